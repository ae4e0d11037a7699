import { type Company, isIn, nothing } from "./company.ts";
import { type Misreading, type Reading, sentenceText, textFrom } from "./misreading.ts";

const LIVING =
  /\b(?:he|she|him|her|they|dogs?|cats?|pupp(?:y|ies)|kittens?|babys?|babies|sons?|daughters?|kids?|child(?:ren)?|toddlers?|girls?|boys?|husband|wife|pets?|birds?|horses?|rabbits?|bunn(?:y|ies)|hamsters?)\b/;
const MACHINE =
  /\b(?:it|printer|machine|app|device|unit|phone|thing|slot|feeder|tray|robot|reader) (?:just |simply |always |still |even )?$/;

/** "it spits out a blank first", "the printer refuses them": a machine takes and refuses without liking. */
const isOfMachine = ({ unit, tokens, from, to }: Reading): boolean =>
  unit.facet?.id === "acceptance" &&
  /^(?:spits? out|spat out|refuses?|refused|rejects?|rejected)\b/.test(textFrom(tokens, from, to)) &&
  MACHINE.test(`${textFrom(tokens, 0, from)} `) &&
  !LIVING.test(sentenceText(unit.clause.sentence));

const FOOD =
  /\b(?:jams? (?:and|or|,|&)|(?:and|or|,|&) jams?|strawberry jam|toast|marmalades?|chutneys?|jell(?:y|ies)|preserves|scones?|homemade|jars? of)\b/;

/** Words of a facet in what people do with a thing, have beside it, or advise. */
const ANY: readonly Company[] = [
  // "nine times out of ten"
  { says: /^times out$/, after: /^ of (?:\d+|ten|five|four|three|a hundred)\b/ },
  // "labels for my jams and marmalade"
  { says: /^jams?$/, sentence: FOOD },
  // "my husband does the peeling"
  { of: ["durability", "finish"], says: /^peeling$/, before: /\b(?:do|does|did|doing|all) (?:all )?the $/ },
  // "no dust cover"
  { of: ["mess", "cleaning", "lint"], says: /\bdust$/, after: /^ (?:covers?|bags?|caps?|jackets?|sheets?|sleeves?)\b/ },
  // "the needle snapped": what is used up
  {
    of: ["durability", "defect"],
    says: /^(?:snapped|broke|bent)$/,
    before: /(?<!\bpine )\bneedles? (?:just |has |then )?$/,
  },
  // "in something this heavy", "layers of anything heavy"
  {
    of: ["weight"],
    says: /^(?:heavy|light)$/,
    before: /\b(?:something|anything|nothing|everything) (?:this |that |so |too |very )?$/,
  },
  // "my market stall"
  { of: ["power", "speed"], says: /^stalls?$/, before: /\b(?:market|craft|my|our|his|her|the|a|fair|fruit) $/ },
  // "with one hand on the rail"
  { of: ["easeOfUse"], says: /^with one hand$/, after: /^ (?:on|in|over|under|against|behind)\b/ },
  // "stir it in after cooking or it goes rubbery": a hint
  {
    of: ["texture", "taste", "smell", "mess", "results"],
    before: /\bor (?:else )?(?:it|they)(?: will|'ll|'d)?(?: (?:go|goes|gets?|turns?|becomes?|is|be))? $/,
  },
  // "so why the giant tub"
  { of: ["amount", "capacity"], before: /\bwhy (?:is it |have |use |send )?(?:the|such a|a) (?:\p{L}+ )?$/u },
];

/** Praise of another thing, or on a condition. */
const PRAISE: readonly Company[] = [
  // "would buy it again on sale, not for full price"
  {
    of: ["repeat"],
    says: /\b(?:buy|order|purchase)\b.*\bagain\b|\bbuy again\b/,
    after: /^(?: it| one| this)? (?:only )?(?:on sale|at (?:half|a (?:lower|better))|for less|if (?:it|they|the))\b/,
  },
  // "so order more at the same time"
  {
    of: ["repeat"],
    says: /^(?:order|buy) (?:more|another|extra|two)$/,
    before: /(?:^|\b(?:so|to|must|should|better|and|then) )$/,
  },
  // "I'm quite slim": the buyer
  {
    of: ["compact", "weight"],
    says: /\b(?:slim|small|petite|tiny|little|light)\b/,
    before: /\b(?:i ?['’]?m|i am|(?:he|she) ?['’]?s|(?:he|she) is)\b[^.;]*$/,
  },
  // "I need something lower profile": it is not
  {
    of: ["compact", "weight"],
    says: /\b(?:lower|slimmer|smaller|lighter|thinner|more compact)\b/,
    before: /\b(?:need|want|prefer|wish|looking for)\b[^.;]*$/,
  },
  // "squashed down to nothing by Christmas"
  { of: ["compact"], says: /\b(?:squash|flatten|wear|wore|worn)(?:s|es|ed)? (?:down )?to nothing$/ },
  // "she can't shift it": a stiff part
  {
    of: ["secure", "staysPut", "stability"],
    says: /\b(?:shift|budge|move)$/,
    sentence: /\b(?:stiff|jerky|stuck|seized|rusted|jammed)\b/,
  },
];

/** Blame that stands for a thing beside the product, or for its past. */
const BLAME: readonly Company[] = [
  // "I wrapped it in a bin bag and it looks ridiculous"
  {
    of: ["looks"],
    says: /^looks? (?:ridiculous|silly|awful|terrible|stupid|ugly|odd|daft)$/,
    sentence:
      /\b(?:ended up (?:using|with|wrapping|putting)|had to (?:use|wrap|make do|put)|makeshift|bungee|bin bag|duct tape|instead i use)\b/,
  },
  // "I was starving by ten before"
  {
    of: ["hunger"],
    says: /\b(?:starving|hungry)\b/,
    sentence: /^(?:before |i used to\b|i was an? (?:\p{L}+ ){1,5}person\b)/u,
  },
];

/** "the one that cost double", "a machine that cost three times as much": dear is the other. */
const OTHER_COST: Company = {
  of: ["value"],
  says: /^costs?\b/,
  sentence:
    /\b(?:than|as|like) (?:the|my|her|his|those|any|some|a|our) (?:[\p{L}'’-]+ ){0,4}(?:that|which|who)? ?costs?\b/u,
};

const WROTE_IT: Company = {
  of: ["instructions"],
  before: /\bwho ?(?:so)?ever (?:wrote|made|did|drew|translated|designed) (?:the|these|this) (?:\p{L}+ )?$/u,
};

const BARELY_FULL: Company = {
  of: ["amount"],
  says: /^(?:half|third|two thirds) (?:full|empty)$/,
  before: /\b(?:barely|hardly|not even|just|only|scarcely)(?: \p{L}+)? $/u,
};

const OF_SAME_MAKER =
  /\b(?:bigger|smaller|larger|other|older|cheaper|previous|first) ones? of theirs\b|\bfrom (?:the same|this) (?:people|company|maker|makers|brand|manufacturer|lot)\b|\bth(?:is|e same) (?:brand|company|maker) ?['’]?s\b/;
const OWNED = /^(?:i|we)(?: ?'ve| have)? (?:also |already )?(?:have|had|bought|own|owned|got)\b/;
const THEN_THIS = /\b(?:got|bought|ordered|chose|tried|getting|buying) (?:this|these)\b|\bthis one\b|\bthese\b/;

/** "I have the bigger one of theirs, and it jams": another product of the same maker. */
const isOfSameMaker = ({ unit }: Reading): boolean => {
  const { sentence } = unit.clause;
  const text = sentenceText(sentence);
  if (!OF_SAME_MAKER.test(text) || !OWNED.test(text)) return false;
  const before = sentence.tokens.filter(({ start }) => start < unit.start);
  return !THEN_THIS.test(textFrom(before));
};

export const OF_USE: readonly Misreading[] = [
  { why: "other-product", is: isOfSameMaker },
  { why: "nothing", is: isOfMachine },
  ...nothing(ANY),
];
export const PRAISE_IN_USE: readonly Misreading[] = [
  { why: "opposite", is: isIn(WROTE_IT) },
  { why: "opposite", is: isIn(BARELY_FULL) },
  ...nothing(PRAISE),
];
export const BLAME_IN_USE: readonly Misreading[] = [{ why: "opposite", is: isIn(OTHER_COST) }, ...nothing(BLAME)];
