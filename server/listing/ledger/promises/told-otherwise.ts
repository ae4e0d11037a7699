import type { ReviewClause } from "../../reviews/review-clause.ts";

/** What a sentence says of a trouble: its words, where they end in the sentence, and what stands around. */
export type Trouble = {
  clause: ReviewClause;
  words: string;
  /** The sentence, the rest of the clause behind the trouble, and the next sentence of the review or "". */
  sentence: string;
  behind: string;
  next: string;
};

const THIS_ONE_NOT =
  /^\W*(?:but |and )?(?:this|these|it|they)(?: (?:ones?|stuff|\p{L}+))? (?:(?:does|do|did|is|are|has|have|was|were|wo)(?: ?n['’]?t| not)|never)\b/u;
const LETTERS_ALIKE = 4;
/** In characters: "a broken wrist and a sore hip". */
const SO_NEAR = 20;

/** "Everything stings. This doesn't sting.": the next sentence denies of this thing what was told of others. */
const isDeniedNext = ({ words, next }: Trouble): boolean => {
  const told = words.match(/\p{L}+/gu)?.at(-1) ?? "";
  return told.length >= LETTERS_ALIKE && THIS_ONE_NOT.test(next) && next.includes(told.slice(0, LETTERS_ALIKE));
};

const RELIEVED =
  /^[^,.;:!?]{0,60}\b(?<!(?:\bnot|\bnever|n['’]t) (?:\w+ )?)(?:calmed|faded|cleared|healed|settled|improved|lessened|vanished|subsided|disappeared|gone|went (?:away|down))\b/;

/** "the redness has calmed way down" */
const isRelieved = ({ behind }: Trouble): boolean => RELIEVED.test(behind);

const CONCEDES =
  /\b(?:but|though|tho|although|however|only|except|wish|complaints?|cons?|downsides?|drawbacks?|gripes?|nitpick|issues?|problems?|unfortunately|still|yet|just|even|until|bit|little|tad|slightly|kinda|kind of|runs|order(?:ed)?|sized?)\b/;

/** Who gives all the stars and concedes nothing tells no trouble by words that no opinion blames: "I have arthritis in both hands". */
const isOfPraise = ({ clause, sentence }: Trouble): boolean =>
  clause.lauds && !clause.blames && !CONCEDES.test(sentence);

/** "I drop it every day and it still works", "gets soaked and plays fine" */
const NO_HARM =
  /^[^.;:!?]{0,60}\b(?:and|but|yet) (?:it |they |this )?(?:(?:is|are) )?(?:(?:still|always|never once) (?:\p{L}+ )?(?:works?|plays?|looks?|runs?|holds?|going|fine|great|perfect(?:ly)?|good as new|like new)|(?:(?!looks )\p{L}+s )?(?:fine|great|perfect(?:ly)?|good as new|like new))\b/u;

const wentWell = ({ behind, sentence, words }: Trouble): boolean =>
  NO_HARM.test(behind) || NO_HARM.test(sentence.slice(sentence.indexOf(words) + words.length));

/** "I have a sore hip": what somebody has from elsewhere. */
const AILMENT =
  /\b\p{L}+ (?:have|has|had) (?:an? |really |very |pretty |got )*(?:bad|broken|sore|arthritic|weak|sensitive|dry) (?:\p{L}+ )?(?:skin|scalp|eyes?|back|neck|shoulders?|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|grip|hips?|knees?|legs?|ankles?|foot|feet|heels?|toes?|joints?|muscles?|stomach)\b/u;

const isAilment = ({ sentence, words }: Trouble): boolean => {
  const match = AILMENT.exec(sentence);
  const at = sentence.indexOf(words);
  return match !== null && match.index <= at && at <= match.index + match[0].length + SO_NEAR;
};

/** Whether the words of a trouble tell of none with this thing; who tells it of himself may also tell how it went. */
export const isToldOtherwise = (trouble: Trouble, person: boolean): boolean =>
  isDeniedNext(trouble) ||
  wentWell(trouble) ||
  (person && (isRelieved(trouble) || isAilment(trouble))) ||
  isOfPraise(trouble);
