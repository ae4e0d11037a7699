import type { Sentence } from "../text/analyse.ts";
import { isNoun, isVerb } from "../text/word-classes.ts";
import { type Excerpt, excerptOf } from "./excerpts.ts";
import { within } from "./own-words.ts";
import { quotedWhole } from "./quoted-whole.ts";

/** "my main worry was", "I was a little worried but": a doubt from before, of which the matter stands anywhere in the sentence. */
const OWN_DOUBT =
  /\b(?:was |were )?(?:my|our) (?:only |main |biggest |one |first |big )*(?:worry|worries|concern|concerns|fear|hesitation|doubt)(?=s? (?:was|were)\b|[.,;)]|$| before| at first| because)|(?:\b(?:i|we)(?: was| were|['’]d been| had been)?|^(?:was|were)) (?:(?:a (?:bit|little)|very|really|so|quite|initially|first|at first|also|pretty|kind of|kinda) )*(?:(?:worried|skeptical|sceptical|hesitant|nervous|doubtful|unsure|wary|apprehensive)(?! (?:for|to)\b)|(?:afraid|scared) (?=of|that|it|they|this|these|the|\d))\b|\bwas what i was (?:afraid of|worried about|scared of)\b|\b(?:had my|had our) doubts\b|\b(?:went in|was|were) expecting the worst\b|(?:^|\bi )expected the worst\b/iu;
/** Of the sending or the shop, of another person or animal, of what is feared now, or not at all. */
const NOT_ABOUT_IT =
  /\b(?:ship\w*|deliver\w*|arriv\w*|packag\w*|seller|refund|return\w*|late|storm|power went|corona|covid|no longer|never|keep\w*|unplugged|now|still|landlord|neighbou?rs?)\b|\b(?:not|n['’]t) (?:\p{L}+ ){0,2}(?:worr|fear|doubt|concern|afraid|scared|nervous)|n['’]t (?:\p{L}+ ){0,2}(?:worr|fear|doubt|concern|afraid|scared|nervous)/iu;

/** "Was dreading the setup", "jury is out", "Will update", "I doubt one person could": what was feared, or is left open or denied still. */
const LEFT_OPEN =
  /(?:^|\b(?:i|we|i['’]ve|was|were|been) )dread(?:ing|ed) (?=it|this|the|my|an? |having|putting|setting)|\bjury(?:['’]?s| is) (?:still )?out\b|(?:(?:^|\bi |\bwe )(?:will|shall|ill) |\b(?:i|we)['’]ll )(?:update|report back)(?= (?:this|my|the|when|once|if|after|in)\b|[.,!]|$)|(?:^|[,;] |\b(?:and|but) )(?:i|we) (?:seriously |really |very much |highly )?doubt (?=(?:it|this|that|they|these|the|one|any|anyone|you|i)\b)|\b(?:i|we)(?:['’]d| had) read (?:all |about |some of )*(?:the |some )?(?:[\p{L}]+ )?(?:stories|horror stories|warnings|complaints|bad reviews)\b|\btoo (?:early|soon) to (?:tell|say|judge|know)\b|\bnot holding my breath\b|\b(?:some of |a few of |most of )?(?:the|these|those) (?:other |bad )?reviews (?:had )?(?:scared|worried|put|gave) (?:me|us)\b|\b(?:i|we) thought (?:it|this|they) (?:was|were|would be|might be|had to be) (?:(?:an?|just|all|pure|total|another) )*(?:hooey|nonsense|gimmicks?|joke|silly|ridiculous|hype|snake oil|too good to be true|scam|overhyped|waste)\b|\bexpect(?:ed|ing) (?:\p{L}+ ){0,2}?(?:trash|junk|garbage|rubbish|crap)\b|\bexpecting something (?!better|more|special|nice|great|good|like|\p{L}+er\b)\p{L}+[^.;!?]*, but (?:this|these|it|they)\b/iu;
const OF_SENDING = /\b(?:courier|refund\w*|landlord)\b/iu;

/** A doubt in the words of the reviewer, where its matter cannot be told apart. */
export const quotedDoubt = (sentence: Sentence, text: string, rating: number | null): Excerpt[] => {
  const said = text.slice(sentence.start, sentence.end);
  const before = OWN_DOUBT.exec(said);
  const match = before !== null && !NOT_ABOUT_IT.test(said) ? before : LEFT_OPEN.exec(said);
  if (match === null || (match !== before && OF_SENDING.test(said))) return [];
  const from = sentence.start + match.index + Math.max(0, match[0].search(/[\p{L}\d]/u));
  const own = quotedWhole(sentence, text, from);
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

/** "Unsure their clamp would hold", "Nervous about foam": told of others, or in so few words, a doubt is better understood as it was said. */
const IS_HARD_TO_TELL = /\b(?:they|their|them|themselves|you|your)\b|[+=*/]|['’](?:ll|d|re) /iu;
const FEW_WORDS = 4;
/** "Read the moans about the battery and nearly did not buy": so many words before a short doubt tell its cause. */
const TOLD_BEFORE = 5;

/** A doubt as it is told, or in the words of its reviewer where they are easier to understand. */
export const inOwnWords = (told: Excerpt, sentence: Sentence, text: string): Excerpt => {
  const before = within(sentence, { ...told.span, start: sentence.start, end: told.span.start });
  const words = told.text.split(" ").length;
  const isShort = words < FEW_WORDS || (words === FEW_WORDS && before.length >= TOLD_BEFORE);
  const isHard = IS_HARD_TO_TELL.test(told.text) || isShort;
  const own = isHard ? quotedWhole(sentence, text, told.span.start) : null;
  return own === null ? told : { ...told, text: own.text, span: own.span };
};
