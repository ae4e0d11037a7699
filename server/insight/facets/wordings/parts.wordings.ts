import type { Wordings } from "./wording.ts";

/** What is told of single parts, of what comes with a thing, and of its papers. */
export const PARTS_WORDINGS: Wordings = {
  magnets: [
    [
      "-",
      /\bmagnet(?:s|ic)?(?: (?!(?:and|but)\b)[\w'’-]+){0,3}? (?:barely|hardly|does ?n['’]?t|doesnt|does not|do ?n['’]?t|dont|do not|wo ?n['’]?t|wont|will not|ca ?n['’]?t|cant|cannot|not strong enough to|too weak to) ?(?:[\w'’-]+ )?(?:holds?|sticks?|stays?|grips?|supports?|attach|attract)\b/,
    ],
    [
      "-",
      /\bmagnets? (?:just |all |keep |keeps )?(?:slides?|slip|slips|falls?|drops?|sliding|slipping|falling) (?:right |straight )?(?:off|down)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|n['’]?t|nt) (?:\w+ )?)\bmagnets? (?:really |very |is |are |so |super |surprisingly |nice and )+(?:strong|powerful|sturdy)\b/,
    ],
  ],
  rollsOff: [
    [
      "-",
      /\b(?:pens?|pencils?|chalk|markers?|crayons?|brush(?:es)?|eggs?|everything|things|stuff|toys?|bottles?|cans?|screws?|marbles?|balls?) (?:(?!(?:not|never|no|and|but)\b|\w*n['’]?t\b)[\w'’-]+ ){0,3}?(?:rolls?|rolling|rolled) (?:right |straight |constantly |just )?off\b(?! (?:easily|with))/,
    ],
    [
      "-",
      /\b(?:tray|ledge|shelf|lip|gutter)\b (?:(?!(?:not|never|no)\b|\w*n['’]?t\b)[\w'’-]+ ){0,3}(?:(?:so|too|only|very|far|way) )+(?:shallow|narrow|as deep as)\b/,
    ],
    [
      "-",
      /\b(?:rolls?|rolling|rolled|slides?|falls?) (?:right |straight |constantly )?off (?:that|the|its|this) (?:[\w'’-]+ )?(?:tray|ledge|shelf|edge)\b/,
    ],
  ],
  assemblyParts: [
    [
      "-",
      /\b(?:one|two|three|four|several|a few|\d+|some|a couple of) (?:of the )?(?:screws?|bolts?|nuts|washers|dowels?|pegs) (?:short|missing|too few|was missing|were missing)\b/,
    ],
    [
      "-",
      /\b(?:short|missing) (?:(?:by|of|a|one|two|three|four|\d+|some|several|few|couple) )*(?:screws?|bolts?|nuts|dowels?|washers)\b/,
    ],
  ],
  partsStay: [
    [
      "-",
      /\b(?:lids?|caps?|rods?|knobs?|rollers?|pegs?|pins?|anchors?|wheels?|casters?|handles?|flaps?|stoppers?) (?:(?!(?:not|never|no|and|but|if|to)\b|\w*n['’]?t\b)[\w'’-]+ ){0,9}?(?:(?:pops?|popped|popping|jumps?|jumped|falls?|fell|falling|slips?|slipped) (?:right |straight |back |constantly )?(?:out|off)|(?:comes?|came) (?:loose|off|out of|out (?:when|every|each|all|if)))\b(?! (?:easily|easy|for (?:cleaning|washing)|so you|to (?:clean|wash|rinse)|in the dishwasher|and (?:goes|can|is easy)))/,
    ],
  ],
  driedOut: [
    [
      "-",
      /\b(?:pens?|markers?|ink|paints?|glue|felt tips?|highlighters?|ink ?pads?|stamps?) (?:(?!(?:not|never|no|and|but)\b|\w*n['’]?t\b)[\w'’-]+ ){0,5}?(?:(?:were|was|are|is|came|arrived) (?:(?:already|all|bone|completely|totally|half|mostly|pretty|basically) )*(?:dry|dried (?:out|up)|dried)|bone dry)\b/,
    ],
    [
      "-",
      /\b(?:pens?|markers?|they|two|half|most|some|none|one)(?: of (?:them|the \w+))? (?:would ?n['’]?t|wouldnt|wo ?n['’]?t|wont|did ?n['’]?t|didnt|does ?n['’]?t|doesnt|barely|hardly) (?:even )?(?:write|wrote|writes)\b/,
    ],
  ],
  refill: [
    [
      "-",
      /\b(?:paper|roll|ink|cartridges?|refills?|sample|detergent|filament|string|yarn|glue|tape|chalk|paints?|filters?) (?:(?:that|which) (?:came|comes) with (?:it|this|them)|supplied|included|provided|it came with|in the box) (?:(?:only|just|barely|has|was|is) )*(?:lasted|gone|ran out|finished|used up|tiny|small|short|thin)\b/,
    ],
    [
      "-",
      /\bwhat (?:came|comes) with (?:it|this|them) (?:(?:is|was|only|just|barely|a|very|really) )*(?:tiny|thin|small|short|lasted|ran out|gone|next to nothing)\b/,
    ],
    ["-", /\bwhere(?: is|['’]?s) the rest of the (?:paper|roll|ink|refills?|tape)\b/],
    [
      "-",
      /\b(?:paper|roll|ink|cartridge) (?:was|is) (?:all )?(?:gone|finished|used up|done) (?:in|by|within|after) (?:(?:about|just|only|a|the|one|two|three|\d+) )*(?:days?|afternoons?|weekends?|hours?|weeks?|sunday|saturday|pages|prints|sheets)\b/,
    ],
    [
      "+",
      /\b(?:paper|roll|ink|refills?) (?:(?:that came with it|included|supplied) )?(?:lasted|lasts) (?:us |me |her |him )?(?:[\w'’-]+ )?(?:ages|months|forever|a long time)\b/,
    ],
  ],
  setup: [
    [
      "-",
      /\b(?:swore|cursed|wrestled|fought|struggled) (?:at|with) (?:it|this|them|the thing) for (?:(?:about|over|almost|nearly|a|good|an) )*(?:\d+|two|three|four|hours?|ages|half an|afternoon|evening)\b/,
    ],
  ],
  instructions: [
    [
      "-",
      /\b(?:instructions?|manual|booklet|leaflet|directions|diagrams?) (?:[\w'’-]+ ){0,2}?(?:is|are|was|were) (?:(?:so|very|really|just|complete|total|absolute|utter|pretty|a|an) )*(?:rubbish|useless|terrible|awful|unclear|vague|wrong|hopeless|garbage|pathetic|dreadful|crap|illegible|unreadable|baffling|cryptic)\b/,
    ],
    [
      "-",
      /\b(?:no|not a single|zero) (?:words?|text|writing|explanation)(?: \w+)? in the (?:manual|instructions|booklet|leaflet|diagrams?)\b/,
    ],
    [
      "-",
      /\b(?:diagrams?|instructions?|manual|booklet|leaflet|pictures?) (?:does ?n['’]?t|doesnt|does not|do ?n['’]?t|dont|do not|did ?n['’]?t|didnt|never|fails? to) (?:say|tell|show|explain|mention)\b/,
    ],
    ["-", /\bnothing (?:about (?:it|this|that) )?in the (?:booklet|manual|instructions|leaflet)\b/],
    ["-", /\b(?:leaflet|instructions?|manual|booklet)\b(?= (?:\w+ )?(?:might|may) as well be\b)/],
  ],
  smell: [
    [
      "-",
      /(?<!\b(?:no|any|without|not|zero|never|n['’]?t) (?:\w+ )?)\b(?:strong|bad|awful|horrible|terrible|overpowering|nasty|heavy) (?:chemical|plastic|rubber|rubbery|vinyl|glue|paint|petrol|tire|tyre|solvent|factory) (?:odou?rs?|smells?|stench|fumes)\b/,
    ],
    [
      "-",
      /\b(?:smells?|smelled|smelt|reeks?|reeked|stinks?|stank) (?:\w+ )?(?:like|of) (?:an? )?(?:(?:new|brand|fresh|old|burning|cheap) )*(?:shower curtain|tires?|tyres?|rubber|plastic|chemicals|glue|paint|petrol|solvent|pool toy|beach ball|vinyl)\b/,
    ],
  ],
  openings: [
    [
      "-",
      /\b(?:holes?|slots?|slits?|openings?|cut ?-?outs?) (?:for|of|where) (?:(?:the|my|your|a|his|her) )?(?:[\w'’-]+ ){1,3}?(?:do ?n['’]?t|dont|does ?n['’]?t|doesnt|did ?n['’]?t|didnt|do not|does not|not) (?:even )?(?:line|match|align|fit|sit|reach)/,
    ],
    [
      "-",
      /\b(?:belt|buckle|camera|lens|port|charger|charging|button|speaker|head|arm|tether|strap|leg) (?:holes?|slots?|slits?|openings?|cut ?-?outs?) (?:is|are|was|were) (?:(?:so|way|far|much|a|bit|little) )*(?:too (?:small|tight|narrow|short)|off|misaligned|in the wrong)\b/,
    ],
    [
      "-",
      /\bhad to (?:cut|trim|widen|enlarge|snip|make) (?:the |a |my |one )?(?:[\w'’-]+ ){0,3}(?:holes?|slots?|slits?|openings?|cut ?-?outs?) (?:(?:a|bit|little|much|so) )*(?:bigger|longer|wider|larger|out)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|n['’]?t) (?:\w+ )?)\b(?:cut ?-?outs?|openings?|slots?|slits?) (?:all |are |perfectly |line |lined |exactly )*(?:line up|lined up|in the right (?:place|spot|places|spots)|match up|fit perfectly)\b/,
    ],
  ],
  cleaning: [
    [
      "-",
      /\b(?:has ?n['’]?t|hasnt|have ?n['’]?t|havent|never|does ?n['’]?t|doesnt|wo ?n['’]?t|wont|did ?n['’]?t|didnt) (?:come|comes|came) (?:properly |fully |completely |quite |all the way )?clean\b/,
    ],
    ["-", /\b(?:ghosts|ghosting|stays? cloudy|stayed cloudy) (?:whatever|no matter|even|everywhere|after)\b/],
    [
      "-",
      /\b(?:scrubb(?:ed|ing)|scrub|wip(?:ed|ing)) (?:it |and )?even then (?:[\w'’-]+ )?(?:see|there|visible|shows?)\b/,
    ],
    [
      "-",
      /\b(?:can|could) still (?:see|make out) (?:the |what |old |last )(?:[\w'’-]+ ){0,3}(?:from|drawings?|writing|marks?|lines)\b/,
    ],
    [
      "+",
      /\b(?:chalk|marker|ink|paint|crayon|mud|glue|food) (?:just )?(?:wipes|wiped|came|comes|washes|washed) off (?:ok|fine|easily|easy|clean|straight|right|with a (?:wet|damp))\b/,
    ],
  ],
  adjust: [
    [
      "+",
      /\b(?:grows with (?:them|him|her|the|your|my)|goes up and down|(?:moved|raised) the (?:legs|seat|shelf|handle|handlebars?) up|(?:legs|seat|height|handle) (?:has|have) (?:\w+ )?(?:positions|settings|heights|levels))\b/,
    ],
    ["+", /\b(?:on|at) (?:the |its )?(?:lowest|highest) setting (?:he|she|they|it) (?:can|could|fits?|reaches)\b/],
  ],
};
