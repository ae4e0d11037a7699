/** Ways of buying and judging that reviews show, with the words that show them. */
export const TRAITS: readonly { phrase: string; pattern: RegExp }[] = [
  {
    phrase: "tests claims before trusting them",
    pattern:
      /\b(?:I tested|tested (?:it|this|them)|put (?:it|them) to the test|measured (?:it|them|twice)|timed it|weighed it|side by side|left it (?:out|in the car) (?:for|over))\b/gi,
  },
  {
    phrase: "compares with what they owned before",
    pattern:
      /\b(?:my (?:old|last|previous) [a-z]+|other (?:brands?|ones)|compared (?:to|with)|than my (?:old )?[a-z]+|the old one|every other one|most (?:other )?(?:creams|brands|ones)|upgraded from|switched from|(?:cost|costs) (?:twice|three times|four times))\b/gi,
  },
  {
    phrase: "laughs about mishaps",
    pattern:
      /\b(?:laugh(?:ed|ing)? out loud|lol|haha+|lmao|rofl|hilarious|no joke|funny enough|like a crazy person)\b/gi,
  },
  {
    phrase: "warns others and shares workarounds",
    pattern:
      /\b(?:PSA|just know|fair warning|be aware|beware|heads up|pro tip|watch a video|order a size (?:up|down)|buy better \w+|fixed (?:it|that)|a rubber band|held together with|I (?:spritz|put a|taped|glued|tape)|cut every one|don't waste|took the [a-z]+ out|prop it up)\b/gi,
  },
  {
    phrase: "forgives a fault when the main job is done",
    pattern:
      /\b(?:one star off|took (?:one|a) star off|minus one star|otherwise (?:excellent|great|good|fine|perfect|the)|fine otherwise|no complaints (?:there|otherwise)|almost perfect|still,? (?:worth|great|good)|you get used to it|(?:great|good|nice) (?:\w+ )?(?:but|though))\b/gi,
  },
  {
    phrase: "counts months and uses before judging",
    pattern:
      /\b(?:after (?:a|one|two|three|four|five|six|several|\d+) (?:weeks?|months?|years?|uses|washes)|for (?:two|three|four|five|six|\d+) (?:months|years)|(?:half a|over a|a) year (?:later|of use))\b/gi,
  },
  {
    phrase: "reads instructions and expects them to be there",
    pattern:
      /\b(?:the instructions|instruction (?:book|manual)|the manual|the rules? ?book|tells you how|read the rules|not (?:explained|included))\b/gi,
  },
  {
    phrase: "weighs the price against what it does",
    pattern:
      /\b(?:worth (?:it|the|every)|for (?:the|this|that) (?:price|money)|at this price|pricey|expensive but|a bit (?:pricey|expensive)|good value|cost (?:twice|three times|half))\b/gi,
  },
];
