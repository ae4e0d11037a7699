/** What only follows from the sentence before it: "no need to buy a second one", "this saves time". */
const FOLLOWS = /^(?:so|thus|then|therefore|no need|no more|(?:this|these|it|they|which|that)(?! \p{L}+ing)) /iu;
/** Behind a comma, what has no subject of its own: "use it outdoors", "suitable for strong dogs". */
const GOES_ON =
  /^(?:use|adjust|suitable|suited|ideal|perfect|great|good|ready|easy|able|reduc|prevent|protect|keep|help|mak|allow|let|giv)\p{L}*\b/iu;

/** Whether a clause says nothing where the one before it may not stand; `isGoingOn` where only a comma is between them. */
export const fallsWith = (clause: string, isGoingOn: boolean): boolean =>
  FOLLOWS.test(`${clause} `) || (isGoingOn && GOES_ON.test(clause));
