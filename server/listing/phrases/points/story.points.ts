import { naming, type Point, point, told } from "./point.ts";
import { SCREEN_BREAK } from "./screen-break.ts";

export const STORY_POINTS: Readonly<Record<string, readonly Point[]>> = {
  story: [
    told(
      "short enough for bedtime",
      /\bshort enough\b[^.!?]{0,25}\bbed(?:time)?\b|\b(?:perfect|right|good|great|ideal|nice) (?:length|size) for (?:\w+ ){0,2}bed(?:time)?\b|\b(?:quick|short) (?:\w+ )?bedtime (?:story|read|book)\b/,
    ),
    told(
      "short enough for young listeners",
      /\bshort enough (?:for|to)\b[^.!?]{0,30}\b(?:toddlers?|kids?|child(?:ren)?|attention|little|year|him|her|them)\b|\b(?:not|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)) too long\b[^.!?]{0,30}\b(?:toddlers?|kids?|child(?:ren)?|attention|little|year)\b/,
    ),
    told(
      "a calming tale",
      /\b(?:calming|soothing|relaxing|peaceful|gentle) (?:\w+ )?(?:bedtime )?(?:story|book|read|tale)\b|\b(?:story|book|text) is (?:so |very |really )?(?:calming|soothing|relaxing|peaceful)\b|\bhelps? (?:\w+ ){1,4}(?:fall asleep|wind down|settle down|go to sleep)\b/,
    ),
    told(
      "lines kids chime in on",
      /\b(?:he|she|they|kids?|children|son|daughter|grand\w+|toddler|old|class|students)(?: \w+){0,2} (?:finish(?:es)? the (?:lines?|sentences?|rhymes?|words)|(?:says?|recites?|chants?|repeats?) (?:it )?along|joins in|(?:has |have )?memorized (?:it|the (?:book|words|story|whole)|this (?:book|story)|every|most)|(?:already |almost )?knows? (?:it by heart|every word|all the words|the (?:whole )?(?:book|words|story)(?: by heart)?)|recites? (?:it|the (?:book|story|words)|this book|every|parts))\b/,
    ),
    point(
      "surprising plot twists",
      /\bplot twists?\b|\btwists?\b|\bsurprise (?:ending|twist)\b|\bdid(?: not|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt)) see (?:it|that|the)(?: \w+)? coming\b|\bnever saw (?:it|that|the)(?: \w+)? coming\b|\bunpredictable\b|\bsurpris(?:ed|ing)\b/,
    ),
    told(
      "characters that feel real",
      /\bcharacters? (?:\w+ ){0,2}(?:feel|felt|feels|seem|seemed|are|were|is) (?:so |very |really |like )?(?:real|believable|relatable|(?:well[- ])?developed|three[- ]dimensional|complex|alive)\b|\b(?:relatable|believable|(?:well|fully)[- ](?:developed|drawn|rounded)|complex|real) (?:\w+ )?characters?\b|\bcharacters? (?:come|came|comes) (?:alive|to life)\b/,
    ),
    told(
      "characters to care about",
      /\b(?:likable|likeable|lovable|loveable|endearing|charming|adorable|sweet) (?:\w+ )?(?:main )?characters?\b|\bcar(?:e|ed|ing) (?:deeply |so much )?about (?:the|these|each|every|all the) (?:\w+ )?characters?\b|\b(?:love|loved|rooting for|fell in love with) (?:the|these|all the) (?:main )?characters?\b/,
    ),
    told(
      "moves along at a brisk pace",
      /\b(?:fast|quick)[- ]paced\b|\b(?:story|plot|book|it) moves (?:\w+ )?(?:along|quickly|fast|right along)\b|\bwell[- ]paced\b|\bmoves (?:at )?a (?:good|nice|brisk|great) (?:pace|clip)\b/,
    ),
    told(
      "a message without preaching",
      /(?:\bnot|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)|\bwithout(?: being| getting)?|\bnever) (?:\w+ )?(?:preachy|preach\w*|heavy[- ]handed)\b/,
    ),
    told(
      "a way to talk about feelings",
      /\b(?:talk\w*|teach\w*|learn\w*|discuss\w*|deals? with|dealing with|address\w*|conversations?|explain\w*|understand\w*)\b[^.!?]{0,25}\b(?:feelings|emotions|fears|worries|anxiety|grief|anger)\b/,
    ),
    point("a lesson in kindness", /\b(?:kindness|being kind|to be kind|empathy|compassion|sharing with)\b/),
    point("about finding courage", /\b(?:bravery|courage|being brave|to be brave|courageous)\b/),
    point("about the value of friendship", /\bfriendship\b|\b(?:making|being a|good) friends?\b/),
    told(
      "simple words for beginners",
      /\b(?:early|beginning|beginner|emerging) readers?\b|\bsight words\b|\b(?:simple|easy) (?:words|vocabulary|sentences)\b/,
    ),
    told(
      "carefully researched",
      /\bwell[- ]researched\b|\b(?:meticulously|thoroughly|carefully|deeply) researched\b|\b(?:did|done) (?:his|her|their) (?:research|homework)\b|\bhistorically accurate\b/,
    ),
    point(
      "explained in plain language",
      /\beasy to (?:understand|follow)\b|\b(?:plain|simple|clear|everyday|easy) (?:language|english|terms|explanations?)\b|\bexplain(?:s|ed) (?:\w+ ){0,3}(?:clearly|simply)\b/,
    ),
    told("short chapters", /\bshort chapters\b|\bchapters are (?:\w+ )?short\b/),
    point(
      "vivid descriptions",
      /\bvivid(?:ly)?\b|\b(?:felt|feels?) like i (?:was|am|were) (?:right )?there\b|\btransport(?:s|ed) (?:me|you)\b|\bbeautiful(?:ly)? descri\w+/,
    ),
    told("a plot that keeps people guessing", /\bkept (?:me|us) guessing\b|\bkeeps (?:me|you|us) guessing\b/),
  ],
  illustrations: [
    point(
      "rich in detail",
      /\b(?:illustrations?|drawings?|pictures?|artwork|art|images?)\b[^.!?,]{0,25}\b(?:detailed|intricate|detail)\b|\b(?:detailed|intricate|richly detailed) (?:\w+ )?(?:illustrations?|drawings?|pictures?|artwork|images?)\b/,
    ),
    point(
      "large images",
      /\b(?:big|large|full[- ]page|oversized)(?:,| and)? (?:\w+ )?(?:pictures?|illustrations?|photos?|images?|drawings?)\b|\b(?:pictures?|photos|illustrations?|images|drawings) are (?:\w+ )?(?:big|large|full[- ]page)\b/,
    ),
    told(
      "step-by-step visuals",
      /\b(?:photos?|pictures?|photographs?|illustrations?|diagrams?|drawings?)\b[^.!?,]{0,20}\b(?:each|every) (?:step|stitch|stage|move|pose|exercise)\b|\bstep[- ]by[- ]step (?:photos|pictures|photographs|illustrations)\b/,
    ),
    told(
      "a photo with every recipe",
      /(?<!\b(?:wish|no|not|need|needs|lacks?|without|n['\u2019]t)\b[^.!?]{0,30})\b(?:photos?|pictures?)(?: \w+)? (?:of|for|with|accompan\w+|to go with) (?:each|every|all the|all of the) (?:recipes?|dish(?:es)?|meals?)\b|\b(?:each|every) recipe has (?:a|its own) (?:\w+ )?(?:photo|picture)\b/,
    ),
    point("full of expression", /\b(?:facial expressions?|expressive|expressions on)\b/),
    point("watercolor art", /\bwater ?colou?rs?\b/),
    point(
      "pretty enough to frame",
      /\b(?:hang|frame)(?: \w+){0,3} on (?:the|my|our|a) (?:\w+ )?wall\b|\bframe[- ]?worthy\b|\bworth framing\b|\b(?:want|wanted|could|would|going|plan) (?:to )?frame\b|\bsuitable for framing\b/,
    ),
    point(
      "a sense of humor",
      /\b(?:funny|hilarious|silly|humorous) (?:\w+ )?(?:illustrations?|drawings?|pictures?|art|artwork)\b|\b(?:illustrations?|drawings?|pictures?|artwork) (?:are|is) (?:so |very |really |absolutely |\w+ and )?(?:funny|hilarious|humorous|silly)\b/,
    ),
    point("a whimsical style", /\bwhimsical\b/),
    point(
      "art that helps tell the story",
      /\b(?:illustrations?|pictures?|artwork|art|drawings?)\b[^.!?]{0,20}\b(?:match(?:es)?|go(?:es)? (?:\w+ )?with|complements?|tells?|helps? tell|supports?|brings?|adds? to|enhances?)\b[^.!?]{0,20}\b(?:story|text|words|tale|narrative|life)\b/,
    ),
    told(
      "plenty to point at",
      /\b(?:loves?|likes?|loved|enjoys?|starts?|started) (?:to )?point(?:s|ing)?(?: at| to| out)\b/,
    ),
    told(
      "high-contrast images",
      /\bhigh[- ]contrast\b[^.!?]{0,40}\b(?:bab(?:y|ies)|infants?|newborns?|pictures?|images?|illustrations?|pages?|book)\b/,
    ),
    told(
      "real-life photos",
      /\b(?:real|actual)(?:[- ]life)? (?:photos|photographs|pictures) (?:of|not|instead|rather|in)\b/,
    ),
    point("shows people of many backgrounds", /\b(?:diverse|diversity|inclusive|representation|multicultural)\b/),
  ],
  pages: [
    naming(
      "holds up to {}",
      ["art"],
      /\b(?:takes?|handles?|handled|holds? up (?:to|under|with|against)|held up (?:to|under|with)|stands? up to|works? (?:great|well|fine|beautifully|nicely|perfectly) with) (?=\w)/,
    ),
    point(
      "sheets that tear out cleanly",
      /\b(?:are|is) (?:\w+ )?perforated\b|\bperforated (?:pages|sheets|edges?|paper)\b|\btears? out (?:\w+ )?(?:easily|cleanly|neatly|nicely)\b|\beasy to (?:tear|take|rip|remove|pull) (?:\w+ )?out\b/,
    ),
    point(
      "printed on one side only",
      /\b(?:single|one)[- ]sided\b|\bon (?:just |only )?one side (?:only|of (?:the|each) (?:page|paper|sheet))\b|\bonly on one side\b|\bbacks? (?:of the pages? )?(?:is|are) blank\b/,
    ),
    told(
      "large print",
      /\b(?:print|font|type) (?:is|are) (?:\w+ )?(?:nice and |so |very )?(?:large|big|huge)\b(?! enough\?)|\b(?:love|like|appreciate) the (?:large|big|bigger|larger)[- ](?:print|font|type)\b|\bnice (?:large|big) (?:print|font|type)\b|\blarge[- ]print (?:is (?:so |very |really )?(?:good|great|nice|easy|wonderful|helpful|perfect)|makes)\b/,
    ),
    told(
      "room to write",
      /\b(?:plenty of|lots of|enough|good amount of|ample|a lot of|great) (?:room|space|lines)(?: \w+)? (?:to (?:write|jot|take notes|journal)|for (?:notes|writing|journaling|answers|my (?:notes|thoughts)))\b|\b(?:wide|large|big|generous) margins\b/,
    ),
    point(
      "glossy paper",
      /\bgloss(?:y|ier),? (?:\w+ )?(?:pages?|paper)\b|\b(?:pages|paper) (?:are|is) (?:\w+ )?(?:and )?(?:glossy|slick)\b/,
    ),
    told(
      "sturdy board instead of paper",
      /(?<!expect(?:ed|ing) |not |(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt) (?:a |have )?|wish(?:ed)? \w+ (?:was|were|had) )\b(?:sturdy|thick|durable|chunky|heavy|solid|strong|nice|quality) (?:\w+ )?(?:board (?:book|pages)|cardboard pages)\b/,
    ),
    point(
      "easy for little hands",
      /\b(?:little|small|tiny|toddler|baby) (?:hands|fingers)\b|\b(?:easy|easier)(?: enough)? for (?:\w+ ){1,4}to (?:turn|flip|open)\b|\b(?:he|she|they|toddler|baby|son|daughter) can (?:turn|flip) (?:\w+ )?pages\b|\bturn\w* the pages (?:by )?(?:him|her|them)sel/,
    ),
    told(
      "spiral binding",
      /\b(?:it.?s|it is|is|being|are|and) (?:\w+ )?(?:spiral|coil)[- ]bound so\b|\b(?:it.?s|it is|book is|they are|they.?re) (?:spiral|coil)[- ]bound\b|\b(?:spiral|coil) binding (?:lies|lays|makes|is (?:great|nice|good|perfect|sturdy)|keeps|allows|lets)\b|\b(?:love|like|appreciate) (?:the|that) (?:it.?s )?(?:spiral|coil)[- ]b\w+/,
    ),
    told(
      "stands up to chewing",
      /\b(?:chew(?:s|ed|ing)? on|chew(?:s|ed|ing)?|gnaw(?:s|ed|ing)|drool(?:s|ed|ing)?)\b[^.!?]{0,30}\b(?:held up|holds? up|survived|still (?:intact|in one piece))\b|\b(?:held up|holds? up|survived|survives|stands? up|stood up)(?: \w+){0,4} (?:chew\w*|gnaw\w*|drool\w*)\b/,
    ),
    point("wipes clean", /\bwip(?:e|es|ed|eable|able) (?:\w+ )?(?:clean|off|down)\b|\bwip(?:e)?able\b/),
    told(
      "cream-colored paper",
      /\b(?:paper|pages) (?:is|are) (?:a )?(?:\w+ )?(?:cream|ivory|off[- ]white)\b|\b(?:nice|beautiful|lovely|thick|soft|smooth) (?:cream(?:[- ]colou?red)?|off[- ]white|ivory) (?:paper|pages)\b/,
    ),
    point("a hard cover", /\bhard ?(?:cover|back)s?\b|\bcover is (?:\w+ )?(?:sturdy|thick|stiff|hard)\b/),
    told(
      "a ribbon bookmark",
      /\b(?:has|with|includes|love the|like the|and|even|comes with) (?:a |an |the |two |built[- ]in )*(?:\w+ )?(?:ribbon (?:book ?mark|marker)s?|book ?mark ribbons?|ribbon to (?:mark|keep))\b/,
    ),
  ],
  engagement: [
    told(
      "asked for at bedtime",
      /\b(?:asks?|asking|asked|requests?|begs?|begging|wants?) (?:for |to (?:read|hear|have) )?(?:\w+ ){0,3}(?:every|each) (?:single )?(?:night|bedtime)\b|\b(?:asks?|asking|begs?) for (?:it|this|this book|this story) (?:\w+ )?(?:at|before) bed(?:time)?\b/,
    ),
    told(
      "holds interest for hours",
      /\b(?:play(?:s|ed)?|entertain(?:s|ed)?|busy|occupied|amused|read(?:s|ing)?)(?: with)?(?: (?:it|this|them|him|her|us|the kids|together))? for hours\b|\bhours (?:and hours )?of (?:fun|entertainment|enjoyment|reading)\b|\b(?:busy|entertained|occupied|amused) for hours\b/,
    ),
    told(
      "still in use months later",
      /\bstill (?:plays?|playing|plays? with|reads?|reading|loves? it|loves? playing)\b[^.!?]{0,40}\b(?:months?|years?) (?:later|on)\b|\b(?:months?|years?) later\b[^.!?]{0,30}\bstill (?:plays?|playing|reads?|loves?|being (?:played|read)|gets played)\b|\bafter (?:\w+ ){0,2}(?:months|years?)\b[^.!?]{0,20}\bstill (?:plays?|playing|reads?|loves?)\b/,
    ),
    told(
      "brought out every week",
      /\b(?:play(?:ed|ing|s)?|read(?:s|ing)?|bring|brought|brings) (?:it |this |them |with it )?(?:\w+ ){0,2}(?:every|each|almost every) (?:single )?(?:weekend|week|sunday|saturday|friday)\b/,
    ),
    told(
      "hard to stop at just one round",
      /\b(?:two|three|four|five|six|several|many|\d+) (?:games|rounds) in a row\b|\b(?:play\w*|read\w*) (?:it |this )?(?:\w+ )?(?:two|three|four|five|six|several|many|\d+) times in a row\b|\b(?:games?|rounds?|played) (?:\w+ )?back[- ]to[- ]back\b|\b(?:just )?one more (?:game|round)\b/,
    ),
    point(
      "hard to put down",
      /\b(?:hooked|addict(?:ed|ive|ing)|obsessed)\b|\b(?:can ?n['’]?t|could ?n['’]?t|wo ?n['’]?t|cannot) (?:put (?:it|this|them) down|stop (?:playing|reading))\b/,
    ),
    SCREEN_BREAK,
    told(
      "always something new to notice",
      /\b(?:notices?|noticed|noticing|finds?|finding|discovers?|discovering|spots?|spotting) (?:something|things|details) new\b|\b(?:notices?|noticing|finds?|finding|discovers?|discovering|spots?|spotting) new (?:things?|details?|areas?|stuff|characters?)\b|\bsomething new (?:every|each) (?:time|page|read)\b/,
    ),
    point(
      "brings on the giggles",
      /\b(?:giggl\w+|cracks? (?:him|her|them|us) up|belly laughs?|laughs? out loud|laughing)\b/,
    ),
    told(
      "a go-to pick",
      /\b(?:always|first) (?:picks?|chooses?|grabs?|reaches? for|goes (?:straight )?(?:to|for)) (?:it|this)\b|\bfirst (?:thing|one|book|toy|game) (?:that )?(?:he|she|they|my \w+) (?:picks?|grabs?|reach(?:es)? for|goes? (?:to|for)|asks? for|pulls?)\b|\bgo[- ]to (?:book|game|toy)\b/,
    ),
    told(
      "a hit in classrooms",
      /\b(?:my|the|our) (?:\w+ )?(?:students|class|classroom|kindergart\w+|preschoolers|first graders|second graders)\b[^.!?]{0,25}\b(?:loves?|loved|enjoys?|enjoyed|begs?|asks?|play)\b/,
    ),
  ],
};
