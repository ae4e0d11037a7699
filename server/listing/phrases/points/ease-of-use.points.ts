import { naming, type Point, point, told } from "./point.ts";

export const EASE_OF_USE_POINTS: Readonly<Record<string, readonly Point[]>> = {
  easeOfUse: [
    told(
      "no need to take off gloves",
      /\b(?:easy|easily|simple|possible|able|can(?= )|could(?= ))\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})(?![^.;!?]*\bphone)[^.,;!?]{0,25}\b(?:use|work|turn|open|press|operate|grip|close|unclip|handle|fasten|clip|hold|feel|buckle|adjust)\b[^.,;!?]{0,30}\b(?:with|wearing|in) (?:my |thick |heavy |winter |work |ski |big |thin |our )*(?:gloves|mittens)(?: on)?\b|\b(?:buttons?|dials?|knobs?|switch|latch|latches|zips?|zippers?|buckles?|handle|trigger|keys) (?!\w* ?(?:fiddly|hard|tricky|awkward))(?:\w+ ){0,2}(?:with|in) (?:my |thick |heavy |winter |work |ski |big |thin |our )*(?:gloves|mittens)(?: on)?\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\beven with (?:gloves|mittens) on\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    told(
      "works for stiff or weak hands",
      /\b(?:easy|easier|easily|simple|manage\w*|can (?:open|use|work|turn|grip|hold|press|do|squeeze))\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})[^.;!?]{0,60}\b(?:arthritic (?:hands?|fingers?|thumbs?)|arthritis in (?:my|her|his) (?:hands?|fingers?|thumbs?)|weak hands?|weak (?:grip|wrists?))\b|\b(?:open|use|turn|grip|press|squeeze|fasten|button)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})[^.;!?]{0,25}\bwith (?:my|her|his) arthritis\b|\bdoes ?n['’]?t need two hands\b/,
    ),
    point(
      "kids can manage on their own",
      /\b(?:sons?|daughters?|kids?|toddlers?|grandsons?|granddaughters?|year[- ]olds?|yr[- ]olds?|child(?:ren)?|boys?|girls?)\b[^.;!?]{0,50}\b(?:by (?:himself|herself|themselves)|on (?:his|her|their) own|all alone|without (?:any |my |our )?help)\b/,
    ),
    point(
      "no problem for older people",
      /\b(?:for|even|so) (?:\w+ ){0,3}(?:elderly|seniors?|grandma|grandmother|grandpa|grandfather|grandparents)\b|\b(?:grandma|grandmother|grandpa|grandfather|grandparents|[789]\d[- ](?:year|yr)s?[- ]old (?:mother|mom|father|dad|aunt|neighbor|husband|wife))\b[^.;!?]{0,20}\b(?:can|could|uses|manages?|has no|figured|learned|works|operates)\b|\bi.?m [789]\d\b/,
    ),
    told(
      "takes just minutes to learn",
      /\b(?:took|takes)(?: me| him| her| us)? (?:only|just|all of|less than|under|maybe)(?: about| a)? (?:\d+|ten|five|two|three|few|couple(?: of)?) ?(?:min|mins|minutes) to (?:learn|figure (?:it )?out|master|get the hang|get used|understand)\b|\b(?:learned|figured)(?: how)?(?: to use)?(?: it| this)?(?: out)? in (?:\w+ ){0,3}minutes\b|\b(?:had it|was) (?:taking|using it|making|playing|printing|using)\b[^.;!?]{0,25}\bwithin (?:\w+ ){0,2}minutes\b/,
    ),
    point(
      "just one button to press",
      /\b(?:only|just|single|with|its|has) (?:the )?one button\b|\b(?:one|single)[- ]button (?:operation|control|press|and)\b|\bone button (?:to push|to press|and|does)\b/,
    ),
    told(
      "no need to read the manual",
      /\b(?:without|no need (?:to|for)|never|did ?n['’]?t(?: even)?(?: need| have)?(?: to)?|do ?n['’]?t(?: even)? (?:need|have)(?: to)?) (?:even |ever |really )?(?:reading|read|opening|open|looking at|look at|cracking|using|consult\w*) (?:the |a |any )?(?:manual|instructions|directions|instruction (?:book|manual|sheet))\b/,
    ),
    told(
      "no need to bend over",
      /\bno (?:more )?(?:bending|stooping) (?:over|down|or (?:kneeling|stooping|squatting|bending))\b|\bno (?:more )?stooping\b|\bwithout (?:having to )?(?:bend|bending|stoop|stooping)(?: all the way)? (?:over|down)\b|\b(?:do ?n['’]?t|not|never|no longer) (?:even )?(?:have|need) to (?:bend|stoop)(?= over| down| to| so| my back|[.,;!]|$)|\b(?:do ?n['’]?t|never) have to get down on (?:my|your|the)\b/,
    ),
    told(
      "no measuring needed",
      /\bno (?:more )?measuring\b(?! (?:cup|spoon|tape|scoop))|\b(?:do ?n['’]?t|no) (?:need|have) to measure\b|\bpre-?measured\b/,
    ),
    told(
      "no cord to get in the way",
      /\bno (?:more )?(?:cords?|wires?|cables?)\b(?: \w+){0,2} (?:in the way|to (?:mess|deal|drag|trip|tangle|fuss|get|worry|wrestle|fight|pull)|dragging|getting|everywhere|hanging|tangl\w+)\b|\b(?:not|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt)|without|no more) (?:have to |having to |having )?(?:deal\w*|mess\w*|fuss\w*|drag\w*|wrestl\w*|tripp?\w*)(?: with| over| around| on)? (?:a |the |any |all the |all those )?(?:cords?|wires?|cables?)\b/,
    ),
    told(
      "takes little strength",
      /\b(?:no|little|without|without (?:any|much)) (?:muscle|strength|elbow grease) (?:needed|required|necessary|at all)\b|\b(?:no|little|without (?:any|much)) elbow grease\b|\b(?:does|do)(?: ?n['’]?t| not) (?:take|need|require)(?: much| a lot of| any)? (?:muscle|strength|elbow grease|hand strength)\b|\b(?:takes|requires|needs) (?:very |so |almost )?(?:little|no) (?:muscle|strength|force|pressure)\b/,
    ),
    told(
      "hassle-free blade changes",
      /\b(?:easy|easier|simple|quick|snap|breeze|cinch) to (?:change|replace|swap)(?: out)? (?:the )?blades?\b|\bblades? (?:is |are |was |were )?(?:\w+ )?(?:easy|simple|quick|a snap|a breeze) to (?:change|replace|swap|install)\b|\b(?:blade changes?|changing (?:the )?blades?) (?:is|are|was) (?:\w+ )?(?:easy|quick|fast|simple|a snap|a breeze)\b|\b(?:quick|easy) blade changes?\b/,
    ),
    told(
      "hassle-free battery changes",
      /\b(?:easy|simple|quick|snap|breeze|cinch) to (?:change|replace|swap|install|put in)(?: out)? (?:the )?(?:battery|batteries)\b|\b(?:battery|batteries) (?:is |are |was |were )?(?:\w+ )?(?:easy|simple|quick|a snap|a breeze) to (?:change|replace|swap|install|get to)\b/,
    ),
    told(
      "hassle-free filter or bag changes",
      /\b(?:easy|simple|quick|snap|breeze|cinch) to (?:change|replace|swap)(?: out)? (?:the )?(?:filters?|bags?)\b|\b(?:filters?|bags?) (?:is |are |was |were )?(?:\w+ )?(?:easy|simple|quick|a snap|a breeze) to (?:change|replace|swap)\b/,
    ),
    told(
      "clear and readable display",
      /\b(?:display|screen|readout)\b(?: is| are| was)?(?: very| really| so| big and| bright and| large and| clear and)* (?:easy|easily|simple) (?:to )?(?:read|see)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\b(?:easy|clear)[- ]to[- ]read (?:\w+ )?(?:display|screen|readout)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    told(
      "clear and readable markings",
      /\b(?:dial|gauge|numbers|numerals|digits|markings)\b(?: is| are| were)?(?: \w+){0,3} (?:easy|easily|simple) to (?:read|see)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\b(?:easy|clear)[- ]to[- ]read (?:\w+ )?(?:dial|gauge|numbers|numerals|digits|markings)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    told(
      "works for left-handers too",
      /\b(?:works?|great|good|fine|perfect|comfortable|easy|nice|can use|usable|suitable|made|helpful)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})[^.;!?]{0,30}\b(?:left[- ]hand(?:ed|ers?)\b(?! (?:side|glove|thread|drive))|left(?:y|ies)\b)|\b(?:is|are) (?:truly |completely |fully )?ambidextrous\b/,
    ),
    point(
      "a clear interface to navigate",
      /\b(?:easy|easier|simple|intuitive|smooth|clear|straightforward)\b[^.,;!?]{0,18}\b(?:navigat\w+|menus?|interface|layout)\b|\b(?:navigation|menus?|interface)\b(?! (?:is|was) (?:not|a bit tricky))[^.,;!?]{0,25}\b(?:easy|simple|intuitive|smooth|clear|straightforward|well thought out)\b/,
    ),
    point(
      "convenient for travel",
      /\b(?:handy|convenient|easy|easier|great|simple)\b[^.,;!?]{0,35}\b(?:travel(?:l?ing|s)?|trips?|on the go|vacations?|camping|car rides|road|transport)\b(?! (?:agency|guide))/,
    ),
    point(
      "no hassle to remove",
      /\b(?:easy|easily|easier|simple|quick|effortless) to (?:insert and )?(?:remove|take off|take out|detach|slide out|lift out|slip off)\b(?! (?:the |any |my |all )?(?:stains?|dirt|hair|makeup|make-up|rust|paint|grease|scratches|fat|gunk|oil|nail|polish|old|tags?))|\b(?:removes|comes? off|comes? out|slides? out|lifts? out) (?:very |so |really |quite )?(?:easy|easily)\b|\beasily removed\b/,
    ),
    point(
      "quick to spot when needed",
      /\bmakes? (?:it|them|this) (?:\w+ )?(?:easy|easier|simple) to (?:find|spot|locate)\b|\b(?:easy|easier|easily) to (?:find|spot|locate) (?:if|when|in (?:my|the|a|your)|at the bottom|again)\b|\bfinding (?:\w+ ){1,2}is (?:a cinch|easy|a snap|a breeze)\b/,
    ),
    point(
      "takes little effort to move around",
      /\b(?:easy|easier|easily|simple|effortless|breeze) to (?:move|maneuver|manoeuvre|push|roll|lift|carry|steer)\b/,
    ),
    point("built-in automatic mode", /\bauto(?:matic)?[- ](?:mode|setting|program)\b/),
    point(
      "loads without any fuss",
      /\b(?:easy|easier|easily|simple|snap|breeze) to (?:load|insert|thread|slide in|slip in)\b|\b(?:slips?|slides?|loads?|goes) in (?:very |so )?(?:easy|easily)\b|\bthreading is (?:easy|simple)\b/,
    ),
    point(
      "no trouble to clean afterward",
      /\b(?:easy|easier|simple|breeze|snap|cinch)(?: enough)? to (?:[\w,/]+ (?:and |& |or )?(?:very |super |so )?(?:easy |simple )?(?:to )?){0,4}?(?:clean|wash|rinse)\b(?! (?:my|the (?:car|house|floor|carpet|window|glass|wall|pool|grill|litter|yard)|and (?:re)?hydrate|inside|the lettuce))|\beasy,? (?:to use,? )?clean(?:ing|-?\s?up)?\b|\beasy access for cleaning\b|\bcleans up (?:very |so |really )?(?:easy|easily)\b|\bclean(?:ing|-?\s?up) (?:\w+ ){0,4}(?:a )?(?:snap|breeze|cinch|easy|simple)\b/,
    ),
    point(
      "convenient to store",
      /\b(?:easy|easier|easily|simple|convenient)\b[^.;!?]{0,25}\b(?:store|storage|stores|stow|put away|stored)\b(?! (?:staff|bought|credit))/,
    ),
  ],
  taste: [
    naming(
      "notes of {}",
      ["food"],
      /(?<!(?:\b(?:no|not|never|without)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? )\btast(?:es?|ing) (?:\w+ )?(?:just |exactly )?like (?:a |an |the )?(?:real |actual |fresh |homemade )?(?!(?:\w+ )?(?:burnt|burned|stale|cheap|cardboard|dirt|soap|wood|fish|medicine|plastic)\b)(?=\w)/,
    ),
    naming(
      "goes well with {}",
      ["food", "drink"],
      /\b(?:tastes?|is|are|it.?s|they.?re|so) (?:\w+ )?(?:delicious|good|great|yummy|tasty|perfect|nice|fantastic|wonderful|amazing|lovely) (?:with|in|on|over|mixed with|mixed into) (?:my |a |some |the )?(?=\w)/,
    ),
    point(
      "a nice chocolate note",
      /(?<!(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? )\b(?:rich|deep|real|great|good|best|excellent|lovely) (?:\w+ )?chocolate(?:y)?(?: flavou?r| taste)?\b|\bchocolate(?:y)? (?:flavou?r )?(?:tastes|is) (?:\w+ )?(?:rich|real|great|good|delicious|like real)\b/,
    ),
    point(
      "a nice vanilla note",
      /\b(?:nice|good|great|real|lovely|best) vanilla\b|\bvanilla (?:flavou?r )?is (?:\w+ )?(?:delicious|great|good|nice|lovely)\b/,
    ),
    point(
      "not bitter",
      /(?:\b(?:no|not|never|without|zero)\b|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,4} bitter(?:ness)?\b/,
    ),
    point(
      "not fishy",
      /\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b[^,.;]{0,30}\bfishy\b/,
    ),
    point(
      "no fake or chemical undertone",
      /\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b[^,.;]{0,25}\b(?:artificial|fake|chemical|chemically)(?: or \w+)? (?:\w+ )?(?:tast\w+|flavou?r\w*|aftertaste|sweetness|note)\b|\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+){0,2} (?:being |tast\w+ )(?:\w+ )?(?:artificial|fake|chemical)\b/,
    ),
    point(
      "no hint of plastic",
      /\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b[^,.;]{0,25}\bplastic(?:ky|y)?\b/,
    ),
    point("tasty with just water", /\b(?:just|only|plain|even (?:with|in)|mixed with)(?: cold| plain)? water\b/),
    point(
      "not too salty",
      /(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:too|overly|so|super) salty\b|\bright amount of salt\b/,
    ),
    point(
      "a bit of a kick",
      /\b(?:nice|good|little|some|great|right|bit of|enough|perfect) (?:\w+ (?:of )?){0,2}(?:kick|spice|spiciness|zing|heat)\b/,
    ),
    point(
      "a smooth finish",
      /\bsmooth (?:\w+ )?(?:tast\w+|flavou?r|finish|cup|brew|coffee)\b|\btastes? (?:\w+ )?smooth\b|(?:\bnot|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t|never) (?:\w+ )?harsh\b/,
    ),
    point(
      "popular with kids",
      /\b(?:kids?|children|grandkids|toddlers?|grandchildren|son|daughter) (?:\w+ ){0,2}(?:loves?|likes?|enjoys?|asks? for|gobbles?|devours?|drinks?|eats?|begs?)\b/,
    ),
    point(
      "popular with dogs",
      /\b(?:dogs?|pup|puppy|puppies|labs?|hound) (?:\w+ )?(?:loves?|goes? (?:crazy|nuts|wild)|devours?|gobbles?|begs?)\b/,
    ),
    point(
      "popular with cats",
      /\b(?:cats?|kitty|kitties|kittens?) (?:\w+ )?(?:loves?|goes? (?:crazy|nuts|wild)|devours?|gobbles?|begs?)\b/,
    ),
    point(
      "a fresh fruit note",
      /\b(?:real|fresh|actual|natural) (?:fruit|strawberry|berry|lemon|orange|mango|apple|peach|cherry)\b/,
    ),
  ],
  laundry: [
    point(
      "does not bunch up",
      /(?:\b(?:not|never|no|without)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? (?:bunch|clump|lump)\w*\b|\blumpy nowhere\b/,
    ),
    point(
      "keeps a good look after laundering",
      /\bwash\w*\b[^.;]{0,45}\b(?:like|brand|as good as) new\b|\b(?:like|looks?|brand) new\b[^.;]{0,35}\bwash\w*\b/,
    ),
    point(
      "holds up to repeated laundering",
      /(?<!\bhands (?:\w+ )?)\b(?:[2-9]\d|\d{3}|dozens of|twenty|thirty|forty|fifty|a hundred|hundreds of) (?:some )?(?:times|washes|washings|cycles)\b(?! (?:a|per|each|every) (?:day|shift|week))/,
    ),
    point("stains come out", /\bstains? (?:come|came|wash|washed|lift|lifted)(?: \w+)? out\b/),
    point(
      "can go in the dryer",
      /(?<!(?:\b(?:not|never|no)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+){0,4} )\b(?:out of|from|in|through|into) the dryer\b(?! (?:hose|vent))/,
    ),
    told(
      "fits in a home washer",
      /\bfits? (?:\w+ )?(?:in|into|inside) (?:my|our|the|a)(?: \w+){0,2} (?:washer|washing machine)\b/,
    ),
    point(
      "colors do not run",
      /(?:\b(?:no|not|never|without)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? (?:bleed|bleeding|bled|run(?! this| it| them| over| out)|dye)\b/,
    ),
    point(
      "no loose threads afterward",
      /\b(?:no|not a|without|zero|any) (?:\w+ )?(?:loose )?(?:threads?|fraying|unravel\w*)\b|(?:\b(?:not|never)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:fray|unravel)\w*\b/,
    ),
    point(
      "elastic stays snug afterward",
      /\belastic\b[^.;]{0,25}\b(?:still|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t|not)\b(?: \w+){0,2} (?:tight|snug|stretchy|stretched|strong|loose)\b/,
    ),
    point(
      "stands up to hot water",
      /\b(?:hot (?:water|wash|cycle)|wash\w*(?: \w+)? (?:in|on) hot|washed\b[^.;]{0,30}\bhot even)\b/,
    ),
    point("pet hair comes right out", /\bhair\b[^.;]{0,25}\b(?:comes|came|shakes|washes) (?:\w+ )?(?:off|out)\b/),
  ],
};
