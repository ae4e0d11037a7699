const INSTRUCTIONS = "(?:instructions?|directions?|manual|steps|guide|booklet)";
const FIRST = "(?:first|before(?:hand)?|carefully|through|twice|closely)";

/** How reviewers give the same advice as a line that tells buyers what to do, per facet; where none does, the line would be our invention. */
export const ADVICE_WORDINGS: Readonly<Record<string, RegExp>> = {
  finish:
    /\b(?:clean|wipe|wash|dust|rub)\w* (?:\S+ ){0,4}?(?:soft|damp|microfib\w+) (?:cloth|rag|towel|sponge)|\b(?:no|not|never|avoid|without|don['’]?t) (?:\S+ ){0,4}?(?:abrasive|scour\w*|steel wool|harsh)/,
  setup: new RegExp(
    `\\bread (?:\\S+ ){0,4}?${INSTRUCTIONS} (?:\\S+ ){0,3}?${FIRST}\\b|\\btake your time\\b|\\ballow (?:\\S+ ){0,3}?(?:time|hours?)\\b`,
  ),
  marks: /\b(?:test|try|practice)\w* (?:\S+ ){0,4}?(?:scrap|spare|leftover|cheap)\b/,
  bond: /\b(?:clean|prep|dry|wipe|dust|alcohol)\w* (?:\S+ ){0,5}?(?:surface|wall|area|spot)s?\b/,
  removal: /\btest\w* (?:\S+ ){0,4}?(?:hidden|inconspicuous|small|spot|corner)\b/,
  acceptance:
    /\b(?:introduc\w+|transition\w*) (?:\S+ ){0,4}?(?:slow\w*|gradual\w*)|\b(?:slowly|gradually) (?:introduc|mix|transition)\w*|\b(?:a little|bit) at a time\b/,
  texture: /\b(?:seal|close|store|keep)\w* (?:\S+ ){0,4}?(?:tight\w*|dry|air ?tight|closed|sealed)\b/,
  digestion:
    /\b(?:start|begin)\w* (?:\S+ ){0,3}?(?:small|slow|half|little|low)\w*\b|\b(?:a little|small amounts?) at (?:a time|first)\b/,
  freshness:
    /\b(?:seal|close|store|keep)\w* (?:\S+ ){0,5}?(?:tight\w*|cool|dry|air ?tight|sealed|fridge|refrigerator|freezer)\b/,
  absorption:
    /\b(?:use|apply|need|start with)\w* (?:\S+ ){0,3}?(?:a little|a small amount|a tiny bit|a drop|sparingly|a pea|a thin layer)|\ba little (?:bit )?goes a long way\b/,
  layering:
    /\b(?:wait|let|leave|pat|press)\w* (?:\S+ ){0,5}?(?:before|first|set|sink in|absorb|minutes?|instead of rubbing)\b/,
  drying:
    /\b(?:let|wait|leave|allow)\w* (?:\S+ ){0,4}?(?:dry|absorb|sink in|soak in|set|minutes?)\b|\b(?:use|apply|put on)\w* (?:\S+ ){0,2}?(?:thin layer|thinly)\b/,
  rules: new RegExp(`\\bread (?:\\S+ ){0,4}?(?:rules?|rule ?book|${INSTRUCTIONS})\\b`),
  solar: /\b(?:direct|full|lots of|plenty of|enough|more) (?:sun\w*|daylight)\b|\bsunny (?:spot|place)\b/,
  lint: /\b(?:wash|shake|shook|rinse|tumble)\w* (?:\S+ ){0,4}?(?:first|before|out|once|twice)\b/,
  seatHeight: /\b(?:measure|check)\w* (?:\S+ ){0,4}?(?:height|desk|chair|table|seat|inches)\b/,
  hob: /\b(?:check|use|try|need|measure)\w* (?:\S+ ){0,5}?(?:hob|ring|burner|cooktop|zone|diameter|base|induction)\b/,
  touchHeat: /\b(?:use|grab|wear|need|with)\w* (?:\S+ ){0,2}?(?:mitts?|gloves?|pot ?holders?|cloth|towel)\b/,
  nonstick:
    /\b(?:use|add|with|need)\w* (?:\S+ ){0,4}?(?:oil|butter|grease|cooking spray)\b|\b(?:oil|butter|grease) (?:it|them|the)\b/,
  cooking: /\b(?:small|first|test|trial) batch\b|\badjust\w* (?:\S+ ){0,3}?(?:time|heat|temperature)\b/,
  seeThrough:
    /\b(?:darker|dark) (?:color|colour|shade|one)s?\b|\b(?:get|buy|order|choose|stick with) (?:\S+ ){0,2}?black\b/,
  colorStrength: /\b(?:test|try|swatch|patch)\w* (?:\S+ ){0,4}?(?:first|before|patch|small|swatch)\b/,
  staysSharp:
    /\b(?:hand ?-?wash|dry|sharpen|hone)\w* (?:\S+ ){0,4}?(?:right away|after|by hand|regularly|immediately|it|them)\b/,
  recharge:
    /\b(?:re)?charg(?:e|ed|ing) (?:(?:it|them|this|mine|the \w+) )?(?:up )?(?:overnight|the (?:night|day|evening) before|before (?:you|i|we|each|every|a|any)\b)|\b(?:leave|left|plug(?:ged)?) (?:it|them|this|mine|the \w+) (?:in |on the charger |plugged in |charging )?(?:overnight|the night before)\b/,
  staysCool:
    /\b(?:let|leave|keep|allow)\w* (?:\S+ ){0,4}?(?:cool(?: down| off)?|air ?flow|ventilat\w*|breathe)\b|\b(?:hard|flat|open) surface\b/,
  chargeContact:
    /\b(?:push|plug|press|seat|insert)(?:ed|ing)? (?:it|the \w+|the \w+ \w+) (?:\w+ )?(?:all the way|fully|firmly)\b|\b(?:clean|blow|brush)(?:ed|ing)? (?:out )?(?:the|your|my) (?:\w+ )?ports?\b/,
  findsWay: /\b(?:pick up|move|clear|tidy|remove)\w* (?:\S+ ){0,5}?(?:cords?|cables?|toys|socks|rugs?|floor|clutter)\b/,
  repels: /\b(?:reapply|re-apply|follow|read)\w* (?:\S+ ){0,4}?(?:directions?|instructions?|label|often|hours?|rain)\b/,
  skinGuard: /\b(?:reapply|re-apply)\w*|\bfollow (?:\S+ ){0,2}?(?:label|directions?|instructions?)\b/,
  massage: /\b(?:start|begin|use|stay)\w* (?:\S+ ){0,4}?(?:low(?:est)?|gentle|light(?:est)?|slow|short)\b/,
  soothing: /\b(?:introduc\w+ (?:\S+ ){0,4}?(?:slow\w*|gradual\w*)|(?:slowly|gradually) introduc\w*|get used to)\b/,
  smell:
    /\bair(?:ed|ing|s)? (?:\S+ ){0,3}?out\b|\bfresh air\b|\boff-?gas\w*|\b(?:leave|left|hang|hung|set|put) (?:\S+ ){0,3}?outside\b/,
  packAway: /\b(?:take|took|snap)\w* (?:\S+ ){0,3}?(?:picture|photo|video)s?\b/,
};
