import type { Wordings } from "./wording.ts";

/** What is told by how long, how much and when: parts that went within weeks, hours of work, a charge that does the lot, sizes too small. */
export const QUANTITIES_WORDINGS: Wordings = {
  durability: [
    [
      "-",
      /\b(?:zips?|zipper|motor|bulb|element|seal|spring|hinges?|straps?|elastic|seams?|stitching|clasp|catch|heel|soles?|switch|screen|handle|valve|pump|hose|lining|fuse|cable|remote|buckle) (?:(?:has|have|just|then|already) )*(?:went|gone|goes)(?= (?:after|within|in (?:(?:just|only|under|about|less than) )*(?:weeks?|months?|days?|the first|a |two|three|four|five|six|\d)|on (?:day|the (?:first|second|third)))\b)/,
    ],
    [
      "-",
      /\b(?:soles?|toe|handles?|straps?|lining|trim|label|cover|edges?|seams?|binding|backing|knob|heel|bottom|base|lid|panel|fabric|rubber|leather|glue|side) (?:(?:has|have|had|is|already|just|soon) )*(?:come|came|coming|comes) (?:away|unstuck|unglued|unstitched|unsewn|adrift)\b(?! (?:easily )?(?:for|to|with) (?:wash|clean|rins))/,
    ],
  ],
  sizing: [
    [
      "-",
      /\b(?:comes?|came|runs?|ran|fits?|fit|are|is|was|were) (?:up )?(?:(?:about|at least|a|around|almost|nearly|good|easily|roughly) )*(?:half a|a|one|two|a full|a whole|a couple of|1|2) (?:full |whole )?sizes? (?:too )?(?:small(?:er)?|big(?:ger)?|large(?:r)?|short(?:er)?|tight(?:er)?|down)\b/,
    ],
    [
      "-",
      /\b(?:shorter|smaller|narrower|thinner|lower) than (?:it (?:says|claims|states)|they (?:say|claim|state)|stated|advertised|described|listed|claimed|the (?:box|label|listing|description|photos?|pictures?) (?:says?|states?|claims?|suggests?|shows?|makes? out))\b/,
    ],
  ],
  setup: [
    [
      "-",
      /\b(?:took|takes|spent|wasted) (?:(?:me|us|him|her|my \w+|both of us|two of us|about|nearly|almost|over) )*(?:the |an? )?(?:whole|entire|best part of (?:an?|the|my)|better part of (?:an?|the)|all|most of (?:the|an?|my)|half (?:the|an?)) ?(?:afternoon|day|morning|evening|weekend|night) (?:to (?:put|set|assemble|build|install|fit)|(?:putting|setting|assembling|building|installing|fitting|getting))\b/,
    ],
  ],
  weight: [
    [
      "+",
      /\b(?:carry|lift|carried|carrying|lifted|pick)(?: (?:it|this|mine))?(?: (?!(?:not|no|never)\b)\w+){0,5} (?:with|on) (?:just |only )?(?:one|a single|my little) finger\b/,
    ],
  ],
  battery: [
    [
      "-",
      /\b(?:conks? out|cuts? out|dies|died|gives? up|gave up|runs? out|packs? (?:up|in)|needs charging|is flat|goes flat|went flat|is dead) after (?:(?:about|only|just|barely|maybe|around|less than|under) )*(?:a quarter of an hour|half an hour|an hour|one room|(?:a few|five|six|seven|eight|ten|twelve|fifteen|twenty|twenty five|thirty|forty|\d\d?) (?:min(?:ute)?s?|mins))\b/,
    ],
    [
      "-",
      /\b(?:five|six|seven|eight|ten|twelve|fifteen|twenty|twenty five|thirty|\d\d?) ?(?:min(?:ute)?s?|mins) (?:on|at|in) (?:(?:the|its) )?(?:top|max(?:imum)?|high(?:est)?|boost|turbo|full|strong(?:est)?)(?: \w+)?,? (?:and|then|before)\b(?! (?:still|plenty))/,
    ],
    [
      "-",
      /\bhours? to (?:fill|charge)(?: it| this)?(?: up)? (?:for|and (?:you |i )?(?:get|only)|to get) (?:(?:about|only|just|barely|maybe|around|you get) )*(?:\d+|ten|fifteen|twenty|thirty|half an|an|one) (?:min(?:ute)?s?|mins|hours?)\b/,
    ],
    [
      "+",
      /\b(?:one|a single|a full|each|every) charge (?:easily |just |always )?(?:does|did|covers?|covered|is enough for|was enough for|will do|lasts?|gets (?:me|us|you) (?:through|round)) (?:the (?:lot|whole|entire|house|flat|day|week)|a (?:whole|full|week)|my |our |all |for (?:days|weeks))/,
    ],
    [
      "+",
      /\bstill (?:shows?|showing|showed|has|had|have|got|had got|on|at|reads) (?:\w+ )?(?:(?:two|three|half|over half|most|plenty|\d+)(?: \w+)? )(?:bars?|of (?:its |the )?(?:battery|charge)|per ?cent|%)/,
    ],
  ],
  smell: [
    [
      "-",
      /(?<!\b(?:not|never|no longer|n['’]t) (?:\w+ )?)\b(?:smelt|reeks?|reeked|whiffs?|whiffed|stunk|honks?|ponged) (?:(?:strongly|really|so|a bit|slightly|badly|horribly|faintly) )*(?:of|like) (?!(?:roses?|lavender|vanilla|lemons?|citrus|mint|heaven|new|nothing|fresh|clean|a spa|home|christmas|coconut|flowers|honey|cinnamon|oranges?)\b)\w/,
    ],
  ],
  packAway: [
    [
      "+",
      /(?<!\b(?:not|never|n['’]t|if) (?:\w+ )?)\bfolds? (?:away |up |down |right )*(?:small|flat|neatly|into (?:an?|its|the)|to (?:nothing|the size)|to almost nothing)\b(?! enough to break)/,
    ],
  ],
};
