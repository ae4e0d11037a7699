import type { Wordings } from "./wording.ts";

export const CLEANER_WORDINGS: Wordings = {
  cleansWell: [
    [
      "+",
      /\b(?:come|comes|came|coming|looks?|looked|left|leaves|leave|got|gets|turned|everything came) (?:out |up |back |off )?(?:it |them |the \w+ |my \w+ |our \w+ |everything )?(?:looking |all |completely |absolutely |so |like |as |perfectly )*(?:spotless|sparkling(?: clean)?|squeaky clean|gleaming|streak[- ]free|like new|brand new|good as new|shiny|crystal clear|spic and span|pristine|as new|immaculate|crumb[- ]free)\b(?<!(?:not|n['’]t|never) (?:[\w'’-]+ ){0,4}[\w-]+)/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:(?:gets?|got|getting|takes?|took)(?= (?:up|out|off|rid|through|all|every|even|the toughest))|lifts?|lifted|pulls?|pulled|pulling|wiped?|wipes|cut|cuts|dissolves|dissolved|removes|removed|cleans|cleaned|eats|scrubs|brings|brought|melts|melted|knocked|blasts|blasted) (?:right |straight |up |out |off |away |through |rid |all |the |every |of |my |that |years? of |months? of |ten years of |baked[- ]on |caked[- ]on |stuck[- ]on |old |dried |set[- ]in |last |tough |even |so much |much |stubborn |burnt |burned |ground[- ]in |some |a ton of |(?:\w+-|(?:day|night|week|month|year|decade)s? )old )*(?:grease|grime|soap scum|stains?|gunk|crud|lime ?scale|hard water (?:stains|spots|marks)|pet hair|dog hair|cat hair|crumbs|dust|dirt|mold|mildew|rust|ink|red wine|coffee|wax|calcium|burnt (?:on|food)|tarnish|residue|scuffs?|mud|crayon|fur|litter|cheerios|cereal|spaghetti sauce|sticky stuff|film|oxidation|bugs|tar|sap|brake dust|scale|filth|spots?|rings?)\b(?! (?:out of the box|on (?:it|them) from))/,
    ],
    [
      "+",
      /\b(?:stains?|grease|grime|soap scum|gunk|rust|spots?|scuffs?|wine|mildew|mold|dirt|crud|tarnish|marker|crayon|limescale|ink|film|streaks|mud) (?:just |all |practically |literally |simply |was |were |is |are |slid |slides |that |completely |really |finally |right |has |have )*(?:wiped (?:right |straight |clean )?(?:off|away)|melted|melts|lifted|lifts|lifting|gone|vanished|vanishes|disappeared|disappears|came (?:right |straight |clean )?(?:off|out|up)|comes (?:right |straight |clean )?(?:off|out|up)|dissolved|dissolves|slid off|slides off|fell off|rinsed (?:right )?(?:off|away)|wipes (?:right )?(?:off|away))\b/,
    ],
    [
      "+",
      /\b(?:water|bucket|tank|canister|bin|pad|cloth|mop head|wipe|rag|dust ?bin|bag) (?:[\w'’-]+ ){0,2}(?:was|came (?:out|up|back|away)|turned|turns|looked|is|comes out|went|filled(?: up)?)(?: (?:so|absolutely|totally|completely|pitch|the color of|dark|like|in minutes|with|to))* (?:black|brown|filthy|gray|grey|disgusting|mud|coffee|chocolate milk|dirty|gross|hair|dirt|dust|fur)\b(?! (?:after one use and))/,
    ],
    [
      "+",
      /\b(?:appalled|shocked|amazed|embarrassed|horrified|disgusted|could(?: not| ?n['’]?t) believe|can(?:not| not|['’]?t) believe|grossed out|ashamed|surprised) (?:[\w'’-]+ ){0,4}(?:how much (?:[\w'’-]+ ){0,2}(?:dirt|hair|dust|gunk|fur|grime|it (?:picked up|got|pulled|sucked))|(?:dirt|hair|dust|fur|gunk|grime) (?:it|that|this|came))\b/,
    ],
    [
      "+",
      /\b(?:see (?:my|your|the) (?:face|reflection|myself) in|eat off (?:of )?(?:my|the|our|your)|see out of my|looks? like (?:glass|a mirror|the day (?:i|we) bought)) ?(?:[\w'’-]+ )?(?:floors?|sink|tub|stove|windows?|pans?|windshield|glass|counter|tile|hood|it)?\b/,
    ],
    [
      "+",
      /\b(?:one|single|first|a|two|couple(?: of)?|quick|few) (?:quick |good |single )?(?:pass(?:es)?|swipes?|wipes?|sprays?|spritz(?:es)?|go|rounds?|scrubs?|strokes?|treatments?|applications?) (?:and |later |with (?:this|it) |gets |got |took |is all |was all |of this |does |did )+(?:[\w'’-]+ ){0,4}(?:gone|clean|spotless|off|out|shiny|takes|up|needed|trick|everything|disappeared|sparkling|it took|it takes)\b/,
    ],
    [
      "+",
      /\b(?:dishes|glasses|pans?|plates|windows?|mirrors?|floors?|tub|shower|carpet|rug|grout|oven|toilet|couch|grill|stove|jewelry|silver|ring|teeth|white socks|whites|clothes|shoes|seats?|wheels?|headlights|car|sink|tile|stovetop|upholstery|mattress|counters?) (?:just |all |really |is |are |now |has |have |never )*(?:sparkles?|gleams?|shines?|sparkled|shone|looked (?:so|better|this)|look(?:s|ed)? (?:brand )?new|came (?:out |up )?(?:so )?clean|comes (?:out |up )?(?:so )?clean|come (?:out |up )?(?:so )?clean|never looked (?:better|this (?:good|clean)|so (?:good|clean)))\b/,
    ],
    [
      "+",
      /\b(?:no|zero|without (?:any|a|leaving (?:any|a)?|hardly any)|not (?:a|one)|never (?:a|any)) ?(?:single )?(?:[\w'’-]+ )?(?:streaks?|streaking|lint left|residue|film|soap scum left|elbow grease|scrubbing|water spots|spots left)\b(?! (?:was|were|is) (?:gone|removed))/,
    ],
    [
      "+",
      /\b(?:without|no|barely any|hardly any|minimal|very little|zero|with almost no) (?:much |real |hard |any )*(?:scrubbing|elbow grease|scouring|effort scrubbing)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:just |only |merely |all it did was |all it does is |it |they |ended up |basically )+(?:smears?|smeared|smearing|pushes|pushed|pushing|spreads?|spreading|moves?|moved|moving|scatters?|scattered|drags?|dragged|blows?|shoves?|flings?|flung) (?:the |my |all |around |more )*(?:dirt |dust |hair |grease |crumbs |water |mess |litter |stain |grime |stuff |debris |it |food |wax )(?:around|all over|everywhere|further|back out|about|from one|out the back|to the (?:other|side))\b/,
    ],
    [
      "-",
      /\b(?:leaves?|left|leaving) (?:behind )?(?:a |an |the |all |so many |terrible |white |my \w+ |big |nasty |horrible |tons of |lots of |behind |more |everything |ugly |my (?:[\w'’-]+ )?(?:dishes|glasses|floors?|windows|mirrors?|counters?) (?:with )?){0,6}(?:streaks|streaky|streaked|residue|film|cloudy|spots|spotty|a haze|haze|hazy|soap scum|grit|half the (?:dirt|hair|crumbs)|water spots|smudges|lint|grime|sticky floors?|sticky)\b(?<!(?:not|n['’]t|never|without|no|doesnt|dont|didnt|nothing) (?:[\w'’-]+ ){0,4}[\w-]+)/,
    ],
    [
      "-",
      /\b(?:did|does|do|would|could|will|wo|didnt|doesnt)(?: not| ?n['’]?t|not)? (?:even |really |actually |ever |make a )*(?:touch|budge|phase|faze|dent|lift|remove|take out|get out|pick up|get up|get off|get rid of|clean up|come close to|cut through|make a dent) (?:in |the |any |on |a |half |my |of |all |even |most |single |much )*(?:stains?|grease|grime|soap scum|gunk|hair|crumbs|dirt|dust|rust|hard water|rings?|spots?|mess|wine|litter|fur|mold|mildew|scuffs?|thing|burnt|limescale|ink|mud|residue)\b(?<=(?:not|n['’]?t) .{0,60})/,
    ],
    [
      "-",
      /\b(?:stains?|grease|grime|soap scum|gunk|rust|spots?|rings?|scuffs?|mildew|mold|dirt|crud|hair|crumbs|film|streaks|dust) (?:is |are |was |were |all )*(?:still (?:there|on|visible|stuck|left|everywhere|in)|right where (?:it|they) (?:was|were)|didn['’]?t (?:budge|move|come|go)|did not (?:budge|move|come|go)|did n['’]t (?:budge|move|come|go)|won['’]?t (?:budge|come)|will not (?:budge|come)|laughed|came right back|stayed put|not budg\w+|untouched|never (?:came|budged|moved))\b/,
    ],
    [
      "-",
      /\b(?:had|have|having|needed|need|end up|ended up|still) (?:to |had to |have to |needing to |having to )?(?:go|scrub|wash|wipe|mop|vacuum|sweep|rinse|clean|run|re-?wash|re-?clean|rewashing|scrubbing|going|washing|hand ?wash)(?:ing)? (?:back )?(?:over |everything |it |them |the \w+ |each \w+ |dishes |by hand )*(?:(?:again|twice|three times|four times|several times|multiple times|by hand|afterwards?|myself|with (?:something|another|a different|real|bleach)))\b(?! (?:a|per|each|every) (?:day|week|month|year))/,
    ],
    [
      "-",
      /\b(?:elbow grease|scrubbed and scrubbed|scrub(?:bed|bing)? (?:for|until|till|like crazy|like mad|my (?:arm|arms) off))\b(?=.*\b(?:still|nothing|no difference|stain|barely|anyway)\b)|\b(?:plain (?:old )?(?:water|vinegar|dish soap)|wet (?:rag|paper towel|cloth)|water alone|a broom|paper towel|soap and water|baking soda|dawn|windex) (?:would have |does |did |works |worked |cleans |cleaned |would |is |was )+(?:a |just )?(?:as well|better|more|the same|just as)\b/,
    ],
  ],
  findsWay: [
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:maps|mapped|learns|learned|memorized|figured out) (?:(?:[\w'’-]+ ){0,1})?(?:the |our |my |its |whole |entire )+(?:(?:[\w'’-]+ ){0,1})?(?:house|home|floor ?plan|layout|rooms|apartment|downstairs|upstairs|main floor|yard|lawn)\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:finds|found|makes|made) (?:its|his|her) (?:own )?way (?:back|around|home|to|through|under|out)\b(?!.*\b(?:half (?:of )?the time|sometimes|otherwise|but|eventually)\b)|(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:goes|went|drives|returns|heads|parks|docks|takes itself|puts itself|trundles|comes) (?:itself |right |straight |dutifully |all the way |back )*(?:to|on|home to|onto) (?:its |the )(?:dock|base|charger|charging station|station)\b(?!.*\b(?:but|misses|stuck|turn around)\b)/,
    ],
    [
      "+",
      /\b(?:has|have|had)?(?: ?n['’]?t| not)? ?(?:never|yet to|n['’]?t|not) (?:once |ever |yet |been |even )*(?:gotten|got|get|gets|getting) (?:itself |hung up )?(?:stuck|lost|tangled|trapped|wedged)(?: (?:under|on|in|once|yet|since|anywhere|behind)|$)/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:drives|steers|navigates|works its way|weaves|scoots|squeezes|maneuvers) (?:itself |neatly |right |easily |nicely )*(?:around|under|between|over|past) (?:the |our |my |all |every |chair |table |dining |thick )+(?:legs|table|chairs?|socks|shoes|toys|cords|cables|furniture|couch|sofa|beds?|rugs?|thresholds?|obstacles)\b|(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:avoids|dodges|steers clear of) (?:the |our |my |all |every |any |dog )*(?:cords?|cables?|socks|shoes|poop|stairs|toys|obstacles|furniture)\b/,
    ],
    [
      "-",
      /(?<!(?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never)|not|never|n['’]?t|without|rarely|seldom) (?:[\w'’-]+ ){0,2})\b(?:robot|vacuum|it|he|she|mower) (?:gets|got|keeps getting|is always getting|constantly gets|always gets|finds itself) (?:itself )?(?:stuck|wedged|lost|trapped|hung up|tangled|beached|stranded|high[- ]?centered) (?:up )?(?:under|underneath|on|in|behind|between|every|at|twice|three|constantly)\b/,
    ],
    [
      "-",
      /\b(?:have|had|has|having|always|constantly) (?:to )?(?:go )?(?:rescu(?:e|ing)|free(?:ing)?|fish(?:ing)?|babysit(?:ting)?|unstick|untangle|chas(?:e|ing)|hunt(?:ing)?) (?:it|him|her|the (?:robot|vacuum|mower))\b|\b(?:(?:can ?not|ca ?n['’]?t|(?:could|wo|would|does|did)(?: not| ?n['’]?t)|will not)|never|fails to|failed to|refuses to|forgets how to) (?:ever |even |always |seem to |reliably )*(?:find|make it back to|get back (?:on|to|onto)|locate|return to|go back to|reach) (?:its |the |back to )*(?:dock|base|home|charger|charging station|way (?:back|home))\b/,
    ],
    [
      "-",
      /\b(?:cleans?|vacuums?|mows?|goes over|sweeps?|mops?|circles) (?:the |one )same (?:(?:[\w'’-]+ ){0,3})?(?:spot|square|corner|room|area|patch|meter|foot|strip) ?(?:(?:[\w'’-]+ ){0,1})?(?:over|for|again|all|while|until|repeatedly|$|twenty|ten)|\b(?:robot|vacuum|mower|it) (?:just )?(?:spins|drives|goes|runs) (?:around )?in circles\b|\b(?:forgets|forgot|lost|loses|wiped|deleted|keeps losing) (?:the|its|my|our|whole) (?:(?:[\w'’-]+ ){0,1})?(?:maps?|floor ?plan)\b/,
    ],
    [
      "-",
      /\b(?:robot|vacuum|it|he) (?:falls|fell|tumbled|drove|threw itself) (?:right |straight )?(?:off|down) (?:of )?the (?:stairs|steps|ledge|staircase|landing)\b|\b(?:vacuum|robot|mower|it) (?:lost its (?:mind|bearings)|(?:dies|died|quits) (?:in the middle of|under|before it (?:gets|makes)|halfway|three feet|inches|on the way) (?:(?:[\w'’-]+ ){0,2})?(?:room|bed|couch|dock|home|base|back))\b/,
    ],
  ],
};
