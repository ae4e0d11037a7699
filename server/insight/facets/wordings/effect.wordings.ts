import type { Wordings } from "./wording.ts";

export const EFFECT_WORDINGS: Wordings = {
  effect: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})(?<!\b(?:tried to|trying to|could|would|hoping to|help (?:me|you|him|her)|want to) )\b(?:sleep|slept|sleeping|sleeps) (?:\w+ )?(?:like (?:a |an )?(?:baby|rock|log|dead|teenager|kid)|through the (?:whole |entire )?night|(?:so much |much |way |far |a lot )?(?:better|deeper|sounder|longer) (?:than|since|now|with|after|and|at|every|when|because|on)|straight through|(?:a )?(?:full|solid) (?:\d|six|seven|eight|night))\b/,
    ],
    [
      "+",
      /\b(?:pain|ache|aches|aching|stiffness|swelling|bloating|anxiety|cramps?|cramping|heartburn|reflux|migraines?|headaches?|brain fog|hot flashes|night sweats|inflammation|soreness|numbness|tingling|nausea|constipation|sciatica|arthritis|joints?|knees?|back|hips?|sinus(?:es)?|allerg(?:y|ies)|eczema|cravings|restless legs?|vertigo|tinnitus|gout|neuropathy|jitters|hangovers?|charley horses|panic attacks?)(?: \w+){0,4}? (?:(?:is|are|was|has|have|had|were|['’]ve|almost|nearly|completely|practically|totally|all but|finally|already|so|much) )+(?:\w+ )?(?:gone|less|eas(?:ed|ier)|subsided|lessened|better|disappeared|vanished|improved|stopped|down|decreased|lifted|diminished|under control|calmed|settled|reduced|cut in half|faded|manageable|loosened|cleared|quieter|milder|a thing of the past)\b(?<!(?:\bnot|n['’]t|no|never|hope|hoping) (?:[\w'’-]+ ){0,4}\w+)/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})(?<!n['’]t say .{0,30})(?<!\b(?:if it (?:would|will|can)|hoping|supposed|claims?|wish) .{0,30})\b(?:took|takes|keeps?|kept|knocks?|knocked|got rid of|eases?|eased|cured?|cures|stopped|stops|dulls|dulled|helps?|helped|relieves?|relieved|melts?|melted|calms?|calmed|kills?|killed|ended|settled|settles|reduced|lessens?|erases?) (?:\w+ )?(?:away )?(?:the |my |his |her |our |all (?:of )?(?:my |the )?|most of (?:my|the) |those )(?:\w+ ){0,3}?(?:pain|ache|aches|stiffness|swelling|bloating|anxiety|cramps?|heartburn|reflux|migraines?|headaches?|brain fog|hot flashes|night sweats|inflammation|soreness|numbness|nausea|constipation|sciatica|arthritis|nerves|cravings|restless legs?|plantar fasciitis|tummy|stomach|itch(?:ing)?|cough|congestion|panic|spasms?|knots?)\b(?! (?:in (?:the|his|her) (?:fur|coat|hair)|out of (?:assembly|setup|cleaning|the)|of (?:assembl|clean|setting)))/,
    ],
    [
      "+",
      /\b(?:more|so much|tons of|a lot of|lots of|boost(?:s|ed)? (?:in |of |my )?|extra|steady|sustained|all[- ]day|clean|smooth|have the|got my|real) (?:\w+ )?energy(?: \w+){0,3} (?:without|all day|through|no crash|than|since|and|to|throughout|in the|back|now|at|crash)\b(?<!(?:\bnot|n['’]t|no|need|want|uses?) (?:[\w'’-]+ ){0,3}\w+.*)/,
    ],
    [
      "+",
      /\b(?:can|could|able to|i['’]?m) (?:now |finally |actually |once again |even |back to )*(?:walk(?:ing)?|climb(?:ing)?|bend|kneel|open jars|get out of bed|get up|stand|sleep(?:ing)?|run(?:ning)?|dance|go up|make a fist|lift|turn my|squat|sit|garden(?:ing)?|grip|knit|play|function|focus|breathe|type|move|take the stairs)(?: \w+){0,5} (?:again|without (?:\w+ )?(?:pain|wincing|limping|a cane|hurting|waking|groaning|aching|discomfort|coffee|my cane)|pain[- ]free|like i (?:used|did)|for the first time)\b/,
    ],
    [
      "+",
      /\b(?:stopped|quit|off|cut back on|no longer (?:need|take|taking)|down to|weaned off|gave up|ditched|have ?n['’]?t (?:needed|taken|touched|had to take|reached for)) (?:\w+ )?(?:taking )?(?:my |the |any |an? |all )?(?:\w+ )?(?:advil|ibuprofen|tylenol|aleve|motrin|pain ?(?:killers?|pills?|meds)|ambien|melatonin|antacids?|tums|prilosec|excedrin|sleeping pills?|coffee|naps?|laxatives?|antihistamines?|zyrtec|claritin|prescription|meds|medication|xanax|cane)\b/,
    ],
    [
      "+",
      /\b(?:feel|feeling|feels|felt) (?:\w+ )?(?:like (?:a |i(?:['’]?m| am) )?(?:\w+ )?(?:new (?:man|woman|person)|myself again|different person|human again|my old self|\d+ again|twenty again|a kid again|a million)|(?:\d+|ten|twenty) years younger|(?:so much |much |way |a lot |noticeably |definitely |more )+(?:alert|focused|calm(?:er)?|relaxed|rested|energetic|energized|awake|balanced|even|clear[- ]?headed|present|looser|limber|regular|like myself)|the difference|a (?:real|huge|big|definite|noticeable) difference)\b(?<!(?:\bnot|n['’]t|never) (?:[\w'’-]+ ){0,3}(?:feel|feeling|feels).*)/,
    ],
    [
      "+",
      /\b(?:when(?:ever)?|if|the (?:week|day|days|weeks)|every time|as soon as|once) (?:i|he|she|we) (?:\w+ )?(?:stop(?:ped)?|skip(?:ped)?|forget|forgot|ran out|run out|miss(?:ed)?|quit|go without|went without|do ?n['’]?t take|did ?n['’]?t take)(?: \w+| ,){0,6} (?:pain|ache[sd]?|came back|comes? (?:right )?back|feel it|felt it|notice|noticed|difference|hurts?|regret|return(?:s|ed)?|stiff|cranky|tired|back to)\b/,
    ],
    [
      "+",
      /\b(?:cholesterol|ldl|vitamin d|vit d|a1c|iron|ferritin|b12|blood pressure|bp|levels?|numbers|labs?|blood ?work|triglycerides|hemoglobin|blood sugar|glucose|doctor|psa|thyroid|uric acid)(?: \w+){0,5} (?:dropped|went (?:up|down|from)|came (?:back|down|up)|is (?:up|down|normal|finally)|are (?:up|down|normal|finally|back)|improved|rose|normal(?:ized)?|better|climbed|impressed|pleased|thrilled|happy|amazed|delighted|back to normal|in range|doubled)(?: \w+){0,2}(?: (?:to|from|in|after|with|for|points?|now|range|at|since|by)|[.,!]*$)/,
    ],
    [
      "-",
      /\b(?:do ?n['’]?t|did ?n['’]?t|have ?n['’]?t|has ?n['’]?t|ca ?n['’]?t|cannot|never|not|could ?n['’]?t|do not|did not|have not) (?:\w+ )?(?:feel|notice|noticed|felt|tell) (?:a thing|anything|any (?:different|better|difference|more|change|effects?|benefit|relief|calmer|improvement|less)|any\b|a difference|a (?:bit of )?change|much (?:different|of a|of any|difference)|one bit)(?: \w+){0,4}(?: (?:from|after|in|with|taking|at all|yet|so far|when|since|pain|energy|sleep|joints?|than|except|whatsoever|either way|to)|[.,!]*$)(?! (?:on|under(?:neath)?|wearing|through|in my shoe))/,
    ],
    [
      "-",
      /\b(?:still|just as|as) (?:\w+ )?(?:tired|awake|sore|bloated|exhausted|achy|anxious|stiff|wide awake|constipated|hurting|in pain|foggy|congested|cramping|groggy|up (?:half|all) (?:the )?night|waking(?: up)? (?:at|every|three|four|several)|tossing|staring)(?: \w+| ,){0,3}(?: (?:as|after|every|all|at|and|despite|even|before|with|when|months|weeks|until|half)|[.,!]*$)/,
    ],
    [
      "-",
      /\b(?:placebo|sugar pills?|expensive (?:urine|pee|candy|placebo|water|gummy|gummies|vitamins? candy)|tic ?tacs?|flintstones|candy that|like taking (?:nothing|candy|air)|flushing money|snake oil|glorified (?:candy|sugar|caffeine))\b(?<!(?:\bnot|n['’]t|no|maybe|if it['’]s|could be|may be) (?:\w+ ){0,3}\w+.*)(?! (?:or not|effect or))/,
    ],
    [
      "-",
      /\b(?:whole|entire|two|three|four|full|second|third|six|\d+|couple|several|a|one) (?:of )?(?:bottles?|months?|weeks?|boxes|bags?|jars?|tubs?)(?: \w+| ,){0,6} (?:and|later|in|but|with|,) (?:i |my |there(?:['’]?s| is| was) |have |has |still |am |absolutely |he |she |we )*(?:nothing|no (?:change|difference|relief|effect|improvement|results?|help|benefit|noticeable)|zero (?:change|difference|relief|effect|results?)|still (?:\w+ )?(?:hurts?|aches?|ache|tired|bloated|awake|sore|have|get|the same|in pain|wake)|not (?:noticed|felt|feel|seen|a bit|one bit|any)|have ?n['’]?t (?:noticed|felt|seen)|do ?n['’]?t (?:notice|feel)|did ?n['’]?t (?:notice|feel|help)|same (?:pain|aches?|as))\b/,
    ],
    [
      "-",
      /\b(?:lying|laying|lay|lie|wide|lied|laid) (?:there |in bed )?(?:wide )?awake(?: \w+){0,4}|\bstar(?:ing|ed) at the ceiling\b|\b(?:did ?n['’]?t|do ?n['’]?t|does ?n['’]?t|never|not|wo ?n['’]?t) (?:\w+ )?(?:touch|dent|help|ease|relieve|budge|phase|faze|stop|fix|do anything for) (?:with )?(?:the |my |his |her |any )(?:\w+ )?(?:pain|ache|aches|anxiety|cramps?|heartburn|reflux|migraines?|headaches?|bloating|insomnia|sleep|constipation|nausea|swelling|joints?|knees?|back|soreness|arthritis|sciatica|allergies|cough|congestion|restless|energy|mood|cravings|itch\w*)\b/,
    ],
  ],
  massage: [
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:knots?|kinks?|tension|tightness|soreness|stiffness|muscles?|traps|calves|back|shoulders?|neck|hamstrings?|quads|glutes|feet|legs|plantar|it band|hips|body|arches|spasms?|cramps?) (?:(?!not\b|never\b|\w*n['’]?t\b|and\b|but\b)[\w'’-]+ ){0,4}(?:melt(?:s|ed|ing)?|loosen(?:s|ed|ing)?|released?|releases|gone|relax(?:es|ed|ing)?|let(?:s|ting)? go|disappear\w*|like (?:jelly|butter|jello|new|noodles|a noodle)|thank\w*|looser|worked out|ease[sd]?|vanish\w*|feels? (?:so much |much |so |way )?(?:better|great|amazing|looser|human|good|new|wonderful)|felt (?:so much |much |so |way )?(?:better|great|amazing|looser|human|good|new)|turns? (?:in)?to (?:jelly|butter|mush)|unlock\w*|unknot\w*|untie[sd]?|break up|went away|goes away)\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:works?|worked|working|gets?|got|kneads?|kneaded|pounds?|pounded|rolls?|rolled|digs?|dug|beats?|loosens?|loosened|melts?|melted|breaks? up|broke up|smooths?|smoothed|rubs?|rubbed|release[sd]?|finds?|found|hits?|hit|tackles?|irons?|ironed|takes?|took|undoes|undid|eases?|eased|unties|relieves?|relieved|attacks?|reaches|targets?|nails?|obliterat\w*) (?:\w+ ){0,5}(?:knots?|kinks?|tension|tight (?:spots?|muscles|calves|shoulders|neck|back)|sore (?:spots?|muscles|back|neck|feet|calves|shoulders)|trigger points?|sweet spots?|stiffness|tightness|spasms?|(?:the )?right spots?|all the spots|every spot|lactic|cramps|charley horse|aches|soreness)\b/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:as good as|better than|replaced|replaces|cheaper than|saved me|saves me|saving me|instead of|cancell?ed|beats|rivals?|feels? like|it ?['’]?s like|felt like|just like|like having|like getting|skip|fired|no more|don['’]?t need|like) (?:\w+ ){0,5}(?:masseuse|masseur|massage therapist|massage|massages|chiropractor|physical therap\w*|physio\w*|deep tissue|spa|professional|human hands|real hands|real thumbs|someone['’]?s (?:hands|thumbs)|real person|strong hands)\b(?! (?:oil|table|chair (?:pad )?(?:cover|arrived)))/,
    ],
    [
      "+",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:digs? (?:deep|right|in deep|way|in good|in just)|dug (?:deep|right)|hurts? so good|(?:goes|gets|reaches|penetrates|works|really) (?:\w+ )?(?:deep|deeper)|deep (?:in|into|enough|tissue|kneading|pressure|massage)|(?:strong|powerful|deep|intense|plenty of|lots of|serious|great|good|amazing|firm|perfect|nice|right amount of|excellent) (?:\w+ )?(?:pressure|percussion|kneading|punch|massage|power|rub|massages|shiatsu)|packs a punch|pounds? (?:it|them|the|me|my)|fall(?:s)? asleep (?:in|on|while|during|using|under)|fell asleep (?:in|on|while|during|using|under)|puts? me to sleep|(?:moan|groan|purr|drool|ooh)(?:s|ed|ing)|heaven(?:ly)?|pure bliss|bliss|jelly legs|melt into)\b(?! (?:not|isn))/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:too|way too|much too|far too|a bit too|ridiculously) (?:weak|gentle|light|rough|harsh|aggressive|painful|mild|feeble|wimpy|shallow|violent|jarring|bony|brutal|intense|(?:hard|strong) (?:for|on|even|and (?:it|hurts)|to))\b/,
    ],
    [
      "-",
      /(?<!\b(?:more|better|so much more) than )(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:just|only|more like|more of|nothing but|nothing more than|barely|merely|basically|it|simply|like) (?:a |an )?(?:\w+ ){0,2}(?:vibrat\w*|buzz\w*|tickl\w*|phone (?:on|vibrat\w*|buzz\w*)|patting|pats|taps|flutter\w*|wiggl\w*|jiggl\w*|electric toothbrush|joy ?buzzer|pager)\b(?!.*\b(?:love|great|relaxing|perfect)\b)/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:stalls?|stalled|stalling|bogs? down|bogged down|stops|stopped|shuts? (?:off|down)|quits?|gives up|gave up|freezes|jams|slows? down|cuts out) (?:\w+ ){0,5}(?:pressure|press|pressed|push|pushed|lean|leaned|touch|touches|weight on|muscle|contact|sit back)\b/,
    ],
    [
      "-",
      /\b(?:can(?:no|['’]?)t|ca n['’]?t|could ?n['’]?t|could not|can hardly|can barely|could hardly|could barely|hardly|barely) (?:even )?feel (?:it|anything|a thing|much|the|them|any)\b/,
    ],
    [
      "-",
      /\b(?:no|zero|not enough|little|hardly any|lacks?|lacking|not much|without any|needs more|could use more|very little|weak) (?:\w+ )?(?:pressure|power|depth|strength|oomph|punch|kneading|pulse|force|intensity|massage)\b(?! (?:cord|outlet|button))/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:left|leaves|gave|gives|got|end up) (?:me |my \w+ )?(?:\w+ ){0,3}(?:bruis\w*|black and blue|sorer|more sore|welts|worse than|hurting|in (?:more )?pain|a headache)\b/,
    ],
    [
      "-",
      /\b(?:does|do|did|wo|can|could|is|was)(?: not|n['’]?t| n['’]?t) (?:\w+ ){0,2}(?:reach|dig|get|go|hit|touch|loosen|do|relieve|penetrate|work|massage|knead) (?:\w+ ){0,3}(?:deep|deeper|knots?|muscles?|spots?|shoulders?|lower back|neck|anything|a thing|much|tension|hard enough|in enough|out)\b|\b(?:never|not) (?:\w+ )?(?:reaches|hits|gets to|gets anywhere near|touches) (?:\w+ ){0,2}(?:knots?|muscles?|spots?|shoulders?|lower back|neck)\b/,
    ],
    [
      "-",
      /(?<!\b(?:\w*n['’]?t|not|never|without|no|nor|neither|hardly|zero|stop|stops|stopped|prevents?|prevent|cannot|nothing|less|any|wo n['’]?t|if|avoid) (?:\w+ )?)\b(?:pok(?:es?|ed|ing)|grinds?|grinding|digs?|dug|jabs?|jabbing|scrapes?|bangs?|hammers?|stabs?) (?:\w+ ){0,2}(?:my|your|the|his|her) (?:\w+ )?(?:spine|bones?|shoulder blades?|ribs?|vertebrae|tailbone|backbone|collar ?bone)\b|\blike being (?:punched|poked|beaten|elbowed|kicked|stabbed|hit|mugged|beat up)\b/,
    ],
  ],
  combsOut: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:glides?|glided|slides?|slid|goes|went|gets?|got|runs?|ran|works?|worked|combs?|combed|brushes|breezes?|melts?|sails?|cuts?|moves|passes|pulls) (?:\w+ )?(?:right |straight |easily |smoothly |effortlessly )?through (?:\w+ )?(?:the |my |her |his |their |even |all |our |any |wet |thick |curly |long |dry |matted |fine |coarse )*(?:\w+ )?(?:\w+ )?(?:hair|knots?|tangles?|mats?|curls|undercoat|coat|fur|mane|snarls?|tail|locks|coils|wig|extensions|feathering|rat['’]?s nest)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:mats?|tangles?|knots?|snarls?|undercoat|loose (?:hair|fur)|dead hair|rat['’]?s nest|burrs?)(?: \w+){0,4} (?:came|come|comes|fell|falls|slid|slides|melt(?:ed|s)?|worked|popped|(?:is|are|were) gone|disappear(?:ed|s)?|vanish(?:ed)?|brush(?:ed|es)?|combed?|lifts?|lifted)(?: \w+)? ?(?:right |easily )?(?:out|away|apart|loose|in (?:seconds|minutes|one)|without|easily|like butter|off)\b/,
    ],
    [
      "+",
      /\b(?:no|zero|without(?: any| a)?|not a(?: single)?|never any|fewer|less|end of the|goodbye to|stopped the) (?:more )?(?:tears|crying|screaming|yelping|yelps?|ouch(?:es)?|hair pulling|pulling(?: (?:his|her|my) hair)?|tugging|breakage|fuss|meltdowns?|fights?|screams?|snagging|ripping|struggle|drama|ows?|tantrums?)(?: \w+){0,5} (?:brush\w*|comb\w*|detangl\w*|hair|tangles?|knots?|mats?|bath|wash day|curls|coat|groom\w*)\b/,
    ],
    [
      "+",
      /\b(?:enough|so much|that much) (?:\w+ )?(?:fur|hair|undercoat|fluff|wool)(?: \w+){0,5} to (?:\w+ )?(?:make|knit|build|stuff|fill|create|cover|weave) (?:\w+ ){0,2}?(?:another|a |an |second|two|whole|pillows?|sweaters?|small|new|bag|bags|dog|cat)/,
    ],
    [
      "+",
      /\b(?:piles?|handfuls?|balls?|mountains?|clumps?|bags?|garbage bags?|grocery bags?|fistfuls?|wads?|gobs|mounds?|tons|pounds?|a ton|buckets?|baseball|softball|rolls?|shopping bags?|loads|amount|carpets?|sheets?|half|cloud|tumbleweeds?) (?:full |size \w+ |sized \w+ )?(?:of |worth of )(?:\w+ ){0,2}?(?:fur|hair|undercoat|fluff|wool|cat|dog|shed)(?: \w+){0,3} (?:off|out|come|came|in (?:one|five|ten|minutes|just|the (?:brush|comb))|with|each|every|after|from|left|collected)\b(?<!(?:vacuum|sucked|couch|carpet|filter|leaves?|left|sheds?|shedding) (?:[\w'’-]+ ){0,6}\w+.*)/,
    ],
    [
      "+",
      /\b(?:shedding|fur|dog hair|cat hair|hair|hairballs?|tumbleweeds)(?: \w+){0,6} (?:(?:is|has|went|are|have|was|cut) (?:\w+ )?(?:down|way down|less|cut|dropped|reduced|decreased|gone (?:from|down)|in half|by half|disappeared|slowed|stopped|minimal|a fraction|almost)|dropped|went down|stopped)(?: \w+){0,5}(?<=.{0,160})\b(?<=(?:brush\w*|comb\w*|since|using|this|rake|tool|groom\w*|furniture|house|floor|half|down|less|dropped|stopped|gone)\b.{0,40})/,
    ],
    [
      "+",
      /\b(?:(?:my|our|the|his|her) (?:\w+ )?(?:husband|wife|baby|kids?|son|daughter|dog|cat|roommate|boyfriend|girlfriend|toddler|infant|newborn|partner|mom|mother|dad|neighbou?rs?|family|grandson|granddaughter|little one|house|household|whole house)|she|he|they|daughter|toddler|granddaughter|dog|cat|my girls?|my (?:\w+ ){0,2}?(?:dog|cat|doodle|poodle|shih tzu|husky|golden|persian|year old))(?: \w+){0,2} (?:(?:does|do|did)(?: not| ?n['’]?t)|no longer|stopped|never|quit|not once|has ?n['’]?t|actually|even|now|fell asleep|falls asleep|purrs?|asks?|lets?|sits?|loves?|comes? running|rolls? over)(?: \w+){0,4} (?:cry|cries|cried|crying|scream\w*|flinch\w*|yelp\w*|fight\w*|run away|hide|hides|hiding|still|asleep|me brush|being brushed|to be brushed|brush (?:it|her|his|their)|brushed|brushing|combed|under it|comb (?:it|her|his))(?: \w+){0,4}(?<=(?:brush|comb|hair|groom|tangle|detangl|knot|mat|under it)\w*.{0,60})/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:pulls?|yanks?|rips?|tugs?|snags?|pulled|ripped|tore|snagged|yanked|tears|tugged|catches|caught|scratch(?:es|ed)?|scrapes|scraped) (?:at |on |out |up |in )?(?:my |her |his |the |their |our |your |a |chunks of |clumps of |so much )*(?:\w+ )?(?:hair|hairs|fur|coat|scalp|skin|whiskers|curls|ends|strands|undercoat|mane|roots)(?: \w+){0,3}(?: (?:out|like|and|every|when|with|so|bad|badly|hard|from|by|off|instead|until|raw|more|terribly|right|at|each)|[.,!]*$)/,
    ],
    [
      "-",
      /\b(?:skims?|slides?|glides?|goes|just|rides?|brushes|skates?|skips?) (?:right |just |straight )?(?:over|across|on) (?:the )?(?:top (?:of )?(?:of )?)?(?:the |his |her |my |their )?(?:\w+ )?(?:coat|mats?|fur|undercoat|tangles?|hair|knots?)\b(?! and (?:gets|pulls|removes|lifts))/,
    ],
    [
      "-",
      /\b(?:barely|hardly|(?:does|do|did)(?: not| ?n['’]?t)|didnt|doesnt|never|(?:will not|wo ?n['’]?t|would(?: not| ?n['’]?t))|(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t))|not) (?:even )?(?:get|gets|got|picks? up|remove[sd]?|removes|takes?|took|grabs?|grabbed|touch|touches|touched|reach|reaches|penetrate[sd]?|collect|detangle|dent|comb|brush) (?:up |out |any |off |of |much |a |the |his |her |my |through |all |to |into |single |down to |one |enough )*(?:\w+ )?(?:hairs?|fur|undercoat|mats?|tangles?|knots?|snarls?|coat)\b(?! (?:wet|cut|stuck|caught|on my|all over|dryer|tangled|dry|in (?:it|the filter|the brush roll)))/,
    ],
    [
      "-",
      /\b(?:mats?|tangles?|knots?|snarls?)(?: \w+){0,3} (?:(?:are|were|is|was) still|stay(?:ed)?|laugh(?:s|ed)?|remain(?:ed)?|got (?:worse|tighter|bigger)|(?:did ?n['’]?t|do ?n['’]?t|wo ?n['’]?t|would ?n['’]?t) (?:budge|come out|move|come|loosen))(?: \w+){0,2}\b/,
    ],
    [
      "-",
      /\b(?:screams?|cries|cried|yelps?|yelped|screamed|runs? (?:away|and hides)|ran|hides|hid|flinches|snaps|bites?|growls?|winces?|sobs)(?: \w+){0,3} (?:when(?:ever)? (?:i|we|it|she|he)|every time|the (?:minute|moment|second)|as soon as|because it|if i|at the sight)(?: \w+){0,6} (?:brush\w*|comb\w*|pulls?|pulled|tugs?|out|yanks?|hair|coat|mat|tangle|knot|detangl\w*)\b(?<!(?:no longer|n['’]t|never|used to|not|always|before|usually|old (?:one|brush)) (?:\w+ ){0,3}\w+.*)/,
    ],
  ],
  skinGuard: [
    [
      "+",
      /\b(?:did ?n['’]?t|did not|never|have ?n['’]?t|has ?n['’]?t|not once|not|without|no one|nobody|none of us|hasn['’]?t|neither of us) (?:\w+ )?(?:get|gets|got|gotten|getting|turn(?:ed)?|come home|came home) (?:\w+ )?(?:a |one |any |so much as a |even |a single |the least bit )*(?:burn(?:ed|t)?|sun ?burn(?:ed|t|s)?|pink|red|bitten|bites?|bit|eaten|stung|chafed|blisters?|tan lines?|rash|diaper rash)\b(?! (?:flag|of (?:dirt|sand)|from the (?:stove|pan|handle)|by the (?:oven|stove|iron|hot)))/,
    ],
    [
      "+",
      /\b(?:not (?:a|one)(?: single)?|zero|no|without (?:a|one|any)(?: single)?|nary a) (?:\w+ )?(?:bites?|sun ?burn|mosquito(?:es)?|mosquito bites?|ticks?|stink|b\.?o\.?|body odor|pit stains?|sweat stains?|yellow stains?|odor|underarm (?:odor|wetness)|wet (?:spots|marks)|chafing|smelly pits|tan lines?|bug bites?)(?: \w+){0,4}(?: (?:after|all (?:day|night|week|weekend|summer)|on (?:me|my|any|us)|even|in (?:the|a|\d|florida|texas|alaska|maine|minnesota)|since|at|while|when|from|through|under|by|and|despite|during)|[.,!]*$)/,
    ],
    [
      "+",
      /\b(?:still|stay|stays|stayed|staying|kept me|keeps me|keep me|kept him|keeps him|smell|smells|smelled|am|was) (?:\w+ )?(?:smell(?:s|ed|ing)? |smelling )?(?:good|fresh|dry|nice|clean|protected|odor[- ]?free|stink[- ]?free|bite[- ]?free|burn[- ]?free|great|like (?:nothing|soap|roses))(?: \w+){0,3} (?:after|at (?:the end|\d|midnight|bedtime|night|closing)|all day|through|by (?:the end|night|evening|bedtime)|when i (?:get|got) home|even (?:after|in|when|during|on|with)|(?:\d+|twelve|24|ten|twenty[- ]four) hours|from (?:morning|6|5|7|dawn)|until|till|into the)(?! (?:wash|load|cycle|rain))\b(?<=.{0,400})/,
    ],
    [
      "+",
      /\b(?:hot yoga|gym|workouts?|marathon|half marathon|double shift|shift|\d+ ?-?hours?|florida|texas|arizona|phoenix|humid(?:ity)?|heat ?wave|100 degrees?|spin class|kitchen shift|warehouse|july|august|basketball|desert|swimming|ocean|pool|beach|sweating)(?: \w+| ,){0,6} (?:and|with|but|,) (?:\w+ ){0,3}?(?:no (?:stink|smell|odor|b\.?o\.?|burn|sun ?burn|bites?)|still (?:fresh|dry|smell(?:ed)? (?:good|fresh|nice|fine|great))|did ?n['’]?t (?:stink|smell|burn|sweat off|wash off)|not (?:a|one) (?:bite|burn|whiff)|zero (?:burn|stink|odor|bites?|smell))\b/,
    ],
    [
      "+",
      /\b(?:mosquito(?:e?s)?|bugs|gnats|ticks?|flies|no-?see-?ums|black ?flies|skeeters|midges|chiggers|deer flies|horse ?flies)(?: \w+){0,3} (?:leave|left|stay(?:ed)?|ignored?|kept|keep|avoid(?:ed)?|would ?n['’]?t|wo ?n['’]?t|did ?n['’]?t|do ?n['’]?t|turned|hover(?:ed)?|want nothing|never) (?:\w+ ){0,2}?(?:me alone|us alone|him alone|away|clear|land(?:ed)?|come near|go near|touch(?:ed)?|bite|bit|bother(?:ed)?|back|off|near|to do with|at a distance|their distance|me|us)\b(?! (?:alive|up))/,
    ],
    [
      "+",
      /\b(?:lasts?|lasted|holds? up|held up|protects?|protected|stays? on|stayed on|stayed put|goes strong)(?: \w+){0,3} (?:through (?:a |an |my |the |our |hot |two |three |\d |all )*(?:\w+ )?(?:workouts?|gym|swim\w*|sweat\w*|shifts?|yoga|work ?day|day at|beach|pool|marathon|summer|heat|game|practice|dances?|surf\w*|run)|(?:a full|the full|all) (?:24|48|day|\d+ hours)|in (?:the )?(?:pool|ocean|water|heat|humidity|florida|texas|arizona|surf)|even (?:when|if|while) (?:i|sweat|swim))\b(?<!(?:\bnot|n['’]t|never|barely|hardly) (?:\w+ ){0,3}\w+.*)/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:got|came home|came back|ended up|was|were|we['’]?re|am|i['’]?m|left|still|turned|woke up|looked|looking|kids?|husband|nose|shoulders|back) (?:\w+ ){0,2}?(?:sun ?burn(?:ed|t|s)?|burn(?:ed|t) to a crisp|red as|like a lobster|as a lobster|lobster(?: red)?|eaten alive|bitten|bit(?:ten)? (?:up|all over|to)|covered (?:in|with) (?:\w+ )?(?:bites|welts)|(?:\d+|a dozen|ten|twenty|thirty|so many|several|multiple|countless) (?:mosquito |bug )?bites|burn(?:ed|t) (?:badly|bad|anyway|within|after|in (?:an|one|under|\d|twenty|thirty|less)|where|through|worse|even|right))\b/,
    ],
    [
      "-",
      /\b(?:smell|smelled|smelling|stink|stinking|stinks|reek|reeked|reeking|stunk|stank|ripe|rank|funky|musty|b\.?o\.?|pits|armpits?|sweaty|soaked|drenched|dripping|odor|wet)(?: \w+){0,4} (?:by|before|after|within|around|come|in) (?:about |only |just |like |the )*(?:noon|lunch(?:time)?|midday|mid-?morning|10 ?am|11|10|9 ?am|two|2|three|3|four|4|one|an|a few|a couple|half)(?: (?:pm|am|o['’]?clock|hours?|an hour|of hours))?\b(?<=(?:noon|lunch|lunchtime|midday|mid-?morning|am|pm|hours?|clock|an hour))(?<!(?:\bnot|n['’]t|never|no|without) (?:[\w'’-]+ ){0,6}\w+.*)/,
    ],
    [
      "-",
      /\b(?:wears?|wore|worn|washes|washed|sweats?|sweated|rubs?|rubbed|comes?|came|slid|slides|melts?|melted|gives? up|gave up|quits?|quit|fails?|failed|fades?|faded|stops working|stopped working) (?:right |straight )?(?:off |out |away |me )?(?:by|before|within|in|after|around|the (?:minute|second|moment)|as soon as) (?:about |only |just |like |the |an? |you |i |less than |under )*(?:noon|lunch(?:time)?|midday|mid-?morning|hour|two hours|one hour|three hours|four hours|\d hours?|twenty minutes|half an? hour|half hour|ten minutes|\d\d minutes|few hours|couple(?: of)? hours|sweat|sweating|water|swim|pool|get in|start sweating)\b/,
    ],
    [
      "-",
      /\b(?:mosquito(?:e?s)?|bugs|gnats|ticks?|flies|no-?see-?ums|black ?flies|skeeters|midges|chiggers|deer flies)(?: \w+){0,3} (?:loved?|love|laugh(?:ed)?|did ?n['’]?t (?:care|mind)|do ?n['’]?t (?:care|mind|seem)|still (?:landed|bit|bite|biting|swarm\w*|ate|eat|got|attack\w*|feast\w*|find|found|come|came|love)|landed|feast(?:ed|ing)?|drank|treat(?:ed)? it|ate|attack(?:ed)?|swarmed|flew right|bit right|bite right|bite me|bit me|bit us|licked|seem(?:ed)? (?:to (?:love|like|enjoy)|attracted)|were not (?:fazed|impressed|deterred)|were ?n['’]?t (?:fazed|impressed|deterred))\b(?<!(?:before|normally|usually|always|used to) .*)/,
    ],
    [
      "-",
      /\b(?:have|has|had|need|needs|needed|kept|keep|must|you['’]?d|constantly|always) (?:to |having to )?(?:re-?appl(?:y|ying|ied)|re-?spray(?:ing)?|put (?:it|more) on|slather) (?:\w+ ){0,3}?(?:constantly|twice|three|several|all (?:day|the time)|multiple|each|over and|again|by|at (?:noon|lunch)|after (?:an|one|two|\d))\b(?<!(?:\bnot|n['’]t|never|no|without) (?:\w+ ){0,2}(?:have|has|had|need|needs|keep|having).*)/,
    ],
    [
      "-",
      /\b(?:smell|smelled|stink|stunk|stank|sweat|sweated) (?:\w+ )?(?:worse|more|just as (?:bad|much)|like (?:onions?|a (?:goat|locker|teenager|gym|foot)|garlic|i (?:did ?n['’]?t|never|forgot))|right through|through (?:it|my|every|three|the))(?: \w+){0,4} (?:than|with (?:it|this)|deodorant|shirt|shirts|noon|ever|nothing|wearing|on|any|by|after)\b/,
    ],
  ],
};
