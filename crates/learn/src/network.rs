//! Networks that were trained elsewhere, and the bots that play them.

use bots::{AnyBot, Bot};
use engine::random::PlayoutRng;
use engine::{Encoded, Game, View};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

/// A network of dense layers with rectifiers between them, from an observation to a number for each action.
#[derive(Clone, PartialEq, Debug)]
pub struct Network {
    game: String,
    layers: Vec<Layer>,
    adviser: Option<Adviser>,
}

/// A bot whose promises are added to the numbers of a network.
#[derive(Clone, PartialEq, Debug)]
struct Adviser {
    bot: String,
    /// What its promises ([`Bot::promises`]) are multiplied with.
    trust: f32,
}

#[derive(Clone, PartialEq, Debug)]
struct Layer {
    /// Outputs × inputs, row by row.
    weight: Vec<f32>,
    bias: Vec<f32>,
}

/// Why a file is no network that can be played.
#[derive(Debug, thiserror::Error)]
pub enum BadNetwork {
    /// It cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// It is not written as it should be.
    #[error("this is no file of weights: {0}")]
    Format(String),
    /// It was trained for another game, other rules or other observations.
    #[error("the network does not fit: {0}")]
    Unfit(String),
}

fn format(reason: impl Into<String>) -> BadNetwork {
    BadNetwork::Format(reason.into())
}

#[derive(Deserialize)]
struct Tensor {
    dtype: String,
    shape: Vec<usize>,
    data_offsets: [usize; 2],
}

#[derive(Deserialize)]
struct Header {
    #[serde(rename = "__metadata__")]
    about: BTreeMap<String, String>,
    #[serde(flatten)]
    tensors: BTreeMap<String, Tensor>,
}

/// The part of a file that begins here with so many bytes.
fn part(bytes: &[u8], first: usize, last: usize) -> Result<&[u8], BadNetwork> {
    bytes.get(first..last).ok_or_else(|| format(format!("bytes {first} to {last} are missing")))
}

/// A safetensors file: its header, and the bytes after it.
struct File<'a> {
    header: Header,
    data: &'a [u8],
}

impl<'a> File<'a> {
    fn read(bytes: &'a [u8]) -> Result<Self, BadNetwork> {
        let length = part(bytes, 0, 8)?.try_into().map_or(u64::MAX, u64::from_le_bytes);
        let start = usize::try_from(length).ok().and_then(|length| length.checked_add(8));
        let start = start.ok_or_else(|| format("the header is longer than any file"))?;
        let header = serde_json::from_slice(part(bytes, 8, start)?);
        Ok(Self { header: header.map_err(|bad| format(bad.to_string()))?, data: &bytes[start..] })
    }

    fn about(&self, name: &str) -> Result<&str, BadNetwork> {
        let told = self.header.about.get(name).map(String::as_str);
        told.ok_or_else(|| format(format!("{name} is not told")))
    }

    /// Who gives advice, if anybody does.
    fn adviser(&self) -> Result<Option<Adviser>, BadNetwork> {
        let Some(bot) = self.header.about.get("adviser") else { return Ok(None) };
        let trust = self.about("trust")?.parse().ok().filter(|trust: &f32| trust.is_finite());
        let trust = trust.ok_or_else(|| format("trust is no number"))?;
        Ok(Some(Adviser { bot: bot.clone(), trust }))
    }

    /// The numbers and the shape of a tensor with so many sides.
    fn tensor(&self, name: &str, sides: usize) -> Result<(Vec<f32>, &[usize]), BadNetwork> {
        let tensor = self.header.tensors.get(name).ok_or_else(|| format(format!("{name} is missing")))?;
        let [first, last] = tensor.data_offsets;
        let data = part(self.data, first, last)?;
        let wanted = tensor.shape.iter().try_fold(4usize, |size, &side| size.checked_mul(side));
        if tensor.dtype != "F32" || tensor.shape.len() != sides || wanted != Some(data.len()) {
            return Err(format(format!("{name} has another shape than its data")));
        }
        let numbers = data.as_chunks::<4>().0.iter().map(|&bytes| f32::from_le_bytes(bytes));
        Ok((numbers.collect(), &tensor.shape))
    }
}

impl Network {
    /// Reads a safetensors file as the Python package writes it: layers `0.weight`, `0.bias`, `1.weight`, … and in its
    /// metadata `game`, `rules` and the number of `layers`; also `adviser` and `trust` where a bot of the house gives
    /// advice.
    pub fn read(bytes: &[u8]) -> Result<Self, BadNetwork> {
        let file = File::read(bytes)?;
        let count: usize = file.about("layers")?.parse().map_err(|_| format("layers is no number"))?;
        let mut layers: Vec<Layer> = Vec::new();
        for number in 0..count {
            let (weight, shape) = file.tensor(&format!("{number}.weight"), 2)?;
            let (bias, _) = file.tensor(&format!("{number}.bias"), 1)?;
            let fits = layers.last().is_none_or(|before| before.bias.len() == shape[1]);
            if !fits || bias.len() != shape[0] {
                return Err(format(format!("layer {number} does not go with the others")));
            }
            layers.push(Layer { weight, bias });
        }
        let network = Self { game: file.about("game")?.to_owned(), layers, adviser: file.adviser()? };
        network.check(file.about("rules")?)?;
        Ok(network)
    }

    /// Whether it is for a game of the house, as it is played today.
    fn check(&self, rules: &str) -> Result<(), BadNetwork> {
        let unfit = |reason: String| Err(BadNetwork::Unfit(reason));
        let Some(coding) = games::coding(&self.game) else {
            return unfit(format!("there is no game `{}`", self.game));
        };
        if rules != coding.kind().rules().to_string() {
            return unfit(format!("it knows rules {rules} of {}, not {}", self.game, coding.kind().rules()));
        }
        let Some((first, last)) = self.layers.first().zip(self.layers.last()) else {
            return unfit("it has no layers".to_owned());
        };
        let inputs = first.weight.len().checked_div(first.bias.len()).unwrap_or(0);
        if (inputs, last.bias.len()) != (coding.length(), coding.actions()) {
            return unfit(format!(
                "it goes from {inputs} numbers to {}, {} from {} to {}",
                last.bias.len(),
                self.game,
                coding.length(),
                coding.actions()
            ));
        }
        match &self.adviser {
            Some(adviser) if bots::bot(&self.game, &adviser.bot).is_err() => {
                unfit(format!("there is no bot `{}` to advise it", adviser.bot))
            }
            _ => Ok(()),
        }
    }

    /// Its game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The numbers of the actions for an observation.
    pub fn forward(&self, observation: &[f32]) -> Vec<f32> {
        let mut values = observation.to_vec();
        for (at, layer) in self.layers.iter().enumerate() {
            values = layer.forward(&values);
            if at + 1 < self.layers.len() {
                for value in &mut values {
                    *value = value.max(0.0);
                }
            }
        }
        values
    }
}

impl Layer {
    /// Most numbers of an observation are 0, so that inputs are taken one by one and those left out.
    fn forward(&self, inputs: &[f32]) -> Vec<f32> {
        let hot: Vec<(usize, f32)> =
            inputs.iter().copied().enumerate().filter(|&(_, input)| input != 0.0).collect();
        let rows = self.weight.chunks_exact(inputs.len().max(1));
        let sum = |row: &[f32]| hot.iter().map(|&(at, input)| row[at] * input).sum::<f32>();
        rows.zip(&self.bias).map(|(row, bias)| sum(row) + bias).collect()
    }
}

/// A bot that takes the open action with the highest number.
struct Learned<G: Encoded> {
    name: &'static str,
    network: Network,
    /// With what is added for its advice.
    adviser: Option<(Box<dyn Bot<G>>, f32)>,
}

impl<G: Encoded> Learned<G> {
    fn new(name: &'static str, network: Network) -> Self {
        let adviser = network.adviser.as_ref();
        // A network whose adviser is unknown is refused when it is read.
        let adviser = adviser.and_then(|adviser| Some((bots::typed(&adviser.bot).ok()?, adviser.trust)));
        Self { name, network, adviser }
    }
}

impl<G: Encoded> Bot<G> for Learned<G> {
    fn name(&self) -> &'static str {
        self.name
    }

    fn choose(&self, view: &View<G>, rng: &mut PlayoutRng) -> G::Action {
        let mut observation = vec![0.0; G::OBSERVATION_LENGTH];
        G::observe(view, &mut observation);
        let mut values = self.network.forward(&observation);
        if let Some((adviser, trust)) = &self.adviser {
            let mut promises = Vec::with_capacity(view.legal.len());
            adviser.promises(view, rng, &mut promises);
            for (&action, promise) in view.legal.iter().zip(promises) {
                values[G::index(action)] += trust * promise;
            }
        }
        let value = |action: &G::Action| values[G::index(*action)];
        let best = view.legal.iter().copied().max_by(|a, b| value(a).total_cmp(&value(b)));
        // The contract of a bot: something is open.
        best.unwrap_or(view.legal[0])
    }
}

/// The bot of a network, under a name.
pub fn learned(name: String, network: Network) -> AnyBot {
    // A bot lives as long as the program.
    let name: &'static str = Box::leak(name.into_boxed_str());
    macro_rules! made {
        ($($module:ident: $Game:ident),*) => {
            match network.game() {
                $(<games::$module::$Game as Game>::ID => {
                    AnyBot::new::<games::$module::$Game>(Box::new(Learned::new(name, network)))
                })*
                game => unreachable!("a network for {game} is refused when it is read"),
            }
        };
    }
    games::every_game!(made)
}

/// The bots of the files `NAME.safetensors` in a folder, by name.
pub fn in_folder(folder: &Path) -> Result<Vec<AnyBot>, (String, BadNetwork)> {
    let mut found = Vec::new();
    let files = fs::read_dir(folder).map_err(|error| (folder.display().to_string(), error.into()))?;
    let mut paths: Vec<_> = files.flatten().map(|file| file.path()).collect();
    paths.sort();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|end| end == "safetensors")) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let read = fs::read(path).map_err(BadNetwork::from).and_then(|bytes| Network::read(&bytes));
        found.push(learned(name, read.map_err(|bad| (path.display().to_string(), bad))?));
    }
    Ok(found)
}
