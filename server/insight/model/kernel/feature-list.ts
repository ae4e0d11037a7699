import { features } from "./areas";
import { FEATURES } from "./sizes";

/** How many features there are in the list. */
export let size: i32 = 0;
let template: i32 = 0;

/** One number from two, such that near inputs land far apart. */
export function mix(a: i32, b: i32): i32 {
  let hash: u32 = ((a as u32) ^ ((b as u32) * 0x9e3779b1)) * 0x85ebca6b;
  hash ^= hash >>> 15;
  hash *= 0xc2b2ae35;
  return (hash ^ (hash >>> 13)) as i32;
}

export function emptyList(): void {
  size = 0;
}

/** Starts a family of features; what it adds cannot be taken for a feature of another family. */
export function openFamily(family: i32): void {
  template = family * 64;
}

function add(hash: i32): void {
  store<u16>(features + ((size as usize) << 1), (((hash as u32) >>> 3) & (FEATURES - 1)) as u16);
  size += 1;
}

/** Adds the feature "this template holds this value". */
export function addOne(a: i32): void {
  template += 1;
  add(mix(mix(template, a), 0));
}

/** The same with two values. */
export function addTwo(a: i32, b: i32): void {
  template += 1;
  add(mix(mix(template, a), b));
}

/** The same with up to five values. */
export function addMore(a: i32, b: i32, c: i32, d: i32 = 0, e: i32 = 0): void {
  template += 1;
  let hash = mix(mix(template, a), b);
  if ((c | d | e) !== 0) hash = mix(mix(mix(hash, c), d), e);
  add(hash);
}
