/** Whether two types are the same type, not merely assignable to each other. */
export type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** Accepts only `true`: the compiler refuses a file in which an expected type is another one. */
export type Expect<Holds extends true> = Holds;
