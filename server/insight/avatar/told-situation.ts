import type { Span } from "../../../events/result/review.ts";
import { withArticle } from "../product/product.ts";
import { singular } from "../text/singular.ts";
import { BODY } from "../text/word-lists.ts";
import { wordSet } from "../text/word-table.ts";
import { distinctReviews } from "./avatar-draft.ts";

/** What tells one house or table from another, and nobody's use from anybody's. */
const PASSING =
  /\b(?:actual|little|normal|regular|real|whole|entire|same|own|new|old|nice|big|small|tiny|huge|favou?rite|happy|lovely|beautiful|typical|usual|local|particular) (?=\p{Ll})/giu;

const SIZE = /^(?:big|small|tiny|huge|little)$/i;

/** "for small hands", "for big dogs": what it is for only by its size. */
const isForSize = (word: string, at: number, text: string): boolean =>
  SIZE.test(word) && /^for $/i.test(text.slice(0, at));

/** "at 6 campgrounds": how many is one reviewer's count. */
const COUNTED = /^((?:in|at|on|to|with) )(?:\d+|two|three|four|five|six|seven|eight|nine|ten|several) (?=\p{L}+s\b)/iu;
/** "12 hr shifts", "a 9 hour flight" */
const LASTING =
  /(\d+)[ -](?:(hr|hour|mile|day|week|night|minute|min)s?)[ -](?=(?:shift|flight|drive|ride|hike|trail|walk|run|trip|day|tour|race|class|session|commute)s?\b)/giu;
/** Where one is inside, wherever one carries a thing "to". */
const ROOMS =
  /^to (?=(?:an?|the) (?:\p{L}+ )?(?:kitchen|bathroom|bedroom|room|garage|basement|attic|garden|yard|backyard|car|truck|van|camper|tent|shower|tub)$)/u;
/** "to meeting room", as it is written in haste; "to work" and "to Rome" have no article. */
const TO_PLACE =
  /^to (?!(?:an?|the|my|our|your|work|school|church|bed|college|university|class|camp|practice|town|day ?care|preschool|kindergarten|training|dinner|lunch)\b)(\p{Ll}+(?: \p{Ll}+)?(?<!s))$/u;
/** "for long trip" */
const ONE_OF_MANY = /^(for (?:long|short|day|road|weekend|camping)) (trip|walk|hike|drive|run|ride|flight|shift)$/u;

/** "To meeting room" is in a meeting room. */
export const withPlace = (text: string): string =>
  text.replace(TO_PLACE, (_, place: string) => `to ${withArticle(place)}`);

/** "in your suitcase" is in anybody's, "for a grilling" is for grilling. */
export const ofAnybody = (text: string): string =>
  text
    .replace(PASSING, (word, at: number, all: string) => (isForSize(word.trim(), at, all) ? word : ""))
    .replace(COUNTED, "$1")
    .replace(LASTING, (_, count: string, unit: string) => `${count}-${unit.replace(/^hr$/i, "hour")} `)
    .replace(/\ban (?=[^aeiou8])(?!(?:11|18)\b|hour|hono|honest|heir)/iu, "a ")
    .replace(/\ba (?=(?:8|11|18)(?:\b|-))/iu, "an ")
    .replace(/\bthis\b|\bthat\b/, "the")
    .replace(/^on (?=(?:road|trail|track|street)$)/iu, "on the ")
    .replace(ROOMS, "in ")
    .replace(/^to (?=(?:an?|the) )/, "at ")
    .replace(/\bsingle /, "")
    .replace(/\b(?:your|our) (\p{L}+)/giu, (_, noun: string) =>
      /[^s]s$/.test(noun) ? `the ${noun}` : withArticle(noun),
    )
    .replace(/\ba (?=(?:RV|SUV|[aeio]\p{Ll}))/gu, (article, at: number, all: string) =>
      /^(?:SUV|one\b)/.test(all.slice(at + 2)) ? article : "an ",
    )
    .replace(/^for an? (?=(?:\p{L}+ )?(?:walks|runs|hikes|drives|rides|shifts)$)/u, "for ")
    .replace(ONE_OF_MANY, "$1 $2s")
    .replace(/^for an? (\p{L}{3,}ing)$/u, "for $1");

const AILING = wordSet(
  "tired sore achy aching swollen restless cracked puffy painful stiff bad weak arthritic flat inflamed burning tight tense",
);
/** "sensitive skin" tells for whom, as a kind of it. */
const KINDS = wordSet("skin hair scalp face");
const ILLS = wordSet(
  "pain pains ache aches cramp cramps swelling arthritis headache headaches migraine migraines fasciitis neuropathy insomnia anxiety eczema acne soreness stiffness sciatica fibromyalgia tendonitis bursitis asthma allergy allergies psoriasis",
);

/** "for tired legs", "for back pain": an ill that it helps against, and no use of it anywhere. */
const isForIll = (text: string): boolean => {
  const [first, ...words] = text.toLowerCase().split(" ");
  const last = words.at(-1) ?? "";
  return (
    first === "for" &&
    (ILLS.has(last) ||
      ((BODY.has(last) || BODY.has(singular(last))) &&
        !KINDS.has(last) &&
        words.some((word) => AILING.has(word) || SIZE.test(word))))
  );
};

/** Where everybody is, a part of the thing itself, and what was named before. */
const ANYWHERE =
  /\bthe (?:other|others|rest)$|\b(?:wife|husband|partner|son|daughter|mom|mother|dad|father)['’]s\b|^(?:in|at|to|around|on|for) (?:(?:an?|the) )?(?:house|home|room|place|site|spot|area|location|outlet|other \p{L}+)$|^for the trip$|^for (?:an? |the )?(?:photos?|pictures?|carrying|using|use|holding|having)$|^in (?:an?|the) (?:front|back|side|inside|inner|outer|main|mesh|zip|zippered|top) pockets?$/iu;

/** "every 10 weeks" is how often it breaks. */
const INTERVAL = /^every (?:\d+|other|few|couple|two|three|four|five|six|second|third|fourth|fifth) /i;

/** Whether words name no situation of anybody's. */
export const isNoSituation = (text: string): boolean => ANYWHERE.test(text) || INTERVAL.test(text) || isForIll(text);

/** "the plane" and "a 9 hour flight" are one. */
const IN_THE_AIR = /(?:^| )(?:plane|airplane|aeroplane|flight)$/;
export const sameUse = (key: string): string => (IN_THE_AIR.test(key) ? "flight" : key);

const SMALL = wordSet("a an the of in on at for to with and every");
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .split(" ")
      .filter((word) => !SMALL.has(word)),
  );

type Line = { text: string; kind: string; spans: readonly Span[] };

/** "For drip" beside "For drip coffee": of what it is used for, the words that tell more, with the voices of the others. */
export const toldOnce = <Told extends Line>(lines: readonly Told[]): Told[] => {
  const told = lines.map((line) => ({ line, words: wordsOf(line.text) }));
  const fuller = ({ line, words }: (typeof told)[number]): Told =>
    told
      .filter(
        (other) =>
          line.kind === "activity" &&
          other.line.kind === line.kind &&
          line.text.split(" ")[0] === other.line.text.split(" ")[0] &&
          words.isSubsetOf(other.words) &&
          distinctReviews(other.line.spans) >= distinctReviews(line.spans),
      )
      .toSorted((a, b) => b.words.size - a.words.size)[0]?.line ?? line;
  return [...Map.groupBy(told, fuller)].map(([line, group]) => ({
    ...line,
    spans: group.flatMap(({ line: { spans } }) => spans),
  }));
};
