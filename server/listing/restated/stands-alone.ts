import { APPLIANCE } from "./appliances.ts";
import { LIKING } from "./liking.ts";

const within = (words: string): RegExp => new RegExp(`\\b(?:${words.trim().split(/\s+/).join("|")})\\b`, "iu");
const opening = (words: string): RegExp => new RegExp(`^(?:${words.trim().split(/\s+/).join("|")})\\b`, "iu");
const ending = (words: string): RegExp => new RegExp(`\\b(?:${words.trim().split(/\s+/).join("|")})$`, "iu");

/** Mere liking: "looks gorgeous", "something special". */
const LIKES = [
  within(LIKING),
  within(
    `best better worse loves? loved favou?rite happy please[sd]? pleasing recommend satisfied impress\\p{L}* gorgeous stunning incredible
     unbelievable flawless\\p{L}* perfectly okay ok adequate alright things? stuff something anything everything nothing someone anyone everyone`,
  ),
  /(?<!\b(?:stays?|keeps?|remains?|feels?) (?:the \p{L}+ |drinks )?)\bcool\b/iu,
];

/** What is true of anything that works: "does the job", "fits well", "holds up". */
const OF_ANYTHING = [
  /^(?:works?|performs?|functions?|does the job|do the job|runs?|looks|holds? up|operates?)(?: (?:well|good|fine|okay|ok|properly|correctly))?(?: enough)?$/iu,
  /^(?:well|nicely) (?:made|built|designed|crafted|thought out)$/iu,
  /^fits? (?:well|tight|right)$/iu,
  /^(?:looks?|feels?|smells?|tastes?|sounds?) (?:over|on|in|at|with|for|from|under)\b/iu,
  /^(?:fits? the bill|gets? the job done|counts?|makes it \p{L}+|out of the question|in (?:\p{L}+ )?shape|for one \p{L}+)$/iu,
  /^(?:works when|comes out|never (?:moved|looked)|makes? up\b|(?:press|push|hold) the|(?:give|play) in) /iu,
  /^[\p{L} -]+ (?:that \p{L}+|designed|attached|saves you|the rest)$/iu,
  /^(?:has|have) an? \p{L}+$/iu,
  within("surviv\\p{L}* usually pays? where quality otherwise check always"),
  /\b(?:helps to|reminds? you|keeps you going|feeling like|like you|like an?|as an?|by accident|made well|fills? up with)\b/iu,
  /\b(?:has|have) (?:worked|saved|lived|been|made|helped|changed|produced|gone|done)\b/iu,
];

/** Takes long or runs small: told as praise it would be none. */
const FAULTS = [
  // "wax that goes down", "keeps toppling over": what a thing does of itself
  /\b(?:goes|go|(?:keeps?|keep) \p{Ll}+ing) (?:down|over|away|off|apart|sideways)\b/u,
  within(
    "quits? bad wrong cheap\\p{L}* expensive inexpensive tasting behind somewhat slightly fairly rather trouble problems? issues?",
  ),
  /(?<!\bnot (?:too )?)\b(?:slick|slippery|sticky|stiff|flimsy|bulky|noisy|loud|plastic)\b/iu,
  /\b(?:too (?:much|many)|a bit|kind of|sort of|all the time|constantly)\b/iu,
  /\ba little (?:\p{L}+er|too|small|big|tight|loose|short|long|narrow|wide|strange|stiff|heavy|pricey|noisy|loud|trouble)\b/iu,
  /\b(?:los(?:es?|t)|deduct(?:ed|s)?|minus|takes? off) (?:an?|one|two|half an?) (?:star|point)s?\b|\bstars?$/iu,
  /^runs? (?:small|large|big)$|\brolls? up (?:on|at|around|over|during|when)\b|\b(?:comes?|falls?) (?:off|apart|out)$/iu,
  // "bits that come off easily": of what is stuck to a thing, or falls off it; "lasts the shortest"
  /^(?:bits|pieces|parts|chunks|flakes|bristles|threads|ends) (?:that )?(?:comes?|falls?|breaks?|snaps?|pulls?|pops?) (?:off|apart|out|loose|away)\b/iu,
  /\bthe (?:least|most|\p{L}{3,}est)$|\b(?:spins?|twists?|turns?) (?:a?round|loose)(?: |$)/iu,
  /^takes? (?:an? (?:\p{L}+ )?(?:while|time|hour|day|week|month|year|bit|lot|few|couple|beating|licking|moment|minute|second|toll|some)|time|ages|forever|long|longer|some|hours|days|weeks|months|getting|(?:about |around |at least |over |more than )?\p{L}+ (?:hours?|days?|weeks?|months?)|so|much|many|patience|practice|effort|work|up (?:an?|the|my|your|half|whole|all|most|too|so|much|more))\b/iu,
  /^suited to an? (?:toy|kid)$/iu,
  /^(?:has|have|makes?|gives? off) (?:an? |some )?(?:\p{L}+ )?(?:whine|hum|buzz|squeal|squeak|rattle|hiss|click|thump|clank|smell|odou?r|leak|crack|hole|dent|gap|patch|stain|spot|scratch)\b/iu,
  /\b(?:patch|stain|smear|dent|gap|hole)e?s? (?:in|on|at)\b/iu,
  /^keeps? (?!(?:going|working|running|charging|cooling|heating|warming|holding|spinning|growing|looking|smelling|moving|playing|recording|printing|cutting|you)\b)\p{L}+ing\b/iu,
  /^shuts? (?:down|off) after\b|\b(?:looks?|feels?) (?:\p{L}+ )?new$|\bmentioned\b/iu,
];

/** Of one buyer, the deal or the parcel, or of something that was named before. */
const OF_ONE_BUYER = [
  within(
    `I me my mine we us our he him his she her hers they them their it this these those there here ones another others? same old previous
     last first next typical brand product item purchase price\\w* money cost\\w* worth value deal dollars? bucks? ship\\w* arriv\\w* deliver\\w*
     seller review\\w* describ\\w* description advertis\\w* pictur\\w* photos? expect\\w* amazon today yesterday husband wife mom dad mother
     father friend neighbou?r boss coworkers? weeks? months? years? times than half twice what instead unlike compared whatever etc`,
  ),
  /\bits\b(?! (?:own|shape|colou?r|charge|place|form|edge|grip|temperature|heat|cool|bag|case|pouch|pocket|sheath|softness|shine|bounce|loft|fluff)\b)/iu,
  /\byou (?:need|needed|want|wanted|asked|ordered)\b/iu,
  /\b(?:first|second|last|next|few|several|many) time\b|\byear old\b|\bthat$/iu,
  /\bone(?= (?:of|is|that|which|for|and|or|i|you|was|has)\b|$)/iu,
];

/** What marketplaces let only medicine promise: "helps with pain". */
const OF_HEALTH = within(
  "pain pains ache aches heal heals healing circulation cures? symptoms? inflammation swelling anxiety depression insomnia disease infection insulin medication",
);

/** More or less than something that the phrase leaves out: "smoother on the handle". */
const COMPARED =
  /^(?:\p{L}{3,}ier|(?:smooth|small|light|long|short|soft|strong|tight|thick|thin|fast|quick|loud|quiet|warm|cool)er|more|less) /iu;

/** The beginning, the end or a condition is missing: "goes with", "wide enough to get", "handy if". */
const HALF_SAID = [
  // "sits between the toaster", without the other; "looking coat"; "base has a weight"
  /\bbetween (?:the|an?|my|your) (?:\p{L}+ )?\p{L}+[^s\P{L}]$|^looking\b|\p{L} (?:has|have) an? (?:weight|heft|look|feel|size|shape|way|use)$/iu,
  opening(
    `was were had did been being came gets? got wants? needs? seems? appears? does do will would could should might may`,
  ),
  /^(?:comes?(?! with\b)|helps? me|turns? out)\b/iu,
  new RegExp(`^goes? (?!(?:right |straight )?(?:in|into|through) the ${APPLIANCE}\\b)`, "iu"),
  /^(?:looks?|feels?|works?|takes?|makes?|has|have|holds?|fits?|keeps?|stays?|won['’]t)$/iu,
  ending(
    "and or but of for with to in on at the an? that than as so very is are who which when if because into from by about plus minus most never often sometimes",
  ),
  /\b(?:an? (?:\p{L}+ing|inch|foot|half|quarter|third|couple|few)|some(?: to spare)?|terms|conjunction|to (?:put|look|get|see)|as \p{L}+)$/iu,
  within(
    `was were had did would could should bought ordered received ended if because but though although unless except only almost nearly barely
     hardly maybe probably might guess think does seem\\w* apparently supposed`,
  ),
  // "soft by morning" tells what became of it.
  /\bby (?:the )?(?:(?:next|second|third|end|time|\p{L}+day) )?(?:morning|evening|night|noon|midnight|end|\p{L}+day|week|month)s?$/iu,
  /\bused to\b|\bor to\b|\band \p{L}+ing\b|\b(\p{L}+) \1\b/iu,
];

/** What is written in capitals and names no maker. */
const ABBREVIATION = /\b(?:USB(?:-[AC])?|LED|LCD|TV|UV|HDMI|BPA|HEPA|AC|DC|PVC|GPS|ABS|AAA?)\b/gu;
/** Names, figures and signs: what one reviewer counts is no figure of the thing. */
const SIGNS = /(?<!^)\p{Lu}|[\d$%"“”()!?:;]/u;

const BARRED: readonly RegExp[] = [
  ...LIKES,
  ...OF_ANYTHING,
  ...FAULTS,
  ...OF_ONE_BUYER,
  OF_HEALTH,
  COMPARED,
  ...HALF_SAID,
  SIGNS,
];

/** "lets you hang it by the door": what is done with a thing may call it "it". */
const DONE_WITH_IT = /^((?:lets? you )?(?!makes?\b)\p{Ll}+) it (?=\p{L})/u;
const SHORTEST = 2;
const LONGEST = 10;

/** Whether a phrase of two to ten words tells any shopper something of the thing by itself. */
export const standsAlone = (phrase: string): boolean => {
  const text = phrase.replace(DONE_WITH_IT, "$1 ").replace(ABBREVIATION, (letters) => letters.toLowerCase());
  const words = text.split(" ").length;
  return words >= SHORTEST && words <= LONGEST && !BARRED.some((pattern) => pattern.test(text));
};
