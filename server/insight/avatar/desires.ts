import type { Span } from "../../../events/result/review.ts";
import type { Mining } from "../mine-reviews.ts";
import { articleFor, withArticle } from "../product.ts";
import { rankStatements } from "../statements/pick-statement.ts";
import { MASS } from "../statements/word-lists.ts";
import type { Sentence } from "../text/analyse.ts";
import { capitalize, type Supported } from "./avatar-draft.ts";
import { unitsOf } from "./pains.ts";

const THIRD_PERSON =
  "keeps|stays|holds|fits|lasts|opens|closes|cleans|works|charges|remembers|stops|blends|looks|feels|comes|goes|sits|reaches|runs|washes|dries|sticks|grips|adjusts|folds|tastes|smells|sounds|gets|helps|makes|survives|rinses|shows|dims|lights|doesn't|does not|is|can|has|won't|never";
const SUBJECT_AND_VERB = new RegExp(
  `^(The |A |An )?([\\w' -]{2,30}?) (?:still )?((?:${THIRD_PERSON}|last|stay|keep|hold|are|do|don't|work|fit) .{3,90})$`,
);
const VERB_FIRST = new RegExp(`^((?:${THIRD_PERSON}) .{3,90})$`, "i");
const PAST = /\b(?:was|were|had|did|didn't|got)\b/;

/** "The lid opens with one hand" becomes "A lid that opens with one hand". */
export const asDesire = (statement: string, productPhrase: string): string | null => {
  if (PAST.test(statement)) return null;
  if (VERB_FIRST.test(statement))
    return capitalize(`${productPhrase} that ${statement.charAt(0).toLowerCase()}${statement.slice(1)}`);
  const match = SUBJECT_AND_VERB.exec(statement);
  if (
    match === null ||
    /^(?:no|buyers|the dog|the cat)$/i.test(match[2] ?? "") ||
    /^(?:no|buyers|every|you)\b/i.test(statement)
  )
    return null;
  const noun = (match[2] ?? "").replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  if (/\b(?:one|ones|first|second|last|medium|large|small)\b/.test(noun)) return null;
  const bare = match[1] === undefined || /[^s]s$/.test(noun) || MASS.has(noun);
  return capitalize(`${bare ? noun : withArticle(noun)} that ${match[3] ?? ""}`);
};

type Wish = { pattern: RegExp; say: (match: RegExpExecArray, product: string) => string | null };

const WISHES: readonly Wish[] = [
  {
    pattern:
      /\bwish(?:ed)? (?:it|they|this|these) (?:came|come|was available|were available|was offered) in ((?:an? )?[\w -]{3,50})/i,
    say: (match, product) => (/^an? /i.test(match[1] ?? "") ? (match[1] ?? null) : `${product} in ${match[1] ?? ""}`),
  },
  {
    pattern: /\bwish(?:ed)? (?:it|they|this) (?:had|came with|included) ((?:an? |more )?[\w -]{3,50})/i,
    say: (match) => match[1] ?? null,
  },
  {
    pattern: /\bwish(?:ed)? the ([\w ]{2,20}) had ((?:an? )?[\w -]{3,30})/i,
    say: (match) => `${withArticle(match[1] ?? "")} with ${match[2] ?? ""}`,
  },
  {
    pattern: /\bwish(?:ed)? (?:the|that the) ([\w ]{2,20}) (?:was|were) (?:a bit |a little |slightly )?(\w+er)\b/i,
    say: (match) => withArticle(`${match[2] ?? ""} ${match[1] ?? ""}`),
  },
  {
    pattern: /\bwish(?:ed)? (?:it|they|this) fit ((?:in |my |the |in my )?[\w -]{3,30})/i,
    say: (match, product) => `${product} that fits ${(match[1] ?? "").replace(/\bmy\b/, "the")}`,
  },
];

const wishIn = (sentence: Sentence, text: string, product: string): Supported | null => {
  const words = text.slice(sentence.start, sentence.end);
  for (const { pattern, say } of WISHES) {
    const match = pattern.exec(words);
    const wish = match === null ? null : say(match, product);
    if (wish !== null)
      return {
        text: capitalize(wish.trim()),
        spans: [{ reviewId: sentence.reviewId, start: sentence.start, end: sentence.end }],
      };
  }
  return null;
};

const wishes = (mining: Mining): Supported[] => {
  const texts = new Map(mining.reviews.map((review) => [review.id, review.text]));
  const product = articleFor(mining.product);
  return mining.sentences
    .filter((sentence) => sentence.tokens.some((token) => token.lemma === "wish"))
    .flatMap((sentence) => wishIn(sentence, texts.get(sentence.reviewId) ?? "", product) ?? []);
};

const NOT_A_DESIRE = new Set(["repeat", "gift", "shipping", "support", "asPictured", "defect", "results"]);

const fromThemes = (mining: Mining): Supported[] =>
  mining.themes
    .filter((theme) => theme.facet !== null && !NOT_A_DESIRE.has(theme.facet.id))
    .map((theme) => {
      const product = articleFor(mining.product);
      const spans: Span[] = unitsOf(theme, theme.theme.kind === "complaint" ? -1 : 1).map(({ reviewId, clause }) => ({
        reviewId,
        start: clause.start,
        end: clause.end,
      }));
      const said =
        theme.theme.kind === "complaint" ? [] : rankStatements(unitsOf(theme, 1), mining.product).slice(0, 3);
      const desire = said.map((statement) => asDesire(statement.text, product)).find((each) => each !== null);
      return { text: desire ?? capitalize((theme.facet?.desire ?? "").replace("{product}", product)), spans };
    });

/** What buyers want: what they praise, what they miss, and what they wish for in so many words. */
export const buildDesires = (mining: Mining): Supported[] => {
  const seen = new Set<string>();
  return [...fromThemes(mining).slice(0, 7), ...wishes(mining).slice(0, 3)].filter(
    (line) => line.text !== "" && !seen.has(line.text.toLowerCase()) && seen.add(line.text.toLowerCase()) !== undefined,
  );
};
