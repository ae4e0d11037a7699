import type { Wordings } from "./wording.ts";

/** What is told of any thing in plain words: the charge, the beginning, the service, the price, the room it takes. */
export const TOLD_PLAINLY_WORDINGS: Wordings = {
  battery: [
    [
      "+",
      /\bplugged (?:it|mine|this) in (?:again )?(?:only |just )?(?:once|twice)\b|\b(?:only |just )?(?:charged|recharged) (?:it|mine|this|them) (?:only |just )?(?:once|twice) (?:since|so far|in (?:\w+ )?(?:weeks?|months?))\b/,
    ],
    [
      "+",
      /\bbattery(?: icon| level| bar| indicator| meter| gauge)? (?:had |has |have )?(?:hardly|barely|scarcely|not even|not|(?:has|had)n['’]?t) (?:even )?(?:moved|dropped|budged|changed|gone down)\b/,
    ],
    ["+", /\bstill on (?:the|its|my|a) (?:first|same|one|original) charge\b/],
  ],
  setup: [
    [
      "+",
      /\b(?:sett?ing (?:it|this|them|everything) up|set ?up|pairing(?: it)?|installation|installing it) (?:is|was) (?:no (?:bother|trouble|problem|hassle|sweat|big deal)|painless|a doddle|child['’]?s play|a piece of cake)\b/,
    ],
    ["+", /\bphone (?:found|saw|spotted|recogni[sz]ed) (?:it|the \w+|this) (?:straight|right) away\b/],
  ],
  easeOfUse: [
    [
      "+",
      /\b(?:learn|learnt|learned|pick(?:ed)?|master(?:ed)?) (?:it|this|how to use it) (?:up )?in (?:about |under |less than )?(?:an?|one|half an?|two) (?:afternoon|hour|evening|day|morning|minutes?|few minutes)\b/,
    ],
    [
      "+",
      /\bif i can (?:do|use|manage|work) (?:it|this),? (?:then )?(?:so can you|you can|anyone can|anybody can|anyone could)\b/,
    ],
  ],
  support: [
    [
      "+",
      /\b(?:sent|mailed|shipped|posted)(?: me| us| out)? (?:a|an|another|the|two|three|some|one) (?:[\w'’-]+ ){0,4}?(?:(?:out )?(?:the )?(?:next (?:day|morning)|same day|that (?:very )?(?:day|(?:mon|tues|wednes|thurs|fri)day))|right away|straight away|at once|immediately|within (?:\w+ ){1,2}(?:days|hours)|for free|free of charge|no questions)\b/,
    ],
    [
      "+",
      /\b(?:had|got|received) (?:a |an )?(?:new|replacement|another)(?: one| \w+)? (?:in|within) (?:just |only )?(?:two|three|four|five|a few|a couple of|\d) days\b/,
    ],
    [
      "+",
      /\b(?:customer (?:service|support|care)|seller|company|they|support|lady|rep|guy|chap|team|someone) (?:\w+ )?(?:answered|replied|responded|got back(?: to (?:me|us))?|wrote back|emailed back|came back to (?:me|us)) (?:\w+ )?(?:the )?(?:same day|next (?:day|morning)|within (?:\w+ ){1,2}(?:hours?|minutes)|saturday|sunday|that (?:same )?(?:day|night|evening)|right away|straight away|immediately|quickly|promptly)\b/,
    ],
    [
      "+",
      /\b(?:another|a new one|a replacement)(?: one)? (?:was )?in the (?:post|mail) (?:to (?:me|us) )?(?:the )?(?:same|next|that) (?:day|morning)\b/,
    ],
  ],
  value: [
    [
      "-",
      /\b(?:was|used to be|paid) (?:only )?[£$€]? ?\d+(?:\.\d\d)?\b[^.!?]{0,45}?\b(?:and )?now (?:it ?['’]?s |its |it is |it costs |they want )?[£$€]? ?\d+(?:\.\d\d)?\b(?! (?:weeks|months|years|days|stars|of|kids))/,
    ],
    ["-", /\b(?:it|the price|cost) (?:just )?(?:keeps?|kept) (?:creeping|going|climbing|edging) up\b/],
    ["-", /\b(?:pounds|dollars|euros|[£$€] ?\d+) more than (?:my|the) last (?:order|one|time|tub|bag|box|bottle)\b/],
    ["+", /\b(?:comes?|came|works?|worked) out (?:the |as the |as )?(?:cheapest|cheaper|best value)\b/],
  ],
  subscription: [
    [
      "-",
      /[£$€] ?\d+(?:\.\d\d)? (?:a|per|each|every) month\b(?! (?:to run|in electric|on electric|for electric|cheaper|less))/,
    ],
    [
      "-",
      /\b(?:tr(?:y|ies|ied|ying) to sell (?:me|you) (?:a |an |their )?|push(?:es|ed|ing)? (?:a |an |you to (?:a |the )?|their )|behind (?:a |the |their )|nag(?:s|ged|ging)? (?:me |you )?(?:about|for|to buy) (?:a |the |their )?)(?:\w+ )?(?:subscription|membership|paywall|premium)\b/,
    ],
  ],
  compact: [
    [
      "+",
      /(?:^|\b(?:it|this|which|that|and|thing) )(?:easily |just |even )?(?:fits|lives|goes|slips|stores|tucks|stows) (?:away )?(?:right |nicely |easily |neatly |perfectly |just )?(?:in|inside) (?:the|a|my|our|any|its) (?:[\w'’-]+ ){0,2}?(?:drawer|tin|pencil case|hand ?bag|purse|cupboard|cabinet|glove ?box|desk drawer|laptop bag)\b/,
    ],
    [
      "+",
      /\bcarry (?:it|this|mine) (?:round|around|about|everywhere)? ?in (?:my|a) (?:\w+ )?(?:hand ?bag|bag|purse|backpack|rucksack)\b/,
    ],
  ],
  hunger: [
    [
      "+",
      /\b(?:do ?n['’]?t|dont|did ?n['’]?t|not|never|no longer) (?:even )?(?:think|thinking|thought) about (?:biscuits|snacks?|food|eating|snacking|lunch|cookies|sweets)\b/,
    ],
    ["+", /\bskip (?:my|the) (?:[\w'’-]+ ){0,3}?(?:snacks?|snacking|vending machine|biscuits?|elevenses)\b/],
    [
      "+",
      /\b(?:i |can |and i )make it (?:all the way )?(?:to|till|until|through to) (?:lunch|lunchtime|noon|dinner|one|two|\d)\b/,
    ],
  ],
  digestion: [
    [
      "-",
      /\b(?:stomach|belly|tummy|guts?) (?:is |was |felt |feels |goes |blows up |swells up )?like (?:a |an )?(?:balloon|drum|washing machine)\b/,
    ],
    [
      "+",
      /\b(?:no|without(?: any)?|not had any|zero) (?:cramps|cramping|bloat(?:ing)?|wind|stomach (?:ache|pain|trouble|issues|upset)|tummy (?:ache|trouble|upset))\b/,
    ],
    [
      "+",
      /\b(?:ibs|stomach|guts?|tummy|digestion|belly)\b[^.!?]{0,50}?\b(?:has been|have been|is|was|been) (?:so |very |really )?(?:gentle|fine with (?:it|this)|happy with (?:it|this)|settled)\b/,
    ],
  ],
  amount: [
    ["-", /\b(?:so|that|too) much (?:air|empty space|headroom)\b/],
    [
      "-",
      /\b(?:powder|product|contents|stuff|it|bag|tub|jar|bottle|box)\b[^.!?]{0,15}?\b(?:only|barely|just) (?:came|comes|filled|fills|reached|reaches)? ?(?:up )?(?:to )?(?:half ?way|half full|a third full|two[- ]thirds full)\b/,
    ],
  ],
  refill: [
    [
      "-",
      /\b(?:only |just )?(?:the )?one (?:little |small |tiny |short |starter )*(?:roll|cartridge|spool of tape|pack of paper) (?:in the (?:box|packet|pack)|supplied|included|comes with|came with|provided)\b/,
    ],
  ],
  included: [
    [
      "-",
      /\b(?:need|needed|have|had) to (?:spend|fork out|pay|shell out) (?:another|an extra|an additional|extra) [£$€]? ?\d+ ?(?:dollars|pounds|euros|bucks|quid)? (?:on|for) (?:a|the|some) \w+/,
    ],
    ["-", /\bwhere['’]?s the rest of (?:it|them)\b/],
  ],
  instructions: [
    [
      "-",
      /\b(?:instructions?|manual|booklet) (?:only |just |barely |hardly )(?:really )?(?:covers?|explains?|touch(?:es)?|shows?) (?:the )?(?:basics?|half|some|a few)\b/,
    ],
  ],
  looks: [
    [
      "+",
      /\b(?:two|three|four|several|a few|my|our|both|all (?:the|my|our)) (?:of )?(?:my |our |the )?(?:neighbou?rs?|friends|guests|visitors|customers) (?:have |has |already )*(?:asked|complimented)(?= (?:me |us )?(?:where|about it)|[.!]|$)/,
    ],
  ],
  rust: [
    [
      "-",
      /\b(?:screws?|bolts?|frame|pole|metal|hinges?|chain|joints?|rivets?)\b[^.!?]{0,30}?\b(?:brown|orange|corrod\w+)\b[^.!?]{0,25}?\b(?:rain|weeks?|months?|winter|season|wet|outside|dew)\b/,
    ],
  ],
  wind: [
    [
      "-",
      /\b(?:went|goes|tips?|tipped|toppled|falls?|fell|fallen) over (?:with|in|even|despite)\b[^.!?]{0,40}?\b(?:weights?|sand|pounds|lbs|breeze|wind|gusts?|mph)\b/,
    ],
    ["-", /\bgusts? (?:of wind )?(?:caught|took|lifted|got|blew|flipped|threw|knocked)\b/],
  ],
  compatible: [
    [
      "-",
      /\b(?:wo ?n['’]?t|wont|will not|does ?n['’]?t|doesnt|does not|ca ?n['’]?t|cant|cannot) (?:even )?(?:be )?(?:talk(?:s)? to|prints? from|links? to|used with|printed from|sync(?:s)? with) (?:a|my|your|the|any) (?:\w+ )?(?:computers?|laptops?|desktops?|pcs?|macs?|macbook)\b/,
    ],
    [
      "-",
      /\b(?:print|printing|send|connect|work|use it) (?:from|to|with|on) (?:a |my |the )?(?:\w+ )?(?:laptop|computer|desktop|pc|mac)\b[^.!?]{0,12}?\b(?:and|but) (?:it|this|that) (?:does ?n['’]?t|doesnt|ca ?n['’]?t|cant|wo ?n['’]?t|wont)\b/,
    ],
  ],
};
