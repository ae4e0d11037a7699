import type { Wordings } from "./wording.ts";

/** What is told of vessels that are filled, heated and poured from, and of the lights of devices. */
export const POURING_WORDINGS: Wordings = {
  limescale: [
    [
      "-",
      /\b(?:white|cloudy|chalky|milky|hazy|crusty)(?: \w+)? (?:crust|spots?|film|residue|deposits?|scale|haze|build-?up|coating|flakes)\b/,
    ],
    [
      "-",
      /\b(?:tired of|sick of|constantly|keep|always) (?:[\w'’-]+ ){0,4}(?:vinegar|descal\w+)\b|\b(?:soak|soaking|descal\w+|vinegar)\b[^.!?]{0,25}\bevery (?:week|weekend|few days|other (?:day|week)|month)\b/,
    ],
  ],
  pouring: [
    [
      "-",
      /\b(?:trickles?|trickling|dribbl(?:e|es|ed|ing)|drips?|dripping|runs?|running) (?:[\w'’-]+ )?down (?:the |its )?(?:[\w'’-]+ )?(?:spout|front|side|outside)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|n['’]?t|nt) (?:\w+ )?)\bpours? (?:[\w'’-]+ )?(?:without (?:a |any )?(?:drip|drop|dribbl|spill|splash)\w*|cleanly|smoothly|beautifully|like a dream|perfectly|nice and (?:slow|smooth))/,
    ],
  ],
  outsideHeat: [
    [
      "-",
      /\b(?:glass|outside|exterior|outer (?:wall|shell|body|side)|body|housing|casing|shell) (?:[\w'’-]+ )?(?:gets?|got|is|becomes?|runs?|was) (?:(?:so|very|too|really|super|extremely|dangerously|crazy|insanely|ridiculously|incredibly|quite|seriously) )+hot\b/,
    ],
    [
      "-",
      /\b(?:glass|outside|exterior|outer (?:wall|shell|body|side)|body|housing|casing|shell) (?:[\w'’-]+ )?(?:gets?|got|is|becomes?|was) (?:[\w'’-]+ )?(?:scorching|scalding|red hot|burning hot|boiling hot)\b/,
    ],
  ],
  glow: [
    [
      "+",
      /\b(?:blue |led |red |green |white |soft |little )lights?\b(?: (?!(?:not|never|too)\b|\w*n['’]?t\b)[\w'’-]+){0,4} (?:is|are|was) (?:(?:a|an|really|very|so|such|kind|of|quite|also) )*(?:nice|pretty|lovely|cool|beautiful|great|neat|pleasant|fun)\b/,
    ],
    [
      "+",
      /\bglow\b(?: (?!(?:not|never|too)\b|\w*n['’]?t\b)[\w'’-]+){0,4} (?:pretty|nice|lovely|beautiful|soothing|calming)\b/,
    ],
    [
      "-",
      /\b(?:blue |led |indicator |power |status )?lights? (?:[\w'’-]+ )?(?:is|are) (?:so |too |way too |very |insanely |ridiculously |really )*(?:blinding|annoying|distracting)\b/,
    ],
  ],
  speed: [
    ["+", /\b(?:boy|man|wow|gosh|damn) (?:is it|are they|it['’]?s|this (?:thing )?is) (?:\w+ )?(?:fast|quick)\b/],
    [
      "+",
      /\b(?:works?|worked|runs?) (?:good|well|great|fine|perfectly),? (?:and )?(?:it['’]?s |is )?(?:really |very |super )?(?:fast|quick)\b(?! (?:ship|deliver|arriv))/,
    ],
    [
      "+",
      /\b(?:gets?|got) (?:the |its |this )?(?:job|it) done (?:[\w'’-]+ ){0,2}(?:in a hurry|in no time|fast|quick|quickly|in a flash|in minutes|in seconds)\b/,
    ],
    [
      "+",
      /(?<!\b(?:ship|deliver|arriv|pack|came|service|seller|receiv|post|got here)[^.!?]{0,60})\b(?:super|insanely|crazy|ridiculously|incredibly|amazingly|blazing|blazingly|lightning) (?:fast|quick)\b(?! (?:ship|deliver|arriv|to (?:break|fall|fade|wear|rust))|[^.!?]{0,60}\b(?:ship|deliver|arriv|pack|came|service|seller|receiv))/,
    ],
    [
      "+",
      /\b(?:heats?|heated|toasts?|toasted|bakes?|baked|freezes?|froze|blends?|blended|chops?|chopped|grinds?|steams?|steamed|prints?|defrosts?|thaws?|melts?|preheats?|irons?) (?:it |them |up |everything |food |water |really |very |so |super |my \w+ |the \w+ )*(?:quick|quickly|fast|in no time|in a flash|in a hurry|in a jiffy|in a snap|lightning fast)\b/,
    ],
    [
      "+",
      /\b(?:is|are|it['’]?s|they['’]?re|was) (?:done|ready|hot|boiling|finished|dry) before (?:i|you|we) (?:can |could |have |even |had )*(?:find|found|get|got|finish|finished|turn|turned|time|know|knew|sit|sat|put|blink|blinked)\b/,
    ],
  ],
};
