import type { PraiseTold } from "../../insight/avatar/praise-told.ts";
import { gerundOf, pluralVerb, presentOf } from "../../insight/statements/inflect.ts";
import { isKnownWord, type Token } from "../../insight/text/analyse.ts";
import { MATERIAL_WORDS } from "../words/materials.ts";
import { DEGREE, LIKING } from "./liking.ts";
import { reworded } from "./reword.ts";
import { standsAlone } from "./stands-alone.ts";
import { tidied } from "./tidy-phrase.ts";

/** A praise with the words it was told in and the number its copy speaks in. */
type Praise = PraiseTold & {
  tokens: readonly Token[];
  plural: boolean;
  /** The noun of the product. */
  name: string;
};

const OPENS_VERB = /^(?:is|are|has|have|can|will|won['’]t|does|do|doesn['’]t|don['’]t)$/;

/** "is sturdy and slips into a pocket" says two things. */
const partsOf = ({ predicate, tokens }: Praise): string[] => {
  const isVerb = (word: string): boolean =>
    OPENS_VERB.test(word) ||
    tokens.some(({ lower, pos, lemma }) => lower === word && pos === "VERB" && lower !== lemma && word.endsWith("s"));
  const words = predicate.split(" ");
  const parts: string[][] = [[]];
  words.forEach((word, at) => {
    const next = words.slice(at + 1).find((each) => !/^(?:also|still|even|really|easily|just)$/i.test(each));
    if (at > 0 && word === "and" && next !== undefined && isVerb(next.toLowerCase())) parts.push([]);
    else parts.at(-1)?.push(word);
  });
  return parts.map((part) => part.join(" "));
};

const JOB = new RegExp(
  `^(?:does|do) an? (?:[\\p{L}-]+ ){0,2}job (?:of |at |with |in |by )?(\\p{L}+ing) (?=\\p{L})`,
  "u",
);
const EASED = /^(?:makes?|making) (?:it|them) (?:so |very |really |super |much )?(easier|easy|simple|possible) to /u;

/** "making" → "make", "cutting" → "cut", "trapping" → "trap"; "" where none is a word. */
const baseOf = (gerund: string): string => {
  const stem = gerund.slice(0, -"ing".length);
  return (
    [`${stem}e`, stem.replace(/([^lsz])\1$/u, "$1"), stem].find((each) => each.length > 2 && isKnownWord(each)) ?? ""
  );
};

/** "does a fine job of trapping hair" traps hair. */
const withoutJob = (said: string, plural: boolean): string =>
  said.replace(JOB, (whole, gerund: string) => {
    const base = baseOf(gerund.toLowerCase());
    return base === "" ? whole : `${presentOf(base, plural)} `;
  });

const SIZED = new RegExp(`^(?:an? |the )?${LIKING} size (?:for|to fit) `, "u");
const SUITED = new RegExp(`^${LIKING} (?:for|with) (?!the (?:price|money|cost)\\b)`, "u");
const FOR_USE = new RegExp(`^${LIKING} to use (?=(?:on|in|at|with|for)\\b)`, "u");

/** What a thing is, without how well the reviewer likes that. */
const quality = (said: string): string => {
  const bare = said.replace(DEGREE, "").trim();
  return bare
    .replace(SIZED, "sized for ")
    .replace(SUITED, "suited to ")
    .replace(FOR_USE, "for use ")
    .replace(new RegExp(`^${LIKING} and (?=\\p{L})`, "u"), "")
    .replace(new RegExp(` and ${LIKING}$`, "u"), "");
};

const COPULA = /^(?:is|are) /u;
/** The product under another name. */
const THE_PRODUCT = /^(?:product|item|unit|thing|one|guy|little guy|piece|set|purchase|device|gadget)$/u;
/** What is part of no thing, or of any. */
const NO_PART =
  /^(?:(?:[\p{L}-]+ )*(?:quality|fit|look|looks|power|humidity|increase|draw|batch|company|supply|work|job|experience|performance|results?|person|people|option|options|idea|choice|way|reason|amount|number|kind|sort|type|use|user|customer|service|improvement|difference|few|little))$/u;
const LONE = /^[\p{L}-]+(?: and [\p{L}-]+)?$/u;
const NO_ADJECTIVE = /^(?:an?|the|in|on|at|of|for|with|like|not|no|one|more|less|as|what|that|there|here|how|well)\b/u;

/** "lid clicks" that "stays shut": a verb was taken for a part, of which there would be many. */
const disagrees = (thing: string, part: string): boolean =>
  /[\p{L}-]+ \p{L}+[^s]s$/u.test(thing) && /^(?!is\b|has\b)\p{L}+[^s]s\b/u.test(part);

/** "strap that makes carrying easy" */
const eased = (thing: string, own: string, { plural, name }: Praise): string => {
  const [, verb = "", rest = ""] = /^easy to (\p{L}+)( .*)?$/u.exec(own) ?? [];
  return rest === "" && !/^(?:use|do|see|get|tell)$/.test(verb)
    ? `${thing} that ${plural ? "make" : "makes"} ${gerundOf(verb)} easy`
    : `${thing} that ${plural ? "make" : "makes"} the ${name} ${own}`;
};

/** "keeps it cool": what a part does with it, it does with the product. */
const ON_THE_PRODUCT = /^((?:keeps?|holds?|makes?|helps?)|lets? you \p{L}+) it /u;

/** "comes with a strap to attach it" */
const DONE_TO_PRODUCT = /(?<=^(?:comes?|has|have)\b.*)( to \p{L}+) it\b/u;
/** "are real sisal rope", "is soft cotton": what it is made of goes before it. */
const OF_MATERIAL = /^(?:(?:made of|all|real|pure|genuine) )*((?:[\p{L}-]+ ){0,2}[\p{L}-]+)$/u;
const FITTED =
  /^(?:easy to|\p{L}+ (?:together|apart)$|(?:adjust|remov|detach|wash|rotat|revers|extend|fold)able (?:with|by|to|in|from|for)|[\p{L}-]+ enough (?:for|to|that)|suited to|sized for|made of|\p{L}+(?:ed|en|wn) (?:in|into|on|onto|with|to|by|along|around|for|over))\b/u;

/** What one part of a praise says, as copy does: "padded straps", "lid that opens with one hand", "folds flat". */
const wordedPart = (part: string, praise: Praise): string => {
  const thing = praise.thing.replace(/^an? /, "");
  const ofProduct = praise.ofProduct || THE_PRODUCT.test(thing) || thing === praise.name;
  if (!ofProduct && disagrees(thing, part)) return "";
  if (!ofProduct && (NO_PART.test(thing) || / (?:of|for) /u.test(thing))) return "";
  const said = withoutJob(part.replace(DEGREE, "").trim(), praise.plural).replace(EASED, "easy to ").trim();
  if (!COPULA.test(said)) {
    const verb = said.split(" ")[0] ?? "";
    const agreed = ofProduct && praise.plural ? said.replace(verb, pluralVerb(verb)) : said;
    const own = ofProduct ? agreed.replace(DONE_TO_PRODUCT, `$1 the ${praise.name}`) : agreed;
    if (own.startsWith("easy to ")) return ofProduct ? own : eased(thing, own, praise);
    return ofProduct ? own : `${thing} that ${own.replace(ON_THE_PRODUCT, `$1 the ${praise.name} `)}`;
  }
  const is = quality(said.replace(COPULA, "")).replace(/^([\p{L}-]+) enough$/u, "$1");
  if (
    praise.tokens.some(
      ({ lower, lemma, pos }) =>
        pos === "VERB" && /[^s]s$/u.test(lower) && lower !== lemma && is.split(" ")[1] === lower,
    )
  )
    return "";
  if (ofProduct) return /^(?:an?|the|one|my|your) /u.test(is) ? "" : is;
  if (LONE.test(is) && !NO_ADJECTIVE.test(is)) return `${is} ${thing}`;
  const material = OF_MATERIAL.exec(is)?.[1]?.split(" ") ?? [];
  if (material.some((word) => MATERIAL_WORDS.has(word))) return `${material.join(" ")} ${thing}`;
  if (/ (?:in|on) /u.test(thing) || /^(?:an?|the) /u.test(is)) return "";
  return FITTED.test(is) ? `${thing} ${is}` : `${thing} that ${praise.plural ? "are" : "is"} ${is}`;
};

/** Before these a phrase may end. */
const ADJUNCT = / (?:for|of|and|so|in|on|at|to(?= (?:an?|the|your)\b)) /gu;
/** By day, when wet, with care: without it a phrase would promise more. */
const CONDITION =
  /\b(?:when|while|with|without|before|after|during|if|unless)\b|\b(?:in|on|at) (?:the |a )?(?:day|days|daytime|daylight|night|nights|dark|light|morning|summer|winter|rain|weather|cold|heat|sun|shade|low|high|first|moderation)\b/u;
const NEEDS_MORE =
  /(?:enough|even|also|stays?|fits?|sits?|helps?|easy|suited|sized|and|convenient|works?|keeps?|goes|made|comes?|use|useful|handy|room|space|plenty|fit|right|up|then|as \p{L}+|connected|charged|well|and \p{L}+|\p{L}+ing|enough to (?!(?:carry|store|use|clean|wash|pack|handle|move)$)\p{L}+)$/u;
const LONG = 6;
const LEAST_LEFT = 3;

/** A long phrase also without what it ends with, as long as that is no condition. */
const shorterOf = (text: string): string[] =>
  text.split(" ").length < LONG
    ? []
    : [...text.matchAll(ADJUNCT)]
        .map(({ index }) => ({ cut: text.slice(0, index), end: text.slice(index) }))
        .filter(({ cut, end }) => cut.split(" ").length >= LEAST_LEFT && !NEEDS_MORE.test(cut) && !CONDITION.test(end))
        .map(({ cut }) => cut)
        .toReversed();

const ACRONYM = /\b(?:aaa?|usb|led|lcd|tv|uv|lan|hdmi|wps|gps|pvc|bpa|dvd|nfc)\b/gu;

/** A phrase of copy, the whole first, then in other words and without its end; none where it would not stand. */
export const copyForms = (phrase: string): string[] => {
  const text = tidied(phrase.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()));
  const forms = [text, ...reworded(text), ...shorterOf(text)].filter(standsAlone);
  return forms.map((form) => form.replace(ACRONYM, (letters) => letters.toUpperCase()));
};

/** What a praise says, as copy says it, part by part. Empty where nothing is left but liking. */
export const copyPhrases = (praise: Praise): string[][] =>
  partsOf(praise)
    .map((part) => copyForms(wordedPart(part, praise)))
    .filter((forms) => forms.length > 0);
