import type { Wordings } from "./wording.ts";

/** What is told of things that hold others and of things that run: mounts that turn, buttons that are pressed, motors that get hot. */
export const HELD_AND_RUN_WORDINGS: Wordings = {
  controls: [
    [
      "-",
      /(?<!\b(?:not|never|n['’]t|without|nothing|no) (?:\w+ )?)\b(?:covers?|covering|hits?|hitting|press(?:es|ing)?(?: on| against)?|push(?:es|ing)? (?:on|against|in)?|squish(?:es|ing)?|squeez(?:es|ing)|blocks?|blocking|bumps?|bumping|triggers?|triggering|sits? on|lands? on) ?(?:my|the|your|his|her)(?: phone['’]?s)? (?:side|volume|power|mute|lock|action)(?: and \w+)? ?(?:buttons?|keys?|rocker|switch)\b/,
    ],
    [
      "-",
      /\b(?:have|had|need|got|having) to (?:keep |hold )+(?:\w+ ){0,4}(?:thumb|finger|hand) (?:down )?on (?:the|that|a) (?:\w+ )?(?:button|switch|trigger)\b/,
    ],
    [
      "-",
      /\b(?:have|has|had|having|need|needs) to (?:be )?(?:hold|held|keep(?: on)? holding|keep pressing|press and hold) (?:down |in )?(?:the|that|this) (?:\w+ )?(?:button|switch|trigger)(?: down| in)? (?:the (?:whole|entire) time|all the time|constantly|down|in|while|or)\b/,
    ],
    [
      "-",
      /\b(?:hand|thumb|finger|fingers|wrist)s? (?:\w+ )?(?:numb|aches?|hurts?|cramps?|tired|sore|tires) (?:from )?(?:holding|pressing|squeezing|keeping) (?:down |in )?(?:the|that|this) (?:\w+ )?(?:button|switch|trigger|lever)\b/,
    ],
    [
      "-",
      /\b(?:button|switch|trigger) (?:that |which )?(?:you|i) (?:can ?not|ca ?n['’]?t|cant) (?:ever )?(?:let go|release|lock)\b/,
    ],
  ],
  adjust: [
    [
      "-",
      /\b(?:joint|neck|arm|head|gooseneck|hinge|ball|stand|mount|bracket|pole|leg)s? (?:\w+ )?(?:goes|went|gone|going|is|gets) (?:all |completely |totally )?limp\b/,
    ],
  ],
  secure: [
    [
      "-",
      /(?<!\b(?:not|never|n['’]t|without|no|nothing) (?:\w+ )?)\b(?:mount|holder|clamp|bracket|rack|light|basket|bell|bag|thing|it|handle|grip)(?: (?:slowly|just|always|constantly|keeps|kept|still))* (?:spins?|spun|spinning|rotates?|rotated|rotating|twists?|twisted|swivels?|pivots?|slides?|slid|sliding) (?:slowly )?(?:down|around|round|when|every|each|on the (?:bar|bars|pole|post|rail|tube)|if)\b(?! (?:you|to (?:see|view|face|portrait|landscape)|360|smoothly))/,
    ],
    [
      "-",
      /\b(?:fitted )?(?:sheets?|covers?|slipcovers?|pads?|protectors?|toppers?|cushions?) (?:just |always |still |kept? |keeps? )*(?:come|comes|came|coming|pops?|popped|slips?|slipped|slid|slides?|sliding|pulls?|pulled) (?:right |straight |clean )?(?:off|around)\b(?! (?:easily |easy )?(?:for|to (?:wash|be washed|clean)|and (?:wash|into))|(?: easily| easy)? (?:for|to) (?:wash|clean)\w*)/,
    ],
    ["-", /\b(?:sheets?|covers?) (?:[\w'’-]+ ){0,3}(?:they |it )?(?:slid|slide|slides|slip|slipped|moved) around\b/],
  ],
  grip: [
    [
      "-",
      /\b(?:phone|it|tablet|bottle|cup|bag|light|camera|gps)? ?(?:got |was |just |went )*(?:launched|flew|flung|ejected|catapulted) (?:right |straight |clean )?(?:off|out|into)\b(?! (?:the shelves|of the park))/,
    ],
    [
      "-",
      /\b(?:lost|dropped|killed|smashed|broke) (?:a|my|his|her|the) (?:phone|tablet|camera|gps|light|bottle|mug|mirror) (?:to|because of|thanks to) (?:this|it)\b/,
    ],
    [
      "+",
      /\b(?:phone|tablet|camera|gps|bottle|mug|cup|bag|picture|mirror|light) (?:has |have )?(?:stayed|stays)(?= ?[.,!;]|$| (?:on|in|put|where|there)\b)/,
    ],
    ["+", /\bnever (?:once )?(?:lost|dropped) (?:the|my|a|his|her) (?:phone|tablet|camera|gps|bottle)\b/],
  ],
  visible: [
    [
      "+",
      /\b(?:see|read|follow) (?:the|my) (?:map|maps|screen|display|directions|route|gps|clock|dial|numbers|navigation) (?:\w+ )?(?:the (?:whole|entire) (?:time|way)|all the time|clearly|easily|fine|perfectly|at a glance|from|without|while)\b/,
    ],
    [
      "+",
      /\b(?:map|maps|directions|screen|display|route|navigation)(?: ?['’]?s| is| are| stays?)? (?:always |right |constantly )+(?:there|in (?:my face|view|sight|front of (?:me|you))|visible)\b/,
    ],
  ],
  noise: [["-", /(?<!\b(?:not|never|n['’]t|isnt|no|bit) (?:\w+ )?)\brattly\b/]],
  setup: [
    [
      "+",
      /\b(?:install\w*|set ?-?up|assembly|setting (?:it )?up|mounting|fitting it|putting it (?:on|together|up))(?: (?:it|this|them))? (?:is|was|are|were|['’]s) (?:so |just |really |actually )?(?:dumb|stupid|dead|super|crazy|ridiculously|insanely|stupidly) (?:easy|simple|quick|fast)\b/,
    ],
  ],
  value: [
    [
      "+",
      /\bcheap(?:er)?,? (?:and|but|yet) (?:\w+ )?(?:it |still |actually |really |just )*(?:works?|does (?:the|its|what)|gets the job|good|solid|sturdy|cheerful|effective)\b/,
    ],
    [
      "+",
      /\b(?:expected|expecting|figured) (?:it to be |it would be |it['’]d be )?(?:trash|junk|garbage|rubbish|crap|nothing) (?:for|at) (?:[£$€] ?\d+|\d+ (?:bucks|dollars|quid|pounds|euros))/,
    ],
  ],
  staysCool: [
    [
      "-",
      /\b(?:gets?|got|getting|becomes?|became|runs?|ran) (?:\w+ )?(?:very |really |quite |far |way |so |too |pretty |extremely )(?:warm|hot) (?:in (?:the|your|my) hands?|to (?:hold|touch)|after (?:\w+ ){1,3}minutes?)\b/,
    ],
    [
      "-",
      /\bmotor (?:cut|cuts|shut|shuts) (?:out|off|down) after (?:about |only |just )?(?:a|one|two|\d+|a few) (?:minutes?|seconds)\b/,
    ],
  ],
  results: [
    [
      "-",
      /^(?:absolutely |utterly |complete |total )?(?:rubbish|crap|garbage|trash|shoddy|pathetic|useless|lousy) (?!at\b|for\b|in\b|of\b|and\b|or\b|can\b|bags?\b|bins?\b|cans?\b|day\b|disposal\b|but\b|after\b|if\b|to\b|as\b|on\b|with\b|product\b)\w+(?= ?[.,!;]|$)/,
    ],
    ["+", /(?<!\b(?:not|never|n['’]t|hardly) (?:\w+ )?)\b(?:makes?|made) (?:light|short|quick) work (?:of|on)\b/],
    [
      "+",
      /(?<!\b(?:not|never|n['’]t|hardly) (?:\w+ )?)\b(?:chop|minc|slic|grat|whisk|whipp?|mix|knead|grind|juic|drill|sand|saw|stapl|paint|spread|peel|core|crush|mash|steam|toast|bak|grill|sharpen)(?:s|es|ed|ped) (?:the |my |a |up )?(?:[\w'’-]+ ){0,2}(?:beautifully|perfectly|wonderfully|brilliantly|flawlessly|superbly)\b/,
    ],
  ],
  autoOff: [
    [
      "-",
      /\b(?:kept|keeps|keep) (?:on )?(?:going|running|pumping|heating|humming) (?:even )?(?:after|when|once) (?:it|the \w+)(?: (?:was|is|were|had|had been)|['’]s) (?:\w+ )?(?:full|done|off|finished|up|firm|boiled|ready|charged)\b/,
    ],
    [
      "-",
      /\b(?:does|did|do|will|wo) ?(?:not|n['’]?t) (?:shut|turn|switch|stop) (?:it)?(?:self)? ?(?:off )?by itself\b/,
    ],
  ],
};
