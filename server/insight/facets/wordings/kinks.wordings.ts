import type { Wordings } from "./wording.ts";

export const KINKS_WORDINGS: Wordings = {
  kinks: [
    [
      "+",
      /\b(?:(?:(?:does|do|did|will|wo|has|have|would)(?: ?n['’]?t| not)|never|not once|no longer|refuses? to|refused to)|no|zero|not one|not a single|without|without a|never a|nary a|have n['’]?t had a|haven['’]?t had a|not had a|yet to|hasn['’]?t|has n['’]?t|hardly ever|rarely|free of|never had a|not even one|nor|or|resists|does not ever) (?:ever |once |even |seem to |really |yet |any |single |more |get |gets |gotten |getting |got |have |had |end up |become |in a |all |annoying |stupid |as much |of those |be |so far )*(?:kinks?|kinked|kinking|tangles?|tangled|tangling|knots?|knotted|knotting up|twists? up|twisted up|twisting up|snarls?|snarled|bird['’]?s ?nests?|birdnests?)\b(?! (?:my|his|her|your|the|our|their|in my|in her|in his|it|with)? ?(?:\w+ )?(?:hair|fur|coat|mane|locks|curls|hairs|beard|ears|holes|shoulders|muscles))(?<!\b(?:hair|fur|coat|curls|mane|wood|boards?|lumber|pine|neck|back|shoulders?|beard|comb|brush|yarn holds)\b.{0,60})/,
    ],
    [
      "+",
      /(?<!\b(?:hair|fur|coat|curls|not|n['’]t|nowhere near) .{0,20})\b(?:kink|tangle|knot)[- ]?(?:free|proof|resistant)\b(?! (?:my foot|my eye|is a (?:lie|joke)|hair|claim|they|yeah|lol))(?!.{0,30}\b(?:hair|lie|joke|kinks|tangles|not)\b)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})(?<!\bwax\b.{0,60})\b(?:pulls?|unrolls?|uncoils?|coils?|unwinds?|winds?|rolls?|reels?|wraps?|recoils?|feeds?|lays|lies|unfurls?|unspools?|comes|came) (?:up |out |back |off |right |down |so |very |itself |nice and |in |nicely |easily |smoothly |straight |flat )*(?:like (?:a )?rope|without (?:a |any |one |a single )?(?:tangl\w+|kink\w*|knot\w*|twist\w*|snag\w*)|with no (?:tangl\w+|kinks?|knots?|twists?)|with zero (?:tangl\w+|kinks?|knots?)|(?:clean|neat|flat|nicely|smooth|easy) and (?:tangle|kink|knot|untangled|unkinked))/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:cord|cable|hose|leash|line|rope|lead|wire|string|lights|yarn|thread|chain|necklace|strings|tether|tubing|straps) (?:\w+ )?(?:stays?|lays?|lies|remains?|hangs|coils?|keeps?) (?:so |nice and |up |nicely |perfectly |really |all |totally )*(?:straight|untangled|flat|smooth|neatly|easily|like a dream|neat|supple|flexible|nicely)\b(?! (?:on the wall|against))/,
    ],
    [
      "+",
      /\b(?:no (?:more|longer)|never|done with|goodbye|bye bye|tired of|gone are the days of|end of|without|no need to|don['’]?t (?:have to|spend|need to)|do n['’]?t (?:have to|spend|need to)) (?:to |have to |having to |ever |time |spend(?:ing)? (?:\w+ )?(?:minutes|time|hours)? ?|be |an hour |ten minutes |wrestling with |fighting (?:with )?|dealing with ){0,6}(?:untangl(?:e|ing)|un-?kink(?:ing)?|unknot(?:ting)?|untwist(?:ing)?|unravel(?:ing)? (?:the )?(?:cord|wires|cables)|the (?:kinks|tangles|knots)|tangled (?:cords?|wires|cables|leash(?:es)?|hoses?|lights|mess))(?! (?:my|her|his|the) (?:hair|fur))/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|n['’]t|no|hardly|rarely|without|would|old|last|previous|other|any) (?:\w+ ){0,3})\b(?:kinks|tangles|knots up|twists up|snarls)(?: itself)?(?: up)? (?:up |if |every |when(?:ever)? |at |constantly |easily |like |so |too |all the |all over |very |badly |as soon |the (?:second|minute|moment) |right |near |worse |almost |really |just |immediately |around )+(?!.{0,20}\bhair)(?<!\b(?:hair|fur|out|the|detangles|curls|my|his|her|of)\b.{0,12}(?:kinks|tangles|knots) .{0,20})/,
    ],
    [
      "-",
      /(?<!\b(?:hair|fur|coat|curls|old|last|not|never|n['’]t|don['’]?t|i['’]?d|you['’]?d) (?:[\w'’]+ ){0,4})\b(?:always|constantly|keeps?|kept|ends? up|ended up|forever|continually|wo n['’]?t stop|won['’]?t stop|still|everything|gets?|got|comes?|came|arrived|easily) (?:getting |all |so |on |itself |in |hopelessly |completely |super |very |easily |out |really |badly |up )*(?:kinking|tangling|knotting|twisting up|kinked(?: up)?|tangled(?: up)?|knotted(?: up)?|snarled)\b(?! (?:in (?:my|her|his|the) (?:hair|fur|plot|bushes)|hair|fur|up in (?:the story|my)))(?!.{0,25}\bhair\b)/,
    ],
    [
      "-",
      /(?<!\b(?:old|had a|toro|years|previous|last)\b.{0,50})\b(?:spend|spent|spending|wasted?|takes?|took) (?:me )?(?:\w+ )*(?:time|minutes|hours?|evening|morning|day|longer|effort|walk|forever) (?:just )?(?:to )?(?:untangl|undoing (?:the )?(?:cord|knots|tangles|cable)|un-?kink|unknot|unravel|straightening (?:it|the (?:hose|cord|kinks))|fighting (?:the )?(?:kinks|tangles|knots))\w*(?!.{0,15}\b(?:hair|fur|plot)\b)/,
    ],
    [
      "-",
      /\b(?:turns?|turned|twists?|twisted|winds? up|ends? up|ended up|wound up|comes? out|came|came out|tangled|knots?|arrived|balls? up) (?:itself )?(?:up )?(?:in|into|as|like) (?:a |one |an |big |giant |huge |tangled |hopeless |awful |complete |total |of )*(?:rat['’]?s['’]? nest|bird['’]?s['’]? ?nest|birdnest|knots?|spaghetti|tangled mess|tangle|pretzel|ball of (?:knots|wire|yarn)|bowl of spaghetti|corkscrew|snarl)\b/,
    ],
    [
      "-",
      /\b(?:have|has|had|having|need|constantly|always|keep|forever|tired of|sick of|end up|stop and) (?:to )?(?:keep |go |walk |run |going |walking |stop |stopping |constantly |always |back |and |over |to |having )*(?:un-?kink|un-?kinking|untangle|untangling|unknot|untwist|untwisting|straighten (?:out )?the (?:hose|cord|kinks|cable)|straightening (?:out )?the (?:hose|cord))\b(?! (?:my|her|his|the) (?:hair|fur))(?<!\b(?:never|not|n['’]t|no (?:longer|more))(?: \w+){0,4})/,
    ],
    [
      "-",
      /\bkinked? (?:in|at|after|on|right|up|and|within|every|where|near|the (?:first|second|very)) (?:\w+ )+(?<!\bnot (?:\w+ )?kinked? .{0,25})/,
    ],
  ],
};
