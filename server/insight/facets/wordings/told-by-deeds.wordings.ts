import type { Wordings } from "./wording.ts";

/** What people tell by what they did or what came of it, and not by a word that judges: "in the bin by June", "my neighbour has ordered one". */
export const TOLD_BY_DEEDS_WORDINGS: Wordings = {
  repeat: [
    [
      "-",
      /\b(?:(?:it|this|mine|they|one) (?:is|was|are|['’]s|went) (?:now |already |all )?|^(?:now |already )?|its |straight |ended up )(?:in|into|to) the (?:bin|trash|garbage|dumpster|skip)\b(?! (?:bag|lid|after (?:use|each)))/,
    ],
    ["-", /\b(?:gone|going|went) back to (?:my|our|the|using (?:my|our|the)) (?:old|previous|original|pull|former)\b/],
    ["-", /\basking for (?:my |our |a )?(?:money back|refund)\b/],
    [
      "+",
      /\b(?:sister|brother|mother|mum|mom|dad|neighbou?r|friend|daughter|son|colleague|cousin|aunt|partner|boss|mate|(?:sister|mother|brother|father|son|daughter)[- ]in[- ]law)s? (?:has |have )?(?:since |just |now |already |also |gone and )*(?:ordered|bought|getting|got) (?:one|the same|theirs|hers|his|a set|some)(?= ?[.,!;]|$| (?:too|as well|after|for|straight|now|because|when|since)\b)/,
    ],
    [
      "+",
      /\b(?:ended up|i['’]?m|will be|am) (?:ordering|buying|getting) (?:a second|another|two more|one more|more of)\b/,
    ],
    [
      "+",
      /\b(?:bought|got|ordered|getting) (?:it|one|another|this|them) for (?:my|our|the) (?:[\w'’-]+ ){1,3}(?:too|as well|after)\b/,
    ],
  ],
  support: [
    [
      "+",
      /\b(?:a |the )?(?:new one|replacement|another(?: one)?) (?:came|arrived|was (?:sent|shipped|posted|on (?:the|its) way|in the post|here)) (?:with no|without|within|the (?:next|same)|in (?:two|three|a few|\d)|monday|no|free|straight|right|that)\b/,
    ],
    [
      "+",
      /\b(?:they|seller|company|shop) (?:sent|shipped|posted|mailed) (?:me |us |out )?(?:another|a new (?:one|\w+)|a replacement|a spare)(?: one)?(?= ?[.,!;]|$| (?:without|with no|free|at no|for (?:free|nothing)|right|straight|within|in (?:\w+ )?days|no)\b)/,
    ],
    [
      "+",
      /\b(?:gave|got|given|had) (?:me |us )?(?:my|our|all my) money back (?:the same|within|without|with no|straight|right|no|in (?:two|three|a))\b/,
    ],
    [
      "+",
      /\b(?:can ?n['’]?t|cant|can ?not|could ?n['’]?t) fault (?:them|the (?:people|seller|service|company|customer))\b/,
    ],
    [
      "-",
      /\b(?:seller|they|support|company|customer \w+)\b[^.!?]{0,50}?\b(?:stopped|quit|gave up) (?:answering|replying|responding|writing)\b/,
    ],
    [
      "-",
      /\b(?:never|not|n['’]t|nobody|no one) (?:\w+ )?(?:answered|replied|responded|wrote back|answer|reply|respond|got back)(?: to)? (?:me|us|my|our|any|e-?mails?|messages?)\b/,
    ],
  ],
  durability: [
    [
      "-",
      /^(?:it |mine |this (?:one )?|only |just |barely )*lasted (?:me |us |him |her )?(?:only |just |about |all of |maybe |exactly )*(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|a couple of|\d+) (?:uses?|days?|weeks?|wash(?:es)?|months?|trips?)|one (?:winter|season|summer|trip|night|weekend|outing))(?= ?[.,!;]|$| (?:before|then|and (?:then|now|the|it|a)|until|with)\b)/,
    ],
    [
      "-",
      /^(?:(?:it |this )?(?:was |worked )?)(?:lovely|great|perfect|fine|brilliant|good|wonderful|superb|worked) for (?:about |the first |only |maybe |just |around )*(?:a|one|two|three|four|five|six|seven|eight|nine|ten|\d+|few) ?(?:days?|weeks?|months?)\b(?= ?[.,;!]|$| (?:then|and then|until|before|but|after)\b)/,
    ],
    [
      "-",
      /\b(?:threads?|stitching|stitches|seams?|glue|sole|rivets?|trim|edging|piping) (?:[\w'’-]+ ){0,5}?(?:(?:is|are|was|were|has|have) )?(?:already )?(?:com(?:e|es|ing)|came|coming) (?:away|undone|apart|loose|unstuck|unglued|off)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|nothing|n['’]t|without|before|if) (?:\w+ )?)\b(?:clip|buckle|strap|handle|hinge|hook|leg|zip|seam|joint|latch|spring|band|tube|cord|rope|pole|peg|something|it|one)(?: \w+)? (?:just |suddenly |finally )?(?:gave way|went bang|pinged off|let go)\b/,
    ],
  ],
  results: [["+", /\b(?:can ?n['’]?t|cant|can ?not|could ?n['’]?t) fault (?:it|this|that)\b/]],
  noise: [
    [
      "-",
      /\b(?:dogs?|cats?|kids?|everyone|baby) (?:\w+ and )?(?:leaves? the room|goes? and hides?|runs? and hides?|hides?|runs? (?:away|out|for it))\b/,
    ],
    ["-", /\b(?:ringing ears|ears? (?:are |is |were )?ringing)\b/],
    [
      "-",
      /(?<!\b(?:not|never|n['’]t|without|no|won['’]?t) (?:\w+ )?)\b(?:wakes?|woke|waking|wakened) (?:up )?(?:the )?(?:whole |entire )?(?:house|flat|street|building|neighbou?rs?|baby|household|family|dead)\b(?! (?:for|to (?:feed|change)))/,
    ],
    [
      "-",
      /\bthought (?:i|we|it|somebody|someone) (?:was|were) (?:drilling|hoovering|vacuuming|taking off|a (?:plane|jet|lorry|truck|helicopter))\b/,
    ],
    [
      "+",
      /\b(?:baby|he|she|everyone|dog|cat|wife|husband|they|kids?)(?: still| all)? (?:sleeps?|slept) (?:right |straight )?through it\b/,
    ],
    [
      "+",
      /\b(?:has|have|did|does) ?n['’]?t (?:once )?(?:wake|woken|woke|waking|disturb(?:ed)?) (?:her|him|them|me|us|the (?:baby|dog|kids|house|whole))(?: up)?\b/,
    ],
  ],
  controls: [
    [
      "-",
      /\b(?:comes?|came|turns?|turned|switch(?:es|ed)?|goes|went) (?:itself )?(?:on|off) (?:if|when|because|whenever) (?:my|the|a|i|you|your|anything|something|his|her) (?:[\w'’-]+ ){0,3}?(?:near|brush(?:es|ed)?|touch(?:es|ed)?|bump(?:s|ed)?|knock(?:s|ed)?|lean(?:s|ed)?|sleeve|walks?|walked)\b/,
    ],
    [
      "-",
      /\b(?:buttons?|panel|controls?|sensor|screen|dial)s? (?:that )?reacts? to (?:everything|anything|the slightest)\b/,
    ],
    [
      "+",
      /\b(?:remembers|comes back on (?:at|with|in)|comes on at|keeps) (?:the|its|my|whatever|what|your) (?:last |same )?(?:\w+ )?(?:level|settings?|brightness|mode|speed|temperature|volume)\b/,
    ],
    [
      "-",
      /\b(?:loses|forgets|lost|resets) (?:whatever|what|everything|all|the|my|its) (?:[\w'’-]+ ){0,3}?(?:had set|set|settings?|clock|schedule)\b/,
    ],
  ],
  cord: [
    [
      "-",
      /\b(?:cord|cable|flex|power lead|mains lead|wire)s? (?:really )?(?:should|could|needs to|ought to|might|has to) (?:be|have been) (?:[\w'’-]+ ){0,4}longer\b/,
    ],
    ["-", /\b(?:cord|cable|flex|power lead) (?:this|that|so) short\b/],
    [
      "-",
      /\b(?:wish|if only) the (?:cord|cable|flex|plug|lead)(?: \w+)? (?:reached|was|were|went|had been) (?:\w+ )?(?:farther|further|longer)\b/,
    ],
  ],
  adjust: [
    [
      "-",
      /\b(?:head|arm|neck|screen|shelf|top|lid|seat|bar|pole|mast|desk|panel)(?: (?:has|had|just))? (?:started|starts|keeps|kept|began) (?:to )?(?:sink|droop|sag|slip|drop|slid|slide)(?:ing)?\b/,
    ],
    [
      "-",
      /\b(?:sinks|droops|sags|drops|sank|drooped|sagged) (?:down )?(?:all )?(?:by itself|on its own|slowly|little by little|over the day|an inch)\b/,
    ],
  ],
  wet: [
    [
      "-",
      /\b(?:i|we|he|she|shoulders?|arms?|feet|socks?|legs?|lap|sleeves?|blouse|shirt|trousers|jeans|sleeping bags?|everything inside|inside|back|coat|jacket) (?:was|were|got|is|are|gets?|came out|came home) (?:\w+ )?(?:soaked|wet|drenched) (?:through|to the skin)\b/,
    ],
    ["-", /\bget(?:s|ting)? wet patches\b/],
    [
      "+",
      /\b(?:dry as (?:a bone|toast|a chip|can be)|bone dry|dry every time|kept (?:me|us|him|her|it|everything) (?:completely |totally |perfectly )?dry|(?:stayed|stays) (?:completely |totally |perfectly )?dry)\b/,
    ],
  ],
  sizing: [
    [
      "-",
      /\b(?:massive|enormous|huge|gigantic|miles too big|swamping|like a (?:tent|sack|dress)) on (?:me|him|her|us|my \w+)\b/,
    ],
    ["-", /\b(?:swamps|swamped|drowns) (?:me|him|her|my \w+)\b/],
    ["-", /\blike (?:wearing|being in) a (?:tent|sack|bin bag)\b/],
    ["-", /\bcould (?:hardly|barely|scarcely|not even) (?:lift|raise|bend|breathe|move|do up|zip|button)\b/],
    [
      "-",
      /\b(?:made|built|sized|cut|meant) for an? (?:child|doll|toddler|giant|hobbit|elf)\b(?! (?:seat|bed|bike|size))/,
    ],
  ],
  breathable: [["-", /\b(?:steams?|steamed|steamy|fogs?|damp|clammy|boil(?:s|ed|ing)?) (?:up )?(?:on the )?inside\b/]],
  smell: [
    [
      "-",
      /(?<!\b(?:no|not|never|without|n['’]t|hardly) (?:a |any )?(?:\w+ )?)\b(?:chemical|plasticky|rubbery|oily|fishy|musty|bit of a|terrible|awful|strong|horrible|nasty) (?:\w+ )?(?:pong|whiff|niff|stench|reek)\b/,
    ],
  ],
  speed: [
    [
      "+",
      /\b(?:done|ready|finished|sorted|over) in (?:about |under |less than |around |only |just )*(?:\d+|ten|twenty|fifteen|thirty|two|three|five|a few|a couple of) (?:seconds|secs|minutes|mins)\b/,
    ],
    [
      "+",
      /\b(?:before|by the time) (?:the kettle (?:boils|has boiled|boiled)|i(?:['’]ve| have) (?:found|got|even)|in the time it (?:takes|took))\b|\bin the time it (?:takes|took)\b/,
    ],
  ],
  defect: [
    [
      "-",
      /\b(?:sent|got|received|came in|delivered) (?:me |us )?(?:the |a |an )?(?:\w+) when (?:i|we) (?:had )?ordered\b/,
    ],
    ["-", /^(?:mine |it |ours )(?:came|arrived) without (?:the|a|an|any|its|one)\b/],
  ],
  shipping: [
    [
      "-",
      /\b(?:came|arrived|turned up|delivered|here) (?:almost |nearly |over )?(?:a|two|three|four|five|six|several|\d+) (?:days?|weeks?) late\b/,
    ],
    [
      "-",
      /\b(?:courier|driver|postman|delivery (?:man|guy|driver)|ups|fedex)(?: just)? (?:left|dumped|threw|chucked|delivered) (?:it|the (?:box|parcel|package)) (?:with|in|behind|at|out|over|on) (?!my (?:porch|doorstep)|time)/,
    ],
    [
      "-",
      /\btook (?:nearly |almost |over |more than |about )?(?:two|three|four|five|six|\d+) (?:and a half )?weeks to (?:come|arrive|get here|turn up|be delivered|reach)\b/,
    ],
    ["-", /\b(?:parcel|package|box) (?:was |got )?(?:thrown|chucked|sat|dumped|lost|left out)\b/],
  ],
  setup: [
    [
      "-",
      /\btook (?:me|us|me and|my|the two of us|two of us|both of us)(?: [\w'’-]+){0,5}? (?:an hour and a|two hours|three hours|four hours|hours|all (?:day|afternoon|evening|morning|weekend)|half (?:a|the) day|the whole (?:day|afternoon|evening))\b(?! (?:[\w'’-]+ )*to (?!assemble|build|put|set|install|fit|mount|hang|get it|work out|figure))/,
    ],
    [
      "+",
      /\b(?:had|got) (?:this|it|mine|both|them|ours) (?:all )?(?:up|on|in|together|built|going|running|installed|fitted|mounted)(?: and \w+)?(?: (?:in|on) (?:the|my|our) (?:[\w'’-]+ ){1,2})? ?in (?:about |under |less than |around |only |just )*(?:\d+|five|ten|fifteen|twenty|a few|a couple of|two|three) (?:minutes|mins|secs|seconds)\b/,
    ],
  ],
  secure: [
    [
      "-",
      /\bstraps? (?:keeps? |kept |always |constantly |just )*(?:slid(?:es?|ing)?|slips?|slipping|fall(?:s|ing)?) (?:off|down) (?:my|his|her|the|your|their) shoulders?\b/,
    ],
  ],
};
