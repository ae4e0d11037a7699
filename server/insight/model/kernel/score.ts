import { aspects, emissions, features, polarity, scores } from "./areas";
import { listAspectFeatures } from "./aspect-features";
import { size } from "./feature-list";
import { listPolarityFeatures } from "./polarity-features";
import { length } from "./sentence";

/** The scores of a token's three labels. */
const TOKEN: usize = 24;

function featureAt(index: i32): usize {
  return load<u16>(features + ((index as usize) << 1)) as usize;
}

/** Adds up what the features of each token say for a first and for a further word of a term, times a share. */
export function scoreFeatures(share: f64): void {
  for (let at = 0; at < length; at += 1) {
    listAspectFeatures(at);
    let first = 0;
    let further = 0;
    for (let index = 0; index < size; index += 1) {
      const weights = aspects + (featureAt(index) << 1);
      first += load<i8>(weights);
      further += load<i8>(weights, 1);
    }
    const token = emissions + (at as usize) * TOKEN;
    store<f64>(token, 0);
    store<f64>(token, (first as f64) * share, 8);
    store<f64>(token, (further as f64) * share, 16);
  }
}

/** Adds what the last network says of each token, times a share. */
export function addScores(share: f64): void {
  let score = scores;
  let token = emissions;
  for (let at = 0; at < length; at += 1) {
    store<f64>(token, load<f64>(token, 8) + (load<f32>(score) as f64) * share, 8);
    store<f64>(token, load<f64>(token, 16) + (load<f32>(score, 4) as f64) * share, 16);
    score += 8;
    token += TOKEN;
  }
}

/** Adds up what the features of a term say for praise. */
export function scorePraise(from: i32, to: i32, moodOfText: i32): i32 {
  listPolarityFeatures(from, to, moodOfText);
  let praise = 0;
  for (let index = 0; index < size; index += 1) praise += load<i8>(polarity + featureAt(index));
  return praise;
}
