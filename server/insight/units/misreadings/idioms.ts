import { isForgivenAfter } from "../../text/forgiven.ts";
import { isNoMatter } from "../../text/no-matter.ts";
import { wordPolarity } from "../../text/opinion-words.ts";
import { remember } from "../../text/remember.ts";
import { clauseText, type Misreading, type Reading, sentenceAfter, sentenceText, textFrom } from "./misreading.ts";
import { isUnjudging } from "./unjudging-words.ts";

/** What stands farther off than this turns no opinion. */
const REACH = 16;

/** The words of the sentence before an opinion, with a space behind. */
const beforeIt = remember(({ unit: { clause, start } }: Reading): string => {
  const { tokens } = clause.sentence;
  const at = tokens.findIndex(({ end }) => end > start);
  return `${textFrom(tokens, Math.max(0, at - REACH), Math.max(0, at))} `;
});
const whole = ({ unit: { clause } }: Reading): string => sentenceText(clause.sentence);

const RECORDING =
  /\b(?:cds?|dvds?|mp3s?|wma|divx|songs?|music|tunes?|tracks?|albums?|collections?|files?|musicmatch|bit ?rates?|catalog|encod\p{L}+|software)\b/u;

/** "rip CDs": copied, and nothing torn. */
const isRipping = (reading: Reading): boolean =>
  /\brip(?:s|ped|ping)?\b/.test(reading.unit.opinion) && RECORDING.test(whole(reading));

const SOUGHT =
  /\b(?:(?<!(?:any|some)(?:one|body) |those |people |buyers? )looking for|in search of|searching for|search for|shopping for|in the market for|wanted (?:an?|something|my|one)|want(?:s)? (?:an?|something) |needed (?:an?|something)|my needs|requirements?|hopefully|i hope|hoping|we ?(?:'ll|will) see(?: how(?: well| long)?(?: it| they| this| these)?)?|will have to see|remains to be seen|time will tell|can(?:not| not|'t| n't|not yet)? comment on(?: how(?: well| long)?(?: it| they| this| these)?)?|(?:not sure|do n't know|don't know|unsure) (?:yet )?(?:how|if|whether)|expected it to|concerned (?:about|that|i)|may perhaps|let's (?:hope|see)|dreamed of|had there been|would have been|should (?:have|be)|must have|if (?:you(?:'re| are)|your|i) (?:\p{L}+ ){0,4}(?:receive|want|need|view|get)\p{L}*|even if)(?: (?!(?:and|but|so|which|that|it)\b)[\p{L}\p{N}'-]+){0,9} $/u;

/** What was sought is there. */
const FOUND = /\b(?:fits? the bill|this is it|found it|delivers?|(?:and|but) (?:this|these|it|they)|exactly)\b/;

/** "I was looking for a sturdy one", "we'll see how well it holds": sought, hoped or feared. */
const isSought = (reading: Reading): boolean =>
  reading.unit.facet?.id !== "repeat" && SOUGHT.test(beforeIt(reading)) && !FOUND.test(sentenceAfter(reading));

/** "holds no matter how hard I lean on it" */
const isUnmattering = ({ unit: { clause, opinion } }: Reading): boolean =>
  isNoMatter(
    clause.tokens,
    clause.tokens.findIndex(({ lower }) => lower === opinion.split(" ")[0]),
  );

const BY_OTHERS =
  /\b(?:many|some|several|other|others|people|reviewers|users|buyers|folks|everyone|reviews)(?: (?:people|of you|reviewers|users|buyers|here|who|have|had|has|also|may|might|seem to)){0,3} (?:complain|complained|complaining|complains|claim|claimed|said|say|mention|mentioned|report|reported|exaggerated|hate|hated|knocked|criticized|dislike)(?: (?!(?:but|however|yet|though|although|and)\b)[\p{L}\p{N}'-]+){0,10} $/u;

/** "some complained that the dial is fiddly": what others think. */
const isOthersBlame = (reading: Reading): boolean => BY_OTHERS.test(beforeIt(reading));

/** "shorter than the last, but that isn't an issue": told and forgiven. */
const isForgiven = ({ unit: { clause, end } }: Reading): boolean => {
  const { tokens } = clause.sentence;
  const at = tokens.findIndex(({ start }) => start >= end);
  return at !== -1 && isForgivenAfter(tokens, at);
};

const NOT_SEEN =
  /\b(?:(?:have|had|has|having|seen|noticed|found|experienced) (?:not|n't|nt|never|no|none|little)|(?:not|n't|never|no|none|zero|without|very little)(?: \p{L}+){0,3} (?:seen|noticed|had|have|found|experienced)|very little to|did(?: not| ?n't|nt) (?:have|notice|see|find)(?: any)?)(?: (?!(?:but|until|and|with|except)\b)[\p{L}\p{N}'-]+){0,6} $/u;
const TROUBLE =
  /\b(?:problems?|issues?|complaints?|flaws?|defects?|trouble|glitch(?:es)?|criticize|fault|faults|notice any)\b/;

const NONE_SEEN = /\b(?:not|n't|nt|never) (?:seen|noticed|had|have|found|experienced|see|notice|find) any$/;

/** "have not seen any of the usual problems" */
const isTroubleUnseen = (reading: Reading): boolean => {
  const [opinion, after] = [reading.unit.opinion, sentenceAfter(reading)];
  const isTrouble = TROUBLE.test(opinion) && NOT_SEEN.test(beforeIt(reading));
  const isNone = NONE_SEEN.test(opinion) && TROUBLE.test(after.split(" ").slice(0, 5).join(" "));
  return (isTrouble || isNone) && !/\b(?:until|except|other than|besides)\b/.test(after);
};

const AMAZED =
  /\b(?:can ?not|ca n't|can't|cant|ca nt|could ?n't|couldnt|still ca n't|hard to) (?:quite )?(?:believe|get over|say|speak|praise|recommend|rave)\b/;
const PRAISING_ALL =
  /\b(?:so (?:well|good|simple|easy|small|quiet|light|soft|great|fast|much)|enough|highly enough|something so|how (?:well|good|easy|simple|much|soft|quiet|great|nice|comfortable|fast|light|beautiful))\b/;

/** "can't believe it works so well", "can't recommend it enough" */
const isAmazement = (reading: Reading): boolean => {
  const told = whole(reading);
  return AMAZED.test(told) && PRAISING_ALL.test(told);
};

/** "never heard bass so clear", "never seen anything better"; what was never so flimsy is flimsy. */
const isNeverSuch = (reading: Reading): boolean =>
  reading.tokens.slice(reading.from, reading.to).some((token) => wordPolarity(token) > 0) &&
  /\bnever (?:heard|seen|had|used|felt|owned|tasted|worn|found)\b.*\b(?:so|such|better|nicer|as good|like it|softer|sharper|clearer|easier)\b/.test(
    whole(reading),
  );

/** "stopped holding a charge", "only lasting a month" */
const isStopped = (reading: Reading): boolean =>
  /\b(?:stopped|stops|quit|quits|no longer|refuses? to|refused to|fails? to|failed to|ceased) $/.test(
    beforeIt(reading),
  ) ||
  (/\blast/.test(reading.unit.opinion) && /\bonly $/.test(beforeIt(reading)));

const FOR_A_WHILE =
  /\bfor (?:the|a|about|only|like|maybe) (?:\p{L}+ )?(?:while|week|day|month|hour|few|couple)\b.*\b(?:but|then|until|and then|before|i had it)\b/u;

const WHILE_HAD =
  /\bfor (?:the|about|a|one|two|three|\d+)(?: \p{L}+){0,2} (?:hours?|days?|weeks?|months?) (?:that )?(?:i|we) (?:had|used|owned)\b/u;

/** "stayed on for a while, but pops off", "it worked for the week that I had it" */
const isForAWhile = (reading: Reading): boolean =>
  FOR_A_WHILE.test(`${sentenceAfter(reading)} `) || WHILE_HAD.test(beforeIt(reading));

const GIVEN_UP =
  /\b(?:replac(?:e|es|ed|ing)(?! (?:it|this|these|them)\b)|replacement (?:for|of)|back ?-? ?up (?:for|to)|substitute for|in place of|upgrade(?:d)? from|tired of|sick of|fed up with|rid of|used to (?:own|have|use))(?: (?!(?:and|but|because|so|with|this|these|it|they|now)\b)[\p{L}\p{N}'/-]+){0,8} $/u;

/** "to replace one that had died", "a back-up for our unreliable ice maker": what this one stands in for. */
const isGivenUp = (reading: Reading): boolean =>
  GIVEN_UP.test(beforeIt(reading)) && !/\breplaceable\b/.test(whole(reading));

/** "get a better quality player", "must have better quality than this", "buy something decent": what is missing here. */
const isAskedOfAnother = (reading: Reading): boolean =>
  !/\b(?:not|n't|never|nowhere|hard to)\b/.test(beforeIt(reading)) &&
  /\b(?:get|buy|find|go (?:for|with)|spend|want|need|must have|should have|have to (?:get|buy)|look for|rather have|wish|deserves?)(?: \p{L}+){0,2} (?:an?|something|some|one|of|with|more for)(?: of)? $/u.test(
    beforeIt(reading),
  ) &&
  /\b(?:better|decent|else|higher|real|reputable|different|sturdier|quality|reliable)\b/.test(
    `${reading.unit.opinion} ${beforeIt(reading).slice(-30)}`,
  );

/** "get something else, it'll be worth it" */
const isWorthOfAnother = (reading: Reading): boolean =>
  reading.unit.facet?.id === "value" &&
  /\b(?:get|buy|go with|spend|pay|save|shell out)\b.*\b(?:something|else|other|another|more|extra|little more)\b/.test(
    beforeIt(reading),
  ) &&
  /\bworth\b/.test(reading.unit.opinion);

/** "seemed like a good deal, but": a first impression that did not last. */
const isOnlySeeming = (reading: Reading): boolean =>
  /\b(?:seemed|appeared|looked like|thought (?:it|this|that)|sounded like|figured)(?: (?!(?:and|but)\b)[\p{L}']+){0,8} $/u.test(
    beforeIt(reading),
  ) && /\b(?:but|however|until|wrong|mistake|unfortunately)\b/.test(sentenceAfter(reading));

/** "without losing the weight", "to avoid a heavy bag", "to prevent rust" */
const isToAvoid = (reading: Reading): boolean =>
  /\b(?:to|without) (?:avoid|avoiding|prevent|preventing|minimi[sz]e|reduce)(?: \p{L}+){0,3} $/u.test(
    beforeIt(reading),
  );

/** "the more it weighs, the better": a rule, and no praise. */
const isMaxim = (reading: Reading): boolean =>
  /\bthe (?:higher|more|better|bigger|larger|lower|faster|thicker) the\b/.test(whole(reading));

/** "I challenge anyone to say it is fast" */
const isChallenged = (reading: Reading): boolean => /\bchallenge any(?:one|body)\b/.test(beforeIt(reading));

/** "not sturdy and not worth the money": a second denial denies no less. */
const isDeniedAtOnce = ({ tokens, from, unit }: Reading): boolean =>
  tokens[from - 1]?.lemma === "not" &&
  tokens.slice(0, from - 1).some(({ lemma }) => lemma === "not") &&
  !unit.opinion.startsWith("not");

/** "recommend against it", "a tight fit" */
const isAgainst = ({ tokens, to, unit }: Reading): boolean =>
  (unit.facet?.id === "repeat" &&
    /\brecommend(?:ed)?$/.test(unit.opinion) &&
    /^against (?!using)/.test(textFrom(tokens, to))) ||
  (unit.facet?.id === "sizing" &&
    unit.opinion === "tight" &&
    !/\b(?:nice|good|great|perfect|snug|like)\b/.test(clauseText(unit.clause)));

/** "don't be lured by the great price", "the low price was a warning" */
const isWarnedOf = (reading: Reading): boolean =>
  /\b(?:don't|do n't|do not) (?:be|get) (?:pulled|fooled|taken|lured|sucked)\b/.test(beforeIt(reading)) ||
  /^ (?:\p{L}+ )?should have been (?:a|my) (?:warning|clue|red flag)\b/u.test(sentenceAfter(reading));

/** "I didn't settle and returned it": what is denied is something else. */
const isReturnedAfterAll = (reading: Reading): boolean =>
  reading.unit.facet?.id === "repeat" &&
  /^(?:returned|returning|sent|sending|took|threw)\b/.test(reading.unit.opinion) &&
  /\b(?:and|i|we|but|tried to) $/.test(beforeIt(reading));

/** "it needs to be quiet", "has to be idiot proof": what is asked for, and not what is there; "has to be the softest" is praise. */
const isDemanded = (reading: Reading): boolean =>
  /\b(?:needs?|has|have|ought) to be (?:(?!the\b|one\b)\p{L}+ )?$/u.test(beforeIt(reading));

/** "the photos make them look crisp": what is shown. */
const isMadeToLook = (reading: Reading): boolean =>
  /\b(?:photos?|pictures?|images?|videos?|ads?|listing) (?:really )?(?:makes?|made) (?:it|them|this|these) (?:look|seem|appear)\b/.test(
    clauseText(reading.unit.clause),
  );

/** "got a shock when I saw the bill": no current. */
const isSurprise = (reading: Reading): boolean =>
  /\bshock(?:ed|s|ing)?\b/.test(reading.unit.opinion) &&
  reading.unit.facet?.id === "safety" &&
  /^ (?:me |us |him |her |them )?(?:when (?:i|we|he|she) (?:saw|read|heard|opened|looked|got)|to (?:see|find|read|hear|learn)|how|that|of|at how)\b/.test(
    sentenceAfter(reading),
  );

/** "made no dent in it": a saying. */
const isSaying = (reading: Reading): boolean =>
  reading.unit.facet?.id === "finish" &&
  /\b(?:ma(?:ke|kes|de|king)|put|puts|putting) (?:\p{L}+ ){0,3}dents? in (?!the (?:lid|side|bottom|top|metal|surface|frame|finish|wood)\b)/u.test(
    clauseText(reading.unit.clause),
  );

/** Praise that its words do not mean, by what stands around them. */
export const UNMEANT_PRAISE: readonly Misreading[] = [
  { why: "opposite", is: isDeniedAtOnce },
  { why: "opposite", is: isAgainst },
  { why: "opposite", is: isReturnedAfterAll },
  { why: "nothing", is: isWarnedOf },
  { why: "nothing", is: isMadeToLook },
  { why: "nothing", is: isDemanded },
  { why: "opposite", is: isStopped },
  { why: "nothing", is: isAskedOfAnother },
  { why: "nothing", is: isWorthOfAnother },
  { why: "nothing", is: isOnlySeeming },
  { why: "nothing", is: isForAWhile },
  { why: "nothing", is: isMaxim },
  { why: "nothing", is: isChallenged },
  { why: "nothing", is: isToAvoid },
];

/** "won't buy anything else" */
const isLoyalty = ({ unit, tokens, to }: Reading): boolean =>
  unit.facet?.id === "repeat" && /^(?:any(?:thing)?|no) (?:else|other)\b/.test(textFrom(tokens, to));

/** "itchy, peeling skin" is what a thing is bought for. */
const isOfSkin = ({ unit }: Reading): boolean =>
  /\b(?:peeling|itchy|cracked|dry)\b/.test(unit.opinion) &&
  /\b(?:skin|feet|heels?|hands?|lips)\b/.test(clauseText(unit.clause));

/** Blame that its words do not mean. */
export const UNMEANT_BLAME: readonly Misreading[] = [
  { why: "opposite", is: isLoyalty },
  { why: "nothing", is: isOfSkin },
  { why: "nothing", is: isTroubleUnseen },
  { why: "opposite", is: isAmazement },
  { why: "opposite", is: isNeverSuch },
  { why: "nothing", is: isForgiven },
];

/** What neither praises nor blames, by what stands around it. */
export const UNMEANT: readonly Misreading[] = [
  { why: "nothing", is: isUnjudging },
  { why: "nothing", is: isRipping },
  { why: "nothing", is: isSaying },
  { why: "nothing", is: isSurprise },
  { why: "nothing", is: isSought },
  { why: "nothing", is: isUnmattering },
  { why: "nothing", is: isOthersBlame },
  { why: "other-product", is: isGivenUp },
];
