import type { Wordings } from "./wording.ts";

export const CLEANING_WORDINGS: Wordings = {
  cleaning: [
    [
      "+",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:wip(?:es?|ed|ing)|rins(?:es?|ed|ing)|hos(?:es|ed)|sponges?|brush(?:es|ed)|scrubs?|wash(?:es|ed)|peels?|lift(?:s|ed)) (?:right |straight |itself |up |off |out |down |completely |perfectly |totally )*(?:spotless|like new|in (?:a few |two |ten |thirty |\d+ )?(?:seconds?|a jiffy|a flash|no time)|with (?:just )?(?:a|one|a single|a quick) (?:wipe|swipe|rinse|damp (?:cloth|rag|paper towel)|wet (?:cloth|rag|wipe)|baby wipe))/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:a|one|just a|only a|single) (?:quick |little |simple |single |light |fast )*(?:wipe|rinse|once-over|once over|hose ?down|hosing|wipe ?down|wet wipe|baby wipe|damp cloth|paper towel)(?: (?:down|off|out))?(?: (?:under|in|with|at|from|of|after) (?:[\w'’-]+ ){0,4}?[\w'’-]+)?(?: ,|,| and| &) (?:and )?(?:(?:it|they|you|i)(?: ?['’]?(?:s|re|m)| is| are| am) )?(?:all )?(?:done|clean|spotless|good to go|like new|ready (?:to go|again|for)|good as new|gone|off)\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:clean(?:s|ing|ed)?[- ]?(?:up|it|them|this|the \w+)?|wash(?:ing|[- ]?up)(?: up| it| them)?|upkeep) (?:is|was|takes?|took|'s|being) (?:(?:about|maybe|literally|only|just|all of|under|less than|like) )*(?:a breeze|nothing|a snap|a cinch|a doddle|painless|effortless|a joke|a non[- ]?issue|child ?['’]?s play|a piece of cake|no (?:bother|trouble|problem|big deal|work|effort|time)|(?:a|one|two|three|five|[1-5]|a few|a couple(?: of)?) (?:seconds?|secs?|minutes?|mins?|moments?)|seconds|quick|simple)\b/,
    ],
    [
      "+",
      /\bno (?:more )?(?:scrubbing|soaking and scrubbing|elbow grease|scraping|crevices|nooks|crannies|nooks and crannies|hidden corners|crud|caked[- ]on|hard[- ]to[- ]reach (?:\w+ )?(?:spots|corners|parts|places))(?: (?:needed|required|necessary|involved|at all|to (?:trap|hold|collect|clean|catch|hide)))?(?= ?(?:[.!,;)]|$)| (?:for|where|to|that|needed|required|at))/,
    ],
    [
      "+",
      /\b(?:comes?|came|coming) (?:right |straight |back )?(?:out )?(?:of )?(?:the |my )?(?:dishwasher )?(?:out )?(?:spotless|sparkling|gleaming|squeaky clean|good as new|looking (?:like )?(?:brand )?new)\b/,
    ],
    [
      "+",
      /\b(?:goes?|go|went|throw|toss|pop|chuck|stick|put|run|ran|shove|threw|tossed|popped) (?:it |them |everything |all of it |the (?:whole )?[\w-]+ |all the parts |the parts |both )?(?:all |right |straight |just )*(?:in|into|through) the (?:top rack of the )?dishwasher(?: (?:every|each|all the|daily|nightly|weekly|after|and (?:forget|done|it comes|they come|walk|it['’ ]|they['’ ]|it looks|they look|that['’ ]|still|no ))|,? no (?:problem|issue|trouble|worries))/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:nothing (?:ever |really |seems to )?(?:sticks?|clings?) to (?:it|them|this)|(?:food|dirt|mud|hair|dog hair|cat hair|pet hair|fur|sauce|cheese|eggs?|grease|crumbs|lint|paint|ink|marker|crayon|slime|gum|sand|dust|spills?|stains?) (?:just |simply |all )*(?:slides? (?:right |straight )off|falls? right off|shakes? (?:right |straight )?(?:off|out)|brush(?:es)? (?:right |straight )?off|wipes? (?:right |straight )?(?:off|away|up)|rins(?:es?|ed) (?:right |straight )?(?:off|out|away)|vacuums? (?:right )?(?:off|up)|comes? (?:right|straight) (?:off|out|up)))\b/,
    ],
    [
      "+",
      /\b(?:everything|all (?:the|of the) (?:parts|pieces)|(?:it|the whole thing|the \w+)) (?:just )?(?:comes? apart|pops? (?:apart|out|off)|lifts? (?:out|off)|slides? out|unscrews?|snaps? off) (?:[\w'’-]+ ){0,4}?(?:to (?:be )?(?:clean(?:ed)?|wash(?:ed)?|rinsed?)|for (?:a )?(?:clean|wash|rins)(?:e|ing)|so you can (?:wash|clean|rinse|get)|and (?:rinses|washes|wipes|cleans))\b/,
    ],
    [
      "+",
      /\b(?:does|do|did|has|have|is|are)(?: not| never|n['’]?t| n['’]?t) (?:really |ever |even )?(?:show(?:n|s|ing)?|hold on ?to|held on ?to|attract(?:ed)?|collect(?:ed)?|trap) (?:any |the |every |much |onto |on to |all the )*(?:dirt|dust|grime|fingerprints?|finger prints|smudges?|stains?|lint|hair|pet hair|cat hair|dog hair|crumbs|grease|spots|mildew|mold|mould|gunk|water spots|streaks)\b/,
    ],
    [
      "+",
      /\b(?:spill(?:ed|s|t)?|dropped|threw up|puked|peed|drew|splashed|dumped) (?:[\w'’-]+ ){1,8}?(?:and|,|but) (?:it|everything|the stain|that|all of it|every bit) (?:just |all |still )*(?:wiped|came|washed|rinsed|cleaned|sponged|lifted|blotted|beaded) (?:right |straight |completely |all )*(?:off|out|away|up|clean)\b/,
    ],
    [
      "+",
      /\b(?:no|without(?: a| any)?|not a(?: single)?|zero|never (?:had )?(?:a|any)) (?:trace of |speck of |spot of |hint of |sign of |signs of )?(?:mildew|mold|mould|scum|limescale|soap scum|slime|pink slime|gunk|fingerprints?|smudges)(?! ?(?:smell|remover|cleaner|odor))(?: (?:[\w'’-]+ ){0,3}?(?:yet|so far|after|since|in|on|anywhere|at all|inside)\b| ?[.!,;)]| ?$)/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:gunk|crud|food|milk|mold|mould|mildew|grime|dirt|hair|crumbs|grease|slime|coffee|goo|toothpaste|batter|pulp|dust|lint|soap scum|gook) (?:just |always |constantly |really |all )*(?:gets?|got|getting|collects?|collected|builds?|built|hides?|hid|lodges?|lodged|cakes?|caked|accumulates?|accumulated|packs?|traps?|trapped|lives?|settles?|grows?|grew|works? (?:its|their) way) (?:up )?(?:stuck |trapped |caught |wedged |lodged |packed )?(?:up |down )?(?:in|under|underneath|inside|between|behind|around|beneath) (?:all )?(?:the|every|each|its|that|those)\b(?! (?:\w+ )?(?:bin|bag|canister|cup|tray|filter|basket|trap|box|tank|drawer|container|dustbin|catcher|bowl|carpet|rug|brush|roller|bottom bin))/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:need|needs|needed|have to|had to|has to|must|gotta|got to|takes?|took|use|used|using|end up|ended up|cleaned? it with|clean it with|dig(?:ging)? (?:it )?out with|pick(?:ing)? (?:it )?out with) (?:using |use |with )?(?:a |an |the |my )?(?:old )?(?:toothbrush|tooth brush|toothpicks?|tooth pick|q-?tips?|q tips?|cotton swabs?|cotton buds?|pipe cleaners?|skewers?|bottle brush|steel wool|brillo|wire brush) (?:[\w'’-]+ ){0,5}?(?:to (?:get|clean|dig|scrape|scrub|reach|pick|remove)|for (?:cleaning|the (?:corners|grooves|seams|holes|crevices)))\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:takes?|took|spend|spent|need|needs|needed) (?:me |us |you |about |at least |longer |more time |half |a good |over |almost |nearly |more |an |\d+ |ten |twenty |thirty |forty |fifteen |two |three |hours? |minutes? |mins |the evening )+(?:just )?(?:to (?:clean|wash|scrub|rinse|wipe|scrape)|cleaning|scrubbing|scraping|washing) (?:it|them|this|out|up|off|the thing|than|everything)\b/,
    ],
    [
      "-",
      /\b(?:can|could)(?: ?not|['’]?t| n['’]?t) (?:for the life of me |ever |really |actually |even )?(?:get (?:it|them|this|that|the \w+|your (?:hand|fingers?|arm)|my (?:hand|fingers?|arm)|a (?:brush|sponge|cloth|hand|finger)) (?:really |fully |completely |properly |all the way |down )*(?:clean|inside|in there|to the bottom|into (?:it|the))|reach (?:[\w'’-]+ ){0,4}?(?:to (?:clean|wash|scrub|wipe))|be (?:washed|cleaned|rinsed|taken apart)|take (?:it|them|the \w+) apart to (?:clean|wash))\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:shows?|attracts?|holds? on ?to|hangs? on ?to|(?:is|are) a magnet for|(?:is|are) covered (?:in|with)) (?:[\w'’-]+ )?(?:every|each|all the|any and all|all kinds of|every single|every bit of|every speck of|every piece of) (?:[\w'’-]+ )?(?:fingerprints?|finger ?prints?|smudges?|specks?|dust|dirt|lint|hairs?|crumbs?|pet hair|cat hair|dog hair|water ?spots?|drops?|streaks?|marks?|footprints?|paw ?prints?|piece of (?:lint|hair|fuzz|dust))\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:fingerprint|finger print|dust|lint|hair|cat hair|dog hair|pet hair|fur|dirt|smudge|crumb|stain|grime|fuzz) magnets?\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:scrubb?(?:ed|ing)?|soak(?:ed|ing)?|scrap(?:ed?|ing)) (?:and (?:scrub(?:bed)?|soak(?:ed)?|scrap(?:ed?)) )?(?:and|for|but|until|like|with|the)\b.{0,50}\b(?:still (?:there|dirty|stained|won['’]?t|would ?n['’]?t|greasy|brown|grimy|stuck|on there|has|had)|won['’]?t (?:come|budge)|would ?n['’]?t (?:come|budge)|(?:will|wo) (?:not|n['’]?t) (?:come|budge)|did ?n['’]?t (?:come|budge)|never (?:came|comes|come) (?:off|out|clean))\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:pain|nightmare|chore|bear|bugger|nuisance|devil|hassle|beast|headache|bitch|ordeal|job and a half|full[- ]time job|royal pain)(?: in the (?:\w+))? (?:to (?:keep clean|clean|wash|scrub|rinse|wipe|descale|wash up)|to get (?:it |them |the \w+ )?clean|when it comes to cleaning)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:found|noticed|saw|discovered|growing|grew|grows|full of|covered in|covered with|there (?:is|was)|there ?['’]s|turned|got) (?:some |a bit of |a layer of |a ring of |tiny |little |visible )*(?:black |green |pink |brown |fuzzy |orange )+(?:mold|mould|mildew|slime|gunk|goo|sludge|crud|stuff|spots|specks|film) (?:[\w'’-]+ ){0,2}?(?:in|inside|under|underneath|around|on|behind|between|all over|along)\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|without|hardly|barely|cannot|nor|zero|none of|unless|instead of)|(?:does|did|do|has|had|have|is|was|are|were|wo|would|could|can|ca) ?n['’]?t) (?:[\w'’-]+ ){0,3})\b(?:quick|simple|single) (?:wipe|rinse|swipe|hose down|wipe ?down)(?: (?:under|in|with|at|off|of|after|and|,|down|out) ?(?:[\w'’-]+ ){0,5}?)? ?(?:and |, )?(?:it|they)(?: ?['’]?(?:s|re)| is| are) (?:all )?(?:done|clean|spotless|good to go|like new|ready|good as new)\b/,
    ],
  ],
  taste: [
    [
      "+",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:tastes?|tasted|tasting) (?:so |just |exactly |almost |a lot |really |pretty much )*(?:like|of) (?:the |a |an |my |what |real |actual |fresh |homemade |pure )*(?:real thing|home ?made|restaurant|mocha|dessert|candy|milkshake|grandma|mom|mother|heaven|vacation|childhood|summer|(?:ripe )?fruit|peach(?:es)?|apples|strawberr(?:y|ies)|oranges|cookies?|brownies?|caf[e\u00E9]|barista|coffee ?shop|bakery|frappe|treat|butter and)\b/,
    ],
    [
      "+",
      /\b(?:flavou?r|taste|coffee|tea|sauce|soup|broth) (?:is |was |are |were |itself )*(?:so |very |really |absolutely |just |quite |super |simply |truly )*(?:smooth|excellent|superb|divine|spot on|on point|out of this world|rich and|to die for|addictive|heavenly|scrumptious|nicely balanced|well balanced|lovely|bold|wonderful|robust|nice)\b(?! enough)(?! but)/,
    ],
    [
      "+",
      /\b(?:smooth|rich|bold|lovely|deep|real|clean|bright|wonderful|buttery|robust|full|authentic|balanced|fantastic|superb|incredible) (?:[\w'’-]+ )?(?:flavou?r|taste)\b(?! (?:though|but|is missing))/,
    ],
    [
      "+",
      /\b(?:no|not a hint of|not a trace of|zero|without (?:any|the|that)|none of that|never any|not any|minus the) (?:[\w'’-]+ ){0,2}(?:bitterness|after ?taste|bitter taste|chalk(?:y|iness)(?: taste)?|plastic(?:ky|y)? (?:taste|flavou?r)|metallic (?:taste|tang)|metal taste|fishy (?:taste|burps?)|fish burps|chemical taste|odd taste|funny taste|weird taste|off[- ]?taste|tinny taste|rubber taste)\b/,
    ],
    [
      "+",
      /\b(?:water|coffee|tea|milk|juice|drinks?) (?:still |just |always |now |finally )*(?:tastes? (?:like (?:water|coffee|tea|milk|juice)|clean|fresh|pure|crisp|normal|the same|as it should|as fresh)|picks up (?:no|nothing|zero))\b/,
    ],
    [
      "+",
      /(?<!\b(?:not|no|never|n['’]t|less) (?:\w+ )?)\b(?:yum(?:my|mo|m)?|delish|scrumdiddly\w*|finger[- ]?lick(?:ing|in)|lip[- ]smacking|mouth[- ]?watering)\b/,
    ],
    [
      "+",
      /\b(?:bag|box|jar|tin|bottle|batch|pack|tub|package|case|plate)s? (?:was|were|is|are|did|does|has|had|disappeared|vanished|lasted|barely)? ?(?:not |n['’]?t |never )?(?:gone|empty|emptied|demolished|disappeared|vanished|last|make it|made it|survive)(?: (?:in|within|by|before|past|through|even|to|all|the) )(?:[\w'’-]+ ){0,2}(?:minutes?|sitting|hours?|day|night|weekend|afternoon|evening|morning|home|dinner|lunch|drive home|car ride)\b/,
    ],
    [
      "+",
      /\b(?:i|we|could|can|she|he|they|kids) (?:could |can |would )?(?:happily |gladly |honestly |literally )?(?:(?:eat|drink|sip|munch|devour)(?:s|ed)? (?:it |this |these |them |the )+(?:[\w'’-]+ )?(?:by the (?:spoon(?:ful)?|handful|gallon|bucket|case|jar|bagful|bowlful)|straight (?:from|out of) the (?:jar|bag|can|tub|box|spoon)|all day|every (?:single )?day|with a spoon)|lick(?:ed|s)? (?:the|my|our|his|her) (?:[\w'’-]+ )?(?:spoon|bowl|plate|jar|fingers|lid)s?)\b/,
    ],
    [
      "+",
      /\b(?:had|went back for|asked for|came back for|asking for|begged for|begging for|wanted|goes back for) (?:seconds|thirds|a second (?:helping|bowl|cup|plate|slice|serving)|another (?:bowl|cup|slice|helping)|the recipe)\b/,
    ],
    [
      "+",
      /\b(?:makes|made|brews?|pulls?) (?:me |us |for )?(?:a |the |one |some )+(?:really |very |mighty |damn |truly |most |smooth |rich )*(?:delicious|smooth(?:est)?|tasty|tastiest|heavenly|amazing|wonderful|fantastic|killer|lovely|fine|great|mean|superb|perfect) (?:cups?|coffee|brew|espresso|tea|latte|shot|pot of (?:coffee|tea)|broth|smoothie|soup|mug)\b/,
    ],
    [
      "+",
      /\b(?:can|could|would|do|did|does)(?: not| ?n['’]?t) (?:even |really |ever )?(?:taste|detect|tell) (?:the |that |any |it['’]?s |it is |they['’]?re |you['’]?re |a |there )+(?:[\w'’-]+ ){0,3}(?:sugar[- ]free|gluten[- ]free|decaf|protein|vitamins?|fish|stevia|sweetener|metal|plastic|powder|vegan|keto|low[- ]carb|low[- ]sodium|fat[- ]free|cardboard)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:tastes?|tasted|tasting) (?:so |just |exactly |almost |a lot |really |pretty much |faintly |vaguely |strongly |mostly |a bit |kind of |kinda |more |rather )*(?:like|of|as if|similar to) (?:a |an |the |my |i |you |it |they |licking |eating |drinking |chewing |straight |pure |wet |old |burnt |burned |rancid |stale |bad |cheap )*(?:soap|cardboard|chalk|metal|plastic|rubber|pennies|penny|coins|dirt|mud|medicine|cough (?:syrup|drops?|medicine)|chemicals?|perfume|feet|grass|lawn|hay|hose|swimming pool|chlorine|pool|paper|sawdust|hot water|dishwater|dish ?water|ash|ashes|ashtray|tin|tin can|iron|iodine|vinegar|pencil|crayons?|wax|paint|glue|oil|bleach|detergent|cigarettes?|burnt|burned|vitamins?|saccharin|aspirin|vomit|puke|garbage|sweat|socks?|sock|fish oil|sand|battery|bark|wood|basement|mold|mildew|bandaid|band[- ]aids?|gasoline|diesel|brown water|dog food|cat food|pond|swamp|salt lick|sea ?water)\b/,
    ],
    [
      "-",
      /\b(?:leaves?|left|leaving|gives?|gave|has|had|have|with|got|there['’]?s|there is|there was|and) (?:me |you |us |the water |my water |the coffee |everything |it )?(?:with )?(?:a |an |this |that |some |the )(?:[\w'’-]+,? ){0,3}(?:metallic|bitter|chemical|soapy|plastic(?:k?y)?|chalky|rubbery|weird|funny|odd|strange|nasty|bad|awful|fishy|tinny|medicinal|artificial|sour|rancid|unpleasant|terrible|off) (?:[\w'’-]+ )?(?:taste|after ?taste|flavou?r|tang)\b/,
    ],
    [
      "-",
      /\b(?:water|coffee|tea|milk|juice|food) (?:still |now |always |all )*(?:tastes?|tasted|picks? up|comes out tasting) (?:a |an |the |like |of |just |so |very |really |slightly |a bit |some )*(?:plastic\w*|metal\w*|metallic|rubber\w*|funny|weird|off|odd|strange|soapy|chemical\w*|stale|tinny|bitter|burnt|awful|horrible|the bottle|the lid|the straw)\b/,
    ],
    [
      "-",
      /\b(?:flavou?r|taste|tastes|tasted|coffee|tea|sauce|broth) (?:is |was |are |were |itself |came out |turned out )*(?:so |very |really |just |too |a bit |a little |quite |way too |pretty |kind of |rather |extremely |overly )*(?:bland|flat|weak|watery|artificial|fake|bitter|burnt|stale|rancid|medicinal|chalky|insipid|muted|thin|cloying|sickly|sour|sickeningly sweet|salty|muddy|dull|washed out|soapy|non-?existent|faint|one[- ]note|off|gross|vile|foul|disgusting|nasty|inedible|undrinkable)\b/,
    ],
    [
      "-",
      /\b(?:way |far |much |just |so |are |is |was |were )too (?:salty|sweet|bitter|sour|vinegary|sugary|tart|bland)\b(?! for my (?:dog|cat))/,
    ],
    [
      "-",
      /(?<!['’]d )(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:spit|spat|spits|spitting) (?:it|them|the (?:first|stuff|whole thing)|one|mine|his|hers)(?: right| straight| back)? out\b|\b(?:poured|dumped|threw|tossed|sent) (?:the |it |most of |half )*(?:[\w'’-]+ ){0,3}(?:down the (?:sink|drain)) after (?:one|two|the first|a)\b/,
    ],
    [
      "-",
      /\b(?:could|can|would)(?: not| ?n['’]?t|not| barely| hardly)? (?:even )?(?:finish|swallow|get down|choke down|stomach|get past|force down)(?: the| this| it| more than| a| my| one| that)+ (?:[\w'’-]+ )?(?:taste|sip|bite|cup|mouthful|bowl|glass|flavou?r|first)\b/,
    ],
    [
      "-",
      /\b(?:no|zero|not much|hardly any|barely any|little|lacks?|lacking(?: in)?|lost (?:its|all)|without|missing|devoid of) (?:[\w'’-]+ )?(?:flavou?r)(?: at all| whatsoever| to (?:it|them|speak of)|\b(?= ?[.!,;]| ?$))(?<!(?:after|bitter|bad|metallic|plastic|funny|odd|strange|weird|chemical|fishy|metal|off) (?:taste|flavor|flavour))/,
    ],
    [
      "-",
      /\b(?:no|zero|not (?:a|one)) (?:[\w'’-]+ )?(?:taste|hint|trace) of (?:chocolate|vanilla|fruit|strawberry|peanut butter|coffee|lemon|orange|caramel|ginger|cinnamon|cheese|butter|honey|mint|truffle|garlic)\b/,
    ],
  ],
  controls: [
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})(?<!have to |had to |need to |ca ?n['’]t )\b(?:find|work|use|hit|reach|press|operate|turn|feel) (?:all )?(?:it|them|the (?:(?:[\w'’-]+ ){0,1})(?:buttons?|knobs?|dials?|switch(?:es)?|controls?|touch ?(?:screen|pad|panel|controls?)|keys|joystick|trigger|sliders?|remote)) (?:(?:[\w'’-]+ ){0,1})(?:in the (?:dark|rain)|with (?:my |thick |winter )?(?:gloves|mittens|wet hands)|by (?:feel|touch)|without (?:looking|my glasses|taking my eyes)|blind(?:folded)?|half asleep)\b/,
    ],
    [
      "+",
      /\b(?:only|just|all of|controls are|has|there are|it['’]?s) (?:one|two|three|four|2|3|4|a single) (?:big |large |simple |real |physical )*(?:buttons?|knobs?|dials?)(?: and| on| to|,|\.|$|!)(?! (?:do|does|is|are)(?: not|n['’]?t))(?!.{0,30}\b(?:wish|short|need more|broken|stuck)\b)/,
    ],
    [
      "+",
      /\b(?:real|actual|physical|proper|honest|old[- ]fashioned|good old) (?:buttons|knobs?|dials?|switch(?:es)?)\b(?! would)(?!.{0,12}\bshutter)(?<!\b(?:no|not|without|wish(?:ed)?|miss|need|want|lacks?) (?:\w+ ){0,3}\w+)/,
    ],
    [
      "+",
      /\b(?:everything|all the controls|controls|buttons) (?:(?:[\w'’-]+ ){0,2})(?:is|are|falls?|sits?)? ?(?:right )?(?:at|under|by|within reach of|where) (?:my|your|the|a) (?:finger ?tips?|thumb|fingers?|hand)\b/,
    ],
    [
      "+",
      /\b(?:menus?|interface|controls?|layout) (?:(?:[\w'’-]+ ){0,1})(?:is|are|was|were)? ?(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*(?:intuitive|straightforward|logical|well (?:thought|laid|organi[sz]ed|designed)|easy to (?:navigate|follow|read|understand|use)|simple to|uncluttered|a snap|self[- ]explanatory|makes? (?:perfect )?sense|make sense)\b/,
    ],
    [
      "+",
      /\b(?:temperature|temp|speed|volume|brightness|dial|level|setting|heat)s? (?:(?:[\w'’-]+ ){0,2})(?:is|are|can be) (?:(?:[\w'’-]+ ){0,1})(?:easy|simple|easily|quickly) (?:to )?(?:adjust|chang|control|set|dial|regulat|select)\w*/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bno|\bhardly|\bbarely|\bnothing|\bwithout) (?:[\w'’]+ ){0,2})\b(?:buttons?|knobs?|dials?|switch(?:es)?|controls?|touch ?(?:screen|pad|panel|controls?)|keys|joystick|trigger|sliders?|remote) (?:(?:[\w'’-]+ ){0,2})(?:is|are|was|were|feels?|felt|has|have|got|gets?|seems?) (?:(?:[\w'’-]+ ){0,1})(?:(?:so |very |really |super |pretty |quite |way |just |too |extremely |incredibly |such |a bit |a little |kind of |a real |absolute |pure |total |complete |a |an |the )*)(?:small(?! and| enough| letters)|tiny|mushy|sticky|stiff(?! enough)|sluggish|hidden|backwards?|unlabel+ed|unmarked|unresponsive|flimsy|wobbly|finicky|touchy|sensitive|confusing|close together|hard to (?:find|see|push|press|read|reach|turn|hit|use|feel|work|operate|tell)|difficult to (?:find|see|push|press|read|reach|turn|use)|in (?:the wrong|an awkward|a bad|a stupid|an odd|a weird)|awkward|stupid|badly placed|poorly (?:placed|designed|laid|marked|labeled)|in the way|impossible|a joke|useless|worn|fussy|counter ?intuitive|too (?:close|easy|low|far))\b/,
    ],
    [
      "-",
      /\b(?:accidentally|inadvertently|unintentionally|mistakenly|keep|kept|too easy to) (?:(?:[\w'’-]+ ){0,2})(?:hit|press|push|bump|touch|turn(?:ed|ing)? (?:it|the|on|off)|chang(?:e|ed|ing)|switch|trigger|activat|hitting|pressing|bumping|touching|pushing)(?:ed|ing|e|s)? (?:(?:[\w'’-]+ ){0,2})(?:button|switch|knob|dial|key|it on|it off|power|setting|mode|volume|panel|screen)s?\b/,
    ],
    [
      "-",
      /\b(?:buttons?|keys|knobs|switches) (?:(?:[\w'’-]+ ){0,1})(?:all )?(?:feel|look) (?:exactly |all |just )?(?:the same|alike|identical)\b/,
    ],
    [
      "-",
      /\b(?:have|need|got|had|has) to (?:(?:[\w'’-]+ ){0,1})(?:press|push|hit|tap|hold|mash|jab|stab|lean on|click|turn|poke|punch) (?:(?:[\w'’-]+ ){0,4})(?:button|switch|key|knob|it|dial|screen|trigger)s? (?:(?:[\w'’-]+ ){0,3})(?:several|three|four|five|six|multiple|many|a dozen|ten|\d+|hard|harder|really hard|twice|just right|exactly|repeatedly|over and over|forever|with (?:both|two|all|a pen|my nail|my fingernail)|constantly)\b/,
    ],
    [
      "-",
      /\b(?:need|needs|needed|take|takes|require|requires|use|have to use) (?:(?:[\w'’-]+ ){0,1})(?:a |my |your )?(?:long )?(?:fingernails?|pen|pencil|toothpick|magnifying glass|flashlight|paper ?clip|stylus|tweezers|pliers|baby['’]?s fingers|tiny fingers|reading glasses|magnifier) (?:(?:[\w'’-]+ ){0,1})(?:to|just to|for) (?:(?:[\w'’-]+ ){0,1})(?:press|push|read|see|turn|hit|operate|work|change|the (?:buttons?|dial|display|switch|settings))\b/,
    ],
    [
      "-",
      /\b(?:wad(?:e|ing)|scroll(?:ing)?|dig(?:ging)?|buried|buries|go(?:ing)?|click(?:ing)?|cycl(?:e|ing)|hunt(?:ing)?|hidden|tab) (?:(?:[\w'’-]+ ){0,2})(?:through|under|deep in|down) (?:(?:[\w'’-]+ ){0,4})(?:menus?|submenus?|sub-menus|modes|settings|layers of (?:menus|screens|settings|little)|screens)\b(?<!(?:no|not|never|n['’]t|without) (?:\S+ ){0,6}\S+)/,
    ],
    [
      "-",
      /\b(?:no|lacks? (?:a|an)|without (?:a|an|any)|there['’]?s no|there is no|doesn['’]?t have (?:a|an)) (?:(?:[\w'’-]+ ){0,1})(?:power |on[- ]?off |on\/off |volume |mute |dimmer |off |speed )(?:button|switch|knob|control|setting)s?\b(?!.{0,12}\b(?:to|needed)\b)/,
    ],
    [
      "-",
      /\b(?:(?:can ?not|can ?n['’]?t|could ?n['’]?t|could not)|no way to|unable to|impossible to) (?:(?:[\w'’-]+ ){0,1})(?:turn (?:off|down)|disable|mute|silence|dim|shut (?:off|up)|switch off) (?:the |it|that |this )(?:(?:[\w'’-]+ ){0,2})(?:beep\w*|lights?|voice|sound|led|noise|chime|alarm|display|it|click\w*|down|off)?\b/,
    ],
    [
      "-",
      /\b(?:loses?|lost|forgets|resets?|won['’]?t remember|does ?n['’]?t (?:remember|save|keep)|defaults? back to) (?:(?:[\w'’-]+ ){0,2})(?:its |the |my |your |all |all my |all the )(?:(?:[\w'’-]+ ){0,1})(?:settings?|presets?|preferences|program|clock|last setting|temperature)\b/,
    ],
  ],
};
