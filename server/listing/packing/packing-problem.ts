/** Something that may be chosen. Elements, groups and items go by their numbers. */
export type Item = {
  /** Room it takes, a whole number. */
  cost: number;
  /** Elements (words, claims) that are there once it is chosen. */
  brings: readonly number[];
  /** Items that cannot stand beside it; both sides may name each other. */
  clashes: readonly number[];
  /** No more items of a group are chosen than the problem's `most` allows. */
  group: number;
};

/** Worth its whole-numbered value once every element it needs is there. */
export type Goal = { value: number; needs: readonly number[] };

export type PackingProblem = {
  items: readonly Item[];
  goals: readonly Goal[];
  limit: number;
  /** How many items of each group may be chosen. */
  most: readonly number[];
  /** Elements that are there before anything is chosen. */
  given: readonly number[];
  /** Items chosen in any case; the caller sees to it that they fit together. */
  required: readonly number[];
};

export type Packed = {
  /** In rising order. */
  chosen: readonly number[];
  value: number;
  /** No choice within the limit that holds the required items is worth more. */
  bound: number;
  optimal: boolean;
};
