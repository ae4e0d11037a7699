import type { Product } from "../product/product.ts";
import type { Sentence } from "../text/analyse.ts";
import { singular } from "../text/singular.ts";

/** "sent it back", "returned", "had to exchange", "threw it out" */
const RETURNED =
  /\b(?:(?:sent|send|sending|shipped|took|mailed) (?:it|them|this|these|mine|the \w+|both) back|(?:sent|sending|shipped) (?:right |straight )?back (?:for (?:an? |my )?(?:full )?(?:refund|replacement|exchange|credit)|to (?:the )?(?:amazon|seller|store|shop|company|maker))|(?:it|they|this|these)(?:'s|'re| is| are) going (?:right |straight )?back|go(?:es|ing) (?:right |straight )?back to|back (?:it|they|this|these) (?:go(?:es)?|went)\b|swapp(?:ed|ing)(?: (?:it|them|this|these))? for (?:the|an?) (?:next|larger|bigger|smaller|different|other)\b|asking for (?:(?:my|the|a|our) )?(?:full )?(?:refund|money back)\b|return(?:ed|ing)(?! (?:to|from|home|customer|for more))|(?:had|have|need(?:ed)?|going) to (?:return|exchange|send|replace)|exchang(?:ed|ing)|(?:asked for|got|want(?:ed)?|demanded|requested) (?:a|my|the) (?:full )?(?:refund|money back|replacement)|(?:threw|throw|tossed|chucked|toss) (?:it|them|this|the (?!box\b|boxes\b|packag|bag\b|instructions\b|manual\b)\w+|mine|both) (?:out|away|in)|(?:in|into) the (?:trash|garbage|bin)\b|(?:gave|give) (?:the rest|it away|them away|up on it)|donated (?:it|them|this|these|mine)|(?:gave|took) (?:it|them|this|these|mine) to (?:goodwill|charity|(?:the|a) (?:thrift|charity|church|rummage|jumble|yard|garage|shelter))|^(?:so )?(?:i )?(?:gave|given|passed) (?:it|them|this|these|mine) (?:on )?to (?:my|our|a|the|some) (?!vet\b|doctor\b)\p{L}+[\p{L} ]{0,16}[.!]*$|(?<=, )so (?:i|we) (?:gave|passed) (?:it|them|this|these|mine) (?:on |away )?to (?:my|our|a|the)|(?:they|seller|company) (?:\p{L}+ ){0,2}refunded (?:me|us|my|our|in full)|won't be (?:buying|ordering)|will (?:not|never) (?:buy|order|purchase))\b/iu;

/** "Going back.", "Sent back today.": a whole sentence that names nothing. */
const BARE =
  /^\W*(?:(?:so|and|now|sadly|unfortunately|definitely|also|all|both|it|they|this one|these|mine|it['’]s|they['’]re|is|are)[ ,]+)*(?:going|went|sent|sending|shipping|shipped)(?: (?:right|straight))? back(?: (?:for (?:an?|the|my) [^.,;!?]{1,25}|today|tomorrow|immediately|asap|(?:the )?(?:same|next) day|to (?:the )?(?:store|seller|shop|\p{Lu}\w+)))?[\s.!]*$/iu;

const NOT_RETURNED =
  /\b(?:not|never|no|n't|almost|without|instead of|if you|would have|thought about|considered)\b[^.;]{0,24}$|\b(?:return (?:policy|window|process)|many happy)\b/i;
const OFFERED = /\b(?:they|seller|company) (?:sent|offered|gave|refunded)\b/i;
/** Whoever gets the money back had a reason to ask for it. */
const REFUNDED = /\brefunded\b/i;
/** "will never buy again" tells of no return, and "the pain returned" of none of the product. */
const OF_NEXT_TIME = /\b(?:buying|ordering|buy|order|purchase)$/i;
const RETURNED_BY_ITSELF = /\b(?:pain|ache|itch|smell|error|bug|problem|issue|seller|company|they|he|she)(?: \w+)? $/i;
const OBJECT = /^ (?:my|our|the|those|that|an?|his|her) ((?:[\p{L}\d'-]+ ){0,3}[\p{L}\d'-]+)/iu;
const ANY_ITEM =
  /\b(?:one|ones|item|product|order|purchase|set|pack|package|thing|first|second|third|replacement|rest|whole)\b/i;

const OPENING = /^\W*(?:(?:so|and|sadly|unfortunately|i|we|had to|now)[ ,]+)*$/iu;

/** `isBare` where nothing else is told in the sentence, `opens` where nothing is told before it. */
export type ReturnWords = { start: number; end: number; isDone: boolean; isBare: boolean; opens: boolean };

/** "Returned my old tracker": something else went back. */
const isOfOther = (after: string, { name, noun }: Product): boolean => {
  const object = OBJECT.exec(after)?.[1]?.toLowerCase();
  if (object === undefined || ANY_ITEM.test(object)) return false;
  const own = new Set([...name.toLowerCase().split(/[^\p{L}\p{N}]+/u), noun]);
  return !object.split(" ").some((word) => own.has(word) || own.has(singular(word)));
};

/** Where a sentence tells that the product was returned, exchanged or thrown out; null where it does not. */
export const returnIn = (sentence: Sentence, text: string, product: Product): ReturnWords | null => {
  const words = text.slice(sentence.start, sentence.end);
  const match = RETURNED.exec(words) ?? BARE.exec(words);
  if (match === null || NOT_RETURNED.test(words.slice(0, match.index))) return null;
  if (!REFUNDED.test(match[0]) && OFFERED.test(words.slice(0, match.index + match[0].length))) return null;
  const [before, after] = [words.slice(0, match.index), words.slice(match.index + match[0].length)];
  if (/return/i.test(match[0]) && (RETURNED_BY_ITSELF.test(before) || isOfOther(after, product))) return null;
  const start = sentence.start + match.index;
  return {
    start,
    end: start + match[0].length,
    isDone: !OF_NEXT_TIME.test(match[0]),
    isBare: BARE.test(words),
    opens: OPENING.test(before),
  };
};
