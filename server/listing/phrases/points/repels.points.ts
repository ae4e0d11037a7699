import { naming, type Point, point, told } from "./point.ts";

export const REPELS_POINTS: Readonly<Record<string, readonly Point[]>> = {
  repels: [
    point(
      "starts working within days",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:overnight|next (?:day|morning)|(?:first|one|same) (?:night|day)|within (?:\w+ ){0,2}(?:hours?|days?|minutes)|in (?:just )?(?:a |one |two |three |\d+ )(?:few |couple )?(?:of )?(?:hours?|days?|nights?))\b)/,
    ),
    point(
      "lasts for weeks",
      /\b(?:no|not|\w*n['’]?t|gone|free|lasts?|lasted|zero|none|still|works?)\b[^.;]{0,40}\b(?:for|in|after) (?:\w+ ){0,2}(?:weeks|months)\b|\ball (?:summer|season|spring|winter)\b|\bwhole (?:summer|season)\b/,
    ),
    naming(
      "keeps critters out of {}",
      ["room", "outdoors", "vehicle", "bedding", "furniture"],
      /\b(?:keep|keeps|kept|keeping|stay|stays|stayed|staying|got|get|gets|drove|drives)\b[^.;]{0,30}\bout of (?:my|the|our|her|his) (?=\w)/,
    ),
    point(
      "no unpleasant odor",
      /\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:\w+ ){0,3}(?:smell|smells|odou?r|odou?rs|stink|stinks|stinky|smelly)\b|\bodou?rless\b|\bsmells? (?:\w+ )?(?:nice|good|great|pleasant|fresh|lovely|wonderful)\b/,
    ),
    point(
      "a humane method",
      /\bhumane(?:ly)?\b|\b(?:catch|caught)\b[^.;]{0,15}\breleas\w*|\b(?:without|not|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt)) (?:hurt|harm|kill)\w*\b/,
    ),
    told(
      "non-greasy feel",
      /\b(?:not|never|without|non|is ?n['’]?t|does ?n['’]?t (?:feel|leave))\b ?-?(?:(?!if\b|to\b|only\b|for\b)\w+ ){0,3}(?:greasy|oily|greasiness)\b/,
    ),
    told(
      "works on contact",
      /\b(?:kill\w*|dead|dies?|died|drops?|dropped) (?:\w+ ){0,3}(?:on contact|instantly|in seconds|within seconds)\b/,
    ),
    point(
      "suited to outdoor areas",
      /\b(?:patio|porch|deck|back ?yard|sit(?:ting)? out(?:side)?|bbq|barbecue|cook ?outs?|fire ?pit)\b/,
    ),
  ],
};
