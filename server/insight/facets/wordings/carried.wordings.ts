import type { Wordings } from "./wording.ts";

/** Of what is carried, filled, worn by children and kept dry. */
export const CARRIED_WORDINGS: Wordings = {
  weight: [
    [
      "+",
      /\b(?:can|could|able to|manages? to) (?:(?:easily|even|just|actually|still) )*(?:lift|carry|hold|pick)(?: (?:it|this|them|this one|mine|that))?(?: (?:up|around|about))? (?:with|in|using) (?:(?:just|only|my|her|his|the|your|a|one|bad|weak|weaker|left|single|poorly|arthritic) )*(?:hand|arm|finger)\b/,
    ],
    [
      "+",
      /\b(?:can|could|i|we|she|he|easy to|able to) (?:(?:easily|even|just|now) )*(?:take|carry|lug|haul|get|bring|cart|took|carried) (?:it|this|mine|this one|them) (?:up and down|upstairs|up|down|downstairs|around)(?: (?:the|our|my|all the|three|two|four))?(?: \w+)?(?: (?:stairs|steps|flights|flights of stairs|house))? (?:so |very |really |quite )?(?:easily|no problem|without (?:any |a )?(?:bother|trouble|problem|effort|help)|with ease|one-handed)\b/,
    ],
    [
      "+",
      /^(?:really|very|so|super|incredibly|surprisingly|amazingly|nice and|lovely and) light\b(?=[.!]|,? (?:which|so (?:i|you|he|she)|and (?:easy|comfy|comfortable|compact|strong|sturdy|roomy|portable))\b|$)/,
    ],
    [
      "-",
      /(?<!\b(?:not|n['’]t|without) )\b(?:bit of a|quite a|such a|a real|a fair) weight(?= (?:with|when|to (?:lift|carry|hold|cart|lug|pour|move|push)|once|for (?:me|her|him|a child|an?))\b|[.,;!]|$)(?! (?:loss|off))/,
    ],
    [
      "-",
      /\b(?:can|could) only (?:manage|lift|carry|hold)(?: it)? (?:half full|when it['’]?s (?:half )?(?:full|empty)|with (?:both|two) hands|for (?:a few|a couple|five|ten) (?:minutes|seconds))\b/,
    ],
  ],
  capacity: [
    [
      "+",
      /(?<!\b(?:not|n['’]t|no) (?:a |the |that )?)\b(?:good|decent|fair|generous|huge|great|nice|surprising|right|perfect) amount of (?:room|space|storage)\b/,
    ],
    [
      "+",
      /\bwith (?:(?:plenty of|lots of|some|a bit of|a lot of|loads of) )?(?:room|space) (?:left over|left|to spare)\b/,
    ],
    [
      "-",
      /\b(?:(?:dust|dirt|crumb|debris|waste|hair) ?(?:pot|bin|cup|container|canister|tray|box|chamber|tank)|dustbin|bin|canister|(?:the|its) container)s? (?:\w+ )?(?:fills|filled)(?: up)? (?:(?:so|really|very|too|far too|way too|pretty|super) )?(?:in no time|quickly|fast|in (?:seconds|minutes)|within (?:minutes|seconds)|after (?:one|a|each|every))/,
    ],
    [
      "-",
      /\b(?:bin|container|pot|cup|canister|tray|box|tank|compartment|bag|drawer)\b(?: (?!(?:not|never|no)\b|\w*n['’]?t\b)[\w'’-]+){0,8} (?:is|was|gets) full (?:before|after (?:one|a|each|every|two|half)|within|every|half ?way|by the (?:time|end))\b/,
    ],
    [
      "-",
      /\b(?:bin|container|pot|cup|canister|tray|box|tank) (?:wants|needs|needed|wanted|requires) (?:emptying|to be emptied) (?:each|every|after|twice|constantly|all the time|so often|several|halfway|before|too often|mid)/,
    ],
  ],
  visible: [
    [
      "+",
      /\b(?:could|can) (?:see|spot) (?:him|her|them|me|us|my \w+) (?:coming )?from (?:right |all the way |clear )?(?:across|the other (?:side|end)|a (?:mile|distance)|far|down the|(?:\d+|a hundred|fifty) (?:yards|feet|met))/,
    ],
    [
      "+",
      /\breflective (?:strips?|bits?|stripes?|tape|piping|trim|patch(?:es)?|logo|panels?|edges?) (?:(?!(?:not|never)\b|\w*n['’]?t\b)\w+ )?(?:shows? up|stands? out|lights? up|glows?|shines?|catch(?:es)?)\b/,
    ],
  ],
  acceptance: [
    [
      "+",
      /\b(?:sons?|daughters?|grand(?:son|daughter|kid|child)s?|kids?|child|children|toddler|boys?|girls?|niece|nephew|twins?|little (?:one|man|guy|lady)|\d+[ -]?(?:year|yr)s?[ -]?olds?|\d+ ?yo|he|she|they) (?:(?:is|are|was|were|absolutely|totally|completely|just|now|already|so) )*(?:obsessed|besotted|mad|crazy|nuts) (?:with|by|about|over|for) (?:it|them|this|these|(?:the|his|her|their) (?!pain|sun|outdoors|idea|other|old|last|previous|thought)\w+)\b/,
    ],
    [
      "+",
      /\b(?:sons?|daughters?|grand(?:son|daughter|kid|child)s?|kids?|child|toddler|boys?|girls?|niece|nephew|little (?:one|man|guy|lady)|\d+[ -]?(?:year|yr)s?[ -]?olds?|he|she)(?: \([^)]{0,80}\))? (?:thinks?|thought|reckons?|says?|declared) (?:the |it |this |that |they |its )(?:[\w'’-]+ ){0,4}(?:is|are|['’]s|was|were)? ?(?:the |literally the |officially the )*(?:best|coolest|greatest|most beautiful|prettiest) (?:thing|bag|toy|present|gift|one|ever|\w+ ever|\w+ in)\b/,
    ],
    [
      "+",
      /\b(?:was|were|are|is|been|proved) (?:such )?(?:an? )?(?:(?:big|huge|massive|instant|real|total|absolute|major|smash|definite) )?hit\b(?! (?:by|or miss|and miss|the|in the|on|men|songs?|with (?:a|an|the) (?:hammer|ball|fee|bill|wave))\b)(?= with|[.,;!]| from| at| and|$)/,
    ],
  ],
  support: [
    [
      "+",
      /\b(?:new one|replacement|new \w+) (?:was|is|arrived|landed|turned up|appeared) (?:on|at|in) (?:my|our|the) (?:doorstep|door|post|letterbox|mailbox)\b/,
    ],
    ["+", /\blet (?:me|us|him|her) keep (?:both|it|them|the (?:first|old|wrong|broken|original))\b/],
    [
      "+",
      /\b(?:got|had|received) (?:another|a new one|a replacement|a fresh one)(?: one)? (?:sent|shipped|posted|delivered)(?: out)? (?:to (?:me|us) )?(?:for )?(?:free|within|the (?:same|next)|in (?:a|two|three|no)|no questions|straight|right)\b/,
    ],
    [
      "+",
      /\b(?:new one|replacement|right one|another|missing (?:part|piece|screw|bit)|it|spare) (?:was|came|arrived|turned up|landed|showed up) (?:(?:on my doorstep|in the post|in the mail|here|at my door|by post) )?(?:the )?(?:same|very next|next) (?:day|morning|afternoon|evening)\b(?<!\b(?:order|ordered|bought)\b[^.!?]{0,80})/,
    ],
  ],
  pockets: [
    [
      "-",
      /\b(?:bottles?|flask|cups?|phone|keys|umbrella|pens?) (?:just |always |keeps? |kept |constantly |simply )*(?:falls?|fell|slides?|slid|slips?|drops?|tips?|pops?|falling|sliding|slipping|dropping) (?:right |straight )?out (?:of (?:the |its )?(?:\w+ )?pockets?|every|each|when|whenever|if|all the time|constantly|in the car)\b/,
    ],
  ],
};
