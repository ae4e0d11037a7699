/** A clause and whether it asks; what stands between it and the next clause; the next, and what follows that. */
export type Answered = { asks: boolean; between: string; next: string; after: string };

const NO = new RegExp(
  `^(?:(?:lol|um+|uh|well|ha+|so|haha)[,.]? )*(?:${[
    "no",
    "nope",
    "nah",
    "no way",
    "hardly",
    "my foot",
    "as if",
    "yeah right",
    "not (?:so much|really|at all|even close|quite|one bit)",
  ].join("|")})$`,
  "iu",
);
const ENDS_SENTENCE = /[.!?]/;
/** "It's good, no, great": no answer, but a better word. */
const IS_LAST = /^\s*(?:["”’')\]]*\s*(?:[.!?;…]|$)|(?:but|because|since)\b)/iu;

/** Whether what comes next answers a clause with no: "Flour tortillas, no." "Waterproof? Nope." */
export const isAnsweredNo = ({ asks, between, next, after }: Answered): boolean => {
  const [said = "", ...more] = next.trim().split(/[.!…]+(?:\s|$)/u);
  if (!NO.test(said)) return false;
  return asks || (!ENDS_SENTENCE.test(between) && (more.length > 0 || IS_LAST.test(after)));
};
