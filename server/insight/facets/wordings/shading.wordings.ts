import type { Wordings } from "./wording.ts";

/** What is told of sun umbrellas and gazebos: the shade, the crank, the tilt and the cloth. */
export const SHADING_WORDINGS: Wordings = {
  shade: [
    [
      "+",
      /(?<!\b(?:no|not much|little|less|enough|n['’]t give|more) )\b(?:(?:huge|great|good|plenty of|lots of|loads of|wide|massive|amazing|excellent|perfect|tons of|fantastic|lovely) (?:amount of |area of )?(?:shade|coverage|cover))\b(?! (?:up|letter))/,
    ],
    [
      "+",
      /\b(?:shades?|covers?|covered|shaded) (?:(?:the|our|my|a|all of|most of|whole|entire|big|large|six|eight|four|ten|seat|seater|person|outdoor) )*(?:tables?|bench|sectional|pool|hot tub|deck|patio|chairs|sofa|seating|sandpit|dining set|six|eight)\b/,
    ],
    [
      "+",
      /\bshade (?:reaches|covers|falls over|over) (?:the |our |all |whole |most )*(?:of |table|sectional|deck|patio|whole|all|pool|chairs|seats?)/,
    ],
    [
      "+",
      /\b(?:keeps?|kept) (?:[\w'’-]+ ){1,4}in (?:the )?shade\b|\b(?:coverage|shade) is (?:real|great|huge|excellent|amazing|perfect|generous|massive|plenty)\b/,
    ],
    [
      "+",
      /\b(?:eight|nine|ten|eleven|twelve|six|seven|a dozen|all) of us (?:\w+ )?(?:fit|sat|squeezed|sit|squeeze|stood) (?:\w+ )?under (?:it|this)\b|\bbig enough for (?:our|all|the|my) (?:\w+ )?(?:chairs|table|set|family|seats)\b/,
    ],
    [
      "-",
      /\b(?:not (?:much|enough|a lot of)|hardly any|barely any|little|too little|does ?n['’]?t (?:give|cast|provide|offer) (?:much|enough)) (?:shade|coverage)\b|\b(?:does ?n['’]?t|barely|hardly|wo ?n['’]?t) (?:even )?(?:shades?|covers?) (?:the|our|my|half|all|a) (?:\w+ )?(?:table|chairs|set|patio|deck)\b/,
    ],
  ],
  crank: [
    [
      "+",
      /\b(?:crank|winding|winder|winding mechanism|handle|opening it|opening and closing|putting it up)\b[^.!?,;]{0,30}?\b(?:is|goes|turns|was|works) (?:so |very |really |nice and |super |round |pretty |quite |no |smoother|just )*(?:light|easy|easily|smooth|smoothly|smoother|effortless|effort|with (?:two|one) fingers?|like a dream|a breeze|a doddle)\b/,
    ],
    [
      "+",
      /\b(?:cranks?|cranked|winds?|wound) (?:up |down |open )*(?:really |so |very |super )*(?:eas(?:y|ily)|smooth(?:ly)?|light(?:ly)?|like (?:a dream|butter|silk)|effortless(?:ly)?)\b/,
    ],
    ["+", /\b(?:easy|smooth|light|effortless|simple) (?:to (?:crank|wind)|crank|winding)\b/],
    [
      "-",
      /\b(?:crank|winding|winder|winding mechanism)\b[^.!?,;]{0,25}?\b(?:is|was|gets|got) (?:so |very |really |super |too |a bit |quite |rather )*(?:stiff|hard|heavy|jerky|rough|difficult|slow)\b|\b(?:hard|difficult|stiff|tough) to (?:crank|wind)\b/,
    ],
  ],
  crankHolds: [
    [
      "-",
      /\b(?:crank|crank handle|winder|winding handle|handle)\b[^.!?]{0,25}?\b(?:broke|snapped|stripped|came (?:away|off)|sheared|cracked|fell off|spins? and spins?|just spins|failed|is stripped|gave (?:out|way|up))\b/,
    ],
    [
      "-",
      /\b(?:stripped|broke|snapped) (?:the )?(?:crank|gears?|winder)\b|\bgears? (?:are |is |have |has )?(?:stripped|broken|broke|worn|gone)\b/,
    ],
  ],
  ribs: [
    [
      "-",
      /\b(?:ribs?|spokes?|struts?|arms?)\b[^.!?,;]{0,20}?\b(?:cracked|bent|broke|snapped|broken|buckled|split|cracking|gave way|popped out)\b|\b(?:bent|broken|cracked|snapped|buckled) (?:rib|spoke|strut|arm)s?\b/,
    ],
  ],
  tilt: [
    [
      "-",
      /\btilt(?:ing|s)?(?: (?:mechanism|grip|handle|function|button|lever|knob|feature))?\b[^.!?]{0,60}?\b(?:sticks?|stuck|stiff(?:er)?|jerky|hard|another story|worse|does ?n['’]?t|doesnt|wo ?n['’]?t|wont|never|broke|broken|fails?|failed|useless|difficult|awkward|jams?|slips?)\b/,
    ],
    [
      "+",
      /\btilt(?:ing|s)?(?: (?:mechanism|grip|handle|function|button|lever|knob|feature))?\b[^.!?]{0,20}?\b(?:works (?:well|great|fine|perfectly)|is (?:so |very |really |super )*(?:easy|smooth|great|handy|simple)|easily|smoothly|with (?:one|two) (?:hands?|fingers?))\b|\b(?:easy|simple) to tilt\b|\blove the tilt\b/,
    ],
  ],
  turning: [
    [
      "+",
      /\b(?:swivels?|rotat(?:es?|ion|ing)|spins?|turns? (?:round|around)|pedal)\b[^.!?]{0,25}?\b(?:best part|love|smooth(?:ly)?|easy|easily|nice|great|brilliant|handy|genius|perfect|locks properly)\b/,
    ],
    ["+", /\b(?:love|like|great) (?:that it|how it|the|the way it) (?:swivels?|rotates?|spins|rotation|turns|360)\b/],
    ["+", /\bfollow(?:s|ing|ed)? the sun\b/],
    [
      "-",
      /\b(?:swivels?|rotat(?:es?|ion|ing)|pedal|turning)\b[^.!?]{0,20}?\b(?:stuck|stiff|sticks|hard to turn|jams?|broke|slips)\b|\b(?:wo ?n['’]?t|wont|does ?n['’]?t|doesnt|will not) (?:swivel|rotate|spin|turn (?:round|around))\b/,
    ],
  ],
  droop: [
    [
      "-",
      /\b(?:canopy|side|edge|corner|roof|fabric|top|arm|it|end|cable)\b[^.!?]{0,25}?\b(?:droop(?:s|ed|ing)?|sag(?:s|ged|ging)?|hangs? (?:down|lower)|pool(?:s|ed|ing) water|collects? water)\b/,
    ],
    ["-", /\b(?:stays?|sits?|hangs?) (?:lower|lopsided|crooked|wonky)(?: than the other| on one side)?\b/],
    [
      "+",
      /\b(?:no|never|does ?n['’]?t|doesnt|not) (?:sag|droop)(?:s|ging|ping)?\b|\b(?:canopy|fabric|roof|cloth) (?:is|stays|sits|pulls) (?:nice and |really |very )*(?:taut|tight)\b/,
    ],
  ],
  sunFade: [
    [
      "-",
      /\b(?:colou?rs?|red|blue|navy|green|beige|black|tan|orange|yellow|canopy|fabric|cloth)\b[^.!?]{0,40}?\b(?:gone (?:pink|pale|white|gr[ae]y|lavender|brown)|went (?:pink|pale|white|gr[ae]y|brown)|(?:turned|turns) (?:pink|pale|white|gr[ae]y|brown|purple)|bleached|washed out|(?:has |have |is |was |already |badly |completely )*faded|fades?|fading)\b/,
    ],
    [
      "-",
      /\b(?:navy|blue|red|green|black|orange|brown)(?: \w+)? in (?:march|april|may|june|spring)\b[^.!?]{0,40}?\b(?:by|in) (?:july|august|september|october|autumn|fall|labor day)\b/,
    ],
    [
      "-",
      /(?<!\b(?:no|not|n['’]t|never|hasnt|without|zero) (?:\w+ )?)\b(?:faded|bleached)\b[^.!?]{0,30}?\b(?:sun|season|summer|months?|weeks?|year|by|stripes|already|second hand|quick\w*|fast|badly)\b/,
    ],
    ["-", /\bused to be (?:\w+ )?(?:green|red|blue|navy|black|brown|orange|yellow|purple)\b/],
    [
      "+",
      /\b(?:no|zero|without(?: any)?|not any|hardly any) (?:sign of |signs of )?fading\b|\b(?:colou?r|fabric|canopy|it)\b[^.!?]{0,15}?\b(?:has ?n['’]?t|hasnt|has not|have ?n['’]?t|did ?n['’]?t|does ?n['’]?t|never) (?:faded?|bleached)\b|\b(?:colou?rs?|red|blue|green) (?:is |are |has |have )?(?:still |stayed |held )+(?:as )?(?:bright|vivid|red|blue|green|up|strong)\b/,
    ],
  ],
};
