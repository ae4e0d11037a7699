import { wordSet } from "../../../insight/text/word-table.ts";
import { CANNOT, MEANT_TO_COME_OFF, type Promised, rulesOut, SMALL_WORKS, SURFACES } from "./promised.ts";

/** What stays where it is, fits, stands and holds. */
export const OF_HOLD: readonly Promised[] = [
  {
    id: "hold",
    says: new RegExp(
      `\\bsta(?:y|ys|ying) (?:\\p{L}+ly )?(?:put|in place|on|up|stuck|where|secure\\w*|tight|attached)\\b|\\bsecure(?:ly)?\\b|\\b(?:strong|super|powerful|firm) (?:suction|adhesive|magnets?|magnetic|hold|grip)|\\bholds? (?:\\p{L}* ){0,5}(?:tight|firm|secure|strong|in place)|\\bkeeps? (?:\\p{L}* ){1,5}(?:firmly|securely|in place)\\b|\\b(?:non|anti)-?s(?:lip|kid)\\b|\\block(?:s|ing)? (?:in|on|securely|tight)|\\bwill not budge\\b|\\bnot (?:at all )?slippery\\b|${rulesOut("slip\\w*|fall(?:ing)?(?: (?:off|out))?|pop(?:ping)? (?:off|out)|budge|slid\\w*|roll(?:ing)? (?:up|down)|rid(?:e|ing) up|skid\\w*")}`,
      "iu",
    ),
    keys: ["staysPut", "staysUp", "bond"],
    notOf: SMALL_WORKS.union(MEANT_TO_COME_OFF).union(SURFACES).union(wordSet("cover liner sleeve tray")),
    notFor: /\b(?:vacuum|pump|sweeper|hoover)/iu,
    broken: new RegExp(
      `\\b(?:fell|falls|falling|fallen|drops?|dropped) (?:right |straight |clean |constantly |back )?(?:off|out|down)\\b|\\b(?:pops?|popped|popping) (?:right )?(?:off|out|loose)\\b|\\b(?:came|comes|coming) (?:right )?(?:off|loose|undone|unstuck|down|out of)\\b(?! (?:eas(?:y|ily)|well|fine|clean|with|no problem|in the wash))|\\b(?:slides?|slid|sliding|slips?|slipped|slipping|scoots?|scooted|scooting|skids?|shifts?|moves|creeps?) (?:right |straight |clear |constantly |all )?(?:off|out|down|around|away|across|over|forwards?|backwards?|sideways|everywhere|when|whenever|every)\\b|\\b(?:flew|flies|blew|peels|peeled) (?:right )?(?:off|away|up)\\b|\\b(?:rides?|rode|creeps?) up\\b|\\b(?:keep|kept|keeps|constantly|always|forever) (?:re-?)?(?:push|pull|yank|adjust|tighten|fix|hik|tugg|pick|mov|readjust|fidget)\\w*ing\\b|\\byanking\\b|\\bloosen(?:s|ed|ing)\\b|\\bretighten\\w*|\\b(?:hanging|dangling) (?:off|from|by)\\b|\\b(?:${CANNOT}) (?:even |really )?(?:stay|hold|stick|lock|latch|grip)\\b(?! out)|\\bhad to (?:tape|glue|pin|staple|nail)\\b|\\b(?:thumbtacks?|duct tape|super ?glue)\\b|\\bfolds over\\b|\\bslippery\\b|\\bspins? (?:sideways|around|freely|loose)\\b`,
    ),
  },
  {
    id: "fit",
    says: /\b(?:fits?|compatible|works? with|universal|sized for)\b/i,
    notOf: wordSet("clip buckle screw bolt hole slit button"),
    keys: ["compatible"],
    of: "whole",
    measured: true,
    broken: new RegExp(
      `\\b(?:${CANNOT}) (?:even |quite |really |going to |gonna |actually )?(?:fit|go (?:in|on|over|under|beneath|around|all)|reach|connect|pair|line up|close|meet|open wide|work with|attach|slide (?:in|on))\\b|\\bno way (?:this|it|they|that) (?:goes|fits?|will|would)\\b|\\btoo (?:wide|narrow|big|small|short|tall|tight|thick|long|fat|large|bulky|skinny) (?:for|to) (?:(?:my|our|the|a|his|her) (?<partner>[a-z]+)|any|most|wrap|go|fit|get|close)\\b|\\b(?:an inch|inches|inch) too (?:long|wide|tall|short|big)\\b|\\bunresponsive\\b|\\b(?:made|makes|making) (?:me|us) (?:pay|check|gate|throw|move|take|put|toss)\\b`,
    ),
  },
  {
    id: "access",
    says: /\baccess to (?:(?:all|any|every|each|the|your|its|of) )*\p{L}+|\b(?:buttons|ports|controls) (?:are |stay |remain )?(?:fully |easily )?accessible\b/iu,
    keys: [],
    broken: new RegExp(
      `\\b(?:covers?(?: up)?|blocks?|blocked|obstructs?|hits?|press(?:es)?(?: on)?|pushes|squish(?:es)?|squeezes?|squashes|hides|in the way of|(?:${CANNOT}) (?:even )?(?:reach|get (?:at|to)|press|access|use|see)) (?:(?:on|against|the|my|your|its|both|all|any|one|of) )*(?:[a-z]+ )?(?<partner>(?:buttons?|keys?|ports?|sockets?|controls?|switch(?:es)?|lens(?:es)?|cameras?|screens?|speakers?|jacks?|compartments?|pockets?|drawers?))\\b`,
    ),
  },
  {
    id: "induction",
    says: /\binduction\b|\b(?:all|any|every) (?:hobs?|stoves?|cook ?tops?|burners?)\b/i,
    keys: [],
    person: true,
    broken: new RegExp(
      `\\binduction (?:\\w+ )?says no\\b|\\berror code\\b|\\b(?:hob|stove|cook ?top|burner|induction)\\b.{0,30}\\b(?:beeps|flashes|${CANNOT} (?:even )?(?:recogni[sz]e|detect|see|find|pick))\\b|\\bswitch(?:es)? (?:itself )?off every\\b|\\bmagnet (?:barely|hardly|does ?n['’]?t|will not|wo ?n['’]?t) sticks?\\b`,
    ),
  },
  {
    id: "room",
    says: new RegExp(
      `\\b(?:large|big|huge|extra|family|high|generous) ?-?(?:size|sized|capacity|space|compartment|opening)|\\b(?:deep|roomy|spacious)\\b|\\bfeeds \\d|\\bholds (?:up to )?\\d+(?!\\d| ?(?:lb|pound|kg))|\\bup to \\d+ (?:sheets|cups|bottles|pairs|bags|pounds|people|phones|times)|\\bplenty of (?:room|space)|\\b(?:two|three|four|five|six|\\d) (?:people|persons|adults|sleepers|campers)\\b.{0,20}\\bfit\\b|\\b(?:fits|sleeps) (?:two|three|four|five|six|\\d)\\b`,
      "i",
    ),
    keys: [],
    of: "whole",
    broken: new RegExp(
      `\\b(?:too|way|much|so) (?:small|tiny|shallow|cramped)\\b|\\bsmaller than (?:i|we|it|expected|pictured|advertised|the)\\b|\\b(?:do|run|make|cook|fill|refill) (?:it|them|\\w+) (?:twice|two times|in two|in batches|three times)\\b|\\b(?:barely|hardly|only) (?:fits?|holds?|enough|room)\\b|\\b(?:${CANNOT}) (?:even )?(?:fit|close|hold|zip)\\b|\\b(?:sticks?|stuck|sticking) (?:halfway out|out (?:of|half|over|past|by))\\b|\\bso shallow\\b|\\b(?:is|was) (?:a |quite |bit |of )+stretch\\b|\\b(?:fits?|holds?)\\b[^.]{0,40}\\bbut (?:just |only )?barely\\b|\\bnothing else fits\\b|\\btight squeeze\\b|\\band (?:it['’]?s|it is) full\\b|\\bcrushed\\b|\\bmore like (?:\\d+|one|two|three|four|five|six)\\b|\\bpops? off\\b`,
    ),
  },
  {
    id: "amount",
    says: /\b(?:generous|plenty|sharing|serves)\b|\b\d+[ -]cups?\b/i,
    keys: [],
    broken:
      /^tiny\b[^a-z]*$|\b(?:too|way|much|so much) smaller\b|\bsmaller than (?:i|we|expected|pictured|advertised)\b|\b(?:called|really|only|more of) an? (?:one|single)[ -]person\b|\bmore like (?:\d+|one|two|three|four|five|six)\b|\b(?:barely|hardly|only|just) (?:\w+ )?enough for\b|\bfills? (?:my|one|a) (?:\w+ )?(?:mug|cup|glass|bowl) plus\b|\bone (?:\w+ )?(?:mug|cup|glass|bowl) out of\b|\benough for (?:me|one|two) (?:thimbles?|sips?|people at most)\b|\bcount a ["“']?cup["”']? as\b/,
  },
  {
    id: "stand",
    says: new RegExp(
      `\\b(?:stable|steady|stands (?:up|upright|firm|on its own)|(?:stays?|holds?) still|rock[ -]solid|stability|weighted base|sturdy)\\b|${rulesOut("wobbl\\w*|tip(?:ping)?|toppl\\w*|sway\\w*|shak\\w*|rock(?:ing)?")}`,
      "iu",
    ),
    keys: ["stability"],
    broken:
      /\b(?:wobbl(?:es?|ed|y|ing)|shak(?:es|y)|teeters?|sways?|swaying)\b|\b(?:my |our |the )?(?:monitors?|screens?|laptop|coffee|drinks?|water|everything) (?:\w+ )?(?:shakes?|wobbles?|bounces?|sways?)\b|\b(?:tips?|tipped|topples?|toppled|falls?|fell|keels?|blows?|blew|knocks? it) (?:right )?over\b|\bcrash(?:es|ed) to the\b|\brocks back\b|\b(?:lists|leans) to\b/,
  },
  {
    id: "escape",
    says: /\bescape[ -]?(?:proof|resistant)\b|\b(?:no|never|cannot|prevents?) escap\p{L}+\b/iu,
    keys: [],
    person: true,
    broken:
      /\b(?:squeezed|broke|busted|slipped|climbed|jumped|wriggled|got|gets) (?:\w+ )?out\b|\bpops? the latch\b|\bescapes?\b|\bescaped\b|\bproof my (?:foot|eye)\b/,
  },
  {
    id: "signalRange",
    says: /\b(?:long|extended|wide|far)[ -](?:range|distance|reach)\b|\b\d[\d,.]* ?-?(?:miles?|km|ft|feet|foot|meters?|yards?) ?-?(?:\p{L}+ )?(?:range|away|distance|reach)\b|\brange (?:of|up to)\b/iu,
    unless: /\b(?:motion|temperature|zoom|arms?|wide range of|age range)\b/iu,
    keys: ["signalReach"],
    person: true,
    broken: new RegExp(
      `\\b(?:range|distance) (?:is|was) (?:\\w+ )?(?:nowhere near|terrible|awful|poor|bad|short|weak|a joke|nothing like|limited)\\b|\\blong (?:distance|range)\\? no\\b|\\b(?:lost|loses?|losing|lose) (?:\\w+ ){0,2}(?:signal|connection|contact)\\b|\\bno chance (?:it|they) reach\\w*|\\b(?:${CANNOT}) (?:even )?(?:reach|get through)\\b|\\bforget the \\w+ (?:miles?|feet|ft|yards?|meters?)\\b|\\bmore like (?:\\w+ ){1,2}(?:blocks?|houses|feet|yards?)\\b|\\b(?:past|beyond) the (?:\\w+ (?:of|to) )?(?:\\w+ )?(?:driveway|yard|street|corner|door|wall|garage|fence)\\b.{0,20}\\b(?:nothing|drops|gone|dead)\\b|\\b\\w+ (?:miles?|feet|ft|yards?|meters?)\\?\\?`,
    ),
  },
  {
    id: "freestanding",
    says: /\bfree[ -]?standing\b/i,
    keys: [],
    broken: new RegExp(
      `\\b(?:${CANNOT}) (?:even |really )?(?:free-?standing|stand (?:up|alone|on its own|by itself|without|unless))\\b|\\bnot (?:really |truly |actually )?free-?standing\\b|\\b(?:tips?|tipped|topples?|toppled|falls?|fell|keels?) (?:right )?over\\b|\\b(?:has|had|have|needs?) to be (?:staked|anchored|bolted|screwed|mounted|leaned|propped)\\b`,
    ),
  },
  {
    id: "shape",
    says: /\b(?:keeps? (?:its|their|the) shape|holds? (?:its |their )?(?:shape|height|air)|stays (?:at|inflated|fluffy|flat|firm)|gas lift|supportive|(?:foam|cushion\w*|padding|filling) (?:that |which )?(?:lasts?|holds? up)|evenly distributed|(?:no|without|prevents?|anti-?|zero) ?(?:sag\w*|bow\w*|bunch\w*|clump\w*|shift\w*|flatten\w*)|high[ -]density)\b/i,
    keys: ["shape"],
    of: "part",
    broken:
      /\b(?:went|goes|gone|already) flat\b|\bflat as\b|\bflatten(?:s|ed)\b|\b(?:sag(?:s|ged|ging|gy)?|sinks?|sank|sinking(?! (?:right )?in)|bulg(?:es|ed|ing)|bow(?:s|ed|ing)|deflat(?:es|ed|ing)|lump(?:s|y)|misshapen|droop(?:s|ed|y))\b|\b(?:slid|slides|moves|moved|shifted|piles?|piled|bunch(?:es|ed)?|pool(?:s|ed)?) (?:all )?(?:to the|to one|up(?! (?:behind|under|at|around) (?:my|the|your))|in the|into|at the)\b|\b(?:go|goes|went|slides?) to (?:one|the) (?:side|bottom|corner|end)\b|\bpump(?:ed|ing)? it (?:back )?up again\b|\b(?:loses?|lost|losing|leaks?|leaked) air\b|\bon the floor (?:by|both|every)\b|\bcurving out\b|\bstretched out\b|\bbaggy\b|\b(?:went|gone|got|getting) (?:all )?(?:loose|slack|saggy)\b|\bno (?:squeeze|stretch|elastic\w*|bounce|spring) left\b|\blost (?:its|their|all) (?:shape|stretch|squeeze|elastic\w*|bounce|spring)\b/,
  },
  {
    id: "lock",
    says: /\b(?:child|kid|toddler|pet|dog|cat|baby|squirrel|tamper|escape)[ -]?(?:proof|resistant|safe lock|lock)|\block(?:ing|s)? (?:lid|door|cap|latch)|\bchild lock\b/i,
    keys: [],
    person: true,
    broken:
      /\b(?:pops?|popped|opens?|opened|figured|flies|flips?|flipped|flew|pushed|pulled|pried|knocks?|knocked|got|gets|chewed) (?:(?:it|this|the \w+|his way|her way|right) )?(?:off|open|out|into|over|through)\b|\b(?:escaped|escapes)\b/,
  },
];
