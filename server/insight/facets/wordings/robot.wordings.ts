import type { Wordings } from "./wording.ts";

/** What is told of things that clean and go about by themselves: the way home, the whole floor, rugs, hair and the bin. */
export const ROBOT_WORDINGS: Wordings = {
  docking: [
    [
      "-",
      /\b(?:ca ?n['’]?t|cant|cannot|can not|could ?n['’]?t|couldnt|never|does ?n['’]?t|doesnt|does not|wo ?n['’]?t|wont|unable to|fails? to|failed to|struggles to|trouble) (?:[\w'’-]+ ){0,2}(?:finds?|finding|reach|locate|see|sees|get back to|return to|returns to|make it (?:back )?to|makes it (?:back )?to|go back to|goes back to) (?:[\w'’-]+ ){0,3}(?:docks?|docking station|base|charger|charging station)\b/,
    ],
    [
      "-",
      /\b(?:metres?|meters?|feet|foot|inch(?:es)?|a yard) (?:away )?from (?:its|the) (?:dock|base|charger|charging station|station)\b/,
    ],
    [
      "+",
      /\b(?:goes|drives|comes|heads|finds its way|makes its way|returns?|trundles|gets) (?:right |straight |itself )?(?:back |home )(?:on its own|by itself|to (?:its|the) (?:dock|base|charger|station)|to (?:re)?charge)\b/,
    ],
  ],
  coverage: [
    [
      "-",
      /\b(?:went|goes|going|cleaned|did|does|mows|mowed|doing) (?:over )?(?:and over )?the same (?:strip|spot|bit|patch|area|path|line|corner|place)\b/,
    ],
    [
      "-",
      /\bnever (?:once )?(?:went|goes|got|gets|cleaned|cleans|touched|touches) (?:[\w'’-]+ )?(?:in |into |to |near )?(?:the |that |my |our )(?:[\w'’-]+ )?(?:corners?|edges?|middle|far side)\b/,
    ],
    [
      "-",
      /\b(?:no|without(?: any)?|zero) (?:particular |real |apparent |sort of |kind of |discernible |obvious )?(?:order|logic|method|pattern|rhyme)\b(?= (?:to (?:it|how|where|the way)|at all|or|whatsoever)|[.,!]|$)/,
    ],
  ],
  rugs: [
    [
      "-",
      /\b(?:wo ?n['’]?t|wont|will not|does ?n['’]?t|doesnt|does not|ca ?n['’]?t|cant|cannot|could ?n['’]?t|refuses? to|never|struggles to|unable to) (?:[\w'’-]+ )?(?:climbs?|goes?|gets?|drives?|cross|handle|manage|cope with|mount|move)(?: (?:up|on|onto|over|across|off))* (?:(?:the|my|our|any|a|thick|thicker|shag|high|deep|fluffy|living|room|bedroom|pile|door) )*(?:rugs?|carpets?|thresholds?|door ?sills?)\b/,
    ],
    [
      "-",
      /\bthick(?:er)? (?:rugs?|carpets?|pile)\b[^.!?]{0,40}\b(?:gives? up|gets? stuck|stops dead|no chance|ca ?n['’]?t|wo ?n['’]?t)/,
    ],
    [
      "+",
      /\b(?:does|handles?|manages?|copes with|cleans|climbs|gets (?:over|onto)|goes (?:over|onto)|crosses) (?:(?!(?:not|never|and|but)\b|\w*n['’]?t\b)[\w'’-]+ ){0,5}(?:rugs?|carpets?|thresholds?) (?:just )?(?:fine|well|easily|great|nicely|no problem|with no|without|better than)\b/,
    ],
  ],
  hairPickup: [
    [
      "+",
      /\b(?:(?:gets?|got)(?= (?:up|in|out|all|the|every|so much|as much|just as|lots|loads|tons|most|that)\b)|picks?|picked|sucks?|sucked|collects?|collected|pulls?|pulled|hoovers?|hoovered|lifts?|lifted) (?:(?:up|in|out|all|the|our|my|his|her|their|loads|lots|tons|of|so|just|as|much|most|every|bit|an?|amazing|embarrassing|insane|shocking|amount|ton|even|that|those) )*(?:[\w]+['’]s )?(?:(?:dog|cat|pet|long|short|animal|human) )?(?:hairs?|fur)\b(?! (?:dryer|ties?|clips?|brush|from the (?:roller|brush)|out of the (?:roller|brush)|off the (?:roller|brush)))/,
    ],
    [
      "+",
      /\b(?:hair|fur)\b[^.!?]{0,30}\bit (?:really |honestly |actually )?(?:gets|picks|sucks|hoovers) (?:it |everything )?up\b/,
    ],
    ["+", /\b(?:hair|fur) (?:(?!(?:not|never)\b)[\w'’-]+ ){0,4}(?:gone|vanished|disappeared)\b/],
  ],
  hairWrap: [
    [
      "-",
      /\b(?:roller|rollers|brush|brushes|brush ?roll|beater bar|bristles|wheels?|axles?)\b (?:[\w'’-]+ )?(?:is|was|gets|got|are|were|ends up|comes out|get|becomes) (?:all |so |completely |constantly |always |totally )*(?:wrapped|wound|tangled|choked|matted|strangled)\b/,
    ],
    [
      "-",
      /\b(?:hair|fur|threads?|strings?) (?:[\w'’-]+ ){0,2}(?:wraps?|winds?|wound|tangles?|twists?|wrapped) (?:itself |up )?(?:all |right )?(?:round|around|in|into|on) (?:the |its |my )?(?:[\w'’-]+ )?(?:roller|brush|brushes|brush ?roll|bar|wheels?|bristles|axle)\b/,
    ],
  ],
  capacity: [
    [
      "-",
      /\b(?:dust ?bin|dust ?box|dirt ?box|dust ?cup|dirt ?cup|bin|canister|tank|hopper|reservoir|drip tray|crumb tray|dust container|water container) (?:is|was|seems|could be|could do with being|should be|wants to be|needs to be|has to be) (?:(?:so|too|far|way|a|bit|little|much|really|very|just|rather|quite|ridiculously|stupidly) )*(?:tiny|small|bigger|larger)\b/,
    ],
    [
      "-",
      /\b(?:dust ?bin|dust ?box|dirt ?box|dust ?cup|dirt ?cup|bin|canister|tank|hopper|reservoir) (?:is|was|gets|fills(?: up)?|filled(?: up)?) (?:[\w'’-]+ )?(?:full )?(?:in|after|within|every) (?:(?:about|around|just|only|a|one|under|less|than|every|single|few|couple|of|\d+|two|three|five|ten|twenty) )*(?:min(?:ute)?s?|mins?|seconds?|rooms?|runs?|uses?|pass(?:es)?)\b/,
    ],
    [
      "-",
      /\b(?:dust ?bin|dust ?box|dirt ?box|dust ?cup|dirt ?cup|bin|canister|tank|hopper|reservoir|container),? (?:(?:which|that|is|it['’]?s|only|just|about|roughly|maybe) )*the size of (?:an? )?(?:sandwich|matchbox|postage stamp|tea ?cup|thimble|egg ?cup|mug|deck of cards|coin|walnut|egg|fist|soap dish|pack of cards)\b/,
    ],
  ],
  connection: [
    [
      "-",
      /\b(?:took|spent|wasted|needed) (?:me |us |him |her )?(?:[\w'’-]+ ){0,3}(?:hours?|days?|evenings?|nights?|tries|attempts|calls|ages|forever|weekend) (?:[\w'’-]+ ){0,3}?(?:get|getting|connect|connecting|pair|pairing|hook|hooking|put|putting) (?:[\w'’-]+ ){0,4}?(?:wi-?fi|network|bluetooth|internet|router)\b/,
    ],
    [
      "-",
      /\b(?:would ?n['’]?t|wouldnt|could ?n['’]?t|couldnt|did ?n['’]?t|didnt|does ?n['’]?t|doesnt|wo ?n['’]?t|wont|ca ?n['’]?t|cant|cannot|never|refused to|refuses to) (?:even )?(?:see|find|join|recogni[sz]e|detect|pick up|get onto|get on) (?:my |our |the |any |his |her )?(?:home )?(?:wi-?fi|network|router|bluetooth)\b/,
    ],
    [
      "-",
      /\b(?:could ?n['’]?t|couldnt|could not|ca ?n['’]?t|cant|cannot|did ?n['’]?t|never)(?: get (?:it|this|mine|them) to)? (?:pair|connect|sync|link)(?= (?:up )?(?:with|to) (?:my|our|the) (?:wi-?fi|phone|network|router|app)\b)/,
    ],
    [
      "+",
      /\b(?:on|connected to|joined|paired with|paired to|hooked up to) (?:the |my |our )?(?:wi-?fi|network|bluetooth) (?:in|within|first time|straight away|right away|without) (?:(?:about|just|under|a|few|couple|of|\d+|two|five|ten) )*(?:min(?:ute)?s?|mins|seconds|secs|no time|trouble|any|issue|problem)?/,
    ],
  ],
  remote: [
    [
      "+",
      /\b(?:uses?|used|using|with|prefer|on) (?:just |only )?the (?:little |small |included |supplied )?remote\b(?: (?!(?:not|never|no|but)\b|\w*n['’]?t\b)[\w'’,-]+){0,9}? (?:works every time|works?|fine|great|easy|simple|no problem|happy|made up|thrilled|off it goes)\b/,
    ],
    [
      "+",
      /\bremote\b(?: (?!(?:not|never|no|but)\b|\w*n['’]?t\b)[\w'’-]+){0,6} (?:works (?:every time|great|well|fine|perfectly)|and off it goes|and away it goes)\b/,
    ],
  ],
  battery: [
    [
      "-",
      /\b(?:\d+|twenty|thirty|forty|fifty) ?(?:min(?:ute)?s?|mins) (?:and|then) (?:(?:it['’]?s?|is) )*(?:flat|dead|dies|done|needs charging|needs a charge|crawls home|crawls back)\b/,
    ],
    [
      "+",
      /\b(?:had|get|gets|got|getting) (?:(?:nearly|almost|about|over|a good|easily|well over) )*(?:two|three|four|five|\d+|an) hours? (?:out of it|on a charge|on one charge|per charge|from a charge|from one charge)\b/,
    ],
  ],
  noise: [
    [
      "+",
      /\b(?:hardly|barely|never|do(?: ?n['’]?t| not|nt)|did(?: ?n['’]?t| not|nt)) (?:even )?(?:notice|noticed|hear|heard) (?:the noise|it (?:running|working|going|at all))\b/,
    ],
    [
      "-",
      /\b(?:more )?like (?:a |an )?(?:hair ?dryer|lawn ?mower|leaf blower|chainsaw|helicopter|freight train|jackhammer|jet engine|tractor)(?= (?:in|next|taking|running|going|on|starting)\b)/,
    ],
    [
      "-",
      /\b(?:have|had|need|needed) to leave the (?:house|room) when\b|\bon (?:max|high|full) (?:power )?i have to leave the (?:house|room)\b/,
    ],
  ],
};
