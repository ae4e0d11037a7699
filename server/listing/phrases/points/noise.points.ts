import { type Point, point, told } from "./point.ts";

export const NOISE_POINTS: Readonly<Record<string, readonly Point[]>> = {
  noise: [
    point(
      "soft-sounding keys",
      /\b(?:keys|keyboard|typing|keystrokes)\b[^.,;]{0,25}\b(?:(?:quiet(?:er|ly)?|silent(?:ly)?|noiseless|hushed)|soft|muffled|muted)\b|\b(?:quiet(?:er|ly)?|silent(?:ly)?|noiseless|hushed) (?:keys|keyboard|typing|keystrokes)\b|\b(?:keys|keyboard|typing)\b[^.;]{0,30}\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:\w+ )?(?:loud|noisy|clack\w*|click\w*)/,
    ),
    point(
      "discreet enough for shared spaces",
      /\b(?:library|office(?! server| chair)|cubicle|co-?workers?|open[- ]plan|classroom|dorm|room-?mates?)\b/,
    ),
    point(
      "does not startle pets",
      /\b(?:dogs?|cats?|pup(?:py|pies)?|kitt(?:y|en))\b[^.!?]{0,30}\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:even )?(?:mind|flinch|react|scared|afraid|bothered?|run|spooked?|startled?)\b|\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:\w+ )?(?:scare|spook|startle|bother|freak)s? (?:\w+ ){0,3}(?:dogs?|cats?|pup(?:py|pies)?|kitt(?:y|en)s?|pets?)\b|\bquiet\b[^.!?]{0,25}\bs?he (?:does ?n['’]?t get scared|just lies there)/,
    ),
    point(
      "no high-pitched whine",
      /\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b[^.,;]{0,18}\b(?:high[- ]pitch\w*|whin(?:e|es|ey|y|ing)|shrill|screech\w*)\b/,
    ),
    point(
      "no buzz or hum",
      /\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:an? |any |audible |\w+ing |\w+, ){0,2}(?:hum|hums|humming|buzz|buzzes|buzzing)\b(?! when)/,
    ),
    point(
      "no creaking",
      /\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:\w+ )?(?:creak\w*)\b/,
    ),
    point(
      "closes softly",
      /\b(?:closes?|closing|shuts)\b (?:\w+ ){0,2}(?:so )?(?:quiet(?:er|ly)?|silent(?:ly)?|noiseless|hushed)\b|\b(?:quiet(?:er|ly)?|silent(?:ly)?|noiseless|hushed) (?:clos\w+|lid|zipper|doors?|drawers?|hinges?)\b|\b(?:hinges?|drawers?|doors?|lid|flap)\b (?:is |are )?(?:\w+ )?(?:quiet(?:er|ly)?|silent(?:ly)?|noiseless|hushed)\b/,
    ),
    point(
      "wheels that roll with little noise",
      /\b(?:wheels|casters)\b (?:are |roll |is )?(?:\w+ ){0,2}(?:quiet(?:er|ly)?|silent(?:ly)?|noiseless|hushed)\b|\b(?:quiet(?:er|ly)?|silent(?:ly)?|noiseless|hushed),? (?:and |\w+ )?(?:wheels|casters)\b/,
    ),
    point(
      "low-noise motor",
      /\bmotor\b (?:is |runs |was )?(?:\w+ ){0,4}(?:quiet(?:er|ly)?|silent(?:ly)?|noiseless|hushed)\b|\b(?:quiet(?:er|ly)?|silent(?:ly)?|noiseless|hushed) (?:\w+ )?motor\b/,
    ),
    point(
      "soft-sounding fan",
      /\b(?<!no )fans?\b (?:is |are |runs? )?(?:\w+ ){0,2}(?:quiet(?:er|ly)?|silent(?:ly)?|noiseless|hushed)\b|\b(?:quiet(?:er|ly)?|silent(?:ly)?|noiseless|hushed) (?:\w+ )?fans?\b|\bfan noise is (?:barely|hardly|low|minimal)|\bfan\b[^.;]{0,20}\bnot (?:at all )?(?:loud|noisy|shrill)/,
    ),
    point(
      "fanless design",
      /\b(?:has|have|having|with|there.?s|there is) no fan\b|\bwithout a fan\b|\b(?:does|do) ?n['’]?t (?:even )?have a fan\b|\bfanless\b/,
    ),
    point(
      "pump that makes little noise",
      /\b(?:pump|compressor)\b (?:is |runs |has been )?(?:\w+ ){0,2}(?:quiet(?:er|ly)?|silent(?:ly)?|noiseless|hushed)\b(?!.*\b(?:until|but)\b)|\b(?:quiet(?:er|ly)?|silent(?:ly)?|noiseless|hushed) (?:\w+ )?(?:pump|compressor)\b/,
    ),
    point(
      "does not drown out calls",
      /\b(?:take|taking|talk\w*|stay|while|run|make|making)\b[^.;]{0,30}\b(?:on (?:the |a )?(?:tele)?phone|calls?|on zoom|video meetings?)\b/,
    ),
    point(
      "does not disturb the neighbors",
      /\bneighbou?rs?\b(?! ?.?s\b)(?=[^.]*\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b[^.]*\b(?:hear|heard|complain\w*|said|mind|bother\w*|notic\w*|disturb\w*|wak\w*|know))|\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b[^.;]{0,30}\b(?:hear|heard|complain\w*|bother\w*|disturb\w*|annoy\w*|wak\w*)\b[^.;]{0,15}\bneighbou?rs?\b(?! ?.?s\b)/,
    ),
    point(
      "suitable for a bedroom",
      /\b(?:quiet(?:er|ly)?|silent(?:ly)?|noiseless|hushed)\b[^.;]{0,60}\b(?:bed-?room|night-? ?stand|(?:by|next to|beside|from) (?:the|my|our) bed)\b|\b(?:bed-?room|night-? ?stand|(?:by|next to|beside|from) (?:the|my|our) bed)\b[^.;]{0,40}\b(?:(?:quiet(?:er|ly)?|silent(?:ly)?|noiseless|hushed)|can ?n['’]?t hear|do ?n['’]?t hear)\b/,
    ),
    point(
      "barely noticeable when running",
      /\b(?:can ?n['’]?t|could ?n['’]?t|can ?not|hard to|hardly|barely) (?:even )?(?:tell|know|notice)\b[^.;]{0,20}\b(?:on|running|working|started)\b|\bforget (?:that )?(?:it.?s|it is|its) (?:even )?(?:on|there|running)\b|\b(?:thought|think) (?:that )?(?:it )?(?:was ?n['’]?t|is ?n['’]?t|was not) (?:even )?(?:on|running|working)\b|\b(?:look at|put my (?:ear|hand)|put your ear|feel|check|ask)\w*\b[^.]{0,40}\b(?:it.?s|it is|its|it was|it ?.s) (?:on|running)\b|\btell whether it is on\b|\basked if it had started\b/,
    ),
    point(
      "makes less noise than a gas engine",
      /\b(?:quieter|less noisy|less noise|softer)\b[^.;]{0,15}\bthan (?:\w+ ){0,3}gas\b|\b(?:not|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt)) (?:as )?loud (?:like|as)\b[^.;]{0,25}\bgas\b/,
    ),
    point(
      "no noisier over time",
      /\b(?:still|as) (?:quiet(?:er|ly)?|silent(?:ly)?|noiseless|hushed)\b[^.;]{0,25}\b(?:months?|years?|day (?:we|i|one))|\b(?:months?|years?)\b[^.;]{0,25}\bstill (?:\w+ )?(?:quiet(?:er|ly)?|silent(?:ly)?|noiseless|hushed)|\b(?:months|years?)\b[^.;]{0,30}\b(?:\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:a )?rattle|as quiet as)/,
    ),
  ],
  picture: [
    point(
      "faces are easy to recognize",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:see|recogni[sz]e|make out|identify|tell)\b[^.;]{0,25}\bfaces?\b|\bfaces? (?:are|is|come|came) (?:\w+ )?(?:clear|sharp|recogni))/,
    ),
    point(
      "lettering is easy to read",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\bread (?:the |a |every |street |road )*(?:\w+ )?(?:signs?|names?|numbers?|lettering|writing|labels?|words|stamp)\b|\bread \w+ signs\b)/,
    ),
    told(
      "shows whether eyes are open or closed",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:see|tell|make out)\b[^.!?]{0,30}\beyes (?:are|were|is) (?:open|closed|shut)\b)/,
    ),
    point(
      "works in the dark",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:total|complete|pitch|full|near) (?:darkness|dark|black)\b|\bpitch[- ](?:dark|black)\b|\b(?:all )?(?:the )?lights (?:are |all |turned )?(?:off|out)\b)/,
    ),
    point(
      "large screen",
      /\b(?:big|large|huge|bigger|larger) (?:\w+ )?(?:screen|display)\b|\bscreen is (?:\w+ )?(?:\w+ and )?(?:big|large|huge)\b/,
    ),
    point(
      "works well in daylight",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:(?<!n.t )(?<!not )\b(?:in|by|on a|even in|during)(?: the)? (?:bright |direct |full |broad )?(?:day ?light|day ?time|sun ?light|sunny day|sunshine|by day)\b|\bby day\b)/,
    ),
    point(
      "handles close-ups well",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\bmacro\b|\bclose[- ]?ups?\b)/,
    ),
    point(
      "useful zoom",
      /\b(?:good|great|nice|excellent|amazing|love the|optical|impressive|strong) (?:\w+ )?zoom|\bzoom\w*\b[^.;]{0,30}\b(?:great|good|excellent|usable|impressive|impressed|sharp|handy|useful|closer)\b/,
    ),
    point(
      "good results in automatic mode",
      /\b(?:in|using|the|full|on) [^a-z]{0,3}auto(?:matic)?[^a-z]{1,4}(?:mode|settings?)\b|\bauto mode\b|\bautomatic settings?\b|\bpoint and shoot and\b|\bpoint and shoot and the photos were\b/,
    ),
    point(
      "holds up well when enlarged",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\benlarg\w*\b[^.;]{0,40}\b(?:no|without|great|fine|good|well|beautiful)|\b(?:8 ?x ?10|11 ?x ?14|poster)\b)/,
    ),
    point(
      "handles motion well",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:stop[- ]?action|action shots?|fast[- ]moving|moving (?:objects|subjects|targets)|sports shots|sports photo\w*|in motion|shooting (?:\w+ ){0,2}(?:volleyball|basketball|soccer|football|hockey|sports)(?: games?)?)\b(?<!n.t moving))/,
    ),
    point(
      "no ghosting",
      /\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:\w+ )?ghost(?:s|ing)?\b/,
    ),
    told("no dead pixels", /\b(?:no|zero|not a single|not one|without any|without) (?:dead|stuck|bad) pixels?\b/),
    point(
      "strong contrast",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:deep|true|inky|rich|dark|perfect) blacks?\b|\bblacks are\b|\b(?:good|great|excellent|nice|strong|high|amazing|better) contrast\b|\bcontrast is (?:\w+ )?(?:good|great|excellent|nice|strong|high|amazing))/,
    ),
    point(
      "viewable from different angles",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\bviewing angles?\b|\bfrom (?:any|every|all|different|the side|an) angles?\b|\bviewed from the side\b)/,
    ),
    point(
      "true-to-life colors",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:natural|accurate|realistic|true|lifelike|life-like)(?:[- ]to[- ]life)?[- ](?:\w+ )?(?:colou?rs?|skin ?tones?)\b|\bcolou?rs? (?:\w+ ){0,2}(?:accura\w+|natural|true|realistic)\b|\bskin ?tones?\b|\bwhite balance\b)/,
    ),
    point(
      "takes in the whole area",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:covers?|see|sees|shows?|capture\w*|takes? in)\b (?:nearly |almost |all of |our |my |the )*(?:whole|entire|full) (?:\w+ )?(?:room|nursery|yard|driveway|garage|crib|street|porch|road|house|store)\b)/,
    ),
    point(
      "screen that tilts or turns",
      /\b(?:swivel\w*|rotat\w+|flips?[- ]out|flip[- ]out|tilt\w*|moveable|movable|articulat\w+)\b[^.;]{0,20}\b(?:screen|lcd|display)\b|\b(?:screen|lcd|display)\b[^.;]{0,25}\b(?:swivel|rotat|flip|tilt|moves)\w*/,
    ),
  ],
  sound: [
    point(
      "balanced lows and highs",
      /\b(?<!un)balanced\b|\bbass\b[^.;]{0,30}\b(?:treble|highs)\b|\b(?:treble|highs)\b[^.;]{0,30}\bbass\b|\b(?:highs|mids)\b[^.;]{0,12}\blows\b|\blows\b[^.;]{0,20}\bhighs\b/,
    ),
    point(
      "warm and rich tone",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:warm|mellow|rich)\b,? (?:and |but )?(?:\w+ )?(?:sound\w*|tone|tones)\b|\b(?:sounds?|tones?)\b (?:is |are |so |very )*(?:warm|mellow|rich)\b|\bwarmth\b)/,
    ),
    point(
      "no hiss or static",
      /\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b(?! longer) (?:\w+ ){0,3}(?:hiss\w*|static|crackl\w*)\b/,
    ),
    point(
      "no lag or delay",
      /\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:\w+ ){0,2}(?:lag|lags|lagging|delay|latency)\b|\bin sync\b/,
    ),
    point(
      "loud enough to fill a room",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\bfill(?:s|ed|ing)? (?:up )?(?:the|a|my|our|an) (?:\w+ ){0,2}(?:room|house|apartment|garage|basement|kitchen|studio|hall|church|gym|loft)\b|\broom[- ]filling\b)/,
    ),
    point(
      "can be heard in another room",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:(?<!(?:n['’]?t|not|never|barely|hardly|loud enough to)\s)\bhear (?:it|them|her|him|the \w+|music|everything|every \w+)? ?(?:\w+ )?(?:from|in|all (?:over|through)|throughout) (?:the |any |an)?(?:next|other|every|whole|entire) (?:room|house|apartment|floor))/,
    ),
    point(
      "holds up at high volume",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:even )?(?:at|on|turned (?:all the way )?up to|with) (?:the )?(?:full|max(?:imum)?|highest|top|high(?:er)?) volumes?\b|\bturned all the way up\b|\bcranked\b)/,
    ),
    point(
      "convincing stereo effect",
      /\bsound ?stag(?:e|ing)\b|\bstereo (?:separation|imag\w+|field|effect)\b|\bwide stereo\b/,
    ),
    point(
      "brings out fine musical details",
      /\bhear (?:every|each|all (?:of )?the) (?:\w+ ){0,2}(?:instruments?|notes?|nuances?|parts?|layers?|strings?)\b|\b(?:separation|separate) (?:\w+ ){0,2}instruments?\b|\binstruments? (?:\w+ ){0,3}separat/,
    ),
    point(
      "picks up faint noises",
      /\bhear (?:every|even|each|the (?:slightest|faintest|smallest|tiniest))\b[^.;]{0,15}\b(?:time|breath\w*|whimper\w*|peep|creak\w*|stir\w*|sigh\w*|rustl\w*|mov\w+|little (?:thing|noise|sound)|cough\w*|snor\w*|whisper\w*|cry)\b/,
    ),
    point(
      "can be heard over background noise",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:hear|heard|audible|loud|cuts?|carries)\b[^.;]{0,25}\b(?:over|above) (?:the |my |all the |a )?(?:\w+ )?(?:traffic|wind|engine|noise|shower|vacuum|crowd|machinery|mower|water|drums?|band|chatter|tv|fan)\b)/,
    ),
    told(
      "stays in tune",
      /(?<!\b(?:\w*n['’]?t|not|never|cannot|hard to|if|wish)\b[^.!?]{0,45})\b(?:(?:stay|stays|stayed|staying|keep|keeps|kept|remains?|remained) (?:right |perfectly |well |mostly )?in (?:perfect )?tune|(?:holds?|held|keeps?|kept) (?:its |their |the |a |in )?(?:tune|tuning|pitch))\b/,
    ),
    point(
      "no muddiness",
      /\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b(?! only)[^.,;]{0,12} (?:mudd\w*|boomy)\b/,
    ),
    point(
      "impressive for the size",
      /\b(?:sounds?|loud|bass|volume|audio|speaker|full|punch\w*)\b[^.;]{0,35}\bfor (?:its|their|the|such a|a|something this|how) (?:\w+ )?(?:size|small|little|tiny|compact)\b|\b(?:small|little|tiny|compact) (?:\w+ )?(?:speaker|box|thing|package|amp)\b[^.;]{0,20}\b(?:great|big|huge|full|amazing|impressive|loud)\b[^.;]{0,8}\bsound/,
    ),
    point("equalizer to adjust the tone", /\bequali[sz]er\b|\beq (?:settings?|presets?|modes?|options?)\b/),
    told("makes footsteps audible in games", /\b(?:hear|pinpoint|locate|tell where)\b[^.!?]{0,20}\bfootsteps\b/),
    point(
      "gives a home theater feel",
      /\bhome theat(?:er|re)\b|\bsurround (?:sound|system|speakers|and rears)\b|\bfor surround\b/,
    ),
  ],
};
