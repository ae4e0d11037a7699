import type { Mining } from "../mining/mining.ts";
import { textsOf } from "../reviews/reviews-by-id.ts";
import { isNoun } from "../text/word-classes.ts";
import type { Supported } from "./avatar-draft.ts";
import { within } from "./own-words.ts";
import { quotedWhole, quotedWithBefore } from "./quoted-whole.ts";

/** Where a reviewer says in so many words what is wanted. */
const WANTED =
  /(?:^|\b(?:i|we|just|really|do|only) )wish\b|\b(?:what|all) (?:i|we) (?:really |actually |ever )?(?:wanted|want|needed|need) (?:was|is)\b|\bcould (?:really )?do with\b|\bshould (?:really )?(?:include|come with|have come with|have included)\b|(?:^|\b(?:it|and|but|just|really) )needs an? (?:longer|shorter|bigger|smaller|larger|wider|thicker|stronger|better|brighter|softer|sturdier|lighter|tighter|louder|quieter|deeper|taller|heavier|clearer|proper|second|spare)\b|\bplease (?:add|bring back|make|include|sell)\b|\bif only (?:it|they|the|there)\b/iu;
/** "That is all I asked for": what was wanted stands in the sentence before. */
const ALL_WANTED =
  /^(?:and |which )?(?:that|this|which)(?: i|['’]?)s (?:really |exactly )?(?:all|what|everything) (?:that )?(?:i|we) (?:really |ever |actually )?(?:wanted|want|asked|ask|needed|need|was after|were after)\b(?! (?:to (?:say|add|know)|it|this)\b)/iu;

/** What is wished of the shop, the purchase or another thing ("wish I could say the same for the tap"), and not of the thing. */
const NOT_OF_IT =
  /\bwish (?:i|we|you)(?:['’]?d\b| had\b)|\bwish (?:\p{L}+ ){0,2}kn[eo]w\b|\bwish\b.*\b(?:the same (?:for|of|about|with)|(?:like|as \p{L}+ as) (?:this|these|it)(?! (?:was|is|were|are)\b))|\bwish (?:all|every\p{L}*|(?:all )?(?:my|the|our) other|other) |\bsay so\b|\b(?:ship\w*|deliver\w*|courier|seller|refund|return\w*|money back|stars?|review\w*|wish list|best wishes|had(?:n['’]?t| not|nt) bought|never bought|(?:bought|ordered|known|found|got|read) (?:it|this|these|one|them|about|another|two|more|sooner|earlier)|good luck|you (?:all|luck))\b/iu;

/** What is wished for in so many words and no line tells, in the words of the reviewer. */
export const quotedWishes = (mining: Mining, told: readonly Supported[]): Supported[] => {
  const texts = textsOf(mining);
  const places = told.flatMap(({ spans }) => spans);
  return mining.sentences.flatMap((sentence, index): Supported[] => {
    const text = texts.get(sentence.reviewId) ?? "";
    const said = text.slice(sentence.start, sentence.end);
    if (ALL_WANTED.test(said)) {
      const both = quotedWithBefore(sentence, mining.sentences[index - 1], text, sentence.start);
      return both === null || NOT_OF_IT.test(both.text) ? [] : [{ text: both.text, spans: [both.span] }];
    }
    const match = WANTED.exec(said);
    if (match === null || NOT_OF_IT.test(said)) return [];
    if (places.some((span) => span.reviewId === sentence.reviewId && span.start === sentence.start)) return [];
    const own = quotedWhole(sentence, text, sentence.start + match.index + match[0].length - 1);
    if (own === null || own.span.start > sentence.start + match.index + 1) return [];
    return within(sentence, own.span).some((token) => isNoun(token) || token.pos === "DET")
      ? [{ text: own.text, spans: [own.span] }]
      : [];
  });
};
