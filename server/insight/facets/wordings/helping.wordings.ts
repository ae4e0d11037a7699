import type { Wordings } from "./wording.ts";

/** Of how people learn to use a thing, and how many of them it takes. */
export const HELPING_WORDINGS: Wordings = {
  videos: [
    [
      "+",
      /\b(?:found|watched|watch|watching|followed|learned|learnt|went|go) (?:[\w'’-]+ ){0,5}?(?:youtube|you tube|videos?|tutorials?)\b(?! (?:and (?:still|it still)|but|was (?:no|not|useless)))(?<!\b(?:not|never|n['’]t) (?:\w+ ){0,3}(?:youtube|videos?|tutorials?))/,
    ],
    [
      "+",
      /\b(?:youtube|videos?|tutorials?)\b[^.!?]{0,30}?\b(?:helped|made it (?:easy|easier|simple|clear)|showed (?:me|us|how)|walks? you through|taught me|saved me|(?:was|is|are|were) (?:very |really |so |super |a )*(?:helpful|useful|lifesaver|clear))\b/,
    ],
    [
      "-",
      /\b(?:youtube|videos?|tutorials?) (?:\w+ )?(?:is|are|was|were) (?:no help|useless|not (?:much )?help(?:ful)?|unhelpful|out of date|outdated|wrong)\b/,
    ],
  ],
  hands: [
    [
      "-",
      /\b(?:really |you )?(?:ca ?n['’]?t|cannot|cant|could ?n['’]?t|doubt (?:that )?(?:one|a single) person could|impossible to|hard to|not possible to) (?:hold|do it|do this|put|lift|get|assemble|set|build|manage)(?:(?! (?:screen door|through|use)\b) [\w'’-]+){0,12}? (?:by yourself|alone|on your own|by myself|on my own|single[- ]handed(?:ly)?|with one person)\b/,
    ],
    [
      "-",
      /\bdoubt (?:that )?(?:one|a single) person (?:could|can)\b|\b(?:definitely |really |def )?(?:a )?(?:two|2)[- ](?:person|people|man|woman) job\b|\b(?:need|needs|needed|takes|took|requires|required) (?:at least )?(?:two|2|a second|an extra|another) (?:people|persons?|adults|pairs? of hands|set of hands|men)\b(?! (?:to (?:eat|drink|play|share)))/,
    ],
    [
      "+",
      /\b(?:put|set|assembled|built|got|erected|installed) (?:it|this|the whole thing|everything|mine) (?:up |together |all |done )*(?:by myself|on my own|alone|single[- ]handed(?:ly)?|all by myself|solo)\b(?!.{0,40}(?:struggl|difficult|hard|nightmare|hours|impossible))/,
    ],
    ["+", /\b(?:one|a single|1)[- ]person (?:job|assembly|set ?up|can (?:easily )?(?:do|put|set|assemble|manage))\b/],
  ],
};
