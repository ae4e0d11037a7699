import type { Wordings } from "./wording.ts";

export const AUTO_OFF_WORDINGS: Wordings = {
  autoOff: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:shuts?|turns?|switch(?:es)?|powers?|clicks?|cuts?|goes|clicked|shut|turned|switched) (?:itself |it )?(?:off|(?<!goes )down|to sleep) (?:by itself |on its own |all by itself )?(?:(?:[\w'’-]+ ){0,1})(?<!goes off )(?:automatically|all by itself|right when|where you (?:tell|set)|before it (?:overflows?|overheats?|burns?|boils)|as soon as (?:it['’]?s|the water|it (?:boils|is|reaches|hits)|you (?:leave|lift|take|put|set|let)|i (?:leave|lift|take|put|set|let))|once (?:it|the water|they|you) (?:boils?|is|are|reaches|hits|gets)|when (?:it['’]?s (?:done|full|finished|empty|hot|ready|tipped|not)|(?:it|the water) (?:boils|is (?:done|full|finished|boiling|hot|empty|ready|dry)|reaches|hits|tips|falls|gets)|you (?:close|lift|walk|leave|put|set|let)|i (?:close|lift|walk|leave|put|set|let|forget)|nobody|no one|full|done|finished|tipped|empty|not in use|the (?:lid|bowl|tank|bag|bin|water|door|battery) (?:is|fills|gets|runs|closes)))\b(?<!(?:not|never|n['’]t|nt) (?:\S+ ){1,8}\S+)/,
    ],
    [
      "+",
      /\b(?:forget|forgot|forgotten|fell asleep|fall asleep|walk(?:ed)? away|leave|left|distracted|doze off|nod off|dozed off) .{0,40}\b(?:it|and|but|has|had) (?:(?:[\w'’-]+ ){0,2})(?:shuts?|turns?|turned|switch(?:es|ed)|cuts?|clicks?|clicked|powers?) (?:it)?(?:self)? ?(?:off|down)\b(?<!(?:not|never|n['’]t|nt) (?:\S+ ){1,6}\S+)/,
    ],
    [
      "+",
      /\b(?:no|never|not|n['’]?t|without|stopped|quit|less) (?:more |have to |having to |need to |had to |longer )*(?:worry|worry(?:ing)?|panic(?:king)?|lie awake|lying awake|wonder(?:ing)?|turn(?:ing)? around|drive back|fret|stress(?:ing)?) (?:(?:[\w'’-]+ ){0,5})(?:left (?:it|the \w+) (?:on|plugged)|leaving (?:it|the \w+) on|turned (?:it|the \w+) off|forgetting (?:it|to turn)|burning (?:the house|down)|forgot to (?:turn|unplug)|is still on|turning it off|to turn it off|shutting it off)\b/,
    ],
    [
      "+",
      /\b(?:auto(?:matic)?[- ]?(?:shut[- ]?)?off|auto shut[- ]?down|sleep timer|shut[- ]?off timer|shut[- ]?off) (?:(?:[\w'’-]+ ){0,3})(?:works?(?! only)|saved|kicks? in|kicked in|peace of mind|gives me|is (?:(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*)(?:life ?saver|great|wonderful|blessing|brilliant|genius|nice|plus|bonus|must|godsend|peace|perfect|handy|lovely|relief)|stops it before|shuts it (?:off|down))\b(?<!(?:not|never|n['’]t|nt|stopped) (?:\S+ ){0,3}\S+)/,
    ],
    [
      "+",
      /(?<!dont |n['’]t |not |never )\b(?:love|like|appreciate|nice|great|glad|thank god|relief|reassuring|comforting|happy) (?:(?:[\w'’-]+ ){0,3})(?:it |for the |about the |with the |the |an? )(?:(?:[\w'’-]+ ){0,1})(?:shuts? (?:itself )?off|turns? (?:itself )?off|auto(?:matic)?[- ]?(?:shut[- ]?)?off|goes off by itself|powers itself|switches itself)\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})(?<!sleeve |we |i |you |backlight .{0,20}|alarm |they )\b(?:shuts|turns|switches|cuts|powers|clicks|goes(?= off (?:in|mid|before|while|during|on me|after))|shut|turned|kicks) (?:itself )?(?:off|down) (?:(?:[\w'’-]+ ){0,1})(?:in the middle|mid\b|mid-|halfway|half way|part way|partway|before (?:it['’]?s (?:done|finished|hot|ready)|i['’]?m (?:done|finished)|the (?:\w+) (?:is|are|gets?|boils?)|you['’]?re|i (?:am|can|even|get)|boiling|it (?:gets|is|reaches|boils|finishes))|every (?:few|couple of|(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|a couple(?: of)?|a few|several|half an?)|time|so often|other) ?(?:minutes|seconds|hours|i|you)?|while (?:i|you|it|still|my|the|in use|we)|too (?:soon|early|quickly|fast)|at random|for no (?:apparent )?reason|randomly|whenever|on (?:me|you|us)\b|at the (?:worst|slightest|wrong)|during|if (?:you|i) (?:so much|bump|touch|move|even|breathe)|without (?:warning|reason|me)|constantly|all the time|when the bass|unexpectedly|after (?:just |only |about |like )*(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|a couple(?: of)?|a few|several|half an?) |a )?(?:seconds?|minutes?|uses?))\b(?<!(?:not|never|n['’]t|nt) (?:\S+ ){1,8}\S+)(?<!\b(?:when|if|you|i|and|to|we|can) (?:turn|shut|switch|power|cut) (?:\S+ ){1,4}\S+)/,
    ],
    [
      "-",
      /\b(?:keeps?|kept|constantly|randomly|always|continually|repeatedly|suddenly) (?:(?:[\w'’-]+ ){0,1})(?:shutting|turning|switching|powering|cutting|clicking|shuts|turns|switches|powers|cuts) (?:itself )?(?:off|down|itself off)\b(?<!(?:not|never|n['’]t) (?:\S+ ){1,4}\S+)/,
    ],
    [
      "-",
      /\b(?:does ?n['’]?t|doesn['’]?t|wo n['’]?t|won['’]?t|never|does not|will not|did ?n['’]?t|didn['’]?t|failed to|forgets to) (?:(?:[\w'’-]+ ){0,1})(?:shut|turn|switch|power|shuts|turns|switches|click|go) (?:itself )?(?:off|down|to sleep) (?:(?:[\w'’-]+ ){0,1})(?:by itself|automatically|on its own|when|after|until|unless|like|at (?:the )?boil\w*|itself|once|as it)\b(?!.{0,20}\b(?:you|i) (?:need|use|don)\b)/,
    ],
    [
      "-",
      /\b(?:no|lacks?(?: an?)?|without(?: an?)?|missing(?: an?)?|does ?n['’]?t have (?:an?)?|has no|there['’]?s no|needs an?) ?(?:auto(?:matic)?[- ]?(?:shut[- ]?)?off|auto shut[- ]?down|automatic shut[- ]?off|sleep timer|shut[- ]?off timer|auto power off|way to (?:know|tell) (?:it['’]?s|if it['’]?s) (?:still )?on)\b/,
    ],
    [
      "-",
      /\b(?:auto(?:matic)?[- ]?(?:shut[- ]?)?off|auto shut[- ]?down|shut[- ]?off) (?:(?:[\w'’-]+ ){0,3})(?:is (?:(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*)(?:pain|annoying|joke|aggravating|maddening|useless|nuisance|broken|overzealous|sensitive|touchy|short|quick|fast|soon|aggressive)|(?:won['’]?t|wo n['’]?t|will not|does ?n['’]?t|does not|do ?n['’]?t|do not|did ?n['’]?t|did not|would ?n['’]?t|would not|can ?not|can ?n['’]?t|could ?n['’]?t|refuses? to|refused to|never|no longer) work|failed|stopped|never works?|drives me|kicks in (?:too|way|before|every|mid))\b/,
    ],
    [
      "-",
      /\b(?:came|come|got|went|woke|wake|walked) (?:(?:[\w'’-]+ ){0,3})(?:home|back|up|in|downstairs|morning) (?:(?:[\w'’-]+ ){0,3})(?:and|to find|to|it was|to see)? ?(?:(?:[\w'’-]+ ){0,3})(?:still (?:on|running|hot|heating|boiling|going)|left on|had (?:been|stayed) on|been on all)\b/,
    ],
  ],
  cupHolder: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:fits?|fit|slides?|drops?|goes|sits|stands|slips?|rides|settles|slots|lives|pops|nestles|works|stays) (?:right |perfectly |snug(?:ly)? |nicely |fine |great |just |easily |down |neatly |securely |well |perfect |in |even |both |actually |beautifully |comfortably |tight |solid )*(?:in|into|in to|inside|with)? ?(?:the |my |every |all |both |any |most |his |her |our |a |your |standard |of |regular ){1,7}(?:[\w'’-]+ ){0,3}(?:cup|drink) ?-?holders?(?! (?:only|if|but|with the adapter|is|was|phone|mount|adapter))/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:fits?|drops?|slides?|goes|sits) (?:right |perfectly |snug |nicely |fine |just |easily |down )*(?:in|into) (?:the|my|both|every) (?:holders?|console) (?:in|of|on|and|with|perfectly|no)/,
    ],
    [
      "+",
      /\b(?:narrow|skinny|slim|small|thin|tapered|slender|right size|perfect size|made) (?:enough |bottom |base |at the bottom |down )*(?:to |that |so |and |it |for |even |will |fits? |go |goes |sit |sits |drop |drops |slide |slides |in |into |the |my |a |any |all |most |our |every |both )+(?:[\w'’-]+ ){0,3}(?:cup|drink) ?-?holders?/,
    ],
    [
      "+",
      /\b(?:cup|drink) ?-?holders? (?:in (?:my|the|our) [\w'’-]+ (?:\w+ )?)?(?:takes?|holds?|grips?|fits?|accepts?|swallows) (?:it|this|this one|the (?:bottom|base|cup|bottle|tumbler)) (?:fine|no problem|perfectly|easily|snug|just|great|well|with|without|nicely|right|like)/,
    ],
    [
      "+",
      /\b(?:actually|finally|only one|one that|first one|first cup|first bottle|still) (?:that )?(?:\w+ )?fits? (?:in )?(?:my|the|a|our|every|any) (?:[\w'’-]+ ){0,2}(?:cup|drink) ?-?holders?/,
    ],
    [
      "-",
      /(?:(?:does|do|did|will|wo|has|have|would)(?: ?n['’]?t| not)|never|not once|no longer|refuses? to|refused to) (?:even |quite |really |come close to |sit |anywhere near |actually )*(?:fit|fitting|fits|go|sit|slide|drop|work|stand|stay)(?:s|ting)? (?:right |well |down |all the way |straight |upright |properly |fully |in |into |inside |with |any of |one |a single |either )*(?:the |my |a |any |our |his |her |your |most |standard |regular |normal |of |either ){1,7}(?:[\w'’-]+ ){0,3}(?:cup|drink) ?-?holders?/,
    ],
    [
      "-",
      /\b(?:too|way too|much too|just too|a bit too|a hair too|slightly too|far too) (?:wide|big|fat|large|thick|chunky|tall|top heavy|bulky) (?:at the (?:base|bottom) )?(?:around )?(?:for|to (?:fit|go|sit|slide|drop)(?: in| into| down)*) (?:the |my |a |any |our |his |her |most |standard |every |all |of )*(?:[\w'’-]+ ){0,3}(?:cup|drink) ?-?holders?/,
    ],
    [
      "-",
      /\b(?:rides?|sits|rolls?|rolling|has to (?:ride|sit|go|live|stay)|stuck|travels?|wedged?|wedging|balance|balancing) (?:it |around |down |in |on |with |along )*(?:on|in|between|beside) (?:the|my) (?:passenger (?:seat|side|floor)|floor ?(?:board|mat)|legs while i drive|car seats?|door pocket)\b(?= |[.,!]|$)(?! (?:comfortably|cover|height))/,
    ],
    [
      "-",
      /\b(?:rattles?|wobbles?|tips?|tipped|leans?|falls? over|fell over|pops? out|gets? stuck|got stuck|stuck|jams?|wedges?|flies out|sits (?:too high|crooked|on top|half ?way)) (?:around |over |out |of |itself |in |tight |so |every time |when )*(?:in |of |on )(?:the |my |every |our |any )(?:[\w'’-]+ ){0,2}(?:cup|drink) ?-?holders?/,
    ],
    [
      "-",
      /\b(?:no|not a|n['’]?t a|without a|forget (?:about )?(?:the|your|using)|so much for|useless in|good luck with|hardly any|not one) (?:single |any |car |standard |your |the |fitting (?:in|it in) )*(?:[\w'’-]+ ){0,2}(?:cup|drink) ?-?holders?(?: (?:friendly|compatible|will|would|in|can|takes))/,
    ],
    [
      "-",
      /\b(?:had|have|has) to (?:buy|get|order|use|purchase) (?:an? |one of those |a special )*(?:[\w'’-]+ )?(?:cup|drink) ?-?holders? (?:adapter|adaptor|expander|extender|insert)/,
    ],
  ],
};
