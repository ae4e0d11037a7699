import type { Wordings } from "./wording.ts";

/** What is heard through headphones, by the children who wear them, and by those they talk to. */
export const LISTENING_WORDINGS: Wordings = {
  volumeCap: [
    [
      "+",
      /\b(?:love|like|appreciate|glad|happy|thank you|thanks|great|good|nice|peace of mind|perfect|reassuring|important)\b[^.!?;]{0,30}\b(?:volume|sound|loudness|decibel|db) (?:is |has a |are )?(?:limit(?:s|ed|er|ing)?|cap|capped|control for|restrict\w+|max)\b/,
    ],
    [
      "+",
      /\b(?:(?:ca|wo|do|does)(?: ?n['’]?t)|can ?not|cant|never) (?:go|get|be|blast|turn (?:it|them)|crank(?:ed)?|be cranked|be turned|hurt|damage|ruin) (?:(?:it|them|the (?:volume|sound)) )?(?:up )?(?:too (?:loud|high|far)|(?:past|above) (?:a (?:certain|safe|set)|safe|the (?:limit|max)|\d+)|his (?:ears|eardrums|hearing)|her (?:ears|eardrums|hearing)|their (?:ears|little ears|eardrums|hearing)|(?:my|our|the) (?:\w+['’]?s? )?(?:ears|eardrums|hearing))\b/,
    ],
    [
      "+",
      /\b(?:protects?|protecting|saves?|safe for|easy on|gentle on|not (?:damaging|hurting|harming)|does ?n['’]t (?:hurt|harm|damage)) (?:his|her|their|my (?:\w+['’]?s?)|our (?:\w+['’]?s?)|little|kids['’]?|children['’]?s?|a child['’]s|young|small)(?: little)? (?:ears|hearing|eardrums)\b/,
    ],
    [
      "+",
      /\b(?:do ?n['’]?t|no longer|never|without|not) (?:have to |need to |having to )?(?:worry|worrying|yell|police|fuss|nag)\b[^.!?;]{0,30}\b(?:too loud|volume|loudness|turn it down|hearing|slider)\b/,
    ],
    [
      "+",
      /\b(?:volume|sound|loudness) (?:is |has been |was )?(?:limited|capped|restricted|kept at a safe level)\b(?! to (?:one|a few|phone))|\b(?:capped|limited) (?:volume|loudness|sound)\b|\bsafe (?:volume|listening|sound) levels?\b/,
    ],
    [
      "-",
      /\b(?:volume|sound|loudness|decibel|db) (?:limit(?:er|ing)?|cap|restriction|limited) (?:\w+ )?(?:(?:does|did)(?: ?n['’]t| not) (?:work|exist|limit)|is (?:a )?(?:joke|useless|a lie|non-?existent|not (?:real|there|working))|fails?|failed)\b/,
    ],
    [
      "-",
      /\b(?:still|way|far|much) (?:go(?:es)? |get(?:s)? |are |is |way |far |much )*too loud for (?:(?:my|our|a|the|little|small|young|his|her|\w+ year old) )*(?:kids?|child|children|toddlers?|ears|son|daughter|hearing)\b/,
    ],
  ],
  sound: [
    [
      "-",
      /\b(?:not|n['’]t|never|hardly|barely) (?:\w+ )?loud enough\b|\b(?:too|so|way too|very) (?:quiet|low|soft|faint) (?:to (?:hear|use|be)|even (?:at|on)|at (?:full|max)|on (?:a|the) (?:plane|flight|bus|train)|for (?:a|the|use|my|planes?))\b/,
    ],
    [
      "-",
      /\b(?:(?:could|ca|can|did|does)(?: ?n['’]?t| not)|cannot|cant|(?:could|can) (?:barely|hardly)|struggles to|strains to) (?:even |really )?(?:hear|make out|catch|understand) (?:a word of )?(?:(?:his|her|their|the|a|any|my|much of) )*(?:show|movie|song|music|dialog(?:ue)?|game|story|video|thing|anything|a word|much|lesson|audio)\b/,
    ],
    [
      "-",
      /\b(?:at|on|with) (?:full|max|maximum|the highest|top)(?: volume| setting| level)?\b[^.!?;]{0,25}\b(?:quiet|faint|soft|low|(?:could|ca|can)(?: ?n['’]t| ?not|barely|hardly) hear|barely (?:hear|audible)|inaudible)\b/,
    ],
    [
      "-",
      /\b(?:engine|engines|road|cabin|plane|background|traffic|outside) (?:noise |sound )?(?:just |completely |totally )?(?:drowns?|drowned|swallows?|swallowed|overpowers?|overpowered|covers?) (?:\w+ )?(?:it|them|out|everything|the (?:sound|music|movie))\b/,
    ],
  ],
  microphone: [
    [
      "-",
      /\b(?:teachers?|tutor|people|everyone|callers?|they|he|she|dad|mom|grandma|friends|the other (?:side|end|person|kids)|nobody|no ?one)(?: \w+)? (?:(?:ca|could|can|did)(?: ?n['’]t| ?not)|cannot|cant|(?:can|could) (?:barely|hardly|not)) (?:even |really |ever )?(?:hear|understand) (?:me|us|my (?:kid|son|daughter|child|voice|student)|what (?:i|he|she) (?:say|said|was))\b(?! (?:fine|clearly|perfectly|well|great|just fine))/,
    ],
    [
      "-",
      /\b(?:teacher|tutor|everyone|people|caller|callers|boss|mom|dad|friends|they|he|she)(?: \w+)? (?:kept|keeps?|always) (?:asking|telling) (?:me |us |him |her |my \w+ )?to (?:repeat|speak up|say it again)\b/,
    ],
  ],
  connection: [
    [
      "-",
      /\b(?:took|takes|needed|needs) (?:me |us |him |her )?(?:about |at least |like )?(?:several|many|multiple|a few|four|five|six|seven|ten|\d+|a dozen) (?:attempts|tries) (?:to|for|before|until)\b[^.!?;]{0,25}\b(?:connect|pair|see|find|recogni[sz]e|link|sync|work)\w*\b/,
    ],
    [
      "-",
      /\b(?:keeps?|kept|constantly|always) (?:dropping|disconnecting|losing (?:the )?(?:connection|signal|bluetooth)|cutting (?:in and )?out|unpairing)\b|\bdrops (?:the )?(?:headphones|bluetooth|connection|signal|pairing) (?:every|all|constantly|several|mid)\b/,
    ],
    [
      "-",
      /\b(?:has|have|had|keeps?|always) (?:to be )?(?:forgotten|forgets|forgetting|forgot) (?:them|it|the (?:pairing|device|headphones))\b|\b(?:have|has|had) to (?:re-?pair|pair (?:it|them) again|re-?connect) (?:it |them )?(?:every|each|again|all)\b/,
    ],
  ],
};
