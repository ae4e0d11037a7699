import { naming, type Point, point, told } from "./point.ts";

export const SECURE_POINTS: Readonly<Record<string, readonly Point[]>> = {
  secure: [
    point(
      "holds firm over bumps and rough roads",
      /\b(?:bump(?:s|y)?|potholes?|washboard|gravel roads?|rough roads?|roads? (?:\w+ )?(?:rough|ruff)|road gets (?:rough|ruff)|off[- ]road\w*|speed bumps?)\b/,
    ),
    point(
      "holds firm in the wind",
      /\b(?:wind|winds|windy|gusts?|gusty|windstorms?)\b(?! (?:up|noise|instrument))|\b(?:big|bad|few|several|some) (?:\w+ )?storms\b/,
    ),
    point(
      "keeps a grip when wet or sweaty",
      /\b(?:sweat(?:y|ing|s)?(?! pattern)|soapy|dripping|slime|slippery hands|when (?:it.?s |they.?re |my hands are )?wet|(?:are|is|get|gets|even) wet)\b/,
    ),
    point("holds even upside down", /\bupside[- ]?down\b/),
    point(
      "holds on when bending or leaning",
      /\b(?:not|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|never|without|stays?|stayed)\b[^.!?]{0,40}\b(?:bend(?:ing|s)?|lean(?:ing|s)?|look(?:ing)?) (?:over|down|forward)\b|\bwhen i bend\b/,
    ),
    point(
      "holds on through lots of movement",
      /\b(?:through|during|even (?:when|with|while|w\/)|when|while)\b[^.!?]{0,30}\b(?:roll(?:ing|s)|zoom\w*|wrestl\w+|play(?:ing|s)?|shak(?:es?|ing)|twirl\w*|wigg?l\w+|wriggl\w+|danc(?:es?|ing)|yank\w*)\b/,
    ),
    point(
      "holds for hours on end",
      /\b(?:stays?|stayed|stay|held|holds)\b[^.!?]{0,40}\ball (?:day|night)\b(?! (?:and|but) (?:not|never))/,
    ),
    point(
      "keeps holding over time",
      /\b(?:stays?|stayed|hold(?:s|ing)?|held|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t (?:come|came|fallen|moved|budged|slipped))\b[^.!?]{0,45}\b(?:for|after|in|through) (?:about |over |almost |a |few |the |\w+ ){0,3}(?:weeks?|months?|washes)\b/,
    ),
    point(
      "grippy underside",
      /\brubber(?:y|ized)? (?:\w+ )?(?:feet|foot|bottom|base|backing|pads|tips|ends)\b(?![^.!?]*\b(?:coming|come|came|fell|falling) off)|\b(?:non|anti)[- ]?(?:slip|skid) (?:\w+ )?(?:feet|bottom|base|backing|pads)\b|\bfeet are rubber\b|\bgrips? on the (?:bottoms?|underside|back)\b|\b(?:bottom|underside) (?:is|has) (?:\w+ ){0,3}(?:rubber\w*|grip\w*|texture)\b/,
    ),
    point(
      "heavy enough not to budge",
      /\bheavy\b[^.!?]{0,12}(?:,|\bso|\band)[^.!?]{0,12}(?:\bstays?\b|\bdoes ?n['’]?t\b|\bdo ?n['’]?t\b|\bnot\b|\bwo(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t\b)(?! float| rust| tip)|\bheavy (?:and|enough)[^.!?]{0,20}\b(?:stay|not|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t)\b|\bweighted (?:base|bottom)\b|\bmakes it heavy\b/,
    ),
    point(
      "strong magnetic hold",
      /\bmagnet\w* (?:is|are|hold\w*|keeps?|grips?|stays?)?[ ,]?(?:\w+ ){0,2}(?:strong|fierce|powerful|tight|firm\w*|great|securely)\b|\b(?:strong|powerful|fierce) (?:\w+ )?magnet\w*/,
    ),
    point("suction that holds", /\bsuction\b/),
    told(
      "no slipping out of the hand",
      /\b(?:not|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|never|no|without) (?:\w+ )?slip(?:s|ping|ped)? (?:out of |from |in |through )(?:my|your|the|his|her|our) (?:\w+ )?(?:hands?|fingers|grip|grasp)\b/,
    ),
    told(
      "no slipping down the nose",
      /\b(?:not|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|never|no|without) (?:\w+ )?(?:slid(?:e|es|ing)|slip(?:s|ping|ped)?|fall(?:s|ing)?) (?:down |off )(?:of )?(?:my|your|the|his|her) (?:nose|face)\b/,
    ),
    told(
      "no slipping off the shoulder",
      /\b(?:not|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|never|no|without) (?:\w+ )?(?:slid(?:e|es|ing)|slip(?:s|ping|ped)?|fall(?:s|ing)?) (?:off|down)(?: of)? (?:my|your|the|his|her) shoulders?\b/,
    ),
    point(
      "secure on the head",
      /\bstay(?:s|ed|ing)? (?:\w+ )?(?:on|put on) (?:my |his |her |the |your |a )(?:\w+ )?head\b|\bon (?:my|his|her) head\b[^.!?]{0,20}\b(?:stay|not|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t)\b|\bstay\w* (?:snug |put )?(?:\w+ )?in (?:my|her|his) hair\b|\b(?:hat|helmet|headband|wig|cap|tiara|hood|beanie|visor|chin strap)\b[^.!?,]{0,40}\b(?:stays?|stayed|not|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|never)\b/,
    ),
    point(
      "no skidding across the floor",
      /\bon (?:\w+ )?(?:tile|tiles|hardwoods?|laminate|linoleum|vinyl|wood(?:en)? floors?|slick floors?|smooth floors?|kitchen floor|bathroom floor)\b|\b(?:slid|slide|slides|skid|slip)\w* (?:all )?(?:across|over|around) (?:the|my|our) (?:\w+ )?(?:kitchen|floor|bathroom)\b/,
    ),
    point(
      "steady on the desk",
      /\b(?:stay\w*|not|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|never|heavy)\b[^.!?]{0,30}\bon (?:my |the |a )(?:\w+ )?(?:desk|desktop)\b/,
    ),
    point(
      "fasteners that hold",
      /\b(?:clips?|buckles?|latch(?:es)?|clasps?|snaps?|locks?|velcro)\b (?:is|are|stay\w*|holds?|held|snaps?|closes?|did not|does ?n['’]?t|do ?n['’]?t|keeps?|keep)\b(?! (?:hard|stiff|weak|broke))/,
    ),
    point(
      "holds a phone securely",
      /\bphone\b[^.!?]{0,30}(?:\bnot|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|\bnever|\bstays?|\bstayed) (?:\w+ )?(?:fall\w*|slip\w*|slid\w*|drop\w*|mov\w*|budg\w*|nice|firm\w*|put|in place|secure\w*)\b(?! all the way)|\bhold(?:s|ing)? (?:my|the|your|his|her) (?:\w+ )?phone\b/,
    ),
    point(
      "not easily pulled loose",
      /\b(?:ca ?n['’]?t|cannot|could ?n['’]?t|unable to|has ?n['’]?t (?:been able to )?|not been able to|hard (?:for (?:him|her|them) )?to) (?:\w+ ){0,2}(?:pull|get|kick|yank|rip|wiggle|shake)(?:ed)? (?:it|them|these|this) (?:off|out|loose)\b/,
    ),
    point(
      "straps that hold steady",
      /\bstraps? (?:\w+ ){0,2}(?:stays?|stay|not|do ?n['’]?t|does ?n['’]?t|never|have stayed|keeps?|holds?)\b/,
    ),
    point("steady under foot traffic", /\b(?:walk(?:ed|ing|s)?|step(?:ping|s)?|vacuum\w*) (?:on|over) (?:it|them)\b/),
  ],
  grip: [
    point(
      "no slipping when wet",
      /\b(?:when|while|even|if|gets?|got|when it.?s) (?:\w+ ){0,3}(?:wet|damp|raining|rains|slick)\b|\b(?:on|in|with) (?:the )?(?:\w+ )?(?:wet|slippery|slick) (?:\w+ )?(?:floors?|surfaces?|hands?|rocks?|pavement|ground|tiles?|decks?|wood|grass|conditions)\b|\bin the rain\b/,
    ),
    point("stays put through sweat", /\bsweat(?:y|ing|s)?\b/),
    point("works on ice or snow", /\b(?:on|in) (?:the |glare |black |wet |packed )?(?:ice|snow|icy \w+)\b/),
    point(
      "still attached after months",
      /\b(?:months?|years?|since (?:last )?(?!i )(?:\w+))\b[^.;]{0,60}(?:n['’]?t|\b(?:not|never))(?: \w+)? (?:moved|fallen|budged|slipped|dropped|come (?:off|loose|down))\b|(?:n['’]?t|\b(?:not|never))(?: \w+)? (?:moved|fallen|budged|slipped|dropped|come (?:off|loose|down))\b[^.;]{0,50}\b(?:months?|years?|since)\b|\b(?:stuck|stayed|up|held)\b[^.;]{0,40}\b(?:since (?!i )\w+|for (?:\w+ )?(?:months|years?|a year))\b/,
    ),
    point(
      "stays put without falling",
      /(?:n['’]?t|\b(?:not|never))(?: (?:yet|even|once|ever))? (?:fallen|budged|slipped|dropped|come (?:off|loose|down)|fall|falls|fell|budge)\b/,
    ),
    point(
      "works in the heat",
      /\bin the (?:summer )?heat\b|\bheat seems\b|\bhot (?:days?|weather|sun|cars?|summers?)\b|\bin (?:arizona|texas|florida|phoenix|vegas)\b/,
    ),
    naming(
      "sticks to {}",
      ["surface", "furniture", "material"],
      /\b(?:sticks?|stuck|grabbed|grabs|suctions?|attach(?:es|ed)?|adheres?|clings?)(?: (?:really |very |so )?(?:well|great|good|tight|tightly|firmly|right|easily|perfectly|nicely|on))* to\b|\bsuction on\b/,
    ),
    point(
      "comes off cleanly",
      /\b(?:come|comes|came|peel|peels|peeled|removes?|removed) (?:right |it )?(?:off )?(?:clean(?:ly)?|without (?:\w+ )?(?:damag\w*|tak\w*|leav\w*|residue|mark\w*|pull\w*|peel\w*))\b/,
    ),
    point(
      "supports heavy items",
      /\b(?:hold|holds|holding|held|carry|carried|support|supports)\b (?:\w+ ){0,3}heavy\b(?! (?:use|duty))/,
    ),
    point("stays put at highway speed", /\b(?:highway|freeway|interstate) ?(?:speeds?|driving)?\b|\b[5-9]\d ?mph\b/),
    point("works on a bike or motorcycle", /\b(?:motorcycle|bike|bicycle|atv|quad|scooter)\b/),
    point(
      "soft in the hand",
      /\bsquish\w*\b|\bsofter feel\b|\b(?:cushioned|soft|padded)\b[^.;]{0,20}\b(?:grips?|handles?)\b|\b(?:grips?|handles?) (?:is|are) (?:\w+ )?(?:cushioned|soft|padded)\b/,
    ),
    point(
      "no sliding on the floor",
      /\b(?:grips?|gripping) (?:\w+ )?(?:the |my |our )?(?:\w+ )?(?:floors?|hardwood|carpet)\b|(?:n['’]?t|\b(?:no|not|never|without))(?: \w+)? (?:slid\w*|slip\w*|mov\w*|skid\w*)\b[^.;]{0,20}\b(?:floors?|hardwood|carpet|tile)\b/,
    ),
    point(
      "no sliding on a counter or table",
      /\bgrips? (?:\w+ )?(?:the |my |our )?(?:counter\w*|table|desk)\b|(?:n['’]?t|\b(?:no|not|never|without))(?: \w+)? (?:slid\w*|slip\w*|mov\w*|skid\w*)\b[^.;]{0,20}\b(?:counter\w*|table|desk)\b/,
    ),
    point(
      "sure footing on steps or pedals",
      /\b(?:steps?|step pads|rungs?|foot pegs|pedals?)\b[^.;]{0,30}\b(?:grippy|grip|traction|not slippery|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt) slippery)\b/,
    ),
    point(
      "hard to drop",
      /\beas(?:y|ier) to (?:hold|hang) (?:on ?to|on)\b|(?:n['’]?t|\b(?:not|never|no longer|less likely to)) (?:drop|dropped|dropping)\b/,
    ),
    point("attaches to a fridge", /\b(?:on|to) (?:the|my|our) (?:\w+ )?(?:fridge|refrigerator)\b/),
    point("attaches to a dashboard", /\b(?:on|to) (?:the|my|our) (?:dash|dashboard)\b/),
  ],
  reach: [
    told(
      "gets under furniture",
      /\b(?:gets|goes|reach(?:es)?|cleans) (?:right |way |all the way |easily |well |even |down )*(?:under|underneath|beneath) (?:the |my |our |all |all the )?(?:\w+ )?(?:beds?|couch(?:es)?|sofas?|furniture|dressers?)\b/,
    ),
    told(
      "gets under or between seats",
      /\b(?:gets?|reach(?:es)?|cleans?|vacuums?|goes|fits) (?:\w+ ){0,4}(?:between|under) the (?:car |truck |front |back )?seats\b/,
    ),
    told(
      "gets up to ceiling fans",
      /\b(?:reach(?:es|ed)?|gets?|dust|dusts|cleans?|extends?)\b[^.;!?]{0,30}\bceiling fans?\b/,
    ),
    told(
      "gets behind toilets or appliances",
      /\b(?:gets?|goes|reach(?:es)?|fits?|cleans?) (?:\w+ ){0,3}behind (?:the |my |our )?(?:toilets?|fridge|refrigerator|washer|dryer|stove|appliances)\b/,
    ),
    point(
      "spans a whole desk or table",
      /\b(?:over|across) (?:the |my )?(?:whole|entire|full) (?:\w+ )?(?:desk|table|bench|mat|layout|keyboard|workbench)\b/,
    ),
    point("gets to distant outlets", /\bcord\b[^.;]{0,30}\boutlets?\b|\boutlets?\b[^.;]{0,30}\bcord\b/),
    point("long cord", /\b(?:cord|cable) (?:is |was )?(?:\w+ ){0,2}long\b|\blong (?:\w+ )?(?:cord|cable)\b/),
    point("long hose", /\bhose (?:is |was )?(?:\w+ ){0,2}long\b|\blong (?:\w+ )?hose\b/),
    point(
      "covers the whole yard",
      /\b(?:whole|entire|all (?:of|over)|every corner of|all around) (?:of )?(?:my |the |our )?(?:\w+ )?(?:yard|garden|lawn|backyard)\b/,
    ),
    point("bends around obstacles", /\b(?:bends?|flexes|curves|pivots|swivels) (?:\w+ )?(?:around|over|into|under)\b/),
    point(
      "extendable pole or handle",
      /\b(?:pole|handle|wand) (?:\w+ )?(?:extends?|telescopes?|extended)\b|\b(?:extendable|extending|extension|telescop\w+) (?:\w+ )?(?:pole|handle|wand)\b/,
    ),
    point(
      "no ladder needed",
      /\b(?:without|no need for|no need to use|no more|(?:do|did|does) ?n['’]?t (?:have to|need to|need)|instead of|not having to) (?:use |using |get |getting |climb |climbing |drag |dragging |out |on |up |having )*(?:a |the |my |our )?(?:ladder|step ?ladder|step ?stool)s?\b/,
    ),
    point(
      "no bending or stooping",
      /\b(?:without|no|no more|(?:do|did|does) ?n['’]?t have to|not having to|never have to) (?:having to )?(?:bend|bending|stoop|stooping) ?(?:over|down)?\b(?! (?:or break|when|under|in))/,
    ),
    point(
      "narrow tip for tight spaces",
      /\b(?:narrow|thin|slim|skinny) (?:\w+ )?(?:tip|head|nozzle|tool|attachment|end)\b/,
    ),
  ],
};
