import type { Wordings } from "./wording.ts";

export const CUTTING_WORDINGS: Wordings = {
  cutting: [
    [
      "+",
      /\b(?:cuts?|slices?|sliced|goes|went|glides?|glided|sails?|sailed|snips?|zips?|breezes) (?:(?:[\w'’-]+ ){0,1})(?:right |clean |straight )?through (?:(?:[\w'’-]+ ){0,5})(?:like (?:soft |warm |hot |a hot knife|it was |they were |room temp)*(?:butter|paper|nothing|cheese|water|not)|with (?:ease|no (?:effort|trouble|problem))|as if|effortless|without (?:effort|a struggle|a fight|sawing|crushing|squashing|squishing|a hitch|mashing|tearing|snag))/,
    ],
    [
      "+",
      /\b(?:clean|crisp|smooth|precise) (?:straight |even )?(?:cuts?|slices?|edges?|kerf|snips?) (?:every|each|with no|with hardly|through|no matter|in one|without|all the way)\b|\b(?:cuts?|slices?|trims?) (?:is |was |were |are |came out |comes out )?(?:so |very |extremely |really |nice and |super |perfectly )*(?:clean|cleanly|like glass|crisply|effortlessly|like a dream)\b(?! (?:it|them|up|off|my|the|of|out|your))(?<!(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) .{0,25})/,
    ],
    [
      "+",
      /\b(?:paper|see|whisper|tissue|wafer|razor)[- ](?:thin|through) (?:slices?|tomato(?:es)?|onions?|cucumbers?|prosciutto|potato(?:es)?|ham|cuts?)\b|\b(?:slices?|sliced|slicing|cuts?) (?:(?:[\w'’-]+ ){0,4})(?:so thin|thin enough|paper thin|see through)\b/,
    ],
    [
      "+",
      /\b(?:no|without(?: any)?|zero|hardly any|minimal) (?:more |bit of )?(?:tear[- ]?outs?|splintering|chip ?outs?|ragged edges?|jagged edges?|tugging|razor burn|crushing|mashing|squashing)\b/,
    ],
    [
      "+",
      /\b(?:blades?|trimmer|clippers?|razor|shaver|scissors|shears|it|they) (?:just )?(?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never)) (?:once )?(?:pull|tug|snag|yank|nick) (?:on |at )?(?:my |the |his |her |any |your |a )?(?:hairs?|beard|skin|whiskers|neck|fur|neckline|chin)\b/,
    ],
    [
      "+",
      /\b(?:shave[sd]?|shaving|took|takes) (?:the |some )?(?:(?:[\w'’-]+ ){0,1})?hairs? (?:right |clean )?(?:off|from) (?:my|your|the) (?:arm|forearm|leg|wrist)\b|\b(?:scary|wicked|crazy|insanely|surgically|freakishly|frighteningly) sharp\b(?! (?:picture|image|photo|display|lens|corner|edge|point|detail))|\bsharp as a (?:razor|scalpel|samurai)\b|\bsharp (?:right )?out of the (?:box|package|wrapper)\b/,
    ],
    [
      "+",
      /\b(?:one|a single|just one|single) (?:snip|swipe|stroke|clip|chop) (?:and|is all|does|was all|cuts|through|gets|did)\b|\b(?:close|closest|closer|smoothest) (?:a )?shave\b(?!.*\b(?:not|but)\b|.*n['’]?t)(?<!(?:not (?:a|as)|n['’]?t get a|never a) (?:close|closest|closer)(?: a)? shave)/,
    ],
    [
      "-",
      /\b(?:tears?|tore|mangle[sd]?|mashe[sd]|crush(?:e[sd])?|squishe[sd]|smashe[sd]|chews?|shreds?|rips?|hacks?|bends?|folds?|squashe[sd]|bruise[sd]?|gnaws?) (?:(?:[\w'’-]+ ){0,4})(?:instead of|rather than|more than it) (?:(?:[\w'’-]+ ){0,1})?(?:cut|slic|snip|shear|trim|chop|shav)/,
    ],
    [
      "-",
      /\b(?:would|could|wo|does|did|ca)(?: not| ?n['’]?t) (?:even )?(?:cut|slice|trim|chop|snip) (?:through )?(?:a |an |the |hot |warm |soft |my |wet |melted |ripe |any |single |thin |piece of |sheet of )*(?:butter|water|paper|tomato|string|cheese|hair|grass|bread|banana|thread|fabric|twigs?|cardboard|cake|pudding|weeds?|skin|onion|carrot|beard|felt|plastic|tape|nails?|toenails?)\b/,
    ],
    [
      "-",
      /\b(?:dull|blunt) (?:right |straight )?(?:out of the (?:box|package)|from (?:day one|the (?:start|beginning))|on arrival|as (?:a |an )?(?:butter|spoon|hoe|doornail|rock|brick))|\bbutter kni(?:fe|ves) (?:is|are|cuts?|would|does|works?) (?:(?:[\w'’-]+ ){0,1})?(?:better|sharper|cut)\b/,
    ],
    [
      "-",
      /\b(?:have|had|having) to (?:saw|hack|go (?:back )?over|squeeze|bear down|hack at) (?:(?:[\w'’-]+ ){0,4})(?:to cut|to get (?:a|it|through)|twice|several times|(?:three|four|five|multiple|\d) times|the same (?:spot|patch))/,
    ],
    [
      "-",
      /\b(?<!(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) )(?:pulls|pulled|yanks|yanked|tugs|tugged|snags|snagged) (?:at |on )?(?:my |the |his |her |your |every )?(?:(?:[\w'’-]+ ){0,1})?(?:hairs?|whiskers|beard|sideburns) ?(?:out|instead|rather|more than|$|by the root|when i)/,
    ],
    [
      "-",
      /\b(?:leaves|left|misses|missed) (?:behind )?(?:a lot of |lots of |a few |patches of |strips of |long |tufts? of |half the )+(?:stragglers|strips?|stubble|grass|hairs?|whiskers|weeds?)\b|\b(?:takes?|took) (?:three|four|five|six|several|multiple|many|a dozen|\d+) (?:passes|swipes|chops|snips|whacks)\b/,
    ],
    [
      "-",
      /\b(?:ragged|jagged|torn|splintered|butchered) (?:cuts?|edges?|slices?) (?:on|every|each|no matter|instead)\b(?<!\bno .{0,20})|\blooks? like (?:a |an |the |it was |my )*(?:dog|rat|mouse|beaver|goat) (?:(?:[\w'’-]+ ){0,1})?(?:chewed|gnawed)\b/,
    ],
  ],
  staysSharp: [
    [
      "+",
      /\b(?:still|just) (?:as |so |razor |plenty |very |scary |wicked |super )*sharp (?:as|after|since|even|and|enough|today|\d|all|years|months|a year)\b|\bsharp as the (?:day|first)\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:holds?|held|keeps?|kept|retains?|maintains?|holding|takes and holds) (?:an |its |their |a )(?:good |keen |great |nice |razor |sharp |fine |wicked |really )*edge\b(?! (?:of|down|from|in place|up|flat|on|off|straight|to))/,
    ],
    [
      "+",
      /\b(?:(?:has|have|had)(?: not| ?n['’]?t)|never|without|no need|rarely|hardly ever|seldom) (?:yet |once |even |really |ever )*(?:had to |have to |needed to |need to |needed |need |needing |having to |to )?(?:be |it |a |them )?(?:sharpen(?:ed|ing)?|honed?|honing|resharpen(?:ed|ing)?|dull(?:ed)?|gone dull|got dull|gotten dull|lost (?:its|their) edge)\b(?! (?:moment|day|page|color|finish|pain))/,
    ],
    [
      "+",
      /\bstill (?:cuts?|cutting|slices?|slicing|shaves?|shaving|trims?|mows) (?:(?:[\w'’-]+ ){0,4})(?:like (?:new|butter|the (?:first|day)|it did|they did)|as (?:well|good|clean(?:ly)?) as|paper|cleanly|perfectly|tomatoes)\b|\b(?:same|one|original) blade (?:for|since|has lasted|lasts?|lasted|still|going on) (?:(?:[\w'’-]+ ){0,3})(?:months?|weeks?|years?|shaves?|good|sharp|cutting|going)\b/,
    ],
    [
      "+",
      /(?<!(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) )(?<!\b(?:hope|hoping|if|says|claims)\b.{0,15})\b(?:stays|stayed|staying|remains|remained) (?:(?:[\w'’-]+ ){0,1})?sharp(?:er)?\b(?! (?:picture|image|focus|in the corners|cheese|minded|at))/,
    ],
    [
      "-",
      /\b(?:dull(?:ed)?|blunt(?:ed)?|lost (?:its|their|the) edge|loses (?:its|their) edge|need(?:s|ed)? sharpening|went dull|goes dull|got dull) (?:out |down |already |pretty quick |quick(?:ly)? |fast )?(?:after|within|in|by) (?:about |just |only |less than |like |maybe |barely |under )*(?:(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several)(?: or (?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several))? |the (?:first|second|third) |a )(?:days?|weeks?|months?|uses?|times?|cuts|shaves?|haircuts|mows|year|season)|no time|a handful of)/,
    ],
    [
      "-",
      /\b(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) (?:(?:[\w'’-]+ ){0,1})?(?:hold|keep|take|retain|maintain) (?:an |its |their |a )(?:good |decent |sharp |keen )?edge\b|\b(?:wo|does|do|did|would|will)(?: not| ?n['’]?t) stay sharp\b/,
    ],
    [
      "-",
      /\b(?<!(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) )(?:have|had|need|needed|having) to (?:sharpen|hone|re ?sharpen) (?:it|them|the (?:blades?|knife|knives)|mine) (?:constantly|every (?:time|day|week|other|couple|few|single)|after (?:every|each|one|two)|all the time|again|already|before (?:every|each)|weekly|daily)\b/,
    ],
    [
      "-",
      /\bsharp (?:for (?:a|about|the first|maybe|one|two)|at first|in the beginning|when new) (?:(?:[\w'’-]+ ){0,4})?,? ?(?:but|then|until)\b(?!.*still sharp)|\b(?:blades?|razor|edge) (?:only )?(?:lasts?|lasted|is good for|was good for) (?:maybe |about |only |all of |barely )+(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several)) (?:shaves?|cuts|haircuts|mows|mowings)\b/,
    ],
  ],
};
