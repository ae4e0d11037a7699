import type { Mining } from "../mine-reviews.ts";
import { articleFor, type Product, withArticle } from "../product.ts";
import { KIND_NOUNS } from "../product-words.ts";
import { type Finding, isPlain, weightOf } from "../statements/cluster-remarks.ts";
import { presentOf } from "../statements/inflect.ts";
import { BODY, KIN, MASS } from "../statements/word-lists.ts";
import type { Token } from "../text/analyse.ts";
import { wordSet } from "../text/word-table.ts";
import { byReviews, capitalize, distinctReviews, type Supported } from "./avatar-draft.ts";
import { isConceded } from "./conceded.ts";
import { distinctLines } from "./distinct-lines.ts";
import { likeVoices } from "./like-voices.ts";
import { findingsIn, isSupported } from "./mined-findings.ts";
import { isOfDelivery, speaksOfShared } from "./other-things.ts";
import { matterOf, oneOfMatter } from "./same-matter.ts";
import { leadingDesires, themeDesires, withoutRepeated } from "./theme-lines.ts";
import { findWishes } from "./wishes.ts";

const NOT_DIFFERENT = /^(?:was|were|had|did|didn't|got|came|went|been|said|told|thought|bought|would|could|should)$/;
const DEGREE =
  /^(?:so|very|really|super|pretty(?! (?:in|on|at|for|with|and|to)\b)|still|also|incredibly|extremely|just|even|quite|always|definitely|absolutely) /i;
const EMPTY =
  /^(?:is|are) (?:good as new|close enough\b.*|(?:exactly )?as (?:described|pictured|advertised|expected)|enough)$|^(?:is|are) (?:great|good|nice|fine|amazing|awesome|perfect|ok|okay|excellent|fantastic|wonderful|the best|unreal|best|better|so good|cute|cool)$|^(?:is|are) the\b|^is an? [\p{L}-]+$|^(?:is|are) (?:running|now)\b|^(?:is|are) easy$|^(?:is|are) an? (?:very |really )?(?:great|good|nice|perfect|pretty|lovely|beautiful|gorgeous) (?:size|colou?r|fit|shape|deal|buy|value)$|^(?:is|are) (?:working|doing) (?:well|fine|great|good)\b|^(?:seems?|appears?) to (?!be\b)|^(?:has|have)(?: not|n['’]t) |^(?:is|are) easy .*\b(?:once|after) (?:you|they)\b|^(?:is|are) (?:an?|the) favou?rite\b|^(?:is|are) a different (?:animal|beast|story|world)\b|^(?:has|have) survived\b|^(?:sits?|lives?) (?:on|in|by|next to) (?:the|an?|your) [\p{L} ]+$|^(?:does|do|did) (?:buy|own|have)\b|\byou (?:have|had)\b|\bjust (?:over|under)\b|^[\p{L}]+ (?:fine|good|great|ok|okay|well|nice|perfectly|amazing|awesome|perfect|just as good)$| it$|\bit (?:is|was)\b|\b(?:barely|hardly|only|not too)\b|^needs?\b|\bno complaints\b|^(?:helps?|works?|does|do) (?:so |very |this |that )?(?:much|a lot|lots|a ton|a bit)$|^gets? (?:very |so |really |more )?(?:hot|tired|dirty|wet|loud|old)\b|^(?:does not|doesn't|do not|don't) look as\b|^(?:loves?|likes?|enjoys?|asks?|wants?|thinks?|says?|knows?|goes crazy)\b/iu;

/** What a sentence is about without being a part of the thing: "the best part is …", "the only downside was …". */
const NO_PART =
  /^(?:part|thing|downside|downfall|drawback|issue|problem|complaint|reason|suggestion|favou?rite|bonus|plus|photo|picture|image|idea|fact|truth|verdict|bottom line|conclusion|way|times?|days?|price|review|star|wash(?: up)?|clean(?: up)?|money)$/;

/** Whoever a thing is for is not what a buyer wants to be another. */
const CREATURES = wordSet("dog cat puppy kitten pet bird horse rabbit hamster squirrel");

/** "rabbit pee", which is no part of a litter; the "dog bed" itself is what one wants. */
const isOfCreature = (phrase: string, { name }: Product): boolean =>
  phrase.split(" ").some((word) => CREATURES.has(word) && !name.toLowerCase().includes(word));

/** Of a daughter or of an arm nobody wants one that is better; a word of no dictionary is a slip of the finger. */
const isWanted = ({ remark }: Finding): boolean => {
  const { subject } = remark.told;
  const head = remark.sentence.tokens.find((token) => token.lemma === subject.noun || token.lower === subject.noun);
  const isShown = /^(?:picture|photo|image)$/.test(subject.noun) && !/\bshows?\b/.test(remark.told.predicate);
  return (
    !BODY.has(subject.noun) &&
    !CREATURES.has(subject.noun) &&
    (isShown || !NO_PART.test(subject.noun)) &&
    (subject.about === "product" || head?.known !== false)
  );
};

/** The subject as something one would want: "the lid" → "a lid". */
const wanted = (finding: Finding, product: Product): string | null => {
  const { subject } = finding.remark.told;
  if (subject.about === "product" && subject.noun === product.noun) return articleFor(product);
  if ((subject.about !== "part" && subject.about !== "product") || !isWanted(finding)) return null;
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
  const isPlain = rest.every((token) => !JOINING.has(token.lower));
  return (
    rest[0]?.pos === "NOUN" && isPlain && rest.some((token) => token.pos === "VERB" && !token.lower.endsWith("ing"))
  );
};

const SAME_IN_PAST = wordSet("fit cut let put hit set shut cost hurt split spread beat quit burst bid cast rid shed");

/** "wedding shower gift": a noun that was taken for a verb does not agree with the noun before it. */
const isOfCompound = ({ remark: { sentence, told } }: Finding, verb: Token): boolean =>
  !told.subject.plural &&
  verb.pos === "VERB" &&
  verb.lower === verb.lemma &&
  !SAME_IN_PAST.has(verb.lower) &&
  sentence.tokens[sentence.tokens.findIndex(({ start }) => start === verb.start) - 1]?.pos === "NOUN";

/** What follows no subject: "is that", "is to", "being", or what denies a praise. */
const NO_QUALITY =
  /^(?:(?!(?:is|are)\b)\p{L}+ (?:is|are|was|were)\b|(?:is|are) (?:that|to|as much|not as [\p{L}-]+ as|(?:nearly|almost|about|just|half|more|less) (?:as|like)\b|already|going|getting|starting)\b|being\b|(?:is|are) not an? |goes? on and o(?:ff|n)\b|sounds? (?:clever|smart|fancy)\b|(?:is|are) (?:not|never) (?:\p{L}+ )?(?:good|great|nice|best|perfect|right)\b)/u;

/** "works at a neighbour's", "looks way smarter", "makes camera", "does the same": true of one place, compared with what is not said, or of nothing. */
const SAYS_TOO_LITTLE =
  /\b(?:at|in) (?:an?|the|your|their) \p{L}+['’]s\b|\b(?:much|way|far|a lot) (?!too\b)(?:\p{L}+er|more \p{L}+)\b(?!.*\bthan\b)|^makes? [\p{L}-]+$|^do(?:es)? the same\b|^(?:actually |even |still )?surviv(?:es?|ed)$|\bas \p{L}+ of \p{L}+$|\bsuch an?\b/u;

/** "stays just as cold", "near as easy": what it is compared with is missing. */
const HALF_COMPARED =
  /\b(?:just|near|nearly|almost|half|twice|every bit) as [\p{L}-]+(?: and (?:just )?as [\p{L}-]+)?$/u;

/** "is gorgeous and the pieces click together": what is said of something else goes with it. */
const NEXT_SENTENCE =
  /(?<!\bbetween (?:the |an? )?[\p{L}-]+) (?:so (?:don['’]?t|do not|be)|and (?:also |then |even )?(?:the|an?|it|they|you|[Ii](?:['’]m)?|we|my|our|your|he|she|his|her|there|this|that|these|those|is|are|was|were|has|had|have|stayed|kept|showed|came|made|worked|fit|looked))\b.*$/u;

/** The predicate in the present; null where it tells of one event only. */
const inPresent = (finding: Finding): string | null => {
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
  const present = past ? [presentOf(verb.lemma, subject.plural), ...words.slice(1)] : words;
  const text = present
    .join(" ")
    .replace(NEXT_SENTENCE, "")
    .replace(/ and no \p{L}+$/u, "")
    .replace(SEEMS, (_, __, one: string) => (one === "s" ? "is " : "are "));
  return [NO_QUALITY, HALF_COMPARED, SAYS_TOO_LITTLE].some((pattern) => pattern.test(text)) ||
    present.some((word) => NOT_DIFFERENT.test(word))
    ? null
    : text;
};

const ANY_THING = /^(?:product|item|thing|piece|purchase|buy|device|gadget|type|kind)$/;

/** "a bag that is a cute bag" is a cute bag; that it is a great bag says nothing. Null where it says something else. */
const asKind = (thing: string, predicate: string): string | null => {
  const [, adjective = "", noun = ""] =
    /^(?:is|are) (?:an? )?(?:(?:really|very|such|so|also|definitely|just) )?(?:an? )?([\p{L}-]+) (?:little )?([\p{L}-]+)$/u.exec(
      predicate,
    ) ?? [];
  const own = thing.replace(/^an? /, "");
  if (noun === "" || own.includes(" ") || !(noun === own || ANY_THING.test(noun) || KIND_NOUNS.has(noun))) return null;
  return PRAISES_ALL.test(adjective) ? "" : own === thing ? `${adjective} ${own}` : withArticle(`${adjective} ${own}`);
};

const PRAISES_ALL =
  /^(?:great|good|nice|fine|amazing|awesome|perfect|excellent|fantastic|wonderful|best|better|favou?rite|cool|super)$/;

/** "a lid" that is quiet: "a quiet lid" */
const adjectived = (thing: string, adjective: string): string => {
  const noun = thing.replace(/^an? /, "");
  return noun === thing ? `${adjective} ${noun}` : withArticle(`${adjective} ${noun}`);
};

/** "Long enough" is no long one, "quiet enough" a quiet one. */
const IS_OF_SIZE =
  /^(?:big|large|small|long|short|wide|narrow|tall|high|low|deep|thick|thin|loud|hot|heavy|good|easy|fast)$/;

const asNounPhrase = (thing: string, predicate: string): string => {
  const kind = asKind(thing, predicate);
  if (kind !== null) return kind;
  const copula = /^(?:is|are) (.+)$/.exec(predicate);
  const told = copula?.[1] ?? "";
  const said = /^so .+ (?:that|you|it|they) /.test(told) ? told : told.replace(DEGREE, "").replace(DEGREE, "");
  if (copula === null)
    return `${thing} that ${predicate.replace(/^(?:also|even|just|still|sure|really|truly|definitely|actually|absolutely) /, "")}`;
  if (/^[\p{L}-]+$/u.test(said) && said !== "easy" && thing.split(" ").length < 4) return adjectived(thing, said);
  const enough = /^([\p{L}-]+) enough$/u.exec(said)?.[1] ?? "";
  if (enough !== "" && !IS_OF_SIZE.test(enough)) return adjectived(thing, enough);
  return /^(?:[\p{L}-]+ enough (?:for|to|that|in|on|at|with)\b|easy to\b)/u.test(said)
    ? `${thing} ${said}`
    : `${thing} that ${predicate.split(" ")[0] ?? "is"} ${said}`;
};

/** "The lid opens with one hand" becomes "A lid that opens with one hand". */
const asDesire = (finding: Finding, product: Product): string | null => {
  if (finding.remark.told.subject.about === "nobody") return /^no /i.test(finding.text) ? finding.text : null;
  if (finding.remark.told.subject.about === "buyers") {
    const able = /^can ((?!not\b)\p{L}.+)$/u.exec(finding.predicate)?.[1];
    return able === undefined || /\b(?:they|their|them)\b/.test(able) ? null : `To ${able}`;
  }
  const [thing, told] = [wanted(finding, product), inPresent(finding)];
  const predicate = told?.replace(/^(?:is|are) the only (?:thing|one) that /, "") ?? null;
  if (thing === null || predicate === null || EMPTY.test(predicate) || isOfDelivery(finding.remark.told.text, product))
    return null;
  const phrase = asNounPhrase(thing, predicate);
  return phrase === "" ? null : capitalize(phrase);
};

/** "that fits great looks great", "that is sturdy buckles", "so well that with a fleece": clauses run together or cut. */
const RUN_ON =
  /\bthat (?:fits?|looks?|works?|feels?|cuts?|sounds?|runs?|is|are) [\p{L}-]+ (?:fits?|looks?|works?|feels?|cuts?|sounds?|is|are)\b|\bthat is (?!\p{L}+(?:ous|ss|less|s) )[\p{L}-]+ \p{L}+[^s]s$|\bthat (?:with|in|on|for|at|from|when|if)\b|\bthat (?:come|go|get|make|do|take)(?:e?s)?$|\bthan (?:the |my |a |an )?\p{Lu}\p{Ll}/u;
/** What is said beside it: "which ...", "making it a great backup", "- worn in". */
const ASIDE = /(?:,? (?:which|making (?:it|them))\b| [-–—] ).*$/u;
/** "seems durable", "appear to be fairly durable": nobody wants a thing that seems so. */
const SEEMS =
  /^(seem|appear)(s?) (?:(?:to be )(?:fairly |pretty |quite |very )?|(?=[\p{L}-]+(?: and [\p{L}-]+)?$))(?!to\b|like\b)/u;
const OF_QUALITY = /\bthat (?:is|are) ((?:very |such )?(?:nice|good|great|high|top|solid|excellent)) quality$/u;

/** A praise that stands as one clause; null where it is several run together. */
const soundDesire = (finding: Finding, product: Product): string | null => {
  const text = asDesire(finding, product)?.replace(ASIDE, "").replace(OF_QUALITY, "of $1 quality") ?? null;
  return text === null || RUN_ON.test(text) ? null : text;
};

const MOST_DESIRES = 10;
/** Where buyers' own words give fewer, what they praise and miss is told in general ones. */
const FEWEST_DESIRES = 5;
const MOST_WISHES = 4;
const MOST_LEADING = 3;

/** A line in the words of reviewers; a plain one tells no particulars. */
type Own = Supported & { plain: boolean };

const said = (findings: readonly Finding[], mining: Mining): Own[] => {
  const isShared = speaksOfShared(mining);
  const voicesOf = likeVoices(mining);
  const matterIn = matterOf(mining);
  const lines = findings
    .filter((finding) => isSupported(finding, mining) && !isConceded(finding))
    .filter(({ reviews, remark }) => reviews > 1 || isShared(remark))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
    .flatMap((finding) => {
      const text = soundDesire(finding, mining.product);
      const line = { spans: voicesOf(finding), plain: isPlain(finding), matter: matterIn(finding) };
      return text === null ? [] : [{ ...line, text }];
    });
  return oneOfMatter(lines);
};

const isShared = ({ spans }: Supported): boolean => distinctReviews(spans) > 1;

/** As many lines as there is room for: of those of single reviewers first what they wish for. */
const fitting = (lines: readonly Supported[], wishes: readonly Supported[]): Supported[] => {
  const wished = new Set(wishes);
  const rank = (line: Supported): number => (isShared(line) ? 0 : wished.has(line) ? 1 : 2);
  const kept = new Set(lines.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_DESIRES));
  return lines.filter((line) => kept.has(line));
};

/** What buyers want: what they wish for in so many words and what they praise. */
export const buildDesires = (mining: Mining): Supported[] => {
  const { praise } = findingsIn(mining);
  const wishes = findWishes(mining)
    .slice(0, MOST_WISHES)
    .map((wish) => ({ ...wish, plain: false }));
  const praised = said(praise, mining).slice(0, MOST_DESIRES);
  const own: readonly Own[] = [...praised, ...wishes];
  const leading = leadingDesires(mining, own).slice(0, MOST_LEADING);
  const lines = [...withoutRepeated(own, leading), ...leading];
  const told = fitting(distinctLines(lines.toSorted(byReviews), mining.product), wishes);
  const general = themeDesires(mining, told)
    .toSorted(byReviews)
    .slice(0, Math.max(0, FEWEST_DESIRES - told.length));
  return distinctLines([...told, ...general], mining.product);
};
