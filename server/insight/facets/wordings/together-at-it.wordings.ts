import type { Wordings } from "./wording.ts";

/** What is told of children: how long a thing keeps them at it, and whether several share it in peace. */
export const TOGETHER_AT_IT_WORDINGS: Wordings = {
  playValue: [
    [
      "+",
      /\b(?:at it|on it|drawing|painting|playing|colou?ring|riding|bouncing|dancing|outside) (?:[\w'’-]+ )?(?:till|until|til) (?:dinner|tea|bedtime|bed|lunch|dark|supper|it gets dark|it got dark)\b/,
    ],
    [
      "+",
      /\b(?:spends?|spent|spending) (?:(?:many|countless|happy|whole|the|half|most|of|all|so|literal) )*(?:hours|ages|day|days|morning|afternoon|evening|weekend) (?:[\w'’-]+ )?(?:drawing|painting|playing|riding|making up|creating|colou?ring|scribbling|dancing|singing|pretending|jumping|bouncing|racing)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|never|n['’]?t|nt) (?:\w+ )?)\b(?:keeps?|kept|keeping) (?!(?:me|us|my (?:husband|wife|dog|cat))\b)(?:(?!(?:not|never|no|from|it|and then)\b|\w*n['’]?t\b)[\w'’-]+ ){1,9}?(?:busy|occupied|entertained|amused|happy|quiet)\b/,
    ],
    [
      "+",
      /\b(?:kids?|children|boys?|girls?|toddlers?|son|daughter|grandson|granddaughter|twins|grandkids|he|she|they)(?:['’]?s|['’]?re| is| are| was| were)? (?:busy|occupied|entertained|absorbed|engrossed|lost in it) for (?:hours|ages|the whole|a good|an hour|half)\b/,
    ],
    [
      "+",
      /\b(?:stands?|sits?|plays?|stays?) (?:happily )?(?:there|at it|on it|in it|with it) (?:for )?(?:half the (?:morning|day|afternoon)|hours|ages|all (?:morning|day|afternoon))\b/,
    ],
    [
      "+",
      /\b(?:goes|runs|heads|makes) (?:straight|right) (?:to|for) it (?:in|every|when|as soon|before|after|first)\b/,
    ],
    [
      "+",
      /\bforgets? (?:to ask for|about|all about) (?:the |her |his |their )?(?:tablet|tv|telly|phone|ipad|screens?|video games?|cartoons)\b/,
    ],
    [
      "+",
      /\b(?:not|n['’]?t|havent|hasnt) (?:had|turned|put|asked for|touched|wanted) (?:the )?(?:telly|tv|tablet|ipad|screens?)\b/,
    ],
  ],
  shared: [
    ["+", /\b(?:a |one |got a |have a |their own )?(?:side|spot|seat|end) each\b/],
    ["+", /\b(?:one|two|1|2) (?:kids? |children |of them )?(?:on|at) (?:each|either) (?:side|end)\b/],
    [
      "+",
      /\b(?:two|three|four|both|all)(?: of (?:them|the \w+|my \w+|our \w+))? (?:(?:kids|children|boys|girls|sisters|brothers|siblings|cousins|can|could|fit|play|use|draw|paint|ride|share|jump|swing|it|on|in|to) )+(?:at once|at the same time|side by side)\b/,
    ],
    [
      "+",
      /\b(?:no|not (?:a|one)(?: single)?|without(?: any| a)?|never|fewer|less|zero|hardly any) (?:more )?(?:fights?|fighting|squabbles?|squabbling|bickering|elbows?)\b(?! (?:the|to|with the|it))/,
    ],
    [
      "+",
      /\b(?:no|not|n['’]?t|dont) (?:need |needed |have |having |had )?(?:to )?(?:referee|refereeing|break up fights)\b/,
    ],
    ["-", /\b(?:only|just) (?:one|1) (?:child|kid|person|of them) (?:can|could|fits?|at a time|at once)\b/],
  ],
};
