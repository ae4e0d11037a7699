import type { Wordings } from "./wording.ts";

export const NOISE_WORDINGS: Wordings = {
  noise: [
    [
      "+",
      /(?<!\b(?:alarm|alert|vibration|timer|doorbell|wake|way)\b.{0,80})\b(?:sle(?:eps?|pt)|naps?|napped|snoozed?s?|dozes|stay(?:s|ed) asleep) (?:right |straight |soundly )?through (?:it|the (?:whole|entire) (?:thing|cycle|load|wash)|the noise|me (?:using|running))\b(?! (?:every|again))/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:can|could|able to) (?:still |easily |actually |now |even )?(?:have a|hold a|carry on a|talk|chat|watch tv|watch a movie|hear the tv|hear the television|hear myself|take (?:a )?(?:phone )?calls?|be on (?:a|the) (?:phone|call|zoom)|sleep)(?: \w+){0,3} (?:over it|next to it|with it (?:on|running|going)|while (?:it|it['’]?s|this|they)(?: is)?|right beside it|in the same room)/,
    ],
    [
      "+",
      /\b(?:(?:does|do|did)(?: not| ?n['’]?t)|(?:will not|wo ?n['’]?t|would(?: not| ?n['’]?t))|(?:has|have)(?: not| ?n['’]?t)|never|has never|without) (?:even )?(?:wakes?|waked|woken?|waking|startl(?:e|es|ed|ing)|rous(?:e|ed|ing))(?: up)? (?:anyone|anybody|everyone|everybody|the (?:whole |entire )?(?:house|household|baby|kids|neighbou?rs|dog|family)|(?:my|our|the|his|her) (?:\w+ )?(?:husband|wife|baby|kids?|son|daughter|dog|cat|roommate|boyfriend|girlfriend|toddler|infant|newborn|partner|mom|mother|dad|neighbou?rs?|family|grandson|granddaughter|little one|house|household|whole house))\b/,
    ],
    [
      "+",
      /\b(?:neighbou?rs?|(?:my|our|the|his|her) (?:\w+ )?(?:husband|wife|baby|kids?|son|daughter|dog|cat|roommate|boyfriend|girlfriend|toddler|infant|newborn|partner|mom|mother|dad|neighbou?rs?|family|grandson|granddaughter|little one|house|household|whole house)|nobody|no one|you|i|we) (?:would |have |has |had |do n['’]?t |does ?n['’]?t |wo ?n['’]?t )?(?:never|no idea|even know|n't even know|hardly know|barely know|knows?|knew|know)(?: (?:that|when|if))? (?:it['’]?s|it is|it was|i['’]?m|i am|i was) (?:on|running|even on|there running|going|using it|vacuuming|blending)\b(?<=(?:never|no idea|hardly|barely|even|nobody|no one|n['’]?t).{0,45})/,
    ],
    [
      "+",
      /\b(?:forget|forgot|forgetting|forgotten) (?:that )?(?:it['’]?s|it is|it was|i had it|they['’]?re|we had it) (?:even )?(?:running|going|turned on|switched on)\b/,
    ],
    [
      "+",
      /\b(?:have|had|has) to (?:look|check|touch|go look|put my (?:hand|ear)|double check|get close|lean in)(?: \w+){0,4} (?:to (?:see|know|tell|be sure|make sure)|if|whether|that) (?:if |whether |that )?(?:it['’]?s|it is|it was) (?:even |actually |really |still )?(?:on|running|working)\b/,
    ],
    [
      "+",
      /\b(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t)|can (?:barely|hardly|scarcely)|could (?:barely|hardly|scarcely)|(?:barely|hardly) could) (?:even )?(?:tell|hear) (?:that |when |if |whether )?(?:it['’]?s|it is|it was|it|they['’]?re|this thing is|the (?:motor|fan|engine|compressor|pump)(?: is)?)(?: even)? (?:on|running|going|turned on|run|kick(?:s|ing)? (?:on|in)|over the)\b/,
    ],
    [
      "+",
      /\b(?:barely|hardly|just|only|nothing (?:more|but)|no more than|little more than|not much more than) (?:a |an )?(?:faint |soft |low |gentle |quiet |slight |light |little |tiny |hint of a |steady )*(?:whisper|hum|murmur|purr|whirr?|peep|hush|sigh)\b(?! of)(?! (?:too|so) loud)/,
    ],
    ["+", /\b(?:half|a fraction of|a third of|a quarter of) the (?:noise|racket|sound|decibels) (?:of|that|my|as)\b/],
    [
      "+",
      /\b(?:quieter|less noisy|less noise|softer sounding) (?:\w+ )?than (?:my|the|our|any|a|i (?:expected|thought|imagined|feared)|expected|most|what|others?|all|ever)\b/,
    ],
    ["+", /\b(?:no|not any|never (?:any )?) ?(?:louder|noisier) than (?:a|an|my|the|our|normal)\b/],
    ["+", /\bnot (?:a|one) (?:squeak|rattle|creak|clank|single (?:squeak|rattle|noise|sound|creak))\b/],
    [
      "+",
      /\b(?:no|zero|without any|without a|stopped the|cured the|ended the|got rid of the|fixed the|eliminated the|goodbye) (?:more |annoying |loud |motor |fan |engine |road |wind |cabinet |slamming |door )*(?:rattl(?:e|es|ing)|clank(?:ing)?|banging|slamming|clunk(?:ing)?|clatter(?:ing)?|whin(?:e|ing)|humming|screech(?:ing)?|racket|noise|clicking|squeal(?:ing)?)\b(?! (?:cancel|reduc|isolat|machine|at iso|in (?:the )?(?:picture|photo|image|shadow)|complaint|level|issue (?:but|with my)))/,
    ],
    [
      "+",
      /\b(?:purrs? like a (?:kitten|cat)|quiet as a (?:mouse|library|church|cat|whisper)|(?<!")(?:dead|whisper|library|ninja|stealth) ?-?(?:quiet|silent)(?!["\u201D?]| \?)|runs? like a whisper|silent as (?:a|the))\b(?! room)/,
    ],
    [
      "+",
      /\b(?:run|use|used|vacuum|blend|grind|start|ran|running|using) (?:it |this |them |mine )?(?:at|during|while|when|after) (?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|a few|a couple(?: of)?|several|half an) (?:am|a\.m\.?|in the morning)|night|midnight|nap ?time|naps|(?:my|our|the|his|her) (?:\w+ )?(?:husband|wife|baby|kids?|son|daughter|dog|cat|roommate|boyfriend|girlfriend|toddler|infant|newborn|partner|mom|mother|dad|neighbou?rs?|family|grandson|granddaughter|little one|house|household|whole house) (?:is|are|was|naps?|sleeps?|slept)(?: (?:asleep|sleeping|napping))?)(?: \w+){0,3} (?:and|without|with) (?:nobody|no one|wak|not wak|no complain|she|he|they|disturb|bother)/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:sounds?|sounded|sounding|noise|noisy|loud|louder|noisier|as loud as|roars?|howls?|screams?|screeches)(?: (?:kind of|just|exactly|more|a lot|something|is|it|out))? (?:like|as|than) (?:a |an |the |my |someone |somebody |there ?(?:['’]?s|is) a |it ?(?:['’]?s|is) (?:a |an )?)?(?:\w+ )?(?:jet|airplanes?|plane|747|airport|aircraft|cessna|helicopter|chopper|freight|train|locomotive|chain ?saw|lawn ?mower|leaf blower|weed ?whacker|tractor|truck|semi|motorcycle|jack ?hammer|cement mixer|concrete mixer|garbage (?:disposal|truck)|gravel|rocks|marbles|drill|rocket|space ?ship|diesel|tank|tornado|hurricane|wind tunnel|construction|wood ?chipper|generator|dying|banshee|shop ?vac|vacuum cleaner|vacuum|machine gun|gun ?shots?|jet engine|dump truck|coffin|creaky|demon|haunted)\b(?! (?:horn|station|whistle))/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})(?<!without )\b(?:wakes?|woke|waking|woken|wake up|wakes up|waking up|woke up) (?:up )?(?:the (?:whole |entire )?(?:house|household|baby|kids|neighbou?rs|neighbou?rhood|street|block|building|family|dog|apartment|dorm)|(?:my|our|the|his|her) (?:\w+ )?(?:husband|wife|baby|kids?|son|daughter|dog|cat|roommate|boyfriend|girlfriend|toddler|infant|newborn|partner|mom|mother|dad|neighbou?rs?|family|grandson|granddaughter|little one|house|household|whole house)|everyone|everybody)(?: up)? (?:every time|each time|when|whenever|if|because|the (?:first|other) (?:time|night))\b/,
    ],
    [
      "-",
      /\b(?:loud|noisy|noise|racket|enough noise)(?: \w+){0,3} (?:to|it|that|and|,) (?:could |would |will |it |can |'?d )*(?:wakes?|woke|raise|scares?|scared|startles?) (?:up )?(?:the dead|the (?:whole )?(?:house|neighbou?rhood|street|building|block)|(?:my|our|the|his|her) (?:\w+ )?(?:husband|wife|baby|kids?|son|daughter|dog|cat|roommate|boyfriend|girlfriend|toddler|infant|newborn|partner|mom|mother|dad|neighbou?rs?|family|grandson|granddaughter|little one|house|household|whole house)|everyone|everybody|me)\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:have|has|had|need|needs) to (?:turn (?:up|the tv up|the tv|the television)|crank up|pause|mute|leave the room|go (?:in|to) (?:the other|another) room|shout|yell|scream|raise (?:my|your|our) voice|wear (?:ear|hearing)|put (?:in|on) (?:ear|my ear|hearing)|close the door)(?: \w+){0,5} (?:over|when|while|every time|because|if|plugs?|muffs?|protection|to hear|whenever)\b(?= ?(?:it|this|the|i|my|you|of|plugs?|muffs?|protection|ear|each|$|[.,!]))/,
    ],
    [
      "-",
      /\b(?:hear|heard|hears) (?:it|this|this thing|that thing|the (?:motor|fan|compressor|blender|pump|thing|machine|washer|grinder)|them|me (?:vacuum|blend|grind)\w*) (?:\w+ ){0,3}?(?:through (?:the|two|three|closed|a closed|my|our) (?:\w+ )?(?:walls?|doors?|floors?|ceiling)|from (?:the (?:next|other|far)|across|another|downstairs|upstairs|every|anywhere|two|three|my (?:bedroom|neighbou?r)|outside|the (?:street|basement|garage|kitchen|yard|driveway|bedroom))|(?:in|throughout) (?:the (?:whole|entire|next)|every|all over)|all over the|downstairs|upstairs|a (?:block|mile)|down the (?:hall|street|block)|blocks away|over the tv|three rooms|two rooms)\b(?<!(?:\bnot|n['’]t|\bcannot|\bcant|\bnever|\bbarely) (?:even )?hear.{0,60})(?<!\b(?:loud enough|bell|chime|ringer|alarm|music|speaker|radio|monitor|so i can|volume)\b.{0,90})/,
    ],
    [
      "-",
      /\b(?:neighbou?rs?|landlord|downstairs|upstairs|roommates?|family below|tenant|people (?:below|downstairs))(?: \w+){0,3} (?:complain(?:ed|s|ing)? (?:about|of|that) (?:the |how |it |all the )?(?:\w+ )?(?:noise|loud|racket|sound|is so loud|was so loud|vibration)|knock(?:ed|s|ing)? (?:on (?:my|our|the) (?:door|wall)|because)|asked (?:me |us |him )?(?:what (?:the|that) (?:\w+ )?(?:noise|sound|racket)|about the noise)|(?:asked (?:me |us )?if|thought) (?:i was|we were|i['’]?m) (?:running|using|drilling|renovating|remodel\w+|doing construction|mowing|sawing|grinding|moving furniture|building|vacuuming|operating|killing))(?<!\b(?:no|not one|none of my|never had a|not a single|without a|nobody) neighbou?rs?(?: [\w'’]+){0,9})/,
    ],
    [
      "-",
      /\b(?:mak(?:es|ing)|made|emits?|emitt?ed|started making|begins? to make|gives? off|lets? out|produces?|has|had|have|developed|with) (?:such )?(?:a |an |the |this |one |these |some |all kinds of |that |quite a |quite an )(?:\w+ ){0,2}?(?:awful|horrible|terrible|weird|strange|loud|annoying|irritating|high[- ]pitched|grinding|clicking|whining|buzzing|humming|rattling|squealing|screeching|clunking|knocking|scraping|ticking|whirring|banging|popping|clanking|obnoxious|ungodly|piercing|shrill|hideous|nasty|constant|god ?-?awful)[ ,]+(?:\w+ ){0,2}?(?:noises?|sounds?|racket|whine|squeal|hum|buzz|screech|squeak|rattle|clunk|din|shriek|tick|whistle|roar)\b/,
    ],
    [
      "-",
      /\b(?:what a racket|the noise (?:is|was|it makes|alone|drove|drives|level (?:is|was)) (?:is )?(?:\w+ )?(?:unbearable|deafening|awful|terrible|horrible|insane|ridiculous|something else|intolerable|outrageous|crazy|too much|maddening|me|a deal ?-?breaker|my only|the only|enough to|unreal|incredible|high|loud)|my (?:god|goodness|lord) the noise|oh the noise|holy (?:\w+ )?(?:loud|noise)|noisy as (?:hell|heck|all|can)|loud as (?:hell|heck|all|can be)|ear[- ]?(?:splitting|piercing|shattering)|deafening|ears? (?:are|were|is|was|still) ringing|(?:makes?|made|left) my ears ring|drowns? out (?:the tv|conversation|all conversation|everything))\b/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})(?<!\b(?:he|she|dog|puppy|baby|cat|who|they|i) (?:\w+ )?)\b(?:squeals?|screech(?:es|ed)?|rattles?|rattled|clanks?|clatters?|clunks?|whines|grinds|buzzes|whirs|shrieks?|howls?|growls?|rumbles?|bangs?|groans?|squeaks?|squeaked) (?:so (?:loud|bad|much)|like|constantly|every time|each time|all night|all day|non ?stop|nonstop|incessantly|when(?:ever)? (?:i|you|we|it|he|she|they|the)|loud|with every|at (?:every|any|night|high|low)|and (?:rattles?|squeaks?|groans?|shakes|hums|buzzes|squeals?|clunks?|clanks?|bangs?|vibrates))(?! likes?)/,
    ],
    [
      "-",
      /(?<!\b(?:snor\w+|ringer|horn|alarm|siren|whistle|chime|volume|voice|music|speakers?)\b.{0,40})\b(?:so|way too|too|insanely|ridiculously|crazy|stupid|annoyingly|obnoxiously|unbearably|incredibly|extremely|painfully|super) (?:loud|noisy) (?:that |to |for |it |i |we |my |you |when |in |and i |the )/,
    ],
    [
      "-",
      /\b(?:no one|nobody|(?:can ?not|ca ?n['’]?t|could(?: not| ?n['’]?t))|not) (?:\w+ )?(?:sleep|nap|concentrate|think|watch tv|talk|hear (?:the tv|anything|each other|myself think|the television)|have a conversation)(?: \w+){0,3} (?:with (?:it|this|this thing|that thing) (?:on|running|going)|over (?:it|the noise|this|the fan|the motor|the racket)|when (?:it|it['’]?s|this)(?: is)? (?:on|running|runs)|while (?:it|it['’]?s|this)(?: is)? (?:on|running|runs|going))\b/,
    ],
  ],
  results: [
    [
      "+",
      /^(?:i (?:have |['’]ve )?(?:had|have|experienced) |there (?:are|were|is) |so far |and )?(?:absolutely |literally )?(?:no|zero) (?:problems?|issues?|complaints?|trouble)(?: (?:at all|whatsoever|so far|here|yet|to report|with (?:it|them|this|these)))*(?=[ .!]*$)/,
    ],
    [
      "+",
      /\b(?:have ?n['’]?t|has ?n['’]?t|had ?n['’]?t|not|never|have not|has not) (?:\w+ )?(?:seen|found|had|spotted|heard|noticed|caught) (?:\w+ )?(?:a|one|any|a single|another|hide nor hair of|so much as a|sign of|even one) (?:\w+ )?(?:ants?|mouse|mice|rats?|roach(?:es)?|cockroach(?:es)?|fleas?|ticks?|weeds?|moths?|gnats?|fly|flies|squirrels?|moles?|spiders?|wasps?|rabbits?|deer|raccoons?|bed ?bugs?|bugs?|slugs?|clogs?|droppings|fruit fly|fruit flies|mosquito(?:es)?|crickets?|pigeons?|stink ?bugs?|silverfish|aphids?|termites?|snails?|voles?|gophers?)(?: \w+){0,4}? (?:since|in (?:weeks|months|days|the)|after|anywhere|for (?:weeks|months)|again|all (?:summer|season|year|winter))\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\b(?:do|does|did|wo|is|was|has|have|could|would|ca)nt|\bno|\bnor|\bwithout|\bhardly|\bbarely|\bnobody|\bnone) (?:[\w'’-]+ ){0,2})\b(?:ants?|mice|rats?|roach(?:es)?|fleas?|ticks?|weeds?|moths?|gnats?|flies|squirrels?|moles?|wasps?|bed ?bugs?|bugs?|slugs?|clog|mold|mildew|moss|algae|fruit flies|crickets|pigeons|aphids|snails|voles|gophers|rabbits|deer|raccoons?|hiccups|wart|dandelions|poison ivy|crabgrass|rust|limescale|scale|soap scum|stain|stains|odor|infestation)(?: \w+){0,3} (?:(?:was|were|are|is|all) (?:\w+ )?(?:gone|dead|history|dying|brown|wiped out)|disappeared|vanished|died|moved out|packed up|stay(?:ed)? away|left|dropped like|never came back|have ?n['’]?t (?:been|come) back|have not (?:been|come) back)(?: \w+){0,2} (?:in|within|by|the (?:next|same|very)|overnight|after|since|for good|completely|and|now|before|inside|\d)\b/,
    ],
    [
      "+",
      /(?<!\b(?:i|we|he|tip|trick|update|seller|support|company|they)\b.{0,25})\b(?:fixed|solved|cured|resolved|took care of|knocked out|cleared|sorted|ended|fixes|solves|cures|eliminated) (?:\w+ )?(?:the |my |our |that |this |it|all (?:of )?(?:my|the) )(?:\w+ ){0,4}?(?:right (?:up|away)|problem|issue|in (?:minutes|seconds|a (?:day|few|minute|week|night)|no time|one|five|ten|two|under)|first (?:try|time)|for good|overnight|once and for all|instantly|immediately|completely|on the first|same day|headache|leak|clog|drain|squeak)\b(?<!(?:\bnot|n['’]t|never|nothing|no one|to|would|hoping it|have|finally) (?:\w+ ){0,2}(?:fixed|solved|cured|resolved|took|cleared|sorted|fix|solve|fixes).*)/,
    ],
    [
      "+",
      /^[ "'(]*(?:(?:big |huge |my |the |our )?problem(?:,| is| was|:)? (?:now |completely |totally |finally )?(?:solved|gone)|issue (?:solved|resolved|fixed))[ .!)"]*$/,
    ],
    [
      "+",
      /\b(?:worked|works|worked out|working|goes|did) (?:like|as)(?: if by)? (?:a |an )?(?:charm|magic|dream|miracle|champ|boss|clockwork|treat|hot damn|gangbusters)\b(?<!(?:\bnot|n['’]t|never|supposed to) (?:[\w'’-]+ ){0,2}\w+.*)/,
    ],
    [
      "+",
      /\b(?:wish|kicking myself|mad at myself|annoyed|why did ?n['’]?t|do ?n['’]?t know why|should have|should ['’]ve|should['’]?ve|shoulda|regret)(?: \w+){0,4} (?:bought|found|known|gotten|got|ordered|discovered|had|tried|buy|have|find|get|getting|buying) (?:\w+ )?(?:this|it|one|these|them|about (?:this|it|these)|two|another)(?: \w+){0,2} (?:years ago|sooner|before|earlier|ages ago|long ago|decades ago|months ago|when|the first|last (?:year|summer|winter)|a long time ago)\b/,
    ],
    [
      "+",
      /\b(?:brought|brings|restored|revived|resurrected|saved|rescued) (?:my |our |the |his |her |it |an? )(?:\w+ ){0,5}?(?:back to life|from the (?:trash|dump|landfill|garbage|dead|curb)|back from the dead|like new|to its former|to new)\b/,
    ],
    [
      "+",
      /\b(?:do ?n['’]?t|did ?n['’]?t|ca ?n['’]?t|cannot|could ?n['’]?t|not sure|do not|dont|cant) (?:\w+ )?(?:know|imagine|figure|believe|remember|understand|picture)(?: \w+){0,2} (?:how|what|why) (?:i|we) (?:ever |even )?(?:lived|did|survived|managed|got (?:along|by)|went|cooked|cleaned|functioned|got anything|made it|waited|would do|ever) (?:\w+ ){0,4}?(?:without|before|so long)\b/,
    ],
    [
      "+",
      /\b(?:skeptical|sceptical|doubt(?:ed|ful)|did ?n['’]?t believe|did ?n['’]?t think|laughed|low expectations|no hope|hopes were low|unconvinced|rolled my eyes|thought it was (?:a )?(?:gimmick|hype|joke|hooey|nonsense|snake oil)|did ?n['’]?t expect much)(?: \w+| ,){0,8} (?:but|until|and then|however|yet)(?: \w+| ,){0,4} (?:wow|works?|worked|it did|i was wrong|eating my|eat my|blown away|proved|changed my mind|they did|it does|converted?|sold|believer|amazed|shocked|impressed|holy)\b/,
    ],
    [
      "+",
      /\b(?:made|makes) (?:a |all the |such a )(?:\w+ )?(?:world of |huge |big |massive |night and day |noticeable |tremendous |enormous |real |incredible |great |definite |significant |dramatic )?(?:difference|improvement)\b(?<!(?:\bnot|n['’]t|never|hoping it|would|could|might|if it|to) (?:[\w'’-]+ ){0,2}(?:made|make|makes).*)/,
    ],
    [
      "+",
      /\b(?:finally|at last)[ ,]+(?:\w+ ){0,2}?(?:a|an|one|something|the|some) (?:\w+ ){0,4}?(?:that|which|who) (?:actually |really |truly |does ?n['’]?t |wo ?n['’]?t |just )?(?:works?|worked|does|did|fits?|holds?|stays?|gets|lasts|leak|break|cuts|catches|keeps|delivers)\b/,
    ],
    [
      "+",
      /\b(?:first|only|one) (?:thing|product|one|brand|stuff|spray|trap|tool|cleaner|cream|method|item|gadget)(?: \w+){0,4} (?:that(?:['’]?s| has| have| ever| actually| really)* |to (?:actually |really |ever )?|i['’]?ve (?:\w+ )?(?:tried|found|used) that |has )(?:\w+ )?(?:works?|worked|helped|helps|touched|made a dent|got (?:it|them|rid)|caught|done the|gets|does what|done what|stopped|stops|kept|keeps)\b/,
    ],
    [
      "+",
      /\b(?:lifesaver|life saver|life[- ]?changer|game[- ]?changer|godsend|god send|miracle worker|total win|worth its weight|saved (?:my|our|the) (?:bacon|butt|day|life|sanity|marriage|trip|vacation|weekend|thanksgiving|christmas|wedding|garden|lawn|tomatoes|carpet|dress|couch)|saved me (?:a trip|from (?:calling|buying|having|replacing)|hundreds|thousands|hours|so much|a (?:call|plumber|service|repair|fortune)))\b(?<!(?:\bnot|n['’]t|never|no) (?:[\w'’-]+ ){0,2}\w+.*)/,
    ],
    [
      "-",
      /\b(?:(?:does|do|did)(?: not| ?n['’]?t)|has ?n['’]?t|have ?n['’]?t|had ?n['’]?t|not|doesnt|didnt|dont) (?:\w+ )?(?:do|done|did|does|make|made) (?:a (?:thing|darn thing|damn thing|lick|bit of (?:good|difference))|anything(?! else| (?:special|fancy|weird|to my|to me|bad|about))|squat|jack|diddly|a lick of|zilch|any (?:good|difference)|the (?:job|trick))\b(?! (?:to hurt|wrong|stupid|but))/,
    ],
    [
      "-",
      /\b(?:does|did) (?:absolutely |literally |basically |practically |precisely |exactly |next to )?(?:nothing|squat|jack|diddly|zilch|zero)(?: (?:for|about|at all|against|whatsoever)|[.!,]*$)(?! (?:wrong|for hours))/,
    ],
    [
      "-",
      /\b(?:might|may) as well (?:have )?(?:use|used|be|been|just|buy|bought|throw|thrown|set|burn(?:ed)?|try|flush(?:ed)?|put|spray(?:ed)?|rub(?:bed)?|pour(?:ed)?|wear|worn|light) (?:\w+ ){0,4}?(?:water|money|nothing|toilet|trash|fire|spit|garbage|hands?|plain|without|tap|a spoon|a rock|tape|drain|away|wind)\b/,
    ],
    [
      "-",
      /\b(?:ants?|mice|mouse|rats?|roach(?:es)?|fleas?|ticks?|weeds?|moths?|gnats?|flies|squirrels?|moles?|wasps?|bugs?|slugs?|rabbits?|raccoons?|mosquitoes|spiders|gophers)(?: \w+){0,3} (?:walk(?:s|ed)?|laugh(?:s|ed|ing)?|ignore[sd]?|strolled|crawl(?:s|ed)?|danced?|dances|thriv(?:e|ed|ing)|seem(?:s|ed)? to (?:love|like|enjoy)|still (?:here|there|everywhere|alive|around|come|coming|crawling|eating|getting|in)|came (?:right )?back|doubled|are back|keep coming|throw(?:ing)? a party|could care less|grew (?:back|right|through)|grow (?:back|right|through))(?: \w+){0,2} (?:right|past|over|around|at|it|on|by|in|here|there|everywhere|with|through|coming|within|next|alive|the (?:bait|trap|spray|powder|stuff|poison)|back|up)\b(?<=(?:trap|bait|spray|powder|stuff|poison|past|over|around|at|it|by|here|there|everywhere|through|coming|within|alive|back|right))(?<!(?:loves?|loved|birds?|cats?) (?:it|the|at|by|in|on|right|back|here|there))/,
    ],
    [
      "-",
      /\b(?:expensive|fancy|pretty|overpriced|\$\d+|very nice|glorified|useless|a nice|just a|now a|is a|makes a (?:good|great|nice|fine)) (?:\w+ )?(?:paper ?weights?|door ?stops?|doorstop|brick now|dust collector|shelf ornament|boat anchor|landfill|lawn ornament)\b(?<!(?:bought|use|using|got|use it|wanted|needed|need|love|works|great) (?:\w+ ){0,4}\w+)/,
    ],
    [
      "-",
      /(?<!\breason to (?:ever )?(?:go )?)(?<!(?:never|please|no|not|n['’]t) (?:[\w'’-]+ ){0,3}(?:go )?)\b(?:went|gone|going|back|return(?:ed)?|end(?:ed)? up going|switch(?:ed|ing)?|switching) (?:right |straight )?(?:back )?to (?:using |my |the |our )+(?:\w+ )?(?:old|previous|original|regular|trusty|former|\d+ year[- ]old|manual|cheap|trusted) (?:\w+ ){0,2}?(?:one|way|ones|method|brand|pair|knife|broom|pan|vacuum|router|mop|pillow|brush|spray|razor|machine|charger|bag|cable|headset|headphones|mouse|keyboard|opener|trap|phone|cleaner|stuff|version)\b(?<!(?:\bnot|n['’]t|never|no) (?:\w+ ){0,3}(?:going|go|went|back|switch|return|switching).*)/,
    ],
    [
      "-",
      /\b(?:ended up|wound up|end up|had to|have to|finally|gave up and|resorted to) (?:\w+ )?(?:using|buying|calling|doing|hiring|paying|buy|call|called|hire|do|did|used|use|bought|paid|cutting|went) (?:\w+ )?(?:it |them |a |an |my |the |another |something |elsewhere |everything )?(?:\w+ )?(?:by hand|plumber|exterminator|professional|electrician|another brand|different (?:brand|one|product)|bleach (?:anyway|instead)|vinegar instead|real (?:one|trap)|the old (?:fashioned )?way|hammer instead|myself instead|pliers instead|knife instead)\b(?<!(?:\bnot|n['’]t|never|without) (?:\w+ ){0,2}(?:ended|wound|end|had|have|having).*)/,
    ],
    [
      "-",
      /(?<!\b(?:thought|though|figured|assumed|expected|expecting|sceptical|skeptical|would be|not|never|no|isn['’]t|wasn['’]t)\b.{0,70})\b(?:snake oil|complete (?:scam|gimmick|joke|fail|failure|garbage)|total (?:scam|gimmick|joke|fail|failure|garbage)|pure (?:gimmick|hype|garbage)|just a gimmick|all hype|epic fail|hogwash|placebo at best|utterly (?:useless|worthless)|totally (?:useless|worthless|ineffective)|completely (?:useless|worthless|ineffective)|good for nothing|worse than (?:useless|nothing)|exercise in (?:futility|frustration)|fail(?:s|ed) (?:miserably|spectacularly|utterly)|big fat nothing|lost cause)\b(?<!(?:\bnot|n['’]t|never|thought (?:it|this) (?:was|would be)|expected|no|just|isn['’]t) (?:\w+ ){0,2}(?:a |an |\w+ )?\w+.*)/,
    ],
    [
      "-",
      /\b(?:tried|followed|used|repeated|applied|sprayed|did|gave it|attempted|set) (?:\w+ ){0,4}?(?:three|four|five|six|several|multiple|many|a dozen|ten|twenty|\d+|everything|all (?:of )?the|every) (?:\w+ ){0,3}?(?:times|tricks?|days|weeks|ways?|settings?|positions?|baits?|applications?|rounds|treatments?|suggestions?|method|bottles?|cans?|outlets?|nights|tries)?(?: \w+| ,){0,4}(?: and| but|,) (?:\w+ ){0,2}?(?:nothing|still (?:\w+ )?(?:not|no|won|wo|there|there|clogged|dirty|does|has|have)|no (?:luck|dice|joy|go|change|effect|results?|difference)|not (?:one|a single)|zip|zero|zilch|nada|it (?:just )?(?:wo|does|did|would)(?: ?n['’]?t| not)|never)\b/,
    ],
  ],
  cold: [
    [
      "+",
      /(?<!(?:no|not a) )\bice (?:cubes? )?(?:(?:[\w'’-]+ ){0,2})?(?:is |was |were |are )?(?:still )?(?:rattles|rattling|clinks?|clinking|floating|jingling|clanking|survive[sd]?|outlasts?|outlasted|made it|hanging (?:around|on)|held (?:up|out))\b/,
    ],
    [
      "+",
      /\b(?:still|there['’]?s|there is|there was|found|woke(?: up)? to) (?:still )?(?:some |plenty of |chunks of |lots of |a few |actual |full of )*(?:ice(?: cubes)?|cubes) (?:(?:[\w'’-]+ ){0,2})?(?:in (?:it|there|my|the)|floating|rattling|left|at|when|after|from|next)\b(?!.*\b(?:cream|maker|tray|pack)s?\b)/,
    ],
    [
      "+",
      /\bice (?:still )?(?:lasts?|lasted|holds|held|remained|had(?: not| ?n['’]?t) melted|has(?: not| ?n['’]?t) melted|does(?: not| ?n['’]?t) melt|did(?: not| ?n['’]?t) melt|never melts?|barely melts?|hardly melts?|barely melted|hardly melted)\b(?! (?:about|only|maybe|all of|an hour|like|for (?:about|only|maybe|an hour|like)))/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})\b(?:still|stays?|stayed|keeps?|kept|was|were|is|are) (?:(?:[\w'’-]+ ){0,3})?(?:ice |icy |freezing |stone |super |nice and |so |really |refreshingly )*(?:cold|chilled|frosty|frozen|ice[- ]cold) (?:(?:[\w'’-]+ ){0,3})?(?:at|by|till|until|when|for|after|through|overnight|all) (?:(?:[\w'’-]+ ){0,3})?(?:(?:lunch(?: ?time)?|noon|dinner|supper|breakfast|bedtime|midnight|the end of|(?:the )?next (?:day|morning)|(?:the )?morning|quitting time|overnight|\d+ ?(?:am|pm|hours?|hrs?|o['’]?clock)|\d+:\d+|(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several) hours?|hours (?:later|after|and hours)|i (?:get|got|clock|leave|left|come|came|go)|all (?:day|night|shift|afternoon|morning)|recess)|hot car|hours|shift|hike)\b(?!.*\b(?:coffee|tea|soup|oatmeal|chili)\b)/,
    ],
    ["+", /\b(?:cold|icy|chilled) (?:until|till|down to|to|right to) the (?:very )?last (?:drop|sip|swallow)\b/],
    [
      "-",
      /\bice (?:cubes? )?(?:is |was |had |has |were |are )?(?:all |already |completely |totally )?(?:gone|melts|melted|disappears|disappeared|history|slush|vanished) (?:already |completely |away )?(?:before (?:i|we|noon|lunch)|by|within|inside of|in (?:about |under |less than |like |maybe )*(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several)|half)|after (?:about |only |just )?(?:an|one|two|(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several)) hours?)\b/,
    ],
    [
      "-",
      /\b(?:water|drinks?|milk|soda|beer|juice|lemonade|gatorade|smoothie) (?:(?:[\w'’-]+ ){0,2})?(?:is|was|were|gets?|got|are) (?:already |back to |at |only |still )*(?:luke ?warm|room temp(?:erature)?|warm|tepid) (?:already |again )?(?:by|in|within|before|after) (?:about |only |just |less than |an |the time |like |maybe |half |barely )*(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several) )?(?:lunch|noon|hours?|minutes|mins|i (?:get|got|finish)|practice|recess|halftime|class|midmorning)\b/,
    ],
    [
      "-",
      /\b(?:cold|chilled|ice|icy) (?:for )?(?:only|maybe|about|barely|all of|less than|at (?:best|most)) (?:(?:[\w'’-]+ ){0,1})?(?:(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|half an?|a couple(?: of)?|a few|several)) (?:or (?:two|so) )?(?:hours?|minutes|mins)\b|\b(?:wo|does|do|did)(?: not| ?n['’]?t) (?:really |even |actually )?(?:keep|hold|stay) (?:my |the |your |his |her |anything |things |drinks? |water |ice |food |lunch |it |milk |beer )*(?:cold|cool|chilled)\b/,
    ],
  ],
};
