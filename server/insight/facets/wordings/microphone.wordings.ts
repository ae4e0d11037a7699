import type { Wordings } from "./wording.ts";

export const MICROPHONE_WORDINGS: Wordings = {
  microphone: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:people|everyone|everybody|friends|coworkers|co-workers|callers?|folks|clients|customers|colleagues|my (?:\w+ )?(?:husband|wife|mom|mother|dad|boss|sister|brother|friends?|daughter|son|coworkers?|clients?|family|team|hairdresser|stylist|dermatologist|esthetician|patients|students))(?: \w+){0,2} (?:says?|said|tells?|told|swears?|swore|comment(?:s|ed)?|thought|think|thinks|notice[sd]?|reports?)(?: me)?(?: that)? (?:i|my voice|my audio|the call|calls)(?: \w+){0,2} (?:sounds?|sounded|comes?|came|was|were|is|am)(?: \w+){0,3} (?:clear(?:er|ly)?|crystal|great|crisp|better|louder|perfect(?:ly)?|fine|like i (?:was|am|['’]?m) (?:right|in the (?:same )?room|next|standing|sitting)|good|natural|loud and clear|amazing|professional|excellent|studio|normal)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:can|could|would|able to) (?:now |still |always |actually |finally |all |both |even )?(?:hear|understand) (?:me|us|every word i|my voice|everything i)(?: \w+){0,2} (?:fine|clear(?:ly)?|crystal|perfect(?:ly)?|loud|over|without|even|better|great|well|good|just|no problem|no matter|with no|now|say|said|while|at|on)\b/,
    ],
    [
      "+",
      /\b(?:no ?(?:one|body)|never|not once|(?:does|do|did)(?: not| ?n['’]?t)|no longer|stopped|without|quit|not|(?:has|have|had)(?: not| ?n['’]?t)|(?:i|we|he|she|it)['’]ve (?:not|never)|never|(?:has|have|had) never)(?: \w+){0,4}? (?:asks?|asked|asking|complains?|complained|complaining|repeat(?:ing|ed)?|had to repeat|say (?:what|huh)|shout(?:ing)?|yell(?:ing)?|"?what"?)(?: \w+){0,3} (?:to repeat|myself|me again|what i said|to speak up|on calls?|about my (?:voice|sound|audio|mic|microphone)|to be heard|into (?:it|the phone))\b/,
    ],
    [
      "+",
      /\b(?:no ?(?:one|body)|(?:people|everyone|everybody|friends|coworkers|co-workers|callers?|folks|clients|customers|colleagues|my (?:\w+ )?(?:husband|wife|mom|mother|dad|boss|sister|brother|friends?|daughter|son|coworkers?|clients?|family|team|hairdresser|stylist|dermatologist|esthetician|patients|students))|(?:does|do|did)(?: not| ?n['’]?t)|had no idea|did ?n['’]?t (?:know|realize)|could(?: not| ?n['’]?t) (?:tell|believe)|never knew|no idea)(?: \w+){0,4} (?:i was|i am|i['’]?m|we were) (?:\w+ )?(?:on (?:a |my |the )?(?:bluetooth|speaker ?phone|headset|earbuds?|hands ?free|highway|motorcycle|bike|treadmill|train|bus|street)|driving|in (?:the|my|a) (?:car|truck|airport|coffee shop|parking lot)|walking|outside|vacuuming|using (?:a |the )?(?:headset|earbuds?|bluetooth|speaker)|at the (?:airport|beach|park|gym)|running|wearing)\b/,
    ],
    [
      "+",
      /\b(?:mic|microphone|mics)(?: \w+){0,3} (?:picks? up|picked up|catches|captures?|captured|hears)(?: \w+){0,3} (?:voice|every word|whispers?|clear(?:ly)?|perfectly|beautifully|from across|without|only|and nothing else|over (?:the|my|traffic|wind))\b(?! ?(?:but|,? only))/,
    ],
    [
      "+",
      /\b(?:mic|microphone)(?: \w+){0,4} (?:is|was|sounds?|works)(?: \w+){0,2} (?:clear|crisp|excellent|great|amazing|superb|fantastic|outstanding|perfect|crystal|spot[- ]on|impressive|studio|surprisingly good|top notch|very good|good enough|better than)\b(?<!(?:\bnot|n['’]t|never) (?:[\w'’-]+ ){0,3}\w+)/,
    ],
    [
      "+",
      /\b(?:filters?|filtered|cuts?|blocks?|blocked|removes?|removed|cancels?|eliminates?|drops|kills|suppress(?:es)?|tunes) (?:out )?(?:\w+ ){0,4}?(?:noise|barking|dogs?|keyboard|typing|wind|traffic|fan|kids|background|lawn ?mower|vacuum)(?: \w+){0,4} (?:on (?:calls|the other|their end|zoom|teams|my end)|(?:from|for) (?:the )?(?:other|callers?|my calls|calls)|when i(?:['’]?m| am)? (?:talk|speak|on a call)\w*|so (?:callers?|people|my clients|they) )/,
    ],
    [
      "-",
      /\b(?:sounds?|sounded|sounding|i sound|saying i(?:['’]?m| was| am)|come across)(?: \w+){0,3} (?:like|as if|as though) (?:i|i['’]?m|i am|im|i was|you|you['’]?re|you were|they|we|he was|she was|my voice)(?: \w+){0,5} (?:tunnel|under ?water|bucket|barrel|bathroom|cave|well|toilet|tin|drive[- ]?(?:thru|through)|robot|far away|another room|moon|mars|biscuit|closet|hurricane|wind|mouthful|space|submarine|airplane|hole|fish ?bowl|shower|garage|the other side)\b/,
    ],
    [
      "-",
      /\b(?:(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t)|can (?:barely|hardly|scarcely)|could (?:barely|hardly|scarcely)|(?:barely|hardly) could)|could ?n['’]?t|had trouble|has trouble|have trouble|have a hard time|has a hard time|had a hard time|unable to|struggl(?:e|es|ed) to) (?:even )?(?:hear(?:ing)?|understand(?:ing)?|make out) (?:me|us|a word i|anything i|what i(?: was| am|['’]?m| say| said)|my voice|half of what i)\b(?<!(?:baby|child|kid|dog|hard of|deaf|neighbou?rs?) (?:[\w'’-]+ ){0,3}\w+ me)/,
    ],
    [
      "-",
      /\b(?:keeps?|kept|always|constantly|everyone|people|(?:people|everyone|everybody|friends|coworkers|co-workers|callers?|folks|clients|customers|colleagues|my (?:\w+ )?(?:husband|wife|mom|mother|dad|boss|sister|brother|friends?|daughter|son|coworkers?|clients?|family|team|hairdresser|stylist|dermatologist|esthetician|patients|students))|callers?|they|he|she|wife|husband|boss)(?: \w+){0,2} (?:asks?|asking|asked|tell(?:s|ing)?|told|telling|says?|saying|complain(?:s|ing|ed)?)(?: \w+){0,2} (?:to repeat|if i(?:['’]?m| am| was) (?:in a|under ?water|still there|driving)(?! (?:the )?(?:house|room))|to speak up|i(?:['’]?m| am| was)? (?:\w+ )?(?:break(?:ing)? up|cut(?:ting)? (?:in and )?out|muffled|sound(?:ed)? (?:far|distant|muffled|terrible|awful|robotic|weird|hollow)|faint|hard to (?:hear|understand)|too (?:quiet|soft|low))|my (?:mic|voice|audio|sound) (?:\w+ )?(?:cuts|is (?:muffled|bad|low|terrible|breaking|quiet|faint|awful)|breaks)|me to (?:repeat (?:myself|what)|speak up|call back|get off speaker|hang up)|they ca ?n['’]?t hear|that (?:they|i) (?:ca ?n['’]?t|sound|could ?n['’]?t|was|am|keep))/,
    ],
    [
      "-",
      /\b(?:have|has|had|having|need) to (?:\w+ )?(?:shout|yell|scream|talk (?:\w+ )?loud\w*|speak (?:\w+ )?loud\w*|repeat (?:myself|everything)|hold (?:it|the (?:mic|phone|cord|microphone)) (?:\w+ ){0,3}?(?:mouth|lips)|(?:switch|go) (?:back )?to (?:my phone|the phone|speaker|handset)|take (?:them|it|one) (?:off|out) (?:to (?:talk|answer|take)|for (?:calls|phone|every call)|when (?:someone|i get|the phone))|say everything (?:twice|three))(?: \w+){0,4}\b(?! over (?:it|the (?:noise|motor)))(?<!(?:\bnot|n['’]t|never|no longer) (?:[\w'’-]+ ){0,3}\w+)/,
    ],
    [
      "-",
      /\b(?:mic|microphone|mics)(?: \w+){0,2} (?:picks? up|picked up|catches|captures)(?: \w+){0,2} (?:every (?:sound|noise|breath|keystroke|little|car|click)|all (?:the|of the|kinds of|my)|background|the wind|wind|breathing|my breathing|keyboard|traffic|the (?:fan|tv|radio|ac|room|whole)|room|more (?:noise|background|wind)|ambient)\b(?!(?: \w+){0,3} (?:i say|of (?:the )?(?:pet|dirt|dust)|spilled|hair|crumbs|in its path))(?<!(?:\bnot|n['’]t|never) (?:[\w'’-]+ ){0,1}(?:pick|picks|catch|capture).*)/,
    ],
    [
      "-",
      /\b(?:mic|microphone|mics|call quality|calls)(?: \w+){0,3} (?:is|are|was|were|sounds?|has been|seems?)(?: \w+){0,2} (?:awful|terrible|garbage|horrible|useless|unusable|hardly usable|muffled|trash|crap|weak|a joke|bad|poor|quiet|staticky|scratchy|tinny|hissy|too (?:soft|quiet|low|far)|not (?:\w+ )?(?:good|great|usable|clear)|n['’]?t (?:\w+ )?(?:good|great|usable|clear|work))\b/,
    ],
    [
      "-",
      /\b(?:on|during|for|in) (?:calls|phone calls|zoom|meetings|teams|conference calls|video calls)(?: \w+| ,){0,5} (?:muffled|robotic|breaks? up|cuts? (?:in and )?out|useless|garbled|echo(?:es)?|far away|distant|hear(?:s)? nothing|ca ?n['’]?t hear me)\b/,
    ],
  ],
  noiseCancelling: [
    [
      "+",
      /\b(?:(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t))|did(?: not| ?n['’]?t)|do(?: not| ?n['’]?t)|never|no longer|wo ?n['’]?t) (?:even )?(?:hear|heard) (?:anything(?: around| else going| going on| outside)|(?:my|the|his|her|our|any|him|anyone|anybody|people|kids|crying|screaming|barking|snoring|traffic|other|them)(?: \w+){0,3} ?(?:snor\w+|doorbell|door bell|knock\w*|coming|kids?|baby|husband|wife|dogs?|traffic|engines?|announcements?|mower|lawn ?mower|talk\w*|tv|vacuum|neighbou?rs?|coworkers?|boss|calling|call me|walk(?:ed)? in|mom|train|plane|train|gossip|roommate|screaming|crying|barking|chatter|outside|around me|phone ring|name))\b(?! (?:on the other|say|over (?:the )?(?:tv|music)|through the (?:phone|monitor)|with it|on it|clear))/,
    ],
    [
      "+",
      /\b(?:world|room|office|subway|bus|train|airplane|plane|cabin|engines?|traffic|city|everything|background|noise|neighbou?rs?|snor(?:ing|es)|roommates?|chatter|kids|gym music|lawn ?mowers?|construction|hum)(?: \w+){0,4} (?:disappear(?:s|ed)?|vanish(?:es|ed)?|goes away|went away|fades? (?:away|out|to)|faded (?:away|out|to)|goes (?:quiet|silent|dead)|went (?:quiet|silent|dead)|melts? away|drops? (?:to|away|off)|dropped (?:to|away|off)|shuts? off|(?:was|is|are|were) (?:just )?gone|ceases? to exist|turns? (?:in)?to a (?:whisper|hum|murmur)|becomes? a (?:whisper|hum|murmur|distant|faint|low)|dies down)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:drowns?|drowned|drowning|tunes?|tuned|tuning|shuts?|blocks?|blocked|blocking|cancels?|cancelled|canceled|muffles?|muted|mutes?|cuts?|kills?|killed|hush(?:es|ed)?|silences?|silenced|seals?|keeps?|kept) (?:out )?(?:\w+ ){0,3}?(?:snor(?:ing|es|e)|engines?|engine noise|roommates?|crying|babies|chatter|coworkers?|office|subway|traffic|airplane|plane noise|jet|train|street|construction|mowers?|neighbou?rs?|barking|screaming|the world|city|cubicle|everything|everyone|outside (?:noise|world|sounds?)|kids|drums?|cymbals|ambient|background)(?: \w+){0,3} (?:out|away|down|really well|completely|so well|perfectly|entirely|totally|noises?|sounds?|well|great|better)\b/,
    ],
    [
      "+",
      /\b(?:like|as if) (?:being|having|i(?: am| ?['’]?m| was)|you(?: are| ?['’]?re)|someone|stepping|sitting|going) (?:\w+ ){0,3}?(?:under ?water|in a (?:vault|cave|library|bubble|closet|tomb|cocoon|submarine|quiet)|hit (?:the )?mute|turned (?:the|off)|in outer space|in space|into a (?:vault|cave|library|bubble|closet|tomb|quiet)|on mute)\b(?<!sound.{0,20})/,
    ],
    [
      "+",
      /\b(?:slept|sleep|napped|dozed|sleeping|studied|study|concentrate|focus)(?: \w+){0,2} (?:through|next to|beside|despite|in spite of|on|in|over) (?:the |a |an |my |our |his |all |two |three )?(?:whole |entire |red ?eye |noisy |loud |open |crowded |long |screaming |crying |snoring )*(?:flight|plane|husband['’]?s? snor\w+|snoring|snorer|coffee shop|cafe|open office|babies|baby|construction|train|bus|neighbou?rs?|roommate|dorm|concert|storm|fireworks|garbage truck|party)\b/,
    ],
    [
      "+",
      /\b(?:scared|startled|sneak(?:s|ed)? up|snuck up|jumped|tap(?:s|ped)?(?: me)? on the shoulder|wave(?:s|d)? (?:at me|in my face|her arms|his arms)|throw(?:s)? (?:things|something) at me|missed (?:my stop|the (?:fire|doorbell|door|delivery|announcement|boarding|alarm|phone|call for)))(?: \w+| ,){0,8} (?:(?:could|can|did)(?: not| ?n['’]?t) hear|cancel\w*|anc|get my attention|so good|had (?:them|these) in|with (?:these|them) in)\b/,
    ],
    [
      "-",
      /\b(?:same|no difference|identical|nothing changes|nothing changed|no change|sounds the same)(?: \w+| ,){0,5} (?:on or off|on and off|off and on|off or on|with (?:it|anc|noise cancel\w+) (?:on|off)|when (?:it['’]?s|anc is|turned) (?:on|off)|turn(?:ed)? (?:it|anc|the noise cancel\w+) (?:on|off))\b/,
    ],
    [
      "-",
      /\b(?:(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t))|could not|hard to|impossible to) (?:even |really )?(?:tell|hear|notice)(?: \w+){0,4} (?:if|whether|when|between|that|difference)(?: the)? (?:anc|noise|it['’]?s on|it is on|canc\w+|on and off)(?: \w+){0,4}\b/,
    ],
    [
      "-",
      /\b(?:still|can|could) (?:clearly |still |perfectly |easily |totally |definitely )*(?:hear|follow|make out|listen to) (?:every|everything|every single|each|all (?:of )?(?:the|my)|(?:my |the |his |her |him |people |a )(?:\w+ )?(?:snor\w+|engines?|cubicle|conversations?|talk\w*|keyboard|neighbou?r['’]?s|chatter|mowers?|crying|vacuum|tv in|babies))(?: \w+){0,8}(?<=(?:word|snor\w+|conversations?|engines?|cubicle|talk\w*|keyboard|chatter|next (?:to|door|desk|cubicle)|around me|outside|everything|on (?:a|the) plane|noise|gym|crying|anc|mower).{0,30})\b(?<!(?:lyric|music|instrument|song|note|alert|aware|safe|want).{0,80})/,
    ],
    [
      "-",
      /\b(?:snor(?:ing|es|e)|engines?|outside noise|chatter|traffic|crying|background noise|conversations?)(?: \w+){0,2} (?:still )?(?:comes?|came|gets?|got|leaks?|leaked|bleeds?|seeps?|cuts?|makes? it|made it) (?:right |straight |clean )?through(?! (?:the )?(?:speaker|phone|clear|beautifully|crisp|perfect))/,
    ],
    [
      "-",
      /\b(?:noise[- ]?cancel\w*|anc|noise[- ]?(?:isolation|isolating|reduction|blocking))(?: \w+){0,4} (?:is|are|was|does|did|seems|feels|do|has|makes?)(?: \w+){0,2} (?:a joke|nonexistent|non-existent|weak|terrible|awful|useless|pathetic|laughable|nothing|not (?:\w+ )?(?:good|great|work|do|strong)|barely|hardly|n['’]?t (?:\w+ )?(?:good|great|work|do|exist|strong|block|cancel)|zero|no (?:difference|effect)|disappointing|poor|minimal|mediocre|underwhelming|subpar|a gimmick)\b/,
    ],
    [
      "-",
      /\b(?:(?:does|do|did)(?: not| ?n['’]?t)|barely|hardly|(?:will not|wo ?n['’]?t|would(?: not| ?n['’]?t))|(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t))|never) (?:\w+ )?(?:block|blocks|cancel|cancels|drown|drowns|keep|keeps|muffle|muffles|mute|mutes|shut|reduce|dent) (?:out )?(?:\w+ ){0,3}?(?:noises?|snor\w+|engines?|voices?|sounds?|traffic|talking|chatter|outside|anything|the plane|conversations?)\b/,
    ],
    [
      "-",
      /\bwind (?:noise|roars?|howls?|rushes|sounds?|whistles?|makes)(?: \w+){0,4} (?:awful|terrible|horrible|unbearable|bad|loud|like|when|ruins|hurricane|through|impossible|useless|roar|in (?:my|the) ears?)\b/,
    ],
  ],
  protection: [
    [
      "+",
      /\b(?:drop(?:ped|s|ping)?|fell|fallen|falls?|slid|flew|thrown|threw|tumbled?|knocked|run over|crash(?:ed|es)?|wreck(?:ed)?|wiped out|went down|hit|slipped)\b[^.!?]{0,70}\b(?:(?:(?:my|the|his|her|our|your) (?:\w+ )?(?:phone|iphone|screen|ipad|tablet|laptop|macbook|camera|kindle|switch|glasses|lens|airpods|headphones|guitar|violin|instrument|head|skull|knees?|wrists?|elbows?|shins?|eyes?|hands?|fingers|feet|toes|face|back ?side|tailbone|hearing|wine|bottles?|drone|helmet cam|console|device|watch|radio|camcorder|ukulele|galaxy|pixel|samsung|mouth|teeth|eggs))|everything inside|contents|what was inside) (?:was |is |are |were |has |still |came out |came away |walked away |had |looks |survived |did|didn|does|doesn)(?:\w+ )?(?:fine|ok|okay|perfect|unharmed|intact|unscathed|untouched|undamaged|safe|survived|without a|not a (?:scratch|mark|crack|scuff|dent)|no (?:damage|cracks?|scratch\w*)|like new|works|unbroken|in one piece|not (?:break|crack|get)|n['’]?t (?:break|crack|get|have|even|a|a scratch))/,
    ],
    [
      "+",
      /\b(?:saved|saves|has saved|spared|rescued) (?:my|his|her|our|the|your) (?:\w+ )?(?:phone|iphone|screen|ipad|tablet|laptop|head|skull|noggin|knees?|knee ?caps?|wrists?|teeth|hands?|fingers?|thumb|carpets?|table|floors?|couch|sofa|shins?|butt|face|eyes?|eyesight|toes?|elbows?|walls?|mattress|upholstery|seats?|bumper|furniture|countertop|screen protector|forearms?|shoulders|tail ?bone|lens|neck)\b(?! (?:pain|ache|from (?:hurting|aching|bending)))/,
    ],
    [
      "+",
      /\b(?:takes?|took|absorbs?|absorbed|soaks? up|soaked up|cushions?|cushioned) (?:all |most of |the full |every )?(?:the |a |every )(?:hit|hits|blow|blows|fall|impact|impacts|brunt|bump|bumps|shock|shocks|knocks?) (?:instead|and|so|of|without|when|for|not|before|from)/,
    ],
    [
      "+",
      /\b(?:thorns?|claws?|teeth|heat|knife|blade|splinters?|briars?|brambles|cactus|sparks?|flames?|needles?|bees?|wasps?|stingers?|spatter|splatter|blackberr\w+|roses|talons?|beaks?|quills|hot (?:pans?|metal|oil|iron)|broken glass|barbed wire|rocks|gravel|hail) (?:\w+ )?(?:(?:do|does|did|has|have|can|could|ca)(?: ?n['’]?t| not|not)|never) (?:\w+ )?(?:get|got|gotten|go|gone|went|come|came|poke|poked|make it|made it|cut|pierce|penetrate) (?:through|in\b|past|me\b|my\b|to my|it\b|them\b)/,
    ],
    [
      "+",
      /\b(?:no|zero|not (?:a|one|a single)|never a|without (?:a|any)|no more) (?:single )?(?:burn(?:t|s|ed)?|sunburns?|cuts?|bruis(?:e|es|ed)|scrapes?|injur(?:y|ies)|burned \w+|skinned knees|road rash|broken bones|welts|cracked screens?|shattered screens?) (?:on|to|since|through|when|after|so far|anywhere|despite|from|even|all (?:day|week|summer)|in (?:two|three|four|a|\d+))\b/,
    ],
    [
      "+",
      /\b(?:helmet|case|bumper|cover|screen protector|protector|guard|pads?|gloves?|visor|shield|sleeve) (?:\w+ )?(?:cracked|broke|shattered|took (?:it|the|all)|split|is scratched|got scratched|has (?:scratches|dents|scars|scuffs)|scuffed|dented|is (?:beat|chewed|scuffed|dinged)\w*(?: up)?)[^.!?]{0,30}\b(?:but|and|,) (?:(?:(?:my|the|his|her|our|your) (?:\w+ )?(?:phone|iphone|screen|ipad|tablet|laptop|macbook|camera|kindle|switch|glasses|lens|airpods|headphones|guitar|violin|instrument|head|skull|knees?|wrists?|elbows?|shins?|eyes?|hands?|fingers|feet|toes|face|back ?side|tailbone|hearing|wine|bottles?|drone|helmet cam|console|device|watch|radio|camcorder|ukulele|galaxy|pixel|samsung|mouth|teeth|eggs))|the \w+ (?:under|inside)|not (?:my|the)|i|everything)(?: \w+)? (?:is|was|did|does|has|are|were|came|fine|stayed|underneath|inside|walked|not|survived)\b/,
    ],
    [
      "+",
      /\b(?:phone|ipad|tablet|laptop|camera|iphone|kindle|instrument|guitar|screen) (?:has |have |had )?(?:been dropped|fallen|survived|taken|been thrown|hit|been through|lived through|tumbled|been knocked) [^.!?]{0,70}\b(?:and (?:it |the \w+ )?(?:is |has |['’]s )?(?:still |just )?(?:fine|not|no|never|works|perfect|looks|without|intact|lives|survived)|not a (?:scratch|crack|mark|scuff)|without a (?:scratch|crack|mark|scuff)|zero (?:cracks|damage|scratches)|no (?:cracks?|damage|scratches))/,
    ],
    [
      "-",
      /\b(?:(?:my|the|his|her|our|your) (?:\w+ )?(?:phone|iphone|screen|ipad|tablet|laptop|macbook|camera|kindle|switch|glasses|lens|airpods|headphones|guitar|violin|instrument|head|skull|knees?|wrists?|elbows?|shins?|eyes?|hands?|fingers|feet|toes|face|back ?side|tailbone|hearing|wine|bottles?|drone|helmet cam|console|device|watch|radio|camcorder|ukulele|galaxy|pixel|samsung|mouth|teeth|eggs)) (?:still |got |has |was |is |already |ended up |got a |now has |promptly |immediately )*(?:cracked|broke|broken|shattered|smashed|chipped|scratched|dented|burned|burnt|cut|bruised|stung|blistered|sliced|shredded|scraped|singed|punctured|cracked anyway) (?:\w+ ){0,3}?(?:anyway|(?:the )?first (?:time|drop|fall|day|week)|with (?:it|this|the (?:case|cover|protector|glove|gloves|pads?)) on|(?:even )?(?:with|while) (?:it|this|these|them|the case|wearing|in)|in (?:it|the case|this case|this)|right through|through (?:it|them|the)|despite|inside (?:it|the case|this)|when i dropped (?:it )?(?:in|with))\b/,
    ],
    [
      "-",
      /\b(?:thorns?|heat|water|sparks?|claws?|needles?|blade|knife|splinters?|steam|bleach|grease|oil|briars?|sun|glass|quills|teeth|cactus \w+|stingers?|hot (?:pan|oil|water)|nails?|sand|dust) (?:\w+ )?(?:went|goes|go|came|come|comes|pokes?|poked|cuts?|slices?|sliced|gets?|got|burned|burns|pierced?s?|soaked|soaks|seeps?|bit|punched) (?:right |straight |clean |easily )(?:through|thru)\b(?<!\b(?:not|never|n['’]t|knife|blade)\b.{0,12} through)/,
    ],
    [
      "-",
      /\b(?:burn(?:ed|t)|cut|blistered|stung|bruised|scraped|sliced|scalded|pricked|jabbed|bitten|got bit|scorched) (?:my|his|her|myself|himself|herself|both|the|three|two) (?:\w+ ){0,3}(?:right through|straight through|anyway|(?:while )?wearing (?:them|these|it|the gloves?)|(?:even )?with (?:them|these|it|the gloves?|this) on|through (?:them|these|it|the (?:glove|gloves|mitt|material|fabric|pad)))\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )(?<!\b(?:box|shipp|packag|arriv|mailer|envelope|came)\w*\b[^.]{0,60})\b(?:false sense of security|sunburned (?:right )?through|got (?:burned|sunburned|bit|stung) (?:right )?through)\b|\b(?:no|zero|hardly any|barely any|very little|not much|little to no|almost no|next to no|not enough|minimal|little) (?:real |actual |drop )?(?:padding|protection) (?:at all|whatsoever|on|in|around|at|inside|for|to|from|against|if|when)\b(?! (?:needed|required))/,
    ],
    [
      "-",
      /\b(?:does|did|do|would|could|wo|will|can|ca)(?: ?n['’]?t| not|not) (?:really |actually |even |do (?:much|anything) to |adequately |fully |properly )?(?:protect|shield|safeguard)\b|\b(?:failed to|fails to|supposed to) (?:protect|shield)\b(?! (?:you from yourself))|\b(?:first|one|single|very first) (?:drop|fall|tumble)[ ,](?:and )?(?:(?:my|the|his|her) )?(?:phone|screen|ipad|iphone|tablet|lens|camera|it|case) (?:\w+ )?(?:crack|shatter|broke|smash|split|cracked|shattered|chipped)\w*/,
    ],
  ],
  evenness: [
    [
      "+",
      /(?<!\bnot )\bevery (?:single )?(?:one|cup|batch|shot|piece|slice|cookie|pancake|cut|stitch|print|load|row|loaf|page|waffle|coat|line|hole|label) (?:comes|came|turns|turned|is|was|looks|looked|tastes|tasted) (?:out )?(?:just |exactly |pretty much )*(?:the (?:exact )?same|identical|alike|consistent|uniform|even|spot on)\b/,
    ],
    [
      "+",
      /\b(?:come out|comes out|came out|turn out|turned out|cook up) (?:all |exactly |pretty much |about )*(?:the same|identical|equal|uniform) (?:in )?(?:size|height|thickness|shade|length|width) ?(?:every time|each time|$|and|,)|\b(?:same|consistent|identical|reliable|repeatable) (?:results?|cup|flavor|grind|texture|temperature|shade|readings?|brew|shot|toast|performance|cut|crema|coverage|thickness) (?:every (?:single )?(?:time|morning|day|batch)|each (?:and every )?time|time after time|batch after batch|from (?:batch|cup|one|bottle|bag) to)\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|n['’]?t|wish|if) (?:[\w'’-]+ ){0,2})\b(?:even|same|consistent|bright|heats?|warm|cooks?|uniform|evenly|brown|hot) (?:(?:[\w'’-]+ ){0,3})?(?:from |all the way )?(?:edge to edge|rim to rim|corner to corner|end to end|side to side|center to edge|out to the (?:edge|rim|corner)s?)\b/,
    ],
    [
      "+",
      /\b(?:no|without(?: any| a)?|zero|not a(?: single)?|hardly any) (?:more |weird |visible |obvious )*(?:streaks?|streaking|patchiness|blotch(?:es|ing|iness)?|hot ?spots?|cold spots?|bald spots?|missed spots?|uneven (?:spots?|patches|edges|cuts|coverage)|brush ?marks|roller marks|lap marks|skipped stitches|splotch(?:es|ing)?|orange peel)\b/,
    ],
    [
      "+",
      /(?<!(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) .{0,25})\b(?:goes|went|lays|laid|sprays|rolls|rolled|brushes|applies|applied|spreads|dries|dried) (?:it )?(?:on |down |out )?(?:so |very |super |nice and |really |perfectly |pretty )*(?:smooth and even|even and smooth|streak[- ]free|without (?:streak|lump|clump|patch|blotch|a streak)\w*|uniformly|flawlessly|like glass)\b/,
    ],
    [
      "+",
      /\b(?:did|does|has|have|do|would)(?: not| ?n['’]?t) (?:streak|blotch|(?:get|go|look|dry|turn) (?:patchy|blotchy|streaky)|leave (?:any )?(?:patches|lap marks|brush marks|light spots))\b|\b(?:dead|perfectly|very|super|really|so|extremely|remarkably|amazingly|wonderfully) (?:uniform|consistent)(?: (?:results?|grind|cuts?|heat|in|size|thickness|every)|$)(?<!(?:not|n['’]?t) (?:\w+ )?consistent.*)/,
    ],
    [
      "-",
      /\b(?:one|the left|the right|the top|the bottom|the front|the back) (?:side|half|end|corner|burner|slice|row) (?:is|was|gets?|got|comes? out|came out|stays?|burns?|burned|heats?) (?:(?:[\w'’-]+ ){0,3})?(?:darker|lighter|burnt|raw|cold|colder|hot|hotter|warm|warmer|brighter|dimmer|bald|pale|patchy|black|overdone|scorched|cooler|frozen) ?(?:,|and|while|but|than)+ ?(?:(?:[\w'’-]+ ){0,1})?(?:the )?(?:other|rest|middle|center)\b/,
    ],
    [
      "-",
      /\b(?:temperature|temp|temps|thickness|sizes|results|readings?|grinds?|stitches|tension|heat|quality|shots|cuts|measurements?|consistency|dose|coverage|weights?) (?:(?:[\w'’-]+ ){0,1})?(?:is|are|was|were|goes|went|jumps?|jumped|swings?|varies|vary|varied|wanders|fluctuates?) (?:all )?(?:over the (?:place|map)|wildly|up and down|from (?:cup|batch|bag|one|bottle|piece|day|pair) to|hit (?:or|and) miss|a lot from|inconsistent)\b/,
    ],
    [
      "-",
      /\bno two (?:(?:[\w'’-]+ ){0,2})(?:come|came|turn|turned|measure|print|taste) (?:(?:[\w'’-]+ ){0,2})(?:same|alike)\b|\bdifferent (?:result|reading|temperature|weight|number|grind|shade|thickness|answer) (?:every|each) time\b|\b(?:get|gets|got|gives|gave) (?:me )?(?:a )?different (?:results?|readings?|numbers?|weights?) (?:every|each|all)/,
    ],
    [
      "-",
      /(?<!(?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never)|\bno\b|not|without|never) .{0,25})\b(?:has|had|having|there are|there['’]?s|there is|leaves|left|lots of|full of|bad|terrible) (?:a |some |lots of |major |terrible |bad |huge |weird |big |one |obvious |a few |several |dark |light |the |ugly |awful )*(?:hot ?spots|cold spots|light spots|patchy (?:spots|areas|coverage|color)|blotches|splotches|bald spots|uneven (?:coverage|color|heat|spots|edges|patches|cooking|cuts|tension))\b/,
    ],
    [
      "-",
      /(?<!(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never) .{0,25})\b(?:dries|dried|goes on|went on|comes? out|came out|turned out|sprays|applied|faded|covers|prints?) (?:so |very |super |all |really |kind of |a bit |a little |too |totally )*(?:streaky|patchy|blotchy|splotchy|uneven(?:ly)?|lumpy|spotty|in (?:streaks|patches|blotches|globs))\b/,
    ],
    [
      "-",
      /\b(?:it|they|results?|coverage|performance|accuracy|stitching|consistency) ?(?:is|are|was|were|seems?|['’]?s|can be) (?:very |pretty |really |a bit |kind of |so |just |always )*(?:hit (?:or|and|&) miss|hit-or-miss|erratic)\b|\b(?:powder|dust|fines) and (?:(?:[\w'’-]+ ){0,3})?(?:boulders?|chunks?|pebbles|whole beans)\b/,
    ],
  ],
};
