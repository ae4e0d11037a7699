import { opinionsIn } from "../aspects/opinions.ts";
import type { Mining } from "../mining/mining.ts";
import { hasCrowd } from "../reviews/plenty.ts";
import { CONTENT_STARS, DISCONTENT_STARS } from "../reviews/stars.ts";
import type { Sentence } from "../text/analyse.ts";
import { distinctReviews, type Supported } from "./avatar-draft.ts";

type Feeling = { name: string; words: string; about: 1 | -1 };

const FEELINGS: readonly Feeling[] = [
  { name: "Relief", words: "relieved|relief", about: 1 },
  { name: "Delight", words: "happy|thrilled|delighted|overjoyed", about: 1 },
  { name: "Pride", words: "proud", about: 1 },
  { name: "Confidence", words: "confident|reassured", about: 1 },
  { name: "Surprise", words: "surprised|impressed|amazed|blown away", about: 1 },
  { name: "Gratitude", words: "grateful|thankful", about: 1 },
  { name: "Frustration", words: "frustrated|frustrating|fed up|annoyed", about: -1 },
  { name: "Disappointment", words: "disappointed|let down|bummed", about: -1 },
  { name: "Anger", words: "angry|furious|mad", about: -1 },
  { name: "Embarrassment", words: "embarrassed|mortified", about: -1 },
];

const DEGREE =
  "(?:(?:so|pleasantly|totally|actually|still|all|very|really|truly|extremely|incredibly|pretty|super|beyond|absolutely|always|also|just|quite|more|even) )*";
const FEELS =
  "\\b(?:I am|I['’]?m|I was|I feel|I felt|we are|we['’]re|we were|we feel|makes? me(?: feel)?|made me(?: feel)?|makes? us(?: feel)?|it is|it['’]s|is|what an?|such an?)";
/** Where the "I" is left out: "So relieved that …". */
const OPENS = "^(?:and )?";
/** What it is about follows. */
const THAT =
  "(?: and (?:\\p{L}+ )?\\p{L}+)? (?:that|because|when|how|to (?!say\\b|have\\b)|(?:at|by|with|about|of|in) |(?:the|my|this|it|its) )";

const cueOf = ({ words }: Feeling): RegExp =>
  new RegExp(
    `(?:${FEELS} ${DEGREE}(?:an? )?|${OPENS}${DEGREE})(?<felt>(?:so |very |really )?(?:${words}))(?=${THAT})`,
    "iu",
  );

/** "Love how easy it is to empty", "takes five hours to charge, which is annoying": told by a verb, or at the end. */
const LOVE: Feeling = { name: "Delight", words: "", about: 1 };
const ANNOYANCE: Feeling = { name: "Frustration", words: "", about: -1 };
const OTHER_CUES = [
  { feeling: LOVE, cue: /^(?:(?:I|we) )?(?:(?:really|absolutely|also|just) )*(?<felt>love)(?= (?:that|how) )/iu },
  {
    feeling: ANNOYANCE,
    cue: /^(?<felt>\p{Lu}[^.!?;:()]{8,70}?),? which is (?:(?:so|very|really|super|pretty|a bit|kind of) )?(?:annoying|frustrating|infuriating)(?=[.!]?$)/u,
  },
];

const CUES = [...FEELINGS.map((feeling) => ({ feeling, cue: cueOf(feeling) })), ...OTHER_CUES];

/** Of the buying, of what they had before or feared, or not felt at all. */
const ELSEWHERE =
  /\b(?:ship\w*|deliver\w*|arriv\w*|packag\w*|seller|amazon|customer service|refund\w*|opened|pkg|box|received|ordered|brought|old (?:one|ones|pair)|previous|last one|other (?:brands?|ones)|before (?:this|these|i)|used to|until|would|could|should|wish|if|but|not|n['’]t|never|review|reviews)\b/iu;

/** "happy with my purchase": nothing that one could be happy about. */
const NOTHING =
  /^\S+(?: \S+)? (?:with|in|by|about|at|of) (?:(?:it|this|these|them)(?: (?:so far|overall|too|as well|though))?$|(?:the|my|this|these|our|his|her) (?:\p{L}+$|(?:\p{L}+ )?(?:purchase|purchases|product|products|item|items|order|one|buy|results?|quality)\b))/iu;

const WORDS_MIN = 3;
const LENGTH_MAX = 90;

const agrees = (about: 1 | -1, rating: number | null): boolean =>
  rating === null || (about > 0 ? rating > DISCONTENT_STARS : rating < CONTENT_STARS);

const ENDS = /[.!?;:,(]|\s[–—-]\s|$/u;

/** Whether what follows speaks as the feeling does: "disappointed because they're cute" goes on otherwise. */
const isAlike = ({ tokens }: Sentence, about: 1 | -1, from: number, to: number): boolean =>
  opinionsIn(tokens).every(({ index, sign }) => {
    const token = tokens[index];
    return token === undefined || token.start < from || token.end > to || sign === about;
  });

type Said = { feeling: Feeling; words: string; span: { reviewId: string; start: number; end: number } };

const saidIn = (told: Sentence, text: string, rating: number | null): Said[] => {
  const { reviewId, start, end } = told;
  const sentence = text.slice(start, end);
  return CUES.flatMap(({ feeling, cue }) => {
    const match = cue.exec(sentence);
    const felt = match?.groups?.["felt"];
    if (match === null || felt === undefined || !agrees(feeling.about, rating)) return [];
    const from = match.index + match[0].lastIndexOf(felt);
    const isWhole = feeling === ANNOYANCE;
    const length = isWhole ? match[0].length : (ENDS.exec(sentence.slice(from))?.index ?? 0);
    const words = sentence.slice(from, from + length).trimEnd();
    const isTold =
      words
        .slice(isWhole ? 0 : felt.length)
        .trim()
        .split(" ").length >= WORDS_MIN && words.length <= LENGTH_MAX;
    const [first, last] = [start + from + felt.length, start + from + words.length];
    const isLike = isWhole || isAlike(told, feeling.about, first, last);
    if (!isTold || !isLike || NOTHING.test(words) || ELSEWHERE.test(sentence)) return [];
    return [{ feeling, words, span: { reviewId, start: start + from, end: last } }];
  });
};

/** Feelings that reviewers name with what they feel them about, in the words of one of them: for where no remark is found that they are about. Among many reviews one voice is none. */
export const feltInWords = (mining: Mining): (Supported & { lead: string })[] => {
  const least = hasCrowd(mining) ? 2 : 1;
  const { sentences, reviews } = mining;
  const byId = new Map(reviews.map((review) => [review.id, review]));
  const said = sentences.flatMap((sentence) => {
    const review = byId.get(sentence.reviewId);
    return review === undefined ? [] : saidIn(sentence, review.text, review.rating);
  });
  return [...Map.groupBy(said, ({ feeling }) => feeling.name)].flatMap(([name, group]) => {
    const spans = group.map(({ span }) => span);
    const [first] = group.toSorted((a, b) => a.words.length - b.words.length);
    if (first === undefined || distinctReviews(spans) < least) return [];
    return [{ lead: name, text: `${name}: “${first.words}”`, spans }];
  });
};
