import type { Wordings } from "./wording.ts";

/** What is told of things that are worn: getting into them, bands that dig in, colors, holes and length. */
export const DRESSING_WORDINGS: Wordings = {
  donning: [
    [
      "-",
      /\b(?:takes?|took|spend|spent) (?:me |him |her |us )?(?:(?:about|at|least|a|good|nearly|almost|over|like) )*(?:\d\d+|ten|fifteen|twenty|thirty|several|forever|ages|half an|an|so|too|two|so much) ?(?:minutes?|mins?|hour|long|effort|people)?(?: (?:a|per) (?:leg|foot|side|arm|hand|sock|shoe))? (?:just )?(?:to |for me to |trying to )?(?:get|getting|put|putting|pull|pulling|wrestle|wrestling|squeeze|squeezing) (?:(?:these|them|it|this|the|things?|socks?|one|boots?|sleeves?|brace) )*(?:on|off|into)\b/,
    ],
    [
      "-",
      /\b(?:need|needs|needed|takes?|took|requires?) (?:(?:a|an|two|three|some|my|his|her|help|someone|somebody|to|have|serious|real|about) )*(?:\w+['’]?s )?(?:crowbar|shoe ?horn|help|hands|people|gloves|tools?|assistance|contortionist|magician|baby powder|talc|strength|wrestling) (?:[\w'’-]+ ){0,2}(?:get|getting|put|putting|pull|pulling|slide|wrestle) (?:[\w'’-]+ ){0,2}(?:on|off|into|over)\b/,
    ],
    [
      "-",
      /\b(?:ca ?n['’]?t|cant|cannot|could ?n['’]?t|couldnt|can not|could not|unable to|barely|hardly) (?:even )?(?:get|put|pull) (?:them|these|it|this|those|either|one) (?:on|off)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|n['’]?t|nt) (?:\w+ )?)\b(?:goes?|went|slides?|slid|slips?|slipped|pulls?|pulled) (?:right |straight |easily |smoothly |nicely )*on (?:so |very |really |super |and off )*(?:easy|easily|smoothly|like a|without (?:a )?(?:fight|struggle|trouble)|with no|in seconds|no problem)\b/,
    ],
  ],
  digsIn: [
    [
      "-",
      /\b(?:top|tops|bands?|elastic|cuffs?|waistband|straps?|seams?|wire|underwire|edges?|collar) (?:(?!(?:not|never|no)\b|\w*n['’]?t\b)[\w'’-]+ ){0,6}?(?:digs?|dug|digging|cuts?|cutting|pinch(?:es|ed)?|bites?|leaves?|left|leaving) (?:(?:a|an|in|into|deep|red|nasty|me|my|his|her|big|such|angry|sore) )*(?:in|into|marks?|rings?|lines?|grooves?|dents?|welts?|calf|calves|legs?|skin|waist|shoulders?|stomach|ribs|neck|ankles?|wrists?)\b/,
    ],
    [
      "-",
      /\b(?:left|leaves?|leaving) (?:(?:a|an|deep|red|nasty|big|such|angry|sore|me|with|two) )*(?:marks?|rings?|lines|grooves?|indentations?|welts?) (?:[\w'’-]+ )?(?:on|in|around|under|across|below|above) (?:my|his|her) (?:[\w'’-]+ )?(?:legs?|calf|calves|knees?|ankles?|waist|shoulders?|skin|feet|foot|thighs?|belly|stomach|hips?|wrists?|arms?|forehead|nose|ears?|neck)\b/,
    ],
  ],
  colorfast: [
    [
      "-",
      /\b(?:colou?rs?|dye) (?:(?!(?:not|never|no|and|but)\b|\w*n['’]?t\b)[\w'’-]+ ){0,3}?(?:bled|bleeds?|faded|fades?|ran|rubbed off|washed out|went (?:dull|gr[ae]y|pale))\b/,
    ],
    [
      "-",
      /\b(?:black|navy|blue|red|pink|green|purple|print|pattern|fabric) (?:one |pair |ones )?(?:has |have |had |already |all |is |are |looks? |now |went |turned )+(?:bled|faded|gr[ae]y|washed out|dull|bleached)\b/,
    ],
  ],
  stretch: [
    [
      "-",
      /\b(?:they|these|it|pairs?|socks?|all|both|two|most|some|several|half|elastic|band|waistband)(?: of (?:them|the \w+))?(?: (?:have|has|had|all|just|eventually|quickly|already))* (?:gone|went|got|became|turned|going) (?:all |so |very |completely |too )?(?:loose|slack|baggy|saggy|limp|floppy)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|n['’]?t|nt) (?:\w+ )?)\b(?:kept|keeps|still have|still has|have ?n['’]?t lost|has ?n['’]?t lost|havent lost|hasnt lost|never lost|retains?|retained) (?:(?:all|of|their|its|the|any|most|that|same) )*(?:squeeze|compression|elasticity|stretch|elastic|snap)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|n['’]?t|nt) (?:\w+ )?)\b(?:lost|losing|loses?) (?:(?:all|of|their|its|the|any|most|that|half) )*(?:squeeze|compression|elasticity|stretch|elastic|snap)\b/,
    ],
    ["-", /\bno (?:squeeze|compression|elasticity|stretch|elastic) left\b/],
  ],
  durability: [
    [
      "-",
      /\b(?:put|stuck|poked|pushed|shoved) (?:my |a |his |her |the )(?:thumb|finger|toe|big toe|nail|heel|foot|hand|knee|elbow)(?:nail)? (?:right |straight |clean )?through\b/,
    ],
    [
      "-",
      /\b(?:my|his|her) (?:big )?(?:toes?|thumb|fingers?|heel|knee|elbow) (?:went|goes|came|comes|poked|pokes|popped) (?:right |straight |clean )?through\b/,
    ],
  ],
  chewing: [
    [
      "-",
      /\b(?:nails?|claws?|teeth|paws?) (?:(?!(?:not|never|no)\b|\w*n['’]?t\b)[\w'’-]+ ){0,3}(?:gone|went|goes?|poked|tore|ripped|punched|worn) (?:right |straight )?through\b/,
    ],
  ],
  length: [
    [
      "-",
      /^(?:(?:way|far|much|a|bit|little|just|so|and|but|also|they['’]?re|these|are|it['’]?s) )*too (?:long|short)(?: (?:for|on|in) (?:me|my \w+|him|her|short \w+|tall \w+|the \w+))?(?=[.!]*$)/,
    ],
    [
      "-",
      /\b(?:extra|so much|too much|lots of|a lot of|inches of) (?:extra )?(?:socks?|fabric|material|sleeve|legs?|length)\b(?: [\w'’-]+){0,3} (?:folded|bunch(?:es|ed|ing)?|left over|hanging|pools?|dragging|drags|at the (?:top|bottom|ankle|end))\b/,
    ],
    [
      "-",
      /\bheels? (?:\w+ )?(?:ends? up|comes?|sits?|lands?|rides?) (?:[\w'’-]+ )?(?:above|past|over|halfway up|behind|on|up) (?:my |the |his |her )?(?:ankles?|calf|calves|heels?)\b/,
    ],
  ],
};
