import { aspects, features, polarity, sums } from "./areas";
import { listAspectFeatures } from "./aspect-features";
import { size } from "./feature-list";
import { listPolarityFeatures } from "./polarity-features";
import { length } from "./sentence";

function featureAt(index: i32): usize {
  return load<u16>(features + ((index as usize) << 1)) as usize;
}

/** Adds up what the features of each token say for a first and for a further word of a term. */
export function scoreFeatures(): void {
  for (let at = 0; at < length; at += 1) {
    listAspectFeatures(at);
    let first = 0;
    let further = 0;
    for (let index = 0; index < size; index += 1) {
      const weights = aspects + (featureAt(index) << 1);
      first += load<i8>(weights);
      further += load<i8>(weights, 1);
    }
    store<i32>(sums + ((at as usize) << 3), first);
    store<i32>(sums + ((at as usize) << 3), further, 4);
  }
}

/** Adds up what the features of a term say for praise. */
export function scorePraise(from: i32, to: i32, moodOfText: i32): i32 {
  listPolarityFeatures(from, to, moodOfText);
  let praise = 0;
  for (let index = 0; index < size; index += 1) praise += load<i8>(polarity + featureAt(index));
  return praise;
}
