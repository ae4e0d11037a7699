import type { Wordings } from "./wording.ts";

export const CLIMATE_WORDINGS: Wordings = {
  cools: [
    [
      "+",
      /(?<!(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) .{0,30})\b(?:cools?|cooled|drops?|dropped|brought|brings|lowers|lowered) (?:down )?(?:the |my |our |his |her |a |whole |entire |upstairs |sunny |stuffy |temperature |temp |in |of )+(?:(?:room|bedroom|living room|house|home|office|garage|basement|bathroom|apartment|shop|workshop|cabin|den|kitchen|studio|tent|camper|rv|van|trailer|nursery|sunroom|attic|addition|porch|greenhouse|dorm|shed|barn)|temperature|temp) (?:(?:[\w'’-]+ ){0,2})?(?:down|(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several) degrees|from|by (?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several)|quick(?:ly)?|fast|in (?:minutes|no time|(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several))|to \d+|nicely)\b/,
    ],
    [
      "+",
      /\b(?:like|into) (?:a |an |the |being in )+(?:cold |walk ?in )?(?:ice ?box|meat locker|walk ?in freezer|arctic|igloo|hurricane|wind tunnel|gale)\b(?! (?:door|magnet|light|bag|space|burn|fox))(?<!\b(?:sounds?|loud|noise).{0,30})/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:feel|felt) (?:the |a |it |that |its |nice |good |great |cool |cold |strong |steady )*(?:breeze|air ?flow|air|wind|it) (?:from |all the way |clear )*(?:across|at the far|on the other side|over on|(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several) feet)\b|(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:moves|moved|pushes|pushed|puts out|throws|blows|circulates|kicks out|cranks out) (?:out )?(?:a (?:ton|lot|boatload|great deal|good amount|surprising amount)|so much|tons|plenty|some serious|serious|lots) (?:of )?(?:cold |cool |strong )*(?:air|wind|breeze|airflow)\b/,
    ],
    [
      "+",
      /\b(?:blows|blew) (?:the |my |all |our )+(?:papers?|curtains?|hat|hair|bills|napkins|mail|receipts) (?:right |clean )?(?:off|around|across|everywhere|all over|back|about)\b|\b(?:need|needed|grabbed|pulled up|reach for|sleep under|slept under|sleeping under|wearing) (?:the |a |my |an extra |another )+(?:blankets?|sweater|hoodie|covers|comforter|quilt) (?:(?:[\w'’-]+ ){0,2})?(?:in (?:july|august|june|the summer|a heat)|in front of)/,
    ],
    [
      "+",
      /\b(?:no longer|no more|stopped|quit|have(?: not| ?n['’]?t)) (?:wak(?:e|es|ing|en)|woken) up (?:sweaty|drenched|soaked|in a (?:sweat|pool)|hot)\b|\b(?:survived?|got (?:me|us) through|gets (?:me|us) through|slept (?:great|fine|well) (?:in|through|during)) (?:the |our |this |a |last )*(?:heat ?wave|hot flash(?:es)?|\w+ summer|heat dome)\b/,
    ],
    [
      "-",
      /\b(?:barely|hardly|scarcely|can barely|can hardly|could barely|(?:can ?not|ca ?n['’]?t|(?:could|wo|would|does|did)(?: not| ?n['’]?t)|will not)) (?:even |really )?(?:feel|cool|cools|move|moves|stir|stirs|push|pushes|ruffle|flutter) (?:the |a |any |much |my )*(?:air|breeze|room|curtains?|sheet of paper|wind|airflow|bedroom|closet|tissue)\b(?! (?:freshener|bubbl|mattress|hose|leak))/,
    ],
    [
      "-",
      /\b(?:blows|blew|moves|pushes|pushed|circulates|recirculates|blowing|moving|pushing) (?:nothing but |just |only |the (?:same )?|around )*(?:hot|warm|luke ?warm|stale) air\b|\blike (?:a |an |someone |somebody |being )*(?:(?:[\w'’-]+ ){0,1})?(?:breathing on|sneez(?:e|ing)|asthmatic|blowing through a straw|mouse breathing|butterfly)\b|\b(?:weak|pathetic|feeble|puny|wimpy|measly|pitiful) (?:little )?(?:breeze|air ?flow|puff|fan|air conditioner)\b/,
    ],
    [
      "-",
      /\b(?:have|had|has|need|must|you) (?:to )?(?:sit|be|stand|lean|sleep|put (?:it|your face)) (?:(?:[\w'’-]+ ){0,4})?(?:inch(?:es)?|a foot|right|two feet|(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several) feet|directly) (?:in front of|from|away) (?:(?:[\w'’-]+ ){0,3})?(?:to (?:feel|get any|notice)|before you feel)\b|\bstill (?:sweating|sweltering|dripping with sweat|roasting)\b/,
    ],
  ],
  warmsRoom: [
    [
      "+",
      /(?<!(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) .{0,35})\b(?:heats|heated|warms|warmed) (?:up )?(?:the |my |our |a |this |his |her |whole |entire |drafty |big |small |large |old |little |good[- ]sized |uninsulated |\d+x\d+ )*(?:(?:room|bedroom|living room|house|home|office|garage|basement|bathroom|apartment|shop|workshop|cabin|den|kitchen|studio|tent|camper|rv|van|trailer|nursery|sunroom|attic|addition|porch|greenhouse|dorm|shed|barn)) (?:(?:[\w'’-]+ ){0,1})?(?:up|in|within|nicely|fast|quick(?:ly)?|like|just fine|beautifully|wonderfully|evenly|perfectly|no problem|with ease|even)\b|\b(?:had|has|got|gets|keeps|kept) (?:the |my |our )(?:(?:[\w'’-]+ ){0,3})?(?:(?:room|bedroom|living room|house|home|office|garage|basement|bathroom|apartment|shop|workshop|cabin|den|kitchen|studio|tent|camper|rv|van|trailer|nursery|sunroom|attic|addition|porch|greenhouse|dorm|shed|barn)) (?:so |nice and |very |really )?(?:toasty|warm|comfy|comfortable|cozy) (?:in|within|all|even|when|down to|through)\b(?<!(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) .{0,40})/,
    ],
    [
      "+",
      /(?<!\b(?:not|n['’]?t|less than) (?:[\w'’-]+ ){0,2})\b(?:toasty|toasty warm) (?:in (?:the|my|here)|all (?:winter|night|day)|even when|office|bathroom|garage)\b|\b(?:takes|took|knocks|knocked|cuts) (?:the |all the |that |morning )+(?:chill|edge|frost|damp) (?:right )?(?:off|out)(?: of)? (?:the |my |our |a )?(?:(?:room|bedroom|living room|house|home|office|garage|basement|bathroom|apartment|shop|workshop|cabin|den|kitchen|studio|tent|camper|rv|van|trailer|nursery|sunroom|attic|addition|porch|greenhouse|dorm|shed|barn)|air|morning)\b/,
    ],
    [
      "+",
      /\b(?:shorts|t-?shirt|bare ?foot|short sleeves|without a (?:coat|jacket)|took (?:my|the) (?:coat|jacket) off|took off my (?:coat|jacket)) (?:(?:[\w'’-]+ ){0,2})?in (?:january|february|december|the (?:garage|shop|basement))\b|\bfrom (?:\d+|forty|fifty|thirty)(?: degrees)? (?:up )?to (?:\d+|sixty|seventy)(?: degrees)? (?:in|within)\b|\b(?:turn(?:ed|ing)?|set|keep|lowered) (?:down )?(?:the |my |our )(?:furnace|thermostat|central heat)(?: down| way down| off| back)\b/,
    ],
    [
      "-",
      /\b(?:still|could still|can still) (?:(?:[\w'’-]+ ){0,1})?(?:see (?:my|your|our) breath|shivering|freezing|wearing (?:a |my )?(?:coat|hat|gloves|jacket|parka|mittens)) ?(?:(?:[\w'’-]+ ){0,2})?(?:with (?:it|this)|after|on high|in (?:the|my|here)|next to|all|hours|$)/,
    ],
    [
      "-",
      /\b(?:barely|hardly|scarcely|can barely|could barely|(?:can ?not|ca ?n['’]?t|(?:could|wo|would|does|did)(?: not| ?n['’]?t)|will not)|never) (?:even |really |actually )?(?:warms?|heats?|takes? the chill off|raise[sd]?|warmed|heated) (?:up )?(?:the |my |our |a |even |small |little |tiny |anything |temp(?:erature)? |of )*(?:(?:room|bedroom|living room|house|home|office|garage|basement|bathroom|apartment|shop|workshop|cabin|den|kitchen|studio|tent|camper|rv|van|trailer|nursery|sunroom|attic|addition|porch|greenhouse|dorm|shed|barn)|closet|chill|temp(?:erature)?|desk|toes|air)\b|\b(?:blows|puts out|pushes|blowing) (?:nothing but |just |out |only )*(?:cold|cool|chilly|luke ?warm|barely warm) air\b/,
    ],
    [
      "-",
      /\b(?:candles?|hair ?dryer|toaster|light ?bulb|match|my (?:dog|cat)) (?:puts out|gives(?: off)?|would (?:heat|give|put out|be)|throws|makes) (?:(?:[\w'’-]+ ){0,1})?(?:more (?:heat)|warmer|better)\b|\b(?:have|had|need) to (?:sit|hug|be|stand|huddle) (?:(?:[\w'’-]+ ){0,3})?(?:on top of|right next to|right in front of|inches) (?:(?:[\w'’-]+ ){0,4})?(?:warm|heat)\b/,
    ],
  ],
  airCare: [
    [
      "+",
      /\b(?:no more|no longer|stopped|have(?: not| ?n['’]?t) had|has(?: not| ?n['’]?t) had|goodbye|fewer|cured|not one|ever since (?:(?:[\w'’-]+ ){0,4})no) (?:waking up |wake up |any |a |single |with |my |the |bad |morning |so many |those )*(?:sneezing|stuff(?:y|ed)(?: up)?(?: nose)?|congest(?:ed|ion)|nose ?bleeds?|bloody nos(?:e|es)|dry (?:nose|throat|mouth|sinuses)|cracked lips|static shocks?|allergy (?:attacks?|symptoms)|musty|coughing|wheezing|smoke smell|sinus (?:headaches?|infections?)|asthma attacks?|scratchy throats?|sore throats?|sniffles)\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:breathe|breathing|breathes) (?:so |a lot |much |way |noticeably )*(?:better|easier) (?:at night|in (?:here|the|my|our)|since|with this (?:on|running)|now|again)\b|(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\bair (?:in (?:here|there|the (?:room|house)|my (?:room|house)) )?(?:just |actually |really |already |now )?(?:feels?|smells?|is|seems?|felt|smelled) (?:so |much |a lot |noticeably |way |really |definitely |less )*(?:cleaner|clearer|fresher|lighter|crisp(?:er)?|dusty|nicer|purer|easier to breathe|softer)\b/,
    ],
    [
      "+",
      /(?<!(?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never)|\bnot\b) .{0,15})\b(?:dust|pollen|smoke|(?:litter ?box|dog|cat|musty|cooking|paint|basement|cigarette|pet|mildew) (?:smell|odou?r|stink|funk)s?|dampness|dander) (?:levels? )?(?:is|was|are|were|has|have|went|all) (?:pretty much |completely |totally |almost |been |just |nearly )*(?:gone|disappeared|cut in half|way down|vanished|halved|noticeably less|reduced)\b/,
    ],
    [
      "+",
      /\b(?:half as much|half the|a lot less|much less|way less|hardly any|barely any|so much less) (?:dust|pet hair|pollen|dander) (?:around|in (?:the|my|our) (?:house|air|room|bedroom)|settling|floating|build|on (?:the|my|our) (?:furniture|shelves|dresser|tv|nightstand))|\b(?:pulls|pulled|sucks|sucked|collects|wrings|wrung) (?:out )?(?:over |about |almost |at least |up to |(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several) )*(?:full |whole )?(?:pints?|quarts?|gallons?|buckets?|tanks?|liters?|bucket ?full) (?:of water )?(?:out of|from|a day|per day|every day|overnight|in)\b|\bfilter (?:was|came out|turned) (?:already |completely |so |disgusting |full of |covered in )*(?:black|gray|grey|brown|caked|furry|filthy|disgusting)\b/,
    ],
    [
      "-",
      /\bstill (?:sneezing|wak(?:e|es|ing) up (?:stuffy|congested)|sneeze|smell(?:s)? (?:musty|my neighbor['’]??s|the (?:litter ?box|cat|smoke|dog))|have to dust|getting nose ?bleeds|as (?:dusty|humid|damp|musty|stuffy))\b|\bas (?:dusty|humid|musty|stuffy|smoky|damp) as (?:before|ever)\b/,
    ],
    [
      "-",
      /\b(?:no|have(?: not| ?n['’]?t) noticed (?:a|any|much)|did(?: not| ?n['’]?t) notice (?:a|any|much)|does nothing (?:for|about)|did nothing (?:for|about)) (?:difference |change |improvement )?(?:at all )?(?:in |with |to |on |for |about )(?:the |my |our |his |her |amount of )*(?:(?:[\w'’-]+ ){0,1})(?:air(?: quality)?|dust|allergies|humidity|smells?|odou?rs?|breathing|sinuses|asthma|smoke|dander|congestion)\b(?! (?:mattress|fryer|pressure|collection))/,
    ],
    [
      "-",
      /\b(?:humidity|hygrometer|air quality (?:number|light|meter)) (?:(?:[\w'’-]+ ){0,3})?(?:did(?: not| ?n['’]?t)|has(?: not| ?n['’]?t)|never|wo(?: not| ?n['’]?t)|barely|hardly) (?:even |ever )?(?:budged?|moved?|changed?|drops?|dropped|rose|rise)\b|\b(?:not (?:a|one|even a)|barely a|hardly a) (?:drop|cup|tablespoon) (?:of (?:water|moisture) )?(?:in the (?:air|tank|bucket)|after|collected)\b|\bfilter (?:still )?(?:looks|looked|is|was) (?:still )?(?:brand new|like new|white as snow|spotless) after\b/,
    ],
  ],
};
