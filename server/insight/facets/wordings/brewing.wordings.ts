import type { Wordings } from "./wording.ts";

/** Of pots and coffee makers: how the coffee is, whether the stove takes them, how hot the handle gets. */
export const BREWING_WORDINGS: Wordings = {
  brew: [
    [
      "+",
      /(?<!\blikes? (?:my|your|our|their|his|her|the|a) )\b(?:coffee|espresso|brew|cup|crema|latte|cappuccino|moka) (?:(?:is|was|comes out|came out|tastes?|it makes) (?:\w+ ){0,3}?)?(?:rich|strong|smooth|bold|full[- ]bodied|delicious|excellent|gorgeous|fantastic|flavou?rful|perfect|amazing|great|intense|creamy|thick|aromatic)\b(?! (?:enough|as a))/,
    ],
    [
      "+",
      /(?<!\b(?:buy|use|want|wanted|love|loves|like|likes|need|needs|want a|need a|love a|for a|for) )\b(?:rich|strong|smooth|bold|full[- ]bodied|delicious|excellent|great|good|perfect|proper|amazing|fantastic|best|wonderful|lovely|decent|flavou?rful|dark|dense|nice)(?:,? (?:and )?(?:rich|strong|smooth|bold|dark|dense|hot|tasting|tasty|delicious))* (?:cup(?: of (?:coffee|espresso|joe))?|coffee|espresso|brew|crema)\b(?! (?:maker|machine|pot|beans|grounds|table|snob|lovers?|drinkers?|person|cups?|mug|shop))/,
    ],
    [
      "+",
      /\b(?:tastes?|taste is|flavou?r is|just|nearly|almost|every bit) (?:just |nearly |almost |every bit |way |much |miles |far |so much )*(?:as good as|better than|like) (?:what )?(?:(?:my|the|a|any|i get|from|at|our|local|instant) )*(?:starbucks|cafe|coffee ?shop|nespresso|keurig|pods?|barista|drip|instant|machine|my local place)\b/,
    ],
    [
      "+",
      /\b(?:this|it)(?:['’]s| is| makes) (?:really |very |some |pretty |seriously )*strong (?:stuff|coffee|brew)\b/,
    ],
    [
      "-",
      /\b(?:coffee|espresso|brew|cup) (?:(?:is|was|comes out|came out|tastes?|it makes|ends up) )(?:always |just |really |very |too |so |way |a bit |a little |rather |quite |pretty |kind of |still )*(?:weak|watery|bitter|burnt|burned|sour|lukewarm|cold|thin|gritty|awful|terrible|disgusting|tasteless)\b/,
    ],
    [
      "-",
      /\b(?:weak|watery|bitter|burnt|burned|lukewarm|sour|thin) (?:cup(?: of coffee)?|coffee|espresso|brew)\b(?! (?:maker|machine|pot|grounds|beans|from|with (?:my|the) old))/,
    ],
  ],
  sediment: [["-", /\bgrounds in (?:my|the|every|each|your) (?:\w+ )?(?:cup|coffee|mug)\b/]],
  hob: [
    [
      "+",
      /\b(?:works?|worked|working|heats?|heated|boils?|brews?|cooks?|fine|great|perfect|perfectly|compatible|use|using|used)\b[^.!?;]{0,25}\b(?:on|with|for) (?:my |our |the |an |a |any |portable |new |single |ikea )*induction(?: (?:hob|stove|stovetop|cooktop|top|range|plate|burner|cooker|stoves|hobs))?\b/,
    ],
    [
      "+",
      /\b(?:induction (?:hob|stove|stovetop|cooktop|top|range|plate|burner|cooker)|hob|zone|ring|cooktop|stove|burner)\b[^.!?;]{0,25}(?<!\b(?:not|n['’]t|never|barely|hardly) )\b(?:recogni[sz]e[sd]?|detect(?:s|ed)?|finds?|found|picks? up|picked up|sees|senses) (?:it|the (?:pot|pan|base|kettle)|this)\b/,
    ],
    [
      "+",
      /\b(?:was|is|gets?) (?:recogni[sz]ed|detected|picked up|sensed|found) (?:by|on) (?:my |our |the |an |small |big |even )*(?:induction|hob|zone|ring|cooktop|stove|burner)\b/,
    ],
    [
      "-",
      /(?:n['’]t|\b(?:not|never|barely|hardly|refuses to|fails to)) (?:always |even |really |properly )?(?:recogni[sz]e|detect|pick up|see|sense|work on|heat on|be recogni[sz]ed|recogni[sz]ed|detected|compatible with|suitable for|work with) (?:it |the (?:pot|pan) |this )?(?:by |on |with |for )?(?:my |our |the |an |a |any )*(?:induction|hob|cooktop|stove ?top)\b/,
    ],
    [
      "-",
      /\b(?:induction (?:hob|stove|stovetop|cooktop|top|range|plate|burner|cooker)|induction|hob|cooktop|stove)\b[^.!?;]{0,30}(?:\b(?:does|did|do|will|would|could|can)(?: ?n['’]t| not)|\bwo ?n['’]t|\bca ?n['’]t|\b(?:never|barely|hardly|refuses to|fails to)) (?:always |even |really |reliably )?(?:recogni[sz]e|detect|pick (?:it )?up|see|sense|find)\b/,
    ],
    [
      "-",
      /\b(?:hob|cooktop|induction(?: \w+)?|stove|cooker|zone|ring|it)\b[^.!?;]{0,20}\b(?:says no(?= ?[.,!]|$)|(?:beeps?|flashes|error(?: code)?|shows? (?:an )?error)\b[^.!?;]{0,25}\b(?:no pan|nothing was there|no pot|as if|pan|pot)|(?:switches|switched|turns|shuts|cuts) (?:itself )?(?:off|out) (?:every|after) (?:\d+|a few|half a|thirty|forty) (?:seconds|minutes?|minute))/,
    ],
    ["-", /\b(?:a )?magnet (?:barely|hardly|does ?n['’]t|does not|wo ?n['’]t|would ?n['’]t) (?:even )?sticks?\b/],
  ],
  touchHeat: [
    [
      "-",
      /\b(?:handles?|grip|knob|lid|body|sides?|outside|housing|shell|case|casing|exterior|plug|button|it|they|this)(?: itself)? (?:(?:gets?|got|becomes?|became|is|was|are|were|runs?|heats?|heated|warms?|warmed|getting) (?:up )?)(?:so |really |very |way |super |extremely |much |far |pretty |dangerously |scalding |burning )*(?:too (?:hot|warm) to (?:touch|hold|handle|pick up|grab|grip|use without)|hot to the touch|(?:hot|warm|much|up) (?:so much )?(?:that )?(?:(?:i|you|we) )?(?:(?:need|have to use|must use|need to use|had to use|ca ?n['’]t (?:touch|hold|pick)|can ?not (?:touch|hold))))\b/,
    ],
    [
      "-",
      /\b(?:handles?|grip|knob|lid)(?: itself| on (?:it|the \w+))? (?:gets?|got|becomes?|became|is|was|are|were|heats? up|getting) (?:so |really |very |way |super |extremely |too |pretty |dangerously |insanely |scorching |scalding |burning |boiling )*(?:hot|scorching|scalding)\b(?! (?:water|air|glue))/,
    ],
    [
      "-",
      /\btoo (?:hot|toasty|warm) to (?:touch|hold|handle|pick up|grab|grip)\b(?! for (?:\w+ )?(?:a|some|few))|\bhot to the touch\b/,
    ],
    [
      "-",
      /\b(?:need|needs|needed|have to (?:use|wear|grab)|had to (?:use|wear|grab)|must use|requires?|without|use|juggle) (?:an? |the |my |some |to use )*(?:oven mitts?|oven gloves?|pot ?holders?|oven cloth)(?: \w+)? ?(?:to (?:touch|hold|pick|handle|pour|lift|grab|open|remove|move|take) (?:it|the (?:handle|lid|pot|pan|kettle|knob))\b|on the handle\b|(?=(?:because|since|every time)\b))/,
    ],
    [
      "-",
      /\b(?:burn(?:ed|t|s)?|scald(?:ed|s)?|blister(?:ed|s)?) (?:my|your|his|her|our) (?:\w+ )?(?:hands?|fingers?|palm|thumb|fingertips)\b(?! (?:off|through))/,
    ],
    [
      "-",
      /\b(?:handles?|grip|knob|lid)\b[^.!?;,]{0,40}\b(?:hot|warm|heats?|warms?)\b[^.!?;,]{0,25}\b(?:i|you|we) (?:need|have to (?:use|grab|wear)|had to (?:use|grab|wear)|must use) (?:an? |the |my )*(?:oven mitts?|oven gloves?|pot ?holders?|towel|cloth|rag|mitt)\b/,
    ],
    [
      "-",
      /\b(?:blisters?|burns?) (?:on|across) (?:my |two |three |both |his |her |the )+(?:hands?|fingers?|palm|thumb|fingertips)\b/,
    ],
    [
      "-",
      /\bca ?n['’]?t (?:touch|hold|pick) (?:it|the (?:thing|handle|pot|pan|lid))(?: up)? (?:barehanded|with(?:out a| bare| my bare)|bare[- ]handed|without)\b/,
    ],
    [
      "+",
      /\b(?:handles?|grip|knob|lid|body|sides?|outside|housing|exterior|it|they)(?: \w+)? (?:stays?|stayed|remains?|remained|is|are|keeps) (?:\w+ )?cool (?:to (?:the )?touch|enough to (?:touch|hold|handle|grab|pick)|on the (?:stove|outside|burner)|even (?:when|after|on|while)|while|when)\b/,
    ],
    [
      "+",
      /\b(?:handles?|grip|knob|exterior|outside|housing)(?: \w+)? (?:stays?|stayed|remains?|remained) (?:\w+ )?cool\b|(?:\b(?:does|do|did)(?: ?n['’]t| not)|\bnever) (?:get|gets|become) (?:too )?hot to the touch\b|\bcool to the touch\b/,
    ],
  ],
};
