import type { Sentence } from "../text/analyse.ts";
import type { OwnWords } from "./own-words.ts";
import { quotedWithBefore } from "./quoted-whole.ts";

const BOUGHT = "(?:bought|picked|chose|got|ordered|purchased|went (?:for|with)|wanted)";
const IT = "(?:it|this|these|them|one|mine|this one|this model)";

const GOT = "(?:bought|got|ordered|purchased)";
/** "only got to use it once", "just got it to work": what was got to be done was not bought for. */
const PAID = "(?:bought|ordered|purchased)";
const MOSTLY = "(?:mostly|mainly|purely|specifically|solely|primarily|entirely|originally|partly|only|just)";
/** "got it only for twenty", "for it to break", "for my mum": what it cost or came to, and whom it was for, which is told elsewhere. */
const NO_PRICE =
  "(?! ?(?:[$£€\\d]|(?:it|them|this|me|us|him|her|my|our|his|their|less|under|about|around|half|one|two|three|four|five|six|ten|twenty)\\b|(?:the|an?) (?:\\p{L}+ ){0,2}(?:price|money|cost|sale|deal|discount|while|week|month|year|try|trial|time|few|couple)\\b|(?:see|try|find|be|have|discover|realise|realize)\\b))";

/** "The main reason I picked it", "that's why we bought one", "bought it because": where a reviewer says outright why. */
const STATES_WHY = new RegExp(
  [
    `\\b(?:main|only|biggest|real|whole|number one|big|sole|first|other)? ?reasons? (?:that |why )?(?:i|we) (?:actually |originally |first |even )?${BOUGHT}\\b`,
    `\\b(?:that['’]?s|that is|which is|is|was) (?:exactly |partly |mainly |the reason )?why (?:i|we) (?:actually |originally |first )?${BOUGHT}\\b`,
    `\\b(?:main|only|biggest|real|whole|number one|big|sole|first|other) reasons? (?:for|behind) (?:(?:me |us )?(?:buying|getting|ordering|choosing|picking|purchasing)|(?:my|our|the|this) purchase)\\b`,
    `(?:^|\\b(?:i|we|and) )${GOT}(?: ${IT})? (?:hoping|in the hopes? (?:that|of)|in hopes (?:that|of)|so (?:that )?(?:i|we|he|she|they|(?:my|our) \\p{L}+) (?:could|can(?!['’]?t|not)|would(?:n['’]?t| not) have))\\b`,
    `(?:^|\\b(?:i|we) )(?:${MOSTLY} )+(?:${PAID}(?: ${IT})? (?:to|for)|got ${IT} for)\\b${NO_PRICE}`,
    `(?:^|\\b(?:i|we) )(?:${PAID}(?: ${IT})? ${MOSTLY} (?:to|for)|got ${IT} ${MOSTLY} for)\\b${NO_PRICE}`,
    `(?:^|\\b)(?:it|this|these|they) (?:was|were) (?:bought|ordered|purchased) (?:to|for)\\b${NO_PRICE}`,
    `(?:^|\\b(?:i|we) )${GOT}(?: ${IT})? for (?:when(?:ever)?|whenever) (?!(?:it|they|this|these)\\b)`,
    `(?:^|\\b(?:i|we) )${GOT}(?: ${IT})? for (?:the )?(?:\\p{L}+ )?(?:season|holidays|emergenc(?:y|ies)|guests|company|visitors|outages|renovations?)\\b`,
    "\\bsaving (?:it|this|these|them) for (?=(?:the|my|our|when|\\p{Lu}\\p{Ll}+)\\b)",
    `\\b${PAID} (?:${IT}|(?:me|us) (?:${IT}))(?: for (?:me|us|myself))? (?:right |just |shortly )?(?:after|because|since|when) (?:my|i|we|our|breaking|moving|losing|having|getting)\\b`,
    "\\blet (?:me|us) (?:try|use|borrow|sit in|hold) (?:hers|his|theirs)\\b",
    "\\b(?:tried|used|borrowed|saw) (?:hers|his|theirs|(?:my|a|our) \\p{L}+['’]s) and (?:had to|knew|ordered|bought|wanted)\\b",
    `^${PAID} (?:(?:two|three|four|several|a (?:pair|few|couple|set)|\\d+) )?for (?=(?:the|an?|use|\\p{L}+ing)\\b)${NO_PRICE}`,
    `(?:^|\\b(?:i|we|and|only|mainly|really) )${BOUGHT} ${IT} (?:only |mainly |mostly |just |partly )?because (?!(?:from|of)? ?(?:what|after|when)\\b)`,
    `\\b(?:is|was|are|were|\\p{L}+) what (?:sold|convinced|swayed|persuaded|decided) (?:me|us)\\b|\\b(?:sold|convinced) (?:me|us) (?:on|was)\\b`,
    `\\bwhat made (?:me|us) (?:buy|pick|choose|get|order)\\b`,
  ].join("|"),
  "iu",
);
/** What was not bought, or is regretted. */
const NOT_BOUGHT =
  /\b(?:not|never|no|wouldn['’]?t|won['’]?t|don['’]?t|if|would|another|a different|replacement|wish)\b/iu;

/** Where a sentence says outright why it was bought, as its reviewer says it, with the sentence before it where it points there; null where it does not. */
export const statedReason = (sentence: Sentence, before: Sentence | undefined, text: string): OwnWords | null => {
  const said = text.slice(sentence.start, sentence.end);
  const match = STATES_WHY.exec(said);
  if (match === null || NOT_BOUGHT.test(match[0])) return null;
  return quotedWithBefore(sentence, before, text, sentence.start + match.index);
};
