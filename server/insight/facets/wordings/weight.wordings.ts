import type { Wordings } from "./wording.ts";

export const WEIGHT_WORDINGS: Wordings = {
  weight: [
    [
      "-",
      /\bno way (?:this|it|that) (?:is|weighs)(?: only| really)* [\d.]+ ?(?:pounds?|lbs?|ounces|oz|kilos?|kg|grams?)\b|\bweighs? (?:(?!less\b)[\w'’.-]+ ?,? ){1,9}?not (?:the )?[\d.]+ (?:\w+ )?(?:they|as|like|it says|that|advertised|listed|stated|claimed)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:weighs?|weighed) (?:almost |next to |practically |like |basically |absolutely |virtually |close to |about )*(?:nothing|zero|zip|nada|as much as (?:a|my) (?:feather|phone|t-shirt|paperback|sandwich|pencil|sock)|(?:hardly|barely|scarcely) (?:anything|a thing|an ounce)|less than (?:a (?:pound|feather|kilo|paperback|can of soda)|my (?:phone|purse|old|keys|wallet|water bottle|lunch|last)))\b/,
    ],
    ["+", /\b(?:hardly|barely|scarcely) (?:weighs?|weighed) (?:anything|a thing|an ounce|a pound)\b/],
    [
      "+",
      /\b(?:does|do|did)(?: ?n['’]?t| not) (?:even |really )?weigh (?:much|a lot|a ton|a thing|anything|what (?:my|the) |me down|you down|my (?:bag|purse|pack|backpack|suitcase|arm|head|neck) down|down my (?:bag|purse|pack|backpack|suitcase))/,
    ],
    [
      "+",
      /\b(?:forget|forgot|forgets|hardly (?:know|notice|feel|knew|noticed)|barely (?:know|notice|feel|knew|noticed)|(?:(?:can|could|ca|will|wo|would|do|does|did)(?: ?n['’]?t| not)|cannot|never|no way to|impossible to|unable to) (?:even )?(?:feel|tell)|(?:(?:does|do|did|will|wo|has|have|would)(?: ?n['’]?t| not)|never|not once|no longer|refuses? to|refused to) (?:even )?(?:feel|notice)) (?:that )?(?:it|it['’]?s|it is|this|they|they['’]?re|i['’]?m carrying it|i have it|i had it|i was carrying it)(?: is| are| was)? ?(?:even )?(?:there )?(?:on|in|around|over) (?:my|your|his|her) (?:back|shoulders?|bag|purse|backpack|pack|belt|neck|pocket|hand)\b/,
    ],
    [
      "+",
      /\b(?:my|our|his|her) (?:[\w'’-]+ )?(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eighty|seventy)[- ]years?[- ]old(?: \w+)?|mother|mom|mum|grandma|grandmother|wife|daughter|son|toddler|kids?|dad|father|granddaughter|grandson|mother[- ]in[- ]law) (?:can|could|is able to|has no trouble|manages to) (?:easily |even )?(?:lift|carry|carrying|lifting|pick|haul|hoist|hold|handle|tote|move)(?:ing)? (?:up )?(?:it|this|this thing|this one|them|these|the thing)(?: up| around)? (?:by |all |on )?(?:herself|himself|themselves|alone|her own|his own|with (?:one hand|no|ease)|no problem|easily|just fine|fine|without|up the stairs|upstairs|around)/,
    ],
    [
      "+",
      /(?<!\b(?:can|could|ca|cannot|wo|not|never)(?: ?n['’]?t| not)? (?:\w+ )?)\b(?:lift|carry|pick|hold|haul|hoist|move|pull|drag)(?:s|ed)? (?:up )?(?:it|this|them|these|the (?:whole|entire) thing|hers|mine)(?: up| around| all day| over)* (?:with|in) (?:just )?(?:one|two|2|a|my|a couple of) (?:hand|finger|fingers|pinky|pinkie|little finger)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})(?<!\b(?:colou?rs?|shades?|tones?|pictures?|blue|green|pink|brown|wood|boots?|hair|skin)\b.{0,45})\b(?:light as (?:a feather|air|a cloud|paper|a leaf|anything|can be)|feather[- ]?(?:light|weight)|lighter than (?:it looks|i (?:expected|thought|imagined|figured)|expected|my (?:old|last|previous|other)|most|the (?:old|last|metal|wooden|steel)|any (?:other|of)|what i had|air)\b|(?:light|lightweight) for (?:its (?:size|power)|their size|such a|something (?:so|this)))/,
    ],
    ["+", /\b(?:half|a third|a quarter|a fraction|two thirds) (?:of )?the weight of (?:the|my|our|any|what|a)/],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:my )?(?:arms?|wrists?|shoulders?|hands?|back|neck) (?:[\w'’-]+ )?(?:(?:(?:do|does|did|is|are|was|were|has|have|had|would|could|will|can|ca|wo)(?: ?n['’]?t| not)|cannot|never)|no longer) (?:get |got |feel |be |going to )?(?:tired|tire|tiring|ache|aching|give out|fall off|worn out|fatigued|sore) (?:[\w'’-]+ ){0,3}(?:holding|carrying|lifting|lugging|swinging|after|from|anymore|any more|all day|halfway|even|when|like)/,
    ],
    ["+", /\b(?:no|without|without any|never any|zero) (?:more )?(?:arm|wrist|shoulder|hand) (?:fatigue|strain)\b/],
    [
      "+",
      /\b(?:without|w\/o) (?:my |your |her |his )?(?:arms?|wrists?|shoulders?|neck) (?:getting|feeling|going|falling|giving|aching|tiring|killing|hurting|dying)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|n['’]?t|too)(?: \w+)? )(?<!\b(?:lid|door|seat|cover|flap|hatch|lever|top|visor|handle|arm|tab)\b.{0,30})\b(?:easy|a breeze|a cinch|a snap|no trouble|no problem|nothing) (?:enough )?(?:for (?:\w+ ){1,3})?(?:to lift|to hoist|to heft|to lug|lifting|hoisting|to carry (?:up|upstairs|with one))(?! (?:off|and repair|up))\b/,
    ],
    [
      "+",
      /\b(?:it|this|they|these|thing|which)(?: is|['’]?s| are|['’]?re| was)? ?(?:not|n['’]?t) (?:at all |too |that |very |really |even |super |terribly |overly |so )?heavy (?:at all|like|to|on|for|and|or|either|in)\b/,
    ],
    [
      "+",
      /\bcarr(?:y|ied|ies) (?:it|this|them) (?:up |down )(?:the |to the |\w+ )?(?:\w+ )?(?:flights?|stairs|steps|floor|attic|loft) (?:\w+ ){0,3}(?:by myself|alone|no problem|on my own|no sweat)\b/,
    ],
    [
      "+",
      /\b(?:nice and|so|super|really|very|wonderfully|surprisingly|incredibly|amazingly|unbelievably|impressively|crazy|insanely|beautifully|delightfully|pleasantly) (?:light ?weight|light (?:to (?:carry|hold|wear|lift|push|move)|on (?:my|your|the|his|her) (?:head|back|arms?|wrist|shoulders?|neck|face|feet|ears|nose)|in (?:the|my|your) (?:hands?|bag|pack)))/,
    ],
    [
      "-",
      /\b(?:like|as heavy as|feels like|may as well be) (?:i['’]?m |i am |you['’]?re )?(?:(?:carrying|lifting|lugging|hauling|wearing|holding|swinging|dragging|hoisting|pushing|moving|toting|strapping) )(?:around |on )?(?:a |an |two |the )?(?:[\w'’-]+ )?(?:bricks?|bowling balls?|anchor|boat anchor|boulder|tank|anvil|cinder ?block|dumbbells?|sack of (?:potatoes|cement|flour|rocks)|bag of (?:cement|rocks|sand|bricks|flour)|rocks?|safe|small car|car battery|toddler|baby elephant|elephant|engine block|manhole cover|refrigerator|fridge|piano|kettlebell|bucket of (?:sand|cement|rocks)|sandbag|concrete|lead|hammer|log|cannonball|paving stone|horse|cow|truck)\b/,
    ],
    [
      "-",
      /(?<!\b(?:old|former|last|previous)\b.{0,50})\b(?:weighs|weighing) (?:almost |nearly |about |practically |in )?(?:as much as|more than|like|as|than) (?:a|an|my|two|the|your|our|he|she|his|her) (?:[\w'’-]+ ){0,2}(?:(?:bricks?|bowling balls?|anchor|boat anchor|boulder|tank|anvil|cinder ?block|dumbbells?|sack of (?:potatoes|cement|flour|rocks)|bag of (?:cement|rocks|sand|bricks|flour)|rocks?|safe|small car|car battery|toddler|baby elephant|elephant|engine block|manhole cover|refrigerator|fridge|piano|kettlebell|bucket of (?:sand|cement|rocks)|sandbag|concrete|lead|hammer|log|cannonball|paving stone|horse|cow|truck)|kid|dog|child|baby|(?:first |second )?graders? \w+|cat|grandson|granddaughter|laptop|suitcase|backpack|lunch|house|i do|does|do)\b(?! (?:so it|and (?:does|is) (?:n['’]t|not) (?:move|tip|budge)))/,
    ],
    [
      "-",
      /\b(?:it|this|thing|they|these|which|bag|unit|loaded|full) weighs? (?:almost |about |like |at least |close to )?(?:a ton|tons|half a ton|a freaking ton|a (?:bloody|damn) ton|a zillion|a million|as much as i do)\b/,
    ],
    [
      "-",
      /\b(?:arms?|wrists?|shoulders?|hands?|back|neck|elbow) (?:[\w'’-]+ )?(?:gets?|got|is|are|was|were|starts?|started|feels?|felt|go|goes|went|be)(?: so| really| to| very)? ?(?:tired|sore|aching|ache|hurt|hurting|numb|burn|burning|tire|killing me|dead|worn out|shaky|shaking)(?: up)? ?(?:just |from |after |when |while |by )*(?:(?:[\w'’-]+ ){0,3})?(?:holding|carrying|lifting|lugging|hauling|toting) (?:it|this|them|the (?:thing|bag|unit|dryer))\b/,
    ],
    [
      "-",
      /\b(?:carrying|holding|lifting|lugging|hauling|wearing) (?:it|this|them|this thing|this [\w-]+(?: [\w-]+)?) (?:around |up |down |to |for |all |in |over |on )*(?:[\w'’-]+ ){0,5}(?:kills?|killed|hurts?|wrecked|murders?|wore|wears|tires|strains?|is killing|has given|gave|gives) (?:me |my |your )(?:out|back|arms?|shoulders?|wrists?|neck|elbow|a back|a hernia|sore)/,
    ],
    [
      "-",
      /\b(?:takes?|took|need|needs|needed|requires?|required) (?:at least |me and |about )?(?:two|2|three|3|four|4|a couple of|both of us|my husband|my son|another|a second|a strong) (?:[\w'’-]+ ){0,2}(?:people|men|man|guys|adults|persons?|of us|person)? ?(?:to|for) (?:lift|carry|move|hoist|get it (?:up|in|off|out|down|inside)|haul|pick|budge|flip|turn it)\b(?! (?:out|the old|my old|our old))/,
    ],
    [
      "-",
      /\b(?:need|needs|needed|takes|require|bring) (?:a |an )(?:forklift|crane|hand ?truck|dolly|weight ?lifter|bodybuilder|team of|gym membership)\b/,
    ],
    [
      "-",
      /(?<!\b(?:so|that|when|if) \w+ )\b(?:can|could|i) (?:hardly|barely|scarcely) (?:lift|pick|carry|move|hoist|heft|lug|haul|budge|hold|drag|tote)(?:ed)? (?:up )?(?:it|this|this thing|this one|them|these|the thing)\b(?! (?:down|out|because it['’]?s so (?:small|tiny)))/,
    ],
    [
      "-",
      /\b(?:i|she|he|we|you|mom|mother|wife|kids?|daughter|son) (?:(?:can|could|ca)(?: ?n['’]?t| not)|cannot|struggle to|struggled to|struggles to|strain to) (?:even |really |safely |physically )?(?:lift|pick up|carry|hoist|budge) (?:it|this|this thing|this one|them|these|the thing)(?! (?:off|out of|any ?where|in stores?|local|with me|on (?:the )?(?:plane|a plane)))\b/,
    ],
    [
      "-",
      /\b(?:a|an|my|some|quite a|real|full) (?:arm |upper body |good |bicep )*(?:work ?out|exercise|weight training) (?:just )?(?:to (?:carry|lift|use|hold|push|move|lug|pull|haul|get)|carrying|lifting|holding|pushing|lugging|every time (?:i|you) (?:lift|carry|pick|move|use))/,
    ],
    [
      "-",
      /\b(?:a bear|a beast|murder|hell|no joke|no fun|brutal|back ?breaking|a back ?breaker|a chore|a struggle|rough|tough) (?:for me |for \w+ )?(?:to|when) (?:lift|lifting|hoist|pick up|get up the stairs|carry up|carry upstairs|lug|lugging|haul)/,
    ],
    [
      "-",
      /\b(?:threw|put|throw|broke|broken|strained|hurt|wrenched|pulled|gave myself|give yourself|got) (?:out )?(?:my |your |a )(?:back|hernia|muscle|shoulder|arm|wrist)(?: out)? (?:\w+ )?(?:lifting|carrying|moving|hauling|lugging|hoisting|trying to (?:lift|carry|move)) (?:it|this|them|the (?:thing|box|bag|unit))\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:on the heavy side|heavy (?:sucker|beast|monster|son of a|little (?:sucker|thing))|heavy as (?:hell|heck|a|an|sin|lead|all get|can be)|weighs? (?:a lot|too much|way too much|so much) (?:for|to|and|when|more)|way heavier than|heavier than (?:it (?:needs|has) to|i['’]?d like|i (?:would|had) (?:like|want|hope)|my old|hoped|advertised|they say|the listing))\b/,
    ],
    [
      "-",
      /\b(?:it|this|they|that|thing)(?: is|['’]?s| are| was)? (?:not|n['’]?t|far from|anything but|hardly|by no means) (?:exactly |really |what (?:i|you)['’]?d call |what i would call )?(?:a )?(?:light(?:weight)?)(?= |$|[.,!;])(?! (?:duty|use|reading|show|color|colour|colored|blue|pink|gr[ea]y|brown|green|source|switch|bulb|fixture|enough|on|up|that|fast|tight|sensitive|and (?:flimsy|cheap))|weight)/,
    ],
    [
      "-",
      /\b(?:drags?|pulls?|weighs?|dragged|weighed) (?:my |your |his |her )(?:pants|shorts|purse|belt|pocket|shirt|collar|bag|head|neck|waistband) down\b/,
    ],
    [
      "-",
      /\bbit of a brick\b|\b(?:is|it['’]?s) (?:an absolute|a total|such a|a real|a right|a complete) (?:brick|lump)\b(?! (?:now|when))/,
    ],
  ],
  pain: [
    [
      "+",
      /\b(?:(?:my|his|her|our|your)|both|these) (?:[\w'’-]+ ){0,2}(?:feet|foot|toes?|heels?|arch|arches|ankles?|legs?|calves|knees?|hips?|back|lower back|spine|tailbone|butt|bum|shoulders?|neck|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|palms?|joints?|forearms?|knuckles|ears|head) (?:(?!and\b|but\b|so\b|if\b|it\b|that\b)[\w'’-]+ ){0,2}(?:(?:(?:does|do|did|is|was|has|have|had|are|were|wo|would|ca|can|could)(?: not|n['’]?t| n['’]?t)|cannot|never|never once|not once|no longer)|stopped|quit|hardly|barely|rarely|seldom) (?:\w+ ){0,3}(?:hurts?|hurting|ached?|aches|aching|scream\w*|kill(?:s|ing|ed)? me|bother(?:s|ing|ed)?|throb\w*|burning|complain\w*|numb|sore|swell(?:s|ing)?|swollen|cramp(?:s|ed|ing)?|stiff|tingl\w*|tense|tired|fatigued?|acts? up|acting up|act up|acted up|flare[sd]? up|flaring|barking)\b(?! (?:anything|to|that|a thing))/,
    ],
    [
      "+",
      /\b(?:my|his|her|our|your) (?:[\w'’-]+ ){0,1}(?:feet|foot|toes?|heels?|arch|arches|ankles?|legs?|calves|knees?|hips?|back|lower back|spine|tailbone|butt|bum|shoulders?|neck|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|palms?|joints?|forearms?|knuckles|ears|head) (?:\w+ )?(?:feel|feels|felt|is|are|was|were|came out|come out|stay|stays|stayed|['’]s) (?:\w+ ){0,2}(?:fine|great|good|better|okay|ok|happy|happier|thankful|grateful|looser|pain[- ]?free|fresh|alive|brand new|like new|so much better|relieved|at peace|wonderful|amazing)\b(?! (?:in (?:my|your) hand|size|looking|for (?:his|her) age|enough))/,
    ],
    [
      "+",
      /\b(?:(?:my|his|her|our|your)|old|both|bad) (?:[\w'’-]+ ){0,2}(?:back|knees?|feet|hips?|shoulders?|neck|wrists?|hands?|joints|body|spine|legs|arthritis|sciatica|heels|ankles?|elbows?|arms?|thumbs?|fingers?|lower back) (?:\w+ )?(?:thanks?|thanked|thanking|sends?|appreciates|sings?|is singing|rejoices?|has sent|will thank|says? thank)\b/,
    ],
    [
      "+",
      /(?<!\b(?:would|could|might|should)(?:['’]?ve| have)? )\b(?:saves?|saved|saving|spares?|spared|sparing|rescued?|protects?|babies) (?:my|your|his|her|our|the) (?:[\w'’-]+ ){0,2}(?:back|knees?|wrists?|shoulders?|feet|neck|hips?|joints|spine|thumbs?|elbows?|knuckles|lower back)\b(?! (?:of|seat|door|yard))/,
    ],
    [
      "+",
      /\b(?:life ?saver|godsend|god send|blessing|miracle|game changer|heaven|salvation|boon|relief|wonder|wonders|magic|gentle|gentler|kind|kinder|easy|easier|bliss|better|best thing) (?:for|to|on) (?:my|the|your|his|her|their|our|bad|aching|old|arthritic|sore|tired|those with|anyone with|people with) (?:[\w'’-]+ ){0,2}(?:backs?|knees?|joints?|hips?|wrists?|shoulders?|spine|arthritis|sciatica|plantar|carpal|neuropathy|fibromyalgia|elbows?|lower back|bad back|sore feet|bunions?)\b(?! (?:seat|door|yard|pocket|of))/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)(?<!\b(?:can['’]?t|ca n['’]?t|cannot|could ?n['’]?t) (?:[\w'’]+ ){0,4})\b(?:eased|eases|easing|got rid of|gets rid of|cured|cures|fixed|fixes|relieved|relieves|helps?|helped|helping|soothes|soothed|calmed|takes away|took away|melts?|melted|takes the edge off|took the edge off|lessens|lessened|reduced|reduces|cut down on|knocked out|knocks out|knocked down|ended|ends|banished|numbs|dulls|wonders for|tames|tamed|prevents|erased|kept away|saved me from|put an end to|good for|great for|done wonders for|lightened) (?:with )?(?:[\w'’-]+ ){0,3}(?:pains?|aches?|soreness|cramps|cramping|sciatica|arthritis|back ?aches?|headaches?|stiffness|tendonitis|tendinitis|carpal tunnel|plantar fasc\w+|heel spurs?|bunions?|neuropathy|fibromyalgia|spasms|numbness|sore (?:muscles|feet|back|knees?|neck|shoulders?|joints|hips?))\b(?! (?:of (?:setting|cleaning|having)|in the (?:butt|neck|ass|rear)))/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:pains?|aches?|soreness|stiffness|numbness|cramps?|cramping|sciatica|tingling|back ?aches?|headaches|fasciitis|spasms|tendonitis|arthritis|crick) (?:(?!not\b|never\b|\w*n['’]?t\b|but\b)[\w'’-]+ ){0,4}(?:is |are |was |were |has |have |had |['’]s )?(?:all but |almost |completely |pretty much |totally |finally |practically |nearly |mostly |now |just )?(?:gone|disappeared|vanished|went away|goes away|go away|faded|eased|eases|melts?|melted|a memory|history|a thing of the past|let up|cleared up|subsided|subsides|died down|down to (?:a |an )?(?:\d|nothing|almost|dull))\b/,
    ],
    [
      "+",
      /\b(?:pains?|ache|hurt) (?:\w+ ){0,2}from (?:a |an |about )?(?:\d+|ten|nine|eight|seven|six|five) (?:down )?to (?:\w+ ){0,2}(?:\d|one|two|three|four|zero|nothing)\b/,
    ],
    [
      "+",
      /\b(?:without|with no) (?:my|his|her|the|your|a) (?:[\w'’-]+ ){0,2}(?:feet|foot|toes?|heels?|arch|arches|ankles?|legs?|calves|knees?|hips?|back|lower back|spine|tailbone|butt|bum|shoulders?|neck|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|palms?|joints?|forearms?|knuckles|ears|head) (?:[\w'’-]+ ){0,1}(?:hurting|aching|ache|going numb|cramping|falling asleep|screaming|killing me|giving out|seizing|locking up|throbbing|burning|swelling|complaining|yelling at me|getting (?:sore|tired|stiff|numb))\b/,
    ],
    [
      "+",
      /\b(?:can|able to|could|get to) (?:now |finally |actually |still |even )?(?:stand|walk|kneel|sit|work|type|garden|sleep|bend|climb|drive|get (?:up|out|through|down)|cook|knit|weed|mow|run|write|play|sew|vacuum|mop|hike|golf|paint|rake) (?:[\w'’,-]+ ){0,7}(?:without|with no|with less|with little|pain[- ]?free) ?(?:\w+ ){0,3}(?:pains?|hurting|aching|aches?|winc\w*|limp\w*|groan\w*|numb\w*|cramp\w*|sore\w*|suffering|agony|paying for it|advil|ibuprofen)\b/,
    ],
    [
      "+",
      /\b(?:no|no more|zero|without|without a|without any|without the|never a|never had|not a|goodbye|bye bye|bye|minus the|nary a|less) (?:more |single |morning |usual |of the )?(?:sore|aching|achy|stiff|numb|cramped|cramping|hurting|swollen|throbbing|painful|burning|tingling) (?:\w+ )?(?:(?:feet|foot|toes?|heels?|arch|arches|ankles?|legs?|calves|knees?|hips?|back|lower back|spine|tailbone|butt|bum|shoulders?|neck|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|palms?|joints?|forearms?|knuckles|ears|head)|muscles?|thighs|body|throat|spots?)\b/,
    ],
    [
      "+",
      /\b(?:no|no more|zero|without(?: any| the| a)?|never had|not a|goodbye|bye bye|less|not one|not a single|minus the) (?:more |single |usual |further |morning |lower )?(?:(?:back|knee|foot|feet|hip|shoulder|neck|wrist|hand|joint|heel|leg|arm|thumb|elbow|body|muscle|arch|ear|nerve) ?(?:pains?|aches?|cramps?|soreness|stiffness|fatigue|numbness|strain|spasms)|back ?aches?|charley horses?|shin splints|crick in (?:my|the|his|her) neck|leg cramps|hand cramps|carpal tunnel|aches (?:and|or) pains?|achiness)\b/,
    ],
    [
      "+",
      /\b(?:off (?:of )?(?:the |my |his |her )?(?:pain (?:pills?|meds|medication)|pain ?killers|ibuprofen|advil|tylenol|aspirin|aleve)|(?:cut (?:back|down) on|throw(?:n|ing)? (?:out|away)|put away|fewer|less|quit (?:taking)?|stopped taking|gave up) (?:the |my |his |her )?(?:pain (?:pills?|meds)|pain ?killers|ibuprofen|advil|tylenol|aspirin|aleve))\b/,
    ],
    [
      "+",
      /\b(?:have|has|had)(?: not|n['’]?t| n['’]?t) (?:\w+ )?(?:taken|needed|touched|reached for|used|had to take|popped) (?:an? |any |the |my |one |single )*(?:\w+ )?(?:advil|ibuprofen|tylenol|aleve|aspirin|pain ?killers?|pain (?:pills?|meds)|cortisone|ice pack)\b/,
    ],
    [
      "+",
      /\b(?:not|n['’]?t|no longer|never|stopped|without|quit) (?:\w+ )?(?:woke|woken|wake|waking|get|getting|got|gotten) up (?:\w+ )?(?:(?:with|to) )?(?:a |my |an |any )?(?:\w+ )?(?:stiff\w*|sore\w*|ach(?:es?|ing|y)|numb\w*|crick|kink|pains?|hurting|headaches?)\b/,
    ],
    [
      "+",
      /\b(?:get|gets|got|getting|stand|stands|climb) (?:up|out of bed|out of (?:the|my|his) chair|down|the stairs) (?:\w+ )?(?:without|with no) (?:\w+ )?(?:groan\w*|holding|wincing|a fight|a struggle|pain|grimac\w*|moan\w*|limping|effort|a crane)\b/,
    ],
    [
      "+",
      /\b(?:standing|on (?:my|his|her) feet|stand|walk|walked|walking|stood) (?:\w+ ){0,6}(?:all day|hours?|hrs|shifts?|concrete|miles|day)\b[^.]{0,40}\b(?:and|but) (?:i|they|my feet|feet|my back|my legs) (?:\w+ )?(?:feel|felt|are|am|were|was|still|['’]?m) (?:\w+ )?(?:fine|great|good|okay|ok|fresh|not sore|not tired|going strong|can walk|like (?:dancing|new))\b/,
    ],
    [
      "+",
      /\b(?:i|he|she) (?:can|could) (?:\w+ )?(?:(?:walk|stand|kneel|run|garden|sleep|bend|move|hike|dance|sew|knit|turn (?:my|his|her) head|lift my arms?|close my (?:fist|hand)) (?:\w+ )?again|feel my (?:fingers|toes|feet|hands|legs) again)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)(?<!\b(?:if|when|because|until|before|since|used to|as|that) )\b(?:my|his|her|your|our) (?:[\w'’-]+ ){0,1}(?:feet|foot|toes?|heels?|arch|arches|ankles?|legs?|calves|knees?|hips?|back|lower back|spine|tailbone|butt|bum|shoulders?|neck|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|palms?|joints?|forearms?|knuckles|ears|head) (?:\w+ )?(?:hurts?|hurting|ached?|aches|aching|(?:is|are|was|were|got|gets?) (?:so |really |very |all |still |now )?(?:sore|killing me|numb|screaming|throbbing|on fire|aching|swollen|bleeding|raw|stiff|cramping|asleep)|went numb|goes numb|cramps?|cramped|cramps up|swelled|fell asleep|falls asleep) (?:\w+ )?(?:within|by (?:the|noon|lunch|mid|mile|then|evening|\d)|from (?:using|wearing|sitting|holding|this|these|it|gripping|standing on|the (?:grip|handle|strap|seat|weight|band|hard|cheap|stiff|lack))|after (?:using|wearing|sitting (?:in|on) (?:it|this)|sleeping (?:on|with) (?:it|this)|(?:an?|one|two|three|five|ten|fifteen|twenty|thirty|just|only|about|like|\d+|a few|the first) (?:\w+ )?(?:minutes?|mins?|hours?|days?|nights?|miles?|uses?|wear|holes?|rows?|walk|shift))|in (?:ten|five|\d+|under|about|less|no time|twenty|thirty|these|this chair|this|them)|every time i (?:use|wear|sit)|when i (?:wear|use|sit in) (?:it|them|this|these))\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)(?<!\b(?:old|last|other|previous|others) (?:\w+ )?)\b(?:gave|gives|leaves|leaving|left) (?:me|him|her|us|my \w+|both of us|everyone|you) (?:with )?(?:a |an |the |such |terrible |awful |horrible |bad |worst |some )*(?:\w+ )?(?:headaches?|head ache|back ?aches?|neck ?aches?|back pain|neck pain|foot pain|knee pain|hip pain|shoulder pain|heel pain|wrist pain|leg pain|sore (?:back|neck|feet|shoulders?|hips?|knees?|thumbs?|wrists?|arms?|hands?|ears?|butt|heels?|toes|throat)|stiff neck|crick|kink in|cramps|shin splints|bruises|plantar|migraines?|tendonitis|numb (?:toes|fingers|hands|feet|lips)|charley horses?|knots? in my)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:made|makes|making|make) (?:my|his|her|the) (?:\w+ )?(?:feet|foot|toes?|heels?|arch|arches|ankles?|legs?|calves|knees?|hips?|back|lower back|spine|tailbone|butt|bum|shoulders?|neck|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|palms?|joints?|forearms?|knuckles|ears|head) (?:pain |ache |problems? |issues? )?(?:\w+ )?(?:hurt|hurting|ache|aching|sore|worse|numb|cramp|cramp up|swell|go numb|fall asleep|throb|burn|bleed|stiff|seize|raw|tingle|scream|spasm)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)(?<!\bused to )\b(?:put|puts|sent|sends|threw|throws|knocked|set) (?:my|his|her) (?:\w+ )?(?:(?:feet|foot|toes?|heels?|arch|arches|ankles?|legs?|calves|knees?|hips?|back|lower back|spine|tailbone|butt|bum|shoulders?|neck|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|palms?|joints?|forearms?|knuckles|ears|head)|sciatica) (?:right |straight )?(?:to sleep|out(?! of reach)|into (?:spasms?|a spasm)|off again|on fire)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)(?<!\bused to )\bwoke (?:up )?(?:(?!not\b|never\b|no\b|\w*n['’]?t\b)[\w'’-]+ ){0,4}(?:stiff|sore|hurting|aching|achy|(?:with|to) (?:a |my |an )?(?:(?!not\b|never\b|no\b|\w*n['’]?t\b)[\w'’-]+ ){0,1}(?:crick|kink|stiff\w*|sore\w*|pains?|back (?:pain|ache|hurting|killing)|neck (?:pain|ache|hurting|stiff|killing)|headache|backache|numb)|(?:neck|back) pain|unable to turn|barely able to move)\b(?!.*\b(?:until|before|old|anymore|no more)\b)/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:murder|hell|brutal|rough|tough|killer|torture|terrible|awful|bad|horrible|harsh|a beating|a strain|no good) on (?:my|the|your|his|her) (?:[\w'’-]+ ){0,2}(?:feet|heels?|ankles?|knees?|hips?|back|lower back|spine|shoulders?|neck|arms?|elbows?|wrists?|hands?|fingers?|thumbs?|joints?|knuckles|arches|legs?|toes)\b(?! of)/,
    ],
    [
      "-",
      /\b(?:had to|needed to|went to|trip to|visit to|visits to|paid|see|seeing|sent me to|off to|off me to) (?:\w+ )?(?:the |my |a |an )?(?:chiropractor|physiotherapist|physio|physical therapist|orthop\w+) (?:after|because|thanks|from|following|over)\b/,
    ],
    [
      "-",
      /\b(?:need(?:ed|s)?|take|took|popped|popping|reaching for|bring|brought) (?:an? |some |two |three |the |my )?(?:advil|ibuprofen|chiropractor|aspirin|tylenol|aleve|ice pack|heating pad|pain ?killers?) (?:after (?:using|sitting|wearing|every|an?|one|each|sleeping|\d)|just to (?:wear|use|get)|every time)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:limp(?:ed|ing)|hobbl(?:ed|ing)) (?:home|back|by (?:noon|lunch|the end|mile|evening|day)|after (?:wearing|one|a|an|the first|two|an hour)|around (?:after|by|all)|for (?:days|two|a week|the rest)|to (?:my|the) (?:car|couch))\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:hand|wrist|thumb|finger|forearm|fingers|hands) (?:cramps?|cramping|fatigue|cramped up|cramped|strain) (?:\w+ )?(?:after|within|by|in|from|every|when|if you)\b/,
    ],
  ],
};
