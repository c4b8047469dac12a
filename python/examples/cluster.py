"""A series over a local cluster of two Ray nodes, one of which is killed in the middle."""

import time

import ray
from ray.cluster_utils import Cluster

import stolik.ray


def main(games=400):
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    lost = cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False)
    try:
        whole = stolik.ray.simulate("keltis", ["planner", "random"], games=games, seed=5, chunk=20)
        records = stolik.ray.records("sobek", ["trader", "random"], games=40, seed=5, chunk=5)
        first = [next(records)]
        cluster.remove_node(lost, allow_graceful=False)
        first += list(records)
        again = stolik.ray.simulate("keltis", ["planner", "random"], games=games, seed=5, chunk=20)
        assert again == whole, "the same seed gives the same series on one node as on two"
        assert len(first) == 40
        print(whole)
    finally:
        ray.shutdown()
        cluster.shutdown()


if __name__ == "__main__":
    begun = time.time()
    main()
    print(f"{time.time() - begun:.0f} s")
