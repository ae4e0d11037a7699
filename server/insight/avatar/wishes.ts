import type { Mining } from "../mine-reviews.ts";
import { articleFor, type Product, withArticle } from "../product.ts";
import { generalize } from "../statements/generalize.ts";
import { presentOf } from "../statements/inflect.ts";
import { render } from "../statements/render.ts";
import type { Subject } from "../statements/subject.ts";
import { MASS } from "../statements/word-lists.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { wordSet } from "../text/word-table.ts";
import { isWishOfOthers } from "../units/wishes.ts";
import { capitalize, type Supported } from "./avatar-draft.ts";

const STOPS = new Set([
  ",",
  ".",
  ";",
  "!",
  "?",
  "(",
  ")",
  "but",
  "because",
  "so",
  "since",
  "though",
  "although",
  "-",
  "–",
  "—",
]);
const DEGREES = new Set("a bit little slightly just more much even also some kind of really".split(" "));

const until = (tokens: readonly Token[], from: number, most = 9): readonly Token[] => {
  const rest = tokens.slice(from, from + most);
  const end = rest.findIndex((token) => STOPS.has(token.lower));
  return end === -1 ? rest : rest.slice(0, end);
};

/** "wish they sold spare parts": what the maker would do, and not the thing. */
const MAKER_DOES = wordSet("add give include make offer provide put sell send");

const SIZES = /^(?:an? )?(?:x?small|medium|x?large|tall|short|petite|wide|narrow)(?:er)?$/i;

/** "wish the makers knew": of people, and not of the thing. */
const MAKERS = wordSet("maker company seller manufacturer designer brand people person");

const NOBODY: Subject = { text: "", noun: "", about: "nobody", plural: false, elided: false, rest: 0, copula: false };

const say = (tokens: readonly Token[], product: Product): string | null => {
  const words = generalize(tokens, NOBODY, product);
  const text = words === null ? "" : render(words);
  return text === "" || /\b(?:it|that|this|i|you|they|the|a|an|of|for|to|with)$/i.test(text) ? null : text;
};

const baseOf = (token: Token): string => token.lemma;

/** "it held more beans" → "holds more beans" */
const asVerbPhrase = (tokens: readonly Token[], product: Product): string | null => {
  const [verb, ...rest] = /^(?:would|'d)$/.test(tokens[0]?.lower ?? "") ? tokens.slice(1) : tokens;
  if (verb === undefined || !["VERB", "AUX"].includes(verb.pos) || rest.length === 0) return null;
  const said = say(rest, product);
  return said === null ? null : `${presentOf(baseOf(verb), product.plural)} ${said}`;
};

const phrase = (tokens: readonly Token[]): string => tokens.map((token) => token.lower).join(" ");

const nounPhrase = (tokens: readonly Token[], product: Product): string | null => {
  const said = say(tokens, product);
  const isNamed = tokens.some(
    ({ pos, lower }) => pos === "NOUN" || pos === "PROPN" || /^(?:some|any)\p{L}+$/u.test(lower),
  );
  if (said === null || !isNamed || /^(?:also|either|those|these|too|it|them)\b/i.test(said)) return null;
  const bare =
    /^(?:an?|more|less|some\p{L}*|any\p{L}*|the|two|three|\d)\b/iu.test(said) ||
    MASS.has(said.split(" ").at(-1) ?? "") ||
    said.endsWith("s");
  return bare ? said : withArticle(said);
};

/** "wish it came in a slimmer size", "wish the cord was longer", "wish there was an unscented version" */
const wishAfter = (tokens: readonly Token[], from: number, product: Product): string | null => {
  const at = tokens[from]?.lower === "that" ? from + 1 : from;
  const [first, second] = [tokens[at]?.lower ?? "", tokens[at + 1]?.lower ?? ""];
  const own = ["it", "they", "this", "these"].includes(first);
  if (first === "there") return nounPhrase(until(tokens, at + 2), product);
  if (own && /^(?:came|come|comes)$/.test(second) && tokens[at + 2]?.lower === "in") {
    const said = say(until(tokens, at + 3), product);
    return said === null
      ? null
      : /^an? /i.test(said) && /size|version|color|colour|pack|length/.test(said)
        ? said
        : SIZES.test(said)
          ? `${articleFor(product)} in a ${said.replace(/^an? /, "")} size`
          : `${articleFor(product)} in ${said.replace(/^an? (?=\w+$)/, "")}`;
  }
  if (own && /^(?:had|has|came|included|includes)$/.test(second))
    return nounPhrase(until(tokens, ["with", "as"].includes(tokens[at + 2]?.lower ?? "") ? at + 3 : at + 2), product);
  if (own && /^(?:was|were|is|are)$/.test(second)) {
    const said = say(
      until(tokens, at + 2).filter((token) => !DEGREES.has(token.lower)),
      product,
    );
    return said === null ? null : `${articleFor(product)} that ${product.plural ? "are" : "is"} ${said}`;
  }
  const verbAt = at + (/^(?:would|'d)$/.test(second) ? 2 : 1);
  if (first === "they" && MAKER_DOES.has(tokens[verbAt]?.lemma ?? ""))
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

/** "the cord was longer" → "a longer cord"; "the lid had a lock" → "a lid with a lock" */
const wishOfPart = (tokens: readonly Token[], from: number, product: Product): string | null => {
  const verb = tokens.findIndex(
    (token, index) => index > from && index < from + 5 && (token.pos === "AUX" || token.pos === "VERB"),
  );
  if (verb === -1) return null;
  if (MAKERS.has(tokens[verb - 1]?.lemma ?? "")) return null;
  const part = say(tokens.slice(from, verb), product);
  const [word, rest] = [
    tokens[verb]?.lower ?? "",
    until(tokens, verb + 1).filter((token) => !DEGREES.has(token.lower)),
  ];
  const said = say(/^(?:had|came|has)$/.test(word) ? until(tokens, verb + 1) : rest, product);
  if (part === null || said === null) return null;
  const plural = /[^s]s$/.test(part);
  if (/^(?:was|were|is|are)$/.test(word))
    return rest.length === 1
      ? plural
        ? `${said} ${part}`
        : withArticle(`${said} ${part}`)
      : `${plural ? part : withArticle(part)} that ${plural ? "are" : "is"} ${said}`;
  if (/^(?:had|came|has)$/.test(word)) return `${plural ? part : withArticle(part)} with ${said.replace(/^with /, "")}`;
  const told = asVerbPhrase(until(tokens, verb), product);
  return told === null ? null : `${plural ? part : withArticle(part)} that ${told}`;
};

const WOULD_BE =
  /^(?:(?:an?|the|some) )?([\p{L}\d' -]{3,40}?) would (?:be|have been|make) (?:so |really |a )?(?:much )?(?:nice|great|better|perfect|helpful|welcome|useful|good|appreciated|awesome|cool)\b/iu;
const SHOULD_BE = /\b(?:it|they|this) should (?:be|have been|come in|have|come with) ((?:an? )?[\p{L}\d' -]{3,40})/iu;

const wishIn = (sentence: Sentence, text: string, product: Product): string | null => {
  const { tokens } = sentence;
  const wish = tokens.findIndex((token) => token.lemma === "wish");
  if (isWishOfOthers(tokens, wish)) return null;
  if (wish !== -1 && wish < 6) return wishAfter(tokens, wish + 1, product);
  const words = text.slice(sentence.start, sentence.end);
  const wanted = (WOULD_BE.exec(words)?.[1] ?? SHOULD_BE.exec(words)?.[1] ?? "")
    .trim()
    .replace(/^(?:as|with|come (?:as|in|with)|been) /i, "");
  if (
    wanted === "" ||
    /\b(?:it|that|this|i|he|she|they|what|which|you)\b/i.test(wanted) ||
    wanted.split(" ").length > 6
  )
    return null;
  if (/^(?:also|either|those|these|them|too)\b/i.test(wanted)) return null;
  return /^an? |[^s]s$/i.test(wanted) || MASS.has(wanted.toLowerCase()) ? wanted : withArticle(wanted);
};

/** What buyers wish for in so many words. */
export const findWishes = (mining: Mining): Supported[] => {
  const texts = new Map(mining.reviews.map((review) => [review.id, review.text]));
  const found = mining.sentences.flatMap((sentence) => {
    const wish = wishIn(sentence, texts.get(sentence.reviewId) ?? "", mining.product);
    return wish === null || phrase(sentence.tokens).includes("wish list")
      ? []
      : [{ text: capitalize(wish), span: { reviewId: sentence.reviewId, start: sentence.start, end: sentence.end } }];
  });
  return [...Map.groupBy(found, (each) => each.text.toLowerCase()).values()].map((group) => ({
    text: group[0]?.text ?? "",
    spans: group.map((each) => each.span),
  }));
};
