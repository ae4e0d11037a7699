import { type Product, withArticle } from "../product.ts";
import type { Token } from "../text/analyse.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { BODY, BUYER_VERBS, CHILDREN, KIN, MASS, OPINION_VERBS, THING_VERBS } from "./word-lists.ts";

/** Whom or what a clause is about, and where the rest of it begins. */
export type Subject = {
  /** In lower case, with its article: "the lid". Empty where the clause names none and stands without. */
  text: string;
  /** Its head noun; the product's where the product is meant. */
  noun: string;
  about: "product" | "part" | "buyers" | "wearer" | "nobody";
  plural: boolean;
  /** The reviewer left it out: "Keeps coffee hot". */
  elided: boolean;
  /** Index of the first token after the subject. */
  rest: number;
  /** A copula the reviewer left out: "Too wide for the cup holder". */
  copula: boolean;
};

export const isPluralNoun = (token: Token): boolean =>
  /[^s]s$/.test(token.lower) && (token.lemma !== token.lower || (token.pos === "PROPN" && token.known));

const isVerb = (token: Token | undefined): boolean => token?.pos === "VERB" || token?.pos === "AUX";
const isNoun = (token: Token | undefined): boolean => token?.pos === "NOUN" || token?.pos === "PROPN";

/** Verbs that the tagger takes for nouns or adjectives. */
const VERB_FORMS = new Set(
  "makes keeps leaves gets comes takes needs hurts feels bent split burst runs drops cuts picks".split(" "),
);

/** Where the first verb stands within reach, or -1. */
const verbIndex = (tokens: readonly Token[], from: number): number =>
  tokens.findIndex(
    (token, index) =>
      index > from &&
      index <= from + 7 &&
      tokens[index - 1]?.pos !== "DET" &&
      !(token.pos === "VERB" && token.lower === token.lemma && isVerb(tokens[index + 1])) &&
      (isVerb(token) || (index > from + 1 && VERB_FORMS.has(token.lower) && !isNoun(tokens[index + 1]))),
  );

const WEARER_NAMES: Readonly<Record<string, string>> = {
  dog: "dog",
  cat: "cat",
  horse: "horse",
  pet: "pet",
  baby: "baby",
  toddler: "toddler",
  kids: "child",
  kid: "child",
  children: "child",
};

const ofProduct = (product: Product, rest: number, elided = false, copula = false): Subject => ({
  text: `the ${product.noun}`,
  noun: product.noun,
  about: "product",
  plural: product.plural,
  elided,
  rest,
  copula,
});

/** "dog", "child": who uses the product, where its name says so. */
export const wearerName = (product: Product): string | null => WEARER_NAMES[product.wearer ?? ""] ?? null;

const ofWearer = (product: Product, rest: number): Subject | null => {
  const name = wearerName(product);
  return name === null
    ? null
    : { text: `the ${name}`, noun: name, about: "wearer", plural: false, elided: false, rest, copula: false };
};

const BUYERS = { text: "buyers", noun: "buyers", about: "buyers", plural: true, copula: false } as const;

const ofBuyers = (rest: number, elided: boolean): Subject => ({ ...BUYERS, elided, rest });

const joined = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .reduce(
      (text, token, index, all) =>
        `${text}${index > 0 && all[index - 1]?.end === token.start ? "" : index === 0 ? "" : " "}${token.text}`,
      "",
    );

/** "numbers" of "numbers on the dial"; a word tagged as an adjective right before the verb is taken for a noun. */
const headNoun = (named: readonly Token[]): Token | undefined => {
  const preposition = named.findIndex((token, index) => index > 0 && token.pos === "ADP");
  const core = preposition === -1 ? named : named.slice(0, preposition);
  return core.findLast(isNoun) ?? (core.at(-1)?.pos === "ADJ" ? core.at(-1) : undefined);
};

/** A noun phrase before the verb; the article it opens with stays as the caller says. */
const ofPart = (
  tokens: readonly Token[],
  from: number,
  article: "keep" | "the" | "that" | "a",
  product: Product,
): Subject | null => {
  const verb = verbIndex(tokens, from - 1);
  const start = verb === -1 ? from : verb;
  const named = tokens.slice(from, start);
  const noun = headNoun(named);
  if (verb !== -1 && /ing$/.test(tokens[verb]?.lower ?? "") && tokens[verb]?.pos === "VERB") return null;
  if (/^(?:ones?|others?)$/.test(noun?.lower ?? "")) return null;
  if (verb === -1 || noun === undefined || named.some((token) => token.pos === "PRON")) return null;
  const adverb = tokens[start - 1]?.pos === "ADV" && tokens[start - 2]?.pos !== "DET" ? start - 1 : start;
  const plural = isPluralNoun(noun) || /\band\b/.test(joined(tokens, from, start));
  const bare = article === "keep" || plural || MASS.has(noun.lower);
  const phrase = joined(tokens, from, adverb);
  const definite = article === "that" || (article === "the" && !bare);
  const text = definite ? `the ${phrase}` : bare ? phrase : withArticle(phrase);
  const whole = noun.lemma === product.noun || noun.lower === product.noun;
  return {
    text,
    noun: noun.lemma,
    about: whole ? "product" : "part",
    plural,
    elided: false,
    rest: adverb,
    copula: false,
  };
};

const ofFirstPerson = (tokens: readonly Token[]): Subject | null => {
  const second = tokens[1];
  if (second === undefined || second.pos === "ADV" || OPINION_VERBS.has(second.lower)) return null;
  if (second.lemma === "have" && tokens[2]?.lower !== "to" && tokens[2]?.pos !== "VERB") return null;
  return isVerb(second) ? ofBuyers(1, false) : null;
};

const ofPossessive = (tokens: readonly Token[], product: Product): Subject | null => {
  const second = tokens[1];
  if (second === undefined) return null;
  if (product.wearer !== null && (CHILDREN.has(second.lower) || second.lower === product.wearer)) {
    const wearer = second.lower === product.wearer || /kid|child|baby|toddler/.test(product.wearer);
    return wearer && isVerb(tokens[2]) ? ofWearer(product, 2) : null;
  }
  if (KIN.has(second.lower) || KIN.has(tokens[2]?.lower ?? "")) return null;
  return ofPart(tokens, 1, BODY.has(second.lower) ? "the" : "a", product);
};

const NOT_A_SUBJECT = new Set(
  "super mine first second third last confusing wish love glad happy thank thanks psa pros cons one ones way nice order minus bonus note update edit".split(
    " ",
  ),
);

const ofVerb = (tokens: readonly Token[], product: Product): Subject | null => {
  const first = tokens[0];
  if (first === undefined) return null;
  const present = /[^s]s$/.test(first.lower) || ["does", "wo", "ca", "is", "has"].includes(first.lower);
  return present || THING_VERBS.has(first.lower) ? ofProduct(product, 0, true) : null;
};

const ofBare = (tokens: readonly Token[], product: Product): Subject | null => {
  const first = tokens[0];
  if (first === undefined || NOT_A_SUBJECT.has(first.lower)) return null;
  if (/^(?:left|right)$/.test(first.lower) && isNoun(tokens[1]))
    return ofPart([{ ...first, pos: "ADJ" }, ...tokens.slice(1)], 0, "the", product);
  if (first.lower === "kept" && /^(?:my|our|me|us)$/.test(tokens[1]?.lower ?? "")) return ofProduct(product, 0, true);
  if (first.lower === "gave" && /^(?:it|them|this|these|mine|the)$/.test(tokens[1]?.lower ?? ""))
    return ofBuyers(0, true);
  if (BUYER_VERBS.has(first.lower)) return ofBuyers(0, true);
  if (["enough", "as", "than"].includes(tokens[1]?.lower ?? "") && first.pos !== "NUM" && !/[^s]s$/.test(first.lower))
    return ofProduct(product, 0, true, true);
  if (first.lower === "was" && FEELINGS.has(tokens[1]?.lower ?? "")) return null;
  if (THING_VERBS.has(first.lower) && !isNoun(tokens[1]) && !/^(?:side|ear|one)$/.test(tokens[1]?.lower ?? ""))
    return ofProduct(product, 0, true);
  if (first.pos === "VERB" && first.lower === first.lemma && (isNoun(tokens[1]) || tokens[1]?.pos === "AUX"))
    return isVerb(tokens[1]) || verbIndex(tokens, 1) !== -1
      ? ofPart([{ ...first, pos: "NOUN" }, ...tokens.slice(1)], 0, "the", product)
      : null;
  if (first.pos === "VERB" || first.pos === "AUX") return ofVerb(tokens, product);
  const judged = first.pos === "ADJ" || first.pos === "ADV" || wordPolarity({ ...first, pos: "ADJ" }) !== 0;
  const copulaFits = tokens.length > 1 && !isNoun(tokens[1]) && tokens[1]?.pos !== "PRON" && tokens[1]?.pos !== "DET";
  if (first.lower === "much" && tokens[1]?.pos === "ADJ") return ofProduct(product, 0, true, true);
  if (["too", "not", "so", "very"].includes(first.lower) || (first.pos === "ADJ" && copulaFits)) {
    const adjective = first.pos === "ADJ" ? first : tokens[1];
    return adjective?.pos === "ADJ" && !FEELINGS.has(adjective.lower) && tokens[2]?.pos !== "NOUN"
      ? ofProduct(product, 0, true, true)
      : null;
  }
  if (judged && !isNoun(tokens[1])) return null;
  return isNoun(first) || first.pos === "ADJ" || first.pos === "NUM" ? ofPart(tokens, 0, "the", product) : null;
};

const FEELINGS = new Set(
  "worried skeptical sceptical hesitant nervous afraid scared concerned doubtful unsure disappointed surprised impressed shocked excited looking hoping expecting going able happy pleased".split(
    " ",
  ),
);

const HOLDS_NOUN = new Set("the a an no every each all some half both there you".split(" "));

/** Names the subject of a clause in the third person; null where the clause does not say whom or what it is about. */
export const nameSubject = (tokens: readonly Token[], product: Product): Subject | null => {
  const [first, second] = [tokens[0], tokens[1]];
  if (first === undefined || second === undefined) return null;
  const demonstrative = isNoun(second) || second.pos === "ADJ" || second.pos === "NUM";
  if (/^(?:i['’]?(?:m|ve|d|ll)|we['’](?:re|ve|d|ll))$/.test(first.lower)) return null;
  switch (first.lower) {
    case "i":
    case "we":
      return ofFirstPerson(tokens);
    case "it":
      return ofProduct(product, 1);
    case "this":
      return demonstrative ? ofPart(tokens, 1, "that", product) : ofProduct(product, 1);
    case "they":
    case "these":
      if (first.lower === "these" && demonstrative) return ofPart(tokens, 1, "that", product);
      return product.plural ? ofProduct(product, 1) : null;
    case "that":
    case "those":
      return demonstrative ? ofPart(tokens, 1, "that", product) : null;
    case "he":
    case "she":
      return ofWearer(product, 1);
    case "my":
    case "our":
      return ofPossessive(tokens, product);
    case "there":
    case "you":
    case "nobody":
    case "everybody":
    case "everyone":
      return {
        text: first.lower,
        noun: "",
        about: "nobody",
        plural: first.lower === "you" || first.lower === "there",
        elided: false,
        rest: 1,
        copula: false,
      };
    default:
      return HOLDS_NOUN.has(first.lower) ? ofPart(tokens, 0, "keep", product) : ofBare(tokens, product);
  }
};
