import type { Wordings } from "./wording.ts";

/** Of what is worn in wet and noise: sweat and rain, traffic that comes through, controls that act by themselves, one side that dies. */
export const LISTENED_TO_WORDINGS: Wordings = {
  wet: [
    [
      "+",
      /\b(?:sweat|rain|water|damp|mud|a soaking|washing) (?:has ?n['’]?t|hasnt|have ?n['’]?t|havent|did ?n['’]?t|didnt|does ?n['’]?t|doesnt|has not|did not|does not) (?:killed?|ruin(?:ed)?|hurt|harm(?:ed)?|damaged?|bother(?:ed)? (?:it|them)|affect(?:ed)?|fazed?|phased?) (?:it|them|this|these|mine)\b/,
    ],
    [
      "+",
      /\b(?:soaked|drenched|downpour|pouring rain|torrential rain|heavy rain)\b[^.!?]{0,30}\b(?:and|but|,) ?(?:it |they |it['’]s |they['’]re )?still (?:going|works?|working|fine|worked|ticking|playing)\b/,
    ],
    [
      "+",
      /\bsweaty\b[^.!?]{0,60}?\b(?:not a problem|no problems?|no issues?|no bother|still (?:going|fine|works?|perfect))\b/,
    ],
    [
      "-",
      /\bgot (?:(?:a|bit|little|drop|of|some) )*(?:sweat|water|rain|damp) (?:in|on|inside) (?:it|them|one|mine)\b[^.!?]{0,40}\b(?:dead|died|stopped|broke|packed (?:up|in)|gave up|never worked)\b/,
    ],
  ],
  controls: [
    [
      "-",
      /\b(?:controls?|buttons?|touch|sensors?|dials?|remote|switch|panel|pads?|taps?) (?:[\w'’]+ )?(?:has|have|had|with) (?:a |its |their )?minds? of (?:its|their) own\b/,
    ],
    ["-", /\b(?:pauses?|skips?|unpauses?|mutes?|unmutes?) (?:itself|themselves)\b/],
    [
      "-",
      /\b(?:double|triple|single|long) ?-? ?(?:tap|click|press) (?:for|to|means) [\w ]{3,20},? (?:and |but )?it (?!works|does|is|goes to the next)\w+/,
    ],
    [
      "-",
      /\b(?:tap|touch|swipe|gesture)s? (?:thing|controls?|function|feature|bit|business) (?:is|are) (?:(?:so|really|just|absolutely|very|a|pretty|completely) )*(?:infuriating|annoying|useless|rubbish|pain|hit and miss|awful|terrible|hopeless|maddening|frustrating|hit or miss)\b/,
    ],
    [
      "-",
      /\b(?:tuck|touch|brush|scratch|adjust|move) (?:(?:your|my|the|it|a|them) )*(?:hair|ear|hat|hood|face|\w+)?[^.!?]{0,25}? and (?:you['’]ve|youve|it['’]s|i['’]ve|ive|it|you) (?:(?:has|have|just|already|then) )*(?:skipped|skips?|paused|pauses|hung up|hangs up|called|calls|changed|changes) (?:a |the |my )?(?:song|track|music|call|volume|mode|someone)?/,
    ],
  ],
  noiseCancelling: [
    [
      "-",
      /(?<!\b(?:no|not|n['’]t|without|any|never) (?:\w+ )?)\b(?:trains?|traffic|outside|background|engine|road|cabin|office|street|ambient|plane|wind) (?:noises?|sounds?) (?:still |all |just )?(?:comes?|came|gets?|got|seeps?|bleeds?|leaks?) (?:straight |right )?(?:through|in)\b(?! (?:clear|less|the mic))/,
    ],
    [
      "-",
      /\byou (?:can |could )?(?:still )?hear every (?:bit of (?:the )?(?:traffic|noise|conversation|engine)|passing|car\b|conversation|announcement|engine|single (?:car|noise|person|conversation))/,
    ],
    [
      "-",
      /\bmay as well (?:stuff|stick|put|shove|use|wear) (?:tissues?|cotton wool|toilet paper|foam|paper)\b[^.!?]{0,20}\bears\b/,
    ],
  ],
  battery: [
    [
      "-",
      /\b(?:left|right|other|one|it|they|buds?|battery|charge|both|this|mine)(?: (?:one|bud|ear|earbud|side|now))? only (?:goes|lasts|runs|manages|does|plays)(?: for)? (?:(?:about|around|maybe|roughly|an|a|half|and) )*(?:hour|\w+ (?:hours?|minutes|mins|hrs)|\d+ ?(?:mins?|hrs?|h)) (?:before (?:it|they|i|dying|going|giving)|then|and (?:then|it|they))\b/,
    ],
    [
      "-",
      /\b(?:left|right|one|bud|battery|it|they|earbud|ear|side)(?: (?:one|bud|ear|earbud|side))? (?:(?:now|has|have|just) )*(?:start(?:s|ed)|kept|keeps) dying (?:before|by|after|half ?way|mid|within|around|in)\b/,
    ],
  ],
  connection: [
    [
      "+",
      /\b(?:paired|connected|linked)(?: up)?(?: straight away)? (?:in|within) (?:(?:about|under|just|like|less than|roughly) )*(?:(?:a|two|three|five|ten|\d+|a few|a couple of) )?(?:seconds?|no time|a flash)\b/,
    ],
    [
      "-",
      /\bcut(?:s|ting)? out (?:at|in|on|near|when|every|whenever) (?:[\w'’-]+ ){0,3}?(?:crossings?|street|crowds?|walk|outside|phone|pocket|turn my head|song|call|busy)\b/,
    ],
  ],
  compact: [
    [
      "+",
      /(?:^|[,;.] ?|\b(?:case|they|it|which|this|and) )(?:(?:easily|just|even|that|all) )*(?:sits?|fits?|slips?|slides?|tucks?|goes|lives?) (?:(?:away|right|nicely|easily|neatly|perfectly|just) )*(?:in|into|inside) (?:the|my|any|your|a) (?:(?:coin|jeans?|shirt|trouser|back|front|jacket|coat|watch|small|smallest|little|tiny|hip|running) )*(?:pockets?|running belt|bum bag|fanny pack|clutch|palm)\b(?! of (?:the|my|a) (?:bag|suitcase|backpack|seat|pram|stroller|car))/,
    ],
    [
      "+",
      /^(?:nice |lovely |really |very |super |so |love the )*(?:small|little|tiny|compact|dinky) (?:charging )?case(?=[,.!;]| (?:that|which|fits|and|so)\b|$)(?! of)/,
    ],
  ],
};
