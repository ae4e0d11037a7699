import type { Wordings } from "./wording.ts";

export const ADJUST_WORDINGS: Wordings = {
  adjust: [
    [
      "+",
      /\b(?:straps?|bands?|belt|headband|waistband|chin ?strap|harness|height|legs?|seat|handles?|handlebars?|head ?rests?|arm ?rests?|back ?rest|arms?|neck|gooseneck|collar|stand|tripod|mount|hinge|knob|clamp|slider|tilt|angle|recline) (?:(?:[\w'’-]+ ){0,3})(?:adjusts?|tightens?|cinch(?:es)?|extends?|telescopes?|loosens?|can be (?:adjusted|tightened|shortened|lengthened)|ratchets?|tilts?|swivels?|swings|pivots?|reclines?) (?:(?:[\w'’-]+ ){0,2})(?:easily|smoothly|quickly|nicely|perfectly|enough|well|to (?:fit|any|every|exactly|whatever|suit|my|just|different)|for (?:any|every|my|different|all)|in seconds|with (?:one|a|ease)|without|so (?:i|you|it)|effortlessly|far enough|every way|in (?:all|any|every)|up and down)\b(?<!(?:not|never|n['’]t|nt) (?:\w+ ){1,4}\w+)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})(?<!feet )(?<!my \w{1,6} )\b(?:stays?|stayed|holds?|keeps?|remains?|locks?|stands) (?:(?:[\w'’-]+ ){0,1})(?:exactly |right |just |firmly |in place )?(?:where|wherever|however|at whatever|in whatever|at any|in any|at the exact|at exactly the) (?:you|i|we|it was|it['’]?s|he|she|angle|height|position|exactly|level)(?: \w+)? ?(?:put|set|leave|left|want|place|placed|adjust\w*|position\w*|need|aim|point|bend|angle|height|level)?\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})(?<!nt )\b(?:holds?|keeps?|held|kept|stays? (?:at|in)) (?:its|the|their|that|your|my|whatever) (?:(?:[\w'’-]+ ){0,1})(?:position|angle|height|length|setting|adjustment|tension|shape you|tilt)\b/,
    ],
    [
      "+",
      /\b(?:tighten|loosen|adjust|shorten|lengthen|raise|lower|tilt|cinch|slide|angle|position)(?:ed|s)? (?:it|this|them|the \w+) (?:(?:[\w'’-]+ ){0,3})(?:with (?:just )?(?:one (?:hand|pull|finger|click)|a (?:quick|simple|single|twist|click|pull|tug|turn))|one[- ]handed|in (?:a )?seconds?|on the fly|while (?:wearing|riding|sitting|walking|driving)|without (?:tools|getting (?:up|off|out)|taking (?:it|them) off|rethreading))\b(?<!(?:not|never|n['’]t|can ?not) (?:\w+ ){1,6}\S+)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:adjust(?:ed)?|set|dialed|fitted|sized) (?:it|them|the \w+|mine)(?: in)? once(?: and|,)? (?:(?:[\w'’-]+ ){0,2})(?:never|haven['’]?t|have ?n['’]?t|that was it|done|it['’]?s|it has|it stayed|stayed|not)\b/,
    ],
    [
      "+",
      /\b(?:infinitely|fully|endlessly|completely|totally|super|highly|incredibly|easily|so|very|wonderfully) (?:re)?adjustable\b(?<!(?:not|never|n['’]t|nt|isn['’]t|aren['’]t|wish|were|be) (?:\w+ ){0,4}\w+)/,
    ],
    [
      "+",
      /\b(?:plenty of|lots of|tons of|enough|loads of|a ton of|good range of|wide range of|so many) (?:(?:[\w'’-]+ ){0,1})(?:adjust\w+|holes|notches|slack|positions|angles|height (?:settings|options)|length in the strap|room to adjust)\b(?<!(?:not|n['’]t) (?:\w+ ){0,4}\w+)/,
    ],
    [
      "+",
      /(?<!volume )(?<!bass )(?<!rise )(?<!and )\b(?:adjusts?|extends?|lowers?|raises?|tightens?|cinches|(?<=(?:height|seat|strap|it|desk|chair|back|legs) )goes) (?:(?:[\w'’-]+ ){0,1})(?:up |down |out |in )?(?:(?:[\w'’-]+ ){0,1})(?:low|high|small|short|tall|long|tight|far|wide|snug) enough (?:for|to|that|so)\b(?<!(?:not|n['’]t|nt|never) (?:\w+ ){0,4}\w+(?: \w+)?)/,
    ],
    [
      "+",
      /\b(?:fits?|adjusts? to|works for|suits?) (?:both |all of us|the whole family|everyone|anyone|everybody) ?(?:(?:[\w'’-]+ ){0,4})(?:just by|by adjusting|with a (?:quick|simple) adjustment|because it adjusts|adjust\w*)\b/,
    ],
    [
      "-",
      /\b(?:straps?|bands?|belt|headband|harness|collar|buckles?|chin ?strap|slider|height|legs?|handles?|clamp|knob|gooseneck|hinge|tripod|visor|mirror(?! is)|seat|arm ?rests?|back ?rest|head ?rest) (?:(?:[\w'’-]+ ){0,1})(?:slips?|loosens?|slides? (?:down|back|around|loose)|creeps?|works? (?:itself |themselves )?loose|comes? (?:loose|undone)|lets? out|sinks(?! in)|droops?|sags?|drifts?|keeps? (?:slipping|sliding|loosening|sinking|coming loose|drooping|moving)|lengthens?|stretches out|swivels? (?:down|away)|goes slack|collapses?)\b(?<!(?:not|never|n['’]t|no|without|nt|hasn['’]t) (?:\w+ ){0,3}\w+)(?! (?:on easily|over easily|easily|right in|into|on and))/,
    ],
    [
      "-",
      /\b(?:(?:straps?|bands?|belt|headband|waistband|chin ?strap|harness|height|legs?|seat|handles?|handlebars?|head ?rests?|arm ?rests?|back ?rest|arms?|neck|gooseneck|collar|stand|tripod|mount|hinge|knob|clamp|slider|tilt|angle|recline)|lamp|chair|desk|light|mirror|fan|screen|head) (?:won['’]?t|wo n['’]?t|will not|does ?n['’]?t|does not|do ?n['’]?t|do not|did ?n['’]?t|did not|would ?n['’]?t|would not|can ?not|can ?n['’]?t|could ?n['’]?t|refuses? to|refused to|never|no longer) (?:(?:[\w'’-]+ ){0,1})(?:stay|hold|keep) (?:(?:[\w'’-]+ ){0,1})(?:tight|tightened|put|adjusted|its (?:position|height|angle|length|place|setting)|their (?:position|length|setting)|at (?:the|that|any|a)|where (?:you|i)|in (?:position|place|one (?:place|position))|up(?:right)?(?! (?:to|with|as|under))|snug|cinched|level)\b/,
    ],
    [
      "-",
      /\b(?:constantly|always|forever|keep|keeps|kept|continually|spend (?:\w+ )*time|non-?stop|every (?:few|five|ten|couple of) (?:minutes|steps|seconds|days|uses)) (?:(?:[\w'’-]+ ){0,3})(?:re-?tighten|re-?adjust|adjust|tighten|shorten|re-?position)ing\b(?<!(?:not|never|n['’]t|no|without) (?:\w+ ){0,4}\w+)/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})(?<!not )\b(?:have|has|had|need|needs) to (?:(?:[\w'’-]+ ){0,1})(?:re-?tighten|re-?adjust|re-?position|tighten|shorten|cinch|crank) (?:it|them|the \w+|this)? ?(?:(?:[\w'’-]+ ){0,2})(?:every|each|again|constantly|all the time|several|twice|daily|after every|often|over and over|repeatedly)\b/,
    ],
    [
      "-",
      /\beven (?:on|at|with|when|in)(?: it)? ?(?:(?:[\w'’-]+ ){0,4})(?:tightest|smallest|loosest|shortest|longest|lowest|highest|last|largest|all the way (?:in|out|up|down|tight\w*|loose\w*)) ?(?:setting|hole|notch|adjustment|position|it|height)?,? .{0,25}\b(?:too|still|slips?|slides?|falls?|loose|(?:won['’]?t|wo n['’]?t|will not|does ?n['’]?t|does not|do ?n['’]?t|do not|did ?n['’]?t|did not|would ?n['’]?t|would not|can ?not|can ?n['’]?t|could ?n['’]?t|refuses? to|refused to|never|no longer)|barely|floats?|wobbles?|flops?|big|tight|small)\b/,
    ],
    [
      "-",
      /\b(?:won['’]?t|wo n['’]?t|will not|does ?n['’]?t|does not|do ?n['’]?t|do not|did ?n['’]?t|did not|would ?n['’]?t|would not|can ?not|can ?n['’]?t|could ?n['’]?t|refuses? to|refused to|never|no longer) (?:(?:[\w'’-]+ ){0,1})(?:adjust|go|tighten|extend|lower|raise|cinch|recline|tilt|loosen)(?: down| up| back| out)? (?:(?:[\w'’-]+ ){0,1})(?:low|high|small|short|tall|long|tight|far|wide|snug) enough(?: for| to| on|\.|,|$)/,
    ],
    [
      "-",
      /\b(?:only|just) (?:one|two|three|2|3) (?:(?:[\w'’-]+ ){0,1})(?:positions?|heights?|angles?|settings?|sizes?|holes|notches|levels)\b.{0,25}\b(?:neither|none|both|too|and i|wrong|not enough|limited|all)\b/,
    ],
    [
      "-",
      /\badjust(?:ing|ment|ments|er|ers|or|ability)? (?:(?:[\w'’-]+ ){0,3})(?:is|are|was|were)? ?(?:(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*)(?:joke|nightmare|stiff|stuck|impossible|useless|pain|limited|awkward|finicky|fiddly|worthless|hard|difficult|fake|sloppy|flimsy|loose|terrible|awful|jammed)\b(?<!(?:not|never|n['’]t|no) (?:\w+ ){0,2}\w+)/,
    ],
    [
      "-",
      /\b(?:no|zero|lacks?|without|not much|little|isn['’]?t any|not enough|lack of|there['’]?s no|no way to|(?:can ?not|can ?n['’]?t|could ?n['’]?t|could not)) (?:(?:[\w'’-]+ ){0,1})(?:adjust|adjustments?|adjustability|way to adjust|way to tighten|way to raise|way to lower|height adjustment)\b(?! (?:needed|necessary|required|period|my (?:eyes|expectations)|to the))/,
    ],
  ],
  secure: [
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)(?<!\b(?:get|getting|got) \w+ to )\b(?:stays?|stayed|staying|sits?|sat|remains?|remained|holds?(?= where)) (?:right |firmly |perfectly |exactly |securely |nicely )?(?:put|in place|where (?:i|you|we|it|they|he|she) (?:\w+ )?(?:put|puts|leave|left|set|sets|place|placed|want|wants|belongs?|aim|stuck|should)|on (?:tight|through|even|during|while) |in (?:my|his|her|your) ears?)\b/,
    ],
    [
      "+",
      /(?<!\b(?:lids?|caps?|screws?|knobs?|drawers?|levers?|buttons?|stains?|bolts?|nuts?|price|windows?|doors?|zippers?|jar|cork|rust) (?:\w+ )?)\b(?:has|have|had|did|does|do)(?: not|n['’]?t| n['’]?t) (?:\w+ )?budged?\b|\bnever (?:once )?budge[sd]\b/,
    ],
    [
      "+",
      /(?<!\b(?:drawers?|doors?|track|slider|tray|hair|seat|disc|paint|tape|labels?|glue|keys?|leaves|bristles|teeth|fur) (?:\w+ )?)\b(?:(?:(?:does|do|did|is|was|has|have|had|are|were|wo|would|ca|can|could)(?: not|n['’]?t| n['’]?t)|cannot|never|never once|not once|no longer)|hardly ever) (?:\w+ ){0,2}(?:slip(?:ped|s|ping)?(?: (?:off|out|down|around|at all|once|on|when|even|from))?|slid(?:e|es|ing)? (?:off|around|down|out|all over|on|across|when|even)|shift(?:ed|s)? (?:around|when|at all|on|even|during|while)|wiggle[sd]? (?:loose|off|out)|fall(?:en|s)? (?:off|out of (?:my|his|her)|over when)|fell (?:off|out of)|com(?:e|es) (?:loose|undone|unhooked|unlatched|untied|unclipped|unplugged)|came (?:loose|undone|unhooked|untied|unclipped)|mov(?:e|es|ed|ing) (?:around|an inch|at all|on me|when)|pop(?:ped|s)? (?:off|out)|work(?:ed|s)? (?:itself |themselves )?loose|rattle[sd]? loose|skid(?:ded|s)?|walk(?:s|ed)? (?:across|around|off)|tip(?:s|ped)? over|twist(?:s|ed)? around)(?! (?:gears|hard|easily))\b/,
    ],
    [
      "+",
      /\b(?:jog(?:ged|ging)?|ran|run|runs|running|jump(?:s|ed|ing)?|danc(?:ed|es|ing)|hik(?:ed|es|ing)|bik(?:ed|ing)|rode|rides?|headbang\w*|shook|shake[ns]?|flipped|somersault\w*|burpees|cartwheels?|wrestl\w*|pulls|tugs?|tugged|yanks?|yanked|bump(?:s|ed|y)|potholes?|gusts?|trampoline|gym|workouts?|treadmill|bounc\w+|galloped|sprint\w*|zumba) [^.!]{0,45}\b(?:and|but) (?:it|they|the \w+|nothing|none|these|both|my \w+) (?:\w+ )?(?:stayed|stays|stay|held|holds|hung on|hangs on|did ?n['’]?t (?:budge|move|slip|fall|come)|never (?:budged|moved|slipped|fell|came)|have ?n['’]?t (?:budged|moved|slipped|fallen)|don['’]?t (?:budge|move|slip|fall)|doesn['’]?t (?:budge|move|slip|fall))\b(?! (?:dry|cold|warm|cool|sharp|lit|clean|charged|up well|lots|a lot|\d|everything))/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:holds?|held|grips?|gripped|clings?|stays?|stayed|hangs? on|hung on|grabs?|anchors?|latch(?:es|ed)? on) (?:\w+ ){0,3}like (?:glue|super ?glue|a vi[sc]e|velcro|a barnacle|a limpet|a tick|it ?['’]?s (?:glued|welded|nailed|bolted)|it (?:was|is) (?:glued|welded|nailed|bolted)|they (?:were|are) (?:glued|welded|nailed|bolted)|a gecko|a rock|grim death|death|a pit ?bull|a bulldog|an octopus|spider-?man|a leech)\b/,
    ],
    [
      "+",
      /\b(?:could ?n['’]?t|can['’]?t|ca n['’]?t|could not|cannot|tried to) (?:\w+ )?(?:shake|pull|knock|yank|wiggle|tug|pry|kick|jerk) (?:it|them|this|the \w+) (?:off|loose|out|free)\b(?! (?:of the box|the (?:jar|wall)))/,
    ],
    [
      "+",
      /\b(?:toddler|kid|kids|dog|cat|son|daughter|baby|puppy|pup|he|she|hubby|boys?|girl|beagle|lab|terrier|husky|escape artist|houdini|grandson) (?:\w+ )?(?:can ?['’]?t|ca n['’]?t|can ?not|could ?n['’]?t|could not|has ?n['’]?t (?:been able to|managed to|figured out how to)|unable to|is ?n['’]?t able to|never|has never|has yet to|has not) (?:\w+ )?(?:(?:pull|kick|shake|rip|get|take|tear|paw|scratch|yank)(?:ed|s|en)? (?:it|them|this|the \w+) off|(?:wriggle|squirm|slip|wiggle|escape|back|houdini|slide|twist)(?:d|ed|ped)? (?:\w+ )?(?:out|free|loose|of it|from|her way|his way))\b/,
    ],
    [
      "+",
      /\b(?:locks (?:down )?(?:solidly|tightly|firmly|in place|securely)|rock solid (?:on|once|when)|ain['’]?t going anywhere|isn['’]?t going anywhere|aren['’]?t going anywhere|is ?n['’]?t coming (?:off|loose|out)|snug and secure|hugs? (?:the|my) (?:\w+ )?(?:mattress|corners?|wrist|phone|foot|heel))\b(?! (?:anytime|until|with this))/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:slips?|slipped|slipping|slides?|slid|sliding|falls?|fell|falling|pops?|popped|popping|flies|flew|drops?|dropped|dropping|wiggles|wiggled|bounces|bounced|tumbles?) (?:right |straight |constantly |always |all |easily |halfway )?(?:off|out|down|out of|off of) (?:of )?(?:my|his|her|your|their|our|everyone['’]?s) (?:[\w'’-]+ ){0,2}(?:(?:feet|foot|toes?|heels?|arch|arches|ankles?|legs?|calves|knees?|hips?|back|lower back|spine|tailbone|butt|bum|shoulders?|neck|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|palms?|joints?|forearms?|knuckles|ears|head)|nose|face|ears?|head|shoulders?|bicycle|dash|dashboard|wrist|handlebars?|windshield|waist|hips|legs?|mouth|arms?|visor|belt|feet|vent|helmet|chest|hat)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)(?<!\b(?:used to|no longer|last one|old one|old ones|others|my old \w+) )\b(?:keeps?|kept|always|constantly|forever|keep|continually|continuously|continues to|tends? to|likes? to) (?:on )?(?:slip(?:ping)?(?: off| out| down)?|slid(?:e|ing) (?:off|around|down|out|all over|backward|forward|to)|fall(?:ing)? (?:off|out|down|over)|com(?:e|ing) (?:off|loose|undone|open|untied|unhooked|unplugged|unclipped)|pop(?:ping)? (?:off|out|open)|mov(?:e|ing) around|shift(?:ing)?|twist(?:ing)? (?:around|to|sideways|on)|wiggl(?:e|ing) (?:loose|out)|work(?:ing)? (?:itself |themselves )?loose|loosen(?:ing)?|droop(?:ing)?|roll(?:ing)? off|tip(?:ping)? over|drop(?:ping)? (?:off|out|down)|flop(?:ping)? (?:over|down)|slouch(?:ing)? down)\b(?! (?:easily|clean))/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:use[sd]?|using|with|add(?:ed)?|put|bought|got|some|of|needs?|needed|takes?|took) (?:\w+ ){0,3}(?:duct tape|tape|rubber bands?|hair ties?|safety pins?|bobby pins?|velcro|zip ties?|bungee cords?|super ?glue|hot glue|clips|double[- ]sided tape|gorilla tape|rug tape|binder clips?|clothes ?pins?|putty) (?:\w+ ){0,2}to (?:\w+ )?(?:hold|keep|secure|stop|make) (?:it|them|this|these|the \w+)\b(?! (?:up (?:on|to) the))/,
    ],
    [
      "-",
      /\b(?:(?:(?:does|do|did|is|was|has|have|had|are|were|wo|would|ca|can|could)(?: not|n['’]?t| n['’]?t)|cannot|never|never once|not once|no longer)|barely|hardly|refuses? to|will not) (?:\w+ ){0,2}(?:stay (?:on\b(?! the grill)|put|in (?:place|my|his|her|your|the ear|position|its)|closed|shut|attached|clipped|fastened|buckled|latched|seated|where|snug|tight|tightened|stuck|plugged)|hold (?:it |them |my \w+ )?(?:in place|on tight|firm|tight|still|position)|latch\b|lock in(?: place|to place)?\b|grip (?:the|my|well|at all))(?! (?:long|open too))/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\bone (?:good |little |small |quick |wrong |hard |light )?(?:sneeze|bump|tug|shake|nod|pothole|gust|jump|breath|breeze|wiggle|step|bounce|nudge|jerk|head shake|yank|turn|move|gust of wind)(?: of \w+)?(?:,| and| or) (?:\w+ )?(?:it|they|it ?['’]?s|its|they ?['’]?re|the \w+|everything|you ?['’]?re|my \w+)? ?(?:\w+ ){0,2}(?:off|out|gone|down|fell|fall|falls|pops?|flies|on the floor|drops?|goes|loose|over|tips?|slides?|slips?)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:walks?|walked|scoots?|scooted|travels?|traveled|wanders?|skates?|creeps?|crept|migrates?|marches|skids?|slides?|slid|dances?|danced|vibrates?|hops?|shimmies) (?:itself |all |right )?(?:across|around|over|off) (?:of )?(?:the|my) (?:\w+ )?(?:counter\w*|desk|table|bench|worktop|nightstand|shelf|bed|mattress)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:my |his |her |your )?(?:heels?) (?:\w+ )?(?:slips?|slipped|slides?|slid|lifts?|lifted|pops?|popped|comes?|came|slipping|flops?) (?:right |straight |\w+ )?(?:out|up|around|with every|every|inside|when i walk)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:pulled|wriggled|wiggled|slipped|squirmed|backed|escaped|chewed|kicked|shook|slips|wriggles|squirms|backs|gets|got|escapes|houdini['’]?d) (?:right |straight |easily |out )?(?:(?:it|them) off (?:in|within|the first|after|himself|herself|every)|(?:out of|free of|free from|loose from|from) (?:it|this|the (?:harness|carrier|collar|strap|belt|vest|cone|blanket|swaddle))) ?(?:in|within|on|and|every|after|the|like|twice|before|by)\b/,
    ],
  ],
  skin: [
    [
      "+",
      /\b(?:no|zero|without(?: any| a)?|not a|not one|not a single|no more|never any|less|far fewer|fewer|nary a) (?:\w+ )?(?:rash(?:es)?|redness|irritation|stinging|burning|break ?outs?|reactions?|itching|itchiness|tightness|bumps|flare[- ]?ups?|razor (?:burn|bumps)|dry patches|dryness|flakes|flaking|dandruff|frizz|tangles|greasy (?:feel|residue)|white cast|static|zits|pimples|blemish\w*|chapped|cracked|oily (?:feel|residue)|sticky (?:feel|residue)|residue)\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:eczema|rosacea|psoriasis|(?:sensitive|reactive|allergic|dry|flaky|cracked|mature|oily|combination|combo|acne prone|problem|fussy|picky|delicate|fair) (?:skin|scalp)|my skin|my face|my scalp|her skin|his skin|my hands|my hair|my curls|her curls|her hair|rosacea prone) (?:\w+ ){0,3}(?:loves?|loved|likes|tolerates?|happy|happier|thank\w*|agrees|drinks (?:it|this)|drank|soaks? (?:it|this) up|calm\w*|is fine|handles?|healed|cleared|no problems?|no issues?|soothed|glow(?:s|ing|ed|y)?|improved|better|adores?|under control|behaves?|never (?:looked|felt)|has never (?:looked|felt|been))\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:skin|face|complexion|cheeks|hands|lips|elbows|heels|legs|feet|scalp) (?:\w+ ){0,2}(?:feels?|is|are|was|were|looks?|felt|looked|has been|came out|gets?|stays?|became|becomes|turned|so) (?:\w+ ){0,3}(?:softer|soft|smooth|smoother|silky|supple|plump\w*|hydrated|glowing|glowy|clear|clearer|calm|calmer|better|happier|dewy|bouncy|bouncier|moisturized|nourished|healthy|healthier|amazing|radiant|refreshed|even|brighter|tighter|firmer|like (?:a baby|silk|satin|velvet|butter|new|porcelain|glass)|baby)\b(?! (?:before|when i don))/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:hair|curls|ends|beard|locks|waves|tresses|mane) (?:\w+ ){0,2}(?:feels?|is|are|was|were|looks?|felt|looked|came out|gets?|stays?|comes out|dries|became|so) (?:\w+ ){0,3}(?:softer|soft|smooth|smoother|silky|silkier|shiny|shinier|bouncy|bouncier|healthy|healthier|fuller|thicker|manageable|amazing|defined|hydrated|moisturized|sleek|less frizz\w*|frizz[- ]?free|like (?:silk|a commercial|butter|satin|velvet)|glossy|nourished|gorgeous|lush|tangle[- ]?free|soft and \w+)\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:leaves?|left|leaving|makes?|made|making|keeps?|kept|keeping|gets?|got|turned) (?:my|your|the|her|his|our) (?:[\w'’-]+ ){0,1}(?:skin|face|hair|hands|lips|scalp|feet|legs|heels|curls|cuticles|beard|complexion|body|eyes|elbows|pores) (?:feel\w* |look\w* |so |very |really |all |nice and |super |a lot |much |clean and |and )*(?:soft\w*|smooth\w*|silky|silkier|supple|plump\w*|hydrated|glow\w*|clear\w*|calm\w*|moisturi[sz]ed|nourished|healthy|healthier|amazing|radiant|refreshed|shiny|shinier|bouncy|manageable|clean|younger|fresh\w*|great|good|wonderful|baby soft|like (?:silk|velvet|butter|satin|a baby)|velvety|dewy|bright\w*|fabulous|conditioned|better|tight and)\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:redness|acne|dry (?:patches|spots)|flakes|flaking|eczema|break ?outs?|dandruff|rash|bumps|wrinkles|lines|dark spots?|scars?|rosacea|pimples|itching|cracks|razor bumps|puffiness|frizz|blackheads|dryness|psoriasis|irritation|discoloration|dark circles|keratosis) (?:(?!not\b|never\b|\w*n['’]?t\b|just\b)[\w'’-]+ ){0,4}(?:gone|disappeared|disappearing|vanished|cleared(?: up)?|calmed|faded|fading|healed|healing|went away|go away|goes away|under control|lighter|less noticeable|improved|reduced|softened|much better|stopped)\b/,
    ],
    [
      "+",
      /\b(?:like a baby ?['’]?s (?:bottom|butt|behind|bum|skin|rear)|baby['’]?s (?:bottom|butt|bum)|baby soft|butter for (?:my|your) (?:skin|lips|face)|drink of water for (?:my|your)|like silk on|silky smooth|gentle (?:on|enough for|to) (?:my|her|his|the|your|sensitive|even|even my) |people ask(?:ed)? (?:me )?(?:what|if) (?:i|i['’]?m|i['’]?ve) (?:[\w'’-]+ ){0,5}(?:skin|face|hair)|carded (?:again|at)|think i['’]?m (?:\w+ )?(?:younger|in my))\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:(?:broke|breaks|breaking|break) (?:me|her|him|us|my (?:\w+ )?(?:skin|face|chin|cheeks|forehead|daughter|son|wife|husband|back)) out|(?:i|face|skin|she|he|chin|forehead|cheeks|daughter) (?:\w+ )?(?:broke out|breaks out|breaking out|break out|broken out)|broke out (?:in|all|within|after|so|like|on|badly|worse|from))\b(?!.*\b(?:before i|until i|stopped)\b)/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:gave|gives|giving|left|leaves|leaving|caused|causes|causing|developed|woke up with|ended up with|came out in|came up in|broke out in|covered in|now have|now i have|got (?:a|an|terrible|horrible|huge|bad|big|these|little|tiny)) (?:me |my (?:[\w'’-]+ ){0,2}\w+ |him |her )?(?:with )?(?:a |an |the |some |such |in )*(?:(?!from\b|bit\b|no\b)\w+ ){0,2}(?:rash(?:es)?|hives|welts?|red (?:bumps|spots|patches|blotches|face)|bumps|break ?outs?|pimples|zits|blisters?|chemical burns?|irritation|allergic reaction|reaction|itching|redness|acne|whiteheads|milia|dermatitis|swollen|burns|white cast)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)(?<!\b(?:if|when|because|until|before|since) (?:my|your) )\b(?:face|skin|cheeks|eyes|scalp|lips|neck|eyelids|forehead|chin|armpits|pits|underarms|legs|hands) (?:(?!not\b|never\b|no\b|\w*n['’]?t\b|used\b|was\b|were\b|is\b|are\b)[\w'’-]+ ){0,2}(?:burned|burning|burnt|stung|stings?|on fire|peeled|turned (?:\w+ )?red|bright red|beet red|red as|(?:is|was|were|are) (?:\w+ )?(?:burning|on fire|bright red|beet red|raw|peeling|stinging|blotchy|inflamed|swollen|irritated)|swelled|puffed up|swollen shut|blotchy|like a lobster|like a tomato|felt (?:\w+ )?(?:tight|raw|burned|stripped|dry|greasy|like sandpaper)|feels? (?:\w+ )?(?:tight|raw|burned|stripped|dry|greasy|like sandpaper|oily|sticky)|hates?|hated|did not like|did ?n['’]?t (?:like|agree)|does ?n['’]?t (?:like|agree)|reacted)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:burns|burned|stings|stung|stinging|tingles|tingled|itches|itched) (?:like (?:crazy|hell|fire|heck|mad|acid|the)|my (?:\w+ )?(?:skin|face|eyes|scalp|lips|cheeks|nose|pits|armpits|eyelids|legs)|when (?:i|you|applied|put)|so (?:bad|badly|much)|for (?:hours|minutes|a while|an hour|ten|\d+)|a lot|badly|going on|upon|on contact|on application|terribly|too much|the eyes)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:dries|drys|strips|stripped|stripping|fries|fried|wrecked|ruined|damaged|destroyed|thinned|bleached) (?:out )?(?:my|her|your|the|his) (?:\w+ )?(?:skin|hair|face|hands|lips|scalp|ends|cuticles|nails|curls|moisture barrier|skin barrier)(?! (?:quickly|faster|fast|in (?:half|\d+|ten|five)|without|with (?:it|this)|after (?:a |the )?(?:shower|wash)))\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:leaves?|left|leaving|makes?|made|making|turned|turns) (?:my|it|your|the|her|his|me) ?(?:\w+ )?(?:skin |hair |face |scalp |hands |lips |feel\w* |look\w* |all |so |very |really |too |super |a bit |like )*(?:dry|dried out|tight|flaky|greasy|oily|sticky|like straw|straw|like sandpaper|sandpaper|brittle|frizzy|frizz|crunchy|itchy|raw|red|peeling|stripped|parched|irritated|burn(?:ing|ed)?|ashy|chalky|tacky|limp|flat|stiff|weighed down|shiny and greasy|cakey|slimy|waxy|blotchy|orange)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:hair|curls|ends) (?:(?!not\b|never\b|no\b|\w*n['’]?t\b|used\b)[\w'’-]+ ){0,3}(?:like straw|fell out|falling out|falls out|brittle|like a doll|doll hair|breaking off|broke off|snapping off|stringy|limp|greasy|fried|crispy|crunchy|matted|like hay|like a broom|came out in)\b(?!.*\b(?:stopped|anymore|less|prevents?|before)\b)/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:stopp?(?:ed)?|quit|had to (?:stop|quit|wash|rinse|scrub)|washed it (?:right )?off|threw (?:it|them) (?:out|away)) (?:using |it |off )?[^.]{0,40}\b(?:burn(?:ed|ing|t)?|rash|itch(?:ed|ing|y)?|stung|sting(?:ing)?|broke out|break ?outs?|reaction|irritat\w*|hives|turned red|redness)\b/,
    ],
    [
      "-",
      /\b(?:horrible|terrible|bad|severe|awful|nasty|allergic|worst|immediate|strong) (?:allergic |skin )?(?:reaction|break ?outs?|rash)\b(?! (?:to (?:my|the|another|other) (?:old|last|other|previous)))/,
    ],
  ],
};
