import { naming, type Point, point, told } from "./point.ts";

export const EVENNESS_POINTS: Readonly<Record<string, readonly Point[]>> = {
  evenness: [
    point(
      "hardly any dust or fines",
      /\b(?:no|few|hardly any|very few|without|less|fewer) (?:\w+ )?(?:dust|fines)\b(?! (?:covers?|bags?|caps?|masks?|jackets?|filters?|sheets?|pans?|brush(?:es)?|bins?))/,
    ),
    point(
      "even from fine to coarse",
      /\bespresso\b[^.;]{0,25}\b(?:french press|coarse|pour ?over|drip|cold brew)\b|\bcoarse (?:end|setting|grind)\b|\bfine to (?:\w+ )?coarse\b|\bcoarse to (?:\w+ )?fine\b/,
    ),
    point(
      "browns evenly",
      /\bevenly (?:golden|brown\w*)\b|\bbrown(?:s|ed|ing)? (?:\w+ )?evenly\b|\beven(?:ly)? (?:browning|golden|browned)\b/,
    ),
    told("no cold spots", /\b(?:no|without(?: any)?|zero) (?:more )?(?:hot or |hot and )?cold spots\b/),
    point(
      "even all the way to the edges",
      /\b(?:to|at|in) the (?:very )?(?:corners?|edges?)\b|\bend to end\b|\bedge to edge\b|\bside to side\b|\bcorner to corner\b/,
    ),
    point(
      "even on every tray or rack",
      /\b(?:all|every|each|eight|lots of|\d+|multiple|both|three|four) (?:\w+ )?(?:trays?|racks?|tiers?|shelves)\b/,
    ),
    point("burns evenly", /\bburn(?:s|ed|ing)? (?:\w+ )?even(?:ly)?\b|\b(?:no|without|zero) tunnel\w*/),
    naming(
      "no streaks on {}",
      ["surface", "device", "vehicle", "furniture", "kitchenware"],
      /(?:n['’]?t leave(?: any)?|\b(?:no|without(?: any)?|leaves? no)) (?:streaks?|streaking|streaky marks)(?: or \w+)* on\b/,
    ),
    told(
      "leaves no film or residue",
      /(?:(?:do|does|did) ?n['’]?t leave|\b(?:no|without|without leaving|leaves? no|never leaves?))(?: (?:a|any|behind|sticky|soapy|oily|greasy|streaks?,?|or|no))* (?:residue|sticky film|film)\b(?! (?:camera|grain|buff|process|crew|roll))/,
    ),
    point("no rinsing needed", /(?:n['’]?t (?:need|have) to|\b(?:no|without))(?: \w+)? rins\w*\b/),
    point(
      "the same from batch to batch",
      /\b(?:every|each) (?:batch|box|pack|order|bag|bottle|bar|cup|set)\b|\bbatch to batch\b|\balways (?:\w+ )?consistent\b/,
    ),
    point(
      "goes on evenly",
      /\b(?:appl(?:y|ies|ied)|goes on|went on|sprays?(?: on)?|lays?|coats?|spreads?|painted)(?: (?!as\b)\w+){0,4}? (?:even(?:ly)?|smooth(?:ly)?|uniform\w*)\b(?! (?:more|when|after|if|on the))/,
    ),
    point(
      "evenly sized pieces",
      /\b(?:evenly|uniformly|consistently) siz(?:ed|e)\b|\ball (?:of )?(?:one|the same) size\b|\b(?:particle|grain|piece) size is (?:\w+ )?(?:uniform|even|consistent)\b|\bsame sizes? throughout\b/,
    ),
    point("even thickness throughout", /\b(?:uniform|even|consistent) (?:in )?thickness\b/),
    point("steady tone", /\b(?:tone|sound)\b[^.;]{0,40}\bconsistent\b|\bconsistent (?:in )?(?:sound|tone)\b/),
    point("reliable sizing", /\bsizing\b[^.;]{0,30}\bconsistent\b|\bconsistent (?:\w+ )?sizing\b/),
    point("even on all sides", /\b(?:both|all) sides\b|\ball (?:the way )?around\b/),
    point("same outcome with full loads", /\b(?:full|loaded|packed|large) (?:\w+ )?(?:batch|load|basket|oven|pan)\b/),
  ],
  packAway: [
    told(
      "folds down flat",
      /\bfold(?:s|ing)? (?:up |down |away |completely |totally |nice and )*flat\b(?! in the bottom)|\bcollapses? (?:completely |totally |down )*flat\b/,
    ),
    point(
      "fits in a pouch or case",
      /\bin(?:to)? (?:its|their) own (?:\w+ )?(?:pouch|pocket|case|sack|bag)\b|\bin(?:to)? (?:a|the) (?:\w+ )?(?:zippered |carry |carrying |storage |included |drawstring )(?:case|bag|pouch)\b|\bin(?:to)? (?:a|the) (?:\w+ )?(?:pouch|stuff sack)\b|\bin(?:to)? a zippered case\b/,
    ),
    point(
      "hangs on a hook or wall",
      /\bhang(?:s|ing)?\b(?: \w+){0,4} (?:on|from) (?:a|the|my|one) (?:\w+ )?(?:hook|nail|peg|wall)\b/,
    ),
    point("leans against a wall", /\bagainst (?:the|a|my|our) (?:\w+ )?wall\b/),
    told("folds to fit under a bed", /\bfold\w*\b[^.;!?]{0,40}\bunder (?:the|my|our|a) (?:\w+ )?bed\b/),
    told(
      "fits in a car when folded",
      /\b(?:fold|collaps|pack)\w*\b[^.;!?]{0,40}\b(?:in|into|for) (?:the|my|our|a|your) (?:\w+ ){0,2}(?:trunk|car)\b/,
    ),
    point("fits in a closet", /\bin(?:to)? (?:the|my|our|a|any) (?:\w+ )?closet\b/),
    point("fits behind a door", /\bbehind (?:the|my|our|a|any) (?:\w+ )?door\b/),
    point(
      "fits next to a fridge or dresser",
      /\b(?:beside|next to|between|behind) (?:the|my|our) (?:fridge|refrigerator|washer|dryer|dresser)\b/,
    ),
    point(
      "coils or shrinks back after use",
      /\bcoils? (?:right |back |itself )*up\b|\bshrinks? (?:right |back )+(?:down|up)\b/,
    ),
    point(
      "fits in a backpack or bag",
      /\broll(?:s|ed)? up\b[^.;]{0,25}\b(?:pack|backpack|bag|rucksack)\b|\b(?:packs?|folds?) (?:\w+ )?(?:down )?[^.;]{0,25}\b(?:backpack|his pack|my pack|motorcycle bag|saddlebag)\b/,
    ),
    told(
      "stowed in minutes",
      /\b(?:folds?|folding|pack(?:s|ed|ing)? (?:it |this |them |back )?(?:up|away|down)|put(?:s|ting)? (?:it |them )?away|collapses?|(?:takes?|taken|taking|took|comes?|breaks?) (?:it |them )?down|roll(?:s|ed)? up)\b(?: \w+){0,3} (?:in|within|takes?|took|under) (?:\w+ ){0,3}(?:seconds?|minutes?|a minute)\b/,
    ),
    told(
      "no helper needed",
      /\b(?:fold (?:it |them |this )?(?:up|down)|pack (?:it |them |this )?(?:up|away)|take (?:it |them |this )?down|roll (?:it |them |this )?up|put (?:it |them |this )?away)\b (?:\w+ ){0,3}(?:by (?:my|her|him)self|alone|on (?:my|her|his) own|one[- ]handed|with one hand)\b/,
    ),
    point("pieces nest together", /\bnests? (?:inside|together|into|in)\b/),
    point("stands upright", /\bstands? (?:up )?(?:on (?:its|their) own|by (?:itself|themselves)|upright)\b/),
    point(
      "stowed for the winter",
      /\b(?:fold|pack|roll|store|stow)\w*\b[^.;]{0,30}\b(?:for|over|during|in) (?:the )?winter\b/,
    ),
    point(
      "folds up for travel",
      /\b(?:good|great|nice|perfect|ideal|handy) for (?:travel|traveling|travelling|trips)\b[^.]{0,30}\bfolds?\b|\bfolds?\b[^.]{0,40}\b(?:for|when) travel\w*/,
    ),
  ],
  length: [
    point("reaches the outlet", /\b(?:reach\w*|long|length)\b.{0,40}\b(?:outlets?|plugs?|sockets?)\b/),
    told(
      "no switching outlets",
      /\b(?:without|(?:do|did|does) ?n['’]?t) (?:\w+ ){0,4}(?:chang\w+|switch\w*|unplug\w*|re-?plug\w*|swap\w*)\b[^.!?]{0,15}\b(?:outlets?|sockets?)\b|\b(?:whole|entire) (?:\w+ ){1,3}(?:from|on|with|off) (?:one|a single|the same) (?:outlet|plug)\b/,
    ),
    naming(
      "reaches {}",
      ["furniture", "room", "outdoors", "vehicle", "device"],
      /\b(?:long enough|plenty long|enough length) (?:for \w+ )?to (?:easily )?(?:reach|go to|get to) (?=\w)|\breach(?:es)? (?:all the way )?(?:around |across |out )?to (?=\w)/,
    ),
    naming("goes over {}", ["garment"], /\blong enough (?:for \w+ )?to (?:go|fit|wear) (?:\w+ )?over (?=\w)/),
    point(
      "falls around the knee",
      /\b(?:hits?|falls?|comes?|ends?|sits?|stops?|above|below|at) (?:me )?(?:right |just )?(?:at |above |below |to )?(?:the |my |her )?knees?\b/,
    ),
    point(
      "long enough for taller people",
      /\b(?:tall (?:girl|guy|man|woman|person|people|girls|and)|(?:i.?m|i am|he.?s|she.?s|he is|she is) (?:\w+ )?tall)\b|\b6 ?(?:['\u2019]|ft|foot|feet)|\b(?:six|6)[- ]foot|\b5 ?['\u2019] ?(?:9|10|11)\b/,
    ),
    point(
      "works for shorter people",
      /\b(?:i.?m|i am|us) (?:\w+ )?(?:short|petite)\b(?! (?:of|on))|\b(?:short girls?|petites?)\b|\b(?:5 ?['\u2019] ?[0-3]\b|4 ?['\u2019] ?1[01])/,
    ),
    point(
      "a little to spare",
      /\bto spare\b|\bextra slack\b|\b(?:plenty|lots?|some) (?:of )?(?:slack|left over)\b|\b(?:room|bit) to cuff\b/,
    ),
    point(
      "sleeves that are long enough",
      /\b(?:long|good|nice|perfect|great|right|enough|full)\b.{0,15}\b(?:sleeves?|cuffs?)\b|\b(?:sleeves?|cuffs?)\b.{0,25}\b(?:long enough|good|nice|perfect|great|right)\b/,
    ),
  ],
  protection: [
    told(
      "cushioned or reinforced corners",
      /\b(?:cushioned|padded|reinforced|rubberized|beefed[- ]up|bumper) (?:\w+ )?corners\b|\bcorners (?:are|have) (?:\w+ )?(?:cushion\w*|padd\w+|reinforced|thick\w*|bumpers?|air pockets?)\b/,
    ),
    point(
      "survives falls onto hard surfaces",
      /^(?=.*\b(?:drop\w*|fell|fall\w*)\b).*\b(?:concrete|pavement|asphalt|driveway|tiles?|parking lots?|sidewalk|cement|hardwood|stone|marble)\b/,
    ),
    point("survives a tumble down stairs", /\bdown\b.{0,30}\b(?:stairs|steps|staircase)\b/),
    point(
      "survives repeated drops",
      /\b(?:several|many|multiple|countless|numerous|couple|few|second|third|fourth|fifth|two|three|four|five|six|\d+) (?:\w+ )?(?:drops?|falls?|tumbles?|of those falls)\b|\b(?:dropp?ed|fell|fallen)\b.{0,35}\b(?:times|twice|multiple|several|repeatedly)\b/,
    ),
    point("keeps dust off", /\b(?:keeps?|kept|from|against|out|no|off)\b.{0,15}\bdust\b/),
    point(
      "no loss of image clarity",
      /\b(?:without|no|not|[a-z]+ ?n['\u2019]t|(?:does|do|did|has|have|is|was|wo|ca)nt|never)\b.{0,25}\b(?:sacrific\w+|affect\w*|degrad\w*|los[est]\w*|reduc\w*|chang\w*|impact\w*|alter\w*)\b.{0,25}\b(?:images?|imagine|pictures?|clarity|sharpness|photos?)\b/,
    ),
    point("buttons still easy to press", /\bbuttons?\b.{0,25}\b(?:easy|accessible|responsive|easily)\b/),
    point(
      "hard outer shell",
      /^(?!.*\b(?:lie|broke|but)\b).*\bhard(?:er)?[- ](?:shell|outer|sided?)\b|\brigid (?:shell|case)\b/,
    ),
    told(
      "screen intact after a fall",
      /\b(?:dropped|fell|fall|falls|drops|dropping|fallen)\b[^.]{0,60}\bscreen (?:\w+ ){0,2}(?:fine|intact|ok|okay|perfect|survived|unharmed|not (?:crack|broke|shatter)\w*|did ?n['’]?t (?:crack|break|shatter))/,
    ),
    point(
      "guards against damage in a bag",
      /\b(?:protect\w*|safe|scratch\w*)\b.{0,40}\b(?:in|into|inside) (?:\w+ )?(?:backpacks?|purses?|handbags?|suitcases?|luggage|bag)\b/,
    ),
  ],
};
