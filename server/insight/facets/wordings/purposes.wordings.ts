import type { Wordings } from "./wording.ts";

/** What people tell of what a thing is bought for: hair that grows back, and voices that come through. */
export const PURPOSES_WORDINGS: Wordings = {
  visibleResult: [
    [
      "+",
      /(?<!\b(?:no|not|n['’]?t|never|any|without|if|wait(?:ing)? for|hop\w+ for|see) (?:[\w'’-]+ ){0,3})\b(?:short |actual |real |tiny |little |more |some |lots of )*(?:new (?:hairs?|growth)|regrowth|baby hairs?|peach fuzz|growing back)\b(?! (?:care|routine|style|color|tool))/,
    ],
    [
      "+",
      /\b(?:edges?|temples?|hairline|part|crown|bald (?:spot|strip)s?|thin (?:spot|patch)(?:es)?|patch(?:es)?|brows?|beard|lashes|hair)(?: (?:is|are|has|have|was|were|finally|really|slowly|now|actually|all))* (?:filling in|filled in|thicker|fuller|growing(?: back| in)?|grew(?: back| in)?|coming (?:back|in)|came (?:back|in)|closing up)\b/,
    ],
    [
      "+",
      /\b(?:less|fewer|hardly any|barely any) (?:\w+ )?(?:hairs? )?(?:in|on|down) (?:the |my )(?:shower |bath )?(?:drain|brush|comb|pillow)\b/,
    ],
    ["+", /\bsaw (?:real |some |actual )?fuzz\b/],
    [
      "-",
      /\b(?:nothing (?:grew|growing|came in|changed)|no (?:new )?(?:growth|regrowth|hairs?|baby hairs)(?! (?:products?|dryer|brush|spray|gel|tie|clip|stuck|in (?:the|my) (?:drain|brush)))|(?:same|still) (?:the same )?(?:thin|bald) (?:spot|patch|hairline)|(?:ca|do|did|could|have|has)(?: ?n['’]?t| not) (?:really )?(?:see|seen|notice|noticed|had|have|get)(?: any| a)? (?:new )?(?:hairs?|growth|regrowth|length)|has(?: ?n['’]?t| not) grown)\b/,
    ],
  ],
  sound: [
    [
      "+",
      /\b(?:can|could) (?:really |actually |clearly |easily )*(?:understand|hear|make out) (?:my|each other|one another|them|him|her|us|the|what|every)\b(?![^.!?]{0,20}\b(?:neighbou?rs?|motor|fan|hum|buzz|hiss|static)\b)/,
    ],
    [
      "+",
      /\b(?:voices?|sound|calls?|audio)(?: \w+){0,2} (?:comes?|came|coming|is|was|are) (?:through |in |out )?(?:really |very |so |super |nice and |loud and |crystal )*(?:clear(?:ly)?|clean(?:ly)?|crisp|loud and clear)\b/,
    ],
    [
      "-",
      /\b(?:(?:lots|nothing|full|all) (?:of|but) |constant |terrible |awful )(?:crackl(?:e|ing)|hiss(?:ing)?|static|buzz(?:ing)?|interference)\b/,
    ],
  ],
  signalReach: [
    [
      "-",
      /\b(?:we|they|i|you|he|she|kids) (?:ca|could|can)(?: ?n['’]?t| ?not) (?:even |ever )?get through\b(?! (?:the|a|my|it|to (?:support|customer|anyone|anybody)))/,
    ],
    [
      "-",
      /\b(?:no (?:chance|way)|not a chance) (?:that )?(?:it|they|these|this) (?:reach(?:es)?|work(?:s)? that far|go(?:es)? that far)\b/,
    ],
    [
      "-",
      /\b(?:range|distance|reach) (?:is|was) (?:nowhere near|not even close|not even|a joke|a lie|way (?:less|short|off)|much (?:less|shorter))\b/,
    ],
    ["-", /\bforget (?:about )?(?:the|any) (?:\d+|long|two|three|five) ?-? ?(?:miles?|range|distance)\b/],
    [
      "-",
      /\bpast (?:the )?(?:end of )?(?:our|my|the) (?:driveway|yard|house|street|corner)[^.!?]{0,12} (?:you|we|they|i) (?:get|got|hear) nothing\b/,
    ],
  ],
};
