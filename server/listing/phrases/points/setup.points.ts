import { naming, type Point, point, told } from "./point.ts";

export const SETUP_POINTS: Readonly<Record<string, readonly Point[]>> = {
  setup: [
    point(
      "takes minutes rather than hours",
      /^(?!.*\b(?:heats?|warms?|heated|boil\w*|brew\w*|cook\w*|dry|dries|dried|charg\w*|freez\w*|melt\w*|milk|mix|polenta|epoxy|directions say|says|pudding|jelly|gelatin|lumps|delay|every|timer|from \d+|hours?|lasts?|lasted|ago|gel|paste|on (?:him|her|me|them))\b).*?(?<!the last )(?<!\bfor )\b(?:[1-9]|[1-4]\d|a|one|two|three|four|five|six|seven|eight|ten|fifteen|twenty|thirty|forty|few|couple(?: of)?|matter of|no time)(?:[- ]five)?(?: ?(?:-|to|or) ?(?:\d+|\w+))?(?: short| quick)?[ -]{0,2}(?:min|mins|minutes?|seconds|secs)\b/,
    ),
    told(
      "no drilling needed",
      /\b(?:no|without(?: any)?|did ?n['’]?t (?:need|have) to|do ?n['’]?t (?:need|have) to|never (?:had|have) to|not having to) drill(?:ing)?\b(?! (?:bit|press|team|sergeant))/,
    ),
    point("parts that snap together", /(?<!cheaper )\bsnap(?:s|ped)? (?:right |all )?together\b/),
    told(
      "holes that line up",
      /\b(?:(?:all|all of|the|bolt|screw|mounting|mount|existing|factory|pre-?drilled) (?:the )?(?:\w+ )?holes|(?:every|each) (?:\w+ )?hole) (?:all |that |which )?(?:line[sd]?|lining)(?: right| all| perfectly| nicely)? up\b(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\bline[sd]? up (?:\w+ ){0,2}with (?:the |my |every |all |all the )?(?:\w+ )?holes?\b(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\b(?:factory|existing|original|stock) (?:mounting |bolt |screw )?holes? (?:line|match|fit)\w*\b(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\b(?:bolt|screw|line|mount|match)(?:s|ed)?(?: right)?(?: up| on| in)? (?:to|into|with|using) the (?:\w+ )?(?:factory|existing|original|stock|same) holes?\b(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    told(
      "tool included in the box",
      /(?<!no )\b(?:tools?|wrench|wrenches|allen (?:keys?|wrench\w*)|hex keys?|screwdriver)\b(?: \w+){0,4} (?:is |are |was |were )?(?:included|provided|supplied|in the (?:bag|package))\b(?! (?:is|was|are|were) (?:useless|junk|cheap|bad|too))|\b(?:with|using) (?:just |only )?the (?:tools?|wrench|allen (?:key|wrench)|hex key|screwdriver) (?:they|that) (?:give|gave|provide|provided|came|comes|include)\b|\b(?:includes?|comes with|came with|provides?) (?:the |all the |an? |its own )?(?:tools?|allen (?:key|wrench)|hex key|wrench)(?: you need| needed| required| for assembly| to assemble)\b/,
    ),
    point(
      "clearly marked parts",
      /\b(?:parts?|pieces?|bolts?|screws?|wires?|plugs?|poles?|everything|hardware|bags?|each|steps?|cables?|panels?)\b[^.;!?]{0,25}\b(?:labell?ed|numbered|lettered|color[- ]?coded|colour[- ]?coded)\b|\b(?:color|colour)[- ]?coded\b/,
    ),
    told(
      "easy to take down again",
      /\b(?:easy|easily|quick|quickly|simple|breeze|snap|cinch|fast)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})[^.;!?]{0,35}\b(?:take|takes|taking|tear|tears|break|breaks|breaking)(?: it| them| this)? (?:back )?down\b(?! (?:the|my|our|on me|after|when|easily))|\b(?:takes?|comes?) down (?:just )?(?:as |so |very )?(?:easy|easily|quick|quickly|fast|in (?:seconds|minutes))\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    told(
      "can be set up in the dark",
      /\b(?:set(?:ting)? (?:it |this |the tent )?up|pitch(?:ed)?(?: it)?|put(?:ting)? (?:it |this )?up|goes up|went up)[^.;!?]{0,25}\bin the dark\b/,
    ),
    told(
      "recognized by the computer right away",
      /\b(?:windows(?: \w+)?|mac|computer|laptop|pc|desktop|macbook|linux|system) (?:\w+ )?(?:recogni[sz]e[sd]|detect(?:s|ed)|found|sees|saw|picked) (?:it|them|the \w+|everything|up)? ?(?:right away|immediately|instantly|at once|automatically|straight away|right off|on (?:its|their) own|in (?:a|seconds))\b|\brecogni[sz]ed (?:right away|immediately|instantly|at once|automatically|straight away) by (?:my|the|our) (?:computer|pc|laptop|mac|windows)\b/,
    ),
    told(
      "no software or drivers to install",
      /\bno (?:extra |special |additional )?(?:software|drivers?)(?: or (?:software|drivers?))? (?:needed|to (?:install|load|download)|required|necessary|at all|installation)\b|\bwithout (?:having to )?(?:install\w*|load\w*|download\w*|any|needing) (?:any |special |extra )?(?:software|drivers?)\b/,
    ),
    point(
      "up and running on the first try",
      /\b(?:worked|fired|ran|booted|came|running|started|printed|connected|fit|got it)\b[^.;!?]{0,25}\b(?:on )?(?:the )?(?:very )?first (?:try|attempt|time)\b/,
    ),
    point(
      "ready right out of the box",
      /\b(?:right|straight|directly) (?:out of|from) the (?:box|package|packet)\b|\bready to (?:use|go|wear|play) (?:right )?out of the (?:box|package)\b|\bout of the box and (?:running|ready|working)\b/,
    ),
    point(
      "peel-and-stick backing",
      /(?<!read this .{0,30})\b(?:just |simply |you )?peel (?:and|n|&|it and|off and) stick\b(?! (?:\w+ )?(?:came|fell|peel))|(?<!read this .{0,30})\bpeel-and-stick\b/,
    ),
    point(
      "clicks into place",
      /(?<!settings (?:are )?(?:\w+ ){0,4})\bclick(?:s|ed)? (?:right |securely |firmly |just )?(?:into place|in|on|together)\b|\bclick click\b|\b(?:two|one|\d) clicks\b/,
    ),
    point(
      "no technical skills needed",
      /\b(?:not|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt)|no|hardly|never)\b(?: \w+){0,3} (?:handy|technical\w*|tech[- ]?savvy|techy|mechanical(?:ly inclined)?|good (?:with|at) (?:this|that|these|computers?|tools|tech\w*|electronics|wiring|stuff))\b|\b(?:technophobe|technologically challenged|tech challenged|computer illiterate)\b|\bif i can (?:do|install|set|put|assemble|build)\b|\beven i (?:could|can|was able|managed)\b|\bi.?m 6[5-9]\b|\bi.?m 7\d\b/,
    ),
    naming(
      "goes on {}",
      ["vehicle", "furniture", "device"],
      /\b(?:install(?:s|ed)?|put|mount(?:s|ed)?|attach(?:es|ed)?|slip(?:s|ped)?|clamp(?:s|ed)?|clip(?:s|ped)?)(?: right| easily| it| them| this)? (?:on to|onto|on|to) (?:my|the|our|a|an|any|his|her) (?![^.]*\b(?:hopeless|but|so i|used a)\b)(?=\w)/,
    ),
    told(
      "easy to take apart",
      /\b(?:easy|easily|simple|breeze|snap|cinch|quick)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})[^.;!?]{0,30}\b(?:take|takes|taking|comes?)(?: it| them| this)? (?:back )?apart\b|\b(?:easy|easily|simple) to disassemble\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\b(?:takes?|comes?) apart (?:very |so |just as )?(?:easy|easily|quickly|fast)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    told(
      "clear instructions to follow",
      /\b(?:clear|easy|simple|good|great|detailed|excellent|well[- ]written|easy[- ]to[- ]follow|helpful)(?:,)? (?:\w+ )?(?:instructions|directions)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})(?! (?:would|are needed|will))|\b(?:instructions|directions)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35}) (?:were|are|is|was) (?!not )(?:\w+ )?(?:clear|easy|simple|good|great|well written|excellent|spot on|very clear|perfect)\b(?! enough if)/,
    ),
    told(
      "mounting hardware included",
      /\b(?:hardware|screws|brackets|anchors|bolts)\b(?! (?:\w+ )?(?:was|were|is|are) (?:not|(?:n['’]t|(?:do|does|did|is|was|are|were|has|have|had|ca|could|would|wo|should)nt)))(?: you need| needed)?(?: is| are| was| were)? (?:all )?(?:included|provided|supplied)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})|\b(?:comes?|came) with (?:all )?(?:of )?(?:the |its own )?(?:necessary |mounting |needed )*(?:hardware|screws|brackets|bolts)\b(?! (?:missing|that (?:were|are) too))(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    point(
      "just a few screws to tighten",
      /\b(?:just|only|with|took|needs?) (?:the )?(?:one|two|three|four|2|3|4|a few|a couple(?: of)?) (?:\w+ )?(?:screws?|bolts?)\b|\b(?:two|three|four|2|3|4) (?:\w+ )?(?:screws|bolts) (?:and|or)\b/,
    ),
    point(
      "just a few cables to connect",
      /\b(?:one|two|three|single|only|1|2|3) (?:\w+ )?(?:cables?|plugs?|cords?|wires?)\b/,
    ),
    point("hook-and-loop fasteners", /(?<!used an? )(?<!added )(?<!bought )\bvelcro\b/),
    told(
      "goes on without bubbles",
      /\b(?:no|without(?: any)?|zero|not a single|not one|bubble[- ]free) ?(?:\w+ )?(?:air )?bubbles?\b(?! (?:wrap|bath|gum|mailer|machine|tea))[^.;!?]{0,40}\b(?:screen|protector|phone|film|appl\w+|decal|sticker|vinyl|install\w*|went on|lay|laid)\b|\b(?:screen|protector|film|decal|vinyl|appl(?:y|ied|ies)|went on|goes on|install\w*)\b[^.;!?]{0,40}\b(?:no|without(?: any)?|zero|not a single) (?:\w+ )?(?:air )?bubbles?\b/,
    ),
    point("slips on over the head", /\bover (?:the|his|her|my|their) head\b/),
    told(
      "fits back into the bag",
      /\b(?:goes|fits?|packs?|folds?|went|rolls?|get|gets)(?: it| up)? (?:right |easily |neatly )?back (?:in|into|inside) (?:the|its|it.?s|their) (?:\w+ )?(?:bag|sack|pouch|sleeve)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})(?! only)/,
    ),
    told(
      "comes with a template",
      /\b(?:comes?|came|includ(?:es|ed))\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35}) (?:with )?(?:an? |the )?(?:\w+ )?template\b(?! (?:was|is|that was) (?:off|wrong))/,
    ),
  ],
  controls: [
    point(
      "a distinct tactile click",
      /\b(?:satisfying|good|nice|firm|positive|solid|crisp|distinct|definite|tactile|clear|great) (?:\w+ )?(?:clicks?|clicky|detents?|travel)\b|\bclicky\b|\bclicks? (?:firmly|positively|into place|nicely)\b|\bknobs? click\b/,
    ),
    point("can be worked by feel", /\bwithout (?:having to |even )?look(?:ing)?\b|\bby feel\b|\bby touch\b/),
    told(
      "controls that light up",
      /\b(?:buttons?|keys|keypad|controls|switch(?:es)?|knobs?)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35}) (?:that |which |are |is )?(?:\w+ )?(?:lights? up|lit up|backlit|back[- ]lit|illuminated|glow(?:s|ing)?)\b(?<!n['’]?t light up)(?<!not light up)|\b(?:well-?)?(?:back-?lit|lighted|illuminated|light[- ]up) (?:buttons?|keys|keypad|keyboard|controls?|switch(?:es)?)\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    point(
      "works with gloves on",
      /\b(?:with|wearing|in) (?:my |thick |heavy |winter |work |ski |big |thin |our )*(?:gloves|mittens)(?: on)?\b(?<!\b(?:wish|wished|wishes|should|would|if|hope|hoped|hoping|supposed|begs|needs|used to|would['\u2019]ve)\b[^.!?;]{0,70})(?<!(?:\b(?:not|no|never|cannot|cant|dont|doesnt|didnt|isnt|wont|without|hard|hardly|unlike|nor|those|difficult)\b|n['\u2019]t\b)[^.,;!?]{0,35})/,
    ),
    told(
      "hard to trigger by accident",
      /\b(?:wo ?n['’]?t|can['’]?t|ca ?n['’]?t|cannot|never|not|do ?n['’]?t|does ?n['’]?t|did ?n['’]?t|so (?:it|you|they) (?:wo ?n['’]?t|do ?n['’]?t|can['’]?t)|avoids?|prevents?)\b (?:\w+ ){0,3}(?:(?:hit|press\w*|turn\w*|switch\w*|bump\w*|click\w*|activat\w*|start\w*|push\w*|get)\b(?: \w+){0,5} (?:by (?:mistake|accident)|accidentally)|accidental(?:ly)? (?:\w+ )?(?:activat\w+|press\w*|turn\w*|hit\w*|push\w*|switch\w*|start\w*|bump\w*|clicks?|shots?|discharge))\b/,
    ),
    told(
      "remote that works across the room",
      /\bremote(?: control)?\b[^.;!?]{0,45}\b(?:across the (?:\w+ )?room|from (?:the |my |our )?(?:bed|couch|sofa|chair|recliner|kitchen|anywhere))\b/,
    ),
    point(
      "several settings to choose from",
      /(?<!only )\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|several|many|multiple|lots of|plenty of|range of|variety of)(?: different)? (?:settings|speeds|levels|modes|heats|temperatures|(?:heat|brightness|speed|fan|light|power|temperature) (?:settings|levels))\b/,
    ),
    point(
      "gentle low setting",
      /\b(?:low(?:est)?|gentle|soft(?:est)?) (?:setting|speed|level|mode)\b[^.;!?]{0,35}\b(?:gentle|quiet|soft|dim|tickle|slow|(?:does ?n['’]?t|does not|wo ?n['’]?t) (?:wake|scare|bother))\b|\bgentle (?:\w+ )?setting\b/,
    ),
    point("readable without glasses", /\bwithout (?:my |her |his )?(?:reading )?glasses\b/),
    point(
      "just a few controls to learn",
      /\b(?:just|only) (?:two|three|2|3|a few|a couple(?: of)?) (?:\w+ )?(?:buttons?|knobs?|dials?|switches|controls)\b|\b(?:two|three) (?:big |large |simple )?(?:buttons|knobs|dials)\b/,
    ),
    point(
      "smooth-turning knob",
      /\b(?:knobs?|dials?)\b(?: \w+){0,4} (?:smooth(?:ly)?|pleasure to turn|easy to turn|turns? (?:easily|freely|smoothly))\b(?! but)|\bsmooth(?:ly)? (?:turning )?(?:knobs?|dials?)\b/,
    ),
    point(
      "separate volume knob",
      /\bvolume (?:knob|dial|wheel)\b(?! is (?:slick|small|loose|stiff|too))|\bknob\b[^.;!?]{0,20}\bfor volume\b/,
    ),
    point("pause function built in", /\bpause (?:button|switch|feature|function)\b/),
    told(
      "parental controls with time limits",
      /\bparental controls?\b[^.;!?]{0,40}\b(?:limits?|hours|timer|screen time|schedule)\b/,
    ),
    told(
      "adjusts in small steps",
      /\bmicro[- ]?adjust\w*|\b(?:speed|control|adjustment|trigger|temperature|heat|dimmer)\b[^.;!?]{0,25}\b(?:in|by) (?:very )?(?:small|tiny|fine|one[- ]degree|single[- ]degree) (?:steps|increments)\b|\b(?:speed|simmer|temperature|trigger|heat) control is (?:very |so |really )?(?:precise|fine|exact)\b|\bprecise (?:speed|simmer|temperature|trigger|heat) control\b/,
    ),
    point(
      "sensibly laid out",
      /\b(?:well|logically|nicely|sensibly|conveniently|perfectly|smartly)[- ](?:laid[- ]out|placed|positioned|located|arranged|thought[- ]out)\b|\b(?:good|great|nice|logical|sensible|excellent) (?:\w+ ){0,3}layout\b|\blayout is (?:\w+ )?(?:logical|good|great|simple|nice)\b/,
    ),
    point(
      "within easy reach",
      /\b(?:buttons?|controls?|switch|knobs?|dials?|trigger|wheel)\b[^.;!?]{0,30}\b(?:easy to (?:reach|get to)|within (?:easy )?reach|(?:easily|readily) (?:accessed|accessible|reached)|under (?:my|the|your) (?:thumb|finger))\b/,
    ),
    point(
      "clearly marked",
      /\b(?:buttons?|knobs?|dials?|switch(?:es)?|settings?|controls?|keys)\b(?: \w+){0,3} (?:labell?ed|marked)\b(?! (?:down|poorly|badly))/,
    ),
    point(
      "large and readable markings",
      /\b(?:big|large|huge) (?:\w+ )?(?:numbers|print|letters|digits|icons|font|numerals)\b|\bdial is (?:big|large)\b/,
    ),
    point("foot pedal control", /\bfoot (?:control|pedal|switch)\b/),
    point(
      "automatic and manual modes",
      /\bauto(?:matic)?\b[^.;!?]{0,90}\bmanual (?:mode|settings?|control|override)\b|\bmanual (?:mode|settings?|control)\b[^.;!?]{0,90}\bauto(?:matic)?\b/,
    ),
    point(
      "quick access to functions",
      /\b(?:fast|quick|direct|easy|instant) access\b|\bat (?:my|the|your) finger ?tips\b/,
    ),
    point("trigger that can be locked", /\btrigger locks?\b|\block[- ]on (?:button|feature|switch)\b/),
    point(
      "easy for kids to operate",
      /\b(?:little|small|tiny) (?:fingers|hands)\b|\b(?:kids?|toddler|child|grandson|granddaughter|son|daughter|\d year old)\b[^.;!?]{0,25}\bcan (?:press|push|turn|use|work)\b/,
    ),
  ],
};
