import type { Span } from "../../../events/result/review.ts";
import { analyseText } from "../../insight/text/analyse.ts";
import { rememberText } from "../../insight/text/remember.ts";
import type { Statement } from "../clauses/read-clause.ts";
import { contentWords, type ReviewIndex } from "../reviews/review-index.ts";

const SUITS =
  /\b(?:suitable|suited|ideal|perfect|great|good|best|made|designed|safe|works?|strong enough|tough enough) (?:even )?(?:for|on|with) (?:all |any |every )?([^;.()]+)/iu;
const DOES_NOT =
  /(?:^\W*(?:definitely |just |really |but |and |so )*|\b(?:it['’]?s|is|are|was|this is|they['’]?re) )not (?:\w+ )?(?:meant |made |suitable |suited |good |great |ideal |right |strong enough )?for (?:an? |the |any |those with |people with )?([^.,;!?]+)|\b(?:useless|no good|worthless|hopeless) (?:for|with|on) ([^.,;!?]+)|\bforget (?:about )?(?:using it (?:for|on|with) )?((?!it\b)\p{L}+(?: with any \p{L}+)?)|\banything (\p{L}+) is a (?:fight|nightmare|pain|mess|disaster|no[ -]?go)/u;
const COMMON = new Set("use home day year people everyone thing work size type age need level style".split(" "));

const namedIn = rememberText((text: string): readonly string[] =>
  contentWords(analyseText(text.toLowerCase(), "listing").flatMap(({ tokens }) => tokens)).filter(
    (word) => !COMMON.has(word),
  ),
);

/** Clauses that say for whom or what a thing is not, which a statement says it suits: "for anxious dogs" and "not for an anxious dog". */
export const unsuited = ({ text, negated }: Statement, index: ReviewIndex, productNames: readonly string[]): Span[] => {
  const suits = negated ? null : SUITS.exec(text);
  if (suits === null) return [];
  const named = namedIn(suits[1] ?? "").filter((word) => !productNames.includes(word));
  if (named.length === 0) return [];
  return index.clauses
    .filter(({ report, repeats, text: said }) => {
      const match = report && !repeats ? DOES_NOT.exec(said.toLowerCase()) : null;
      const what = match?.slice(1).find((each) => each !== undefined);
      return what !== undefined && namedIn(what).some((word) => named.includes(word));
    })
    .map(({ span }) => span);
};
