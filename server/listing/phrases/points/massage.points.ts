import { type Point, point, told } from "./point.ts";

export const MASSAGE_POINTS: Readonly<Record<string, readonly Point[]>> = {
  massage: [
    point(
      "reaches the neck and shoulders",
      /\bneck and (?:\w+ )?shoulders?\b|\bshoulders? and (?:\w+ )?neck\b|\btraps\b|\btrapezius\b/,
    ),
    point("reaches between the shoulder blades", /\bshoulder blades?\b/),
    point("reaches the lower back", /\blower back\b|\blumbar\b/),
    point("works on the feet", /\b(?:feet|foot|soles|arches|plantar\w*)\b/),
    point("works on the legs", /\b(?:calf|calves|legs?|thighs?|quads?|hamstrings?|it band)\b/),
    point("reaches the hips and glutes", /\b(?:hips?|glutes?|piriformis|butt)\b/),
    point("several settings to choose from", /\b(?:speeds|settings|levels|intensit(?:y|ies)|modes)\b/),
    point(
      "choice of attachment heads",
      /\b(?:attachments?|(?:different|interchangeable|various|changeable|\d|all the|massage) heads?)\b/,
    ),
    point(
      "nice after a workout",
      /\b(?:work(?:ing)? ?-?outs?|gym|runs?|running|leg day|training|exercis\w+|marathon|hik\w+)\b/,
    ),
    point(
      "nice after a long day",
      /\bafter (?:a (?:long |hard |rough )?day|work\b|a (?:\w+ )?shift|(?:\w+ )?long shifts?|standing)|\bend of (?:the|a|my) (?:\w+ )?day\b/,
    ),
    point(
      "shutoff timer",
      /\b(?:shuts?|turns?|switch(?:es)?) (?:itself |off automatically|automatically )?off (?:after|by|on its|automatically)\b|\b(?:auto(?:matic)?(?:ally)?)[- ](?:shut|turns?|timer|off)\b|\btimer\b/,
    ),
    point(
      "can be used while seated",
      /\b(?:in|on) (?:my |the |a |any |our )?(?:\w+ )?(?:chair|couch|sofa|recliner|car seat)\b|\bwhile (?:i )?(?:watch\w*|work\w*|sit\w*|read\w*)\b/,
    ),
    point(
      "easy to use without help",
      /\b(?:by (?:myself|yourself)|on my own|without (?:any )?(?:help|someone|needing (?:anyone|someone))|no (?:one|need) (?:else|for (?:anyone|someone)))\b/,
    ),
    point(
      "kneads like human hands",
      /\b(?:like|real|human|actual) (?:\w+ )?(?:hands|fingers|thumbs|person|masseuse|masseur)\b|\blike (?:a |getting a )?(?:real|professional) massage\b/,
    ),
    point("kneading nodes", /\b(?:nodes?|rollers?|nubs?|knobs?|kneading (?:balls|heads))\b/),
    point(
      "relaxing enough to doze off",
      /\b(?:fall(?:s|ing)?|fell|put(?:s)? me) (?:right )?(?:asleep|to sleep)\b|\bdoz(?:e|ed|ing) off\b/,
    ),
    point(
      "works over clothing",
      /\b(?:through|over|with) (?:my |your |the )?(?:clothes|clothing|shirt|socks|jeans|sweater)\b/,
    ),
  ],
  soothing: [
    point("a comfort during fireworks", /\bfireworks?\b|\b(?:fourth|4th) of july\b|\bnew year.?s eve\b/),
    point("a comfort during storms", /\bthunder\w*|\bstorms?\b/),
    point("more peaceful car rides", /\bcar (?:rides?|trips?)\b|\bin the car\b|\broad ?trips?\b/),
    point(
      "easier vet visits",
      /\bvet (?:visits?|trips?|appointments?|office)\b|\b(?:to|at|during|before) (?:the |his |her |our |my )?vet(?:.?s)?\b(?!eran)/,
    ),
    point(
      "easier grooming sessions",
      /\bgrooming\b|\b(?:to|at|during|before) (?:the |his |her |our |my )?groomers?\b|\bnail (?:trims?|clipp\w+|trimm\w+)\b/,
    ),
    point(
      "easier time when left alone",
      /\b(?:home|left|leave (?:him|her|them)|leaving (?:him|her|them)|being) alone\b|\bwhen (?:we|i) (?:leave|left|go out)\b|\bseparation\b/,
    ),
    point(
      "less barking",
      /\b(?:no|less|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|stopped|stops?|not|never|quit) (?:more |longer )?(?:bark(?:ing|s|ed)?)\b/,
    ),
    point(
      "less whining",
      /\b(?:no|less|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|stopped|stops?|not|never|quit) (?:more |longer )?(?:whin(?:e|es|ing|ed)|howl\w*)\b/,
    ),
    point("easier naps", /\bnaps?\b|\bnap ?time\b|\bnapping\b/),
    point("covers up snoring", /\bsnor(?:e|es|ing|er)\b/),
    point(
      "masks outside noise",
      /\b(?:traffic|street noise|road noise|neighbou?rs?|sirens?|upstairs|outside (?:noises?|sounds?)|noises? (?:from )?outside)\b/,
    ),
    point("a comfort during teething", /\bteeth(?:ing|er|ers)\b|\bgums\b/),
    point("nice to take along on trips", /\b(?:hotels?|travel(?:s|ing|ling)?|vacations?|grandma.?s)\b/),
    point(
      "nature sounds",
      /\b(?:rain|ocean|waves?|stream|brook|birds?|crickets|nature) (?:sounds?|noises?|settings?|options?|tracks?|mode|is|are)\b|\bsounds? (?:of|like) (?:the |a |gentle )?(?:rain|ocean|waves?|stream|brook|birds?|nature)\b/,
    ),
    point("comforting heartbeat", /(?<!\bin a )\bheart ?-?beats?\b/),
    point("feels like a hug", /\b(?:like|feels? like) (?:a |getting a |being )?(?:\w+ )?hug(?:ged)?\b/),
    point(
      "readily accepted",
      /\b(?:took|takes|take|taken) (?:right |straight |immediately )?to (?:it|them|this|these)(?: right away| immediately)?\b/,
    ),
  ],
  bracing: [
    point(
      "can be worn under clothes",
      /\bunder(?:neath)? (?:my |his |her |the |your )?(?:\w+ )?(?:clothes|clothing|shirts?|pants|jeans|sleeves?|uniform|scrubs|leggings|socks?|dress|trousers)\b/,
    ),
    told(
      "no slipping down or riding up",
      /\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|no|never|without) (?:\w+ ){0,2}(?:slid(?:e|es|ing)|slip(?:s|ping)?|roll(?:s|ing)?|rid(?:e|es|ing)|bunch\w*) (?:down|up)\b/,
    ),
    point(
      "worn for sports and workouts",
      /\b(?:gym|work(?:ing|ed)? ?-?outs?|run(?:ning|s)?|squat(?:s|ting)?|lift(?:ing)?|deadlifts?|crossfit|basketball|tennis|hik(?:e|es|ing)|soccer|volleyball|pickleball|golf\w*|football|softball|baseball|wrestl\w+|marathon)\b/,
    ),
    point(
      "worn at work",
      /\b(?:at|during|through|back to|go to|going to|for) work\b(?! ?-?outs?)|\b(?:shifts?|construction|warehouse|on my feet|typing|typist|my job|on the job)\b/,
    ),
    point("worn overnight", /\b(?:sleep(?:ing|s)?|slept|at night|overnight|all night|to bed)\b/),
    point("helpful on stairs", /\bstairs\b/),
    point("helpful for walking", /\bwalk(?:ing|s|ed)?\b/),
    point(
      "adjustable tightness",
      /\bstraps? (?:\w+ ){0,4}(?:adjust\w*|tighten\w*|loosen\w*|let me|allow\w*)\b|\b(?:adjust|tighten|loosen)\w* (?:the )?(?:straps?|tightness|compression|tension)\b|\badjustable (?:\w+ )?straps?\b/,
    ),
    point(
      "reinforced with stays or a splint",
      /\b(?:splints?|metal (?:bar|plate|stays?|strip|piece|insert)|side (?:stays|stabilizers)|stays on the sides?|stabilizers|hinges?)\b/,
    ),
    told(
      "allows freedom of movement",
      /\b(?:can|still|able to|could) (?:still )?(?:\w+ )?bend (?:my|your|the|his|her) (?:\w+ )?(?:knee|elbow|ankle|wrist|leg|arm)\b|\b(?:full|good|normal) range of motion\b|\b(?:not|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|without) (?:\w+ )?(?:restrict|limit|hinder)(?:s|ing)? (?:my |your |any )?(?:\w+ )?(?:movement|motion|mobility)\b/,
    ),
    point(
      "can be worn on either side",
      /\b(?:either|both) (?:hands?|wrists?|sides?|foot|feet|ankles?|knees?|arms?|elbows?|legs?)\b|\bleft or right\b|\bright or left\b/,
    ),
    told(
      "not overly tight",
      /\b(?:(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not|without|never) (?:\w+ )?cut(?:ting|s)? (?:off )?(?:my |the |your )?(?:\w+ )?(?:circulation|blood (?:flow|supply))\b/,
    ),
    point("worn for hours at a time", /\ball day\b|\b(?:for|after) (?:\w+ ){0,2}hours\b|\b\d+ hours\b/),
  ],
  combsOut: [
    point(
      "works through curls",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:curly|curls|coily|kinky|4[abc]|afro)\b)/,
    ),
    point(
      "gets through thick strands",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:thick|coarse|dense)\b)/,
    ),
    point(
      "works when wet",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\bwet (?:hair|or dry|and dry|coat|fur|head)\b|\b(?:dry|it) (?:or|and|when) wet\b|\bout of the (?:shower|bath|tub)\b|\bafter (?:a |the |her |his )?(?:shower|bath)\b|\bin the shower\b)/,
    ),
    point(
      "less fuss at brushing time",
      /\b(?:no more|no|without|not|never|less|fewer|(?:does|do|did) ?n['’]?t)\b (?:\w+ ){0,3}(?:cry|cries|crying|tears|scream\w*|ouch\w*|whin\w*|fuss\w*|meltdowns?|battles?|fights?|drama)\b/,
    ),
    point(
      "pets enjoy being brushed",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:dogs?|cats?|pup\w*|kitt\w+|retriever|shepherd|husky|lab|poodle|he|she|they)\b (?:\w+ ){0,3}(?:loves?|loved|enjoys?|purrs?|likes?) (?:\w+ )?(?:it|this|being|the (?:feel|brush)|to be|when|getting)\b|\b(?:dogs?|cats?) (?:\w+ ){0,2}(?:sits?|sit|stands?|lays?) still\b)/,
    ),
    told(
      "less fur around the house",
      /\b(?:less|no more|no|hardly any|reduc\w*|cuts? down on|cuts? down)\b (?:\w+ ){0,4}(?:hair|fur)\b[^.!?;]{0,15}\b(?:house|floors?|couch|sofa|furniture|carpets?|rugs?|clothes|everywhere|vacuum)\b|\bvacuum\w* (?:\w+ )?(?:less|half as)\b/,
    ),
    told(
      "removes plenty of fur",
      /\b(?:piles?|bags?|handfuls?|mountains?|mounds?|tons|bagful|clumps) (?:full )?of (?:\w+ ){0,2}(?:fur|undercoat|dog hair|cat hair|loose hair|hair (?:came|off|out))\b|\benough (?:hair|fur) (?:\w+ ){0,4}(?:to (?:make|knit|build|fill)|for) (?:\w+ ){0,3}(?:another|second|new|dog|cat|pillow|sweater)\b/,
    ),
    point("helps loosen mats", /\bmat(?:s|ted|ting)\b/),
  ],
  effect: [
    point(
      "first results within days",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:within|in|after) (?:just |only |about |a |the )*(?:first |few |couple (?:of )?|two |three |four |[2-6] )?(?:days?|dose|use|night)\b|\bfirst (?:day|night|dose|use)\b|\bright away\b|\bimmediately\b|\bsame day\b)/,
    ),
    point(
      "results within weeks",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:within|in|after|for|at) (?:just |only |about |a |the )*(?:first |few |couple (?:of )?|two |three |four |five |six |eight |[1-9] |several )?weeks?\b|\bfirst week\b)/,
    ),
    point(
      "draws comments from others",
      /\b(?:husband|wife|friends?|hair ?dresser|stylist|co-?workers?|mother|mom|sister|daughter|family|people|everyone)\b (?:\w+ ){0,2}(?:notic\w*|comment\w*|complimented|remarked|asked|said)\b/,
    ),
  ],
};
