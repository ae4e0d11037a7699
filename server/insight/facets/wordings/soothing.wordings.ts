import type { Wordings } from "./wording.ts";

export const SOOTHING_WORDINGS: Wordings = {
  soothing: [
    [
      "+",
      /\bno more (?:crawling|climbing|coming|sneaking) (?:back )?in(?:to)? (?:our|my|mommy['’]?s|mom['’]?s) (?:bed|room)\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:falls?|fell|falling|drift\w*|nods?|nodded|puts?|put|knocks?|knocked|sends?|sent|lulls?|lulled|conks?|conked|zonk\w*|passe[sd]|dozes?|dozed|rocks?|rocked) (?:(?!not\b|never\b|\w*n['’]?t\b)[\w'’-]+ ){0,4}(?:asleep|to sleep|right out|out cold|like a light|off (?:in|within|to|right|every|fast\w*|quick\w*)|out (?:in|within|like|every|fast)|back to sleep|to dreamland)\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:calms?|calmed|calming|settles?|settled|soothes?|soothed|relaxe[sd]|relaxes|relaxing|quiets?|quieted|mellow(?:s|ed)|chills?|chilled|comforts?|comforted) (?:(?:right|straight) )?(?:down )?(?:my |the |our |his |her )?(?:\w+ )?(?:him|her|me|them|us|down|baby|dogs?|cats?|son|daughter|nerves|mind|brain|puppy|kids?|toddler|anxiety|newborn|pup|body|everyone|household|students?|horse|grand\w+|mom|mother|husband|wife|hound|stress|anxious \w+|fussy \w+)\b(?! (?:with another|on my own))/,
    ],
    [
      "+",
      /\b(?:stops?|stopped|quit|quits|no more|without|less|no|fewer|ended|ends) (?:the |his |her |all |more |any |my )?(?:crying|cry|fussing|shaking|panting|pacing|barking|whining|trembling|screaming|meltdowns?|racing (?:thoughts|mind)|howling|hiding|tantrums?|whimpering|panic attacks?|nightmares?|night terrors|clawing|drooling|destroying|yowling|shivering|anxiety|tossing|waking)\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:anxiety|stress|nerves|mind|thoughts|brain|panic|tension|worry|worries|racing thoughts|jitters|mood) (?:(?!not\b|never\b|\w*n['’]?t\b)[\w'’-]+ ){0,3}(?:gone|melts?|melted|away|better|less|quiet\w*|calm\w*|eased|eases|slow\w*|under control|disappear\w*|drops?|dropped|shuts? (?:off|up|down)|settled|lifted|fades?|turns? off)\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:sleeps?|slept|sleeping|napped|naps?) (?:(?!not\b|never\b|\w*n['’]?t\b|no\b)[\w'’-]+ ){0,3}(?:through|better|like a|like the|longer|deeper|soundly|all night|so well|peacefully|until|till|great|(?:six|seven|eight|five|\d+) hours|solid|again|without|right through|much more)\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:takes? the edge off|took the edge off|wind(?:s|ing)? (?:me |him |her |us )?down|unwind\w*|like (?:a |being |getting a |a big |a warm )?(?:hug|hugged|cuddled)|weight (?:off|lifted)|better than (?:\w+ )?(?:melatonin|medication|meds|xanax|benadryl|ambien|pills|trazodone|therapy|wine)|off (?:the |my |his )?(?:xanax|ambien|meds|medication|melatonin|trazodone|sleeping pills)|(?:relaxed|calm|calmer|mellow|peaceful|zen|at ease|drowsy|sleepy|chill|serene|less anxious) (?:within|after|in|for|and|during|when|enough|instead|now|about)|a different (?:dog|cat|baby|child|person|kid)|slept? right through (?:the )?(?:fireworks|thunder\w*|storm|vacuum))\b/,
    ],
    [
      "-",
      /\b(?:did|does|do|has|have|would|wo|could)(?: not|n['’]?t| n['’]?t) (?:\w+ ){0,3}(?:calm\w*|soothe\w*|relax\w*|settle\w*|quiet\w*|phase|faze|sleepy|sleep|help (?:\w+ )?(?:sleep|anxiety|relax|calm|stress|him|her|my dog|my cat|me)|do a thing|do anything|touch (?:my|his|her) anxiety|notice (?:a|any) (?:difference|change)|make (?:a|any) (?:dent|difference)|feel (?:any(?:thing)?|a thing|calmer|different|sleepy|relaxed)|change (?:a thing|anything|his|her|my))\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:still|just as|as) (?:\w+ )?(?:anxious|cry(?:ing)?|cries|cried|barks?|barking|barked|shakes?|shaking|shook|trembl\w*|panic\w*|paces|pacing|paced|awake|wide awake|fussy|howls|howling|screams?|screaming|whines|whining|hides|hid|nervous|restless|wired|stressed|wakes? up|woke|tossed|tossing|lay awake|lie awake|hyper|jittery|panted|pants|panting|destroyed|up (?:all|half) the? ?night)\b/,
    ],
    [
      "-",
      /\b(?:no|zero|not much|little|hardly any|not any|did not notice (?:a|any)|saw no|noticed no) (?:\w+ )?(?:change|difference|effect|improvement|relief|calming(?: effect)?|result) (?:in|on|to|with|for|at all|whatsoever) ?(?:\w+ )?(?:anxiety|sleep|behavio\w*|mood|stress|him|her|my|dogs?|cats?|me|our)?\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:made|makes|got|gets|left|wound|winds|riled|hyped|amps?|amped|had|turned) (?:him|her|me|it|them|my \w+|us) (?:more |even more |so |all |really |too |up )*(?:anxious|hyper|jittery|agitated|worse|wired|cranky|nervous|restless|up|scared|bouncing|nauseous|aggressive|groggy|loopy|zombie|grumpy|manic)\b(?! (?:in the morning and happy|and ready))/,
    ],
    [
      "-",
      /\b(?:stared? at the ceiling|staring at the ceiling|lay there|laid there|laying there|wide awake|up all night|awake (?:at|all|until|till|for hours)|not a wink|scared of it|afraid of it|startles? (?:him|her|the|my|me)|woke (?:him|her|the baby|me) (?:right )?up|wakes (?:him|her|the baby|me) (?:right )?up)\b(?!.*\b(?:until|before|anymore|no more|not)\b)/,
    ],
  ],
  bracing: [
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:knees?|kneecap|ankles?|wrists?|back|elbow|shoulders?|joints?|thumbs?|leg|legs|arch(?:es)?|calf|calves|core) (?:(?!not\b|never\b|\w*n['’]?t\b)[\w'’-]+ ){0,2}(?:feels?|is|stays?|felt|was|stayed|are|feeling|were) (?:(?!not\b|never\b)[\w'’-]+ ){0,2}(?:stable|steady|steadier|supported|secure|solid|held|locked in|stronger|snug|in place|together|protected|stabilized|sturdy|safe|straight|tracked|aligned|stiff enough)\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:holds?|keeps?|kept|held|supports?|supported|stabilizes?|stabilized|locks?|braces?|hugs?|cups|reminds) (?:\w+ ){0,3}(?:knees?|kneecap|patella|ankles?|wrists?|back|elbow|shoulders?|joints?|thumbs?|arch(?:es)?|leg|posture|everything|foot) (?:\w+ )?(?:in place|in line|straight|stable|steady|together|still|firm\w*|up|where|from (?:\w+ )?(?:moving|rolling|twisting|bending|buckling|shifting|popping|swelling|giving)|tight|tightly|well|without|while|when|and|aligned|in position|back|really|just|nicely|perfectly)\b/,
    ],
    [
      "+",
      /\b(?:without|no|no more|(?:(?:does|do|did|is|was|has|have|had|are|were|wo|would|ca|can|could)(?: not|n['’]?t| n['’]?t)|cannot|never|never once|not once|no longer)|stopped|not) (?:\w+ ){0,3}(?:buckl\w*|giv(?:e|en|ing|es) (?:out|way)|gave (?:out|way)|wobbl\w*|roll(?:ed|ing)? (?:my|the|an|over)|twist(?:ed|ing)?|pop(?:ped|ping|s)? out|slip(?:ped|ping|s)? out|swell\w*|swollen|limp(?:ed|ing)?|unstable|instability|clicking|re-?injur\w*|tweak\w*)\b/,
    ],
    [
      "+",
      /\b(?:back (?:to|on|at|in) (?:\w+ )?(?:running|squatting|squats|lifting|work|playing|court|golf\w*|tennis|hiking|gym|feet|pickleball|basketball|walking|softball|game|field|crossfit|volleyball|dancing|bowling|skiing|soccer|construction|jogging)|(?:stairs|walk\w*|run\w*|squat\w*|lift\w*|play\w*|hik\w*|golf\w*|work\w*|climb\w*|stand\w*|type|typing|kneel\w*|garden\w*|mow\w*|dance|bowl|ski)(?: [\w'’-]+){0,5} (?:again|without (?:pain|limp\w*|hurting|my|fear|it|worry\w*|a cane|crutches|swelling)|with no (?:pain|problem|swelling)|pain[- ]?free|with confidence|confidently|for the first time))\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:(?:nice|good|great|firm|right amount of|solid|just enough|excellent|perfect|plenty of|lots of|amazing|strong|awesome|decent|fantastic|extra|best|real|much needed|needed|right) (?:\w+ )?(?:compression|support|stability|reinforcement)|supports? (?:\w+ )?(?:where|right where|exactly|without|just|perfectly|great|very well|my|well)|(?:makes?|made|forces?|reminds?|gets?) me (?:to )?(?:sit|stand) (?:up )?(?:straight\w*|tall\w*|upright)|saved my (?:\w+ )?(?:season|knees?|ankle|marathon|back|wrist|job)|(?:surgeon|doctor|pt|physical therapist|therapist|ortho\w*) (?:\w+ ){0,3}(?:approved|impressed|recommend\w*|liked|said (?:it|this) (?:was|is) (?:better|great|good|perfect)))\b/,
    ],
    [
      "-",
      /\b(?:no|zero|not (?:much|enough|any)|little|hardly any|barely any|lacks?|lacking|weak|without any|minimal|not a lot of|n['’]?t (?:give|provide|offer|have|get|feel|much) (?:me )?(?:much|any|enough|the)|not give (?:me )?(?:much|any|enough)|less|very little|needs? more|could use more|poor) (?:\w+ )?(?:support|compression|stability|hold|stiffness|structure|reinforcement|supported)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:still|just as|kept|keeps?) (?:\w+ )?(?:buckl\w*|wobbl\w*|giv(?:es?|ing) (?:out|way)|gave (?:out|way)|roll(?:s|ed|ing)|twist(?:s|ed|ing)?|bends?|bending|moves? (?:around|all|side)|swell(?:s|ed|ing)?|swollen|hurt(?:s|ing)?|popp?(?:s|ed|ing)? (?:out)?|slipp?(?:s|ed|ing)? out|unstable|shift(?:s|ed|ing)?|limp\w*|ach(?:es?|ed|ing))\b(?!.*\b(?:less|until)\b)/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)(?<!\bwhen my )\b(?:knees?|ankles?|wrists?|back|thumbs?|elbows?|shoulders?|joints?) (?:(?!not\b|never\b|\w*n['’]?t\b|no\b|from\b)[\w'’-]+ ){0,2}(?:gave (?:out|way)|buckled|wobbles|wobbled|flops?|bends? right|moves? (?:freely|around|all|just|side)|unsupported|rolled (?:in|with|wearing|while))\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:like|more like|nothing more than|just|glorified|basically|no better than|little more than|essentially|is|it ?['’]?s|nothing but|might as well (?:be|wear|use)) (?:wearing |using )?(?:a |an )?(?:\w+ )?(?:socks?|tight sock|leg ?warmers?|sweatbands?|tube sock|rubber band|piece of (?:cloth|fabric|elastic|neoprene)|old sock|panty ?hose|stocking|arm ?warmer|t-?shirt sleeve)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:(?:stays?|splints?|metal|bar|bars|rod|plastic|spoon|hinges?|boning) (?:\w+ ){0,2}(?:bent|bends|snapped|broke|popped out|pokes?|poked|came out|slid out|digs?|slips? out|fell out)|too (?:flimsy|soft|stretchy|loose|thin|weak|bendy|flexible|floppy|flexy) (?:to|for)|bends? (?:right|too|way too) (?:with|along|easily|much)|velcro (?:\w+ ){0,2}(?:gives?|gave|lets? go|let go|quit|pops|loosens|wo ?n['’]?t hold))\b/,
    ],
  ],
};
