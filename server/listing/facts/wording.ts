import { analyseText } from "../../insight/text/analyse.ts";
import { articleBefore } from "../rules/repair-words.ts";
import { withUnitsApart } from "../words/sizes.ts";
import { SMALL_TITLE_WORDS } from "../words/small-words.ts";
import { toPlainCase, toTitleCase } from "../words/title-case.ts";

/** Praise of oneself before a noun, which can go without the noun losing anything. */
const BOAST =
  /(?<![\p{L}-])(?:(?:high|top|good|great|superior|finest|best)[- ]quality|high[- ](?:end|grade)|premium|superior|ultimate|advanced|upgraded|newest|latest|amazing|awesome|perfect|perfectly|excellent|luxur(?:y|ious)|exquisite|stunning|(?:professional|commercial|salon)[- ]grade|professional|innovative|revolutionary|ideal|super|ultra|extremely|very|really|absolutely|crystal|beautiful|wonderful|truly|fully|eco[- ]?friendly|environmentally[- ]friendly|state[- ]of[- ]the[- ]art|cutting[- ]edge|world[- ]class|best[- ]selling)[ -](?=[\p{L}\d])/giu;
/** Praise that reviews may bear out or deny; a fact is a fact without it. */
const PRAISING =
  "(?:durable|ergonomic(?:ally designed)?|long[- ]lasting|strong|sturdy|smooth|roomy|spacious|comfortable|breathable|soft|cozy|quiet|powerful|easy(?! to\\b)|convenient|cute|modern|stylish|flexible|gentle|secure|reliable|large|bright|tough|crisp|vivid|precise|accurate)";
const PRAISE = new RegExp(
  `(?<![\\p{L}-])(?<!\\b(?:is|are|be|stays?|keeps?|feels?|makes? \\S{1,20}) )${PRAISING}(?:,| and)? (?=[\\p{L}\\d])`,
  "giu",
);
/** "thick and cozy fleece" */
const PRAISE_AFTER_AND = new RegExp(`(?<=(\\p{L}+)) and ${PRAISING} (?=\\p{L})`, "giu");
/** Where a clause goes over from what the thing is to what that does for the buyer. */
const BENEFIT =
  /,? (?:(?:which|that) (?:brings?|makes?|saves?|gives?|keeps?)|so(?: that)? (?:you|your|the|no|it)|to (?:keep|give|make|protect|help|ensure|support|provide|reduce|fit|suit)(?= )|for (?:long|a|an|easy|fast|smooth|maximum|extra|better|endless|results|clear|soft|silky|healthy|healthier|fresh|strong|shiny|clean|pure|safe)|makes?|gives?|keeps?|provides?|ensur\w+|lets?|allows?|protects?|fits your|helps?|say goodbye|(?:is |are )?(?:perfect|ideal|great)|(?:is|are) for (?=sharing|entertaining|gifting)|(?:visibly|effectively|instantly|deeply|gently|quickly|easily) \p{L}+s) .*$/iu;
const ARTICLE = /(?<![\p{L}\p{N}'’])(an?) (?=(\S+))/gu;
const OWNERS =
  /^(?:our|the|this|these|your new|simply|just|enjoy|discover|experience) (?!other|only|same|whole|the |your |every|all )(?=[\p{L}\d])/iu;
export const SPELLED = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** "sinks in without residue and never clogs pores": the first of two things that it does. */
const DOES_MORE =
  /^(.{12,}?),? and ((?:(?:never|also|still|easily|gently) )?(?:can be|is|are|gives?|clogs?|keeps?|makes?|leaves?|lets?|provides?|prevents?|protects?|helps?|adds?|brings?|saves?|springs?|supports?|delivers?|offers?|reduces?|removes?|stays?|comes?|works?|fits?|does)\b.*)$/isu;

/** "to start, stop and make a schedule": what follows belongs to the "to". */
const INFINITIVES = /\bto \p{L}+(?:, \p{L}+)*$/iu;

const doneIn = (fact: string): { first: string; besides: string } => {
  const [, first = "", besides = ""] = DOES_MORE.exec(fact) ?? [];
  return INFINITIVES.test(first) && !/^\p{L}+[^s\P{L}]s /iu.test(besides)
    ? { first: "", besides: "" }
    : { first, besides };
};

/** What a clause says first, where it goes on with another thing that the product does; or "". */
export const firstDone = (fact: string): string => doneIn(fact).first;

/** What it goes on with, as a phrase of its own: "machine washable" of "holds its shape and is machine washable". */
export const doneBesides = (fact: string): string => doneIn(fact).besides.replace(/^(?:is|are) /i, "");

export const wordCount = (text: string): number => text.split(" ").length;

/** Begins what needs the words before it. */
export const HANGS = /^(?:for|with|in|on|at|to|from|by|of|and|or|so|that|which)\b/i;
const LEANS_ON_HEADER =
  /^(?:helps?|provides?|gives?|makes?|keeps?|lets?|allows?|offers?|reduces?|absorbs?|protects?|brings?|lights up|glows?|flashes|blinks|shows|displays|opens|closes|slides|tilts|rotates|swivels|turns (?!off\b)|locks|clicks|snaps|catches|traps|removes|captures|creates|easy|simple|ready|quick)\b/i;

/** "easy to take off" behind "Training Wheels:" says what it is of only there. */
export const leansOnHeader = (fact: string): boolean => LEANS_ON_HEADER.test(fact);

/** "hair dryer is equipped with": a bullet need not name the thing. */
const THING_IS =
  /^(?:[\p{L}-]+ ){1,4}(?:is|are) (?=(?:equipped|made|designed|built|seasoned|crafted|constructed|sealed|filled)\b)/iu;
const NAME =
  /^(?:\p{Lu}{2}|[B-Z](?![\p{L}'’])|\p{L}+[\d\p{Lu}]|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}|Bluetooth|Alexa|Google|Apple|Android|Velcro|Vitamin)/u;

const letters = (word: string): string => word.replace(/[^\p{L}]/gu, "");

const isShouted = (words: readonly string[]): boolean => {
  const written = words.filter((word) => letters(word).length > 2);
  return (
    written.length > 1 &&
    written.filter((word) => letters(word) === letters(word).toUpperCase()).length * 2 > written.length
  );
};

const calm = (text: string): string => (isShouted(text.split(" ")) ? toPlainCase(text) : text);

/** "Clean, White, Polish": what is listed are names. */
const NAMES_LISTED = /^\p{Lu}\p{Ll}+, \p{Lu}\p{Ll}+(?:,| and| or| &)/u;

const opensWithName = (text: string): boolean =>
  (NAME.test(text) || NAMES_LISTED.test(text)) &&
  !SMALL_TITLE_WORDS.has(text.slice(0, text.indexOf(" ")).toLowerCase());

/** As a phrase begins in running text; names and models keep their capital. */
export const opened = (text: string): string =>
  opensWithName(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** "at the ideal temperature": without the word, the rest says nothing. */
const FITTING =
  /\b(?:ideal|perfect|optimal|best)(?= (?:temperature|height|angle|position|level|amount|balance|moment|time|distance|thickness)\b)/giu;

/** "with overheat protection", cut from what had it. */
const HAS = /^with (?=\p{L}+ (?:\p{L}+ )*\p{L}+$)/iu;

/** A clause of the seller's without boasts and loud capitals, opening as in running text. */
export const plainFact = (text: string): string =>
  withUnitsApart(
    opened(calm(text).replace(FITTING, "right").replace(BOAST, "").replace(OWNERS, "").replace(THING_IS, "")),
  )
    .replace(HAS, "")
    .replace(ARTICLE, (_, article: string, next: string) => `${articleBefore(article, next)} `)
    .trim();

/** "distributes the heat evenly and", where the rest was cut off. */
const LEFT_OPEN = /[\s,]+(?:and|or|but|&|which|that|so|to|while)$/iu;

/** The thing without what it does for the buyer. */
export const withoutBenefit = (fact: string): string => {
  const head = fact.replace(BENEFIT, "");
  return head === fact ? fact : head.replace(LEFT_OPEN, "");
};

const isAdjective = (word: string, text: string): boolean =>
  analyseText(text, "seller").some(({ tokens }) =>
    tokens.some(({ text: written, pos }) => written === word && pos === "ADJ"),
  );

/** "thick and cozy fleece" without its praise is "thick fleece"; "handle and soft grip" stays "handle and grip". */
const withoutPraise = (fact: string): string =>
  fact
    .replace(PRAISE_AFTER_AND, (said: string, before: string) => (isAdjective(before, fact) ? " " : said))
    .replace(PRAISE, "");

/** "strong buckle, soft padding" without its praise is "buckle, padding", which tells nothing. */
const barens = (fact: string, form: string): boolean => {
  const items = fact.split(", ");
  const left = form.split(", ");
  return (
    items.length === left.length && left.some((item, at) => wordCount(item) === 1 && wordCount(items[at] ?? "") > 1)
  );
};

/** "made with foam, protect your knees" */
const PROMISES_LAST = /, (?:protects?|keeps?|makes?|gives?|helps?|lets?|brings?|provides?|ensures?)\s/iu;

/** What is left to say where reviews deny a fact or only praise is in the way: the thing without praise, without what it does for the buyer, without both. */
export const barerForms = (fact: string): string[] => {
  const head = withoutBenefit(fact);
  return [...new Set([withoutPraise(fact), head, withoutPraise(head)])].filter(
    (form) => form !== fact && !HANGS.test(form) && !PROMISES_LAST.test(form) && !barens(fact, form),
  );
};

const OF_BOTH =
  /^((?:made|built|crafted|constructed|woven|filled) (?:of|from|with|in) )(.+?) and (.+?)(?=$|,| (?:to|for|with|that|which) )/iu;
const GOES_WITH = /^(.{8,}?) with .*$/iu;

/** What may hold of a clause that as a whole does not: it without what it comes with, or one of two materials: "made of oak" of "made of oak and steel with felt feet". */
export const partialForms = (fact: string): string[] => {
  const [, madeOf = "", first = "", second = ""] = OF_BOTH.exec(fact) ?? [];
  const alone = GOES_WITH.exec(fact)?.[1] ?? "";
  return [...(first === "" ? [] : [`${madeOf}${first}`, `${madeOf}${second}`]), ...(alone === "" ? [] : [alone])];
};

const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}%]/gu, "");
const set = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const BOASTS = set(
  "premium quality perfect best amazing ultimate professional luxury super great excellent superior awesome wonderful beautiful unique ideal upgraded advanced powerful high-quality 100% no1",
);
const EMPTY = set(
  "satisfaction service design multi function occasion purpose versatile safe reliable features warranty and with of the for a an use you can trust what get gift size material important note notice product details specs specifications about",
);

/** "Solar Powered, Never Charge Again": a header names, it does not promise. */
const PROMISED = /\b(?:never|always|forever|again|no more|goodbye|worry|anything|everything)\b/i;

/** The seller's header without boasts and promises, in title case; "" where it says nothing then. */
export const plainHeader = (header: string): string => {
  const words = header
    .split(/,\s*/)
    .filter((part) => !PROMISED.test(part))
    .join(", ")
    .replace(BOAST, "")
    .split(/\s+/)
    .filter((word) => word !== "" && !BOASTS.has(bare(word)));
  if (words.every((word) => EMPTY.has(bare(word)) || bare(word) === "")) return "";
  const kept = words.join(" ").replace(/^(?:&|and)\s+|\s+(?:&|and)$/gi, "");
  const spaced = withUnitsApart(kept).replace(/(\d)(g)(?!\p{L})/giu, "$1 g");
  // "LID": what is short is shouted too where nothing is in small letters.
  return toTitleCase(/\p{Ll}/u.test(spaced) ? spaced : toPlainCase(spaced)).replace(
    /\b\p{Lu}\p{Ll}+(?=\d)/gu,
    (model) => model.toUpperCase(),
  );
};
