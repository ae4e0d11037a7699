import { type Promised, rulesOut } from "./promised.ts";

const FAILED =
  "(?:broke|broken|snapped|cracked|collapsed|collapses|shattered|buckled|exploded|burst|busted|crumbled|bent|gave (?:out|way)|tore|torn|ripped|popped|fray(?:ed|ing)|unravel\\w+|split)";

/** What does not break, tear, wear off or get marks. */
export const OF_STRENGTH: readonly Promised[] = [
  {
    id: "strength",
    says: new RegExp(
      `\\bholds? up(?= (?:well|fine|great|beautifully|over|for|in|after|under|with|through|against)\\b| to (?:daily|years|rough|heavy|hard|wear|use)|\\W*$)|\\bheld up\\b|\\b(?:heavy[ -]?duty|sturdy|(?:sturdi|tough|strong)er than|durable|durability|(?:built|made|designed) to last|that lasts?|lasts (?:for )?(?:years|a lifetime)|long[ -]lasting(?! battery)|rugged|tough|unbreakable|indestructible|reinforced|double[ -]stitched|military[ -]grade|industrial|rip-?stop)\\b|\\b(?:supports?|holds?|capacity|rated)\\b.{0,20}\\d+ ?(?:lbs?|pounds?|kg)\\b(?! of\\b)|\\b(?:shock|drop|snap|burst)[ -]?proof\\b|\\bcan be (?:bent|twisted|dropped|thrown|stepped on)\\b|${rulesOut("tear\\w*|rip\\w*|punctur\\w*|wear|break(?![ -]?in\\b)\\w*|crack\\w*|shatter\\w*|snap\\w*|bend\\w*|chew\\w*")}`,
      "iu",
    ),
    keys: ["sturdy"],
    of: "smallPart",
    broken: new RegExp(
      `\\b${FAILED}\\b(?! (?:me up|even|a sweat|a nail|the seal|over|open the|into the|in my|in store|down the box|by a|shipping|delivery))|\\bblew (?:out|up)\\b|\\b(?:fell|came|comes|falls|falling|coming) (?:apart|to pieces)\\b|\\bfolded like(?! a taco)\\b|\\bin (?:half|two|shreds|pieces)\\b(?! (?:an|a|the|hour|hours|weeks?|days?|months?|minutes?|seconds?|steps?|sizes?|colors?))|\\b(?:a|the|another) (?:(?:big|huge|large|little|small) )?(?:hole|tear|rip|crack) (?:in|the size|opened|formed|right|worn)\\b|^(?:a )?(?:hole|tear|rip) in\\b|\\b(?:big|huge|large) (?:hole|tear|rip)\\b|\\bw(?:ore|orn) (?:right |clean )?(?:out|through|thin)\\b|\\bseams? (?:opened|popped|came|split|tore|blew|let go)\\b|\\bsprings? a leak\\b`,
    ),
  },
  {
    id: "chew",
    says: new RegExp(`${rulesOut("chew\\w*|bit(?:e|ing)")}|\\btough chew|\\baggressive chewers`, "iu"),
    keys: ["chewing"],
    person: true,
    broken:
      /\b(?!ate (?:an?|the)\b)(?:chewed|gnawed|ate|destroyed|shredded|demolished|ripped|bit|tore|killed) (?:right |clean )?(?:through|it|this|them|into|up|apart|off|the|a)\b|\bin (?:shreds|pieces)\b|\ba hole (?:in|the size)\b|\bstuffing (?:all|everywhere|was)\b/,
  },
  {
    id: "scratch",
    says: new RegExp(`${rulesOut("scratch\\w*|scuff\\w*|mark\\w*")}|\\b(?:hard|tough) (?:coating|finish)\\b`, "iu"),
    keys: [],
    broken: /\b(?:scratch(?:es|ed)?|scuff(?:s|ed)|scrap(?:es?|ed)|goug(?:es?|ed)|nick(?:s|ed))\b/,
  },
  {
    id: "peel",
    says: new RegExp(
      `${rulesOut("peel\\w*|flak\\w*|chip\\w*")}|\\bnon-?stick\\b|(?<!\\b(?:water ?-?proof|repellent|resistant) )\\bcoating\\b`,
      "iu",
    ),
    keys: [],
    broken:
      /\b(?:peel(?:s|ed|ing)|flak(?:es|ed|ing)|chip(?:s|ped|ping))\b|\b(?:coating|finish|paint|print|logo|lettering|layer|enamel)\b.{0,20}\b(?:came|comes|coming|wore|rubbed|rubs) off\b/,
  },
  {
    id: "rust",
    says: new RegExp(`${rulesOut("rust\\w*|corro\\w*|tarnish\\w*")}|\\bweather ?-?proof\\b`, "iu"),
    keys: ["rust"],
    broken:
      /\b(?:rust(?:s|ed|y|ing)?|corro(?:ded|ding|sion)|tarnish(?:ed|es))\b|\bturn(?:ed|ing|s) (?:brown|orange|green)\b|\b(?:screws?|bolts?|nuts?|rivets?|hinges?|brackets?|springs?|hooks?|metal|frame|poles?|legs?)\b.{0,25}\b(?:was|were|are|is|went|gone|all) brown (?:after|within|by|in (?:a|one|two|the|under))\b/,
  },
  {
    id: "fade",
    says: new RegExp(
      `${rulesOut("fad\\w*|bleed\\w*|discolou?r\\w*|yellow\\w*")}|\\bcolou?r ?-?fast\\b|\\bkeeps? (?:its|their|the) colou?r\\b|\\bcolou?rs? (?:stays?|that (?:stays?|lasts?))|\\bvibrant\\b|\\buv[ -](?:resistant|protected)`,
      "iu",
    ),
    keys: [],
    broken:
      /\b(?:fad(?:es|ed|ing)|bled|bleeds|bleeding|discolou?red|washed[ -]out|yellowed|yellowing)\b|\b(?:got|went) yellow\b|\bold jeans\b|\bturn(?:ed|ing|s) (?:a )?(?:yellow|pink|orange|gray|grey|purple|brown|white)\b|\b(?:gray|grey|pink|purple|white|brown|charcoal)(?: \w+)? after (?:\w+ )?(?:wash|washes|week|weeks|month|months|summer)\b|\b(?:dye|color) (?:ran|came off|rubbed off|got on|all over)\b|\b(?:black|navy|red|blue|green|white|colou?rs?)(?: \w+)? (?:(?:has |have )?gone|is|are|was|went|look|looks|turned) (?:now )?(?:gray|grey|pink|brown|dull)\b|(?<!\b(?:screen|display|page|mind|face|tv|app)s? (?:just )?)\b(?:goes|went|gone|turned) (?:all |completely |totally |almost |so |very )?(?:blank|pale|faint|illegible|unreadable)\b|(?<=\b(?:months?|weeks?|days?|summers?|winters?|years?|seasons?) (?:on|later|in)\b.{0,60})\b(?:faint|pale|blank|illegible|unreadable)\b|\b(?:has|have|had|already|is|are) (?:already |been |all )?bleached\b/,
  },
];
