//! The promises of the store, tested on real files and a real PostgreSQL.

mod backup;
mod cluster;
mod common;
mod copying;
mod crash;
mod damage;
mod failing;
mod grants;
mod lobby;
mod log;
mod many;
mod opening;
mod postgres;

/// Runs each of these tests over a file and over PostgreSQL. One that is not listed is never run, and so does not
/// compile without a warning.
macro_rules! over_both {
    ($($module:ident { $($test:ident,)* })*) => {
        mod over_sqlite {
            $(mod $module { $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    crate::$module::$test(crate::common::House::sqlite()).await;
                }
            )* })*
        }
        mod over_postgres {
            $(mod $module { $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    crate::$module::$test(crate::common::House::postgres()).await;
                }
            )* })*
        }
    };
}

over_both! {
    log {
        a_log_is_what_was_appended_in_order,
        entries_are_kept_as_they_are,
        a_long_game_can_be_stored_at_once,
        a_table_may_begin_empty,
        a_conflict_leaves_nothing,
        a_table_is_created_once,
        an_unknown_table_is_told_from_an_empty_one,
        a_summary_changes_with_its_append_or_alone,
        tables_whose_ids_begin_alike_do_not_mix,
    }
    lobby {
        lists_are_newest_first,
        filters_narrow_together,
        tables_are_found_by_name_and_by_their_bots,
        old_tables_are_removed_with_their_logs,
        pages_do_not_overlap,
        sizes_and_lengths_are_counted,
        the_first_writer_of_a_value_wins,
        a_token_is_taken_once,
        a_token_ends_at_its_time,
        taking_any_token_sweeps_the_expired,
        a_token_is_not_overwritten_nor_repeated_in_the_error,
    }
    grants {
        grants_are_found_from_both_sides_until_they_are_revoked,
        a_device_acts_as_one_player_at_a_table,
        a_token_can_be_looked_at_before_it_is_taken,
    }
    many {
        of_rivals_for_an_index_exactly_one_wins,
    }
    opening {
        a_closed_store_says_so,
        closing_lets_queued_changes_land,
        two_stores_on_one_house_keep_its_logs_right,
        a_reopened_store_has_everything,
    }
    crash {
        what_was_acknowledged_survives_being_killed,
    }
}
