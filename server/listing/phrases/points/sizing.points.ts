import { type Point, point } from "./point.ts";

export const SIZING_POINTS: Readonly<Record<string, readonly Point[]>> = {
  sizing: [
    point("snug as a glove", /\blike a glove\b/),
    point(
      "as if custom-made",
      /\blike (?:it|they|these|this) (?:was|were|is|are) (?:\w+ )?(?:made|poured|built|designed|molded|tailored|custom)|\bcustom[- ](?:made|fit|tailored)\b|\b(?:was|were) made for (?:it|my|me|them|our)\b/,
    ),
    point(
      "no alterations needed",
      /\b(?:no|without|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t (?:need|have|require)(?: any| to)?|zero) (?:\w+ )?(?:trim\w*|cutting|cut it|modif\w+|modding|drill\w*|alter\w*|hemm?\w*|filing|shims?)\b/,
    ),
    point(
      "works in place of the original",
      /\b(?:exact(?:ly)?|just|same|perfect|direct|great|good) (?:\w+ ){0,3}(?:like|as) (?:the )?(?:original|oem|factory|stock)|\b(?:perfect|exact|direct|great|good|drop[- ]in) (?:fit )?replacement\b|\blike (?:the )?(?:original|oem|factory)\b/,
    ),
    point(
      "leaves no gaps",
      /\b(?:no|without|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|not) (?:\w+ ){0,2}gap(?:s|ping|ped|e|es)?\b/,
    ),
    point(
      "not too big or too small",
      /\bnot (?:too|to) (?:big|large|bulky|long|loose)[^.!?]{0,14}\b(?:not|or|nor|and|but) (?:not )?(?:too|to)? ?(?:small|tiny|short|tight)\b|\bnot (?:too|to) (?:small|tiny|short|tight)[^.!?]{0,14}\b(?:not|or|nor|and|but) (?:not )?(?:too|to)? ?(?:big|large|bulky|long|loose)\b|\bnot (?:over|under)sized\b/,
    ),
    point(
      "nice length",
      /\b(?:perfect|right|good|great|nice|ideal|exact) length\b(?! (?:of time|and diam))|\blength (?:is|was) (?:\w+ )?(?:just right|perfect|great|good|right|spot on)\b|\blong enough\b[^.!?]{0,20}\b(?:legs?|arms?|torso|sleeves?)\b/,
    ),
    point(
      "sleeves that are long enough",
      /\bsleeves? (?:are|is) (?:\w+ ){0,3}(?:long enough|(?:the )?right length|perfect length|good length|perfect)\b/,
    ),
    point(
      "plenty of room",
      /\b(?:roomy|spacious)\b(?! enough (?:for|to))|\b(?:plenty|lots) of room\b|\broom to spare\b/,
    ),
    point(
      "works in a small kitchen",
      /\b(?:small|tiny|little|not so big) (?:\w+ )?kitchen\b|\bkitchen is (?:\w+ )?(?:small|tiny)\b/,
    ),
    point(
      "compact enough for the counter",
      /\b(?:right size for|good size for|perfect size for|fits? (?:\w+ ){0,3}(?:on|under|in)|perfect (?:for|on)|sits? (?:\w+ )?on) (?:my |the |our |a |kitchen )*(?:counter|counter ?tops?)\b(?! ?depth)/,
    ),
    point("slides into a cup holder", /\bfits? (?:\w+ ){0,6}cup ?-?holders?\b/),
    point(
      "slips into a pocket",
      /\bfits? (?:\w+ ){0,3}(?:in|into|inside) (?:my |a |the |any |your |his |her )(?:\w+ ){0,3}pockets?\b/,
    ),
    point(
      "slips into a purse or bag",
      /\b(?:fits?|size (?:for|to)|small enough (?:for|to)) (?:\w+ ){0,4}(?:my |a |the |any |your |his |her )(?:\w+ )?(?:purse|handbag|bag|backpack|tote|clutch|diaper bag)s?\b/,
    ),
    point(
      "packs into a suitcase or carry-on",
      /\bfits? (?:\w+ ){0,4}(?:in|into|inside) (?:my |a |the |any |your |his |her )?(?:\w+ )?(?:suitcase|luggage|carry[- ]on|duffel|duffle)s?\b/,
    ),
    point("stows in the overhead bin", /\b(?:fits?|goes|slides?|went) (?:\w+ ){0,5}overhead\b/),
    point(
      "slides under the bed or couch",
      /\bfits? (?:\w+ ){0,3}(?:under|underneath|beneath) (?:my |the |our |a |your )?(?:\w+ )?(?:bed|couch|sofa)\b/,
    ),
    point(
      "tucks under a desk",
      /\bfits? (?:\w+ ){0,3}(?:under|underneath|beneath) (?:my |the |our |a |your )?(?:\w+ )?desk\b/,
    ),
    point("packs into a lunch box", /\b(?:fits?|size for|right for) (?:\w+ ){0,4}lunch ?-?(?:box|bag)(?:es|s)?\b/),
    point(
      "stows in a cabinet or drawer",
      /\bfits? (?:\w+ ){0,4}(?:in|into|inside) (?:my |the |our |a |your |any )?(?:\w+ ){0,2}(?:cabinets?|cupboards?|drawers?|pantry|closet)\b/,
    ),
    point(
      "slides into a fridge or freezer",
      /\bfits? (?:\w+ ){0,4}(?:in|into|inside) (?:my |the |our |a |your )?(?:\w+ ){0,2}(?:fridge|refrigerator|freezer)\b/,
    ),
    point(
      "suits small hands",
      /\b(?:fits?|size (?:for|in)|perfect (?:for|in)|right (?:for|in)|good (?:for|fit for|in)|great (?:for|in)|nice (?:for|in)) (?:\w+ ){0,3}(?:small|little|tiny|petite|smaller) (?:\w+ )?hands?\b|\bi have (?:\w+ )?(?:small|little|tiny|petite) (?:\w+ )?hands?\b(?![^.!?]*\b(?:but|big|loose|large)\b)/,
    ),
    point(
      "suits bigger hands",
      /\b(?:fits?|fit|size for|perfect (?:for|in)|right (?:for|in)|good (?:for|fit for|in)|great (?:for|in)|comfortable for) (?:\w+ ){0,3}(?:big|large|huge|larger|bigger) (?:\w+ )?hands?\b|\bi have (?:\w+ )?(?:big|large|huge) (?:\w+ )?hands?\b(?![^.!?]*\b(?:but|tight|small)\b)/,
    ),
    point(
      "suits kids' hands",
      /\b(?:kids?.?s?|child.?s?|children.?s?|toddler.?s?|daughter.?s|son.?s|grand\w+.?s) (?:small |little )?hands\b|\blittle hands\b/,
    ),
    point(
      "works for bigger heads",
      /\b(?:big|large|huge|giant|enormous|larger|bigger|xl) (?:\w+ )?(?:head|noggin|melon)\b/,
    ),
    point("works for smaller heads", /\b(?:small|tiny|petite|little|smaller) (?:\w+ )?head\b/),
    point(
      "suits slim wrists",
      /\b(?:fits?|perfect (?:for|on)|good on|great on|for|on) (?:my |her |his )?(?:\w+ )?(?:small|tiny|thin|skinny|slim) wrists?\b|\bi have (?:\w+ )?(?:small|tiny|thin|skinny) wrists?\b/,
    ),
    point("suits narrow feet", /\b(?:narrow|skinny|thin) (?:feet|foot|heels?)\b/),
    point("works for high arches", /\bhigh (?:arch\w*|insteps?)\b/),
    point("room for wide calves", /\b(?:wide|wider|big|thick|large|larger|muscular|athletic) (?:calves|calf)\b/),
    point(
      "works for tall people",
      /\b(?:i.?m|i am|he.?s|he is|son is|husband is) (?:\w+ ){0,2}6 ?(?:'|\u2019|ft|feet|foot)|\b(?:6|six)[- ]?(?:foot|feet|ft)[- ]?(?:er\b|tall\b|one\b|two\b|three\b|four\b)|\b(?:tall|taller) (?:guy|man|woman|girl|person|people|husband|son|daughter|boy)\b|\b(?:i.?m|i am|he.?s|she.?s) (?:\w+ )?tall\b/,
    ),
    point(
      "works for shorter people",
      /\bpetite\b(?! sizes? (?:is|was|were|are) (?:not|n))|\b(?:i.?m|i am|she.?s|she is) (?:\w+ ){0,2}short\b(?! (?:on|of))|\b(?:i.?m|i am|she.?s|she is) (?:only |just )?(?:5 ?(?:'|\u2019|ft|foot) ?[0-3]\b|4 ?(?:'|\u2019|ft|foot))|\bshort (?:person|people|legs|torso|girl|woman|inseam)\b/,
    ),
    point(
      "suits curvy figures",
      /\b(?:curvy|curves|plus[- ]size|full(?:er)?[- ]figured|hourglass|pear shaped|big(?:ger)? (?:hips|butt|thighs|bust|chest)|busty|wide hips)\b/,
    ),
    point(
      "works for bigger builds",
      /\b(?:big|large|heavy|husky|stocky|broad|heavy ?set) (?:guy|man|fella|fellow|dude|men|build|shoulders|shouldered)\b|\b(?:kind of|kinda|bit|is) husky\b/,
    ),
    point("room to grow", /\broom (?:for (?:him|her|them) )?to grow\b|\bgrow into\b/),
    point(
      "works for layering",
      /\b(?:room|fits?|wear|goes|layer\w*|space) (?:\w+ ){0,5}(?:sweat(?:er|shirt)s?|layers?|hoodie|fleece|base ?layer|long sleeves?) (?:under(?:neath)?|beneath)\b|\bover (?:a |my |his |her |thick |bulky )+(?:\w+ )?(?:sweat(?:er|shirt)s?|hoodie|jacket|coat|boots)\b|\blayering\b|\b(?:room|enough) for layers\b/,
    ),
    point(
      "works with a case on",
      /\bwith (?:the |a |my |its |her |his )?(?:\w+ ){0,2}case (?:still )?(?:on|attached)\b|\bcase (?:still )?on\b/,
    ),
    point("room for a bun or ponytail", /\b(?:ponytail|pony tail|man bun|bun)\b(?![^.!?]*\b(?:hot ?dog|burger)\b)/),
    point(
      "hugs the figure",
      /\bhug(?:s|ging|ged)? (?:my|your|her|the|all the) (?:\w+ )?(?:curves|body|hips|waist|figure|shape)\b/,
    ),
    point(
      "not baggy or boxy",
      /(?:\bnot|\bnever|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|\bwithout being) (?:\w+ ){0,2}(?:baggy|boxy|sloppy)\b/,
    ),
    point(
      "snug without being too tight",
      /\b(?:snug|fitted|close)[^.!?]{0,25}(?:\bnot|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t|without|never) (?:\w+ ){0,2}(?:tight|squeez\w+|restrict\w+|constrict\w+)\b|(?:\bnot|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t) too tight\b[^.!?]{0,15}\bnot too loose\b|(?:\bnot|(?:do|does|did|is|are|was|were|wo|ca|could|would|has|have|had) ?n\W?t) too loose\b[^.!?]{0,15}\bnot too tight\b/,
    ),
    point(
      "consistent time after time",
      /\b(?:every|each) (?:pair|one) (?:\w+ ){0,2}fits?\b|\balways fits?\b|\b(?:always fit)\b|\b(?:second|third|fourth|2nd|3rd|several|many|multiple) pairs? (?:of|i|that i|i.?ve)\b/,
    ),
    point("big enough for a family", /\b(?:size|enough|room|big) (?:for|to (?:feed|hold)) (?:\w+ ){0,4}family\b/),
    point(
      "suits one or two people",
      /\b(?:size|enough|right|perfect|great|good) for (?:\w+ ){0,3}(?:one person|two people|2 people|1 person|single person|a couple|one or two|1 or 2|1-2|the two of us|two of us)\b(?! (?:of )?(?:years?|weeks?|days?|months?|hours?|things))/,
    ),
    point(
      "small enough for travel",
      /\b(?:perfect|great|good|nice|right|ideal) (?:size )?(?:for )?(?:travel(?:l?ing)?|trips?)(?:[- ]size)?\b|\bsize for (?:\w+ )?(?:travel\w*|trips?|vacation)|\b(?:perfect|great|nice|good) travel(?:l?ing)? size\b|\bsize makes it (?:so )?easy to (?:bring|take|carry|pack)/,
    ),
  ],
  cupHolder: [
    point("no wobbling", /(?:n['’]?t|\b(?:not|no|without|never))(?: \w+){0,2} (?:wobbl\w*|rattl\w*)\b/),
    point("no tipping over", /(?:n['’]?t|\b(?:not|no|without|never))(?: \w+){0,2} tip(?:s|ped|ping)?\b/),
    point("works in trucks", /\b(?:trucks?|pickup|f-?150|silverado|tacoma|tundra)\b/),
    point("handy on strollers", /\bstrollers?\b/),
    point("handy in golf carts", /\bgolf carts?\b/),
    point("works on bikes", /\b(?:bikes?|bicycles?|peloton)\b/),
    point("handy on treadmills", /\b(?:treadmills?|ellipticals?)\b/),
    point("works in camp or lawn chairs", /\b(?:camp|camping|lawn|beach|folding) chairs?\b/),
    point("handy on boats", /\b(?:boats?|pontoon|kayaks?)\b/),
    point("works on wheelchairs or walkers", /\b(?:wheelchairs?|(?:my|his|her|the|a) walker|mobility scooters?)\b/),
    point("works in smaller vehicles", /\b(?:small|tiny|little|compact|older) (?:\w+ )?cars?\b/),
  ],
};
