import { CANNOT, LONG, type Promised, rulesOut } from "./promised.ts";

const LIDS = "(?:lid|cap|top|cover|latch|clasp|buckle|clip|button|zipper|door|drawer|hatch|valve|spout)s?";
const MANUALS = "(?:instructions?|manual|booklet|leaflet|diagrams?|directions|instruction sheet)";
const HARDWARE = "(?:screws?|bolts?|nuts|parts?|pieces?|hardware|hex key|allen key)";
const DOCKS = "(?:dock|base|charger|charging (?:dock|station|base|point)|station|home)";

/** What is opened, put on, wiped off, followed step by step and found complete. */
export const OF_HANDLING: readonly Promised[] = [
  {
    id: "opening",
    says: new RegExp(
      `\\b(?:opens?|closes?|unscrews?|${LIDS})\\b.{0,20}\\b(?:easily|easy|smoothly|effortless(?:ly)?)\\b|\\beas(?:y|ily)[- ](?:to[- ])?(?:open|close|unscrew|twist)\\w*`,
      "iu",
    ),
    keys: ["openClose"],
    of: "part",
    broken: new RegExp(
      `\\b(?:hard|difficult|impossible|tough|tricky|pain|struggle|fight) to (?:get )?(?:open|close|unscrew|twist|pry)\\b|\\b${LIDS} (?:is|are|was|were|gets?) (?:\\w+ )?(?:stiff|stuck|tight|hard to)\\b|\\b${LIDS} (?:sticks|jams|binds)\\b|\\b(?:${CANNOT}) (?:even )?(?:get (?:it|them|the \\w+) open|open|unscrew)\\b|\\b(?:takes?|took|needs?|needed) (?:both|two) hands\\b|\\bpliers\\b`,
    ),
  },
  {
    id: "strengthless",
    says: /\b(?:little|less|no|minimal|minimum|low|without) (?:\p{L}+ )?(?:strength|force|effort|muscle)\b|\beffortless(?:ly)?\b|\beas(?:y|ily)[ -](?:to[ -])?(?:squeeze|press|push|pull|pump|crank|grip|twist)\b|\b(?:arthriti[sc]|weak hands|seniors)\b/iu,
    keys: [],
    person: true,
    broken: new RegExp(
      `\\btoo (?:stiff|hard|tough|heavy) for (?:my|me|her|him|anyone|weak|small|old|arthritic|a )\\w*|\\b(?:takes?|took|needs?|needed|requires?|required) (?:\\w+ ){0,3}(?:strength|force|muscle|elbow grease|brute \\w+|both hands|two hands)\\b|\\b(?:have|has|had|need|needed) to (?:lean|stand) on (?:it|them)\\b|\\b(?:have|has|had|need|needed|takes?|took) (?:to put )?(?:all )?my (?:whole |full |body ?)*weight\\b|\\b(?:both|two) hands and\\b|\\b(?:${CANNOT}) (?:even |quite |really )?(?:squeeze|shift|press|budge|close|push|pull|pump) (?:it|them|this)\\b|\\bhad to (?:ask|get|call) (?:my|the|a) (?:\\w+ )?(?:to (?:press|squeeze|push|pull|open|close|do|turn|crank|pump|help|use|finish|grip)|for help)\\b|\\b(?:hands?|wrists?|thumbs?|fingers?) (?:ached?|hurts?|hurt|cramp\\w*|gave out)\\b|\\bhurts? my (?:hands?|wrists?|thumbs?|fingers?)\\b|\\bsome strength\\b`,
    ),
  },
  {
    id: "touchControl",
    says: /\btouch\b(?! (?:screen|lamp|free|up))|\b(?:light|gentle|simple|single|double|one|quick|a|to) tap\b|\btap controls?\b/iu,
    unless: /\b(?:soft|cool|warm|smooth|silky|gentle|pleasant)(?: to the)? touch\b|\btouch of\b|\bfinishing touch\b/iu,
    keys: [],
    person: true,
    broken: new RegExp(
      `\\bminds? of (?:its|their) own\\b|\\b(?:touch|tap|taps|tapping|controls?)\\b.{0,40}\\b(?:infuriating|useless|hopeless|a nightmare|a joke|maddening|fiddly|too sensitive|over ?sensitive|unresponsive|hit (?:and|or) miss|(?:${CANNOT}) (?:work|register|respond))\\b|\\b(?:skips?|skipped|pauses?|paused|stops?|hangs? up|turns? (?:on|off)) (?:\\w+ ){0,3}(?:when|whenever|if|every time) (?:i|you|my|a)\\b|\\b(?:brush|touch|tuck|adjust|scratch)\\w* (?:\\w+ ){1,6}and (?:it|you|they)(?:['’]ve| have| has)? (?:skip|paus|stop|hang|turn|call|ring)\\w*`,
    ),
  },
  {
    id: "putOn",
    says: /\b(?:easy|slides?|slips?|pulls?|goes|glides?) on\b(?! (?:the|an?|your|any|all|both|most|every|skin|eyes?)\b)|\beasy (?:to (?:put|get|pull|slip) )on\b|\bon and off (?:easily|in seconds|with ease)\b/iu,
    keys: [],
    person: true,
    broken: new RegExp(
      `\\b(?:hard|difficult|impossible|tough|tricky|pain|chore|workout|struggle|nightmare|wrestl\\w+|fight)(?: \\w+){0,2} (?:get|getting|put|putting|pull|pulling) (?:(?:it|them|these|this|those|mine) )?on\\b|\\b(?:${CANNOT}) (?:even )?(?:get|pull|put) (?:it|them|these|this) on\\b|\\b(?:crowbar|shoe ?horn)\\b|\\b\\w+ min\\w* (?:a|per|each) (?:leg|foot|side|arm|hand|shoe)\\b|\\btakes? (?:me |him |her |us )?(?:\\d+|five|ten|fifteen|twenty) min\\w*.{0,25}\\bon\\b|\\bto get (?:it|them|these) over (?:my|your|his|her|the) \\w+\\b`,
    ),
  },
  {
    id: "erases",
    says: new RegExp(
      `(?<!\\bdry[ -])\\berases?\\b|\\bwipes? (?:\\p{L}+ ){0,2}(?:clean|off|away)\\b|\\b(?:no|without(?: any| a)?|zero) (?:trace|ghosting|smudg\\w+)\\b|${rulesOut("ghosting|smudg\\w*")}`,
      "iu",
    ),
    keys: [],
    broken: new RegExp(
      `\\bghost(?:s|ed|ing)\\b|\\bstill (?:make out|read) (?:the|what|my|her|his|our|old|it)\\b|\\b(?:still|you) see (?:(?:the|all|her|his|my|our) )*(?:old|last|faint|earlier|previous|marks?|lines?|drawings?|writing|words|letters)\\b|\\bstays? (?:cloudy|dirty|stained|smeary|gray|grey)\\b|\\b(?:has|have|had|needs?) to be scrubbed\\b|\\b(?:${CANNOT}) (?:come|wipe|rub|wash|erase|get) (?:\\w+ )?(?:off|out|clean|away)\\b`,
    ),
  },
  {
    id: "instructions",
    says: new RegExp(
      `\\b(?:clear|easy|simple|detailed|step[ -]by[ -]step|illustrated|picture)\\b.{0,25}\\b(?:${MANUALS}|guide|steps)\\b|\\b(?:${MANUALS}|guide)\\b.{0,15}\\b(?:clear|easy|simple|detailed|step by step)\\b`,
      "iu",
    ),
    keys: ["instructions"],
    broken: new RegExp(
      `\\b(?:${MANUALS}|pictures in the \\w+)\\b.{0,20}\\b(?:rubbish|useless|tiny|unclear|confusing|wrong|backwards|(?:no|little|zero) sense|terrible|awful|poor|horrible|bad|impossible|a joke|hopeless|missing|worthless|vague|martian|gibberish)\\b|\\b(?:no|zero|not one|without) (?:words?|text|instructions?|directions|manual)\\b|\\b${MANUALS} (?:does|do|did) ?n['’]?t (?:say|show|tell|mention|explain|match)\\b`,
    ),
  },
  {
    id: "complete",
    says: new RegExp(
      `\\b(?:all|every)(?: \\p{L}+)? (?:${HARDWARE}|tools?)\\b|\\beverything (?:you need|is included)\\b|\\bcomplete (?:\\p{L}+ )?(?:set|kit|hardware)\\b`,
      "iu",
    ),
    unless:
      /\b(?:parts?|pieces?)\b.{0,25}\b(?:dish ?washer|wash\w*|safe|bpa|removable|detach\w*|clean\w*|made)\b|\b(?:removable|detachable|washable|moving)\b/iu,
    keys: [],
    broken: new RegExp(
      `\\b${HARDWARE} (?:(?:were|was|are|is) )?(?:short|missing)\\b|\\b(?:missing|lacks?|lacking|without) (?:\\w+ ){0,2}${HARDWARE}\\b|\\bshort (?:of )?(?:\\w+ )?${HARDWARE}\\b|\\bno ${HARDWARE} (?:in|with|at all)\\b`,
    ),
  },
  {
    id: "findsDock",
    says: new RegExp(
      `\\breturns? (?:\\p{L}+ ){0,3}${DOCKS}\\b|\\bself[- ](?:charging|docking)\\b|\\bauto(?:matic(?:ally)?)?[- ](?:recharg|dock|return)\\w*`,
      "iu",
    ),
    keys: [],
    broken: new RegExp(
      `\\b(?:loses|lost|misses|never (?:finds|found|makes it (?:back )?to|returns to|gets (?:back )?to)|(?:${CANNOT}) (?:find|make it|get|return|go|reach)(?: \\w+){0,4}?) (?:\\w+ ){0,3}${DOCKS}\\b|\\b(?:carry|carried|carrying) (?:it|him|her) (?:back |to |home)`,
    ),
  },
  {
    id: "residueFree",
    says: new RegExp(rulesOut("residue|film|white cast|greas\\w*|stick(?:y|iness)|tack(?:y|iness)"), "iu"),
    keys: [],
    person: true,
    broken:
      /\b(?:sticky|tacky|greasy|oily|gummy|filmy)\b(?! (?:notes?|tape|rice|fingers|hands|foods?|pans?|hair))|\b(?:leaves?|left|leaving) (?:an? |me |my \w+ )?(?:\w+ )?(?:film|residue|cast|smears?)\b|\brolls off in\b|\bsticks to (?:me|my|the sheets|everything)\b/,
  },
  {
    id: "memory",
    says: /\b(?:remembers?|recalls?|keeps?|saves?) (?:your |the |its )?(?:last|previous|favou?rite|preferred) (?:used )?(?:settings?|level|mode|temperature|speed)\b|\bwith memory\b(?! (?:foam|card|gel|wire|stick))|\bmemory (?:function|feature|setting)\b/iu,
    keys: [],
    broken:
      /\b(?:goes|go|went|resets?|reverts?|starts?|defaults?) (?:right |straight |over |again )*(?:back )?(?:to|at|from|on) (?:the )?(?:level|setting|mode|speed|lowest|bottom|low|high|highest|default|beginning|start|one)\b.{0,30}\b(?:each|every) time\b|\b(?:each|every) time\b.{0,40}\b(?:goes|go|resets?|reverts?|starts?|defaults?) (?:right |straight |over |again )*(?:back )?(?:to|at|from|on) (?:the )?(?:level|setting|mode|speed|lowest|bottom|low|high|highest|default|beginning|start|one)\b|\b(?:not|never|n['’]?t)\b.{0,20}\b(?:remembers?|keeps?) (?:what|which|the|my) (?:level|setting|mode|speed|last)\b/,
  },
  {
    id: "quickOn",
    says: /\b(?:assembl\p{L}+|install\p{L}*|sets? up|setup|connects?|pairs?)\b.{0,25}\b(?:seconds|minutes|minute|no time)\b|\b\d+[ -]?min\p{L}* (?:assembl\p{L}+|install\p{L}*|set-?up)/iu,
    keys: [],
    person: true,
    broken: new RegExp(
      `\\b(?:took|takes|spent)\\b.{0,30}\\b${LONG}\\b.{0,40}\\b(?:assembl\\w+|set ?up|put (?:it|this|them) together|build\\w*|install\\w*|connect\\w*|wi-?fi)\\b`,
    ),
  },
];
