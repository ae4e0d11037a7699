import type { Wordings } from "./wording.ts";

/** What is told of printers and label makers, and of what is bought for a thing again and again. */
export const PRINTING_WORDINGS: Wordings = {
  printLasts: [
    [
      "-",
      /\b(?:print(?:s|ing|ed)?|ink|text|letters|lettering|labels?|receipts?|photos?|writing|barcodes?|they|it|these|anything|everything)\b[^.!?;]{0,50}?\b(?:fad(?:es?|ed|ing)|go(?:es)? (?:pale|faint|blank|grey|gray|brown|yellow|invisible)|went (?:pale|faint|blank|grey|gray|brown|yellow)|gone (?:pale|faint|blank|grey|gray|brown|yellow)|turn(?:s|ed) (?:pale|faint|grey|gray|brown|yellow|black)|disappear(?:s|ed)|vanish(?:es|ed)|rub(?:s|bed) off)\b/,
    ],
    [
      "-",
      /\b(?:month|months|week|weeks|summer|year|june|july|august|september|sun|sunlight)\b[^.!?;]{0,50}?\b(?:could ?n['’]?t|couldnt|can ?n['’]?t|cannot|can['’]?t|cant|can no longer) (?:even |really )?(?:read|make out|see)\b/,
    ],
    [
      "-",
      /\b(?:months?|weeks?|years?) (?:on|later|in)\b[^.!?;]{0,50}?\b(?:faint|pale|faded|unreadable|illegible|gr[ae]y)\b/,
    ],
    [
      "+",
      /\b(?:print|ink|text|labels?|they)\b[^.!?;]{0,30}?\b(?:has ?n['’]?t|have ?n['’]?t|hasnt|havent|has not|have not|does ?n['’]?t|doesnt|do ?n['’]?t|never) (?:faded?|gone (?:pale|faint)|smudged?|rubbed off)\b/,
    ],
    ["+", /\b(?:no|zero|without(?: any)?) (?:sign of )?fading\b/],
  ],
  labelBond: [
    [
      "-",
      /\b(?:labels?|stickers?|they|it|tape|corners?|edges?)\b[^.!?;]{0,30}?\b(?:lift(?:s|ed|ing)?(?: off| up)?|peel(?:s|ed|ing)? (?:off|up|away|back)|(?:fell|falls?|falling|fall(?:en)?|came|come|comes|coming|dropp(?:ed|ing)) (?:right |straight |clean |all )?off|curl(?:s|ed|ing)? up|wo ?n['’]?t stick|will not stick|do ?n['’]?t stick|does ?n['’]?t stick|did ?n['’]?t stick)\b/,
    ],
    [
      "-",
      /\b(?:first|one|second|a single) (?:wash|rinse|clean|cycle) and (?:they were |it was |they ?['’]?re |all )?(?:gone|off)\b/,
    ],
    [
      "+",
      /\b(?:labels?|stickers?|they|tape)\b[^.!?;]{0,40}?\b(?:stay(?:s|ed)?|stick(?:s)?|stuck|hold(?:s)?|held|survived?) (?:put|on|fast|firmly|really well|very well|well|down|tight|the (?:dishwasher|wash|freezer|fridge))\b/,
    ],
    [
      "+",
      /\b(?:not (?:a single )?one|none(?: of them)?) (?:has|have|had) (?:come|fallen|peeled|lifted|dropped) (?:off|up|away)\b/,
    ],
    [
      "+",
      /\b(?:sticks?|stuck) (?:(?:really |very )?well )?to (?:the |my |our )?(?:freezer|frosty|wet|glass|plastic|metal|wood|jars?|bottles?|anything|everything)\b/,
    ],
  ],
  backing: [
    [
      "-",
      /\b(?:backing|liner)(?: paper)?\b[^.!?]{0,50}?\b(?:hard|fiddl[ey]\w*|pain|nightmare|tricky|impossible|difficult|awkward|stubborn|wo ?n['’]?t|ca ?n['’]?t|cannot|cant|struggle|faff)\b/,
    ],
    [
      "-",
      /\b(?:splitting|peeling|getting|taking|separating|remove|removing)(?: off)? (?:the |its |their )?(?:backing|liner)(?: paper)?(?: off)? (?:is|was|takes|needs)\b(?! (?:easy|simple|a breeze|quick|no))/,
    ],
    ["-", /\bbut oh,? the (?:backing|liner)\b/],
    [
      "+",
      /\b(?:backing|liner)(?: paper)?\b[^.!?]{0,30}?\b(?:peels?|comes?|came|splits?)(?: right| straight)? (?:off |away )?(?:easily|easy|nicely|without|clean)/,
    ],
  ],
  waste: [
    [
      "-",
      /\b(?:spits?|spitting|feeds?|feeding|prints?|printing|runs?|run|running|pushes|wastes?|wasting|wasted|throws?|ejects?|churns?)(?: out| through)?(?: a| an| one| two| the| several| three)* (?:blanks?|empty|half|extra)\b(?: labels?| pages?| sheets?| ones?)?/,
    ],
    [
      "-",
      /\b(?:wastes?|wasting|wasted) (?:an? |so |too |lots |loads |half |of |the |much |about |lot |good |\d+ )*(?:labels?|tape|paper|rolls?|ink|sheets?|photo paper)\b/,
    ],
    [
      "-",
      /\bwish (?:it|they|this) (?:did ?n['’]?t|didnt|would ?n['’]?t|wouldnt) (?:run|print|spit|feed|waste|eject|push)\b[^.!?]{0,15}?\b(?:blanks?|empty|labels?|paper|tape|ink)\b/,
    ],
    [
      "+",
      /\b(?:no|zero|hardly any|very little|without(?: any)?) (?:wasted? (?:labels?|tape|paper|ink)|waste|blanks?)\b/,
    ],
  ],
  inkless: [
    [
      "+",
      /\b(?:no|without(?: any)?|never|not (?:having|have) to|do ?n['’]?t (?:need|have) to|no need (?:for|to)) (?:more |need for |buy(?:ing)? |mess(?:ing)? with |expensive )*(?:ink|cartridges?|toner|ribbons?)\b(?! (?:included|in the|came))/,
    ],
    [
      "-",
      /\b(?:ink|cartridges?|toner)\b[^.!?]{0,30}?\b(?:ran out|runs out|run out|empty|gone) (?:after|within|in|so fast|too fast|really fast|already|quick\w*|fast)\b/,
    ],
    [
      "-",
      /\b(?:eats?|ate|guzzles?|drinks?|burns? through|goes through|uses? up) (?:through )?(?:a lot of |so much |way too much |the |its )?(?:ink|cartridges?|toner)\b/,
    ],
  ],
  designs: [
    [
      "+",
      /(?<!\b(?:no|not|few|without|half the|best) )\b(?:hundreds|loads|lots|tons|plenty|(?:great|good|huge|wide|nice|big|lovely) (?:range|choice|selection|variety)|range|so many|dozens|thousands) of (?:the |little |cute |nice |free |different |great |fun )*(?:fonts?|icons?|pictures?|borders?|designs?|templates?|symbols?|emojis?|frames?)\b/,
    ],
    [
      "-",
      /\b(?:only|just|barely|hardly any|not (?:many|enough)|few|limited|too few) (?:a few |a handful of |two |three |four |enough )?(?:fonts?|icons?|borders?|templates?|symbols?)\b(?! (?:are|is) (?:free|behind))/,
    ],
  ],
  ownRefills: [
    [
      "-",
      /\b(?:have|has|had|need|forced|got|must|stuck with|stuck|only) (?:to )?(?:buy|buying|use|using|take|takes|accepts?|works? with|order)(?: only| just)? (?:their|its|the (?:maker|brand|company|manufacturer)['’]?s)(?: own)? (?:brand(?:ed)? |own |expensive |special |overpriced )*(?:rolls?|ink|tape|labels?|paper|cartridges?|pods?|capsules?|filters?|refills?|bags?|blades?|heads?|toner)\b/,
    ],
    [
      "-",
      /\b(?:consumable|cartridge|roll|filter|pod|ink|tape|refill)s? (?:is |are |was |were )?(?:not recogni[sz]ed|unrecogni[sz]ed|rejected|not (?:genuine|accepted|original))\b/,
    ],
    [
      "-",
      /\b(?:refuses|rejects|blocks|wo ?n['’]?t (?:take|accept|work with|recogni[sz]e)|does ?n['’]?t (?:take|accept|work with|recogni[sz]e)|doesnt (?:take|accept)) (?:any |the |my |other |all )*(?:third[- ]party|generic|cheap(?:er)?|off[- ]brand|compatible|other|other makes?|other brands?)(?: of)?(?: \w+)? ?(?:rolls?|ink|tape|labels?|cartridges?|pods?|capsules?|filters?|refills?|bags?|blades?|heads?|toner)\b/,
    ],
    [
      "-",
      /\b(?:with|using|up with|try) (?:cheap(?:er)?|generic|third[- ]party|off[- ]brand|compatible|other) (?:rolls?|ink|tape|labels?|cartridges?|pods?|capsules?|filters?|refills?|bags?|toner)\b[^.!?]{0,12}\b(?:it|machine|printer) (?:refuses|rejects|wo ?n['’]?t)\b/,
    ],
    [
      "-",
      /\b(?:chip|chips|drm|lock) in (?:the|each|every|its|their|your) (?:rolls?|ink|tape|cartridges?|pods?|filters?|refills?|toner)\b|\b(?:rolls?|ink|tape|cartridges?|pods?|filters?|refills?|toner) (?:is|are) chipped\b/,
    ],
    [
      "+",
      /\b(?:takes?|accepts?|works? (?:fine |great |well )?with|can use|use) (?:any|generic|third[- ]party|cheap(?:er)?|off[- ]brand|compatible|standard|other brands of) (?:old |brand of |make of |standard |brand )*(?:rolls?|ink|tape|labels?|cartridges?|pods?|capsules?|filters?|refills?|bags?|blades?|heads?|toner)\b/,
    ],
  ],
  refillCost: [
    [
      "-",
      /\b(?:refills?|rolls?|tape|ink|cartridges?|toner|replacement (?:\w+ )?(?:filters?|heads?|bags?|blades?|pods?|rolls?)|filters?|pods?|capsules?|(?:brush )?heads)\b[^.!?;]{0,30}?\b(?:cost(?:s)? (?:more|a (?:lot|fortune|bomb|small fortune)|almost|nearly|way|as much|too much)|add(?:s)? up|(?:is|are|get|gets) (?:so |very |really |quite |pretty |way |too |rather |a bit |ridiculously |not )*(?:expensive|pricey|dear|steep|cheap to replace|overpriced|costly))\b/,
    ],
    [
      "-",
      /\b(?:theirs|refills?|rolls?|cartridges?|filters?|pods?) (?:are|is|cost) (?:nearly |almost |about |over |around )?[£$€] ?\d[\d.]* (?:each|a piece|apiece|a (?:roll|pop|time|pack|box|set)|per)\b/,
    ],
    [
      "-",
      /\b(?:expensive|pricey|overpriced|costly|dear) (?:refills?|rolls?|tape|ink|cartridges?|toner|replacement \w+|filters?|pods?)\b/,
    ],
    [
      "+",
      /\b(?:refills?|rolls?|tape|ink|cartridges?|toner|replacement (?:filters?|heads?|bags?|blades?)|filters?|pods?)\b[^.!?;]{0,15}?\b(?:is|are) (?:so |very |really |quite |pretty )*(?:cheap|inexpensive|affordable|reasonable|reasonably priced)(?! (?:made|feeling|quality|looking|plastic|and nasty))\b/,
    ],
  ],
};
