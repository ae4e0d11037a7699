import { mix } from "./hash.ts";

/** Features are numbers below this; two that share a number share a weight. */
export const FEATURE_BITS = 16;
export const FEATURES = 1 << FEATURE_BITS;

/** The features of one token or term. It is filled and emptied in place, because a run makes ten million features. */
export type FeatureList = { readonly ids: Int32Array; size: number; template: number };

export const emptyFeatures = (): FeatureList => ({ ids: new Int32Array(1024), size: 0, template: 0 });

/** Starts a family of features; what it adds cannot be taken for a feature of another family. */
export const openFamily = (list: FeatureList, family: number): void => {
  list.template = family * 64;
};

/** Adds the feature "this template holds these values". */
export const addFeature = (list: FeatureList, a = 0, b = 0, c = 0, d = 0, e = 0): void => {
  list.template += 1;
  let hash = mix(list.template, a);
  hash = mix(hash, b);
  if (c !== 0 || d !== 0 || e !== 0) hash = mix(mix(mix(hash, c), d), e);
  if (list.size < list.ids.length) {
    list.ids[list.size] = (hash >>> 3) & (FEATURES - 1);
    list.size += 1;
  }
};
