import type { Wordings } from "./wording.ts";

export const LEAK_WORDINGS: Wordings = {
  leak: [
    [
      "+",
      /\b(?:has|have|had|did|does|do|will|would|wo|is|was|are)(?: not| never|n['’]?t| n['’]?t) (?:ever |even |yet |once |so much as |at all )*(?:leak(?:s|ed|ing)?|dripp?(?:s|ed|ing)?|dribbled?|spill(?:s|ed|ing)?|seep(?:s|ed)?|wept|lost? a (?:single )?drop|let out a drop)(?: (?:a |one |a single )?(?:drop|bit|drip))?(?! (?:(?:the|any) (?:beans|secrets?)|light|sound|noise|data|air|acid|memory))(?: (?:once|yet|at all|so far|anywhere|even|when|in|on|all over|everywhere|since|after|or|and|through|out|from|if|a|like|all|under|upside|inside)\b| ?[.!,;)]| ?$)/,
    ],
    [
      "+",
      /\b(?:not (?:a|one)(?: single)?|never (?:a|lost a|spilled a|had a)|without (?:a|spilling a|losing a)(?: single)?|nary a|zero|no|not even a|ne'er a) (?:(?<!\b(?:no|zero) )drops?|drips?|dribbles?|leaks?|leakage|leaking|seepage|puddles?)(?! (?:tray|stop|irrigation|line|coffee|in (?:temp|pressure|signal|quality|price)|outs?|off|shipping|detector|test))(?: (?:of (?:water|milk|coffee|oil|soup|juice|liquid|tea|it)|spilled|spilt|leaked|lost|out|came|comes|escaped|got|so far|yet|in (?:my|the|her|his|over|a|two|six|three|\d+)|after|since|anywhere|at all|on (?:the|my)|under|from|all|when|even|through)\b| ?[.!,;)]| ?$)/,
    ],
    [
      "+",
      /\b(?:tip(?:s|ped|ping)?|turn(?:s|ed)?|flip(?:s|ped)?|knock(?:s|ed)?|held|hold|shook|shake|threw|throw|toss(?:ed)?|drop(?:s|ped)?|rolled?|rolls|rolling|laid|lay|lies|lying|carried|carry|fell|falls) (?:[\w'’-]+ ){0,6}?(?:over|upside[- ]down|on its side|sideways|around|in (?:my|his|her|the) (?:bag|purse|backpack|back pack|gym bag|tote|car|suitcase|lunch ?box|diaper bag)|onto the floor|on the floor)\b.{0,30}(?:not a drop|nothing (?:came|comes|leaked|leaks|spilled|spills|got out|gets out|dripped)|no (?:leaks?|spills?|drips?|mess)|without (?:a |any )?(?:leak\w*|spill\w*|drop|drip)|(?:did|does|has|wo|have)(?:n['’]?t| n['’]?t| not) (?:leak|spill|drip|lose|lost)|stayed (?:dry|sealed|shut|put)|everything (?:was |stayed )?dry|bone dry|zero (?:leaks|drops))/,
    ],
    [
      "+",
      /(?<!\b(?:rain\w*|storm|sleeping|snow|tent)\b.*)\b(?:bag|backpack|purse|tote|suitcase|papers?|laptop|books?|sheets?|mattress|bed|car seat|crib|lunch(?:box)?|cabinet|homework) (?:(?:still|always|underneath|below|all) )?(?:stay(?:s|ed)?|remain(?:s|ed)?|was|is|are|were) (?:completely |perfectly |totally |always |still |finally |absolutely |nice and |bone[ -])*dry(?: as a bone)?\b(?!.{0,40}\b(?:rain|storm|snow|downpour))/,
    ],
    [
      "+",
      /\b(?:stopped|stops|fixed|fixes|sealed|seals|cured|ended|plugged|plugs|solved) (?:up )?(?:the |my |our |a |that |all |any |every |those )+(?:[\w'’-]+ ){0,2}?(?:leaks?|leaking|drips?|dripping|seepage|seeping)\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})(?<!\b(?:make|making|be) sure .*)\b(?:seals?|lids?|caps?|gaskets?|stoppers?|closures?|tops?) (?:[\w'’-]+ ){0,2}?(?:(?:is|are|was|were|stays?|stayed|holds?) (?:really |completely |truly |absolutely |still |actually )*(?:watertight|water[- ]tight|airtight|air[- ]tight|leak ?-?(?:proof|free))|(?:screws?|closes?|snaps?|seals?|clamps?|locks?) (?:on |down |up |shut |nice and |very |really |super )*(?:tight(?:ly)?|watertight|airtight))\b(?! (?:to (?:open|unscrew|get)|enough to)|.{0,25}\b(?:can['’]?t|cannot|ca n['’]?t|hard|struggle|pliers)\b)/,
    ],
    [
      "+",
      /(?<!\bnever .*)\b(?:(?:slept|sleeps) through (?:the night )?(?:and )?(?:woke|wakes) (?:up )?dry|(?:he|she|baby|son|daughter|toddler|lo|kid|twins|boy|girl) (?:still |always |finally )?(?:wakes|woke) up (?:completely |totally |bone )*dry|no more (?:blow[- ]?outs?|leaky (?:nights|diapers)|wet (?:sheets|beds?|mornings|pajamas|pjs)|changing (?:the )?sheets)|(?:no|not a single|zero) blow[- ]?outs?)\b(?! mouth)/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})(?<!\b(?:rain\w*|storm|wind|i|we|you|sweat)\b(?: [\w'’-]+){0,12} )\b(?:soaked|drenched|flooded|drained into|dripped (?:on|onto|into|all over|down)|drips (?:on|onto|into|all over|down)|dribbles? (?:down|on|onto|all over)|dribbled (?:down|on|onto|all over)|leaked (?:on|onto|into|in|all over|down)|leaks (?:on|onto|into|in|all over|down)|emptied (?:itself )?(?:in|into|all over|onto)|ran down|runs down|seeped (?:into|onto|through)|seeps (?:into|onto|through)|spills (?:in|into|all over|onto)) (?:my|our|his|her|the (?:inside|bottom) of (?:my|his|her|our)) (?:[\w'’-]+ ){0,2}?(?:bag|backpack|purse|tote|suitcase|laptop|phone|books?|papers?|notebooks?|gym bag|lunch(?: ?box| ?bag)?|homework|passport|chin|shirt|blouse|lap|cup ?holder|car seat|arm|sleeves?|elbow|briefcase|diaper bag|glove ?box|dashboard|night ?stand|cabinets?|hardwood(?:s| floors?)?|basement|ceiling|engine|driveway|mattress|crib)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:puddles?|small lake) (?:of [\w'’-]+ )?(?:(?:is|was|of water|all) )?(?:on|under|underneath|around|beneath|in|at the bottom of|below|inside) (?:it|them|the (?:bottle|cup|machine|tank|base|unit|hose|pot|kettle|bag|pump|sink|lid|bowl|counter|floor|fridge|cooler|tub|bucket|shelf|bottom|valve|thermos|mug|fountain|blender|toilet|car|cooler|humidifier|dispenser|faucet|cabinet|tap)|my (?:bag|backpack|counter|floor|desk|cup ?holder|purse|car|kitchen|lunch))\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:leak(?:s|ed|ing)?|drip(?:s|ped|ping)?|dribbl(?:es|ed|ing)|seep(?:s|ed|ing)|weep(?:s|ing)|wept|ooz(?:es|ed|ing)) (?:water |coffee |oil |milk |juice |out |like |constantly |badly |slowly |all )*(?:from|at|around|out of|under|past|through|like) (?:the |every |both |its |a |each |where )+(?:[\w'’-]+ )?(?:seams?|lid|cap|spout|joints?|hose|connections?|connectors?|fittings?|valves?|gaskets?|base|bottom|threads?|nozzle|handle|spigot|straw|mouthpiece|seals?|sieve|faucet|tap|corners?|rim|top|sides?|tank|plug|washer|coupling|trigger|neck|stem|shutoff|sprinkler|collar|edges?|drain)\b(?!.{0,20}\b(?:is|was) gone)/,
    ],
    [
      "-",
      /\b(?:had|have|has|need|needed|needs|must|got) (?:to )?(?:put|keep|set|carry|store|place|use|wrap|carried|stand|sit|lay|kept|leave) (?:the \w+-[\w-]+ |\w+ )*(?:in a (?:zip ?-?lock|plastic bag|bowl|baggie|ziploc|bag|sock|bucket)|towel (?:under|around|beneath|underneath)|bowl (?:under|beneath|underneath)|bucket (?:under|beneath|underneath)|pan (?:under|beneath|underneath)|paper towels? (?:under|around|beneath|underneath)|tray (?:under|beneath|underneath)|upright or)\b(?!.{0,40}\b(?:smell|hair|noise|bake|oven|freez)\w*\b)/,
    ],
    [
      "-",
      /\b(?:wrapped|wrap|used|went through|put|took|added|needed) (?:[\w'’-]+ ){0,5}?(?:teflon|plumber['’]?s|thread(?:ing)?|silicone|duct|electrical|caulk) ?(?:tape|caulk|sealant|dope)? (?:[\w'’-]+ ){0,5}?(?:and it still|still|but it still|to (?:stop|get it to stop|keep it from|make it stop)) ?(?:the )?(?:leak|leaks|leaking|drip|drips|dripping)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:he|she|son|daughter|baby|toddler|lo|kid|twins|boy|girl|little one|babies|they) (?:still |always |often |would |keeps? |kept )*(?:wakes?|woke|waking) (?:up )?(?:every (?:morning|night) |each morning |totally |completely )*(?:soaked|drenched|soaking wet|wet)\b(?!.{0,15}\bsweat)|\bblow[- ]?outs (?:[\w'’-]+ ){0,1}?(?:every (?:day|night|time|single)|constantly|all the time|up the back|daily)\b/,
    ],
  ],
  control: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:stopped|quit|stops|ended|cured|fixed|cut(?:s)? down on|reduced|eliminated|tamed) (?:\w+ ){0,2}?(?:pulling|lunging|dragging|yanking|tugging|jumping on (?:people|strangers)|choking himself|choking herself|the pull)\b/,
    ],
    [
      "+",
      /\b(?:no longer|(?:does|do|did)(?: not| ?n['’]?t)|never|barely|hardly|not once|(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t))|does ?n['’]?t even try to) (?:even )?(?:pulls?|pulled|lunges?|lunged|drags?|dragged|yanks?|yanked|tugs?|tow|tows|choke|chokes|gag|gags|rip|rips) (?:me|us|my (?:arm|shoulder)|on (?:the |his |her )?leash|anymore|any more|at all|now|nearly|as (?:much|hard)|like|down|ahead|himself|herself|once|the whole|on (?:walks|it)|hard|toward)\b/,
    ],
    [
      "+",
      /\b(?:walks?|walked|walking|trots?|heels?|strolls?) (?:\w+ ){0,2}?(?:right |nicely |calmly |politely |perfectly |happily |quietly )?(?:beside|next to|by|at) (?:me|us|my (?:side|leg|knee|heel)|her|him|heel)\b(?! (?:in (?:the|a) (?:store|street)|and asked))(?<!(?:\bnot|n['’]t|never) (?:[\w'’-]+ ){0,3}\w+.*)/,
    ],
    [
      "+",
      /\b(?:walks?|walked|walking|heels?|behaves?)(?: \w+){0,2} (?:like )?(?:a |an |such a |the )?(?:perfect |little |completely |totally |whole |proper )?(?:lady|gentleman|champ|show dog|dream|angel|pro|different dog|new dog|loose leash|slack leash)\b(?<!(?:\bnot|n['’]t|never) (?:[\w'’-]+ ){0,3}\w+.*)/,
    ],
    [
      "+",
      /\b(?:arms?|shoulders?|back|hands?|wrists?|elbow|rotator cuff)(?: \w+){0,3} (?:no longer|(?:does|do|did)(?: not| ?n['’]?t)|(?:is|was|are|were)(?: not| ?n['’]?t)|thanks?|would like to thank|stays? in|stayed in|survived|is (?:\w+ )?(?:happy|grateful|saved|spared)|feels better|stopped|saved|never)(?: \w+){0,3} (?:hurts?|aches?|aching|sore|socket|ripped|yanked|pulled|dislocated|you|engineers|after (?:a|our|the) walks?|hurting|me|jerked|burn(?:s|ed)?|from (?:being )?(?:pulling|yanked))\b(?= |[.,!]|$)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:can|could|able to) (?:finally |actually |now |once again |safely |easily |comfortably |even )*(?:walk|handle|hold|control|manage|steer|stop|guide|redirect)(?: \w+)? (?:him|her|them|my|both|the (?:dog|two)|this|our|all|a \d+)(?: \w+){0,5} (?:with (?:one|two|a|just)|one[- ]handed|again|without|by myself|at once|now|easily|alone|together|and not|safely|even (?:when|with|though))\b/,
    ],
    [
      "+",
      /\b(?:enjoy|enjoys|enjoying|enjoyable|look forward to|looking forward to|a pleasure|a joy|fun|relaxing|peaceful|pleasant|calm|bearable|love|loving)(?: \w+){0,2} (?:our |my |his |the )?(?:daily |morning |evening )?walks?(?: \w+){0,2} (?:again|now|since|instead|for (?:the )?first|finally|together)\b/,
    ],
    [
      "+",
      /\b(?:instead of|rather than|no more|without|not|end of the|goodbye to)(?: \w+){0,2} (?:dragging (?:me|us)|pulling (?:me|us|my arm)|chok(?:ing|ed)|gagging|coughing|hacking|wheezing|(?:being|getting) (?:dragged|pulled|yanked|towed)|arm (?:yanking|ripping|out of)|tug ?-?of ?-?war|sore (?:arm|shoulder)s?|rope burn|pulling on (?:the )?leash|strangling)\b(?! with it)/,
    ],
    [
      "+",
      /\b(?:turns? (?:him|her|them) (?:around|back|toward|sideways)|redirects? (?:him|her|them)|spins? (?:him|her) (?:around|back)|gives? me (?:\w+ )?(?:control|leverage|the upper hand)|(?:full|complete|total|great|better|so much|much|more|good|excellent|amazing) control (?:over|of|when|with|on) (?:him|her|my|the|our|walks?|a|both|them|squirrels?))\b(?<!(?:\bnot|n['’]t|never|no) (?:[\w'’-]+ ){0,2}\w+.*)/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:still|just|same|continues to|kept|keeps|only) (?:\w+ )?(?:pulls?|pulled|pulling|drags?|dragged|dragging|yanks?|yanked|yanking|lunges?|lunged|lunging|chokes?|choked|choking|tugs)(?: \w+){0,2} (?:me|us|just as|as hard|as much|like|himself|herself|right|down|the same|on (?:the )?leash|through|anyway|every|toward|ahead|hard|when|at)\b/,
    ],
    [
      "-",
      /\b(?:pulls?|pulled|drags?|dragged|yanks?|lunges?|choke[sd]?) (?:\w+ )?(?:even |just as |twice as )(?:more|harder|hard|worse|much|bad|badly)(?: \w+){0,3} (?:with (?:it|this)|in (?:it|this)|than|as (?:before|ever|with|he|she)|now)\b/,
    ],
    [
      "-",
      /\b(?:made|makes|is|was|did|does|makes zero|made zero|had) (?:\w+ )?(?:no|zero|little|n['’]?t make (?:a|any)|n['’]?t make a bit of|absolutely no) (?:bit of )?(?:difference|effect|impact|help)(?: \w+){0,3} (?:pulling|pull|lunging|walks?|puller|leash)\b/,
    ],
    [
      "-",
      /\b(?:arm|shoulder|wrist|back|elbow)s?(?: \w+){0,3} (?:is|are|was|were|nearly|almost|still|feels?|felt|got|gets)(?: \w+){0,3} (?:sore|ripped|out of (?:its|the|my)|dislocated|yanked|killing|pulled|longer|jerked|wrenched|throbbing|shot)(?: \w+){0,4} (?:walks?|leash|dog|pull\w*|socket|lung\w*|block|squirrels?)\b(?<!(?:\bno|\bnot|n['’]t|never|no longer|used to|before) (?:[\w'’-]+ ){0,5}\w+.*)/,
    ],
  ],
  grip: [
    [
      "+",
      /\b(?:(?:has|have|does|do|did|wo|is|are)(?: ?n['’]?t| not)|never|not once|yet to|without) (?:even |once |ever |yet |at all |moved or )?(?:budge[ds]|budging|slipped|fall(?:en|s)? off|fell off|falling off|fallen|com(?:e|es|ing) (?:off|loose|unstuck)|came (?:off|loose|unstuck)|mov(?:e|es|ed) an inch|let go\b(?! of)|lost (?:its|their) (?:grip|suction|stick\w*|hold)|lose (?:its|their) (?:grip|suction|stick\w*|hold)|peel(?:ed|s|ing)? (?:off|up|away)|unstuck|pop(?:ped|s)? (?:off|loose)|slid(?:e|es|ing)? (?:off|down|around))\b(?! (?:the price|on price|behind))/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:stuck|sticks?|holds?|held|grips?|gripped|hangs? on|hung on|clings?|clamps?|clung|grabs?|adheres?|clamped|latche[sd]) (?:on |onto |down |itself |there |right )*(?:(?:like|as) (?:a |an |the )?(?:\w+ )?(?:glue|tick|barnacle|vise|vice|pit ?bull|bulldog|bear trap|gecko|limpet|leech|clamp|death|champ|boa|crab|magnet|snapping turtle|spider-?man|nobody['’]?s business|dream|cement|grim death|welded|velcro|concrete|lobster|alligator|starfish|octopus|charm)|for dear life|its ground|fast\b|and (?:stays?|stayed|holds?|does ?n['’]?t (?:let go|come off|move|budge)|wo ?n['’]?t (?:let go|come off|move|budge)|never)|without (?:slipping|budging|sliding|moving|falling|coming))/,
    ],
    [
      "+",
      /\b(?:potholes?|speed bumps?|bumps|bumpy (?:roads?|rides?)|washboard(?: roads?)?|gravel roads?|cobblestones?|dirt roads?|rough roads?|railroad tracks?|highway speeds?|off[- ]?road(?:ing)?|hard braking|sharp turns?|trails)\b[^.!?]{0,50}\b(?:(?:has|have|did|does|do)(?: ?n['’]?t| not) (?:\w+ )?(?:move|moved|fall|fallen|budge|budged|slip|slipped|drop|dropped|come|shift|wiggle|bounce)|never (?:\w+ )?(?:moved|moves|fell|falls|fallen|budged|budges|slipped|slips|dropped|drops|came|lost)|stays? (?:put|on|in place)|stayed (?:put|on|in place)|still there|held|rock solid|no problem)/,
    ],
    [
      "+",
      /\b(?:had to use|took|takes|needed|you need|need|used) (?:a |an |my |me |both |two |all |some )?(?:\w+ )?(?:crow ?bar|pry bar|credit card|hands|putty knife|heat gun|hair dryer|strength|might|spatula|real effort|serious force|effort|screwdriver) (?:\w+ )?(?:to |just to )(?:get|pull|pry|peel|take|remove|break) (?:it|them|the suction cup|that|this) (?:off|loose|free|down|up|back off|away)\b/,
    ],
    [
      "+",
      /\b(?:death|iron|vise[- ]?like|vice[- ]?like|bulldog|kung[- ]fu|bear|monster|gorilla|tenacious|killer|incredible|amazing|super|fantastic|insane|serious|unbelievable) (?:grip|suction|hold|stick|holding power|stickiness|adhesive|adhesion|magnets?)\b(?<!\b(?:not|no|never|without|isn['’]t)\b.{0,12})/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:stays?|stayed|staying|remains?|remained) (?:\w+ )?(?:stuck|attached|mounted|clamped|exactly where|right where|stuck on|up on the (?:wall|tile|glass|window|fridge|windshield|mirror)|where (?:i|you|we) (?:put|place|placed|stuck|stick|clip|clamp))\b/,
    ],
    [
      "+",
      /\b(?:magnets?|suction cups?|adhesive|sticky (?:back(?:ing)?|tape|pad|side)|clamps?|tape|glue|velcro|teeth|jaws|rubber) (?:\w+ )?(?:is|are|holds?|held|grips?|works?) (?:\w+ )?(?:(?:insanely |crazy |super |very |really |incredibly |plenty |seriously |surprisingly |strong and )?(?:strong|powerful|tenacious|grippy|like (?:crazy|mad|a champ|iron|glue)|unreal|no joke|beefy|tight|firm(?:ly)?|tight(?:ly)?|strong enough))\b(?<!\b(?:not|isn['’]t|aren['’]t|never|barely|hardly|too)\b.{0,20})(?! (?:smell|odor))/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:mount|holder|hook|hooks|tape|strip|strips|shelf|caddy|magnets?|suction cups?|adhesive|sticker|patch|sensor|bracket|decals?|stickers?) (?:just |simply |immediately |always |constantly |promptly |already |even |has |have |had |keeps |kept |all |literally |eventually |then |both |suddenly |soon |quickly )*(?:fell|falls|falling|fallen|came|coming|comes|dropped|drops|dropping|peeled|peels|peeling|popped|pops|popping|slid|sliding|slides|crashed|unstuck) (?:itself |right |straight )*(?:off|down|loose|unstuck)\b(?: (?:of )?(?:the |my |every |in |after |within |when |as soon |over ?night|constantly|by |while |again|during |at |as |each |whenever |before |twice|three |all the|a lot|easily|so |and |and took|with a |almost|immediately|right|if )|[.!,]|$)(?! ?(?:for (?:cleaning|washing)|to (?:clean|wash)))/,
    ],
    [
      "-",
      /\b(?:w(?:a|o)ke(?:n)?|awoke|heard|hear|startled|scared|crash|came home|came down|came back|walked in|get up|got up|find|found|waking)\b[^.!?]{0,40}\b(?:crash(?:ed|ing)?|thud|bang|clatter|on the (?:floor|ground)|in the (?:tub|sink|toilet|bath))\b[^.!?]{0,40}\b(?:off the wall|fell|fallen|suction|again|let go|mirror|shelf|caddy|mount)\b/,
    ],
    [
      "-",
      /(?<!\b(?:no|not|never|if) (?:the )?)\b(?:suction cups?|adhesive|magnets?|sticky (?:back(?:ing)?|tape|pad|side|stuff|part)|clamps?|double[- ]sided tape|tape|glue|suckers?) (?:\w+ )?(?:gave (?:up|out|way)|gives (?:up|out|way)|let go|lets go|failed|fails|quit|died|is (?:a )?(?:joke|weak|useless|worthless|garbage|crap|pathetic|junk|not strong|too weak|very weak|so weak|wimpy)|are (?:a )?(?:joke|weak|useless|worthless|garbage|crap|pathetic|junk|not strong|too weak|very weak|so weak|wimpy)|melted|dried (?:up|out)|(?:was|were|is|are)(?: ?n['’]?t| not) (?:\w+ )?(?:strong|sticky|enough|powerful|up to)|lasted (?:a|about|all of|two|one|less|maybe|only)|barely)\b/,
    ],
    [
      "-",
      /\b(?:found|finding|find|picked|picking|pick) (?:it|them|my phone|the whole thing|the \w+) (?:up )?(?:lying |laying |face down )?(?:on|off|in) (?:the )?(?:floor|ground|sink|tub|floorboard|footwell|bathtub)\b(?! (?:with ease|easily))|\b(?:no|zero|hardly any|barely any|very little|almost no) (?:suction|holding power|magnet strength)\b(?! (?:needed|marks|tape|of))/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:fell|falls|falling|fallen|dropped|drops|peeled|peels|peeling|popped|pops|slid|slides|crashed|came|comes) (?:itself |right |straight )*(?:off|down|loose) (?:of |from )?(?:the |my |our )(?:\w+ )?(?:wall|walls|tile|tiles|window|windshield|glass|dash|dashboard|fridge|vent|mirror|door|shower wall|ceiling|cabinet|handlebars?)\b(?! (?:easily|clean(?:ly)?|when we moved|in one piece))/,
    ],
  ],
};
