import type { Wordings } from "./wording.ts";

export const SETUP_WORDINGS: Wordings = {
  setup: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:(?:had|got|have) (?:it|them|this|everything|mine|the \w+)|(?:i|we|it) (?:was|were)|all) (?:all )?(?:up|together|running|working|installed|built|standing|assembled|hung|mounted|on the wall|ready) (?:and (?:running|going|working|ready)(?: to go)? )?(?:in|within) (?:(?:just |only |maybe |about |like |around |under |less than |literally |barely |all of |a mere |approximately |roughly )*(?:(?:[1-9]|1\d|20|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a couple(?: of)?|a few|half a|a)(?: or (?:[2-9]|1\d|two|three|four|five|six|ten|fifteen))? ?-?(?:min(?:ute)?s?|secs?|seconds?)\b|no time|seconds|minutes|a jiffy|a flash|a snap|a heartbeat))(?! increments)/,
    ],
    [
      "+",
      /\b(?:set(?:ting)? (?:it |this |them |everything |the \w+ )?up|set-?up|setup|install(?:ed|ing|ation)?|assembl(?:e|ed|y|ing)|put(?:ting)? (?:it|them|this|that|these|everything|the \w+(?: \w+)?) (?:all )?(?:up|together)|put together|mount(?:ed|ing)?|hang(?:ing)?|hung|buil[dt](?:ing)?|program(?:m?ed|m?ing)?) (?:(?:[\w'’-]+ ){0,3})(?:in|within|took(?: me| us| him| her)?|takes?|was|is|under) (?:(?:just |only |maybe |about |like |around |under |less than |literally |barely |all of |a mere |approximately |roughly )*(?:(?:[1-9]|1\d|20|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a couple(?: of)?|a few|half a|a)(?: or (?:[2-9]|1\d|two|three|four|five|six|ten|fifteen))? ?-?(?:min(?:ute)?s?|secs?|seconds?)\b|no time|seconds|minutes|a jiffy|a flash|a snap|a heartbeat))(?! to (?:dry|cook|eat|charge|load))/,
    ],
    [
      "+",
      /\b(?:took|takes|taking)(?: me| us| him| her| my \w+)? (?:longer|more time|more effort) to (?:un(?:pack|box|wrap)|open|get (?:it|them|everything) out|cut|read|find|take (?:it|them)? ?out)\b.{0,40}\bthan (?:it did |it took )?(?:to )?(?:set(?:ting)? (?:it |this |them |everything |the \w+ )?up|set-?up|setup|install(?:ed|ing|ation)?|assembl(?:e|ed|y|ing)|put(?:ting)? (?:it|them|this|that|these|everything|the \w+(?: \w+)?) (?:all )?(?:up|together)|put together|mount(?:ed|ing)?|hang(?:ing)?|hung|buil[dt](?:ing)?|program(?:m?ed|m?ing)?)/,
    ],
    ["+", /\b(?:unpacking|opening the box|getting it out of the box) took longer than\b/],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:took|takes)(?: me| us| him| her| my \w+| the two of us)? (?:(?:just |only |maybe |about |like |around |under |less than |literally |barely |all of |a mere |approximately |roughly )*(?:(?:[1-9]|1\d|20|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a couple(?: of)?|a few|half a|a)(?: or (?:[2-9]|1\d|two|three|four|five|six|ten|fifteen))? ?-?(?:min(?:ute)?s?|secs?|seconds?)\b|no time|seconds|minutes|a jiffy|a flash|a snap|a heartbeat)) (?:flat |max |tops |at most )?to (?:(?:(?:[\w'’-]+ ){0,1})(?:set(?:ting)? (?:it |this |them |everything |the \w+ )?up|set-?up|setup|install(?:ed|ing|ation)?|assembl(?:e|ed|y|ing)|put(?:ting)? (?:it|them|this|that|these|everything|the \w+(?: \w+)?) (?:all )?(?:up|together)|put together|mount(?:ed|ing)?|hang(?:ing)?|hung|buil[dt](?:ing)?|program(?:m?ed|m?ing)?)|(?:put|get|slip|pop|clip|fit|strap|pull|stretch) (?:it |this |them |mine |the \w+ )?(?:on|in|over|in place|into place)\b)/,
    ],
    [
      "+",
      /\b(?:goes|went|snaps?|snapped|clicks?|clicked|slots?|slotted|fits?|screws?|bolts?) together (?:(?:[\w'’-]+ ){0,3})(?:in (?:(?:just |only |maybe |about |like |around |under |less than |literally |barely |all of |a mere |approximately |roughly )*(?:(?:[1-9]|1\d|20|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a couple(?: of)?|a few|half a|a)(?: or (?:[2-9]|1\d|two|three|four|five|six|ten|fifteen))? ?-?(?:min(?:ute)?s?|secs?|seconds?)\b|no time|seconds|minutes|a jiffy|a flash|a snap|a heartbeat))|like lego|like a (?:dream|puzzle|charm|glove)|without (?:any )?(?:tools|a hitch|a fight|swearing|trouble|a problem|issues)|easily|easy|with no|quickly|quick|smoothly|beautifully|perfectly|nicely|just (?:fine|right)|no (?:tools|problem|trouble))\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:assembly|assembling (?:it|this|them)|set-?up|setup|setting (?:it|this|them) up|installation|installing (?:it|this|them)|the install|install|putting (?:it|this|them|the thing|everything) together|mounting (?:it|them|this)|hanging (?:it|them|this)) (?:is|was|were|are|=|:|-|took|required|requires|needs|couldn['’]?t be|could n['’]?t be|could not be)? ?(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*(?:snap|painless|effortless|cinch|doddle|non-?event|piece of cake|pie|cake|child['’]?s play|idiot[- ]proof|fool ?proof|no[- ]brainer|one[- ](?:bolt|screw|person)|four screws|two screws|no tools|zero tools|walk in the park|smooth|uneventful|self[- ]explanatory|a joy|fast|lightning|dead simple|stupid simple|super simple|super easy|simpler|easier than|nothing to it|a one man job)\b/,
    ],
    [
      "+",
      /\b(?:no|without|zero|doesn['’]?t need|did ?n['’]?t need|does ?n['’]?t require|needs no|requires no|with no) (?:any |a |special |power |extra )*(?:tools|drilling|wiring|electrician|plumber|handyman|installer|assembly|drill|screwdriver)(?: or (?:\w+ ){1,2}| and (?:\w+ ){1,2}| )?(?:required|needed|necessary|at all|involved|and (?:it|that)|,? just)\b/,
    ],
    [
      "+",
      /\b(?:without|not|not even) (?:a |one |so much as a )(?:single )?(?:(?:curse|swear|cuss|cross) word|curse|cuss)\b(?! (?:on|of|to say))/,
    ],
    [
      "+",
      /\b(?:plug(?:ged)?|screwed|popped|stuck|dropped|snapped|clipped|hooked) (?:it|them|the \w+|this) (?:in|on|up|down)(?: and|,) (?:(?:[\w'’-]+ ){0,1})(?:that was (?:it|that|all)|off (?:we|i|it) went|away (?:we|it|i)|it (?:just |simply |immediately |instantly )?(?:worked|works|was working|ran|started)|was (?:up|done|running|good)|done|good to go|you['’]?re (?:done|good|set)|ready|forgot about it)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:works?|worked|ready|good to go|running|usable) (?:(?:[\w'’-]+ ){0,3})(?:right|straight|perfectly|fine|great|immediately) out of the (?:box|package|packaging|bag)\b/,
    ],
    [
      "+",
      /\b(?:one|two|three|four|2|3|4) (?:screws?|bolts?|clips|pieces|parts|steps|clicks|wires)(?: and|,| later)? (?:it['’]?s |it was |you['’]?re |you are |i was |we were )?(?:done|that was it|that['’]?s it|up and running|good to go|ready to go|on the wall|finished)\b/,
    ],
    [
      "+",
      /\b(?:i['’]?m|i am|my \w+ is|he['’]?s|she['’]?s) (?:(?:[\w'’-]+ ){0,1})(?:not (?:very |at all |that |the most |particularly |exactly |a )?(?:handy|mechanically|technical|tech savvy|mechanical|carpenter|electrician)|no (?:carpenter|handyman|mechanic|electrician|engineer|expert|plumber)|all thumbs|hopeless with tools)\b.{0,30}\b(?:and|but|yet|still) (?:(?:[\w'’-]+ ){0,2})(?:had|got|put|managed|installed|was able|assembled|set|built|did|could|it went|it took|pulled)\b/,
    ],
    [
      "+",
      /\b(?:holes|bolts|screws|threads|parts|pieces|panels|brackets|everything) (?:all )?(?:lined?|matche?d?|match|aligned?) up (?:(?:[\w'’-]+ ){0,2})(?:perfect|perfectly|exactly|great|fine|nicely|on the first|right|as (?:it|they) should|with no|dead on|just)\b/,
    ],
    [
      "+",
      /\b(?:installed|assembled|mounted|hung|set|put) (?:it|them|this|these|everything|the whole thing) (?:up |together |in )?(?:all )?(?:by )?(?:myself|single[- ]handed(?:ly)?|alone|on my own|herself|himself)\b(?!.{0,40}(?:struggl|difficult|hard|nightmare|hours|impossible))/,
    ],
    [
      "+",
      /\b(?:direct|straight|perfect|exact|true|simple) (?:drop[- ]in|bolt[- ]on|bolt[- ]in|swap|plug[- ]and[- ]play)\b/,
    ],
    [
      "+",
      /\b(?:tent|canopy|awning|gazebo|crib|playpen|pack and play|shelter|umbrella) (?:(?:[\w'’-]+ ){0,2})(?:pops?|goes|went|springs?|flies) (?:right )?up (?:(?:[\w'’-]+ ){0,1})(?:in|within|by itself|before|on its own|like)\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:took|takes|taken|needed|cost)(?: me| us| him| her| my \w+| the two of us| both of us| two of us)? (?:(?:over |more than |about |nearly |almost |close to |at least |roughly |around |a good |the better part of |probably |easily |literally )*(?:(?:(?<=(?:over|than|least|almost|nearly|good) )an|two|three|four|five|six|several|\d+|a couple(?: of)?|a few)(?: and a half)? (?:hours?|days|hrs?|evenings|afternoons|weekends)|(?:half |all |an? |the |the whole |the entire |a whole |an entire |all of |most of an? |most of the |our |my )+(?:day|afternoon|evening|morning|weekend|saturday|sunday|night)|hours|forever|ages|eternity|an eternity|days)) (?:(?:[\w'’-]+ ){0,4})to (?!get the hang)(?:(?:[\w'’-]+ ){0,2})(?:(?:set(?:ting)? (?:it |this |them |everything |the \w+ )?up|set-?up|setup|install(?:ed|ing|ation)?|assembl(?:e|ed|y|ing)|put(?:ting)? (?:it|them|this|that|these|everything|the \w+(?: \w+)?) (?:all )?(?:up|together)|put together|mount(?:ed|ing)?|hang(?:ing)?|hung|buil[dt](?:ing)?|program(?:m?ed|m?ing)?)|get (?:it|this|them) (?:together|installed|up|working|running|to work))/,
    ],
    [
      "-",
      /\b(?:assembly|assembling (?:it|this|them)|set-?up|setup|setting (?:it|this|them) up|installation|installing (?:it|this|them)|the install|install|putting (?:it|this|them|the thing|everything) together|mounting (?:it|them|this)|hanging (?:it|them|this)) (?:(?:[\w'’-]+ ){0,2})(?:took|takes|ate up|cost us|cost me)(?: me| us| him| her| my \w+)? (?:(?:over |more than |about |nearly |almost |close to |at least |roughly |around |a good |the better part of |probably |easily |literally )*(?:(?:(?<=(?:over|than|least|almost|nearly|good) )an|two|three|four|five|six|several|\d+|a couple(?: of)?|a few)(?: and a half)? (?:hours?|days|hrs?|evenings|afternoons|weekends)|(?:half |all |an? |the |the whole |the entire |a whole |an entire |all of |most of an? |most of the |our |my )+(?:day|afternoon|evening|morning|weekend|saturday|sunday|night)|hours|forever|ages|eternity|an eternity|days))/,
    ],
    [
      "-",
      /\b(?:spent|wasted|lost|killed) (?:(?:over |more than |about |nearly |almost |close to |at least |roughly |around |a good |the better part of |probably |easily |literally )*(?:(?:(?<=(?:over|than|least|almost|nearly|good) )an|two|three|four|five|six|several|\d+|a couple(?: of)?|a few)(?: and a half)? (?:hours?|days|hrs?|evenings|afternoons|weekends)|(?:half |all |an? |the |the whole |the entire |a whole |an entire |all of |most of an? |most of the |our |my )+(?:day|afternoon|evening|morning|weekend|saturday|sunday|night)|hours|forever|ages|eternity|an eternity|days)) (?:(?:[\w'’-]+ ){0,3})(?:(?:set(?:ting)? (?:it |this |them |everything |the \w+ )?up|set-?up|setup|install(?:ed|ing|ation)?|assembl(?:e|ed|y|ing)|put(?:ting)? (?:it|them|this|that|these|everything|the \w+(?: \w+)?) (?:all )?(?:up|together)|put together|mount(?:ed|ing)?|hang(?:ing)?|hung|buil[dt](?:ing)?|program(?:m?ed|m?ing)?)|trying to (?:set|install|assemble|put|build|get (?:it|this) (?:to|up|on|working|running))|getting (?:it|this|them) (?:to work|working|set up|installed|together))/,
    ],
    [
      "-",
      /\b(?:holes?|threads?|bolts?|screws?|brackets?|panels|parts|pieces|tabs|slots) (?:(?:[\w'’-]+ ){0,4})(?:(?:won['’]?t|wo n['’]?t|will not|does ?n['’]?t|does not|do ?n['’]?t|do not|did ?n['’]?t|did not|would ?n['’]?t|would not|can ?not|can ?n['’]?t|could ?n['’]?t|refuses? to|refused to|never|no longer)|were ?n['’]?t|are ?n['’]?t) (?:(?:[\w'’-]+ ){0,1})(?:lined?|matche?d?|match|aligned?|fit together)(?: up)?\b/,
    ],
    [
      "-",
      /\b(?:holes|threads) (?:(?:[\w'’-]+ ){0,4})(?:are|were|was|is) (?:(?:[\w'’-]+ ){0,1})(?:off(?! the)|misaligned|mis-?drilled|in the wrong (?:place|spot|position)|not (?:lined|aligned|drilled|threaded|tapped)|stripped|drilled (?:wrong|crooked|off))\b/,
    ],
    [
      "-",
      /\b(?:had|have|needed|ended up having|forced) to (?:call|hire|pay|get|find|bring in|beg) (?:(?:[\w'’-]+ ){0,4})(?:to )(?:install|assemble|put (?:it|this|them) (?:together|up)|set (?:it|this) up|hang|mount|build|program)\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:(?:assembly|assembling (?:it|this|them)|set-?up|setup|setting (?:it|this|them) up|installation|installing (?:it|this|them)|the install|install|putting (?:it|this|them|the thing|everything) together|mounting (?:it|them|this)|hanging (?:it|them|this))|to (?:assemble|install|set up|put together|mount)) (?:is|was|were|are|=|:|-|proved|turned out to be|ended up being|became)? ?(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*(?:nightmare|chore|ordeal|bear|beast|bitch|pia|pita|hell|two[- ](?:person|man) job|three[- ](?:person|man) job|frustrating|frustration|fight|big project|struggle|challenge|torture|headache|horror|bugger|tedious|fiddly|confusing|infuriating|royal pain|major pain|test of)\b/,
    ],
    [
      "-",
      /\b(?:almost|nearly|about) (?:(?:[\w'’-]+ ){0,1})(?:ended (?:my|our) marriage|got (?:us )?divorced?|caused a divorce|came to blows|led to divorce)\b/,
    ],
    [
      "-",
      /\b(?:had|have|needed) to (?:re-?drill|file (?:down|out)|ream|enlarge|widen|drill (?:out|new|my own|bigger|larger)|saw|hacksaw|hammer|pound|bend|shim|grind|dremel|trim) (?:(?:[\w'’-]+ ){0,4})(?:to (?:get|make) (?:it|them|the \w+) (?:(?:[\w'’-]+ ){0,1})(?:to )?(?:fit|line|go|work)|holes?|for it to fit|before it would (?:fit|go))\b/,
    ],
    [
      "-",
      /\b(?:takes|took|need|needs|needed|requires|required) (?:two|three|four|2|3|4|several) (?:people|persons|men|adults|grown men|of us|guys|pairs of hands) (?:(?:[\w'’-]+ ){0,1})(?:to|and|just) (?:(?:[\w'’-]+ ){0,1})(?:(?:set(?:ting)? (?:it |this |them |everything |the \w+ )?up|set-?up|setup|install(?:ed|ing|ation)?|assembl(?:e|ed|y|ing)|put(?:ting)? (?:it|them|this|that|these|everything|the \w+(?: \w+)?) (?:all )?(?:up|together)|put together|mount(?:ed|ing)?|hang(?:ing)?|hung|buil[dt](?:ing)?|program(?:m?ed|m?ing)?))/,
    ],
    [
      "-",
      /\b(?:after|on) (?:(?:[\w'’-]+ ){0,1})(?:(?:[2-9]|1\d|20|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a couple(?: of)?|a few)|\d+) (?:failed )?(?:attempts|tries)(?:,| and| i| it)? (?:(?:[\w'’-]+ ){0,3})(?:install|assembl|set(?:ting)? up|still|finally got it)\w*/,
    ],
  ],
  easeOfUse: [
    [
      "+",
      /\bset (?:it|them|this|mine) (?:up )?once\b.{0,40}\b(?:have|has|had)(?: ?n['’]t| not|nt) (?:touched|looked at|messed with|thought about|had to touch) (?:it|them)\b/,
    ],
    [
      "+",
      /\beven (?!i (?:have|had|can['’]?t|can ?n|could ?n|can ?not))(?:i|me|my (?:(?:[\w'’-]+ ){0,2})(?:husband|wife|mom|mother|dad|father|grandma|grandmother|grandpa|grandfather|in-?laws?|boss)|someone like me|an idiot|a dummy|a monkey|a caveman|old folks|us old) (?:(?:[\w'’-]+ ){0,1})(?:can|could|managed|figured|knew|was able|understood?|got it|had no (?:trouble|problem))(?! not|n['’]?t)\b(?!.{0,20}\b(?:see|hear|smell|taste|feel|afford|complain|tell|wear|eat)\b)/,
    ],
    [
      "+",
      /\bmy (?:(?:[\w'’-]+ ){0,3})(?:mom|mother|dad|father|grandma|grandmother|grandpa|grandfather|mother-in-law|husband|wife|nana|aunt)(?:,? who (?:(?:[\w'’-]+ ){0,5})|,? (?:(?:[\w'’-]+ ){0,2})\d\d(?: years old)?,? | )(?:can|could|was able to|figured|uses|managed to|works|operates|runs|learned) (?:(?:[\w'’-]+ ){0,1})(?:use it|work it|work this|use this|operate|figure it out|it out|run it|it (?:herself|himself|by herself|by himself|on her own|without|just fine|with no))\b/,
    ],
    [
      "+",
      /\b(?:just |simply )?(?:push|press|hit|click|turn|flip|pull|squeeze|plug it in|drop it in|pour it in|twist|point|toss it in|throw it in)(?: of)?(?: a| one| the)?(?: single)?(?: button| switch| handle| trigger| knob| lever| key)? and (?:it['’]?s |you['’]?re |you are |i['’]?m )?(?:go\b|done|walk away|forget|that['’]?s it|it does|it works|off (?:it|you|we) go|away (?:it|you|we) go|ready|good to go|voila|boom|presto|it (?:just |simply )?does the rest|it takes care)/,
    ],
    ["+", /\bset it and forget it\b|\bset and forget\b|\bset it up and forget\b/],
    [
      "+",
      /\b(?:nothing|not (?:much|anything|a thing)) (?:else )?to (?:learn|figure out|fiddle with|mess with|remember|program|go wrong|memori[sz]e)\b|\bthere['’]?s nothing to it\b/,
    ],
    [
      "+",
      /\b(?:does|do|did)(?: not| ?n['’]?t) (?:take|need|require|have to be) (?:a |an )(?:genius|rocket scien\w+|engineer\w*|phd|degree|manual|brain surgeon|instructions|tech person|mechanic)\b(?! to (?:see|know|realize|guess|tell|notice))/,
    ],
    [
      "+",
      /\b(?:idiot|fool|dummy|monkey|goof)[- ]?proof\b(?=.{0,40}\b(?:use|design|operat|control|setup|instructions|menu|system|simple|easy)|$|[.!,])(?<!child[- ]?proof)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:figured|worked|sussed|got) (?:it|this|everything|them) (?:all )?(?:out )?(?:in|within|after) (?:(?:(?:just |only |maybe |about |like |around |under |less than |literally |barely |all of |a mere |approximately |roughly )*(?:(?:[1-9]|1\d|20|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a couple(?: of)?|a few|half a|a)(?: or (?:[2-9]|1\d|two|three|four|five|six|ten|fifteen))? ?-?(?:min(?:ute)?s?|secs?|seconds?)\b|no time|seconds|minutes|a jiffy|a flash|a snap|a heartbeat))|no time|one (?:try|use)|the first (?:try|minute))/,
    ],
    [
      "+",
      /\b(?:like|became|becomes|is|feels) second nature\b|\bself[- ]explanatory\b|\bno learning curve\b|\b(?:zero|little|minimal|short|tiny) learning curve\b/,
    ],
    [
      "+",
      /\b(?:no more|no longer|gone are the days of|done with|never again will i) (?:have to |having to )?(?:(?:[\w'’-]+ ){0,1})(?:wrestl|fumbl|fight|struggl|fiddl|mess|battl|juggl|hassl)(?:e|es|ing)? (?:with (?:it|the|my|that|those|this|a|an|cords?|cables?|wires)|around)\b/,
    ],
    [
      "+",
      /(?<!n['’]t |not |never )\b(?:use|operate|work|hold|control|fill|empty|pour|load|run|steer|switch) (?:it|this|them|everything|the \w+) (?:(?:[\w'’-]+ ){0,1})(?:with (?:just )?one (?:hand|finger|thumb)|one[- ]handed|single[- ]handed|half asleep|with my eyes (?:closed|shut)|in my sleep|without (?:even )?(?:looking|thinking))\b/,
    ],
    [
      "+",
      /\b(?:couldn['’]?t|could ?n['’]?t|could not|can['’]?t|can ?n['’]?t|cannot) (?:be|get|have been|imagine anything|ask for anything) (?:any )?(?:easier|simpler|more (?:simple|straightforward|intuitive))\b/,
    ],
    [
      "+",
      /\b(?:was|were|been) (?:using|shooting|sewing|printing|cooking|cutting|recording|playing|typing|mowing|drilling|brewing|vacuuming|baking|streaming|listening) (?:(?:[\w'’-]+ ){0,4})within (?:(?:(?:just |only |maybe |about |like |around |under |less than |literally |barely |all of |a mere |approximately |roughly )*(?:(?:[1-9]|1\d|20|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a couple(?: of)?|a few|half a|a)(?: or (?:[2-9]|1\d|two|three|four|five|six|ten|fifteen))? ?-?(?:min(?:ute)?s?|secs?|seconds?)\b|no time|seconds|minutes|a jiffy|a flash|a snap|a heartbeat))|the (?:first )?hour|an hour)/,
    ],
    [
      "-",
      /\bmore (?:trouble|hassle|work|bother|effort|aggravation|frustration|a hassle|of a (?:hassle|pain|chore)) than (?:it['’]?s|it is|it was|they['’]?re|they are|its|they['’]?re) worth\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|n['’]t|nothing|never|isn['’]?t|no|less) (?:\w+ ){0,2})\b(?:is|are|was|were|it['’]?s|they['’]?re|be|feels?|found it|bit|too|so|very) ?(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*(?:fiddly|finicky|clunky|cumbersome|unwieldy|faff|temperamental|convoluted|overcomplicated|over[- ]complicated|non-?intuitive|counter ?intuitive|unintuitive|un-?user ?friendly|clumsy|klutzy|persnickety)\b(?! (?:person|with my|hands|eater|i|myself))(?!.{0,12}\b(?:person|eater|dog|cat)\b)/,
    ],
    [
      "-",
      /\b(?:still|yet|never) (?:(?:can ?not|can ?n['’]?t|could ?n['’]?t|could not)|haven['’]?t|have ?n['’]?t|have yet|to|not) (?:(?:[\w'’-]+ ){0,1})(?:figured?|work(?:ed)?|understand|understood|make sense of|sussed?|mastered|gotten the hang)(?: (?:it|this|them))?(?: out)?(?: how)?\b(?!.{0,15}\bwhy\b)/,
    ],
    [
      "-",
      /\b(?:gave|given|give) up (?:(?:[\w'’-]+ ){0,1})(?:trying to |on )(?:(?:[\w'’-]+ ){0,1})(?:figur|us|operat|work|understand|mak|get)(?:e|ing)? ?(?:it|this|the|out|them)?\b/,
    ],
    [
      "-",
      /\b(?:every|each)(?: single)? time (?:(?:[\w'’-]+ ){0,1})(?:i|you|we) (?:(?:[\w'’-]+ ){0,2})(?:use|turn|want|need|switch|start|move|wish|go to) (?:(?:[\w'’-]+ ){0,5}),? ?(?:i|you|we) (?:have|need|must|got) to\b/,
    ],
    [
      "-",
      /\b(?:i|you|we) (?:have|need|had) to (?:(?:[\w'’-]+ ){0,5})(?:every|each)(?: single)? time (?:i|you|we) (?:use|want|turn|switch|move|start)\b/,
    ],
    [
      "-",
      /(?<!n['’]t |not |never )\b(?:makes?|made|making|had) me (?:(?:[\w'’-]+ ){0,1})(?:want(?:ing)? to|feel like) (?:(?:[\w'’-]+ ){0,1})(?:throw it|throw the|scream|pull my hair|chuck it|smash|toss it)\b/,
    ],
    [
      "-",
      /\b(?:constantly|always|forever|keep|kept|endlessly|ten minutes of|half the time) (?:(?:[\w'’-]+ ){0,1})(?:fiddling|fighting|fumbling|wrestling|messing|struggling|fussing|battling|faffing|tinkering) (?:with|around|about)\b/,
    ],
    [
      "-",
      /\b(?:easier|quicker|faster|simpler|less work|less trouble|better off) (?:to |for me to |if i |just )?(?:just )?(?:do(?:ing)? it|us(?:e|ing)|cut(?:ting)?|chop(?:ping)?|wash(?:ing)?|mix(?:ing)?|sweep(?:ing)?|grab(?:bing)?|clean(?:ing)?) (?:(?:[\w'’-]+ ){0,2})(?:by hand|a knife|with a knife|scissors|a spoon|a broom|the old way|a fork|the old one|my old|without it|my hands|a screwdriver|pen and paper)\b/,
    ],
    [
      "-",
      /\b(?:it|they|this|which) (?:is|was|are|were)? ?(?:(?:[\w'’-]+ ){0,1})(?:takes|took|requires?) (?:(?:[\w'’-]+ ){0,1})(?:practice|patience|getting used to|some doing|trial and error|finesse|a knack|a few tries|fiddling|a lot of (?:fiddling|practice|patience|effort|messing))\b/,
    ],
  ],
};
