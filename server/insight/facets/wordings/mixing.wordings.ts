import type { Wordings } from "./wording.ts";

/** What is told of powders that are stirred into drinks, and of how sweet food is. */
export const MIXING_WORDINGS: Wordings = {
  mixes: [
    [
      "+",
      /\b(?:mix(?:es|ed)?|blend(?:s|ed)?|dissolve(?:s|d)?|stir(?:s|red)?)(?: up| in)? (?:really |very |so |quite |pretty |nice and )?(?:clean|fine|smooth|great|perfectly|well|easily|easy|quickly|instantly|completely|beautifully|nicely)(?:ly)?\b/,
    ],
    ["+", /\b(?:no|zero|not a single|never (?:any|had any|get any)|without(?: any)?) (?:lumps?|clumps?|lumpy bits)\b/],
    [
      "+",
      /\b(?:mix(?:es)?|dissolves?|blends?|stirs?)(?: up| in)? (?:with|in|after) (?:just |only |about |a |one |few |ten |quick )*(?:fork|spoon|shakes?|stir|seconds|whisk)\b/,
    ],
    [
      "-",
      /\b(?:lump(?:y|s)|clump(?:y|s|ed)|dry (?:balls|pockets|bits|clumps|lumps)|balls of powder)\b(?! (?:crab|sugar))/,
    ],
    [
      "-",
      /\b(?:ca ?n['’]?t|cannot|cant|can not|do ?n['’]?t|does ?n['’]?t|doesnt|wo ?n['’]?t|wont|never|refuses to|hard to|tough to|impossible to) (?:just |even |really |fully |properly |you )*(?:stir|mix|dissolve|blend)s?\b/,
    ],
    [
      "-",
      /\bsticks? to the (?:sides?|bottom|walls?|lid) (?:and the \w+ )?of the (?:shaker|glass|cup|bottle|mug|blender)\b|\bsets? like (?:cement|concrete|glue)\b/,
    ],
  ],
  foam: [
    ["-", /\b(?:froth(?:y|s)?|foam(?:y|s|ing)?)\b(?! (?:milk|art|roller|latte))/],
    ["+", /\b(?:no|hardly any|barely any|not (?:much|any)|zero|less|without(?: any| the)?) (?:froth|foam)\b/],
  ],
  scoop: [
    [
      "-",
      /\b(?:no|without(?: a| any)?|missing(?: the| a)?|did ?n['’]?t (?:come with|have|include|find) (?:a|any|the)|didnt (?:come with|have|find) (?:a|any|the)|never found (?:a|the|any)) (?:measuring )?(?:scoop|spoon)\b(?! (?:needed|required|of))/,
    ],
    [
      "-",
      /\b(?:scoop|measuring spoon)\b[^.!?;]{0,20}?\b(?:buried|hidden|missing|lost|at the (?:very )?bottom|not included|not in (?:there|the))\b/,
    ],
    [
      "-",
      /\b(?:dig|dug|digging|fish(?:ed|ing)?|hunt(?:ed|ing)?)\b[^.!?;]{0,30}?\b(?:for|to find|out) (?:the|a|my) scoop\b/,
    ],
    [
      "+",
      /\bscoop\b[^.!?;]{0,20}?\b(?:(?:right |sitting )?on (?:the )?top|easy to find|clips? (?:in|to|into)|has its own (?:holder|slot))\b/,
    ],
  ],
  servings: [
    [
      "-",
      /\b(?:says?|said|states?|claims?|label(?:led|ed)?(?: says| as)?|supposed to (?:be|have|last)|advertised(?: as)?|promises?) \d+ (?:full )?servings?\b(?! (?:and (?:it|that|i) (?:is|was|lasts|lasted|got)))/,
    ],
    [
      "-",
      /\b(?:only |just |barely )(?:got|get|gave|about|around|makes?|made)?(?: about| around| out)? ?\d+ (?:servings?|shakes?|scoops|drinks|portions|doses)\b/,
    ],
    [
      "-",
      /\b(?:gone|empty|ran out|run out|finished) (?:on|by|after|within|in|before) (?:day \d+|\d+ days|(?:two|three) weeks|less than a month)\b/,
    ],
    [
      "-",
      /\b(?:ran|run|runs) out early\b|\b\d+ (?:shakes|servings|scoops|portions) (?:from|out of) (?:my|the|a|one|each) (?:tub|bag|pouch|box|jar|canister)\b/,
    ],
    ["-", /\bfewer (?:servings|scoops|portions|drinks) than\b|\b(?:servings|scoops|portions) short\b/],
  ],
  withMilk: [
    [
      "+",
      /\b(?:with|in) (?:cold |warm |hot |whole |almond |oat |soy |soya |coconut |semi[- ]?skimmed |skimmed |skim )*(?:milk|semi skimmed)\b[^.!?]{0,40}?\b(?:better|nicer|great|delicious|milkshake|amazing|lovely|best|creamy|perfect|wonderful|good|yum\w*)\b/,
    ],
    [
      "+",
      /\b(?:better|nicer|great|delicious|amazing|lovely|best|creamier|wonderful) (?:with|in) (?:\w+ )?(?:milk|semi[- ]?skimmed)\b/,
    ],
    [
      "-",
      /\b(?:with|in) (?:just |plain |only |cold )*water\b[^.!?,;]{0,25}?\b(?:thin|watery|sad|awful|bad|horrible|gross|weak|nasty|disgusting|bland)\b/,
    ],
  ],
  recipes: [
    [
      "+",
      /\b(?:good|great|perfect|lovely|amazing|delicious|brilliant|works? (?:well|great)|excellent|nice) (?:in|for|with) (?:my |making |overnight |some |baking )*(?:oats|oatmeal|porridge|pancakes?|brownies|baking|smoothies|muffins|yogh?urt|cookies|waffles|recipes|flapjacks|cakes?)\b/,
    ],
    [
      "+",
      /\b(?:put|add|stir|mix|throw|throwing|adding|stirring|mixing|use|using|stick|bung|have) (?:it |this |some |half a scoop |a scoop |one scoop )?(?:in|into|to|with) (?:my |the |our )?(?:morning |overnight )?(?:oats|oatmeal|porridge|pancakes?|pancake mix|yogh?urt|baking|muffins|smoothies)\b/,
    ],
    [
      "+",
      /\b(?:did|made|make|making) (?:pancakes?|brownies|muffins|cookies|waffles|protein balls|flapjacks) with (?:it|this|them)\b/,
    ],
  ],
  gains: [
    [
      "+",
      /\b(?:recover(?:ing|y)?|recovered)(?: is| times?)? (?:so |much |way |a lot |far |noticeably )*(?:quicker|faster|better|sooner|improved|well)\b|\b(?:less|not as|no longer|not so|nowhere near as) (?:sore|stiff|achy)\b[^.!?]{0,30}\b(?:training|workouts?|gym|sessions?|lifting|leg day|runs?)\b/,
    ],
    [
      "+",
      /\b(?:put on|gained|added|packed on|built) (?:about |over |nearly |some |a few |\d+|two|three|four|five)(?:\.\d)? ?(?:kilos?|kgs?|pounds?|lbs?|muscle|of muscle|lean muscle)\b(?! of fat)/,
    ],
    ["+", /\b(?:seen|seeing|noticed|noticing) (?:real |great |good |muscle |big |more )+(?:gains|growth|definition)\b/],
    [
      "-",
      /\b(?:no|not (?:seen|noticed)(?: any| a)?|have ?n['’]?t (?:seen|noticed)(?: any| a)?|zero) (?:difference|change|improvement|help|gains) (?:in|to|with|on) (?:my )?(?:recovery|muscles?|training|soreness|strength)\b/,
    ],
  ],
  sweetness: [
    [
      "-",
      /\b(?:(?:way |far |much |a bit |a little |a touch |slightly |just |rather )?too|overly|sickly|sickeningly|cloyingly|unbearably|so|insanely|crazy) (?:sweet|sugary)\b(?! (?:of|to see|deal|that (?:they|she|he)))/,
    ],
    ["-", /\b(?:cloying|tooth(?:-| )?achingly sweet|sweet sweet)\b/],
    [
      "-",
      /\b(?:could do with|wish (?:it|there) (?:had|was|were)|needs?|prefer|use) (?:\w+ )?(?:half the|less|a lot less|much less) (?:sweetener|sugar|sweetness|stevia|sucralose|sweet)\b/,
    ],
    [
      "-",
      /\b(?:sweetener|stevia|sucralose|artificial(?:ly sweet)?|diet (?:soda|coke|cola|pop))\b[^.!?]{0,40}?\b(?:after ?taste|lingers?|hangs around|taste that)\b|\bafter ?taste (?:like|of) (?:diet|sweetener|stevia|artificial|saccharin|sucralose|chemical)\b/,
    ],
    [
      "+",
      /\b(?:not|is ?n['’]?t|isnt|without being) (?:too|overly|sickly|cloyingly|crazy|super) sweet\b|\b(?:just|right) the right (?:amount of )?sweet(?:ness)?\b|\b(?:perfectly|pleasantly|nicely|lightly) sweet\b|\bright amount of sweet(?:ness)?\b/,
    ],
  ],
};
