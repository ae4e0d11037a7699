import type { Mining } from "../mining/mining.ts";
import { textsOf } from "../reviews/reviews-by-id.ts";
import type { Sentence } from "../text/analyse.ts";
import { remember } from "../text/remember.ts";
import { singular } from "../text/singular.ts";
import { wordSet } from "../text/word-table.ts";

const MAKER = "(?:brand|company|compan(?:y['’]?s|ies)|make|maker|manufacturer|firm|seller|people|folks|lot|guys)";
const NAMED = "((?:[\\p{L}\\d'’-]+ ){0,3}?[\\p{L}\\d'’-]+)";
const OWNED =
  "(?:^|\\b(?:i|we|have|had|and|but|also|already)(?:['’]ve)? )(?:(?:also|already|both|just) )*(?:have|had|got|own|owned|bought|ordered|use|used|tried|love) ";

const SIZED = "(?:bigger|smaller|larger|other|older|cheaper|previous|first)";

/** "I have the pillow from the same brand", "Got the same firm's steamer": what is owned of one maker. */
const OF_SAME_MAKER: readonly RegExp[] = [
  new RegExp(
    `${OWNED}(?:the|an?|their|some|another|two of the)(?: other| matching)? ${NAMED},? (?:from|by|of) (?:the(?: very)? same|this|that(?: same)?|these|those) ${MAKER}\\b`,
    "iu",
  ),
  new RegExp(
    `${OWNED}(?:the|this|that)(?: very)? same ${MAKER}(?:['’]?s|s['’])? ${NAMED}(?=[.,;!?]|$| (?:and|last|for|before|but|that|which|in)\\b)`,
    "iu",
  ),
  new RegExp(
    `(?:^|\\b(?:i|we) )(?:have|had|got|own|owned|bought|tried) their ${NAMED}(?=,? (?:before|last|first|for (?:years|months)|which)\\b)`,
    "iu",
  ),
  new RegExp(
    `^their ${NAMED} \\p{L}+(?:s|ed|was|is) .*\\bso (?:i|we) (?:then |also )?(?:tried|bought|got|ordered)\\b`,
    "iu",
  ),
  new RegExp(`${OWNED}(?:the|an?) (${SIZED}) one of theirs\\b`, "iu"),
  new RegExp(
    `^(?:second|third|fourth|another|other|not the first|my (?:second|third)) (?:thing|item|product|purchase|buy)s? (?:(?:that )?(?:i|we)(?:['’]ve| have)? (?:bought|got|had|ordered|tried) )?from (?:the same|this|these|that) ${MAKER}\\b[\\s,;:–—-]+(?:and |but )?(?:the|their|an?) ${NAMED} (?:was|is|were|are|\\p{L}+ed|broke)\\b`,
    "iu",
  ),
];

/** What one gets of any maker, and of the product itself. */
const OF_ANY = wordSet(
  "replacement refund reply response answer email message card part unit set pair pack bottle box item product thing order purchase color colour one lot deal service help warranty",
);

/** "This one I have only just unpacked" */
const BACK_TO_IT = new RegExp(
  `\\b(?:this|these)(?! (?:very )?(?:same )?(?:${MAKER}|time|year|month|week|morning|summer|winter)\\b)`,
  "iu",
);

/** "… so I got this for my niece": whether what is said of another thing leads to the product in the same breath. */
export const comesBack = (said: string): boolean => BACK_TO_IT.test(said);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];

/** The sentences in which a review tells of another thing by the same maker, and goes on about that until it comes back to the product. */
export const sentencesOfOthers = remember((mining: Mining): ReadonlySet<Sentence> => {
  const texts = textsOf(mining);
  const own = new Set(wordsOf(`${mining.product.name} ${mining.product.noun}`).map(singular));
  const namesProduct = (text: string): boolean => wordsOf(text).some((word) => singular(word) === mining.product.noun);
  const opensOther = (said: string): boolean =>
    OF_SAME_MAKER.some((pattern) => {
      const head = wordsOf(pattern.exec(said)?.[1] ?? "").at(-1);
      return head !== undefined && !OF_ANY.has(singular(head)) && !own.has(singular(head));
    });
  return new Set(
    [...Map.groupBy(mining.sentences, ({ reviewId }) => reviewId).values()].flatMap((sentences) => {
      let isOfOther = false;
      return sentences.filter(({ reviewId, start, end }) => {
        const said = (texts.get(reviewId) ?? "").slice(start, end);
        const opens = opensOther(said);
        isOfOther = opens || (isOfOther && !BACK_TO_IT.test(said) && !namesProduct(said));
        return isOfOther;
      });
    }),
  );
});
