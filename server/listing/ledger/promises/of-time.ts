import { LONG, type Promised } from "./promised.ts";

/** Words that promise speed or ease; hours promise neither. */
const QUICK =
  "(?:eas(?:y|ily|e)|quick(?:ly)?|fast|simpl[ey]|effortless(?:ly)?|instant(?:ly)?|breeze|hassle[ -]free|no|without|tool[ -]?(?:free|less)|seconds|[1-5]?\\d[ -]?min\\w*|minutes|(?:under|less than) (?:an|one|half an) hour|one[ -]person|alone in)";
/** The doing, and not the gear that buyers call their setup. */
const SETUP =
  "(?:(?<!\\b(?:your|whole|entire|any|every|gaming|dual) (?:\\p{L}+ )?)set ?-?up|sets? (?:it )?up|assembl\\w+|install\\w*|(?:puts?|putting|goes) (?:it |them )?together)";

const MORE_PEOPLE =
  "\\b(?:takes?|took|needs?|needed|requires?|required) (?:\\w+ ){0,2}(?:two|2|three) (?:people|adults|guys|of us|persons)\\b|\\b(?:second|another|extra) (?:person|pair of hands|set of hands)\\b|\\bno way one person\\b|\\b(?:had|have|needed|need|takes|took|asked) (?:my |a |the |to get )?(?:husband|wife|neighbor|friend|buddy|help|helper)\\b|\\b(?:husband|wife|partner|son|daughter|mom|dad|friend) (?:always )?(?:has|had) to\\b|\\b(?:impossible|unable|cannot|(?:ca|could)n['’]?t|not possible) .{0,25}\\bwithout (?:a second|another|somebody|someone|any|help)";

/** What is done soon, alone, from afar or for long. */
export const OF_TIME: readonly Promised[] = [
  {
    id: "setup",
    says: new RegExp(
      `\\b${QUICK}\\b.{0,30}\\b${SETUP}\\b|\\b${SETUP}\\b.{0,40}\\b${QUICK}\\b|\\b(?:pops? up|folds? (?:up |down )?(?:in|flat|easily|quickly|with)|(?:easy|quick|one[ -]\\p{L}+) fold(?:ing)?|inflates?|inflation|deflates?)\\b`,
      "iu",
    ),
    keys: ["setup"],
    broken: new RegExp(
      `\\b(?:took|takes|taking|spent|wrestl(?:ed|ing)|fought|fighting|struggled|needs|needed)\\b.{0,30}\\b${LONG}\\b(?! to (?:decide|choose|pick|find|ship|arrive|get here|deliver))|\\b(?:groaned|running) for\\b.{0,12}\\b${LONG}|\\b(?:takes?|took|needs?|needed|requires?|required) (?:\\w+ ){0,2}(?:two|2|three) (?:people|adults|guys|of us)\\b|\\binstructions (?:are|were|make|made) (?:\\w+ )?(?:no sense|useless|terrible|awful|worthless|confusing)\\b|\\bholes? (?:did|do|does) ?n['’]?t line up\\b|\\bnightmare to (?:assemble|put|set|fold|install)\\b|\\bfor\\b.{0,12}\\b${LONG}\\b (?:while |when )?(?:building|assembling|putting|installing|setting)\\b`,
    ),
  },
  {
    id: "speed",
    says: /\b(?:quick(?:ly)?(?![ -](?:release|connect|disconnect|attach|snap|clips?)\b)|fast|rapid|instant(?:ly)?|speedy|in (?:just |only |under )?(?:minutes|seconds|\d+ ?(?:h|hr|hrs|hours?|m|min|mins|minutes?|s|sec|seconds?)\b)|(?<!\b(?:after|for|to|every|over) )\d+[ -]?(?:minute|second|min|sec)s?\b(?! (?:run|cordless|play|continuous|battery|of )))\b/i,
    // Whatever took long, these have troubles of their own.
    unless:
      /\b(?:opens?|clos(?:es?|ing)|folds?|unfolds?|threads?|tilts?|locks?|releases?|attach\p{L}*|detach\p{L}*)\b.{0,15}\bin (?:just |only |one |a )?seconds?\b|\b(?:wip(?:es?|ing)|eras\p{L}+|slides? on|slips? on|assembl\p{L}+|connects?|pairs? |turns? off|shuts? off)/iu,
    keys: ["chargeSpeed", "recharge"],
    broken: new RegExp(
      `\\b(?:takes?|took|taking)\\b.{0,25}\\b${LONG}\\b(?! to (?:decide|choose|pick|fill|clean|peel|find|ship|arrive|get here|deliver))(?!.{0,40}\\bto (?:get rid|scrub|remove|get (?:it|the|them|those|these)\\b))|\\bstill (?:red|charging|damp|wet|soft|not|was ?n['’]?t|is ?n['’]?t)\\b|\\b(?:is|was|were|are) ?n['’]?t (?:ready|dry|charged|hot|done)\\b|\\bso slow\\b|\\bslower than\\b|\\bslow as\\b|\\bpainfully slow\\b|\\bnowhere near\\b(?! that\\s*(?:[.,;!]|$))|\\bbarely gained\\b|\\bclose to (?:\\w+) (?:minutes|hours)\\b`,
    ),
  },
  {
    id: "runtime",
    says: /^(?!.*\b(?:fast charg|full battery in|charges? in)).*\b(?:(?:long|large|high|extended|all[ -]day|powerful)\b.{0,20}\bbattery|battery life|play ?-?time|run ?-?time|per charge|(?:one|single|full) charge|(?:days|weeks|months|hours) of (?:battery|power|use|charge|play\w*|music|light|runtime)|(?:typing|working|running|going|playing|cleaning|listening|cutting) (?:\p{L}+ )?for (?:days|weeks|months|hours)|continuous|\d+[ -]?(?:h|hr|hours?|minutes?|min)\b.{0,12}\b(?:battery|cordless|charge)|battery.{0,12}\d|charges? (?:\p{L}+ )?(?:up to )?\d+ times|standby)\b/iu,
    keys: ["battery", "chargeStore"],
    broken:
      /\b(?:charge|charging|plug|plugging|recharge|recharging) (?:(?:it|them|this|mine|these|the \w+) )?(?:back )?(?:in |up )?(?:again )?(?:every(?! (?:\d|two|three|four|few|couple|other|week|month))|each|twice|nightly|constantly|all the time|daily|after every)\b|\b(?:dies|died|dead|quits|quit|conks? out|conked out|gives? out|gave out|runs? out|ran out|empty|drained|drains) (?:on me )?(?:in|after|within|by|before|halfway|around|mid\w*|with)\b(?! (?:(?:only|just|about|like|less|than|maybe|exactly|the|a|an|my) )*(?:\w+ )?(?:(?:and a half|or|to) (?:\w+ )?)?(?:weeks?|months?|years?|uses|washes)\b)|\bnowhere near\b|\b(?:does|wo|did|will) ?n(?:['’]?t|ot) (?:hold|keep|last|make it)\b|\bnever (?:holds|lasts|makes it)\b(?! (?:back|home))|\bthen i have to wait\b|\b(?:battery|charge|power|juice|dies|dead|gone|quits|stops|cuts out|runs? out|empty)\b.{0,30} before (?:i|we|it)(?:['’]ve| have|['’]s)? (?:even )?(?:finish|finished|done|through)\b|\bneed(?:s|ed)? a rest\b|\band then it['’]?s dead\b|\b(?:one|two|three) and a half charges\b|\boverheats\b/,
  },
  {
    id: "signal",
    says: /\b(?:range|remote (?:range|reach|signal|access|works)|bluetooth|wireless|wi-?fi|signal|connection|connects?|pairing)\b|(?<!\d )\bpairs? (?=with|to|in\b|instant|quick|eas|auto)|\b\d+ ?(?:ft|feet|yards|meters)\b/i,
    keys: ["connection", "signalReach"],
    broken:
      /\b(?:loses?|lost|losing|drops?|dropped|dropping) (?:the |its |my )?(?:signal|connection|pairing)\b|\b(?:cuts?|cutting|cut|drops?|dropping) (?:in and )?out\b|\bout of range\b|\b(?:stops?|stopped|quits?) (?:responding|working|connecting) (?:past|when|if|beyond|unless|after (?:about |only )?\d+ ?(?:ft|feet|m\b|met|yards?))|\bpoint it (?:right|directly|exactly)\b|\barm['’]?s length\b|\bdisconnect(?:s|ed|ing)?\b|\b(?:wo|does|did|would|ca|could) ?n['’]?t (?:even )?(?:get (?:it|them|this|mine) to )?(?:connect|pair|stay connected|find|see (?:our|my|the) (?:wi-?fi|network|router|phone))\b|\b(?:took|spent)\b.{0,25}\b(?:hours?|evenings?|days?|nights?|ages|forever|weeks?)\b.{0,30}\b(?:wi-?fi|connect\w*|pair\w*|network|online)\b|\bnever (?:connects?|connected|pairs?|paired|found)\b|\bunresponsive\b/,
  },
  {
    id: "oneHand",
    says: /\b(?:one|single)[ -]?hand(?:ed)?\b|\bone[ -]touch (?:lid|cap|open\w*|top|spout|door)\b/i,
    keys: [],
    person: true,
    broken: new RegExp(
      `\\b(?:needs?|needed|takes?|took|uses?|used|using|requires?|required|with|it['’]?s an?) (?:\\w+ ){0,3}(?:both|two) hands\\b|\\b(?:both|two) hands (?:to|needed|required|job)\\b|\\b(?:hold\\w*|steady\\w*|support\\w*|brace\\w*|grab\\w*|grip\\w*|need\\w*|use) (?:it |them |this |the \\w+ )?(?:with )?(?:the|my|your) other hand\\b|\\b(?:pull|push|lift|press|pry|twist|turn|yank)\\b.{0,30}\\bwith (?:the|my|your) other hand\\b|${MORE_PEOPLE}`,
    ),
  },
  {
    id: "onePerson",
    says: /(?<!\bfor )\b(?:one|single)[ -]?(?:person|man|parent)\b|\bfor one person to\b|\bby yourself\b|\b(?:no|without)(?: any)? help\b/i,
    keys: [],
    person: true,
    broken: new RegExp(MORE_PEOPLE),
  },
  {
    id: "toolFree",
    says: /\b(?:no|without|zero)(?: extra| special)? (?:tools?|drill\w*|screws?)\b|\btool[ -]?(?:free|less)\b/i,
    keys: [],
    person: true,
    broken:
      /\b(?:need(?:ed|s)?|had to (?:use|get|find|buy|borrow|dig up|drill|go)|better have|require[sd]?|grab(?:bed)?|dig up)\b.{0,15}\b(?:drill|screwdriver|wrench|tools|pliers|hammer|mallet|holes|socket set)\b/,
  },
  {
    id: "shutOff",
    says: /\bauto(?:matic(?:ally)?)?[ -]?(?:shut|turn|power|switch)?s?[ -]?off\b|\bshuts? (?:itself )?off\b|\b(?:turns?|switch(?:es)?|powers?)(?: itself)? off (?:auto\p{L}*|by itself|on its own|after|within|when|once)\b/iu,
    keys: ["autoOff"],
    broken:
      /\b(?:still|stayed|left) on\b|\b(?:kept|keeps) (?:on )?(?:running|going|heating|boiling|cooking)\b|\b(?:shut|turn|switch|power)s?[ -]?off (?:feature |function |switch |sensor |thing )?(?:(?:has |have )?(?:quit|quits|stopped|stops|died|failed|fails|never|broke)|(?:does|did|do|is|was|has) ?n['’]?t)\b|\b(?:(?:did|does|do|would|has|wo) ?n['’]?t|(?:did|does|do|would|will) not) (?:even |ever |always |actually )?(?:(?:shut|turn|switch|dim)(?: itself| down)?(?: off)?|go (?:off|out|dim|dark|to sleep))\b|\bnever (?:shuts?|turns?|turned|goes|went|dims) (?:itself )?(?:off|down)?\b|\bon all night\b|\bglow(?:s|ing|ed)? all night\b/,
  },
];
