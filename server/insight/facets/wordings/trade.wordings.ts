import type { Wordings } from "./wording.ts";

/** Buying, selling and what comes of it. */
export const TRADE_WORDINGS: Wordings = {
  repeat: [
    ["-", /^(?:avoid|run away|buyer beware|stay clear)(?=[ !.]*$)/],
    [
      "-",
      /\b(?:sending|sent|shipping|shipped|taking|took|packing|packed) (?:mine|ours|both|both pairs|all of them|the whole thing|this thing|this one) (?:right |straight )?back\b/,
    ],
    [
      "-",
      /\b(?:mine|ours|both pairs|both|all of them|the whole set) (?:went|goes|are going|is going) (?:right |straight )?back\b(?! (?:and forth|to (?:work|normal|sleep)))/,
    ],
    [
      "-",
      /\b(?:and|is) (?:definitely |certainly |surely )?(?:the|my) last (?:one )?(?:i|we)(?: will|'ll| ?['’]ll)? (?:ever )?(?:buy|purchase|order)\b/,
    ],
    [
      "+",
      /\b(?:i|we) (?:always |usually |now )?(?:order|buy|get|purchase) (?:them|these|it|this|one|a few|a new one) (?:every|each) (?:year|summer|winter|spring|fall|season|month|christmas)\b/,
    ],
    ["+", /\b(?:order|buy) (?:it|them|this|these|one) with confidence\b/],
  ],
  value: [
    [
      "+",
      /(?<!\b(?:worth|should|would)\b.{0,25})\b(?:half|a (?:third|quarter|fraction) of|less than half(?: of)?) what (?:[\w'’-]+ ){1,8}(?:costs?|charges?|charged|wants?|wanted|goes for|went for|sells for|paid)\b/,
    ],
    [
      "+",
      /\bdoes (?:about |like |maybe |easily |at least )?(?:[89]\d|100)(?: ?%| percent) of (?:it|what|the (?:job|work))\b.{0,40}\b(?:for|at) (?:only |just |about |like |under )?(?:\$ ?\d+|\d+ (?:bucks|dollars)|half|a (?:third|quarter|fraction))\b/,
    ],
    [
      "+",
      /\bworth (?:every|each|all)(?: single| last)? (?:cents?|pennies|dollars?|dime|nickel|bit of (?:the )?money)\b/,
    ],
    ["-", /\bwaste of (?:your|my|our|good|hard[- ]earned) (?:hard[- ]earned )?money\b/],
    [
      "+",
      /^for the (?:price|money|cost)[ ,]+(?:it is |it['’]s |this is )?(?:an? )?(?:very |really |pretty |quite )?(?:good|great|nice|excellent|decent|fine|solid|amazing|awesome)\b/,
    ],
  ],
  shipping: [
    [
      "+",
      /\b(?:arriv\w+|came|delivered|shipped|received it|got here|showed up) (?:\w+ ){0,4}(?:sooner|earlier|faster|quicker) than (?:expected|promised|i (?:expected|thought)|estimated|stated|it said|anticipated)\b/,
    ],
    [
      "+",
      /\b(?:arriv\w+|came|delivered|shipped|got here) (?:\w+ ){0,3}(?:ahead of (?:schedule|time)|before (?:the )?(?:estimated|promised|expected)|(?:a|two|three|\d+) (?:days?|weeks?) early|in a (?:very )?timely (?:manner|fashion|matter))\b/,
    ],
    [
      "-",
      /\b(?:took|taken|takes) (?:forever|ages|weeks|months|a month|so long|too long|a (?:very |really )?long time|(?:over |more than |almost )?(?:two|three|four|five|six|\d+) weeks) to (?:arrive|get here|get to me|be delivered|ship|come|receive|get (?:it|them|here))\b/,
    ],
  ],
  support: [
    [
      "-",
      /\b(?:support|service|company|seller|manufacturer|they|nobody|no one|nobody there)(?: \w+){0,2} (?:never|not|n['’]t|wont|doesnt|dont|didnt|wo n['’]t|do(?:es)? n['’]t|did n['’]t) (?:even |ever )?(?:answer|answers|answered|return|returns|returned|respond|responds|responded|reply|replies|replied)(?: to)?(?: (?:the|their|my|any|our|to))? ?(?:phones?|emails?|e-mails?|mails?|calls?|messages?|inquir(?:y|ies)|requests?)\b/,
    ],
    [
      "-",
      /\b(?:phone|line|number|support) (?:\w+ )?(?:is|was) (?:always|constantly|forever) busy\b|\b(?:just )?(?:kept|keeps) ringing\b/,
    ],
  ],
};
