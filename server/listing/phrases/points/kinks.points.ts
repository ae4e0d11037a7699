import { naming, type Point, point, told } from "./point.ts";

export const KINKS_POINTS: Readonly<Record<string, readonly Point[]>> = {
  kinks: [
    point("flexible in cold weather", /^(?!.*\b(?:but|except|cold water)\b).*\b(?:cold|winters?|freezing|chilly)\b/),
    point("easy to pull around corners", /\b(?:around|round|past) (?:\w+ ){0,2}corners?\b/),
    point(
      "lightweight feel",
      /\b(?:so|very|super|is|it.?s|and|,) ?(?:light|lightweight|light weight)\b(?! ?(?:bulb|switch|green|blue|on\b|up\b|duty))|\bweighs nothing\b|^lightweight\b/,
    ),
    point("shrinks or retracts after use", /\b(?:shrinks?|contracts?|retracts?)\b/),
    point("lies flat", /\b(?:lays?|lies|lie|laying|lying) (?:\w+ )?flat\b/),
    point("swivel connection", /\bswivel\w*\b/),
    point("flat cord", /\bflat (?:cables?|cords?|wires?)\b/),
    point("can be tossed or stuffed away", /\b(?:in a (?:heap|pile)|thrown|tossed|toss it|throw it|stuffed)\b/),
    point("bends easily", /\b(?:supple|flexible|pliable)\b/),
    point("braided cord", /\bbraid(?:ed|ing)\b/),
  ],
  mess: [
    point(
      "hardly any dust when poured",
      /(?:\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b|\bhardly|\bless)(?: \w+){0,3} dust\w*\b[^.;]{0,25}\bpour\w*\b|\bpour\w*\b[^.;]{0,30}\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b(?: \w+)? dust\b/,
    ),
    point(
      "hardly any dust in the package",
      /(?:\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b|\bhardly)(?: \w+){0,2} dust\b(?: \w+){0,2} (?:in|at) the (?:bag|box|bottom|package|tub)\b/,
    ),
    point(
      "does not stick to paws",
      /(?:\b(?:not|never|nothing)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t)(?: \w+)? (?:stick\w*|stuck|cling\w*|caught|lodged)\b[^.;]{0,20}\b(?:paws?|toes?|feet)\b/,
    ),
    point(
      "no grease on the stove",
      /\b(?:no|not|never|without|zero|(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would) ?n['’]?t)\b[^.;]{0,12}\b(?:grease|oil|splatters?)\b[^.;]{0,25}\b(?:stove|stovetop|counters?)\b/,
    ),
    naming(
      "leaves nothing behind on {}",
      ["furniture", "surface", "kitchenware", "vehicle", "room", "garment"],
      /\bno (?:\w+ )?mess (?:all over|left on|on) (?:the |my |your |our |his |her )?(?=\w)/,
    ),
    naming(
      "catches {}",
      ["debris", "drink"],
      /\bcatch(?:es|ing)? (?:all |most |any )?(?:of )?(?:the |any |my )?(?=\w)/,
    ),
    told(
      "no dirty hands",
      /\bwithout (?:getting|dirtying) (?:my|your|the|their) hands\b|(?:\b(?:not|never)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:have to )?(?:get|got|getting) (?:my|your|their) hands (?:\w+ )?(?:dirty|messy|greasy|sticky|wet)\b|\bkeeps? (?:my|your|the|their) hands clean\b/,
    ),
    point(
      "no dripping glue",
      /\bglue\b[^.;]{0,50}(?:\b(?:not|no|never)|\b(?:do|does|did|has|have|had|is|are|was|were|wo|ca|could|would|should|need) ?n['’]?t) (?:\w+ )?(?:drool|drip|ooze|run|string)\w*\b/,
    ),
    point("nothing sticky left behind", /\bno sticky (?:mess|residue|spots?|fingers|hands)\b/),
    point("less dust in the air", /\b(?:no|hardly any|little|less) (?:saw ?)?dust in the air\b/),
  ],
  charging: [
    told(
      "strong magnetic hold",
      /\bmag ?safe\b[^.!?;]{0,20}\b(?:strong|holds|holding|snaps?|grips?|sticks?|lines? up|aligns?)\b|\bmagnets? (?:is|are) (?:(?!not\b|n.t\b)\w+ )?(?:strong|powerful)\b|\b(?:very|really|super|nice) strong magnets?\b/,
    ),
    point(
      "supports magnetic accessories",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\bmag ?safe\b|\bmagnetic (?:chargers?|mounts?|wallets?|stands?)\b)/,
    ),
    point(
      "stays cool",
      /\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:\w+ )?(?:gets?|got|getting|runs?|becomes?) (?:too |very |really |even )?(?:hot|warm)\b|\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would) ?n['’]?t|no|not|never|without|zero)\b (?:\w+ )?(?:over-? ?heat\w*|heat(?:s|ing)? up)\b|\bstays? cool\b/,
    ),
    point(
      "gets through a thick case",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\bthick\w* (?:\w+ )?(?:case|cover)s?\b|\b(?:case|cover)\b[^.;]{0,20}\bthick\w*|\botter ?box\b|\brugged case\b)/,
    ),
    point(
      "no fussy positioning",
      /\bfirst try\b|\bno (?:fuss|fiddling|need to (?:line|position|align))\b|\b(?:does ?n['’]?t|do ?n['’]?t) (?:need|have) to be (?:\w+ )?(?:lined|aligned|positioned)\b|\bjust (?:place|put|set|lay|drop)(?:ping|ting)? (?:it|my phone|the phone|your phone)\b/,
    ),
    point("handy at bedtime", /\bnight-? ?stand\b|\bbed ?side\b|\bovernight\b|\bnext to (?:my|the) bed\b/),
    point(
      "handy in the car",
      /(?<!\b(?:(?:does|do|did|is|was|are|were|has|have|had|ca|could|wo|would|should) ?n['’]?t|not|never|cannot|wish|nothing|too weak|barely|hardly)\b[^.;,!?]{0,30})(?:\b(?:in|for) (?:the|my|our) (?:car|truck|vehicle)\b)/,
    ),
  ],
};
