import type { Review, Span } from "../../../events/result/review.ts";
import { matchesIn } from "../text/spans-of.ts";
import { OCCUPATIONS, PLACES } from "./self-words.ts";

export type SelfKind = "gender" | "ageRange" | "location" | "incomeLevel" | "occupation";

/** Something a reviewer says of themselves, with the words that say it. */
export type SelfStatement = { kind: SelfKind; value: string; words: string; span: Span };

type Pattern = { kind: SelfKind; pattern: RegExp; value: (match: RegExpMatchArray) => string };

const group = (match: RegExpMatchArray): string => (match[1] ?? "").replace(/\s+/g, " ");

const RANGES: readonly (readonly [below: number, range: string])[] = [
  [18, "under 18"],
  [25, "18–24"],
  [35, "25–34"],
  [45, "35–44"],
  [55, "45–54"],
  [65, "55–64"],
];

const rangeOf = (age: number): string => RANGES.find(([below]) => age < below)?.[1] ?? "65 and over";
const byAge = (match: RegExpMatchArray): string => rangeOf(Number(match[1]));

const genderOf = (match: RegExpMatchArray): string =>
  /(?:woman|female|girl|gal|lady|mom|mum|mama|mother|grandm|nana|wife|widow(?!er)|housewife)/i.test(group(match))
    ? "women"
    : "men";

const I_AM = "(?:[Ii] am|[Ii]['’]?m|I['’]m)";
const QUALITY =
  "(?:(?!(?:not|for|gift|present|of|to|from|with|by|and|the|who|that|in|on|my|his|her)\\b)[\\w-]+ ){0,3}?";
const PERSON =
  "woman|man|guy|lady|female|male|gal|mom|mum|mother|dad|father|grandmother|grandma|grandpa|grandfather|husband|wife|widow|widower";
/** "a DeWalt guy" says what one buys. */
const FAN = "\\p{Lu}[\\w-]+ (?:guy|gal|girl|man)\\b";
/** After a number that is an age nothing else may be measured. */
const AGE_END =
  "(?: ?(?:years? (?:old|young)|yrs? old|y/?o)\\b|(?= ?[.,;!)]| and\\b| with\\b| now\\b| but\\b| so\\b| this year\\b|$))";

/** "As a mom would say" tells what moms do, and not who writes. */
const OF_ALL = "(?!['’]s| would\\b| might\\b| could\\b| should\\b| says?\\b| said\\b| once\\b| always\\b)";
const PLACED = `(?:from|in|living in|based in|out of) (?:${PLACES})`;
/** Who somebody says to be, before more of the same: "I'm a 34 year old guy from Ohio, ". */
const SELF = `${I_AM} (?:an? )?(?:[\\w-]+ ){0,5}?(?:${PERSON}|[1-9]\\d(?:[- ]years?[- ]old)?)(?: ${PLACED})?`;

const PATTERNS: readonly Pattern[] = [
  {
    kind: "occupation",
    pattern: new RegExp(
      `\\b${SELF},(?: and| an?){0,2} ((?:retired |former )?(?:${OCCUPATIONS}))(?=[,.;!]| and\\b| so\\b| here\\b|$)`,
      "g",
    ),
    value: group,
  },
  {
    kind: "location",
    pattern: new RegExp(
      `\\b(?:${I_AM}|[Aa]s) an? (?:[\\w-]+ ){0,5}?(?:${PERSON}|${OCCUPATIONS}|student|native|person) (?:from|in|living in|based in|out of) (${PLACES})\\b`,
      "g",
    ),
    value: group,
  },
  {
    kind: "occupation",
    pattern: new RegExp(`\\b${I_AM} (?:an?|the) (${QUALITY}(?:${OCCUPATIONS}))\\b(?!['’]s)`, "g"),
    value: group,
  },
  {
    kind: "occupation",
    pattern: new RegExp(
      `\\b(?:[Aa]s|[Bb]eing|[Ii] work as) an? (${QUALITY}(?:${OCCUPATIONS}))\\b(?!['’]s| would| might| does| aid| assistant)`,
      "g",
    ),
    value: group,
  },
  {
    kind: "occupation",
    pattern: new RegExp(
      `(?:^|[.!?\\n] ?)((?:${OCCUPATIONS})|(?:ER|ICU|[Rr]etired|[Nn]ight shift|[Ll]aw|[Nn]ursing|[Cc]ollege|[Gg]rad|[Ll]ine|[Dd]elivery|[Tt]ruck) (?:${OCCUPATIONS}))(?: here\\b|\\.|,(?= ?(?:\\d|I\\b|my\\b|so\\b|who\\b|twelve\\b|ten\\b|long\\b|bought\\b|been\\b)))`,
      "gi",
    ),
    value: group,
  },
  {
    kind: "occupation",
    pattern:
      /\b[Ii] (teach (?:[\w\d]+ ){0,2}?(?:grade|kindergarten|school|preschool|yoga|piano|music|art|math|science|english|history|swimming)|(?:currently )?drive (?:a truck |an uber |trucks )?for a living|drive a (?:truck|bus|cab|taxi)|write code|work (?:in )?construction|coach (?:[\w']+ ){0,2}?(?:soccer|football|baseball|basketball|softball|hockey|swimming|track|volleyball|tennis)|foster (?:rescue )?(?:dogs|cats)|work from home|paint for a living|work in (?:a |an |the )?(?:hospital|kitchen|restaurant|warehouse|lab|school|bakery|nursing home|office|bar|salon|library|clinic|daycare|factory|retail|healthcare|finance|tech))\b/g,
    value: group,
  },
  {
    kind: "ageRange",
    pattern: new RegExp(`\\b${I_AM} (?:almost |nearly |now |over |turning )?([1-9]\\d)${AGE_END}`, "g"),
    value: byAge,
  },
  { kind: "ageRange", pattern: new RegExp(`\\b${I_AM} an? ([1-9]\\d)[- ]years?[- ]old\\b`, "g"), value: byAge },
  {
    kind: "ageRange",
    pattern:
      /\b(?:[Mm]y eyes are|[Aa]t (?:the age of|age)) ([1-9]\d)(?: years old)?(?=[ .,;!]+(?:years|I|my|and|[.,!]|$))/g,
    value: byAge,
  },
  { kind: "ageRange", pattern: /\b[Aa]s an? ([1-9]\d)[- ]years?[- ]old\b/g, value: byAge },
  {
    kind: "ageRange",
    pattern: new RegExp(`\\b${I_AM} in my (?:early |mid[- ]?|late )?([2-9]0)['’]?s\\b`, "g"),
    value: (match) => `${group(match)}s`,
  },
  {
    kind: "gender",
    pattern: new RegExp(`\\b(?:${I_AM}|[Aa]s|[Bb]eing) an? (?!${FAN})(${QUALITY}(?:${PERSON}))\\b${OF_ALL}`, "gu"),
    value: genderOf,
  },
  {
    kind: "gender",
    pattern: new RegExp(
      `(?:^|[.!?\\n] ?)((?:[\\w-]+ ){0,2}(?:mom|mum|mama|dad|grandma|grandpa|grandmother|grandfather|guy|gal)(?: of \\w+)?) here\\b`,
      "gi",
    ),
    value: genderOf,
  },
  {
    kind: "location",
    pattern: new RegExp(
      `\\b(?:(?:[Ii]|[Ww]e)(?: currently| now)? live in|[Ll]iving in|[Ll]ive in|[Hh]ere in|[Ii]['’]m from|[Ii] am from|[Ww]e['’]re in|based in) (?:(?:a|an|the|my|our) )?(?:[a-z]+ ){0,3}?(?:in )?(${PLACES})\\b`,
      "g",
    ),
    value: group,
  },
  {
    kind: "incomeLevel",
    pattern:
      /\b((?:[Ii] am|[Ii]['’]m|[Ww]e are|[Ww]e['’]re|[Bb]eing|[Aa]s someone|[Ff]or me,?) on a (?:tight |fixed |small |student |limited )?(?:budget|income)|[Ii] (?:can(?:no|['’])t|could ?n['’]t|can not) afford|[Ii] live paycheck to paycheck|on (?:my|a) (?:fixed|tight|student) (?:income|budget))\b/g,
    value: (match) =>
      group(match)
        .replace(/^.*?\b(?=on (?:a|my)\b|can|could|live paycheck)/i, "")
        .replace(/\bmy\b/, "a"),
  },
];

/** Somebody else is the subject, or it is not meant: "my wife works as a nurse", "if I'm a teacher", "like I'm 12". */
const OTHERS =
  /\b(?:my|our|his|her|their|the|a|an) (?:[\w-]+ ){0,2}(?:wife|husband|son|daughter|mom|mother|dad|father|sister|brother|friend|neighbou?r|grandson|granddaughter|boyfriend|girlfriend|partner|niece|nephew|aunt|uncle|cousin|boss|kid|child|teenager|roommate|coworker|guy|lady|woman|man)\b[^.!?;]*$|\b(?:he|she|who|they)\b[^.!?;,]*$|\b(?:if|like|as if|though|think|thinks|thought|says?|said|pretend|wish|until|when|not)\s+$/i;

const isOwn = (text: string, at: number): boolean => {
  const from =
    Math.max(
      text.lastIndexOf(".", at - 1),
      text.lastIndexOf("!", at - 1),
      text.lastIndexOf("?", at - 1),
      text.lastIndexOf("\n", at - 1),
    ) + 1;
  const before = text.slice(from, at);
  return !OTHERS.test(before) || (/\band $/i.test(before) === true && /\b[Ii]\b/.test(before));
};

const trimmed = (match: RegExpMatchArray): { words: string; start: number } => {
  const lead = /^[.!?\s]*/.exec(match[0])?.[0].length ?? 0;
  return { words: match[0].slice(lead).replace(/[,.]$/, ""), start: (match.index ?? 0) + lead };
};

/** What reviewers say of themselves, nothing else: no guess from a name, a product, a hobby or a relative. */
export const findSelfStatements = (reviews: readonly Review[]): SelfStatement[] =>
  reviews.flatMap((review) =>
    PATTERNS.flatMap(({ kind, pattern, value }) =>
      matchesIn(review.text, pattern).flatMap((match) => {
        const { words, start } = trimmed(match);
        const firstPerson = /^(?:i\b|i['’]?m\b|we\b)/i.test(words);
        if (!firstPerson && !isOwn(review.text, start)) return [];
        if (
          firstPerson &&
          /\b(?:if|like|as if|though|says?|said|think|thinks|thought|pretend|until) $/i.test(
            review.text.slice(0, start),
          )
        )
          return [];
        return [{ kind, value: value(match), words, span: { reviewId: review.id, start, end: start + words.length } }];
      }),
    ),
  );
