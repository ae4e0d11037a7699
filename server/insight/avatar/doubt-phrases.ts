import type { Product } from "../product/product.ts";
import type { Sentence, Token } from "../text/analyse.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { patternSieve } from "../text/pattern-book.ts";
import { clauseFrom, tellClause } from "./doubt-clause.ts";

/** A doubt as it is told, and the tokens that say so. */
export type ToldDoubt = { line: string; evidence: readonly Token[] };

type Reading = {
  /** The words of the sentence before the phrase. */
  before: string;
  opening: RegExpExecArray;
  /** What is doubted. */
  rest: readonly Token[];
  /** What the reviewer goes on to say. */
  after: string;
};

type Phrase = {
  /** Its end is where begins what is doubted. */
  opens: RegExp;
  isDoubt?: (reading: Reading) => boolean;
  say: (rest: string, opening: RegExpExecArray) => string;
};

const PRICE = "(?:at|for) (?:this|that|the|such a(?: low)?) (?:price|money|cost)";
const SURE = "(?:was|were) (?:so |pretty |quite |almost |half |fairly )?(?:sure|certain|convinced)";
const THOUGHT = `(?<verb>thought|thinking|figured|assumed|guessed|expected|${SURE})`;
const OPENING = `\\b${THOUGHT}(?: that)?(?<price> ${PRICE})?,? `;
const SUBJECT =
  "(?:it|they|this|these|those|i|we|(?:the|an?|my|our|this|these|those|any|some|something|anything)(?: [\\p{L}\\d'-]+){1,5}?)";
const WOULD =
  "(?: ?'?d| would(?:n'?t| not| never)?| might| must| will(?: not| never)?| won'?t| can'?t| couldn'?t| (?:was|were)(?:n'?t| not)? going to| ha[sd] to| have to)";

/** Whether it is the reviewer who thought so, and not "my wife" or "nobody". */
const isOwn = ({ before }: Reading): boolean =>
  /(?:^|[^\p{L}\d' ]\s*|\b(?:i|we|i've|we've|and|but|so|because|cause|bc|cheap)\s+)(?:(?:i|we|had|have|was|were|honestly|really|always|also|just|first|at first|originally|initially|fully|half|actually|kinda|kind of|sort of|definitely|even|truly|pretty much) )*$/iu.test(
    before.replace(/\s+/g, " "),
  );

const BAD_AFTER_BE =
  /\b(?:be|feel|look|sound|taste|turn out|arrive|become|to)\b[^,;]{0,30}\b(?:too \w+|cheap\w*|flims(?:y|ier)|thin|scratchy|stiff\w*|hard(?:er)?|difficult|impossible|tricky|complicated|uncomfortable|small|tiny|heav(?:y|ier)|loud(?:er)?|nois(?:y|ier)|weak(?:er)?|useless|worthless|awful|terrible|horrible|bad|boring|scary|preachy|fake|gimmick\w*|junk\w*|trash\w*|garbage|crap\w*|rubbish|waste|joke|scam|broken|itchy|chalky|gross|ugly|ridiculous|overpriced|disappoint\w*|pain|hassle|nightmare|flop|dud|chore|washed out)\b/i;
const BAD_DEED =
  /\b(?:would|'d|\w+d|might|will|to) (?:\w+ )?(?:break|crack|leak|die|fail|rip|tear|melt|rust|fade|shrink|fall (?:apart|off|over|out|down)|come (?:apart|off|loose|undone)|hurt|stink|snap|collapse|quit|give out|end up (?:in|on)|gather|throw (?:it|them)|send (?:it|them)|return (?:it|them)|last (?:about |maybe |only |like )?(?:an?|one|two|three) (?:few |couple (?:of )?)?(?:day|week|month|use|wash|wear|minute|season)s?)\b/i;
const OWN_DEED =
  /^(?:i|we)\b.* (?:(?:regret|hate|ruin|waste)|(?:throw|send|return|be (?:throwing|sending|returning)) (?:it|them|this|these))\b/i;
const REFUSES =
  /^[^,;]*?(?:n't|\b(?:would|could|ca|wo|was|were)nt|\bnot|\bnever|\bno way)\b(?! (?:hurt|go wrong|lose|beat|be disappointed|regret|mind|resist))/i;
const LIKENED =
  /\b(?:be|sound|feel|look|taste|smell|work|getting) (?:like|one of those|one more|another|just|the usual|some|tissue)\b/i;
const HOLLOW =
  /\b(?:snake oil|(?:just |only )?for show|gimmick\w*|nonsense|marketing|hype|scam|too good to be true)\b/i;

/** "Nope", "I was wrong": what was thought before did not come true. */
const REFUTED =
  /^[\s,.;!-]*(?:(?:but|and|well|boy),? )*(?:i was (?:so |very |totally |completely )?wrong|was i wrong|nope|no[,.! ]|wrong\b|pleasantly|not (?:at all|so|the case|true)\b|to my surprise)/i;

const textOf = (rest: readonly Token[]): string =>
  rest.reduce((text, token, index) => text + (rest[index - 1]?.end === token.start ? "" : " ") + token.text, "").trim();

/** Who thought it would be thicker was let down. */
const HOPED = /\b(?:bigger|larger|thicker|longer|lighter|softer|better)\b/i;

const WOULD_FIRST = new RegExp(`^${SUBJECT}${WOULD}`, "iu");
const PRICE_LAST = new RegExp(`${PRICE} \\w* ?\\w* ?$`, "i");

const isHopeful = (rest: readonly Token[]): boolean =>
  rest.some((token) => token.lower !== "like" && wordPolarity(token) > 0);

const wouldBeBad = ({ opening, before, rest, after }: Reading): boolean => {
  const said = textOf(rest);
  if (HOPED.test(said) || /\bthan (?:i|we) $/i.test(before) || /\bgo wrong\b/i.test(said)) return false;
  if (BAD_AFTER_BE.test(said) || (/^(?:i|we)\b/i.test(said) ? OWN_DEED : BAD_DEED).test(said)) return true;
  if (WOULD_FIRST.test(said) && REFUSES.test(said)) return true;
  if (isHopeful(rest)) return false;
  const priced = opening.groups?.["price"] !== undefined || PRICE_LAST.test(before);
  const supposed = !/^th/i.test(opening.groups?.["verb"] ?? "");
  return priced || REFUTED.test(after) || (supposed && LIKENED.test(said));
};

const priceOf = (opening: RegExpExecArray): string => opening.groups?.["price"] ?? "";

const toldIf =
  (name: string) =>
  (rest: string): string =>
    rest === "" ? "" : `${name} ${rest}`;

const REASON = "(?=(?:because|since|due to|after|based on|over|on account of)\\b)";
const LEFT = "(?:buy|order|get|purchase|try|bother with|go for|click on)";

const PHRASES: readonly Phrase[] = [
  {
    opens:
      /(?:\bnot|n'?t) (?:so |too |really |entirely |quite |totally |completely )?sure (?=(?:if|whether|how|about|it|they|this|these|the|my|our|we|i|(?:at|for) this price)\b)/i,
    isDoubt: ({ rest }) =>
      !/^how to\b|^about (?:you|others?|the other)\b|\b(?:recommend|reorder|again|tell|just got|i (?:really |even )?like)\b/i.test(
        textOf(rest),
      ),
    say: toldIf("Unsure"),
  },
  {
    opens: new RegExp(
      `\\b(?:almost|nearly) (?:(?:didn'?t|did not)(?: ${LEFT})?|passed(?: on| over)?|skipped|cancell?ed)(?: (?:it|them|this|these|this one|the order))?,? ${REASON}`,
      "i",
    ),
    say: toldIf("Almost did not buy"),
  },
  {
    opens: new RegExp(`${OPENING}(?=${SUBJECT}${WOULD}\\b)`, "iu"),
    isDoubt: (reading) => isOwn(reading) && wouldBeBad(reading),
    say: (rest, opening) => (rest === "" ? "" : `Thought ${rest}${priceOf(opening)}`),
  },
  {
    opens: new RegExp(`${OPENING}(?=${SUBJECT} (?:was|were|is|are)\\b)`, "iu"),
    isDoubt: (reading) => isOwn(reading) && HOLLOW.test(textOf(reading.rest)),
    say: (rest, opening) => (rest === "" ? "" : `Thought ${rest}${priceOf(opening)}`),
  },
  {
    opens: new RegExp(`\\b(?:thought|figured|assumed) (?=(?:it|this|they|these) (?:was|were)\\b)`, "i"),
    isDoubt: (reading) =>
      isOwn(reading) &&
      (REFUTED.test(reading.after) || /\b(?:first|before|when)\b/i.test(reading.before)) &&
      /\b(?:too \w+|junk|garbage|trash|crap|rubbish|cheap\w*|flimsy|overpriced|silly|ridiculous)\b/i.test(
        textOf(reading.rest),
      ),
    say: toldIf("Thought"),
  },
  {
    opens:
      /\b(?:thought|figured|knew) (?:that )?there ?(?:'?s|is|must|had|has|would) (?:got )?(?:to )?(?:be )?(?=a catch\b)/i,
    say: () => "Thought there must be a catch",
  },
  {
    opens: /\bexpect(?:ed|ing) (?=(?:it|this|them|these) to\b)/i,
    isDoubt: (reading) =>
      isOwn(reading) && (BAD_AFTER_BE.test(textOf(reading.rest)) || BAD_DEED.test(textOf(reading.rest))),
    say: toldIf("Expected"),
  },
  {
    opens:
      /\bexpect(?:ed|ing) (?=(?:(?:some|an?|total|complete|pure|more|another) )*(?:junk|garbage|trash|crap|rubbish|(?:cheap|flimsy|scratchy|thin|chalky) \p{L}+)\b)/iu,
    isDoubt: isOwn,
    say: toldIf("Expected"),
  },
  {
    opens:
      /\b(?:did|was|were)(?:n'?t| not) (?:really |honestly |exactly )?expect(?:ing)? (?:much|a lot|a thing|a great deal|anything(?! (?:less|else|more|different)))(?=[\s.,;!)]|$)/i,
    say: (rest) =>
      /^(?:from|for|at|of|because|given)\b/i.test(rest) ? `Did not expect much ${rest}` : "Did not expect much",
  },
  {
    opens:
      /\bdid(?:n'?t| not) (?:really |fully |quite |honestly )?(?:expect|think|believe) (?=(?:it|this|they|these|them) (?:to|would|could|will) (?:actually |really |even )?(?:work|last|hold up|help|fit|do (?:much|anything)|survive)\b)/i,
    isDoubt: ({ rest }) => !/\b(?:so|that|this) (?:\w+ly |well|good|long|much|soon)\b/i.test(textOf(rest.slice(1))),
    say: toldIf("Did not think"),
  },
  {
    opens:
      /\bdid(?:n'?t| not) (?:really |fully |quite |honestly )?(?:believe|beleive) (?=(?:in (?:it|this|these|them|the)|the [\p{L}' ]{3,24}(?:claims?|hype|stuff|reviews?|ads?)|for (?:one|a) (?:second|minute|moment) (?:that|it|this|they))\b)/iu,
    say: toldIf("Did not believe"),
  },
  {
    opens: /\bnever (?:even )?heard of (?=(?:this|the|that) (?:brand|company|name|maker|manufacturer)\b)/i,
    say: () => "Had never heard of the brand",
  },
  {
    opens:
      /\b(?:brand|company|name|maker) (?:that |which )?(?:i|we|i'?d|we'?d|i'?ve|we'?ve|nobody|no one)(?: had| have|'d|'ve)? (?:never|ever) (?:even )?heard of\b/i,
    say: () => "Had never heard of the brand",
  },
  {
    opens:
      /\b(?:went|going|gone) back and forth (?:(?:on|about) (?:it|this|these|them|(?:an?|the|buying|getting) \w+) )?(?:for (?:\w+ ){1,2})?(?=(?:because|about|over|whether|since)\b)/i,
    say: toldIf("Went back and forth"),
  },
  {
    opens:
      /\b(?:(?:only )?time will tell|we(?:'ll| will) see|remains to be seen) (?=how|if|whether)(?!if (?:it|they|this|these) (?:do(?:es)?|is|will|are)(?: \d+)?\b\W*(?:$|[.,;!?]))/i,
    say: toldIf("Waits to see"),
  },
  {
    opens:
      /\bhop(?:e|ing) (?=(?:it|they|this) (?:lasts?|holds?|will last|will hold|stays?|doesn'?t|won'?t|keeps?)\b)(?!this (?:doesn'?t|won'?t) happen)/i,
    say: toldIf("Hopes"),
  },
  { opens: /\btoo good to be true\b/i, say: () => "Sounded too good to be true" },
  {
    opens:
      /\bhad (?:my|our|some|a few|serious|big|real|major) (?:doubts|reservations|concerns) (?=(?:about|that|because|whether|if|when|as)\b)/i,
    say: toldIf("Had doubts"),
  },
  {
    opens:
      /\b(?:had (?:my|our|some|serious|big|real) (?:doubts|reservations)|(?:almost|nearly) (?:didn'?t|did not) (?:buy|order|get|purchase|try)(?: (?:it|them|this|these|this one))?)(?:,| [–—-]+) (?=[^.;!?,]*\b(?:usually|can'?t|cannot|couldn'?t|too|never|must be)\b)/i,
    say: (rest, opening) =>
      rest === "" ? "" : `${/^had/i.test(opening[0]) ? "Had doubts" : "Almost did not buy"}: ${rest}`,
  },
  {
    opens:
      /\b(?:read|saw|seen|heard) (?:(?:some|a few|several|many|lots of|a lot of|a couple of|all the|all these|the|other|plenty of) )*(?:complaints|(?:bad|negative|mixed|poor|one[- ]star|1[- ]star) (?:reviews|comments)) (?=(?:about|of|saying|that|on)\b)/i,
    isDoubt: isOwn,
    say: toldIf("Had read complaints"),
  },
  {
    opens:
      /\b(?:thought|thinking|figured),? (?:(?:to myself|well|oh|great|right|ok|okay|so),? )*(?:(?:that'?s|that is|that was) (?:my|our|the) (?:money|cash) (?:gone|wasted|down the drain|thrown away)|there (?:goes|went) (?:my|our|the) (?:money|cash))\b/i,
    isDoubt: isOwn,
    say: () => "Thought the money was gone",
  },
  {
    opens:
      /\b(?:said|thought|figured|swore|insisted) (?:that )?(?=(?:i|we) (?:did ?n'?t|did not|would ?n'?t|would never) (?:really |ever )?(?:need|want|use)\b)/i,
    isDoubt: (reading) => isOwn(reading) && REFUTED.test(reading.after),
    say: toldIf("Thought"),
  },
  {
    opens:
      /\b(?:almost|nearly) (?:did ?n'?t|did not) (?:even )?(?:bother|buy|order|get|purchase|try)(?: with)?(?: (?:it|them|this|these|this one))?(?=\s*(?:[.,;!)]|$|but\b|and\b))/i,
    isDoubt: isOwn,
    say: () => "Almost did not buy",
  },
];

export const DOUBT_PATTERNS: readonly RegExp[] = PHRASES.map(({ opens }) => opens);

const mayOpen = patternSieve(DOUBT_PATTERNS);

const readPhrase = (
  phrase: Phrase,
  opening: RegExpExecArray,
  sentence: Sentence,
  text: string,
  product: Product,
): ToldDoubt | null => {
  const [start, from] = [sentence.start + opening.index, sentence.start + opening.index + opening[0].length];
  const { tokens } = sentence;
  const at = tokens.findIndex((token) => token.start >= from);
  const rest = at === -1 ? [] : clauseFrom(tokens, at);
  const end = Math.max(from, rest.at(-1)?.end ?? 0);
  const before = opening.input.slice(0, opening.index);
  const after = text.slice(end, end + 80).replace(/’/g, "'");
  if (phrase.isDoubt?.({ before, opening, rest, after }) === false) return null;
  const line = phrase.say(tellClause(rest, product) ?? "", opening);
  return line.split(" ").length < 2
    ? null
    : {
        line: line.replace(/\s+/g, " "),
        evidence: tokens.filter((token) => token.start >= start && token.end <= end),
      };
};

/** "not sure it will last", "thought it would be flimsy", "almost didn't buy it because": doubts in several words. */
export const phraseDoubt = (sentence: Sentence, text: string, product: Product): ToldDoubt | null => {
  const words = text.slice(sentence.start, sentence.end).replace(/’/g, "'");
  const candidates = mayOpen(words);
  for (const phrase of PHRASES) {
    const opening = candidates.has(phrase.opens) ? phrase.opens.exec(words) : null;
    const doubt = opening === null ? null : readPhrase(phrase, opening, sentence, text, product);
    if (doubt !== null) return doubt;
  }
  return null;
};
