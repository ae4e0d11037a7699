import type { Domain } from "./domains.ts";
import { type Signs, signs } from "./signs.ts";

/** What stands, lies or works in and around the house. */
export const HOME_SIGNS = {
  cookware: signs(
    "(?<!dust ?|drip |oil |paint |litter |bed)pan|skillet|wok|griddle|saucepan|stockpot|(?<!flower ?|plant |planter |garden |nursery |seedling |orchid |succulent |terracotta |lobster |grow |piss |litter |coffee ?|tea ?|neti |ink ?)pot|(?:dutch|toaster|pizza|convection|microwave) oven|oven|cookware|bakeware|(?:cookware|bakeware|pan|pot) set|fryer|waffle (?:maker|iron)|cooker|(?:baking|cookie) (?:sheet|mat|tray|set)|(?:muffin|cake|loaf|bread) tin|(?:silicone|baking|candy|chocolate|cake|muffin|egg) mold|pizza stone|grill|smoker|roaster|toaster|crepe maker|sandwich maker|panini press|instant pot|baking steel|air fryer|baking mat",
    "skillet wok fryer cookware griddle",
  ),
  brewing: signs(
    "(?:coffee|espresso|cold brew|coffee (?:and|&) espresso|stovetop espresso|cappuccino|latte) (?:maker|machine|press|pot|brewer|percolator)(?: \\d.*)?|(?:moka|mocha) (?:pot|express)|french press|percolator|aero ?press|pour[- ]over(?: \\w+){0,3}|keurig|nespresso|drip coffee ?maker|coffee ?maker|coffee dripper",
    "",
    "\\b(?:holder|filters?|cleaner|descaler|rack|cover|gasket|mat|drawer|stand)s?$",
  ),
  shelter: signs("tent|tarp|canopy|jacket|raincoat|poncho|umbrella|boot|awning|rain cover|dry bag|bivy|gazebo", ""),
  lighting: signs(
    "lamp|light|bulb|lantern|flashlight|headlamp|led|torch|chandelier|night ?light|strip lights?|mirror",
    "lamp bulb brightness",
  ),
  outdoor: signs(
    "(?<!\\b(?:pet|cat|dog|slow|fish|baby|automatic|chicken|hay) )feeder|bird ?house|bird ?bath|planter|garden bed|greenhouse|trash can|garbage can|compost bin|composter|cooler|grill cover|furniture cover|car cover|patio umbrella|beach umbrella|windsock|flag|wind ?chime|patio set|screen house|deck box|shed|mailbox|coop|hutch|(?<!seat |cover |car |dog |pet )hammock|bear canister|pool|trampoline|(?<!baby |infant )swing|solar lights?|garden lights?|pathway lights?|fire pit|torch|beach chair|camp chair|camping chair|kite|outdoor rug|shade sail|sun shade|windscreen",
    "",
  ),
  bedding: signs(
    "bedding|duvet cover|pillow (?:cover|sham|protector)|bed ?spread|coverlet|mattress (?:protector|cover|encasement)|(?<!garden |flower |raised |planter |truck )bed|mattress|topper|mattress pad|pillow|pillow ?case|blanket|comforter|duvet|quilt|throw|(?<!baking |cookie |dryer |sticker )sheets?(?: set)?|sleeping bag|sleeping pad|air bed|futon|(?<!seat |cover |car |dog |pet )hammock|crib|bassinet|cot|sleep sack|swaddle",
    "",
  ),
  padded: signs(
    "(?<!garden |flower |raised |planter |truck )bed|mattress|topper|mattress pad|pillow|cushion|comforter|duvet|quilt|sofa|couch|loveseat|recliner|armchair|office chair|gaming chair|futon|ottoman|bean ?bag(?: chair)?|pouf|insole|plush|plushie|stuffed animal|sleeping pad|stroller liner|knee pad|booster seat|beach ball|air bed|foot ?rest|foot ?stool|seat pad|wrist rest",
    "",
  ),
  laid: signs(
    "rug|(?:\\w+ ?)?mat|carpet|runner|(?<!garden |flower |raised |planter |truck )bed|(?<!toilet )bowl|cushion|mattress topper|topper|mattress pad|slipcover|(?:couch|sofa|seat|chair) (?:cover|protector)(?: (?:hammock|protector|liner|mat|pad|sheet|throw|blanket))?|floor liner|trunk liner|cargo liner|stair tread|tread|step ?stool|futon|cutting board|balance board|bath ?mat|door ?mat|rug pad",
    "",
  ),
  pet: signs(
    "litter (?:box|mat|scoop|robot|pan|tray)(?: \\w+)*|(?:dog|puppy|cat|kitten|pet|hamster|rabbit|bunny|ferret|bird cage)\\b(?! ?\\d).*",
    "chewer chewers",
  ),
  walking: signs("harness|leash|collar|lead|muzzle", "leash harness"),
  wheeled: signs(
    "(?:luggage|suitcase)(?: set)?|carry-?on|(?<!salad |fidget )spinner|stroller(?: wagon)?|pram|buggy|wagon|(?:utility|garden|shopping|beach|bar|kitchen|rolling|folding|tool|laundry|book|service|golf push|push|grocery|dump|yard|storage|island|microwave|printer|craft|art|coffee|laptop|medical|cleaning|luggage|wheeled|collapsible) cart|trolley|dolly|hand truck|wheelbarrow|scooter|skateboard|longboard|cruiser board|roller ?skate|rollerblade|inline skate|(?:office|desk|task|computer|gaming|drafting|ergonomic|executive) chair|caster(?: wheel)?|(?:replacement|chair|office chair|luggage|stroller|wagon|skateboard|scooter) wheel|rollator|(?<!baby |push |dog |cat )walker|wheelchair|transport chair|creeper|rolling (?:bag|backpack|duffel|cooler|tool box|toolbox|stool|desk|table|garment rack|rack|briefcase|crate|laptop bag|tote|shelf|chair|suitcase)|wheeled (?:backpack|duffel|cooler|bag|garment rack|bin|cage|crate)",
    "",
  ),
  screening: signs(
    "(?<!\\b(?:shower|bath|bathtub|sheer|bead(?:ed)?|door|fly|string|fringe|air|backdrop)\\b.*)(?:curtain(?: panel)?|drape)|(?<!hunting |duck |deer |ground |turkey )blind|(?:window|roller|roman|cellular|pleated|solar|blackout|honeycomb|zebra|bamboo|woven|door|skylight|nursery|travel|temporary|paper|car|patio|cordless|light filtering|room darkening) shade|(?:window|privacy) film|(?:sleep|sleeping|blackout|contoured) (?:eye )?mask|eye mask for sleep(?:ing)?|room divider|privacy (?:screen|fence|curtain)|windshield sun ?shade|blackout (?:cover|liner|panel|fabric)",
    "",
  ),
  adhesive: signs(
    "(?<!\\b(?:measuring|vhs|cassette|led|caution|flagging|barricade|video|audio|rocker|music|sport measuring|body measuring|cloth) )tape|(?<!lash |eyelash )glue|super glue(?: \\w+)?|glue (?:stick|gel)|gluestick|adhesive|epoxy|(?:adhesive|command|sticky|stick-?on|self-?adhesive|damage-free) (?:\\w+ )?(?:hook|strip|dot|square|hanger|pad|clip|shelf|wall hook|towel hook)|hook (?:and|&) loop|velcro(?: \\w+)?|(?:mounting|hanging) (?:tape|putty|square|dot|strip)|(?<!\\b(?:clothing|private|sew-?on|iron-?on|woven) )label|sticker|decal|peel and stick (?:\\w+ )?(?:tile|wallpaper|backsplash)|(?:peel and stick|self-?adhesive|removable) wallpaper|contact paper|sticky note|sealant|caulk|poster putty|glue dot|wood filler|contact cement|rubber cement",
    "",
  ),
  bearing: signs(
    "night ?stand|(?<!water |pool |ping pong |air hockey |foosball |train |sand |tennis |times )(?:side|end|coffee|console|bedside|dining|accent|changing) table|(?<!medicine )cabinet|cupboard|armoire|wardrobe(?: closet)?|sideboard|credenza|chest of drawers|drawer (?:unit|chest)|entertainment center|media console|hall tree|bunk bed|cat (?:tree|tower)|(?:laptop|printer|speaker|aquarium|microwave) stand|(?:litter box|cat|dog crate|tv) furniture|(?:litter box|cat) enclosure|(?:book)?shelf|(?:book)?shelves|bookcase|shelving(?: unit)?|(?<!\\b(?:spare|wine glass|gun|test tube|dice|baking|cooling|roasting|nut|bra) )rack|(?<!help |front )desk|(?<!water |pool |ping pong |air hockey |foosball |train |sand |tennis |times )table|workbench|(?:storage|shoe|patio|garden|weight|entryway) bench|(?:utility|garden|bar|kitchen|rolling|tool|yard|dump|storage) cart|wagon|hand truck|dolly|wheelbarrow|ladder|step ?stool|step ?ladder|(?:bar |counter |foot |shower |garden )?stool|storage (?:bin|box|tote|container|cube|unit|drawer|crate|cabinet|basket|ottoman)|stackable (?:bin|container|box)|milk crate|bed frame|(?:shelf|wall|tv|plant) bracket|dresser|plant stand|tv (?:stand|mount)|monitor (?:stand|riser|arm)|sawhorse|cargo carrier|(?:camp|camping|folding|beach|lawn|patio|dining|office|desk|shower|directors|rocking|outdoor|adirondack) chair|(?:clothes|coat|suit|velvet|wood|wooden|plastic|wire|pants) hanger|(?:coat|wall|ceiling|plant|adhesive|command|over the door|utility|garage|s) hook|(?<!seat |cover |car |dog |pet )hammock(?: stand)?|pegboard|cot|bookend|closet (?:organizer|system|rod)|clothes(?:line| drying rack)",
    "",
  ),
  seating: signs(
    "(?<!massage |power |electric |wheel)chair|stool|(?<!seat |cover |car |dog |pet )hammock(?: stand)?|(?<!weight |work)bench|bed frame|cot|futon|sofa|couch|loveseat|recliner|rocker|ottoman|bean ?bag",
    "",
  ),
  locking: signs(
    "(?<!\\b(?:hair|air|zip|caps|dread|sim|child proof zip|button|pad) ?)lock|padlock|deadbolt|lock ?box|lock ?set|u-?lock|(?:gun|fire|fireproof|wall|home|floor|biometric|digital|pistol|key|money|cash|jewelry|security|steel|medicine|drop|hotel|personal|electronic|car|cabinet|diversion|portable|quick access|handgun) safe|safe box|cash box|strong ?box|door (?:bar|jammer|security bar|barricade)|(?:gate|door|cabinet|magnetic cabinet) latch|security (?:cable|chain)",
    "",
  ),
  supply: signs(
    "litter|detergent|laundry pods?|dish soap|dishwasher (?:pod|tablet)|(?<!\\b(?:vacuum|steam|pressure|carpet|pool|ultrasonic|robot|floor|ear|tongue|tool|gutter|air|pipe|brush|sonic|jewelry) )cleaner|candle|incense|wax melts?|filter|cartridge|toner cartridge|ink|paint|paint set|(?:watercolor|acrylic)(?: paint)? set|oil paint set|gouache|pigment|dye|marker|(?:colored )?pencil|crayon|pen set|marker set|glue|adhesive|tape|sealant|caulk|epoxy|resin|wipes|trash bags?|garbage bags?|paper towels?|toilet paper|tissues|printer paper|fertilizer|potting soil|soil|mulch|seed|pellet|charcoal|yarn|thread|slime|clay|play ?dough|bedding pellets?|ice melt|salt|pest spray|repellent|spray|cleaning solution|descaler|degreaser|polish|wax|lubricant|sponge|(?:pee|puppy|training|potty) pad",
    "",
  ),
  cutting: signs(
    "kni(?:fe|ves)(?: set| block set)?|cleaver|cutlery set|blade|blade set|scissors?(?: set)?|shears(?: heavy duty)?|snips|nippers|secateurs|pruner|lopper|clipper(?: set| kit)?|trimmer(?: set| kit)?|grooming kit|razor(?: set| kit)?|shaver|shaving kit|epilator|peeler(?: set)?|grater(?: set)?|zester|mandoline?|slicer|(?:food|vegetable|veggie|onion|salad|nut|garlic|hand|electric|meat) chopper|dicer|corer|spirali[sz]er|cutter|can opener|tin opener|saw|chain ?saw|hand ?saw|hack ?saw|lawn ?mower|mower|weed ?(?:eater|whacker|wacker)|edger|brush ?cutter|axe?|hatchet|machete|bolt cutters?",
    "",
    "\\b(?:(?:cookie|biscuit|fondant|pastry|vinyl|laser|dough|ravioli|cable tv) cutter|(?:butter|putty|palette|drywall) kni(?:fe|ve)|(?:wiper|fan|blender|skate) blade|see-?\\s?saw|(?:toy|bubble) (?:lawn ?)?mower|(?:chip|coupon) clipper|toy (?:razor|shaver|knife))s?\\b",
  ),
  cleaner: signs(
    "vacuum(?: cordless| lightweight)?|vac|dust ?buster|roomba|robovac|vacuum (?:and|&) mop(?: combo)?|(?:vacuum|mop) (?:combo|robot|set|system|kit)|mop|mop (?:and|&) bucket(?: set| system)?|cleaner(?: kit| machine| spray| solution| gel| tablet| powder| concentrate| refill)?|floor washer|toothbrush(?:es)?(?: set| heads?)?|brush heads?|flosser|waterpik|water pick|oral irrigator|dental floss|floss picks?|interdental brush(?:es)?|tongue (?:scraper|cleaner)|(?:pressure|power) washer|(?:washing|cleaning) machine|carpet (?:shampooer|washer|extractor)|bidet|detergent(?: pods?| sheets?| powder| liquid)?|laundry (?:pods?|sheets?|soap|powder)|washing powder|(?:dish|car wash|castile) soap|dishwasher (?:pod|tablet|tab|pack)|degreaser|(?:stain|odor|rust|lime|grease|lint|hair|pet hair|fur|mold|adhesive|tartar|plaque) remover(?: spray| gel| liquid| brush)?|wipe|scrubber(?: brush| set)?|(?:scrub|scrubbing|cleaning|dish|toilet|grout|bottle|floor|deck|carpet|upholstery|wheel|tile|shower|detail|detailing|grill|straw|bathroom) brush(?:es)?(?: set)?|lint roller|roller (?:broom|brush)|duster|broom(?: set)?|dust ?pan(?: set)?|sweeper|squeegee|sponge|eraser sponge|magic eraser|(?:cleaning|microfiber|polishing) (?:cloth|rag|towel|pad)|cleaning (?:gel|solution|spray|kit|paste|tablet|putty)|mopping pad|steam mop|bleach|descaler",
    "",
    "\\b(?:air|pipe) cleaners?\\b|\\btoy vacuum\\b",
  ),
  robot: signs(
    "(?:robot|robotic|self[- ]emptying robot) (?:vacuum|vac|mop|mopping|lawn ?mower|mower|pool|window|cleaner|sweeper|floor)\\b.*|(?:vacuum|mop|mopping|cleaning|mowing|mower|pool) robot|roomba.*|robovac.*|robomow.*|automower.*",
    "",
  ),
  cooling: signs(
    "fan|air conditioner(?: unit| \\d.*)?|air conditioning unit|(?:ac|a/c) unit|portable ac|window ac|mini split|(?:swamp|evaporative|personal|evaporative air|air) cooler|air circulator",
    "",
    "\\b(?:cpu|case|computer|laptop|gpu|pc|chassis|exhaust|bath|bathroom|paper|sports) fans?\\b",
  ),
  heating: signs(
    "heater(?: fan| \\d.*)?|radiator|(?:electric|gas|infrared|propane) fireplace|fireplace(?: insert| heater| tv stand| mantel)?|heat lamp|patio heater|pellet stove|wood stove",
    "",
    "\\b(?:water|bottle|coffee|mug|cup|aquarium|fish tank|tank|pool|block|engine|food|towel|wax|spa|immersion) heaters?\\b",
  ),
  airing: signs(
    "air (?:cleaner|filter|scrubber|sanitizer)(?: \\d.*)?|purifier(?: fan| \\d.*)?|(?:de)?humidifier(?: \\d.*)?|vapori[sz]er|ioni[sz]er|(?:furnace|hvac|ac) (?:air )?filter(?: \\d.*)?",
    "",
    "\\bwater purifiers?\\b",
  ),
  holding: signs(
    "mount|holder|holster|hook|hanger|bracket|clamp|suction cup|suction hook|shower caddy|caddy|magnet|phone grip|phone stand|wall shelf|towel bar|towel rack|adhesive strip|command strip",
    "",
  ),
  hung: signs(
    "mount|hook|hanger|bracket|suction cup|caddy|magnet|(?:wall|floating|corner|shower|cat) shelf|(?:wall|floating) shelves|towel (?:bar|rack|ring)|(?:adhesive|command|picture hanging) strip|perch|window (?:hammock|feeder|bird feeder)|(?:curtain|tension|shower) rod|(?:shower|fogless|wall) mirror|magnetic (?:\\w+ ){0,2}(?:rack|strip|holder|shelf|organizer|board)|(?:over (?:the )?(?:\\w+ )?|behind (?:the )?)door (?:\\w+ ){0,2}(?:organizer|rack)|(?:hanging|wall|door) (?:\\w+ ){0,2}(?:organizer|rack|planter|basket)|(?:phone|tablet|paper towel|toilet paper|toothbrush|soap|razor) holder|soap dispenser wall mount",
    "",
  ),
  scented: signs(
    "candle|candles? (?:gift )?set|diffuser|wax melt|wax warmer|incense|incense (?:stick|cone)|air freshener|(?:room|linen|car|toilet|home) (?:spray|freshener|mist|fragrance)|(?:essential|fragrance|diffuser|aromatherapy) oils?(?: set)?|(?:scent|fragrance) (?:booster|bead|plug)|scent plugins?|sachet|potpourri|perfume|cologne|eau de (?:parfum|toilette)|body (?:spray|mist)|vent clip|odor eliminator",
    "",
    "flameless|fake|flickering|led candles?|(?:battery|remote) \\w+ candles?|birthday|hair|holder|dryer|curl|snuffer",
  ),
  repelling: signs(
    "repellents?(?: (?:spray|lotion|wipes|bracelet|device|lamp|cream|stick|candle|plug|granules))?|repeller|(?<!lint |lobster |crab |grease |speed )trap|(?:bug|mosquito|insect|fly|gnat|wasp|roach|ant|spider|flea|tick|bed ?bug|rodent|mouse|rat|moth|mole|pest|hornet|termite|mite|snail|slug)(?: (?:killer|control|repellent|killing|and \\w+))? (?:spray|killer|zapper|bait|bait stations?|poison|deterrent|powder|granules|lamp|light|control|paper|ribbon|coils?|dunks|bits|collar|treatment|drops|bombs?|fogger|dust|stations?|strips?|gel)|zapper|(?:fly |electric )swatter|insecticide|pesticide|bait station|citronella candle|glue board|(?:glue|sticky|fly) (?:trap|strip|paper)|diatomaceous earth|deterrent|scarecrow|(?:flea|tick) (?:and|&) (?:tick|flea) (?:collar|treatment|spray|drops|prevention)|mosquito (?:band|patch|bracelet)",
    "",
    "(?:sink|drain|shower|dust|hair|sand|p) traps?",
  ),
  growing: signs(
    "seed|(?:flower|tulip|dahlia|plant|daffodil|lily|amaryllis) bulb|(?:potting|garden|top|cactus|seed starting|seed|succulent|raised bed|plant|orchid|organic|african violet) (?:soil|mix)|soil|compost|fertilizer|plant food|lawn food|(?:root|bloom) (?:stimulator|booster)|rooting (?:hormone|powder|gel)|worm castings|perlite|vermiculite|peat moss|coco coir|mulch|planter|planter box(?:es)?|(?:flower|plant|planter|nursery|grow|garden|seedling|self[- ]watering|terracotta|hanging|orchid|succulent) (?:pot|bag|box|tray|basket)|grow bag|(?:grow|plant) (?:light|lamp|tent)|seed(?:ling)? (?:starter )?(?:tray|kit|starter)|raised (?:garden |planter )?bed|garden bed|greenhouse|(?:hydroponic|grow|growing|herb garden|mushroom grow|garden|indoor garden) (?:kit|system)|(?:live |house|snake |spider |tomato |rubber |money )plant|seed packet|watering globe|plant watering (?:globe|device|stake)",
    "",
    "bird|chia|hemp|flax|sesame|poppy|mustard|cumin|roasted|raw|salted|snack|artificial|faux|fake|silk|protein|plant stand|(?:day|weekly|monthly|daily|wall) planner",
  ),
  spraying: signs(
    "sprinkler(?: head)?|(?<!piping |cake |vacuum )nozzle|(?:garden|pump|hose|weed|backpack|lawn|chemical|bottle) sprayer|sprayer|shower ?heads?|hand ?(?:held )?shower|(?:watering|hose|spray|shower) wand|mister|misting (?:system|kit|fan)|spray (?:bottle|gun)|bidet(?: sprayer| attachment)?|(?:drip )?irrigation (?:kit|system)|soaker hose|faucet (?:sprayer|aerator)|rain shower",
    "",
  ),
  inert: signs(
    "(?:makeup|paint|foundation|powder|pastry|basting|nail|shoe|lint|hair) brush|rolling pin|cookie cutter|plunger|(?:laundry )?hamper|basket|ironing board|(?:picture|photo|poster) frame|wall (?:art|decor|sign)|canvas (?:print|panel|art|wrap)|poster|vase|(?:artificial|faux|fake) (?:plant|flower|tree|grass)|ornament|garland|party decoration|banner|wreath|eyelash(?:es)?|lash(?:es)?|press[- ]on nails?|gua sha|jade roller|hair (?:clip|extension|tie|pin|claw)|wig|tweezers|band(?:age|-aid)|first aid|packing cube|baby carrier|(?:baby|dog|pet|stair) gate|bed rail|bean bag|furniture(?: set)?|pool float|tool ?box|notebook|sketch ?book|(?:file )?folder|binder|stapler|white ?board|(?:desk|drawer|pill) organi[sz]er|(?:sewing|crochet|embroidery|knitting|cross stitch|diamond painting|diamond art|bead|jewelry making|candle making|soap making) (?:kit|set)|bead|(?:food|meal prep|vacuum) (?:storage )?(?:container|bag)|(?:storage|poop|gift|freezer|sandwich) bag|(?:reusable )?straw|dryer ball|walking (?:cane|stick)|cane|magnifying glass|cutting mat|envelope|gift (?:box|wrap)|napkin|jewelry box|coaster",
    "",
    "electric|electronic|cordless|rechargeable|heated|smart|lighted|led|automatic|powered|bluetooth|musical",
  ),
} as const satisfies Partial<Record<Domain, Signs>>;
