import type { Wordings } from "./wording.ts";

/** Of what water runs through: its force, fitting it, turning it off, its sounds and its scale. */
export const SPRAYED_WORDINGS: Wordings = {
  spray: [
    [
      "+",
      /\b(?:(?:blasts?|blasting|blasted|gushes|shoots|jets)(?: (?:it|water))? out\b(?! of the (?:joint|side|hose|nut|connect))|(?:comes?|came|coming) out (?:with|like) (?:(?:a|real|some|serious|proper|such) )*(?:kick|force|punch|power|pressure|fire ?hose|pressure washer|bullets?|welly|oomph))/,
    ],
    ["+", /\b(?:took|takes|take|nearly took) (?:the|your|my) skin off\b/],
    [
      "+",
      /\b(?:is|its|it['’]s|are|much|even|far|way|a lot) (?:so much |a lot |far )?(?:stronger|more powerful|more forceful) than (?:the|our|my) (?:\w+ )?(?:old|last|previous|before|original|landlord['’]?s|one|other)\b/,
    ],
    [
      "-",
      /\b(?:is|its|it['’]s|bit|little|lot|even|slightly|actually|anything,?|far|much) (?:(?:a|bit|little|lot|even|slightly|actually) )*weaker than (?:the|our|my|before|what)\b/,
    ],
    [
      "+",
      /\b(?:hair|shampoo|conditioner|suds|soap) (?:(?:actually|finally|properly|really|now|just) )*(?:rinses?|washes?) (?:right |straight )?out (?:now|properly|quickly|easily|at last|completely|in (?:seconds|half))\b/,
    ],
    [
      "+",
      /\b(?:water )?pressure (?:is|was|has been) (?:(?:so|very|really|absolutely|just|now|still|much|far|way|noticeably|genuinely) )*(?:miles ahead|great|brilliant|amazing|superb|fantastic|incredible|better|stronger|excellent|unreal|lovely|good|strong|spot on|powerful|terrific|impressive|awesome)\b(?! (?:when|only|at first|on the old|before))/,
    ],
    [
      "+",
      /\b(?:it['’]?s|its|now|have|got) (?:now )?(?:a |like a )?(?:proper|real|decent|power) shower (?:now|again|at last|finally)\b/,
    ],
    [
      "-",
      /\b(?:holes|nozzles|jets) (?:(?:are|were|got|had|have|already|all|now|completely|half) )*(?:blocked|clogged|bunged up|furred up|sealed up) (?:up )?(?:inside|within|in|after|by)\b/,
    ],
  ],
  leak: [
    ["-", /\bstill (?:trickles|dribbles|drips)\b(?! out (?:nicely|fine))/],
    [
      "-",
      /\b(?:shuts?|turns?|stops?|cuts?) (?:it )?off (?:completely|fully|properly|entirely|all the way)\b(?=[^.!?]{0,30}\b(?:dribbles?|drips?|trickles?)\b)/,
    ],
  ],
  setup: [
    [
      "+",
      /\b(?:screwed|fitted|put|installed|hung|assembled|built|set|attached|mounted|swapped|pitched|changed) (?:(?:it|this|them|the \w+|one|everything) )?(?:(?:on|up|in|together|out) )?in the time it (?:took|takes)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|n['’]?t) (?:\w+ )?)\b(?:simple|easy|straightforward|quick) to (?:put up|fit|screw (?:on|in)|swap(?: over)?|change over)\b(?! (?:in the|into the|under|inside|through|around|everything|a lot)\b)/,
    ],
    [
      "+",
      /\b(?:no|without(?: a| any)?|did ?n['’]?t need(?: a| any)?|didnt need(?: a| any)?|no need for(?: a| any)?) (?:spanners?|wrench(?:es)?|tools|plumber|screwdriver|handyman|electrician)\b(?! (?:included|supplied|provided|in the|came|come|with|on|slot|holder|can|could|would|will|has))/,
    ],
    [
      "+",
      /(?:^|[.,;] ?|\b(?:took|takes|about|only|just|under|literally|me|him|all of) )(?:(?:about|just|under|less than) )*(?:one|two|three|five|ten|fifteen|a couple of|a few|couple of|[2-9]|1[05]) minutes? to (?:fit|install|put (?:up|on|in|together)|set up|assemble|screw|mount|hang|attach)\b/,
    ],
    [
      "+",
      /\b(?:fitted|installed|assembled|built|put together|put up|set up|mounted) (?:it )?by (?:my|our) (?:\d+|\w+)[ -]year[ -]old\b/,
    ],
  ],
  limescale: [
    [
      "+",
      /\b(?:limescale|lime ?scale|scale|white (?:stuff|bits|crust)|chalk|calcium|deposits?) (?:(?:just|simply|then|all|now|literally) )*(?:drops?|comes?|falls?|wipes?|rubs?|peels?|flakes?|brushes|washes) (?:right |straight |clean )?(?:off|away)\b/,
    ],
    [
      "+",
      /\b(?:nozzles?|nubs|jets|nibs|tips|bumps|holes) (?:(?:just|simply|all|can|really) )*(?:rubs?|wipes?|brush(?:es)?) (?:right |straight )?(?:clean|clear)\b/,
    ],
  ],
  noise: [
    [
      "-",
      /^(?:it |also |but it |constantly )*(?:whistles|whines|squeals|shrieks|screeches|hums loudly)(?=[.!,;]| (?:on|when|like|at|loudly|constantly|if|every|so|and)\b|$)/,
    ],
    [
      "-",
      /\b(?:the )?(?:whole|entire) (?:house|street|building|office|floor|neighbou?rhood) can hear (?:you|it|me|when|this)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|no|without|never|n['’]t) (?:\w+ )?)\b(?:bit of a|an?|this|constant) (?:(?:high[- ]?pitched|loud|constant|slight|faint|horrible|terrible|annoying|real|strange|weird) )*(?:scream|whistle|whine|squeal|screech|hum|shriek|howl|drone|rattle|grinding noise) (?:from|out of|coming from) (?:it|this|them|the (?:motor|fan|pump|nozzle|bearings?|engine|jet|valve|base))\b/,
    ],
  ],
  length: [
    [
      "-",
      /\b(?:bath|sink|bed|desk|sofa|car|garden|wall|socket|corner|room)\b[^.!?]{0,20} and it (?:stops|falls|comes up|ends) (?:just |a bit |well |way )?short\b/,
    ],
  ],
};
