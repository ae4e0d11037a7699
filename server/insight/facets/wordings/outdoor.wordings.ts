import type { Wordings } from "./wording.ts";

export const OUTDOOR_WORDINGS: Wordings = {
  wind: [
    [
      "+",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:survived?|survives|withstood|withstands?|weathered|handled|handles|stood up to|stands? up to|rode out|made it through|held up (?:in|to|through|against|well in)|holds? up (?:in|to|against|well in)|stayed (?:up|put|standing|upright) (?:in|through|during)|shrugged off|laughs? (?:at|off)|held (?:its ground|fast|on|firm|tight|strong) (?:in|through|against)|took|been through|lived through|made it thru|has seen|no match for|solid in|sturdy in|steady in|rock solid in) (?:[\w'’-]+,? ){0,6}(?:winds?|gusts?|windstorms?|storms?|thunderstorms?|gales?|squalls?|hurricane|nor['’]?easter|blizzards?|tropical storm|derecho|mph|monsoons?|gale force|santa anas?|chinook|tornado)\b/,
    ],
    [
      "+",
      /\b(?:winds?|gusts?|windstorms?|storms?|thunderstorms?|gales?|squalls?|mph|hurricane|nor['’]?easter|windy|breezy|gusty)\b[^.!?]{0,60}\b(?:(?:did|does|do|has|have)(?: ?n['’]?t| not) (?:even |once )?(?:budge|budged|move|moved|flinch|blow|blown|collapse|collapsed|tip|tipped|flip|flipped|phase|faze|bother|go anywhere|gone anywhere|leave|invert|turn inside|take off|lift|wobble)|never (?:\w+ )?(?:budged|moved|flinched|blew|collapsed|tipped|flipped|went anywhere|inverted|turned|left|lifted)|still (?:standing|up|there|upright|in one piece)|stood (?:firm|fast|strong|tall|its ground|like)|held (?:up|firm|fast|on|its|strong|tight|down)|stayed (?:put|up|standing|upright|down|in place|right)|stays (?:put|up|standing|upright|down)|no (?:problem|damage|movement|issues?|flapping)|not a (?:flap|wobble)|without (?:budging|moving|collapsing|tipping|flipping|a problem|blowing))/,
    ],
    [
      "+",
      /\b(?:neighbor['’]?s?|neighbors['’]?|neighbour['’]?s|next door['’]?s|everyone else['’]?s|other (?:tents?|canopies|people['’]?s|umbrellas?)|everybody else['’]?s|trees?|trampoline) (?:[\w'’-]+ ){0,5}(?:blew|flew|collapsed|went flying|ended up|came down|blown|inside out|flattened|down)\b[^.!?]{0,60}\b(?:ours|mine|this (?:one|tent|canopy|umbrella)|it) (?:\w+ )?(?:stood|stayed|held|was (?:fine|still)|never|did ?n['’]?t|survived|still|is still|standing)/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:winds?|gusts?|breezes?|storms?|squall|thunderstorm|puff of (?:wind|air)|windy (?:day|night|afternoon)) (?:[\w'’-]+ ){0,4}?(?:blew|blows|took|takes|flipped|flips|turned|turns|snapped|snaps|knocked|knocks|collapsed|carried|carries|flattened|tore|ripped|bent|toppled|toppling|lifted|lifts|sent|sends|picked|picks|shredded|destroyed|grabbed|folded|dragged|yanked|launched|broke|knocking|uprooted) (?:it|my|them|our|this|both|a pole|over|inside)\b(?! (?:rain|leaves|smoke|snow|dust))/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:blew|blows|blown|flew (?:off|away|over|across|down)|flipped|flips|took off|takes off|tipped|collapsed|collapses|folded|folds|fell|falls|turned|turns|went|goes|inverted|inverts|snapped|bent|toppled|topples|sailed|cartwheeled|tumbled|knocked|broke|caved|ripped|buckled|buckles) (?:[\w'’-]+ ){0,5}?(?:in|with|at|by|from|during|under|off in|after|on) (?:(?:even )?(?:the )?(?:first|slightest|smallest|least|lightest|a|an|any|one|our first)(?: \w+)? )(?:[\w'’-]+ ){0,2}(?:wind|winds|gusts?|breeze|storm|windy day|breath of wind|squall|puff)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )\b(?:turned|turns|flipped|flips|went|goes|flip|turn|blew|blows|popped|pops) (?:itself )?inside[- ]?out\b|\b(?:in|into|over|across|from|on|to) (?:the |my |our )?(?:neighbor|neighbour)s?['’]?s? (?:yard|pool|roof|fence|garden|field|lawn|tree|driveway|pasture|property|bushes)\b|\b(?:chas(?:ed|ing)|fished?|fetched|retrieved?) (?:it|my \w+|the \w+) (?:down|across|out of|from) (?:the |a |my |our )?(?:beach|street|road|field|park|campground|campsite|parking lot|yard|neighbor\w*|pool|lake|tree|block)\b/,
    ],
    [
      "-",
      /(?<!\b(?:not|never|no|nothing|hardly|without|zero|(?:do|does|did|has|have|had|wo|would|ca|could|is|are|was|were|ai) ?n['’]?t|no longer|anything|none|yet to|nor|instead of|than|rather than|if)(?: [\w'’-]+){0,2} )(?<!\b(?:from|kept|keeps)\b.{0,25})\b(?:like|as|into|becomes|became|turns into|turned into|basically) (?:a |an |the )(?:giant |big |huge |\d+ foot )?(?:kite|sail|parachute|tumbleweed|mary poppins|spinnaker|hang ?glider)\b|\b(?:flew|blew|blown|found (?:it|mine|ours)|ended up|landed|sailed|went flying) (?:\w+ ){0,3}(?:next county|two (?:houses|doors|yards|campsites|blocks|streets) (?:down|over|away)|three (?:houses|yards|doors|campsites) (?:down|over|away)|halfway (?:down the (?:street|beach)|across the (?:yard|field|park)))\b/,
    ],
  ],
  pests: [
    [
      "+",
      /(?<!\b(?:if|hope|hoping|wish) .{0,20})\b(?:no|not (?:a|one|a single)|zero|without a single|never (?:a|one|had a)|have(?: not| ?n['’]?t) (?:had|seen|found) (?:a|one|any|a single)) (?:more |single |unwanted )*(?:(?:mice|mouse|rats?|(?:cock)?roach(?:es)?|ants?|spiders?|bugs?|fleas?|ticks?|mosquito(?:e?s)?|skeeters|flies|fly|gnats?|moths?|wasps?|hornets?|bees?|moles?|voles?|gophers?|deer|rabbits?|raccoons?|squirrels?|chipmunks?|critters?|rodents?|snakes?|slugs?|earwigs?|beetles?|termites?|silverfish|centipedes?|no[- ]?see[- ]?ums?|yellow ?jackets?|groundhogs?|pests?|possums?|skunks?|geese|pigeons?)|bears?|critters) (?:has |have |had |ever |inside )*(?:gotten|got|gets?|getting|came|inside|in (?:the (?:tent|feeder|coop|shed|box|bin|gazebo)|our tent|there)|made it|could|can get|chewed|on us)\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|hardly|barely|without|nor|no|wish|cannot)|n['’]t|\b(?:do|does|did|is|was|are|ca|wo|could|would|have|has|had)nt) (?:[\w'’-]+ ){0,2})(?<!\b(?:to|must|help|trying to) )\b(?:keep|keeps|kept|keeping) (?:all |out |the |away |those |pesky |our |every |most of the |wild )*(?:(?:mice|mouse|rats?|(?:cock)?roach(?:es)?|ants?|spiders?|bugs?|fleas?|ticks?|mosquito(?:e?s)?|skeeters|flies|fly|gnats?|moths?|wasps?|hornets?|bees?|moles?|voles?|gophers?|deer|rabbits?|raccoons?|squirrels?|chipmunks?|critters?|rodents?|snakes?|slugs?|earwigs?|beetles?|termites?|silverfish|centipedes?|no[- ]?see[- ]?ums?|yellow ?jackets?|groundhogs?|pests?|possums?|skunks?|geese|pigeons?)|bears?|coyotes|birds|insects|grackles|starlings)(?: and (?:mice|mouse|rats?|(?:cock)?roach(?:es)?|ants?|spiders?|bugs?|fleas?|ticks?|mosquito(?:e?s)?|skeeters|flies|fly|gnats?|moths?|wasps?|hornets?|bees?|moles?|voles?|gophers?|deer|rabbits?|raccoons?|squirrels?|chipmunks?|critters?|rodents?|snakes?|slugs?|earwigs?|beetles?|termites?|silverfish|centipedes?|no[- ]?see[- ]?ums?|yellow ?jackets?|groundhogs?|pests?|possums?|skunks?|geese|pigeons?))? (?:out|off|away|at bay|outside|from (?:getting|eating|coming|chewing|digging|raiding))\b(?! of (?:bed|trouble))/,
    ],
    [
      "+",
      /\b(?:squirrels?|raccoons?|bears?|grackles|chipmunks|possums?|critters) (?:(?:[\w'’-]+ ){0,2})?(?:gave up|give up|given up|slides? (?:right )?(?:off|down)|slid (?:right )?(?:off|down)|falls? (?:right )?off|fell (?:right )?off|frustrated|sat and stared|(?:ca|have|has|could)(?: not| ?n['’]?t) (?:figured?|get|got|gotten|reach|open|chew|climb|been able|touched|bothered)|can ?not (?:figure|get|reach|open|chew|climb)|hates? (?:it|this|me)|stumped|baffled|furious|moved on|leave it alone)\b(?! (?:pay|believe|enough))/,
    ],
    [
      "+",
      /(?<!\b(?:not|n['’]?t|claims? to be|supposed(?:ly)?|supposed to be|never|nothing|hardly|says?|advertised as) .{0,25})\b(?:is|it['’]?s|truly|really|100%|actually|totally|completely) (?:truly |really |100% |actually |totally |completely )?(?:squirrel|critter|raccoon|bear|rodent)[- ]?proof\b|\b(?:bites?|mosquitoes|bugs|skeeters) stayed (?:out|outside|on the other)\b/,
    ],
    [
      "-",
      /(?<!(?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never)|\b(?:no|not|before|until|yet|used to|old|last|other)\b) .{0,60})\b(?:squirrels?|raccoons?|bears?|mice|rats?|chipmunks?|possums?|groundhogs?) (?:(?!ca|could|never|not|have|has)[\w'’-]+ ){0,3}(?:figured (?:it |this )?out|got in|gets? in|got into|broke in(?:to)?|chewed (?:right )?(?:through|a hole|it|the)|emptied|cleaned (?:it|me) out|raided|hangs? off|hung off|defeated|outsmarted|climbs? (?:right|up)|ate through|gnawed|tipped it|knocked it|opened it|helped themselves|cracked it|buffet)\b/,
    ],
    [
      "-",
      /(?<!\b(?:no|not|n['’]?t|never|without|keeps?|kept|stop(?:s|ped)?|before|used to|last year|when|if)\b.{0,45})\b(?:ants|spiders|wasps|mice|earwigs|bugs|mosquitoes|flies|gnats|no-?see-?ums|insects) (?:still |always |can |could |just |all |easily |have |manage to )*(?:got|get|gets|came|come|crawl(?:ed)?|moved|nest(?:ed)?|pour(?:ed)?|find|found|squeezed?|walk(?:ed)?|swarm(?:ed)?) (?:right |straight |a |their |way |up |all )*(?:in|into|inside|through)\b(?! (?:the (?:story|trap|game)|town|my (?:yard|area)|everything))/,
    ],
    [
      "-",
      /(?<!(?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never)|never|not|without) .{0,35})\b(?:gaps?|holes?|mesh|zippers?|seams?|vents?|flap|panels?) (?:(?:[\w'’-]+ ){0,4})?(?:lets?|big enough for|wide enough for|leaves?|large enough for|leaves? gaps for|leave gaps for) (?:in )?(?:every |the |all |a |gaps for |room for )*(?:(?:mice|mouse|rats?|(?:cock)?roach(?:es)?|ants?|spiders?|bugs?|fleas?|ticks?|mosquito(?:e?s)?|skeeters|flies|fly|gnats?|moths?|wasps?|hornets?|bees?|moles?|voles?|gophers?|deer|rabbits?|raccoons?|squirrels?|chipmunks?|critters?|rodents?|snakes?|slugs?|earwigs?|beetles?|termites?|silverfish|centipedes?|no[- ]?see[- ]?ums?|yellow ?jackets?|groundhogs?|pests?|possums?|skunks?|geese|pigeons?)|insects)\b|(?<!(?:(?:(?:do|does|did|is|was|are|were|has|have|had|wo|would|could)(?: not| ?n['’]?t)|can ?not|ca ?n['’]?t|will not|never)|never|not|without) (?:\w+ )?)\b(?:lets?|letting) in (?:the |all |every )*(?:(?:mice|mouse|rats?|(?:cock)?roach(?:es)?|ants?|spiders?|bugs?|fleas?|ticks?|mosquito(?:e?s)?|skeeters|flies|fly|gnats?|moths?|wasps?|hornets?|bees?|moles?|voles?|gophers?|deer|rabbits?|raccoons?|squirrels?|chipmunks?|critters?|rodents?|snakes?|slugs?|earwigs?|beetles?|termites?|silverfish|centipedes?|no[- ]?see[- ]?ums?|yellow ?jackets?|groundhogs?|pests?|possums?|skunks?|geese|pigeons?))\b|\b(?:eaten alive|chewed up|bitten) (?:inside|in it|in (?:the|my|our) (?:tent|gazebo|hammock|room)|under it)\b/,
    ],
  ],
};
