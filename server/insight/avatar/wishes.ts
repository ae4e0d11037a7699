import type { Mining } from "../mining/mining.ts";
import { articleFor, type Product, withArticle } from "../product/product.ts";
import { COLORS } from "../product/product-words.ts";
import { textsOf } from "../reviews/reviews-by-id.ts";
import { generalize } from "../statements/generalize.ts";
import { presentOf } from "../statements/inflect.ts";
import { pluralBefore } from "../statements/plural-before.ts";
import { render } from "../statements/render.ts";
import type { Subject } from "../statements/subject.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { MASS } from "../text/word-lists.ts";
import { wordSet } from "../text/word-table.ts";
import { askedFor } from "../units/wish-forms.ts";
import { isWishOfOthers } from "../units/wishes.ts";
import { capitalize, type Supported } from "./avatar-draft.ts";
import { withMeasured } from "./measured-wish.ts";

const STOPS = wordSet(", . ; ! ? ( ) but because so since though although - – —");
const DEGREES = new Set("a bit little slightly just more much even also some kind of really".split(" "));

/** "too", "please", "on it" at the end add nothing to what is wished for. */
const withoutTail = (tokens: readonly Token[]): readonly Token[] => {
  const [before, last] = tokens.slice(-2);
  if (/^(?:too|also|either|though|tho|lol|please|tbh)$/.test(last?.lower ?? ""))
    return withoutTail(tokens.slice(0, -1));
  const points = before?.pos === "ADP" && /^(?:it|them|this|these)$/.test(last?.lower ?? "");
  return points ? withoutTail(tokens.slice(0, -2)) : tokens;
};

const until = (tokens: readonly Token[], from: number, most = 9): readonly Token[] => {
  const rest = tokens.slice(from, from + most);
  /** "usb-c" */
  const isWithinWord = (at: number): boolean =>
    rest[at]?.text === "-" && rest[at - 1]?.end === rest[at]?.start && rest[at]?.end === rest[at + 1]?.start;
  const end = rest.findIndex(
    (token, index) =>
      STOPS.has(token.lower) && !(token.lower === "so" && rest[index + 1]?.pos === "ADJ") && !isWithinWord(index),
  );
  // What goes on further would be cut off within a phrase.
  const isCut = end === -1 && tokens[from + most] !== undefined && !STOPS.has(tokens[from + most]?.lower ?? "");
  return isCut ? [] : withoutTail(end === -1 ? rest : rest.slice(0, end));
};

/** "wish they sold spare parts": what the maker would do, and not the thing. */
const MAKER_DOES = wordSet("add bring do give include make offer provide put release sell send stock throw");

const withoutDegrees = (tokens: readonly Token[]): readonly Token[] => {
  // "a foot longer" tells how much.
  const from = tokens.findIndex(({ lower }, index) => {
    const next = tokens[index + 1];
    return !DEGREES.has(lower) || (lower === "a" && next?.pos === "NOUN" && !DEGREES.has(next.lower));
  });
  return from === -1 ? [] : tokens.slice(from);
};

const SIZES = /^(?:an? )?(?:x?small|medium|x?large|tall|short|petite|wide|narrow)(?:er)?$/i;

/** "wish the makers knew": of people, and not of the thing. */
const MAKERS = wordSet("maker company seller manufacturer designer brand people person");

const NOBODY: Subject = { text: "", noun: "", about: "nobody", plural: false, elided: false, rest: 0, copula: false };

const say = (tokens: readonly Token[], product: Product): string | null => {
  const words = generalize(tokens, NOBODY, product);
  const text = words === null ? "" : render(words);
  return text === "" || /\b(?:it|that|this|i|you|they|the|a|an|of|for|to|with)$/i.test(text) ? null : text;
};

/** Of these alone nobody learns anything: "if it worked". */
const SAYS_NOTHING = wordSet("work function change last fit be do have go come stay");

/** "it held more beans" → "holds more beans"; "it could go lower" → "can go lower" */
const asVerbPhrase = (tokens: readonly Token[], product: Product, plural = product.plural): string | null => {
  const helped = /^(?:would|'d|could)$/.test(tokens[0]?.lower ?? "");
  const [verb, ...rest] = helped ? tokens.slice(1) : tokens;
  if (verb === undefined || !["VERB", "AUX"].includes(verb.pos)) return null;
  const told = tokens[0]?.lower === "could" ? `can ${verb.lemma}` : presentOf(verb.lemma, plural);
  if (rest.length === 0) return SAYS_NOTHING.has(verb.lemma) ? null : told;
  const said = say(rest[0]?.lower === "nt" ? rest.with(0, { ...rest[0], text: "not" }) : rest, product);
  return said === null ? null : `${told} ${said}`;
};

const phrase = (tokens: readonly Token[]): string => tokens.map((token) => token.lower).join(" ");

const nounPhrase = (tokens: readonly Token[], product: Product): string | null => {
  const said = say(tokens, product);
  const isNamed = tokens.some(
    ({ pos, lower }) => pos === "NOUN" || pos === "PROPN" || /^(?:some|any)\p{L}+$/u.test(lower),
  );
  if (said === null || !isNamed || /^(?:also|either|those|these|this|that|all|too|it|them|been|come)\b/i.test(said))
    return null;
  if (/^something (?:else|better|different|like|more|similar|that)\b/i.test(said)) return null;
  const bare =
    /\wing(?: (?:in|on|for|with|at)\b.*)?$/.test(said) ||
    /^(?:an?|another|more|less|some\p{L}*|any\p{L}*|the|two|three|\d)\b/iu.test(said) ||
    MASS.has(said.split(" ").at(-1) ?? "") ||
    /^(?:\S+ ){0,3}?\S*[^s]s(?: (?:in|on|for|with|to|at|from|of) .*)?$/i.test(said);
  return bare ? said : withArticle(said);
};

/** "it had come with", "it had been longer": what came before the wish was made is wished for all the same. */
const isPerfect = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lower === "had" && /^(?:been|come|included)$/.test(tokens[index + 1]?.lower ?? "");

/** What one would like to do with a thing, and not with the purchase: "wish I could return it" asks for nothing. */
const DONE_WITH = wordSet(
  "turn adjust change switch control remove detach replace connect charge recharge lower raise dim mute lock fold unfold close open set pause hang attach disable recline tilt",
);

/** What a buyer has to do with the purchase, and not with the thing. */
const OF_BUYERS = wordSet("have be write give return send wait say leave rate review");

/** "wish I didn't have to hold it" → "not having to …"; "wish you could dim it" → "a way to …" */
const wishOfDoing = (tokens: readonly Token[], at: number, product: Product): string | null => {
  const [help, denied, need] = tokens.slice(at + 1, at + 4).map((token) => token.lower);
  if (help === "could" && DONE_WITH.has(tokens[at + 2]?.lemma ?? "")) {
    const said = say(until(tokens, at + 2), product);
    return said === null || !said.includes(" ") ? null : `a way to ${said}`;
  }
  if (help !== "did" || !/^(?:n't|nt|not)$/.test(denied ?? "") || !/^(?:have|need)$/.test(need ?? "")) return null;
  if (OF_BUYERS.has(tokens[at + 5]?.lemma ?? "")) return null;
  const said = tokens[at + 4]?.lower === "to" ? say(until(tokens, at + 5), product) : null;
  return said === null || !said.includes(" ") ? null : `not having to ${said}`;
};

/** "wish it came in a slimmer size", "wish the cord was longer", "wish there was an unscented version" */
const wishAfter = (all: readonly Token[], from: number, product: Product): string | null => {
  const linked = /^(?:is|was)$/.test(all[from]?.lower ?? "") ? from + 1 : from;
  const at = all[linked]?.lower === "that" ? linked + 1 : linked;
  const tokens = isPerfect(all, at + 1) ? all.toSpliced(at + 1, 1) : all;
  const [first, second] = [tokens[at]?.lower ?? "", tokens[at + 1]?.lower ?? ""];
  const own = ["it", "they", "this", "these"].includes(first);
  if (["i", "you", "we"].includes(first)) return wishOfDoing(tokens, at, product);
  if (first === "there") return nounPhrase(until(tokens, at + 2), product);
  if (own && /^(?:came|come|comes)$/.test(second) && tokens[at + 2]?.lower === "in") {
    const said = say(until(tokens, at + 3), product);
    return said === null
      ? null
      : /^an? /i.test(said) && /size|version|color|colour|pack|length/.test(said)
        ? said
        : SIZES.test(said)
          ? `${articleFor(product)} in a ${said.replace(/^an? /, "")} size`
          : `${articleFor(product)} in ${said.replace(/^an? (?=(\w+)$)/, (whole, word: string) => (COLORS.has(word.toLowerCase()) ? "" : whole))}`;
  }
  if (own && /^(?:had|has|came|come|included|includes)$/.test(second))
    return nounPhrase(until(tokens, ["with", "as"].includes(tokens[at + 2]?.lower ?? "") ? at + 3 : at + 2), product);
  if (own && /^(?:was|were|been|is|are)$/.test(second)) {
    const quality = until(tokens, at + 2);
    if (/^an?$/.test(quality[0]?.lower ?? "") && quality.at(-1)?.pos === "NOUN") return nounPhrase(quality, product);
    const rest = withoutDegrees(quality);
    // "it were just straps": another thing, and no quality of this one.
    const isThing = rest.length === 1 && rest[0]?.pos !== "ADJ" && !/(?:er|ed|ing)$/.test(rest[0]?.lower ?? "");
    const said = isThing ? null : say(rest, product);
    return said === null ? null : `${articleFor(product)} that ${product.plural ? "are" : "is"} ${said}`;
  }
  const verbAt = at + (/^(?:would|'d)$/.test(second) ? 2 : 1);
  const isDenied = tokens[verbAt + 1]?.lemma === "not";
  if (first === "they" && !isDenied && MAKER_DOES.has(tokens[verbAt]?.lemma ?? ""))
    return nounPhrase(
      until(tokens, verbAt + (["in", "on"].includes(tokens[verbAt + 1]?.lower ?? "") ? 2 : 1)),
      product,
    );
  if (own) {
    const said = asVerbPhrase(until(tokens, at + 1), product);
    return said === null ? null : `${articleFor(product)} that ${said}`;
  }
  return ["the", "a", "my"].includes(first) ? wishOfPart(tokens, at + 1, product) : null;
};

/** "the refills were not so pricey" → "less pricey refills" */
const lessOf = (part: readonly Token[], rest: readonly Token[], product: Product): string | null => {
  const [, degree, quality] = rest;
  const said = say(part, product);
  if (said === null || quality?.pos !== "ADJ" || !/^(?:so|as|too|that|quite)$/.test(degree?.lower ?? "")) return null;
  return `${/[^s]s$/.test(said) ? "" : "a "}less ${quality.lower} ${said}`;
};

/** "the cord was longer" → "a longer cord"; "the lid had a lock" → "a lid with a lock" */
const wishOfPart = (tokens: readonly Token[], from: number, product: Product): string | null => {
  const verb = tokens.findIndex(
    (token, index) => index > from && index < from + 5 && (token.pos === "AUX" || token.pos === "VERB"),
  );
  if (verb === -1) return null;
  if (MAKERS.has(tokens[verb - 1]?.lemma ?? "")) return null;
  const part = say(tokens.slice(from, verb), product);
  const [word, rest] = [tokens[verb]?.lower ?? "", withoutDegrees(until(tokens, verb + 1))];
  if (/^(?:n't|nt|not)$/.test(rest[0]?.lower ?? "")) return lessOf(tokens.slice(from, verb), rest, product);
  const said = say(/^(?:had|came|has)$/.test(word) ? until(tokens, verb + 1) : rest, product);
  if (part === null || said === null) return null;
  const plural = /[^s]s$/.test(part);
  if (/^(?:was|were|is|are)$/.test(word))
    return rest.length === 1
      ? plural
        ? `${said} ${part}`
        : withArticle(`${said} ${part}`)
      : `${plural ? part : withArticle(part)} that ${plural ? "are" : "is"} ${said}`;
  const comesThere = word === "came" && /^(?:off|apart|out|loose|up|down|on|undone)$/.test(rest[0]?.lower ?? "");
  if (/^(?:had|came|has)$/.test(word) && !comesThere)
    return `${plural ? part : withArticle(part)} ${/^(?:with|in|on|as) /.test(said) ? said : `with ${said}`}`;
  const told = asVerbPhrase(until(tokens, verb), product, plural);
  return told === null ? null : `${plural ? part : withArticle(part)} that ${told}`;
};

const WOULD_BE =
  /^(?:(?:and|but|also|plus|maybe),? )?((?:(?:an?|the|some|more) )?[\p{L}\d' -]{3,40}?) would (?:be|have been|make) (?:so |really |a )?(?:much )?(?:nice|great|better|perfect|helpful|welcome|useful|good|appreciated|awesome|cool)\b/iu;
const SHOULD_BE =
  /\b(?:it|they|this) should (?:(?:be|have been) (?=(?:an? |more )?\p{L}+er\b|more )|(?:have come with|have|come with|come in) (?!come\b|been\b|\p{L}+ed\b))((?:an? )?[\p{L}\d' -]{3,40})/iu;

const NO_WISH = /\b(?:it|that|this|i|my|your|only|he|she|they|what|which|you|anyone|everything)\b/i;

/** "a lid", "more colors", but not "hardwood" or "price" alone. */
const isWhole = (wanted: string): boolean =>
  /^(?:an?|some|more) |[^s]s$/i.test(wanted) || MASS.has(wanted.toLowerCase());

const NICE_IF = /^(?:perfect|nice|great|better|good|helpful|awesome|cool|ideal|stars?)$/;

/** "would be perfect if it had a lid": where what is wished for begins, or 0. */
const afterIf = (tokens: readonly Token[]): number => {
  const at = tokens.findIndex(
    ({ lower }, index) =>
      lower === "if" &&
      tokens.slice(Math.max(0, index - 2), index).some((token) => NICE_IF.test(token.lower)) &&
      tokens.slice(Math.max(0, index - 7), index).some((token) => /^(?:would|'d|itd)$/.test(token.lower)),
  );
  return at + 1;
};

const askedIn = (tokens: readonly Token[], product: Product): string | null => {
  const asked = askedFor(tokens);
  if (asked === null) return null;
  const [first, ...rest] = withoutTail(tokens.slice(asked.from, asked.to));
  if (first === undefined) return null;
  if (first.lower === "no") return nounPhrase(rest, product);
  if (first.lower !== "in" && first.lower !== "one") return nounPhrase([first, ...rest], product);
  const said = say(first.lower === "in" ? [first, ...rest] : rest, product);
  return said === null ? null : `${articleFor(product)} ${said}`;
};

/** "they were longer" of one thing: said of several others that were named before, or of nothing that is. */
const wishOfThem = (sentence: Sentence, at: number, { product, sentences }: Mining): string | null | undefined => {
  const { tokens } = sentence;
  const isOfThem = /^(?:they|these)$/.test(tokens[at]?.lower ?? "") && tokens[at + 1]?.lemma === "be";
  if (product.plural || !isOfThem) return undefined;
  const named = pluralBefore(sentence, at, sentences);
  return named === null
    ? null
    : wishOfPart([...named.map((token) => ({ ...token, text: token.lower })), ...tokens.slice(at + 1)], 0, product);
};

const wishIn = (sentence: Sentence, text: string, mining: Mining): string | null => {
  const { tokens } = sentence;
  const { product } = mining;
  const wish = tokens.findIndex((token) => token.lemma === "wish");
  if (isWishOfOthers(tokens, wish)) return null;
  const ofThem = wish === -1 ? undefined : wishOfThem(sentence, wish + 1, mining);
  if (ofThem !== undefined) return ofThem;
  const wished = wish !== -1 && wish < 6 ? wishAfter(tokens, wish + 1, product) : null;
  if (wished !== null) return wished;
  const nice = afterIf(tokens);
  const asked = askedIn(tokens, product) ?? (nice > 0 ? wishAfter(tokens, nice, product) : null);
  if (asked !== null || (wish !== -1 && wish < 6)) return asked;
  const words = text.slice(sentence.start, sentence.end);
  const wanted = (WOULD_BE.exec(words)?.[1] ?? SHOULD_BE.exec(words)?.[1] ?? "").trim();
  if (wanted === "" || NO_WISH.test(wanted) || wanted.split(" ").length > 6) return null;
  return /^(?:also|either|those|these|them|too)\b/i.test(wanted) || !isWhole(wanted) ? null : wanted;
};

/** "a decent one", "the same for movies", "an extra": what of, is not said. */
const NAMES_NOTHING =
  /^(?:an? )?(?:decent|good|better|nice|proper|real|great) ones?\b|^(?:an?|some) extras?(?= for\b|$)|^(?:somebody|someone)\b| [abd-z]$|\b(?:does|do) the same\b|\b(?:has|have) given\b/iu;

/** "black black" is stressed, and one "black". */
const TWICE = /\b(\p{L}+) \1\b/giu;
/** "A lock": by itself it may be anything's. */
const ONE_THING = /^an? [\p{Ll}-]+$/u;

/** A wish as it can be understood by itself: a thing that is missed is one of the product. */
const asWish = (told: string, { noun, plural }: Product): string => {
  const wish = told.replace(TWICE, "$1");
  return ONE_THING.test(wish) && noun !== "product" && !wish.endsWith(` ${noun}`)
    ? `${plural ? noun : withArticle(noun)} with ${wish}`
    : wish;
};

/** What buyers wish for in so many words. */
export const findWishes = (mining: Mining): Supported[] => {
  const texts = textsOf(mining);
  const found = mining.sentences.flatMap((sentence) => {
    const told = wishIn(sentence, texts.get(sentence.reviewId) ?? "", mining);
    const wish = told === null ? null : withMeasured(asWish(told, mining.product), sentence, mining);
    return wish === null || NAMES_NOTHING.test(wish) || phrase(sentence.tokens).includes("wish list")
      ? []
      : [{ text: capitalize(wish), span: { reviewId: sentence.reviewId, start: sentence.start, end: sentence.end } }];
  });
  return [...Map.groupBy(found, (each) => each.text.toLowerCase()).values()].map((group) => ({
    text: group[0]?.text ?? "",
    spans: group.map((each) => each.span),
  }));
};
