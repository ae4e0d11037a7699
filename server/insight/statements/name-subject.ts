import { inabilities } from "../aspects/inabilities.ts";
import type { Product } from "../product/product.ts";
import type { Token } from "../text/analyse.ts";
import { wordPolarity } from "../text/opinion-words.ts";
import { isNoun, isVerb } from "../text/word-classes.ts";
import { BODY, BUYER_VERBS, CHILDREN, KIN, OPINION_VERBS, THING_VERBS } from "../text/word-lists.ts";
import { wordSet } from "../text/word-table.ts";
import { opensWithThing } from "./fragments.ts";
import { FAULTS, MERITS } from "./sign-words.ts";
import { isPluralNoun, ofBuyers, ofPart, ofProduct, ofWearer, type Subject, verbIndex } from "./subject.ts";

const ofFirstPerson = (tokens: readonly Token[]): Subject | null => {
  const second = tokens[1];
  if (second === undefined || second.pos === "ADV" || OPINION_VERBS.has(second.lower)) return null;
  if (second.lemma === "have" && tokens[2]?.lower !== "to" && tokens[2]?.pos !== "VERB") return null;
  return isVerb(second) ? ofBuyers(1, false) : null;
};

const ofPossessive = (tokens: readonly Token[], product: Product): Subject | null => {
  const second = tokens[1];
  if (second === undefined) return null;
  if (product.wearer !== null && (CHILDREN.has(second.lower) || second.lower === product.wearer)) {
    const wearer = second.lower === product.wearer || /kid|child|baby|toddler/.test(product.wearer);
    return wearer && isVerb(tokens[2]) ? ofWearer(product, 2) : null;
  }
  if (KIN.has(second.lower) || KIN.has(tokens[2]?.lower ?? "")) return null;
  return ofPart(tokens, 1, BODY.has(second.lower) ? "the" : "a", product);
};

const NOT_A_SUBJECT = new Set(
  "super bit lot kind kinda sort mine first second third last confusing wish love glad happy thank thanks psa pros cons one ones way nice order minus bonus note update edit".split(
    " ",
  ),
);

/** "Is the seams are stiff": what such a clause is about stands in the one before. */
const isTornOff = (tokens: readonly Token[]): boolean =>
  tokens[0]?.lemma === "be" && tokens[1]?.pos === "DET" && tokens.slice(2).some(isVerb);

/** "Says it is the only one that stays firm": whoever says so is no part of the thing. */
const OF_SPEAKERS = new Set(
  "says said thinks thought swears claims claimed insists reckons complains complained believes loves likes hates prefers wishes enjoys knows".split(
    " ",
  ),
);

/** What somebody does with a thing, and the thing with nothing. */
const DONE_BY_BUYERS = wordSet(
  "use see find get hear tell figure remember read buy order return understand take put pull push wear carry lift live reach believe recommend play watch sleep eat drink say give keep",
);

/** "Can't use my phone while it charges": who cannot is left out, and has what is "my". */
const cannotBuyers = (tokens: readonly Token[]): boolean => {
  const verb = tokens.find(({ pos, lower }, at) => at > 0 && pos === "VERB" && lower !== "n't");
  return (
    /^(?:ca|can|cannot|cant|could|couldnt)$/.test(tokens[0]?.lower ?? "") &&
    (DONE_BY_BUYERS.has(verb?.lemma ?? "") || tokens.some(({ lower }) => lower === "my" || lower === "our"))
  );
};

/** What goes on in a person and in no thing. */
const OF_MINDS = wordSet(
  "realise realize know think expect notice mind bother care regret want wish hope believe trust understand learn decide like love hate enjoy buy order wait ask recommend",
);
const HELPS = /^(?:did|do|had|have|could|would|wo|wont|wouldnt|couldnt|didnt|dont|hadnt|havent)$/;

/** "Didn't realise it is so loud", "Came home to a wet floor": who did is left out, and is no thing. */
const isDoneByPerson = (tokens: readonly Token[]): boolean => {
  const first = tokens[0]?.lower ?? "";
  if (/^(?:came|went|got)$/.test(first)) return tokens[1]?.lower === "home";
  const verb = tokens.find(({ pos, lower }, at) => at > 0 && pos === "VERB" && !/^n['’]?t$/.test(lower));
  return HELPS.test(first) && (OF_MINDS.has(verb?.lemma ?? "") || OF_MINDS.has(verb?.lower ?? ""));
};

const SENSED = /^(?:smelled|smelt|heard|saw|noticed|felt|tasted)$/;
const SOME_MEASURE = wordSet("bit little tad lot touch same way");

/** "Smelled something hot": what is sensed is named, so somebody sensed it. */
const isSensedByBuyers = ([verb, first, second]: readonly Token[]): boolean =>
  SENSED.test(verb?.lower ?? "") &&
  (/^(?:something|anything|nothing|my|our)$/.test(first?.lower ?? "") ||
    (/^(?:an?|the|some)$/.test(first?.lower ?? "") && second !== undefined && !SOME_MEASURE.has(second.lower)));

const ofVerb = (tokens: readonly Token[], product: Product): Subject | null => {
  const first = tokens[0];
  if (first === undefined || OF_SPEAKERS.has(first.lower) || isTornOff(tokens) || inabilities(tokens).length > 0)
    return null;
  if (tokens[1]?.lower === "and" && isNoun(tokens[2]) && tokens.slice(2).every((token) => !isVerb(token))) return null;
  const present = /[^s]s$/.test(first.lower) || ["does", "wo", "ca", "is", "has"].includes(first.lower);
  return present || THING_VERBS.has(first.lower) ? ofProduct(product, 0, true) : null;
};

/** "Snapped two the first day": somebody did it to some of many. */
const isOfSeveral = (tokens: readonly Token[]): boolean =>
  FAULTS.has(tokens[0]?.lower ?? "") && tokens[1]?.pos === "NUM" && !isNoun(tokens[2]) && tokens[2]?.pos !== "ADJ";

/** Verbs that say how a thing looks or what is done to it, and never name one. */
const NO_NAME = new Set("look feel seem sound smell taste stay keep get make let need have go come".split(" "));

/** "Pump died": where an event follows, what looks like the verb of a command is a noun. */
const isNounBeforeEvent = ([first, second]: readonly Token[]): boolean =>
  first?.pos === "VERB" &&
  first.lower === first.lemma &&
  !NO_NAME.has(first.lower) &&
  !THING_VERBS.has(first.lower) &&
  second?.pos === "VERB" &&
  (second.lower !== second.lemma || second.lower === "quit") &&
  (THING_VERBS.has(second.lower) || FAULTS.has(second.lower)) &&
  !/(?:s|ing)$/.test(second.lower);

/** "Broken out of the box": how it is, and not what it did. */
const PARTICIPLE_ALONE = /^(?:broken|torn|worn|frozen|shaken|bitten|stolen)$/;

const ofBare = (tokens: readonly Token[], product: Product): Subject | null => {
  const first = tokens[0];
  if (first === undefined || NOT_A_SUBJECT.has(first.lower) || isDoneByPerson(tokens)) return null;
  if (/^(?:left|right)$/.test(first.lower) && isNoun(tokens[1]))
    return ofPart([{ ...first, pos: "ADJ" }, ...tokens.slice(1)], 0, "the", product);
  if (first.lower === "kept" && /^(?:my|our|me|us)$/.test(tokens[1]?.lower ?? "")) return ofProduct(product, 0, true);
  if (first.lower === "gave" && /^(?:it|them|this|these|mine|the)$/.test(tokens[1]?.lower ?? ""))
    return ofBuyers(0, true);
  if (first.lower === "ended" && tokens[1]?.lower !== "up") return null;
  if (BUYER_VERBS.has(first.lower) || cannotBuyers(tokens) || isSensedByBuyers(tokens)) return ofBuyers(0, true);
  if (["enough", "as", "than"].includes(tokens[1]?.lower ?? "") && first.pos !== "NUM" && !/[^s]s$/.test(first.lower))
    return opensWithThing(tokens) ? null : ofProduct(product, 0, true, true);
  if ((first.lower === "was" || first.lower === "were") && isFelt(tokens[1]?.pos === "ADV" ? tokens[2] : tokens[1]))
    return null;
  if (
    first.lower === "made" &&
    /^(?:very|really|so|well|from|of|out|poorly|cheaply|nicely|to)$/.test(tokens[1]?.lower ?? "")
  )
    return ofProduct(product, 0, true, true);
  if (isOfSeveral(tokens)) return null;
  if (PARTICIPLE_ALONE.test(first.lower) && !isNoun(tokens[1]) && tokens[1]?.pos !== "ADJ")
    return ofProduct(product, 0, true, true);
  if (isNounBeforeEvent(tokens)) return ofPart([{ ...first, pos: "NOUN" }, ...tokens.slice(1)], 0, "the", product);
  if (THING_VERBS.has(first.lower) && !isNoun(tokens[1]) && !/^(?:side|ear|one)$/.test(tokens[1]?.lower ?? ""))
    return ofProduct(product, 0, true);
  if (first.pos === "VERB" && first.lower === first.lemma && (isNoun(tokens[1]) || tokens[1]?.pos === "AUX"))
    return isVerb(tokens[1]) || verbIndex(tokens, 1) !== -1
      ? ofPart([{ ...first, pos: "NOUN" }, ...tokens.slice(1)], 0, "the", product)
      : null;
  if (first.pos === "VERB" || first.pos === "AUX") return ofVerb(tokens, product);
  const judged = first.pos === "ADJ" || first.pos === "ADV" || wordPolarity({ ...first, pos: "ADJ" }) !== 0;
  const copulaFits = !isNoun(tokens[1]) && tokens[1]?.pos !== "PRON" && (tokens[1]?.pos !== "DET" || isOfTime(tokens));
  if (first.lower === "much" && tokens[1]?.pos === "ADJ") return ofProduct(product, 0, true, true);
  if (["too", "not", "so", "very"].includes(first.lower) || (first.pos === "ADJ" && copulaFits)) {
    const adjective = first.pos === "ADJ" ? first : tokens[1];
    const isOfNoun = tokens[2]?.pos === "NOUN" && tokens[1]?.pos !== "ADP" && !isOfTime(tokens);
    const describesNoun = isOfNoun || describeNoun(tokens);
    return adjective?.pos === "ADJ" && !FEELINGS.has(adjective.lower) && !describesNoun
      ? ofProduct(product, 0, true, true)
      : null;
  }
  if (judged && !isNoun(tokens[1])) return null;
  return isNoun(first) || first.pos === "ADJ" || first.pos === "NUM" ? ofPart(tokens, 0, "the", product) : null;
};

/** "deep and clear sound": two adjectives of a noun that ends what is said, and no statement of the whole. */
const describeNoun = ([first, joint, second, noun, ...rest]: readonly Token[]): boolean =>
  first?.pos === "ADJ" && joint?.lower === "and" && second?.pos === "ADJ" && noun?.pos === "NOUN" && rest.length === 0;

/** "comfortable all day long" */
const isOfTime = (tokens: readonly Token[]): boolean =>
  tokens[1]?.lower === "all" && /^(?:day|night|year|winter|summer)$/.test(tokens[2]?.lower ?? "");

/** "Misleading" is what was said of the thing, and "damaged" may be its parcel. */
const OF_OTHERS = new Set(["confusing", "damaged", "missing"]);

/** "Quiet.": one word that says what is right or wrong with the thing. */
const ofQuality = ({ pos, lower }: Token, product: Product): Subject | null => {
  const said = pos === "ADJ" ? (MERITS.get(lower) ?? FAULTS.get(lower)) : undefined;
  return said === undefined || OF_OTHERS.has(said) ? null : ofProduct(product, 0, true, true);
};

const FEELINGS = new Set(
  "worried skeptical sceptical hesitant nervous afraid scared concerned doubtful unsure disappointed surprised impressed shocked excited looking hoping expecting going able happy pleased glad sad thankful grateful sick tired obsessed sorry mad angry upset satisfied thrilled delighted amazed frustrated confused curious reluctant proud relieved embarrassed lucky fortunate sure certain new".split(
    " ",
  ),
);

/** "Was pleasantly surprised", "was having trouble" are said of the person. */
const isFelt = (token: Token | undefined): boolean =>
  token !== undefined && (FEELINGS.has(token.lower) || (token.pos === "VERB" && token.lower.endsWith("ing")));

const HOLDS_NOUN = new Set("the a an no every each all some half both there you".split(" "));

const NOBODY = { noun: "", about: "nobody", elided: false, rest: 1, copula: false } as const;

const BEFORE_NOUN = new Set(["DET", "NUM", "ADJ", "ADV"]);

/** "there are scratches"; of "there's" the noun that follows decides. */
const areThere = (tokens: readonly Token[]): boolean => {
  const verb = tokens[1]?.lower ?? "";
  const named = tokens.find((token, index) => index > 1 && !BEFORE_NOUN.has(token.pos) && !isNoun(tokens[index + 1]));
  return verb === "'s"
    ? isNoun(named) && named !== undefined && isPluralNoun(named)
    : verb === "are" || verb === "were" || verb === "'re";
};

/** Names the subject of a clause in the third person; null where the clause does not say whom or what it is about. */
export const nameSubject = (tokens: readonly Token[], product: Product): Subject | null => {
  const [first, second] = [tokens[0], tokens[1]];
  if (first === undefined) return null;
  if (second === undefined) return ofQuality(first, product);
  const demonstrative = isNoun(second) || second.pos === "ADJ" || second.pos === "NUM";
  if (/^(?:i['’]?(?:m|ve|d|ll)|we['’](?:re|ve|d|ll))$/.test(first.lower)) return null;
  switch (first.lower) {
    case "i":
    case "we":
      return ofFirstPerson(tokens);
    case "it":
      // "It all stays on top" is of what lies there.
      return second.lower === "all" ? null : ofProduct(product, 1);
    case "mine":
      // "Mine came with a scratch" is of one of them, and of none that is sold.
      return second.lemma === "come" && tokens[2]?.lower === "with" ? null : ofProduct(product, 1);
    case "this":
      return demonstrative ? ofPart(tokens, 1, "that", product) : ofProduct(product, 1);
    case "they":
    case "these":
      if (first.lower === "these" && demonstrative) return ofPart(tokens, 1, "that", product);
      return product.plural ? ofProduct(product, 1) : null;
    case "that":
    case "those":
      return demonstrative ? ofPart(tokens, 1, "that", product) : null;
    case "he":
    case "she":
      return ofWearer(product, 1);
    case "my":
    case "our":
      return ofPossessive(tokens, product);
    case "there":
      return { ...NOBODY, text: first.lower, plural: areThere(tokens) };
    case "you":
    case "nobody":
    case "everybody":
    case "everyone":
      return { ...NOBODY, text: first.lower, plural: first.lower === "you" };
    default:
      return HOLDS_NOUN.has(first.lower) ? ofPart(tokens, 0, "keep", product) : ofBare(tokens, product);
  }
};
