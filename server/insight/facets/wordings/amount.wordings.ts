import type { Wordings } from "./wording.ts";

export const AMOUNT_WORDINGS: Wordings = {
  amount: [
    [
      "+",
      /(?<!\b(?:not|n['’]t|if|wish) )\b(?:a|one|just a|only a|two|tiny|the (?:tiniest|smallest)|half a|you only need a|it only takes a|literally|use a) (?:single |little |tiny |small |few |pea[- ]sized? |dime[- ]sized? |teeny |couple of |couple )*(?:dab|drops?|bit|pumps?|squirt|sliver|pinch|amount|smidge|blob|spritz|squeeze|dot|scoop|swipe|spoon(?:ful)?|teaspoon|sprinkle|dollop|smear|capful|spray|dash|sheet|splash|touch|rice grain) (?:of (?:it|this|these|product|the \w+) )?(?:really |sure |truly |will |and |easily |seriously )*(?:goes (?:a|such a|quite a|very|so|really)|does (?:the|my|it|me|a|all|for|both)|is (?:all|enough|plenty|more than|sufficient)|cover(?:s|ed) (?:my|the|a|both|all|everything)|lasts|do(?:es)? (?:the|it|a whole)|makes a (?:whole|full)|went a)\b/,
    ],
    [
      "+",
      /\b(?:one|a|the|each|this|single|1|my(?: first)?|small|little|first|big|same|another|every) (?:small |little |single |big |tiny |full |whole |\d+[ -]?(?:oz|ounce|lb|pound|g|count|pack|ml) )*(?:bottles?|jars?|tubes?|tubs?|bags?|box|boxes|cans?|packs?|packets?|packages?|bars?|rolls?|tins?|pouch|pouches|canister|bucket|jug|sachet|container|sack) (?:of (?:[\w'’-]+ ){1,3})?(?:really |easily |has |will |can |usually |seems to |should |only |still |always )*(?:lasts?|lasted|gets (?:me|us) through|got (?:me|us) through|keeps us|feeds?|did|does|is enough for|made|makes|goes|will do|serves|covers?|covered) (?:me |us |him |her |my \w+ |the (?:whole |entire )?\w+ |both \w+ |our \w+ |them |through |for |about |at least |almost |nearly |over |up to |well over |a good |easily |more than |close to |around |all |from |an? |the |my ){0,6}(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d+|several|many|couple of|few|\w+) (?:months|weeks|years|washes|loads|gallons|batches|coats|dogs|people|kids|rooms|lunches|meals|applications|cups|sandwiches)|forever|ages|all (?:winter|summer|year|season|month|semester)|month|year|season|winter|summer|long time|whole (?:year|winter|summer|season|month|family|house|room|class)|birthday to|long way|christmas|a long)\b(?<!\b(?:only|barely|hardly|not even|if that|just) .{0,15})(?<!\bonly .{0,40})/,
    ],
    [
      "+",
      /(?<!\b(?:battery|charge|headphones|wouldn['’]?t|would n['’]?t|shoes|boots|see|long|pair|n['’]t|they['’]?ve)\b.{0,50})\b(?:lasts?|lasted|lasting|last) (?:me |us |him |her |my \w+ |the (?:whole )?\w+ )(?:for |about |at least |almost |nearly |over |up to |well over |a good |easily |more than |around |all |through |a |an |the |quite |what seems like |like |until |till )*(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d+|several|many|couple|few|couple of) (?:months|years)|months|years|forever|ages|whole (?:year|winter|summer|season)|winter|summer|year|season|half a year|long time|while|lifetime|next (?:year|christmas))\b(?<!\b(?:not|n['’]t|only|barely|hardly|did) (?:even )?last(?:s|ed)? .{0,25})/,
    ],
    [
      "+",
      /\b(?:months?|weeks?|years?|summers?|winters?|semesters?) (?:later|on|in|now|of (?:daily |regular )?use)?,? ?(?:and |of |after |daily |everyday |use |using |it |now )*(?:i['’]?m |i am |we['’]?re |we are |i['’]?ve |we['’]?ve |still |i |we |there['’]?s |there is |haven['’]?t |have n['’]?t |have not |not |not even |barely |hardly |only |it['’]?s )+(?:on |have |using |working on |got |half ?way |made |used |gone through |put |through |up |plenty |even |still ){1,7}(?:the (?:first|same|original)|my first|half (?:a|the|of|left|full)|plenty|most of|a dent|tons|lots|a third|a quarter|the (?:jar|bottle|tube|bag|box|tub)|some left|loads|an inch|even half)\b(?! (?:drive|way to|charge|battery))/,
    ],
    [
      "+",
      /(?<!\b(?:not|n['’]t|only|barely|hardly|never|half) (?:\w+ )?)\b(?:filled|full|packed|heaped|stuffed|loaded|crammed|filled right|full right|filled all the way) (?:right |all the way |clear )?(?:up )?to (?:the|its) (?:top|brim|rim|lid|neck)\b/,
    ],
    [
      "+",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:generous|huge|massive|giant|hefty|jumbo) (?:big |sized |size |large |full |fat )*(?:quantity|portions?|servings?|helping|bag|box|tub|jar|bottle)(?= (?:for (?:the|this)|and|that lasts|will)|[.,!]|$)(?! (?:of (?:time|people|work|money|trouble|power|force|light|noise|space|room|heat|pressure|sleep|chain|effort|weight|memory|storage|support|air|features|control|foam|bass|pain|flexibility|use|hair|water)|drawer|control))\b/,
    ],
    [
      "+",
      /\b(?:still|i|we|and) (?:have|had|got|has) (?:about |over |almost |more than |like |still |nearly |at least )*(?:half (?:a |the |of (?:it|the|a) )?(?:bottle|jar|tube|bag|box|tub|can|left|full|pack|roll|it left|of it left)|plenty (?:left|of (?:it|paint|product|glue|tape|paper|cream) left)|(?:three quarters|two thirds|most) of (?:the (?:bottle|jar|tube|bag|box|tub|can|roll))|(?:lots|tons|loads|a ton|a lot|so much) (?:of it |more )?(?:left|to go)|more than enough left)\b/,
    ],
    [
      "+",
      /\b(?:can|could)(?: ?n['’]?t| not) (?:seem to )?(?:finish|get through|use (?:it |them )?up|empty|make a dent in|hit the bottom of|use all of|run out of|see the bottom of) (?:it|this|one|the (?:jar|bottle|tube|bag|box|tub|whole|thing|pack)|a (?:jar|bottle|tube|bag|tub|whole))\b|\b(?:barely|hardly|have n['’]?t|haven['’]?t|not) (?:even |yet )?(?:made|put|make) (?:even )?a dent in (?:it|the (?:jar|bottle|tube|bag|box|tub))\b/,
    ],
    [
      "+",
      /(?<!\b(?:big|loud|large|strong|good|sturdy|roomy|old|simple|is|wide|long) )\b(?:enough|plenty) (?:here |left |in (?:here|there|the \w+|one \w+) |for me |product |paint |sheets |cards |stickers |glue |paper )?(?:to last|to keep|to do|to get|for|to make|to cover|to feed|to supply|to share with) (?:me |us |the |my |a |an |at least |about |over |his |her |our |all |whole |entire |next |well |through |until )*(?:(?:\d+|two|three|four|five|six|several|many|couple of|few) (?:months|years|coats|weeks|kids|classes|parties|birthdays|batches|gallons|weddings|projects|christmases)|months|years|lifetime|school year|year|season|winter|summer|class|office|army|neighborhood|block|decade|christmas|easter|wedding|retirement)\b(?<!\b(?:not|n['’]t|barely|hardly|wasn['’]t|never) (?:quite |even |nearly )?(?:enough|plenty) .{0,40})/,
    ],
    [
      "-",
      /\b(?:bottles?|jars?|tubes?|tubs?|bags?|box|boxes|cans?|packs?|packets?|packages?|bars?|rolls?|tins?|pouch|pouches|canister|bucket|jug|sachet|container|sack) (?:i (?:got|received|opened) |that (?:came|arrived) |inside |itself |just |they sent |was |were |is |are |came |arrived |comes |shows up |only |barely |about |almost |nearly |more than |over |like |maybe |basically |literally |not even |two |three |and |a |one |at least |mostly |seems |looked |looks |to me )+(?:half|third|thirds|quarter|quarters|mostly|practically|nearly|almost|three fourths|60%|50%|1\/2|2\/3|1\/3) ?(?:the way |of it |of them |is |was |of |full of |way )*(?:empty|full|air|gone|filled|nothing)\b(?<!\b(?:still|left|months?|year|weeks?)\b.{0,70})(?!.{0,20}\b(?:left|still|after|months?|years?)\b)(?<!\bwhen the .{0,25})/,
    ],
    [
      "-",
      /\b(?:mostly|half|more|nothing but|mainly|half full of|paying for|sold me|bag of|box of|pound of) (?:packaging |empty |packing |hot |just )*(?:air|empty space|headspace|head space|packaging)(?: (?:than|and|in|inside|with|at|on top|for)|[.,!]|$)(?<!\b(?:blows?|blowing|hot|cold|cool|fresh|clean|the|filter|pump|moves|heats|leaks?|fryer|mattress|inflat\w+|tires?|ball)\b.{0,40})/,
    ],
    [
      "-",
      /\b(?:bottles?|jars?|tubes?|tubs?|bags?|box|boxes|cans?|packs?|packets?|packages?|bars?|rolls?|tins?|pouch|pouches|canister|bucket|jug|sachet|container|sack) (?:of (?:\w+ ){1,2})?(?:was|is|were|are|has been)? ?(?:already |all |nearly |almost |gone |empty )*(?:gone|empty|used up|finished|ran out|runs out|ran dry|emptied|run out|done|disappears?|vanished|kaput) (?:up )?(?:in|after|within|by|before) (?:just |only |like |about |less than |under |barely |maybe |the |not even )*(?:a |one |two |three |four |five |\d+ )?(?:couple of |couple |few |single |half )?(?:days?|week|weeks|weekend|uses?|wash(?:es)?|sitting|application|applications|coats?|cups|minutes?|afternoon|month|tuesday|friday|sunday|wednesday|room|shower|car)\b/,
    ],
    [
      "-",
      /\b(?:bottles?|jars?|tubes?|tubs?|bags?|box|boxes|cans?|packs?|packets?|packages?|bars?|rolls?|tins?|pouch|pouches|canister|bucket|jug|sachet|container|sack) (?:of (?:\w+ ){1,2})?(?:only |barely |hardly |just |did n['’]?t |didn['’]?t |does n['’]?t |doesn['’]?t |not even )+(?:lasts?|lasted|made it|makes|did|does|gets (?:me|us)|got (?:me|us)|goes|covers?|covered|feeds) (?:me |us |even |through |for |about |maybe |like |my \w+ |the \w+ |barely |all of |him |her )*(?:a |an |one |two |three |four |five |half |\d+ )?(?:couple of |couple |few |single |full )?(?:days?|weeks?|weekend|uses?|wash(?:es)?|sitting|applications?|coats?|cups?|month|half|shower|long|very long|that long|far|very far)\b(?! way)/,
    ],
    [
      "-",
      /(?<!\b(?:love|cute|perfect|nice|great|handy|convenient|this|a|one) (?:little )?)\b(?:such a|so|very|really|super|unbelievably|ridiculously|incredibly|absurdly|laughably|surprisingly|shockingly|extremely|insanely|what a|way too|it['’]?s a|is a|got a|came in a|was a|these are) (?:teeny |very |itty bitty |tiny[, ]+|teensy |really |super )*(?:tiny|teeny|minuscule|miniscule|miniature|sample[- ]sized?|travel[- ]sized?|trial[- ]sized?|doll[- ]sized?|puny|measly|skimpy|dinky|stingy) (?:little )?(?:\w+ )?(?:(?:bottles?|jars?|tubes?|tubs?|bags?|box|boxes|cans?|packs?|packets?|packages?|bars?|rolls?|tins?|pouch|pouches|canister|bucket|jug|sachet|container|sack)|portions?|amount|servings?|samples?)\b(?! (?:of (?:snow|time|water)|goes|does|lasts|lasted|will|is (?:all|enough|plenty)|and (?:it )?(?:lasts|goes)|that (?:lasts|goes)|opener|inside))/,
    ],
    [
      "-",
      /(?<!(?:\bnot|\bnever|n['’]t|\bcannot|\bno|\bhardly|\bbarely|\bthan|\b(?:does|did|is|was|are|were|could|would|wo|do)nt) (?:[\w'’-]+ ){0,2})\b(?:runs out|ran out|gets? used up|(?:bottles?|jars?|tubes?|tubs?|bags?|box|boxes|cans?|packs?|packets?|packages?|bars?|rolls?|tins?|pouch|pouches|canister|bucket|jug|sachet|container|sack) (?:goes|went|empties|disappears|is gone)) (?:it |them |a (?:bag|bottle|box|jar|roll|tube) |way |so |too |very |really |pretty |far |much |super |awfully |quite )*(?:fast|quick|quickly|soon)(?! (?:on (?:our|my|the)|from|to|with|enough|and (?:easy|smooth)|acting|in (?:my|our) (?:house|home|family)|at (?:our|my)|because (?:everyone|they|we|it['’]s (?:so )?good))\b)(?<!\b(?:assembly|setup|setting|it all|installation|time|charge|battery|shipping|delivery|read|pages?|car|bike)\b.{0,40})/,
    ],
    [
      "-",
      /\b(?:i |we )?(?:count(?:ed)?|weighed|received|there were|there was|contained|came with) (?:it|them|the \w+|mine)?(?: and)?(?: there)?(?: was| were| got| came to| only| just| it| exactly)* ?(?:only |just |\d+ )(?:\d+ |(?:grams?|ounces?|oz|sheets|pieces|count|capsules|tablets|pods|bags|pills|bars|packets|wipes|sticks) )*(?:not|instead of|rather than|when it says) (?:the )?(?:\d+|a hundred|full|promised|advertised)/,
    ],
    [
      "-",
      /(?<!\b(?:with|so|and) )\b(?:not|n['’]?t|never|hardly|barely|so little|precious little) (?:very |that |a |nearly |really |all that )*(?:much|a lot|enough|anything|any) (?:product |actual |stuff |of it |paint |cream |content )*(?:in|inside) (?:it|there|here|the (?:bag|jar|box|tube|bottle|tub|can|package|pack|tin|container)|each (?:bag|jar|box|tube|bottle|pack)|one (?:bag|jar|box|tube|bottle|pack))\b/,
    ],
    [
      "-",
      /\b(?:whole lot of nothing|shrink ?flation|used to (?:be|come|have|get) (?:bigger|twice (?:as|the)|a (?:full|bigger))|smaller (?:bag|jar|box|bottle|tube|package|portion) (?:than|same|for)|(?:bag|jar|box|bottle|package|portion|tube)s? (?:got|gets|keeps? getting|has gotten|have gotten|has shrunk|have shrunk|shrank|is getting|are getting) (?:smaller|shrunk|and smaller))\b/,
    ],
  ],
  texture: [
    [
      "+",
      /\b(?:texture|consistency|mouth ?feel|crust|crumb|bite|crunch) (?:is |was |are |were |of (?:it|them|this|these) (?:is|was) |on (?:it|them|these) (?:is|was) )*(?:so |very |really |absolutely |just |quite |super |nice and |wonderfully |perfectly )*(?:smooth|creamy|silky|velvety|perfect|spot on|excellent|great|amazing|good|lovely|wonderful|pleasant|light|fluffy|chewy|crisp|crispy|crunchy|flaky|nice|ideal|just right|right|satisfying|tender)\b(?! enough)/,
    ],
    [
      "+",
      /\b(?:perfect|great|nice|lovely|good|wonderful|satisfying|pleasing|silky|creamy|velvety|smooth|excellent|right|pleasant|real|proper) (?:[\w'’-]+ )?(?:texture|consistency|mouth ?feel|crunch|chew|snap)\b(?! but)/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:mixes|blends|dissolves|mixed|blended|dissolved|shakes up|stirs in|melts)(?: up| in| right| down)* (?:completely |totally |perfectly |so |very |really |nice and |right |instantly |easily |well )*(?:smooth(?:ly)?|creamy|without (?:any |a )?(?:lumps?|clumps?|grit|clumping)|with (?:no|zero) (?:lumps?|clumps?|grit)|clear|in seconds|no lumps)\b/,
    ],
    [
      "+",
      /\b(?:no|zero|not a|not one|without (?:any|a)|never (?:a|any)|none of the|minus the|not even a) (?:single )?(?:[\w'’-]+ )?(?:lumps?|clumps?|clumping|grit|grittiness|graininess|chalkiness|sludge|mushiness|sogginess|gumminess|stringy bits|gristle|sliminess|chunks at the bottom)\b/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:stays?|stayed|still|keeps?|kept|nice and|perfectly|so|remain(?:s|ed)?|super|extra|delightfully|wonderfully) (?:[\w'’-]+ )?(?:crunchy|crispy|crisp|chewy|al dente|creamy|fluffy|flaky|velvety|moist and|plump and|tender)\b(?! skin| hair| for (?:a|about) (?:minute|second))/,
    ],
    [
      "+",
      /\b(?:cooks?|cooked|bakes?|baked|came|comes|turns?|turned|puffs?) (?:up |out )+(?:so |very |really |nice and |perfectly |wonderfully |beautifully |light and |soft and |super )*(?:fluffy|creamy|crisp|crispy|crunchy|tender|al dente|chewy|flaky|moist|light|silky|velvety|firm)\b/,
    ],
    [
      "+",
      /\b(?:melts?|melted|melting) in (?:your|my|the|his|her|our) mouths?\b|\b(?:crisp|crunchy) (?:on the )?outside,? (?:and |but )?(?:[\w'’-]+ )?(?:soft|tender|chewy|fluffy|creamy|moist) (?:on the )?(?:inside|middle|center)\b/,
    ],
    ["+", /\b(?:good|great|nice|real|satisfying|loud|perfect|proper) (?:crunch|snap|chew)\b(?! time)/],
    [
      "-",
      /\b(?:texture|consistency|mouth ?feel|crust|crumb) (?:is |was |are |were |of (?:it|them|this|these|the \w+) (?:is|was|put|threw|turned) |just |really )*(?:so |very |really |just |too |a bit |a little |quite |way too |pretty |kind of |kinda |rather |somewhere between |like |somewhat |all |me |him |her |us |them ){0,6}(?:off|weird|strange|odd|gritty|grainy|sandy|chalky|mushy|slimy|gummy|rubbery|cardboard|sawdust|glue|paste|wet sand|mealy|tough|dry|gross|awful|terrible|horrible|unpleasant|gooey|soggy|powdery|styrofoam|runny|watery|leathery|stringy|off-?putting|bad)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:turned|turns|turn|went|goes|go|cooked|cooks|cook|came out|comes out|came|end up|ended up|gets|got|becomes?|became|fell apart|falls apart|dissolved?|dissolves)(?: in)?(?: ?to)? (?:a |an |pure |total |complete |all |very |so |just |too |straight )*(?:mush|mushy|slime|slimy|gummy|soggy|glue|gluey|paste|pasty|sludge|gritty|grainy|rubbery|leathery|wet cardboard|baby food|clumpy|lumpy|gloopy|rock hard|hard as (?:a )?rocks?|crumbs|powder)\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:like|as if) (?:i was |i were |you['’]?re |i['’]?m |you are |we were )?(?:chewing|eating|biting|swallowing|drinking|chew|eat|bite) (?:on |into )?(?:a |an |some |old |wet |pure |the )*(?:[\w'’-]+ )?(?:rubber|cardboard|sand|chalk|leather|gravel|rocks?|sawdust|styrofoam|foam|candle|wax|paper|tires?|eraser|gum|glue|grit|dirt|straw|rope|shoe|plastic|sponge|concrete|bark|jerky)\b/,
    ],
    [
      "-",
      /\b(?:clumps?|lumps?|sludge|grit|gritty|powder|chunks|clumpy|lumpy|sediment|film|layer) (?:that |which |always |still |just |all )*(?:left |sits? |settles? |stays? |floating |stuck |sticks? |remains? |collects? |end up |sink )+(?:[\w'’-]+ )?(?:at|on|to|in|around) (?:the )?(?:bottom|sides?|top|surface|teeth)\b/,
    ],
    [
      "-",
      /\b(?:does|do|did|will|would|wo)(?: not| ?n['’]?t) (?:fully |completely |really |ever |want to |even |quite )*(?:dissolve(?! the second)|mix (?:in|well|up|smooth|easily|at all)|blend (?:in|well|at all))\b/,
    ],
    [
      "-",
      /\b(?:hard|tough|dry) as (?:a |an )?(?:rocks?|bricks?|leather|bones?|shoe ?leather|concrete|boards?|hockey pucks?|stone|old boot|boot|tires?)\b/,
    ],
    [
      "-",
      /\b(?:broke|chipped|cracked|nearly broke|almost broke|about broke|lost|nearly lost|hurt) (?:a |my |his |her |the )(?:[\w'’-]+ )?(?:tooth|teeth|filling|crown|jaw)(?: on| off| chewing| trying| biting)?\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:stale|soggy|mushy|gritty|grainy|chalky|slimy|rubbery|gummy|clumpy|mealy|gelatinous|gristly) (?:and (?:[\w'’-]+ )?)?(?:mess|texture|bits|noodles|chips|cookies|crackers|rice|oatmeal|pieces|pasta|powder|blob|bars?|meat|gunk|consistency|lumps?|chunks)\b/,
    ],
  ],
  noScent: [
    [
      "+",
      /\b(?:no|zero|not a hint of|free of|without (?:any|a|the|that)|has no|had no|never any|not any|none of that|nothing in the way of|minus the|barely any|hardly any|practically no) (?:[\w'’-]+,? ){0,2}(?:perfumey?|perfumy|fragrance|chemical|strong|overpowering|artificial|added|heavy|lingering|nasty|medicinal|harsh|funky|sunscreen|noticeable|cloying) (?:smell|scent|odou?r|fragrance|perfume|stink)\b|\b(?:truly|actually|completely|totally|really|genuinely) (?:unscented|scent[- ]free|fragrance[- ]free|odorless)\b/,
    ],
  ],
  scent: [
    [
      "+",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:smells?|smelled|smelling|smelt) (?:so |just |exactly |almost |a lot |really |pretty much |faintly |softly |lightly |a bit |a little |gently )*(?:like|of) (?:a |an |the |my |fresh |real |clean |actual |ripe |summer |warm )*(?:[\w'’-]+ )?(?:spa|heaven|vacation|beach|garden|roses|lavender|vanilla|oranges|orange|lemons?|citrus|forest|pine|cookies|bakery|linen|laundry|hotel|christmas|rain|cucumbers?|coconut|flowers|honey|cinnamon|candy|fruit|peaches|dessert|cedar|sandalwood|eucalyptus|mint|jasmine|meadow|orchard|dream|apples?|gardenias?)\b(?! (?:cleaner|medicine|gone|that went))/,
    ],
    [
      "+",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:smells?|smelled|smelling|smelt) (?:so |just |really |absolutely |very |super |nice and |simply |oh so )*(?:good|great|amazing|divine|heavenly|incredible|wonderful|lovely|delicious|delectable|fantastic|fresh|clean|beautiful|delightful|nice|yummy|luscious|luxurious|expensive|awesome|gorgeous|pleasant|fabulous)\b(?! (?:at first|for the first|enough|but))/,
    ],
    [
      "+",
      /\b(?:scent|smell|fragrance|aroma|perfume) (?:is |was |itself |it leaves |it has |of (?:it|this|these|them) )*(?:is |was )?(?:so |very |really |absolutely |just |quite |super |not (?:too |over|at all )|n['’]t (?:too )?|simply |soft and |clean and |light and |mild and )*(?:subtle|light|lovely|divine|heavenly|amazing|gentle|soft|fresh|clean|delicate|soothing|relaxing|delicious|wonderful|beautiful|incredible|mild|pleasant|gorgeous|intoxicating|to die for|nice|overpowering|overwhelming|calming|perfect|great|good|awesome|delightful|uplifting)\b(?<!(?:is|was|very|really|so|just|quite|super) (?:overpowering|overwhelming))(?! but| at first| enough)/,
    ],
    [
      "+",
      /\b(?:fills?|filled|fill up|perfumes?|scents?|scented|freshens?|drifts? through|throws? (?:right )?across|wafts? through) (?:up )?(?:my |our |the |a |your )(?:whole |entire |living |front |back )*(?:house|room|apartment|office|bathroom|kitchen|downstairs|upstairs|home|car|hallway|bedroom|closet|floor|place)\b(?! with (?:smoke|a chemical|a horrible|stink|soot|fumes))/,
    ],
    [
      "+",
      /\b(?:people|everyone|everybody|strangers?|co-?workers?|friends?|guests?|visitors?|ladies|women|men|customers|someone|husband|wife|boyfriend|girlfriend|hubby) (?:[\w'’-]+ ){0,4}(?:what i(?:['’]?m| am| was) wearing|what (?:perfume|scent|cologne|candle) |what smells|how (?:good|nice|great|amazing) (?:i|it|the house|my (?:house|hair|skin|room)) smells?|i smell (?:so |really )?(?:good|nice|great|amazing)|(?:how|where) (?:that|the) (?:smell|scent))/,
    ],
    [
      "+",
      /\b(?:stop|can['’]?t stop|cannot stop|could(?: not|n['’]?t) stop|keep|kept|caught) (?:[\w'’-]+ )?(?:sniffing|smelling) (?:my |the |it|her |his |him|myself)/,
    ],
    [
      "+",
      /\b(?:scent|smell|fragrance|aroma) (?:that )?(?:still |really |just )?(?:lasts?|lingers?|stays|lasted|lingered|stayed|sticks around|hangs around|holds)(?: on (?:me|my \w+|the \w+))? (?:for |all |until |through |well |long )(?:the )?(?:[\w'’-]+ )?(?:day|hours|night|afternoon|evening|bedtime|week|lunch|shift|after|past)\b/,
    ],
    [
      "+",
      /\b(?:unlit|not even lit|without (?:even )?lighting it|before (?:you|i) (?:even )?light it)\b(?:[\w'’,-]+ ){0,5}(?:smells?|scents?)\b|\b(?:love|adore|enjoy|loved|loves|adores|obsessed with|in love with|addicted to|crazy about) (?:how (?:it|they|this) smells?|(?:the|this|its|that) (?:[\w'’-]+ ){0,2}(?:scent|smell|fragrance|aroma))\b/,
    ],
    [
      "-",
      /(?<!(?:\b(?:not|never|no|nothing|hardly|barely|cannot|without|nor|if|less|wish|hoping|expected|expecting|supposed)|n['’]t|\b(?:dont|doesnt|didnt|isnt|wasnt|cant|wont|arent)) (?:[\w'’-]+ ){0,2})\b(?:smells?|smelled|smelling|smelt|stinks?|reeks?|reeked) (?:so |just |exactly |almost |a lot |really |pretty much |faintly |vaguely |strongly |mostly |a bit |kind of |kinda |more |something |to high heaven |rather )*(?:like|of|as if) (?:a |an |the |my |old |wet |cheap |rancid |stale |straight |pure |burnt |burning |dirty |dead |rotten |sour |spoiled |strong |someone['’]?s )*(?:[\w'’-]+ )?(?:dog|chemicals?|gasoline|bug spray|insecticide|grandma|grandmother|old lady|nursing home|crayons?|plastic|play-?doh|paint|nail polish(?: remover)?|acetone|ammonia|bleach|vinegar|urinal cakes?|bathroom cleaner|toilet|toilet cleaner|floor cleaner|pledge|pine[- ]?sol|mothballs|mildew|mold|medicine|hospital|rubber|tar|smoke|cough drops|cough syrup|car freshener|air freshener|feet|socks?|fish|sweat|urine|pee|vomit|garbage|cat pee|burnt|hair|play ?doh|glue|ashtray|cheap (?:perfume|cologne)|funeral|funeral home|rancid|cooking oil|sunscreen|alcohol|rubbing alcohol|diesel|skunk|sewage|eggs?|onions?|cabbage|soap scum|wax|nothing)\b/,
    ],
    [
      "-",
      /\b(?:scent|smell|fragrance|odou?r|perfume|aroma|stench) (?:is |was |itself |of (?:it|this|these|them) |just |alone )*(?:is |was )?(?:so |very |really |absolutely |just |quite |super |too |a bit |a little |far too |pretty |simply |rather |way |extremely |incredibly ){0,6}(?:overpowering|overwhelming|awful|horrible|terrible|nauseating|sickening|disgusting|chemical|strong|cloying|cheap|artificial|fake|obnoxious|gross|nasty|heavy|medicinal|perfumey|perfumy|musty|rancid|foul|unbearable|intense|harsh|sickly|off[- ]?putting|unpleasant|weak|non-?existent|gag[- ]inducing|weird|bad)\b(?<!(?:not|n['’]t|never) (?:[\w'’-]+ ){0,3}[\w-]+)/,
    ],
    [
      "-",
      /\b(?:scent|smell|fragrance|perfume|odou?r|it|they|stuff|one whiff|one sniff|stench) (?:just |really |literally |instantly |actually )?(?:gives?|gave|triggers?|triggered|brought on|made|makes|sets? off|set off) (?:me |my |him |her |us |you |the )*(?:[\w'’-]+ )?(?:(?:a |an |splitting |instant |massive |the worst )*(?:headache|migraine)s?|gag|gagging|nauseous|nauseated|sneez\w*|queasy|want to (?:gag|vomit|puke|throw up)|eyes water|asthma|sick to my stomach)\b(?=.*\b(?:smell|scent|fragrance|perfume|odou?r|whiff|sniff|stench|gag)|$)/,
    ],
    [
      "-",
      /\b(?:scent|fragrance|perfume) (?:that )?(?:just |all |only |really |completely |pretty much |is |was )*(?:disappears?|disappeared|vanishes|vanished|fades?|faded|gone|evaporates?|evaporated|wears off|wore off|dies|died|doesn['’]?t (?:last|linger|stay)|does not (?:last|linger|stay)|did(?: not|n['’]?t) last|does n['’]t (?:last|linger|stay)|lasts? (?:about |maybe |all of |only |for )*(?:five|ten|two|an hour|a few|\d+) ?(?:minutes|seconds)?)\b(?! (?:quickly enough|once (?:it|the) dr))/,
    ],
    [
      "-",
      /\b(?:no|zero|barely any|hardly any|almost no|very little|not much|absolutely no|little to no|practically no) (?:scent|fragrance|throw|scent throw)(?: at all| whatsoever| to (?:it|them|speak of)| when (?:lit|burning)| when you light)\b|\b(?:can|could|ca)(?: not| ?n['’]?t|not| barely| hardly) (?:barely |hardly |even )?smell (?:anything|the candle|a thing)\b(?! on (?:me|my))(?! (?:any ?more|through))/,
    ],
    [
      "-",
      /\b(?:had to|have to|needed to|went and|immediately) (?:[\w'’-]+ )?(?:(?:open (?:a|the|all the|every) windows?|air (?:out )?(?:the|my) (?:house|room|car)|wash (?:it|this) (?:right )?(?:off|out)|scrub it off|shower it off|move it (?:to|out)|put it (?:outside|in the garage)|leave the room))\b(?=.*\b(?:smell|scent|stink|stench|fragrance|odou?r|perfume|reek|fumes)|$)(?<=\b(?:smell|scent|stink|stench|fragrance|odou?r|perfume|reek|fumes)\b.{0,80})/,
    ],
    [
      "-",
      /\b(?:can['’]?t|cannot|can not|ca n['’]t|couldn['’]?t|could not) (?:stand|bear|take|get past|tolerate|handle|get over|get rid of|deal with) (?:the|this|that|how it|how they) (?:[\w'’-]+ ){0,2}(?:scent|smells?|fragrance|perfume|odou?r|stench)\b|(?<!\b(?:that|service|support|software|it all) )\b(?:stinks|reeks|stank|reeked)(?: so| really| something)?(?: bad| badly| to high heaven| awful| horribly)?(?= ?[.!,;]| ?$)/,
    ],
  ],
};
