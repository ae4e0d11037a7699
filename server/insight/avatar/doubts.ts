import type { Mining } from "../mining/mining.ts";
import type { Product } from "../product/product.ts";
import { ratingsOf, textsOf } from "../reviews/reviews-by-id.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { remember } from "../text/remember.ts";
import { wordSet } from "../text/word-table.ts";
import { textFrom } from "../units/misreadings/misreading.ts";
import type { Supported } from "./avatar-draft.ts";
import { clauseFrom, tellClause } from "./doubt-clause.ts";
import { phraseDoubt } from "./doubt-phrases.ts";
import { type Excerpt, excerptOf, groupExcerpts } from "./excerpts.ts";
import { sentencesOfOthers } from "./of-other-thing.ts";
import { buildReasonsToBuy } from "./purchases.ts";
import { inOwnWords, quotedDoubt } from "./quoted-doubts.ts";
import { withoutQuoted } from "./quotes-in.ts";

/** Words of doubt, and what a doubt that opens with them is called. */
const CUES: ReadonlyMap<string, string> = new Map(
  (
    [
      ["worry worried worries worrying", "Worried"],
      ["skeptical sceptical", "Skeptical"],
      ["doubtful", "Doubtful"],
      ["doubted", "Doubted"],
      ["hesitant reluctant leery wary", "Hesitant"],
      ["hesitated", "Hesitated"],
      ["nervous apprehensive anxious", "Nervous"],
      ["afraid scared", "Afraid"],
      ["feared fearing", "Feared"],
      ["concerned", "Concerned"],
      ["suspicious", "Suspicious"],
      ["dubious", "Dubious"],
      ["unsure", "Unsure"],
      ["fence", "On the fence"],
      ["wondered wondering", "Wondered"],
    ] as const
  ).flatMap(([words, name]) => words.split(" ").map((word) => [word, name] as const)),
);

/** "bc", "cuz": because, as people type it. */
const BECAUSE = /^(?:bc|b\/c|cuz|coz|cos|bcz|bcuz|cause)$/;

const CONNECTS = new Set(
  "that it they this these about of because whether if at by to how the with since when on a my her his what".split(
    " ",
  ),
);

/** "was not worried", "no need to worry", "don't worry": no doubt. */
const isDenied = (tokens: readonly Token[], index: number): boolean =>
  tokens
    .slice(Math.max(0, index - 4), index)
    .some((token) => /^(?:not|n't|no|never|without|stop|stopped|less)$/.test(token.lower) || token.lemma === "not");

/** Whose fear is none of the buyer's. */
const OTHERS = wordSet(
  "he she they who dog dogs cat cats puppy puppies kitten kittens pet pets horse horses bird birds animals baby toddler kid kids child children daughter daughters son sons boys girls husband wife mom mother dad father guests",
);

/** Somebody else's fear, or one that is no doubt about the purchase: "scared of thunder". */
const isElsewhere = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens.slice(Math.max(0, index - 5), index).map((token) => token.lower);
  const own =
    before.some((word) => ["i", "we", "was", "were", "'m", "am", "initially", "little", "bit"].includes(word)) ||
    index <= 1;
  const other = before.some((word) => OTHERS.has(word));
  return !own || other;
};

/** "took it out because I was worried", "makes me nervous": what came of using it, and no doubt about buying it. */
const IN_USE =
  /\b(?:took|unplugged|moved|removed|pulled|turned|stopped|quit|threw|keep|kept|leave|won['’]?t|wo n['’]t|never) (?:\S+ ){0,8}(?:because|since|as|so|bc|cuz) (?:\S+ ){0,4}$|\b(?:makes?|made|making|leaves?|left|has|got) (?:me|us) (?:\S+ ){0,2}$|\bnow (?:i ['’]m|i am|we are|we ['’]re) (?:\S+ ){0,2}$/;

const BUYING = /^(?:buying|ordering|getting|trying|purchasing|spending|paying|taking|switching|going)$/;

const OF_PURCHASE =
  /^(?:buy|order|try|use|spend|get|purchase|pay|trust|switch|pull|put|wash|take|open|plug|leave|let|wear|eat|drink)$/;

/** "scared the life out of me", "anxious to try it", "wonder what is in it": the words of doubt in another sense. */
const isOtherwise = (word: string, rest: readonly Token[]): boolean => {
  const [first, second] = [rest[0]?.lower ?? "", rest[1]];
  if (word === "scared" && first === "the") return true;
  if (word === "anxious") return first === "to";
  if (/^(?:afraid|scared|nervous)$/.test(word) && first === "to") return !OF_PURCHASE.test(second?.lower ?? "");
  if (word.startsWith("wonder")) return !/^(?:if|whether)$/.test(first) && !/^(?:long|well)$/.test(second?.lower ?? "");
  return (
    (first === "that" && second?.pos === "ADP") ||
    (first === "about" && second?.pos === "AUX") ||
    (first === "of" && /^(?:ADP|AUX|SCONJ|ADV)$/.test(second?.pos ?? ""))
  );
};

const named = (tokens: readonly Token[], index: number): { name: string; rest: readonly Token[] } | null => {
  const word = tokens[index]?.lower ?? "";
  const name = CUES.get(word);
  if (name === undefined || isDenied(tokens, index) || isElsewhere(tokens, index)) return null;
  if (name === "On the fence" && tokens[index - 1]?.lower !== "the") return null;
  if (IN_USE.test(`${textFrom(tokens, 0, index)} `)) return null;
  const rest = clauseFrom(tokens, index + 1).map((token, at) =>
    at === 0 && BECAUSE.test(token.lower) ? { ...token, text: "because", lower: "because" } : token,
  );
  const first = rest[0]?.lower ?? "";
  if (rest.length < 2 || !(CONNECTS.has(first) || BUYING.test(first)) || isOtherwise(word, rest)) return null;
  // Whoever "feared when …" does not say what.
  return { name: name === "Feared" && /^(?:when|since|because|at|by|with)$/.test(first) ? "Worried" : name, rest };
};

const doubtsIn = (sentence: Sentence, text: string, product: Product, rating: number | null): Excerpt[] => {
  const { tokens } = sentence;
  const told = (line: string, evidence: readonly Token[]): Excerpt[] =>
    excerptOf(line, evidence, sentence, rating).map((excerpt) => inOwnWords(excerpt, sentence, text));
  for (const index of tokens.keys()) {
    const doubt = named(tokens, index);
    const clause = doubt === null ? null : tellClause(doubt.rest, product);
    if (doubt === null || clause === null) continue;
    return told(
      `${doubt.name} ${clause}`,
      tokens.slice(index).filter((token) => token.end <= (doubt.rest.at(-1)?.end ?? 0)),
    );
  }
  const phrase = phraseDoubt(sentence, text, product);
  return phrase === null ? quotedDoubt(sentence, text, rating) : told(phrase.line, phrase.evidence);
};

const MOST_DOUBTS = 8;

/** What buyers doubted or feared before or after buying, in the words they say it with. */
export const buildDoubts = remember((mining: Mining): readonly Supported[] => {
  const ratings = ratingsOf(mining);
  const texts = textsOf(mining);
  const ofOthers = sentencesOfOthers(mining);
  const own = mining.sentences.filter((sentence) => !ofOthers.has(sentence));
  const doubts = groupExcerpts(
    own.flatMap((sentence) =>
      doubtsIn(sentence, texts.get(sentence.reviewId) ?? "", mining.product, ratings.get(sentence.reviewId) ?? null),
    ),
    MOST_DOUBTS,
  );
  return withoutQuoted(doubts, buildReasonsToBuy(mining));
});
