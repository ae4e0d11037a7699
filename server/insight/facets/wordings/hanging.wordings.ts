import type { Wordings } from "./wording.ts";

export const HANGING_WORDINGS: Wordings = {
  hangs: [
    [
      "-",
      /\b(?:it|they|this|these|mine|ours|one|both|all|everything|(?:thing|perch|shelf|shelve|rack|mount|hook|cup|caddy|bar|rod|organizer|holder|strip|magnet|adhesive|tape|suction|bracket|unit|basket|feeder|mirror|hanger|side|end|corner)(?:e?s)?) (?:(?:just|then|has|have|had|already|keeps?|kept|still|always|constantly|even|immediately|suddenly|finally|also|all|both|actually|completely|eventually|would|will|started|twice|once) ){0,3}(?:fell|falls?|fallen|falling|(?:came|comes?|coming) (?:right |crashing |straight |back |all the way )?(?:down|off|loose|unstuck)|(?:let|lets|letting) go|(?:pop(?:s|ped|ping)?|peel(?:s|ed|ing)?) (?:right |straight )?(?:off|away)|crash(?:ed|es)|detach(?:ed|es)|(?:gave|gives) way|(?:slid|slides?|sliding) (?:right |straight )?(?:down|off))\b(?! (?:asleep|in love|apart|short|behind|into place|in place|clean|easily|easy|with no|without|when (?:i|you) (?:want|need|pull|lift)|for (?:cleaning|washing)|to (?:wash|clean)))/,
    ],
    [
      "-",
      /^(?:and |then |so |but |again |always )?(?:falls?|fell|falling|came down|came off|comes off|down again|(?:let|lets) go|pop(?:s|ped) off|peel(?:s|ed) off)\b(?! (?:asleep|in love|apart|short|behind|clean|easily|easy|is|was|into))/,
    ],
    [
      "-",
      /\b(?:all|everything|them|it|perch|shelf|rack|mirror|caddy|organizer|feeder|hooks?) (?:(?:was|were|is|are|ended up|ends up|landed|lying|laying|right|all|back) ){0,3}on the (?:floor|ground)\b/,
    ],
    [
      "+",
      /(?:^|\b(?:it|they|these|this|mine|cups?|suction|magnets?|hooks?|shelf|shelves|perch|rack|adhesive|strips?|tape|thing|mount|and|but) )(?:(?:has|have|had|did|does) ?)?(?:never|not|n['’]?t)(?: (?:once|yet|ever|even))? (?:fall|fallen|fell|move|moved|budge|budged|slip|slipped|come (?:down|off|loose|undone)|came (?:down|off|loose)|let go|given way)\b/,
    ],
    [
      "+",
      /\bnot (?:once|one time) (?:has|have|did) (?:it|they|one|any(?: of them)?) (?:\w+ )?(?:slip|slipped|fall|fallen|come|let|move|moved|budge|budged)\b/,
    ],
    [
      "+",
      /(?:^|\b(?:it|they|these|this|mine|cups?|suction|magnets?|hooks?|shelf|shelves|perch|rack|adhesive|strips?|tape|has|have|had|'s|is|are|still|been|and) )(?:held|holding|holds)(?= (?:for (?:a |over |about |almost |more )?(?:\d|\w+ (?:days?|weeks?|months?|years?))|up (?:great|fine|well|so far|for|all)|all (?:summer|winter|year|day|night|week|month)|ever since|since|fine|great|well|strong|strongly|tight|tightly|firm|firmly|steady|so far|perfectly|nicely|beautifully|solidly|like|\d+ (?:days|weeks|months|years)|(?:two|three|four|five|six|seven|eight|nine|ten|several|many) (?:days|weeks|months|years))\b|[ .!]*$)/,
    ],
    [
      "+",
      /\b(?:still|stayed|stays|staying) (?:up|put|stuck|hanging|in place|attached|on the (?:wall|window|glass|door|fridge|tile|tiles|shower))\b/,
    ],
    [
      "+",
      /\bholds (?:my|our|his|her|both|the|a|up) (?:\d+[ -]?(?:lb|pound|kg)\w*|(?:[\w-]+ ){1,3}(?:fine|well|great|easily|securely|perfectly|no problem|without (?:a|any) (?:problem|issue)s?))\b/,
    ],
    ["+", /\b(?:rock solid|solid as a rock|solid (?:since|ever since|so far))\b/],
  ],
};
