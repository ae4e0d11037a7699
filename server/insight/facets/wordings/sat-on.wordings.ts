import type { Wordings } from "./wording.ts";

/** Of what one sits, lies and stands on: that it slides, gets warm, is hard as a board, too narrow or too high. */
export const SAT_ON_WORDINGS: Wordings = {
  staysPut: [
    [
      "-",
      /(?<!\b(?:n['’]?t|not|never|without|no|nor|hardly|barely|stops?|keeps?|i|you|we|he|she|they|hips|dog|cat) (?:\w+ ){0,3})\b(?:slides|slid|slips|slipped|creeps|crept|moves|moved|shifts|shifted|travels|wanders|scoots|skids|drifts|inches|migrates) (?:(?:right|all|straight|slowly|constantly) )*(?:forwards?|backwards?|about|around|off|(?:to|towards?) the (?:front|back|edge|side|floor|foot|wall))\b(?! (?:of the (?:box|bag)|easily|freely (?:and|but)|with (?:me|you|him|her)))/,
    ],
    [
      "-",
      /\b(?:get|stand|got|gets|stands|stood) up (?:and|,) (?:it|the \w+) (?:comes?|came|sticks?|stuck) (?:up )?(?:with|to) (?:you|me|him|her)\b/,
    ],
  ],
  shape: [
    [
      "-",
      /\b(?:foam|filling|padding|stuffing|middle|cent(?:re|er)|cushion|pillow|mattress|insoles?) (?:(?:has|have|had|just|already|soon|quickly|completely|totally) )*(?:gone|went) (?:completely |totally |all |a bit )?(?:dead|limp|thin|soft|floppy)\b/,
    ],
  ],
  breathable: [
    [
      "-",
      /\b(?:it['’]?s |is |was |be |feels? |felt |just )?like (?:sitting|lying|sleeping|standing|walking|being|wearing|having)(?: \w+)? (?:on|in|under|inside|at)? ?(?:a |an )?(?:\w+ )?(?:radiators?|hot ?plate|stove|oven|furnace|sauna|greenhouse|electric blanket|hot water bottle|heat(?:ed|ing) pad|bin bag|plastic bag|steam room)\b/,
    ],
    [
      "-",
      /\b(?:it|this|they|these|that|which) (?:does |do |can |will )?(?:gets?|got|becomes?|became|runs?) (?:(?:so|very|really|quite|pretty|too|rather|a bit|a little) )*(?:warm|hot|toasty)(?:,| and| so)? (?:so )?(?:you|i|we|my \w+|your \w+|he|she) (?:(?:do|does|did|really|will|just|always|start to) )*(?:sweats?|sweated|sweating|perspire|stick)\b/,
    ],
    [
      "-",
      /\b(?:my|your|his|her) (?:bum|butt|bottom|back|backside|thighs|legs|feet|head|scalp|hands|ears|neck|rear) (?:(?:still|really|always|just|constantly|often) )*(?:sweats?|sweated|gets? (?:so |really |very |all |quite )?(?:sweaty|clammy|damp|hot)|got (?:so |really |very |all |quite )?(?:sweaty|clammy|damp|hot)|gets? warm)\b(?! (?:a lot |so much |badly )?(?:at night|in bed|anyway|when i (?:run|train|work out)))/,
    ],
    [
      "+",
      /\b(?:it|this|they|these|cushion|pad|foam|pillow|topper|fabric|material|mesh|cover|bag|back)(?: ?['’]s| ?['’]re| is| are| was| were| stays?| stayed| feels?| felt| keeps me| kept me| has been| have been) (?:(?!not\b)\w+ )?cool enough\b/,
    ],
  ],
  cushioning: [
    [
      "-",
      /\b(?:(?:firm|hard|stiff|unyielding) as (?:an? )?(?:[\w'’-]+ )?(?:boards?|bricks?|rocks?|planks?|pews?|concrete|stones?|table|bench|floor|pavement|wood|cement|slabs?|iron|steel|marble|ironing board|tarmac|kerb|curb)|solid as (?:a )?(?:board|brick|plank|pew|bench|concrete))\b/,
    ],
    [
      "-",
      /\b(?:felt|feels?|feeling|more|just|sits?|sat|sleeps?) (?:exactly |just |more |a bit |rather )?like (?:(?:sitting|lying|sleeping|laying|kneeling|standing) on )?(?:an? |the )?(?:\w+ )?(?:planks?|boards?|slab|pew|park bench|church bench|paving stone|kerb|concrete|tarmac|ironing board)\b/,
    ],
  ],
  seatHeight: [
    [
      "-",
      /\b(?:raises?|raised|lifts?|lifted|jacks?|puts?|props?) (?:me|you|him|us)(?: up)?(?:(?= so (?:that )?(?:my|your|his|our|i|you|the)\b)| so (?:much|high)\b| (?:quite )?a lot\b| quite a bit\b| too (?:much|high|far)\b)(?! better| more comfortable)/,
    ],
  ],
  sizing: [
    [
      "-",
      /\b(?:not|n['’]t|isnt|nt) (?:nearly |quite |really |anywhere near )?(?:wide|big|large|broad|roomy) enough (?:for|to (?:fit|hold|take|cover)) (?:an?|any|my|me|our|us|his|him|her|your|most|adults?|grown|bigger|larger|wider|people|the)\b/,
    ],
    [
      "-",
      /\b(?:my|his|her|your|our) (?:thighs|hips|legs|bum|butt|bottom|feet|toes|heels|elbows|shoulders) (?:\w+ )?(?:hangs?|hung|spills?|sticks?|stuck|poke) (?:right |way )?(?:off|over|out over|out of|past) (?:both|the|either|each) (?:edges?|sides?|ends?|front|back)\b/,
    ],
    [
      "-",
      /\b(?:it['’]?s|its|is|are|was|were|runs?|comes? up|came up|bit|rather|definitely) (?:\w+ )?on the (?:small|large|big|tight|short|skinny|narrow) side\b/,
    ],
    ["-", /\b(?:enormous|huge|massive|gigantic|ginormous|giant|swimming) on (?:my|him|her|me|our|a) /],
    [
      "-",
      /(?:^|\b(?:it|bag|jacket|coat|helmet|dress|shirt|top|harness|backpack|hat|and|but|also) )(?:just |totally |completely |absolutely |kind of |sort of )*(?:swamps?|swamped|swallows?|swallowed|drowns?|drowned|dwarfs?|dwarfed|engulfs?) (?:my (?!desk|kitchen|counter|room|table|pain)\w+|him|her|me|our (?:son|daughter|little|dog|puppy|\d))\b/,
    ],
    [
      "-",
      /\bhangs? (?:right |way |all the way )?(?:down )?(?:past|below|to|down to|over) (?:his|her|my|their) (?:bum|butt|bottom|backside|knees|waist|hips|thighs)\b/,
    ],
  ],
};
