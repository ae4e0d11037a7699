import type { Wordings } from "./wording.ts";

/** What skin does, how a cream goes in and comes out of its packaging. */
export const SKIN_CARE_WORDINGS: Wordings = {
  skin: [
    [
      "-",
      /\bpeeled (?:like|so|badly|terribly|for (?:days|a week|weeks))\b|^(?:it )?burned (?:at first|badly|so much)\b|\b(?:skin|face|chin|mouth|nose|cheeks|eyelids) (?:\w+ )?(?:came|coming|peeling|was peeling|shed|shedding) off\b/,
    ],
    [
      "-",
      /\b(?:pimples?|breakouts?|spots?|zits?|whiteheads|bumps|acne|milia) (?:\w+ ){0,2}?(?:on|along|under|around|all over|everywhere on|across) (?:my |the )(?:\w+ )?(?:face|chin|jaw|jawline|forehead|cheeks?|nose|eyes|neck|back|chest)\b(?<!\b(?:fade[sd]?|fading|lighten\w*|clear\w*|dark|age|brown|sun|old|less|fewer|no|for|dried|healed|helps?|shrunk|reduced?) (?:\w+ ){0,6}?\w+)(?! (?:\w+ ){0,3}?(?:faded|fading|gone|lighter|disappeared|cleared|softer|vanished|less))/,
    ],
    [
      "-",
      /\b(?:caused|causes|causing|gave me|gives me|gave my|got|getting|developed|ended up with|left me with|broke out in|woke up with) (?:(?!in\b)\w+ ){0,4}?(?:breakouts?|pimples?|acne|zits?|whiteheads|blackheads|milia|white bumps|little bumps|bumps|rash|hives|cysts?|cystic (?:acne|spots)|redness|blisters|welts|clogged pores)\b(?<!\b(?:rid of|fewer|less|no) (?:\w+ ){0,3}?\w+)/,
    ],
    [
      "-",
      /\b(?:clogs?|clogged|clogging|blocked|blocks) (?:\w+ )?(?:my |up my )?pores\b|\bpores (?:\w+ )?(?:clogged|ca ?n['’]t breathe)\b/,
    ],
    [
      "-",
      /\b(?:skin|face|cheeks|chin|eyelids|neck|lips|nose|forehead|hands|scalp|mouth|area)\b[^.!?;]{0,30}\b(?:started to |began to |is |was |were |are |started |began |got |turned |became |kept )(?:(?!not\b|never\b|no\b)\w+ )?(?:peel(?:ing|ed)?|flak(?:e|ing|y)|burn(?:ing)?|sting(?:ing)?|(?:bright |very |really |so )?red|itch(?:ing|y)?|raw|irritated|coming off|inflamed|swollen|blotchy)\b/,
    ],
    [
      "-",
      /\b(?:it|this|cream|lotion|serum|stuff|product|that)(?: \w+)? (?:stung|stings|burned|burnt|burns) (?:my|the|like|so|a lot|badly|when|right|on|at|really|for)\b/,
    ],
    [
      "-",
      /\b(?:lots of|a lot of|some|terrible|severe|dry|days of|bad|serious|extreme|and|much) (?:peeling|flaking|stinging|redness|burning|irritation|itching|dry(?:,)? flaky (?:skin|bits|patches))\b(?! ?-? ?(?:free|at all|whatsoever|away|went|is gone|has gone|disappeared))(?<!\b(?:no|not|without|any|reduces?|reduced|calms?|helps?|for|from|less) (?:\w+ ){0,4}?\w+)/,
    ],
    [
      "-",
      /\b(?:skin|face) (?:peeled|flaked)\b|\b(?:prickly and red|(?:pink|red) and (?:tight|prickly|raw|sore|flaky|peeling))\b/,
    ],
  ],
  visibleResult: [
    [
      "+",
      /\b(?:wrinkles?|(?:fine |laugh |vertical |smile |expression |the )?lines|creases|crow['’]s feet|dark spots|age spots|spots|scars?|marks?|blotches|patches|melasma|pigmentation|hyperpigmentation|sun (?:damage|spots)|freckles|discoloration|dark circles|redness|stretch marks)\b[^.!?;]{0,40}\b(?:(?:is|are|have|has|look|looks|seem|seems|were|was|getting|become|became|definitely|already|noticeably|visibly) )+(?:\w+ )?(?:softer|lighter|paler|faded|fading|lightened|shallower|smoother|less (?:visible|noticeable|deep|pronounced|obvious)|reduced|diminished|disappearing|disappeared|gone|nearly invisible|almost gone|smoothed|softened|improved|better|minimized|fainter)\b(?<!\b(?:not|n['’]t|never|no) .{0,40})/,
    ],
    [
      "+",
      /\b(?:fades?|faded|fading|lightens?|lightened|evens?|evened|softens?|softened|smooths?|smoothed|reduces?|reduced|diminishes|diminished|minimizes|minimized|erased?) (?:out )?(?:my |the |those |some |all |old |her |his |dark |fine |age |acne )*(?:lines|wrinkles?|spots|scars?|marks?|blotches|patches|melasma|pigmentation|hyperpigmentation|sun (?:damage|spots)|freckles|discoloration|dark circles|skin tone|tone|complexion|stretch marks|pores|crow['’]s feet)\b(?<!\b(?:not|n['’]t|never|to|supposed|claims?|hoping|hope) .{0,40})/,
    ],
    [
      "+",
      /\b(?:skin|face|forehead|cheeks|complexion|neck|hands) (?:tone )?(?:is |are |looks?|feels?|has become|became|got|appears|seems) (?:so |much |noticeably |visibly |way |a lot |more |definitely |really |even |already |a bit |younger and )*(?:smoother|softer|brighter|plumper|firmer|younger|clearer|tighter|more even|glowing|radiant|glowy|even toned|less (?:gr[ae]y|dull|tired|wrinkled|dry))\b/,
    ],
    [
      "+",
      /\b(?:first time in (?:years|\w+ years)|could|can|able to) (?:\w+ ){0,4}?(?:without|skip|w\/out) (?:wearing |any |my )*(?:foundation|concealer|makeup|make up)\b/,
    ],
    ["+", /\b(?:i['’]m|i am|my (?:skin|face) is|skin) glowing\b/],
    [
      "-",
      /\b(?:ca ?n['’]t|can ?not|do ?n['’]t|did ?n['’]t|have ?n['’]t|has ?n['’]t|not|never|no|zero|any) (?:really |say i |honestly |even )*(?:see|saw|seen|notice|noticed|visible) (?:any |a |much |real |big |visible |significant |huge )*(?:difference|change|results?|improvement)\b/,
    ],
  ],
  absorption: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bhardly) (?:\w+ )?)\b(?:disappears|vanishes|melts|sinks|soaks|drinks|absorbs|absorbed|sank) (?:right |straight |quickly |nicely |beautifully |fast |immediately |easily |really |fully |completely )*(?:in(?:to)?(?: (?:my |the )?skin)?|away)? ?(?:as you rub|when (?:i|you) rub|in (?:a (?:few )?(?:minutes?|seconds?)|seconds|minutes|no time|right away)|with no (?:shine|residue|film)|quickly|fast|immediately|right away|within|without)\b(?! (?:cracking|the skin))/,
    ],
    [
      "+",
      /\b(?:no|without(?: a| any)?|zero|(?:does|did)(?: ?n['’]t| not) leave (?:a |any |that |me |behind (?:a|any) )*|never leaves (?:a |any )?)(?:(?:(?:greasy|sticky|oily|tacky|heavy|shiny|filmy|white),? ?(?:or |and )?)+(?:residue|film|shine|layer|feel(?:ing)?|after ?feel)|residue|shine|stickiness|tackiness|greasiness)\b/,
    ],
  ],
  scent: [
    [
      "-",
      /\b(?:perfume|fragrance|scent|smell|odor|odour|aroma) (?:is|was|in (?:it|this) is) (?:\w+ ){0,3}?(?:too (?:strong|much|heavy)|overpowering|overwhelming|strong|nauseating|sickening|awful|terrible|horrible|intense|unpleasant|old[- ]fashioned|headache)\b(?<!\b(?:not|n['’]t|never) .{0,30})/,
    ],
    [
      "-",
      /\b(?:heavy (?:floral )?|overpowering |strong (?:chemical )?|overwhelming |awful |cheap |sickly |terrible |nasty |weird |horrible |artificial |too much )(?:perfume|fragrance|scent|aroma|odor|odour)\b(?<!\b(?:no|not|n['’]t|without|any) .{0,30})/,
    ],
    [
      "-",
      /\b(?:smells?|smelled|smelling) (?:just |exactly |a bit |kind of |a lot )*like (?:my |an? |some |your |old )*(?:great[- ]aunt|grandma|grandmother|granny|old lad(?:y|ies)|funeral|cheap perfume|chemicals?|bathroom cleaner|urinal|cat pee|mothballs|burnt|rotten)\b/,
    ],
  ],
  dispenser: [
    [
      "-",
      /\bpump (?:\w+ )?(?:stopped|quit|broke|jams?|jammed|got stuck|is stuck|gets stuck|clogs?|clogged|does ?n['’]t|did ?n['’]t|would ?n['’]t|wo ?n['’]t|will not|never|failed|spits|is broken|was broken|has begun|gave out|dispenses nothing|does not|did not)\b/,
    ],
    [
      "-",
      /\b(?:pump|push|press|pushes) (?:\w+ ){0,3}?(?:six|seven|several|many|ten|multiple|\d+|a dozen|so many|five) (?:\w+ ){0,3}?times (?:to|before|just)\b/,
    ],
    [
      "-",
      /\b(?:third|quarter|half|lot|bit|plenty|product|cream|lotion|inch|rest) (?:of (?:it|the \w+) )?(?:(?:is|was|were|still|that['’]s|gets|got) )?(?:left|stuck|trapped|remaining|wasted) (?:in(?:side)?|at|on|beneath|under) (?:the |this )?(?:bottom|bottle|tube|jar|container|there|sides|pump|it)\b/,
    ],
    [
      "-",
      /\b(?:ca ?n['’]t|can ?not|could ?n['’]t|unable to|impossible to|no way to|hard to) (?:get|reach|squeeze) (?:at |out )?(?:the (?:last|rest|remaining|bottom)|what['’]s left|all (?:of )?(?:the|it))\b/,
    ],
    [
      "-",
      /\b(?:cut|saw|sawed|cutting|sawing|slice|pry|break) (?:\w+ )?(?:it |the (?:bottle|tube|jar|container|bottom|top|\w+) )?(?:\w+ )?open (?:\w+ ){0,4}?(?:to (?:get|use|reach)|get)\b/,
    ],
  ],
  defect: [
    [
      "-",
      /\b(?:had|has|was|with|came with|arrived with|arrived without|came without|without|there was) (?:no |any |a |the )*(?:protective |inner |safety |foil |plastic )*(?:seal|foil|film)(?= ?[.,!;]|$| (?:on|under|over|and|at|around|inside)\b)(?<!\b(?:with|was|had|has|came with|arrived with) (?:a |the )*(?:protective |inner |safety |foil |plastic )*\w+)/,
    ],
    [
      "-",
      /\b(?:already |long |had |has |was |is |were |are |product |it |cream )+expired\b(?! (?:warranty|card|coupon))|\bexpired (?:product|already|when|by the time|months|in \w+|last|two|a year)\b|\bpast (?:its|the|their) (?:expiration|expiry|use by|best by|best before|sell by)(?: date)?\b/,
    ],
  ],
};
