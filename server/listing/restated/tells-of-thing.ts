import type { Said } from "../../insight/avatar/praise-told.ts";
import type { Token } from "../../insight/text/analyse.ts";
import { wordSet } from "../../insight/text/word-table.ts";
import { MATERIAL_WORDS } from "../words/materials.ts";
import { APPLIANCE } from "./appliances.ts";
import { DENIAL } from "./denial.ts";

/** What tells nothing of a thing, or only of its buyer. */
const EMPTY_VERBS = wordSet(
  "be have do get go come want need say think look feel seem appear know buy tell ask love like enjoy hate see find call start end begin happen mean matter use try wish hope live die arrive cost suck rock beat laugh smile cry complain rejoice approve count let move leave put turn pay",
);
/** Nothing to tell of a thing, unless it does not; the signs of blame leave some of them open, such as "slides around". */
const FAULTY_VERBS = wordSet(
  "bunch ride roll slip slide pinch dig rub squeak wobble leak drip crack peel fade shrink sag droop snag pill wrinkle crease rust chip stain itch scratch burn melt jam clog stick tangle fray rip tear split flatten fall drop break stop fail bend warp loosen",
);
const HAS =
  /^(?:has|have|comes? with) (?:an? |the |no (?=(?:screens?|buttons?|touch|cords?|wires?|strings?|seams?|sharp|chemicals?|added|smell|odor|residue|rough|loose|exposed|moving) ?)|plenty of |lots? of |enough |two |three |four |five |six |eight |ten |several |multiple |extra |its own |built-in |[\p{L}-]+s (?:on|in|inside|along|at) )/u;
/** "goes in the dishwasher", "comes off for washing", though going and coming tell nothing. */
export const TELLS_ANYWAY = new RegExp(
  `^(?:goes? (?:right |straight )?(?:in|into|through) the ${APPLIANCE}|(?:comes?|pulls?|snaps?|lifts?|pops?|slides?) (?:right )?(?:apart|off|out) (?:for|to (?!pieces)|with an? |so |easily|and goes?))\\b`,
  "u",
);
/** "are sewn into little squares", "is made of bamboo": how a thing is made. */
const MADE =
  /^(?:is|are) (?:(?:all|also|even) )?(\p{L}+(?:ed|en|wn|de|lt)) (?:in|into|on|onto|of|from|with|at|to|by|along|around|for|over|so)\b/u;
/** "is adjustable with a button" */
const ABLE = /^(?:is|are) (\p{L}+(?:able|ible)) (?:with|by|to|in|from|for|at)\b/u;
const UNABLE =
  /^(?:un|ina|inc|ine|inv|imp)|^(?:terrible|horrible|available|unable|able|miserable|questionable|comfortable|acceptable|reasonable|affordable)$/u;
/** "are close together": how a part is, in more than one word. */
const SAYS_HOW =
  /^(?:is|are) (?!(?:an?|the|not|too|so|as|in|on|at|my|your|very|really|just|only|always|still|also|all|what|where|how|like|to|for|good|great|nice|fine|ok|okay|perfect|more|less|much|about|over|under|that|there|here|from|by|with|out|up|off|down|one|two|now|already|pretty|kind|sort|going|coming|getting|supposed|able|ready|sure|worth|gone|done|new|old|different|same|better|worse|best|worst)\b)\p{L}+(?: (?:and|together|apart|enough|on|to|inside|outside|underneath|at|for|around|all) ?.*)$/u;
/** "are real sisal rope": what it is made of. */
const IS_OF = /^(?:is|are) (?:(?:made of|all|real|solid|pure|genuine|soft|thick|heavy) )*((?:[\p{L}-]+ )?[\p{L}-]+)$/u;
/** What was done to it on its way or by its buyer. */
const DONE_TO_IT =
  /^(?:broken|bent|stuck|used|opened|returned|delivered|packed|packaged|shipped|covered|supposed|meant|based|located|involved|needed|required|included|rated|priced|labeled|missing|damaged|dented|scratched|torn|worn|taken|given|bought|ordered|concerned|disappointed|impressed|pleased)$/u;
const DENIES = new RegExp(`^${DENIAL} (\\p{L}+)`, "u");
const BESIDE_VERB = /^(?:also|even|still|really|actually|easily|just|only|all|both)$/u;

/** The verb that a predicate tells or denies, where its words are read as one. */
const deedOf = (tokens: readonly Token[], predicate: string): { token: Token | undefined; isDenied: boolean } => {
  const denied = DENIES.exec(predicate)?.[1];
  const verb = denied ?? predicate.split(" ").find((word) => !BESIDE_VERB.test(word)) ?? "";
  const isIt = ({ lower, lemma }: Token): boolean => lower === verb || lemma === verb || `${lemma}s` === verb;
  return { token: tokens.find((token) => token.pos === "VERB" && isIt(token)), isDenied: denied !== undefined };
};

/** What a thing does that a buyer wants it to do, though no word of praise stands beside it. */
const USEFUL_VERBS = wordSet(
  "fit fold roll pack stack open close charge run cover stand hang attach clip include slide connect plug detach turn stop keep stay adjust hold sit lie squish squash squeeze compress wash rinse wipe dry heat warm cool boil brew grind cut slice chop blend mix seal lock click snap pop lift swivel rotate spin tilt extend retract reach screw mount stick grip protect block absorb wick breathe stretch support carry store separate organize dispense spray pour drain filter catch collect trap clean remove last survive withstand handle work double convert switch reverse float glow light dim play record show display measure weigh print draw erase melt dissolve spread hide match collapse nest recharge freeze steam trim shave massage vibrate move follow track detect sense alert remind shut refill recline unzip zip tuck wrap tie buckle fasten flip bend flex sweep mop suck pick scoop serve crush peel core strain toast bake roast fry sear grill stir whisk sharpen repel soften soothe save spare weigh water feed scrub polish expand inflate deflate touch span give remember memorize disappear vanish insulate shade ventilate circulate stow cling flow",
);
/** "takes up both sockets", "turns itself on": what is in the way. */
const IN_THE_WAY =
  /^(?:(?:push|pull|press|hit|pok|dig|throw|knock|hold)(?:es|s)? (?:you|your|into|against|back)\b|takes? up (?!(?:almost |next to |hardly any|little|less|no)\b)|turns? (?:itself |themselves )?on by\b|moves? (?:when|around|by)\b|turns? (?:when|by it))/u;

/** Whether a predicate tells, without praising it, what a thing does for its buyer. */
export const isOfUse = ({ remark: { told }, predicate }: Said): boolean => {
  if (IN_THE_WAY.test(predicate)) return false;
  if (HAS.test(predicate) || TELLS_ANYWAY.test(predicate) || MADE.test(predicate) || ABLE.test(predicate)) return true;
  if (told.subject.about === "part" && (SAYS_HOW.test(predicate) || IS_OF.test(predicate))) return true;
  const { token, isDenied } = deedOf(told.tokens, predicate);
  return (isDenied ? FAULTY_VERBS : USEFUL_VERBS).has(token?.lemma ?? "");
};

/** "give to the child", "make up code names": what somebody does. */
const OF_SOMEBODY = /^(?:(?:catch|catches) on\b|gives? (?:it|to|them)\b|makes? up\b|takes? (?:it|them|this)\b)/u;

/** "cut into hands", "grind on the rail": what it does to others. */
const DOES_HARM = /^(?:cuts? into|grinds? (?:on|against)|digs? into|catch(?:es)? on|sticks? to|scrapes?|rubs?)\b/u;

/** Whether a predicate tells what a thing does, has or spares its buyer. */
export const tellsOfThing = ({ remark, predicate }: Said): boolean => {
  if (HAS.test(predicate) || TELLS_ANYWAY.test(predicate)) return true;
  const made = MADE.exec(predicate)?.[1];
  if (made !== undefined) return !DONE_TO_IT.test(made);
  const able = ABLE.exec(predicate)?.[1];
  if (able !== undefined) return !UNABLE.test(able);
  if (remark.told.subject.about === "part" && SAYS_HOW.test(predicate)) return true;
  const material = IS_OF.exec(predicate)?.[1];
  if (material !== undefined && material.split(" ").some((word) => MATERIAL_WORDS.has(word))) return true;
  if (OF_SOMEBODY.test(predicate) || DOES_HARM.test(predicate)) return false;
  const { token, isDenied } = deedOf(remark.told.tokens, predicate);
  if (token === undefined || EMPTY_VERBS.has(token.lemma)) return false;
  return (isDenied || !FAULTY_VERBS.has(token.lemma)) && predicate.split(" ").length > 2;
};
