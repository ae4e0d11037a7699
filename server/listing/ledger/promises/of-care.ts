import { wordSet } from "../../../insight/text/word-table.ts";
import { type Promised, rulesOut } from "./promised.ts";

/** What is wet whatever keeps it out. */
const OUTDOORS = wordSet("grass ground dirt soil lawn road street pavement weather snow sand");

const WASHED = "(?:wash|washes|washed|washing|washer|laundry|dryer|dishwasher|spin cycle)";
const SPOILT =
  "(?:shrank|shrunk|shrinks?|shredded|ruined|lumpy|lumps|baggy|twisted|flaking|flaked|faded|fading|fell apart|falling apart|came apart|warped|melted|cracked|peeling|peeled|rust|rusty|rusted|rusting|pilled|pilling|frayed|unravel\\w*|stretched|bunched|clumped|misshapen|destroyed|holes?|tore|ripped|cloudy|chipped|thinner|scratchy|bled|stiff)";

const SPOILT_IN_THE_WASH = new RegExp(
  `\\b${WASHED}\\b.{0,60}\\b(?<!(?:n['’]t|\\bnot|\\bnever|\\bno|\\bwithout) )${SPOILT}\\b|\\b${SPOILT}\\b.{0,60}\\b${WASHED}\\b|\\b${WASHED} (?:has |had )?(?:left|leaves) (?:\\w+ ){1,4}with (?!no\\b)(?:\\w+ ){0,3}(?:specks?|spots?|marks?|film|streaks?|stains?|scratches|lumps|holes)\\b`,
);

const DRY = new RegExp(
  `\\bwater ?-?(?:proof|resistant|repellent|tight)\\b|\\bkeeps? (?:\\p{L}+ ){0,3}dry\\b|\\bweather ?-?(?:proof|resistant)\\b|\\bipx?\\d|\\bwet (?:&|and) dry\\b|\\brain ?-?proof\\b|${rulesOut("leak\\w*|drip\\w*|spill\\w*|seep\\w*")}|\\bleak ?-?proof\\b|\\bspill ?-?proof\\b`,
  "iu",
);

/** What is clean, washed, dry and free of mess. */
export const OF_CARE: readonly Promised[] = [
  {
    id: "cleanup",
    says: /\b(?:easy|easily|quick|effortless|simple)\b.{0,12}\bclean\w*|\bclean(?:s|up|ing)?(?: \p{L}+)? (?:in|takes) (?:seconds|minutes)\b|\bcleanup\b|\bwipes? clean\b|\bself[ -]clean\w*/iu,
    keys: ["cleaning"],
    broken:
      /(?<!\b(?:for|my|white|her|his|their) )\bscrub(?:bed|bing|s)?\b|\bsoak(?:ing|ed|s)? (?:it|them|this|the \w+) overnight\b|\b(?:let|left|leave|letting|leaving|has|have|had|needs?|needed|got) (?:it |them |the \w+ )?(?:to )?soak(?:ing)? overnight\b|\b(?:stuff|food|bits) stuck on\b|\bstuck-on\b|\b(?:chisel|scrape|scraping|scraped|pry)\b|\b(?:forever|pain|nightmare|chore|bear|hassle|impossible|hard|tough|difficult) to (?:clean|wash|get clean)\b|\b(?:toothbrush|toothpick|q-?tips?)\b|\bnever (?:really )?(?:gets?|comes?) clean\b/,
  },
  {
    id: "nonstick",
    says: /\bnon-?stick\b|\bnothing sticks\b|\bnever sticks?\b|\b(?:slides?|slips?) (?:right )?(?:off|out)\b|\brelease(?:s)?\b/i,
    keys: [],
    broken:
      /\b(?:food|eggs?|everything|rice|cheese|meat|batter|pancakes?|chicken|fish|potatoes|it all) (?:\w+ )?(?:sticks?|stuck|sticking)\b|\b(?:sticks|stuck|sticking) (?:to (?:the|it)|like|badly|every|no matter)\b|\b(?:chisel|scrape|scraping|scraped|pry)\b|\bnot (?:at all |very |really )?non-?stick\b|\bsoak(?:ing|ed|s)? (?:it|them|this|the \w+) overnight\b|\b(?:let|left|leave|letting|leaving|has|have|had|needs?|needed|got) (?:it |them |the \w+ )?(?:to )?soak(?:ing)? overnight\b/,
  },
  {
    id: "washable",
    says: /\b(?:machine|hand)[ -]?wash\w*|\bwashable\b|\bdish ?washer\b|\bwash(?:es)? (?:after|and|well)\b|\bkeeps? its shape (?:after|in|through|wash)|\bdryer\b|\bpre-?shrunk\b|\b(?:no|won['’]?t|resists?) (?:pill|shrink|fad)\w*/i,
    keys: ["laundry"],
    broken: SPOILT_IN_THE_WASH,
  },
  {
    id: "dishwasher",
    says: /\bdish ?washer\b/i,
    keys: [],
    broken:
      /\b(?:do|does|did|can|could|would|should)(?: not|n['’]?t) (?:\w+ )?(?:put|go|wash|run|place|use|clean|survive|hold up)\b.{0,20}\bdish ?washer\b|\b(?:not|n['’]?t) (?:\w+ )?dish ?washer[ -]safe\b|\b(?:have|has|had|needs?|must) (?:to )?(?:be )?(?:hand[ -]?wash(?:ed)?|wash(?:ed)? (?:(?:it|them|this) )?by hand)\b|\bhand[ -]?wash only\b/,
  },
  {
    id: "laundered",
    says: /\b(?:machine|hand)[ -]?wash\w*|\bwashable\b/i,
    keys: [],
    kept: /\bwash(?:es|ed)? (?:up |out )?(?:really |very |so )?(?:well|great|fine|nicely|beautifully|perfectly|easily|like (?:a dream|new))\b|\b(?:in|into|through) (?:with )?the (?:\w+ )?(?:wash|washer|washing machine)\b(?! (?:top|door|lid))|\bcold wash\b|\b(?:i['’]ve|i have|have) washed (?:it|them)\b|\bmachine wash(?:es|ed)\b/,
    broken: SPOILT_IN_THE_WASH,
  },
  {
    id: "watertight",
    says: DRY,
    keys: [],
    person: true,
    notOf: OUTDOORS,
    broken:
      /\b(?:soaked(?! (?:shoes|socks|feet|pants|jeans|legs|hair)\b)|soaking(?! wet [a-z])|soaks(?! (?:\w+ ){0,2}up\b)|drenched|squish\w*|soggy|puddles?|spill(?:s|ed|ing))\b|\b(?:it|water|rain|liquid|pee|everything) (?:all )?(?:went|goes|came|comes|soaked|seeped) (?:right |straight |all the way )?through\b(?! (?:the )?(?:wash|laundry|a |an |two|three|\d))|\bwet (?:inside|through|socks|feet|spot)\b|\b(?:was|were|got|is|felt|still|all) damp\b|\b(?:got|were|was|is|are|gets) (?:all |completely |totally |so )?wet\b|\bwater (?:got|gets|came|comes|pours|poured|sloshing|inside|in the|runs|ran)\b|\bsprays? water\b|\b(?:notebooks?|books?|papers?|clothes|laptop|phone)\b.{0,10}\b(?:wavy|ruined)\b/,
  },
  {
    id: "leakproof",
    says: DRY,
    keys: ["wet", "leak"],
    person: true,
    of: "part",
    broken: /\b(?:seep(?:s|ed|ing)|leak(?:s|ed|ing|y)|drip(?:s|ped|ping)|dribbl(?:es|ed|ing))\b/,
  },
  {
    id: "wrinkleFree",
    says: new RegExp(`${rulesOut("wrinkl\\w*|creas\\w*")}`, "iu"),
    keys: [],
    broken:
      /\b(?:wrinkl(?:es?|ed|y|ing)|creas(?:es?|ed|ing)|crumpled|rumpled)\b(?! from (?:the )?(?:packaging|shipping|box))|\b(?:slept in|get the iron|had to iron|iron (?:it|them))\b/,
  },
  {
    id: "stainProof",
    says: new RegExp(`${rulesOut("stain\\w*|spot\\w*")}`, "iu"),
    keys: [],
    broken: /\bstain(?:s|ed|ing)\b|\b(?:wo|would|did|does) ?n['’]?t come out\b|\bring (?:on|around)\b/,
  },
  {
    id: "lintFree",
    says: new RegExp(`${rulesOut("pill\\w*|lint|shed\\w*|fuzz\\w*")}|\\b(?:low|no) (?:lint|shed\\w*)`, "iu"),
    keys: ["lint"],
    broken:
      /\bpill(?:s|ed|ing)\b|\b(?:little|tiny|fuzz|fuzzy|lint) (?:balls|knots)\b|\bshed(?:s|ding)\b|\b(?:lint|fuzz|fibers|fluff|feathers|hairs?) (?:\w+ )?(?:all over|everywhere|on everything)\b|\b(?:so much|covered in) (?:lint|fuzz|fluff)\b/,
  },
  {
    id: "tangleFree",
    says: new RegExp(`${rulesOut("tangl\\w*|knot\\w*|kink\\w*|wrap\\w*")}`, "iu"),
    keys: ["kinks"],
    broken:
      /\b(?:tangl(?:es?|ed|ing)|knot(?:s|ted)|rat ?['’]?s nest|kink(?:s|ed|ing)?)\b|\b(?:folds?|bends?) over\b|\bwr(?:aps|apped) around\b|\bcutting\b.{0,25}\b(?:hair|fur)\b|\b(?:hair|fur)\b.{0,25}\bscissors\b/,
  },
  {
    id: "clogFree",
    says: new RegExp(`${rulesOut("clog\\w*|jam\\w*")}`, "iu"),
    keys: [],
    broken:
      /\b(?:clog(?:s|ged|ging)?|jam(?:s|med|ming)|chokes?|choked)\b(?! (?:and|in the road))|\b(?:is|was|gets?|got|were) stuck\b|\bplugged up\b|\bpaper out with\b/,
  },
  {
    id: "damageFree",
    says: /\b(?:no|zero|without) (?:wall )?damage\b|\bdamage[ -]free\b|\bremoves? clean\w*|\bno (?:sticky )?residue\b|\bwon['’]?t (?:damage|mark)\b/i,
    keys: ["removal"],
    broken:
      /\b(?:took|takes|pulled|peeled|ripped|tore|scraped) (?:off )?(?:the |some |half the |my |chunks? of )?(?:paint|drywall|wallpaper|plaster|wall)\b|\bpaint (?:came|peeled|off)\b|\b(?:residue|gunk|sticky (?:mess|film|stuff))\b|\b(?:patch|repaint)\b|\bleft (?:a |an |big |ugly )*(?:marks?|dents?|holes?|scratch\w*|stains?|rings?)\b/,
  },
  {
    id: "frizzFree",
    says: new RegExp(rulesOut("frizz\\w*"), "iu"),
    keys: [],
    person: true,
    broken: /\b(?:frizz(?:y|es|ed)?|poof(?:y| ball)|fuzzy)\b/,
  },
  {
    id: "fogFree",
    says: new RegExp(rulesOut("fog\\w*"), "iu"),
    keys: [],
    broken: /\bfog(?:s|ged|gy|ging)\b|\b(?:steam|mist)(?:s|ed)? (?:up|over)\b/,
  },
  {
    id: "glareFree",
    says: new RegExp(rulesOut("glare"), "iu"),
    keys: [],
    broken: /\bglare\b|\bblinding\b/,
  },
  {
    id: "flickerFree",
    says: new RegExp(rulesOut("flicker\\w*"), "iu"),
    keys: [],
    broken: /\bflicker(?:s|ed|ing)?\b|\bstrob(?:es|ing)\b/,
  },
  {
    id: "streakFree",
    says: new RegExp(rulesOut("streak\\w*"), "iu"),
    keys: [],
    broken: /\b(?:streak(?:s|ed|y|ing)|smear(?:s|ed|ing))\b/,
  },
  {
    id: "splatterFree",
    says: new RegExp(rulesOut("splatter\\w*"), "iu"),
    keys: [],
    broken: /\bsplatter(?:s|ed)\b|\bsplash(?:es|ed) (?:all|every)\w*\b/,
  },
  {
    id: "staticFree",
    says: new RegExp(rulesOut("static"), "iu"),
    keys: [],
    broken: /\bstatic\b|\bshocks? me\b/,
  },
  {
    id: "lagFree",
    says: new RegExp(rulesOut("lag\\w*|delay\\w*|latency"), "iu"),
    keys: [],
    broken: /\b(?:lag(?:s|gy|ging)?|delay(?:s|ed)?|out of sync)\b/,
  },
  {
    id: "curlFree",
    says: new RegExp(rulesOut("curl\\w*"), "iu"),
    keys: [],
    broken: /\bcurl(?:s|ed|ing)? up\b/,
  },
  {
    id: "sweatFree",
    says: new RegExp(rulesOut("sweat\\w*|condensation"), "iu"),
    keys: [],
    broken: /\b(?:condensation|coaster)\b|\bsweat(?:s|ing)\b/,
  },
  {
    id: "seamless",
    says: /\bseamless\b(?! (?:integrat|connect|transit|pair|fit|experience)\w*)|\b(?:one|single)[ -]piece\b/i,
    keys: [],
    broken:
      /\b(?:a|the|big|visible|ugly) (?:\w+ )?seam (?:\w+ )?(?:in|down|through|across|where|is|right)\b|^seam (?:in|down|across)\b|\bin (?:two|three|2|3) (?:pieces|parts|sections|halves)\b|\b(?:is|are|was|were) (?:two|three|2|3) (?:separate )?(?:pieces|parts|sections|halves)\b/,
  },
  {
    id: "opaque",
    says: /\bsee[ -]through\b|\bopaque\b|\bsquat[ -]?proof\b|\bnot sheer\b/i,
    keys: [],
    broken:
      /\b(?:is|are|was|were|totally|completely|so|pretty) see[ -]through\b|\bsee[ -]through when\b|\bsheer\b|\bsee (?:my|your|her) (?:underwear|panties|undies|bra)\b/,
  },
];
