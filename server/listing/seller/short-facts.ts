import { COLORS } from "../../insight/product/product-words.ts";
import { isOthersBrand } from "../rules/others-brands.ts";
import { characters, wordsOf } from "../words/fold.ts";
import { contentWords, sensesOf } from "../words/same-sense.ts";
import { isVariant, printedUnit, standsClose } from "../words/sizes.ts";
import { SMALL_TITLE_WORDS } from "../words/small-words.ts";

/** Praise of oneself that no shopper can check and none searches for. */
export const PUFFERY: ReadonlySet<string> = new Set(
  "premium quality high highest perfect best amazing ultimate professional luxury luxurious super great excellent superior awesome fantastic wonderful beautiful stunning unique exclusive ideal must top rated seller selling hot item choice new improved upgraded upgrade latest version guaranteed guarantee satisfaction special deal sale value number item product".split(
    " ",
  ),
);

/** Where it is or how it works, and no praise: "Top Rack Dishwasher Safe", "Top Load Washer". */
const ON_TOP = /^(?:rack|load|loading|loader|open|opening|handle|zip|layer|coat|feed|shelf|drawer|soil|fill)s?$/i;

/** "Knee High", "Waist High": how far it reaches. */
const REACHED = /^(?:knee|thigh|ankle|calf|waist|chest|counter|bar)$/i;

/** Whether a word praises where it stands, behind `before` and before `next`. */
export const isPuffery = (word: string, next = "", before = ""): boolean => {
  const plain = word.toLowerCase().replace(/[^\p{L}]/gu, "");
  const isMeasure = (plain === "top" && ON_TOP.test(next)) || (plain === "high" && REACHED.test(before));
  return PUFFERY.has(plain) && !isMeasure;
};

/** Places and pastimes, which title writers string together: "Home Salon Travel". */
export const PASTIMES: ReadonlySet<string> = new Set(
  "home house kitchen office bedroom bathroom dorm college school gym salon spa travel trip camping hiking fishing hunting beach pool garden yard lawn patio deck balcony outdoor outdoors indoor car truck boat rv party wedding picnic bbq work business sport sports running jogging walking fitness yoga wash cleaning decor daily everyday".split(
    " ",
  ),
);

const isStrungUses = (words: readonly string[]): boolean =>
  words.length > 1 && words.every((word) => PASTIMES.has(word.toLowerCase()));

type Size = { characters: number; words: number };

export const SHORT_FACT: Size = { characters: 30, words: 4 };

export const segmentsOf = (text: string): string[] =>
  text
    .split(/\s*(?:[|;•·([{)\]}]|,(?!(?<=\d,)\d))+\s*|\s+[-–—/:]+\s+|:\s+|\s*[–—]\s*/)
    .map((segment) => segment.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+%"'″′]+$/gu, ""))
    .filter((segment) => /[\p{L}\p{N}]/u.test(segment));

const AUDIENCE =
  /^(?:any|all|every)\b|\b(?:men|women|kids?|boys?|girls?|gifts?|him|her|mom|dad|adults?|for|by)\b|\p{L}\.$|\b\p{L}\. /iu;
const TELLS_ALONE =
  /(?:proof|free|able|ible|resistant|less|ed|steel|leather|cotton|wood|silicone|ceramic|glass|bamboo)$|-|\d\p{L}|hardcover|paperback/iu;

/** Words that only end like a quality, and the second halves of qualities. */
const TELLS_NOTHING =
  /^(?:proof|free|resistant|less|able|bed|shed|sled|feed|seed|weed|powered|integrated|operated|controlled|equipped|enabled|designed|assisted|activated|inspired|packed|sized|styled|themed|included|needed|used|infused|enriched|filled|approved|recommended|related|based|rated|rear|wood|glass)$/i;

/** More words before one that is said already are no quality: "Mill with 30 Adjustable" of its settings. */
const MOST_CUT = 2;

/** A word run, and whether words of its segment that are said already followed it or went before it as part of the same phrase. */
type Run = { text: string; isCut: boolean; isTorn: boolean };

/** Whether a phrase can stand between commas: no list of people, no lone word and no words that need another. */
const isPhrase = ({ text, isCut, isTorn }: Run): boolean =>
  isVariant(text) ||
  ((isCut || !isTorn) &&
    !AUDIENCE.test(text) &&
    !isStrungUses(wordsOf(text)) &&
    !isOthersBrand(text) &&
    (!/^\d/.test(text) || COUNTED.test(text) || RATE.test(text)) &&
    (isCut
      ? TELLS_ALONE.test(text) && !TELLS_NOTHING.test(text) && wordsOf(text).length <= MOST_CUT
      : text.includes(" ") || (TELLS_ALONE.test(text) && !TELLS_NOTHING.test(text))));

/** "2 Batteries", "3 Heat Settings": a number of things; times and steps of a promise are none. */
export const COUNTED =
  /^\d{1,3} (?:\p{L}[\p{L}-]* ){0,2}(?!(?:days?|hours?|hrs|mins|minutes|weeks?|months?|years?|seconds|times|less|uses|ways|options)\b)\p{L}{2,}[^s\P{L}]s(?: (?:&|and) (?:\p{L}+ )?\p{L}{3,})?$/iu;

/** "plus turbo" goes on with what stands before it; "plus size" does not. */
const isAdded = (words: readonly string[], at: number): boolean =>
  words[at]?.toLowerCase() === "plus" && !/^(?:sizes?|sized)$/i.test(words[at + 1] ?? "size");

export const trimSmall = (words: readonly string[]): readonly string[] => {
  const isSmall = (word: string | undefined): boolean =>
    word !== undefined && (word === "&" || SMALL_TITLE_WORDS.has(word.toLowerCase()));
  const from = words.findIndex((word, at) => !isSmall(word) && !isAdded(words, at));
  const to = words.findLastIndex((word) => !isSmall(word));
  return from === -1 ? [] : words.slice(from, to + 1);
};

/** "3 in 1" is no size. */
const MEASURE =
  /(?<![\p{L}\p{N}.,])(?<!\d\/)(?<!\d ?[-–x×] ?)(\d{1,3}[-–]\d{1,3}(?= ?mmhg)|\d+(?:[.,]\d+)*(?:[ -]\d{1,2}\/\d{1,2}|\/\d{1,2})?(?: ?[x×] ?\d+(?:[.,]\d+)?){0,2})[ -]?(fl\.? oz|[a-z]{1,7})(?![\p{L}\p{N}]|-\d| 1\b)/giu;
/** What a measure is the measure of: "1000 ft Range" is no size. */
const OF_POWER =
  /^ (?:range|distance|coverage|reach|playtime|runtime|battery|motor|zoom|lens)\b|^(?: (?:in|per|every) |\/)(?:\d{1,3} ?)?(?:days?|hours?|hrs?|h|mins?|minutes?)\b/i;
/** "26lbs in 24Hrs": what the thing does in a time. */
const RATE = /^\d+(?:\.\d+)? ?\p{L}+ (?:in|per) (?:\d{1,3} ?)?(?:day|hours?|hrs?|mins?|minutes?)$/iu;

/** "24 g Protein per Serving": how much there is of it in each, and no size of the thing. */
const PER_USE =
  /^(\d[\d.,]*) ?(\p{L}{1,4}) (?:of )?((?:\p{L}+ ){0,3})per (serving|scoop|capsule|tablet|dose|bar|gummy|sachet|sheet|pad|wash|load|use|cup|bottle|can|piece)$/iu;

/** The same without words that are said already: "24g per Serving"; "" of anything else. */
const amountPerUse = (segment: string, said: ReadonlySet<string>): string => {
  const [, amount = "", unit = "", what = "", use = ""] = PER_USE.exec(segment) ?? [];
  if (use === "") return "";
  const named = what
    .split(" ")
    .filter((word) => word !== "" && sensesOf(word).isDisjointFrom(said) && !isPuffery(word));
  const measure = standsClose(unit) ? `${amount}${printedUnit(unit)}` : `${amount} ${unit}`;
  return [measure, ...named, "per", use].join(" ");
};

const A_PART = "(?!(?:and|or|for|with|in|per|every|by|at|on)\\b)\\p{L}[\\p{L}-]{2,}";
const MEASURED_PART = new RegExp(
  `^(\\d[\\d.,]*[ -]?[a-z]{1,7}) (?:${A_PART} )?${A_PART}(?: (?:&|and) ${A_PART})?$`,
  "iu",
);

/** "1.5L Bladder", "20V Battery": the measure of a part, and not of the thing. */
export const isMeasuredPart = (text: string): boolean => isVariant(MEASURED_PART.exec(text)?.[1] ?? "");

/** What stands before and behind the measure of a part: "with 1.5L Bladder". */
const COMES_WITH = /(?:^| )(?:with|w\/|plus) (?:an? )?$/i;
const BEFORE_PART = new RegExp(`^ ${A_PART}(?!\\p{L})`, "iu");

const OF_PIECES = /^(?:pcs?|pieces?)$/i;
/** What a number of pieces counts, to the end of its phrase: "43pcs Bits" are 43 bits. */
const COUNTED_NOUN = /^ ((?:\p{L}[\p{L}-]+ )?\p{L}{2,}[^s\P{L}]s)(?= (?:with|for|and|&) |$)/iu;

/** Sizes apart from the words around them, with a space before the unit: "32oz Stainless Steel" is two pieces. */
const piecesOf = (segment: string, said: ReadonlySet<string>): string[] => {
  const pieces: string[] = [];
  let from = 0;
  for (const match of segment.matchAll(MEASURE)) {
    const unit = match[2] ?? "";
    const size =
      standsClose(unit) && !match[0].includes(" ") ? `${match[1]}${printedUnit(unit)}` : `${match[1]} ${unit}`;
    const after = segment.slice(match.index + match[0].length);
    const isOfPart = COMES_WITH.test(segment.slice(0, match.index)) && BEFORE_PART.test(after);
    if (!isVariant(size) || OF_POWER.test(after) || isOfPart) continue;
    const counted = OF_PIECES.test(unit) ? (COUNTED_NOUN.exec(after)?.[1] ?? "") : "";
    if (counted !== "" && sensesOf(counted).isDisjointFrom(said)) {
      pieces.push(segment.slice(from, match.index), `${match[1]} ${counted}`);
      from = match.index + match[0].length + counted.length + 1;
      continue;
    }
    pieces.push(segment.slice(from, match.index), size);
    from = match.index + match[0].length;
  }
  return [...pieces, segment.slice(from)].map((piece) => piece.trim()).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
};

/** The sizes that a text gives: "8 Liters" of "8 Liters of Storage". */
export const sizesIn = (text: string): string[] =>
  piecesOf(text, new Set()).filter((piece) => /\d/.test(piece) && isVariant(piece));

const isColor = (word: string | undefined): boolean => COLORS.has((word ?? "").toLowerCase());

/** "Shoe Storage Black", after the shoe is said: the color stands alone, the storage does not. */
const withoutTorn = (run: readonly string[]): readonly string[] => {
  const color = run.findIndex((word, index) => isColor(word) && run.slice(index).every(isColor));
  return color > 0 ? run.slice(color) : run;
};

/** Begins a phrase of its own behind words that are said already: "Brushes & Sponge Pad". */
const JOINS = /^(?:&|and|with|plus|\+|w\/)$/i;

type Words = { words: readonly string[]; isTorn: boolean };

/** The words of a segment that are not said already; "Catching Grate" of "Litter Catching Grate" is torn, unless what went before ends a phrase. */
const runsOf = (segment: string, said: ReadonlySet<string>, ends: ReadonlySet<string>): Words[] => {
  const runs: { words: string[]; isTorn: boolean }[] = [{ words: [], isTorn: false }];
  const all = segment.split(" ");
  for (const [at, word] of all.entries()) {
    const senses = sensesOf(word);
    const run = runs.at(-1);
    if (!senses.isDisjointFrom(said)) runs.push({ words: [], isTorn: senses.isDisjointFrom(ends) });
    else if (isPuffery(word, all[at + 1], all[at - 1]))
      runs.push({ words: [], isTorn: run?.isTorn === true && run.words.length === 0 });
    else if (run !== undefined) {
      if (run.words.length === 0 && JOINS.test(word)) run.isTorn = false;
      run.words.push(word);
    }
  }
  return runs;
};

/** What a thing is for, up to what comes with it. */
const USE = /^(.*?)(?:^|\s)(?:for|against)\s(.*?)(?:\s((?:with|plus|w\/)\s.*))?$/i;
/** The last part of a list, and what may stand before it. */
const LIST_END = /^\S+(?: \S+)? (?:and|&|or) \S+(?: \S+)?$/i;
const LIST_PART = /^\p{L}\S*(?: \p{L}\S*)?$/u;
const LONGEST_LIST = 3;

/** A segment without what the thing is for, whose sizes are sizes of the thing; and the use that it ends on, or "". */
const withoutUse = (segment: string): { kept: string[]; open: string } => {
  const [, before = "", use = "", part] = USE.exec(segment) ?? [];
  if (use === "") return { kept: [segment], open: "" };
  const sizes = piecesOf(use, new Set()).filter(isVariant);
  const rest = part === undefined ? { kept: [], open: use } : withoutUse(part);
  return { kept: [before, ...sizes, ...rest.kept].filter((text) => text !== ""), open: rest.open };
};

const arePlaces = (text: string): boolean =>
  text.split(" ").every((word) => /^(?:and|or|&)$/i.test(word) || PASTIMES.has(word.toLowerCase()));

/** "for Dark Spots, Fine Lines and Wrinkles": how many of the next segments belong to the list of uses; behind a place only places do. */
const restOfList = (use: string, segments: readonly string[]): number => {
  const end = segments.slice(0, LONGEST_LIST).findIndex((segment) => LIST_END.test(segment));
  const isList = segments.slice(0, Math.max(0, end)).every((segment) => LIST_PART.test(segment));
  const isAlike = !arePlaces(use) || segments.slice(0, end + 1).every(arePlaces);
  return use !== "" && isList && isAlike ? end + 1 : 0;
};

/** What a line says of the thing itself, not of what it is for. */
const withoutUses = (segments: readonly string[]): string[] => {
  const [first, ...others] = segments;
  if (first === undefined) return [];
  const { kept, open } = withoutUse(first);
  return [...kept, ...withoutUses(others.slice(restOfList(open, others)))];
};

/** Said of the whole thing; what is removable is a part, and says nothing without it. */
const QUALITIES =
  /(?<![\p{L}-])(?:(?:\p{L}+[ -](?:proof|resistant|free|wicking|approved|certified))|(?:knee|thigh|ankle|waist|floor)[ -](?:high|length)|(?:height|angle|speed)[ -]adjustable|double[- ]sided|hands[- ]free|waterproof|breathable|lightweight|adjustable|foldable|reusable|rechargeable|dimmable|washable|stackable|reversible|expandable|collapsible|portable|insulated|cordless|windproof|shatterproof|rustproof|leakproof|self-cleaning)(?![\p{L}-])/giu;

/** The qualities in a run of words that is too long to stand whole: "Puncture Proof" of a string of them. */
export const qualitiesIn = (text: string): string[] => [...text.matchAll(QUALITIES)].map(([quality]) => quality);

/** What a line says beyond words that are said already, as short phrases in their own order; `ends` are words behind which another phrase may begin, as behind the name of the thing. */
export const factsIn = (
  line: string,
  said: ReadonlySet<string>,
  longest: Size = SHORT_FACT,
  ends: ReadonlySet<string> = new Set(),
): string[] =>
  withoutUses(segmentsOf(line))
    .flatMap((segment) => {
      const each = amountPerUse(segment, said);
      return each === "" ? piecesOf(segment, said) : [each];
    })
    .flatMap((segment) => {
      if (isVariant(segment) || PER_USE.test(segment)) return [segment];
      const runs = runsOf(segment, said, ends);
      return runs
        .map(({ words, isTorn }, index): Run => {
          const kept = trimSmall(index === 0 ? words : withoutTorn(words));
          return { text: kept.join(" "), isCut: index < runs.length - 1, isTorn };
        })
        .filter(({ text }) => text !== "")
        .flatMap((run): Run[] => {
          const isShort = characters(run.text) <= longest.characters && wordsOf(run.text).length <= longest.words;
          if (isShort && (longest !== SHORT_FACT || isPhrase(run))) return [run];
          return longest === SHORT_FACT && (!isShort || run.isCut)
            ? qualitiesIn(run.text).map((text) => ({ ...run, text }))
            : [];
        })
        .map(({ text }) => text.replace(/^[^\p{L}\p{N}]+/u, ""))
        .filter(
          (fact) => isVariant(fact) || RATE.test(fact) || contentWords(fact).some((word) => /\p{L}{3}/u.test(word)),
        );
    });
