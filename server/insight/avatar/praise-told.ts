import { articleFor, type Product, withArticle } from "../product/product.ts";
import { presentOf } from "../statements/inflect.ts";
import type { Remark } from "../statements/remarks.ts";
import type { Token } from "../text/analyse.ts";
import { isForAWhile } from "../text/for-a-while.ts";
import { BODY, KIN, MASS } from "../text/word-lists.ts";
import { wordSet } from "../text/word-table.ts";
import { isOfDelivery } from "./other-things.ts";

/** What is told of a clause, and the part of its predicate that counts. */
export type Said = { remark: Pick<Remark, "told" | "sentence">; predicate: string };

/** "seems solid", "appears to be rather solid": nobody wants a thing that seems so. */
const SEEMS =
  /^(seem|appear)(s?) (?:(?:to be )(?:fairly |pretty |quite |very )?|(?=[\p{L}-]+(?: and [\p{L}-]+)?$))(?!to\b|like\b)/u;
const NOT_DIFFERENT = /^(?:was|were|had|did|didn't|got|came|went|been|said|told|thought|bought|would|could|should)$/;
const EMPTY =
  /^(?:is|are) (?:good as new|close enough\b.*|(?:exactly )?as (?:described|pictured|advertised|expected)|enough)$|^(?:is|are) (?:great|good|nice|fine|amazing|awesome|perfect|ok|okay|excellent|fantastic|wonderful|the best|unreal|best|better|so good|cute|cool)$|^(?:is|are) the\b|^is an? [\p{L}-]+$|^(?:is|are) (?:running|now)\b|^(?:is|are) easy$|^(?:is|are) an? (?:very |really )?(?:great|good|nice|perfect|pretty|lovely|beautiful|gorgeous) (?:size|colou?r|fit|shape|deal|buy|value)$|^(?:is|are) (?:working|doing) (?:well|fine|great|good)\b|^(?:seems?|appears?) to (?!be\b)|^(?:has|have)(?: not|n['’]t) |^(?:is|are) easy .*\b(?:once|after) (?:you|they)\b|^(?:is|are) (?:an?|the) favou?rite\b|^(?:is|are) a different (?:animal|beast|story|world)\b|^(?:has|have) survived\b|^(?:sits?|lives?) (?:on|in|by|next to) (?:the|an?|your) [\p{L} ]+$|^(?:does|do|did) (?:buy|own|have)\b|\byou (?:have|had)\b|\bjust (?:over|under)\b|^[\p{L}]+ (?:fine|good|great|ok|okay|well|nice|perfectly|amazing|awesome|perfect|just as good)$| it$|\bit (?:is|was)\b|\b(?:barely|hardly|only|not too)\b|^needs?\b|\bno complaints\b|^(?:helps?|works?|does|do) (?:so |very |this |that )?(?:much|a lot|lots|a ton|a bit)$|^gets? (?:very |so |really |more )?(?:hot|tired|dirty|wet|loud|old)\b|^(?:does not|doesn't|do not|don't) look as\b|^(?:loves?|likes?|enjoys?|asks?|wants?|thinks?|says?|knows?|goes crazy)\b/iu;

/** What a sentence is about without being a part of the thing: "the best part is …", "the only downside was …". */
const NO_PART =
  /^(?:part|thing|downside|downfall|drawback|issue|problem|complaint|reason|suggestion|favou?rite|bonus|plus|photo|picture|image|idea|fact|truth|verdict|bottom line|conclusion|way|times?|days?|price|review|star|wash(?: up)?|clean(?: up)?|money)$/;

/** Of people nobody wants others that behave so. */
const PERSONS = wordSet(
  "passenger driver barber guest visitor neighbor neighbour coworker colleague customer client lady guy man woman girl boy people person friend teacher student patient nurse doctor hairdresser mechanic plumber company seller",
);

/** Whoever a thing is for is not what a buyer wants to be another. */
const CREATURES = wordSet("dog cat puppy kitten pet bird horse rabbit hamster squirrel");

/** "rabbit pee", which is no part of a litter; the "dog bed" itself is what one wants. */
const isOfCreature = (phrase: string, { name }: Product): boolean =>
  phrase.split(" ").some((word) => CREATURES.has(word) && !name.toLowerCase().includes(word));

/** Whether a noun names a part of the thing. */
export type IsPart = (noun: string) => boolean;

const OWNED = wordSet("my our his her their");

/** Of a daughter or of an arm nobody wants one that is better, nor of what is the reviewer's own; a word of no dictionary is a slip of the finger. */
const isWanted = ({ remark }: Said, isPart: IsPart): boolean => {
  const { subject } = remark.told;
  const { tokens } = remark.sentence;
  const at = tokens.findIndex((token) => token.lemma === subject.noun || token.lower === subject.noun);
  const head = tokens[at];
  const isOwned = tokens.slice(Math.max(0, at - 3), Math.max(0, at)).some(({ lower }) => OWNED.has(lower));
  const isShown = /^(?:picture|photo|image)$/.test(subject.noun) && !/\bshows?\b/.test(remark.told.predicate);
  return (
    !BODY.has(subject.noun) &&
    !CREATURES.has(subject.noun) &&
    !PERSONS.has(subject.noun) &&
    (isShown || !NO_PART.test(subject.noun)) &&
    (subject.about === "product" || (head?.known !== false && !isOwned && isPart(subject.noun)))
  );
};

/** The subject as something one would want: "the lid" → "a lid". */
const wanted = (finding: Said, product: Product, isPart: IsPart): string | null => {
  const { subject } = finding.remark.told;
  if (subject.about === "product" && subject.noun === product.noun) return articleFor(product);
  if ((subject.about !== "part" && subject.about !== "product") || !isWanted(finding, isPart)) return null;
  const bare = subject.text.replace(/^(?:(?:the|an?|every|each|all|both|these|those) )+/i, "");
  if (/\p{Lu}/u.test(bare.replace(/\b(?:USB|LED|TV|BPA|UV)\b/g, ""))) return null;
  if (/\byear old$/.test(bare) || KIN.has(subject.noun) || isOfCreature(bare, product)) return null;
  if (/ [-–—] | and |\b(?:and|or|of|but|for|with|to|in|on|at|from|by)$/.test(bare)) return null;
  if (/^(?:one|ones|first|second|medium|large|small|no|some|half|both|everything|reading)\b/.test(bare)) return null;
  return subject.plural || MASS.has(subject.noun) || MASS.has(bare.split(" ")[0] ?? "") ? bare : withArticle(bare);
};

const JOINING = new Set(["and", "that", "to", "which", "when", "while", "if", "so", "but"]);

/** "color coded poles help": what looks like the verb describes the noun after it, and the verb comes later. */
const isCompound = (tokens: readonly Token[], verb: Token): boolean => {
  const rest = tokens.slice(tokens.indexOf(verb) + 1);
  const later = rest.findIndex(({ pos, lower }) => pos === "VERB" && !lower.endsWith("ing"));
  return rest[0]?.pos === "NOUN" && later !== -1 && rest.slice(0, later).every(({ lower }) => !JOINING.has(lower));
};

const SAME_IN_PAST = wordSet("fit cut let put hit set shut cost hurt split spread beat quit burst bid cast rid shed");

/** "wedding shower gift": a noun that was taken for a verb does not agree with the noun before it. */
const isOfCompound = ({ remark: { sentence, told } }: Said, verb: Token): boolean =>
  !told.subject.plural &&
  verb.pos === "VERB" &&
  verb.lower === verb.lemma &&
  !SAME_IN_PAST.has(verb.lower) &&
  sentence.tokens[sentence.tokens.findIndex(({ start }) => start === verb.start) - 1]?.pos === "NOUN";

/** What follows no subject: "is that", "is to", "being", or what denies a praise. */
const NO_QUALITY =
  /^(?:(?:has|have) become\b|(?!(?:is|are)\b)\p{L}+ (?:is|are|was|were)\b|(?:is|are) (?:that|to|as much|not as [\p{L}-]+ as|(?:nearly|almost|about|just|half|more|less) (?:as|like)\b|already|going|getting|starting)\b|being\b|(?:is|are) not an? |goes? on and o(?:ff|n)\b|sounds? (?:clever|smart|fancy)\b|(?:is|are) (?:not|never) (?:\p{L}+ )?(?:good|great|nice|best|perfect|right)\b)/u;

/** "works at a neighbour's", "looks way smarter", "makes camera", "does the same": true of one place, compared with what is not said, or of nothing. */
const SAYS_TOO_LITTLE =
  /\b(?:at|in) (?:an?|the|your|their) \p{L}+['’]s\b|\b(?:much|way|far|a lot) (?!too\b)(?:\p{L}+er|more \p{L}+)\b(?!.*\bthan\b)|^makes? [\p{L}-]+$|^do(?:es)? the same\b|^(?:actually |even |still )?surviv(?:es?|ed)$|\bas \p{L}+ of \p{L}+$|\bsuch an?\b/u;

/** "stays just as cold", "near as easy": what it is compared with is missing. */
const HALF_COMPARED =
  /\b(?:just|near|nearly|almost|half|twice|every bit) as [\p{L}-]+(?: and (?:just )?as [\p{L}-]+)?$/u;

/** "is as soft", of "as soft as can be": what it is compared with was nothing. */
const AS_CAN_BE = /^((?:is|are|feels?|looks?|stays?) )as ([\p{L}-]+)$/u;

/** "is gorgeous and the pieces click together": what is said of something else goes with it. */
const NEXT_SENTENCE =
  /(?<!\bbetween (?:the |an? )?[\p{L}-]+) (?:so (?:don['’]?t|do not|be)|and (?:also |then |even )?(?:the|an?|its?|they|you|[Ii](?:['’]m)?|we|my|our|your|he|she|his|her|there|this|that|these|those|is|are|was|were|has|had|have|stayed|kept|showed|came|made|worked|fit|looked))\b.*$/u;

/** What they do for a while may be praise: "lasted for two months". */
const LASTING = wordSet("last stay keep hold remain survive");

/** The predicate in the present; null where it tells of one event only. */
const inPresent = (finding: Said): string | null => {
  const { tokens, subject } = finding.remark.told;
  const words = finding.predicate.split(" ");
  const verb = tokens.find((token) => token.pos === "VERB" || token.pos === "AUX");
  const at = verb === undefined ? -1 : words.indexOf(verb.lower);
  if (verb !== undefined && (isCompound(tokens, verb) || isOfCompound(finding, verb))) return null;
  const past =
    verb !== undefined &&
    at === 0 &&
    (verb.lower !== verb.lemma || (!subject.plural && SAME_IN_PAST.has(verb.lower))) &&
    !/(?:s|n't|ing)$/.test(verb.lower) &&
    !/^(?:is|are|can|will|do|'s)$/.test(verb.lower);
  if (past && verb !== undefined && !LASTING.has(verb.lemma) && isForAWhile(finding.predicate)) return null;
  const present = past ? [presentOf(verb.lemma, subject.plural), ...words.slice(1)] : words;
  const text = present
    .join(" ")
    .replace(NEXT_SENTENCE, "")
    .replace(/ and no \p{L}+$/u, "")
    .replace(AS_CAN_BE, "$1$2")
    .replace(SEEMS, (_, __, one: string) => (one === "s" ? "is " : "are "));
  return [NO_QUALITY, HALF_COMPARED, SAYS_TOO_LITTLE].some((pattern) => pattern.test(text)) ||
    present.some((word) => NOT_DIFFERENT.test(word))
    ? null
    : text;
};

/** What is said beside it: "which ...", "making it a great backup", "- worn in". */
const ASIDE = /(?:,? (?:which|making (?:it|them|this))\b| [-–—] ).*$/u;

/** A praise in the present: of what, and what is said of it. */
export type PraiseTold = {
  /** With its article: "a lid". */
  thing: string;
  /** Whether it is the product itself. */
  ofProduct: boolean;
  /** "opens with one hand" */
  predicate: string;
};

/** What a praise says of the product or a part of it, in the present; null where it tells of one event, or nothing anyone would want. */
export const praiseTold = (finding: Said, product: Product, isPart: IsPart): PraiseTold | null => {
  const [thing, told] = [wanted(finding, product, isPart), inPresent(finding)];
  const predicate = told?.replace(/^(?:is|are) the only (?:thing|one) that /, "").replace(ASIDE, "") ?? null;
  if (thing === null || predicate === null || EMPTY.test(predicate) || isOfDelivery(finding.remark.told.text, product))
    return null;
  return { thing, ofProduct: finding.remark.told.subject.about === "product", predicate };
};
