import type { Sentence } from "../text/analyse.ts";
import { isNoun, isVerb } from "../text/word-classes.ts";
import { type Excerpt, excerptOf } from "./excerpts.ts";
import { ownWordsAround, within } from "./own-words.ts";

/** "my main worry was", "I was a little worried but": a doubt from before, of which the matter stands anywhere in the sentence. */
const OWN_DOUBT =
  /\b(?:was |were )?(?:my|our) (?:only |main |biggest |one |first |big )*(?:worry|worries|concern|concerns|fear|hesitation|doubt)(?=s? (?:was|were)\b|[.,;)]|$| before| at first| because)|(?:\b(?:i|we)(?: was| were|['’]d been| had been)?|^(?:was|were)) (?:(?:a (?:bit|little)|very|really|so|quite|initially|first|at first|also|pretty|kind of|kinda) )*(?:(?:worried|skeptical|sceptical|hesitant|nervous|doubtful|unsure|wary|apprehensive)(?! (?:for|to)\b)|(?:afraid|scared) (?=of|that|it|they|this|these|the|\d))\b|\bwas what i was (?:afraid of|worried about|scared of)\b|\b(?:had my|had our) doubts\b|\b(?:went in|was|were) expecting the worst\b|(?:^|\bi )expected the worst\b/iu;
/** Of the sending or the shop, of another person or animal, of what is feared now, or not at all. */
const NOT_ABOUT_IT =
  /\b(?:ship\w*|deliver\w*|arriv\w*|packag\w*|seller|refund|return\w*|late|storm|power went|corona|covid|no longer|never|keep\w*|unplugged|now|still|landlord|neighbou?rs?)\b|\b(?:not|n['’]t) (?:\p{L}+ ){0,2}(?:worr|fear|doubt|concern|afraid|scared|nervous)|n['’]t (?:\p{L}+ ){0,2}(?:worr|fear|doubt|concern|afraid|scared|nervous)/iu;

/** A doubt in the words of the reviewer, where its matter cannot be told apart. */
export const quotedDoubt = (sentence: Sentence, text: string, rating: number | null): Excerpt[] => {
  const said = text.slice(sentence.start, sentence.end);
  const match = OWN_DOUBT.exec(said);
  if (match === null || NOT_ABOUT_IT.test(said)) return [];
  const from = sentence.start + match.index;
  const own = ownWordsAround(sentence, text, from);
  if (own === null) return [];
  const tokens = within(sentence, own.span);
  const isTelling = tokens.some(
    (token) =>
      (token.start < from || token.start >= from + match[0].length) &&
      (isNoun(token) || token.pos === "ADJ" || (isVerb(token) && token.pos !== "AUX")),
  );
  const [excerpt] = isTelling ? excerptOf(own.text, tokens, sentence, rating) : [];
  return excerpt === undefined ? [] : [{ ...excerpt, text: own.text, span: own.span }];
};
