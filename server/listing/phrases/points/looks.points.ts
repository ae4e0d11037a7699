import { naming, type Point, point, told } from "./point.ts";

export const LOOKS_POINTS: Readonly<Record<string, readonly Point[]>> = {
  looks: [
    point(
      "even nicer in person than in photos",
      /\b(?:prettier|nicer|better|richer|cuter|lovelier|more (?:beautiful|gorgeous))\b[^.!?,]{0,20}\b(?:in person|in real life|than (?:in )?(?:the |it does in )?(?:pictures?|photos?|pics?|online))\b/,
    ),
    point(
      "true to the pictures",
      /\b(?:exactly|just|looks?) (?:as |like )(?:in )?(?:the )?(?:shown|pictured|pictures?|photos?)\b|\btrue to (?:the )?(?:pictures?|photos?)\b/,
    ),
    told(
      "easy to dress up or down",
      /\bdress(?:ed|es)? (?:it |them |this |these )?up or (?:down|not)\b|\bcasual(?:ly)? or (?:dressy|dressed up|formal)\b|\b(?:dressy|formal) or casual\b/,
    ),
    naming(
      "pairs well with {}",
      ["garment", "footwear"],
      /\b(?:goes|go|pairs?|looks? (?:so |really |very )?(?:good|great|nice|cute)) (?:so |really |very )?(?:great |well |nicely |perfectly |good )?with (?=\w)/,
    ),
    naming(
      "matches {}",
      ["furniture", "room", "kitchenware", "surface"],
      /\b(?:match(?:es|ed)?|coordinates?|coordinated|goes (?:so |really |very )?(?:well |nicely |great |perfectly )?with|good match (?:with|for)) (?:well |nicely |perfectly |exactly )?(?:with )?(?:my|our|the|her|his) (?=\w)/,
    ),
    point(
      "can be worn to work",
      /\bwear(?:s|ing)? (?:it|them|this|these) (?:\w+ ){0,2}to (?:the office|work)\b|\bworn (?:it|them|this|these) to (?:the office|work)\b/,
    ),
    told(
      "draws questions about where to buy",
      /\b(?:people|everyone|everybody|coworkers?|friends|neighbors?|guests|visitors|strangers|women|ladies)\b(?: \w+){0,2} (?:asks?|asked|asking) (?:me |us )?(?:where (?:i|we|they|to)|who makes)\b/,
    ),
    told(
      "admired even by strangers",
      /\bcompliment\w* from (?:\w+ )?strangers\b|\bstrangers? (?:\w+ ){0,4}compliment\w*\b/,
    ),
    told(
      "a conversation piece",
      /\b(?:is|makes?|are|been|becomes?|became|such|great|nice|good|quite|real) (?:a |an )?(?:\w+ )?conversation (?:piece|starter)\b/,
    ),
    point(
      "colors that stay bright over time",
      /\bcolou?rs? (?:\w+ )?(?:is |are |has |have )?(?:still|stay(?:s|ed)?|remain(?:s|ed)?) (?:as |so |very |just as |nice and )?(?:bright|vivid|vibrant|rich)\b/,
    ),
    point(
      "gives an upscale impression",
      /\blook(?:s|ed|ing)? (?:so |very |really |more |much more |way more |super |quite |like )?(?:expensive|high[- ]end|upscale|luxurious|pricey|a million)\b|\b(?:expensive|luxury|high[- ]end)[- ]look(?:ing)?\b/,
    ),
    point(
      "subtle rather than flashy",
      /(?<!more |too |usually wear (?:\w+ )?)\b(?:subtle|understated|low[- ]key)\b|\b(?:not|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)|without being)(?: at all| too| overly)? (?:flashy|gaudy|garish|showy)\b/,
    ),
    point(
      "simple and uncluttered",
      /\bclean[- ](?:lines?|looks?|looking|appearance)\b|\bvery clean design\b|\bsimple (?:and|but|yet) (?:\w+ )?(?:clean|elegant|stylish|pretty|beautiful|classy|tasteful|sleek|attractive|cute|lovely)\b|\bminimalist(?:ic)?\b/,
    ),
    point(
      "a vintage feel",
      /\b(?:vintage|retro|antique|old[- ]fashioned|old[- ]school)[- ](?:\w+ )?(?:looks?|looking|style|styling|feel|vibe|design|charm|appearance|touch)\b|\blooks? (?:so |very |really )?(?:vintage|retro|antique)\b|\bold[- ]fashioned without\b/,
    ),
    point("a rustic touch", /\b(?:rustic|farmhouse)\b/),
    point(
      "classic and timeless",
      /\btimeless\b|\bclassic(?:al)?,? (?:\w+ )?(?:look|style|styling|design|elegant|color|black|shape|lines)\b/,
    ),
    point(
      "rich in color",
      /\b(?:rich|deep)(?:,| and)? (?:\w+ )?(?:colou?rs?|shades?|hues?|red|blue|green|purple|navy|burgundy|pink|teal|brown|black)\b|\bcolou?rs? (?:is|are) (?:so |very |really |nice and )?(?:rich|deep)(?:er)?\b|\bcolou?rs richer\b|\b(?:navy|red|green|blue|teal|purple) is (?:so |very )?(?:deep|rich)\b/,
    ),
    point(
      "soft in color",
      /\b(?:muted|pastel) (?:colou?rs?|tones?|shades?|hues?|pink|blue|green|purple|yellow)\b|\bcolou?rs? (?:is|are) (?:\w+ )?muted\b/,
    ),
    point("neutral in color", /\bneutral\b/),
    point(
      "cheerful in color",
      /\b(?:cheery|cheerful|fun|happy|sunny)(?:,| and)? (?:\w+ )?colou?rs?\b|\bcolou?rs? (?:is|are) (?:so |very )?(?:fun|cheerful|cheery)\b|\bbright,? cheery\b/,
    ),
    point(
      "color true to the name",
      /\b(?:is|was|its|it.?s|are) (?:a|an) (?:nice |very |really )?true (?:red|navy|black|white|blue|green|purple|pink|teal|gold|silver|gray|grey|yellow|orange)\b/,
    ),
    point(
      "a touch of sparkle",
      /(?<!not as |too |less |any |no )\b(?:sparkl(?:e|es|y|ing)|shimmer(?:s|y|ing)?|glisten\w*)\b/,
    ),
    point("catches the light", /\bcatch(?:es)? the (?:light|sun\w*)\b/),
    point(
      "realistic and lifelike",
      /\blook(?:s|ed|ing)? (?:so |very |quite |pretty |super )?(?:real|realistic|lifelike|life-like)\b(?! (?:good|nice|cute|pretty|great|sharp|cool))|\blooks? (?:just )?like (?:the )?real (?:thing|wood|stone|flowers|leather|ones?|marble|fur|plants?|candles?)\b/,
    ),
    point("flattering to wear", /\bflattering\b|\bslimming\b/),
    point(
      "dresses up a kitchen counter",
      /\b(?:good|great|nice|pretty|beautiful|lovely|cute|amazing|gorgeous|perfect|attractive|fantastic) (?:\w+ )?(?:sitting )?on (?:my|our|the|her|any) (?:kitchen )?(?:counter|countertop|counter top)\b/,
    ),
    point(
      "dresses up a wall",
      /\b(?:good|great|nice|pretty|beautiful|lovely|cute|amazing|gorgeous|perfect|fantastic) (?:\w+ )?(?:hanging )?(?:up )?on (?:my|our|the|her|a|any) (?:\w+ )?wall\b/,
    ),
    point(
      "right at home in the living room",
      /\b(?:good|great|nice|pretty|beautiful|lovely|cute|amazing|gorgeous|perfect|fantastic|expensive|right) in (?:my|our|the|her|any) (?:living|family|front) room\b/,
    ),
    point(
      "right at home in the bathroom",
      /\b(?:good|great|nice|pretty|beautiful|lovely|cute|amazing|gorgeous|perfect|fantastic) in (?:my|our|the|her|any) (?:\w+ )?bathroom\b/,
    ),
    point(
      "right at home on a desk",
      /\b(?:good|great|nice|pretty|beautiful|lovely|cute|amazing|gorgeous|perfect|fantastic|sharp) (?:\w+ )?on (?:my|our|the|her|his|any) (?:\w+ )?desk\b/,
    ),
    point(
      "out of the ordinary",
      /\b(?:so |very |really |is |are |quite |and |truly )(?:unique|unusual|one of a kind)\b|\bunique[- ](?:look\w*|design|style|pattern|shape)\b/,
    ),
    point(
      "a pretty pattern",
      /\bpatterns? (?:is|are) (?:so |very |really |just |absolutely |super |really )?(?:beautiful|cute|pretty|lovely|gorgeous|darling|adorable|nice)\b|\b(?:cute|beautiful|lovely|gorgeous|adorable) (?:\w+ )?patterns?\b|\bpretty patterns?\b|\bprint is (?:so |very |really )?(?:cute|darling|adorable|pretty)\b/,
    ),
    point(
      "lovely little details",
      /\b(?:beautiful|nice|fine|pretty|cute|little|lovely|intricate|great|exquisite) (?:\w+ )?(?:detail(?:s|ing)?|embroidery|carvings?|engraving|stitching details?)\b|\bdetail(?:s|ing)? (?:is|are) (?:\w+ )?(?:beautiful|gorgeous|lovely|amazing|exquisite|fantastic|great)\b|\bbeautiful(?:ly)? (?:and )?detailed\b/,
    ),
    point(
      "slim rather than bulky",
      /\b(?:not|(?:n['\u2019]t|\b(?:does|do|did|wo|has|have|had|is)nt)|without being)(?: too| at all| so| overly)? (?:bulky|clunky|chunky)\b|\bslim(?:mer)?,? (?:design|look|profile|lines?|style|not)\b|\b(?:sleek|thin|light) and slim\b|\bslim and (?:sleek|elegant|stylish|light)\b/,
    ),
    point(
      "comes in several colors",
      /\bcolou?rs? to (?:choose|pick) from\b|\b(?:comes?|available|offered|come) in (?:so |a lot of |lots of |many|several|a variety of|multiple|different|all)(?: \w+){0,2} colou?rs\b|\bso many colou?rs\b/,
    ),
    told(
      "easy to spot on the baggage carousel",
      /\b(?:eas(?:y|ier|ily)|quick) (?:to )?(?:spot|spotted|find|see|identify|recognize|pick out)\b[^.!?]{0,30}\b(?:carousel|baggage (?:claim|belt)|luggage belt|airport)\b|\bstands? out (?:on|at) the (?:\w+ )?(?:carousel|baggage)\b/,
    ),
    point(
      "right at home in an office",
      /\b(?:good|great|nice|pretty|beautiful|lovely|cute|amazing|gorgeous|perfect|fantastic|sharp) in (?:my|our|the|her|his|any) (?:home )?office\b/,
    ),
    told(
      "can be worn to special occasions",
      /\b(?:wore|have worn|i.?ve worn) (?:it|them|this|these) (?:to|at) (?:\w+ ){1,3}(?:wedding|prom|gala|graduation|party|quinceanera|baptism|bridal shower)\b/,
    ),
    point(
      "gives a professional impression",
      /\blook(?:s|ed|ing)? (?:so |very |really |quite |super |extremely )?professional\b|\bprofessional[- ]look(?:ing)?\b/,
    ),
    point(
      "makes a room seem bigger",
      /\bmak(?:e|es|ing) (?:\w+ ){1,4}(?:look|feel|seem) (?:so much |much )?(?:bigger|larger|more spacious)\b/,
    ),
    point("a feminine touch", /\b(?:feminine|girly|girlie)\b/),
  ],
  sturdy: [
    point(
      "metal parts",
      /\b(?:solid|all|thick|real|sturdy|strong|heavy[- ]gauge|welded|brushed)[- ](?:metal|steel|brass|alumin(?:i)?um|iron)\b(?! (?:pan|pot)s?)|\b(?:it ?['\u2019]s|it is|is|are|made (?:out )?of|all of) (?:all |solid |thick |heavy |real |cast |stainless )?(?:metal|steel|brass|alumin(?:i)?um)\b(?!.{0,12}plastic)/,
    ),
    told(
      "solid wood parts",
      /(?<!not )\b(?:it.?s|it is|they.?re|they are|(?:hutch|table|desk|cabinet|shelf|shelves|bed|frame|legs?|handles?|drawers?|bench|board|body|top) (?:is|are)|made (?:out )?(?:of|from)) (?:all )?(?:solid|real) (?:wood|oak|walnut|pine|birch|maple|cedar|teak|bamboo|acacia|mahogany|hardwood|cherry|ash)\b(?! veneer)/,
    ),
    told(
      "neat and even stitching",
      /\b(?:stitching|seams|sewing) (?:is |are |was |were |looks? |all )(?:all |very |really |so |nice and |small and |tight and )?(?:even|straight|neat|clean|tidy|flawless|beautiful|perfect)\b|\b(?:even|straight|neat|clean|tidy|beautiful|neatly|beautifully) (?:\w+ )?(?:stitching|stitched|sewn)\b/,
    ),
    told(
      "no sharp edges",
      /\bno (?:sharp|rough|jagged) (?:\w+ )?(?:edges?|corners?|points)\b|\bwithout (?:any )?(?:sharp|rough) edges\b|\b(?:edges|corners) (?:are|were) (?:\w+ )?smooth\b|\b(?:has|have|had)(?: ?n['’]?t| not) (?:\w+ )?sharp edges\b/,
    ),
    told("no splinters", /\b(?:no|without|zero|not (?:a|one)(?: single)?) (?:\w+ )?splinters?\b/),
    point(
      "thick padding",
      /\bpadding\b.{0,20}\b(?:is|are) (?:\w+ )?thick\b|\bthick(?:ly)? (?:\w+ )?(?:padding|padded|cushion\w*)\b/,
    ),
    point(
      "reassuring heft",
      /\b(?:good|nice|great|some|has|have|real|solid|reassuring|the|a) heft\b|\b(?:nice|good|reassuring|solid|great|substantial|little|some|decent) (?:\w+ )?(?:weight|weightiness) to (?:it|them|the)\b|\b(?:nice|solid|reassuring) weight\b/,
    ),
    point(
      "does not bend",
      /\b(?:no|not|never|without|none of that|(?:does|do|did|has|have|wo) ?n['’]?t) (?:\w+ )?(?:bend(?:s|ing)?|bent|flex(?:es|ing)?|bow(?:s|ing)?)\b(?! (?:over|down|my|your|to))/,
    ),
    told(
      "no rattling",
      /(?<!rattle )\b(?:no|not a|without|(?:does|do|did) ?n['’]?t|never) (?:\w+ )?(?:rattl(?:e|es|ing)|rattled)\b(?! (?:me|him|her|us))/,
    ),
    point(
      "no wobble",
      /\b(?:no|not|never|without|zero|nothing|none|hardly|barely|rarely|(?:does|do|did|has|have|had|is|are|was|were|wo|ca|could) ?n['’]?t) (?:\w+ ){0,2}(?:wobbl\w*|shak[eyi]\w*|sway\w*)/,
    ),
    point(
      "sturdy enough for heavier adults",
      /\b(?:i.?m|i am|weighs?|weighing|husband(?: at)?|he.?s|wife|guys?|man|men|people|adults?)(?: \w+){0,3} (?:2[2-9]\d|3\d\d)\b(?! ?(?:watts?|degrees|miles|bucks|dollars|gb|gig|thread|count|piece|pages?|ml|mm|x))/,
    ),
    told(
      "strong zippers",
      /\bzip(?:per)?s? (?:(?:is|are|feels?|seems?|feel) )(?:\w+ )?(?:strong|sturdy|solid|heavy[- ]duty|tough|robust)\b|(?<!not )(?<!a )\b(?:strong|sturdy|heavy[- ]?duty|solid|tough|robust) zip(?:per)?s\b/,
    ),
    told(
      "strong magnets",
      /\bmagnets? (?:(?:is|are|feels?|seems?) )(?:\w+ )?(?:strong|powerful)(?! enough to (?:pinch|hurt))\b|\b(?:strong|powerful) (?:\w+ )?magnets?\b/,
    ),
    point(
      "nicely finished",
      /\b(?:nicely|well|beautifully|cleanly|perfectly) finished\b|\bfit and finish\b|\b(?:nice|excellent|clean|beautiful|great|flawless) finish\b|\bfinish (?:is|was) (?:\w+ )?(?:excellent|clean|beautiful|smooth|superb|flawless)\b/,
    ),
    point(
      "thick paper stock",
      /\b(?:pages?|paper|card ?stock|cardboard|cards) (?:(?:is|are|feels?) )(?:\w+ )?thick\b|\bthick (?:\w+ )?(?:pages?|paper|card ?stock|cardboard)\b/,
    ),
    told(
      "parts line up properly",
      /\b(?:holes?|parts|pieces|everything|panels|seams|corners) (?:(?:all|were|was|are) )*line[sd]? up\b(?! (?:with|wrong))/,
    ),
    point(
      "sturdy cord or cable",
      /\b(?:cables?|power cord|wires?) (?:(?:is|are|feels?|seems?) )(?:\w+ )?(?:thick|sturdy|strong|solid|heavy[- ]duty)\b|\b(?:thick|sturdy|heavy[- ]?duty) (?:\w+ )?(?:cables?|cords?)\b/,
    ),
  ],
};
