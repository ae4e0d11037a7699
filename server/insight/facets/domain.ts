import type { Product } from "../product.ts";
import type { Sentence } from "../text/analyse.ts";

/** Kinds of product in which the same words speak of different things. */
const DOMAINS = [
  "edible",
  "cosmetic",
  "reading",
  "game",
  "shelter",
  "audio",
  "picture",
  "drinkware",
  "cookware",
  "alerting",
  "lighting",
  "walking",
  "powered",
  "fabric",
  "worn",
  "sensing",
  "solar",
  "outdoor",
  "bedding",
  "padded",
  "laid",
  "pet",
  "garment",
  "bag",
  "wheeled",
  "screening",
  "marking",
  "adhesive",
  "exercise",
  "bearing",
  "locking",
  "gloved",
  "tableware",
  "supply",
  "cutting",
  "cleaner",
  "robot",
  "cooling",
  "heating",
  "airing",
  "coloring",
  "toy",
  "footwear",
  "holding",
] as const;
export type Domain = (typeof DOMAINS)[number];

type Signs = { named: RegExp; said: ReadonlySet<string> };

const signs = (named: string, said: string): Signs => ({
  named: new RegExp(`\\b(?:${named})s?$`, "i"),
  said: new Set(said.split(" ")),
});

const SIGNS: Readonly<Record<Domain, Signs>> = {
  edible: signs(
    "treat|food|snack|powder|protein|tea|candy|chocolate|sauce|spice|honey|gumm(?:y|ies)|vitamin|multivitamin|supplement|capsule|pill|softgel|probiotic|melatonin|jerky|chew|cereal|pasta|oil|nut|granola|kibble|creatine|coffee beans?|coffee pods?|ground coffee|bar",
    "flavor flavour ingredient swallow",
  ),
  cosmetic: signs(
    "cream|lotion|serum|moisturi[sz]er|cleanser|toner|shampoo|conditioner|sunscreen|balm|mask|scrub|lipstick|mascara|foundation|makeup|deodorant|soap|body wash|face wash|perfume|hair oil|gel polish",
    "moisturizer pore eczema acne deodorant",
  ),
  reading: signs(
    "book|novel|workbook|journal|planner|guide|cookbook|comic|magazine|storybook|paperback|hardcover|coloring book",
    "author chapter paperback",
  ),
  game: signs("game|puzzle|card game|board game|jigsaw|dice", "rulebook opponent dice meeple"),
  shelter: signs("tent|tarp|canopy|jacket|raincoat|poncho|umbrella|boot|awning|rain cover|dry bag|bivy|gazebo", ""),
  audio: signs(
    "headphone|headset|earphone|earbud|speaker|soundbar|microphone|radio|turntable|subwoofer|amplifier|guitar|keyboard piano|record player|mp3 player|music player|cd player|jukebox|ipod|airpods?|tv|television|hearing aid|sound machine|noise machine|karaoke machine|boombox|ukulele|violin|walkie talkie|megaphone",
    "headphone earbud bass treble music audio song",
  ),
  picture: signs(
    "tv|television|dvd player|blu-?ray player|media player|vcr|monitor|camera|webcam|projector|tablet|laptop|phone|display|(?:dash |web|body |action |trail )?cam|binocular|telescope|drone|e-?reader|printer|scope|lens|smartwatch|camcorder|doorbell|microscope|endoscope|borescope|trail cam",
    "resolution pixel camera hd",
  ),
  drinkware: signs(
    "bottle|mug|tumbler|cup|flask|thermos|cooler|lunch ?box|lunch ?bag|carafe|kettle|pitcher|growler|jug|canteen|food jar|soup jar|food flask|bento|bento box(?:es)?|lunch tote|ice chest|ice pack",
    "ice icy",
  ),
  cookware: signs(
    "(?<!dust ?|drip |oil |paint |litter |bed)pan|skillet|wok|griddle|saucepan|stockpot|(?<!flower ?|plant |coffee ?|tea ?|neti |ink ?)pot|(?:dutch|toaster|pizza|convection|microwave) oven|oven|cookware|bakeware|(?:cookware|bakeware|pan|pot) set|fryer|waffle (?:maker|iron)|cooker|(?:baking|cookie) (?:sheet|mat|tray|set)|(?:muffin|cake|loaf|bread) tin|(?:silicone|baking|candy|chocolate|cake|muffin|egg) mold|pizza stone|grill|smoker|roaster|toaster|crepe maker|sandwich maker|panini press|instant pot|baking steel|air fryer|baking mat",
    "skillet wok fryer cookware griddle",
  ),
  alerting: signs(
    "alarm|alarm clock|doorbell|whistle|horn|siren|buzzer|bell|chime|timer|detector|clicker|baby monitor",
    "",
  ),
  lighting: signs(
    "lamp|light|bulb|lantern|flashlight|headlamp|led|torch|chandelier|night ?light|strip lights?|mirror",
    "lamp bulb brightness",
  ),
  walking: signs("harness|leash|collar|lead|muzzle", "leash harness"),
  powered: signs(
    "cordless(?! (?:\\w+ )*(?:blind|shade))(?: .+)?|wireless|rechargeable(?: .+)?|battery|electric|charger|headphone|earbud|speaker|phone|laptop|tablet|watch|drone|camera|toothbrush|trimmer|shaver|vacuum|robot|flashlight|power bank",
    "battery batteries charge charging recharge",
  ),
  worn: signs(
    "shirt|pants|leggings|tights|sock|dress|hoodie|sweater|jacket|coat|robe|bra|shorts|hat|cap|jeans|underwear|pajamas|costume|glove|shoe|sneaker|sandal|boot|slipper|clog|loafer|moccasin|cleat|flip ?flop|ring|bracelet|suit|swimsuit|skirt|vest|harness|belt|insole",
    "",
  ),
  fabric: signs(
    "shirt|tights|glove|purse|sheet|blanket|towel|pillow|jacket|pants|leggings|socks|dress|hoodie|sweater|rug|curtain|mattress|comforter|duvet|robe|bra|shorts|scarf|hat|bed|cover|backpack|bag|harness|jeans|underwear|pajamas|costume|quilt|throw|bib|swaddle",
    "wash washed washer laundry fabric cotton shrunk",
  ),
  sensing: signs(
    "thermometer|scale|monitor|tracker|watch|smartwatch|gauge|meter|hygrometer|barometer|weather station|sensor|detector|alarm|clock|tester|test kit|test strip|oximeter|gps|compass|timer|tuner|caliper|level|doorbell|dash ?cam|cam|security camera|trail camera|baby camera|pet camera|scanner|(?:stud|range|angle) ?finder|multimeter|tape measure|measuring tape|measuring cup|protractor|ruler|altimeter|speedometer|counter|pedometer|translator|smart (?!tv|phone|wool).*",
    "inaccurate calibrate readings misidentifies",
  ),
  solar: signs("solar(?! (?:system|eclipse)).*", "solar"),
  outdoor: signs(
    "feeder|bird ?house|bird ?bath|planter|garden bed|greenhouse|trash can|garbage can|compost bin|composter|cooler|grill cover|furniture cover|car cover|patio umbrella|beach umbrella|windsock|flag|wind ?chime|patio set|screen house|deck box|shed|mailbox|coop|hutch|hammock|bear canister|pool|trampoline|swing|solar lights?|garden lights?|pathway lights?|fire pit|torch|beach chair|camp chair|camping chair|kite|outdoor rug|shade sail|sun shade|windscreen",
    "",
  ),
  bedding: signs(
    "(?<!garden |flower |raised |planter |truck )bed|mattress|topper|mattress pad|pillow|pillow ?case|blanket|comforter|duvet|quilt|throw|(?<!baking |cookie |dryer |sticker )sheets?(?: set)?|sleeping bag|sleeping pad|air bed|futon|hammock|crib|bassinet|cot|sleep sack|swaddle",
    "",
  ),
  padded: signs(
    "(?<!garden |flower |raised |planter |truck )bed|mattress|topper|mattress pad|pillow|cushion|comforter|duvet|quilt|sofa|couch|loveseat|recliner|armchair|office chair|gaming chair|futon|ottoman|bean ?bag(?: chair)?|pouf|insole|plush|plushie|stuffed animal|sleeping pad|stroller liner|knee pad|booster seat|beach ball|air bed",
    "",
  ),
  laid: signs(
    "rug|(?:\\w+ ?)?mat|carpet|runner|(?<!garden |flower |raised |planter |truck )bed|bowl|cushion|mattress topper|topper|mattress pad|slipcover|(?:couch|sofa|seat|chair) cover|floor liner|trunk liner|stair tread|tread|step ?stool|futon|cutting board|balance board|bath ?mat|door ?mat|rug pad",
    "",
  ),
  pet: signs("(?:dog|puppy|cat|kitten|pet|hamster|rabbit|bunny|ferret|bird cage)\\b(?! ?\\d).*", "chewer chewers"),
  garment: signs(
    "shirt|tee|blouse|(?:tank|crop|tube|pajama|tunic|workout|halter|scrub) top|pants?|sweatpants|joggers?|leggings|tights|pantyhose|sock|stocking|dress|gown|romper|jumpsuit|bodysuit|onesie|hoodie|sweater|sweatshirt|cardigan|jacket|coat|parka|robe|bra|bralette|shorts|jeans|overalls|underwear|panties|briefs|boxers|thong|camisole|pajamas|swimsuit|bikini|bathing suit|swim trunks|skirt|skort|vest|thermals|base layer|leg warmer",
    "",
  ),
  bag: signs(
    "bag|backpack|purse|tote|duffel|duffle|handbag|crossbody|fanny pack|luggage|suitcase|carry-?on|pouch|briefcase|satchel|wallet|organi[sz]er",
    "",
  ),
  wheeled: signs(
    "(?:luggage|suitcase)(?: set)?|carry-?on|spinner|stroller(?: wagon)?|pram|buggy|wagon|(?:utility|garden|shopping|beach|bar|kitchen|rolling|folding|tool|laundry|book|service|golf push|push|grocery|dump|yard|storage|island|microwave|printer|craft|art|coffee|laptop|medical|cleaning|luggage|wheeled|collapsible) cart|trolley|dolly|hand truck|wheelbarrow|scooter|skateboard|longboard|cruiser board|roller ?skate|rollerblade|inline skate|(?:office|desk|task|computer|gaming|drafting|ergonomic|executive) chair|caster(?: wheel)?|(?:replacement|chair|office chair|luggage|stroller|wagon|skateboard|scooter) wheel|rollator|(?<!baby |push |dog |cat )walker|wheelchair|transport chair|creeper|rolling (?:bag|backpack|duffel|cooler|tool box|toolbox|stool|desk|table|garment rack|rack|briefcase|crate|laptop bag|tote|shelf|chair|suitcase)|wheeled (?:backpack|duffel|cooler|bag|garment rack|bin|cage|crate)",
    "",
  ),
  screening: signs(
    "(?<!\\b(?:shower|bath|bathtub|sheer|bead(?:ed)?|door|fly|string|fringe|air|backdrop)\\b.*)(?:curtain(?: panel)?|drape)|(?<!hunting |duck |deer |ground |turkey )blind|(?:window|roller|roman|cellular|pleated|solar|blackout|honeycomb|zebra|bamboo|woven|door|skylight|nursery|travel|temporary|paper|car|patio|cordless|light filtering|room darkening) shade|(?:window|privacy) film|(?:sleep|sleeping|blackout|contoured) (?:eye )?mask|eye mask for sleep(?:ing)?|room divider|privacy (?:screen|fence|curtain)|windshield sun ?shade|blackout (?:cover|liner|panel|fabric)",
    "",
  ),
  marking: signs(
    "(?<!\\b(?:play|dog|puppy|pet|vape|stylus|eyeliner|liner|brow|3d|reading|derma|whitening|exercise|tattoo|translator|insulin|cattle|pig|chicken|touch|tablet|lip|acupuncture|epi|soldering|cuticle|repair|touch ?up|oil) )pen|pens? set|(?<!\\b(?:grave|trail|book|row|stitch|ball|plant|driveway|place|garden|wine|drink|mile) )marker|markers? set|highlighter|(?:mechanical|graphite|drawing|#2|wood) pencil|pencil set|(?<!3d |3-d |resin |fdm )printer|label (?:maker(?: machine)?|printer|tape)|(?:address|shipping|mailing|thermal|file folder|printable|return address|barcode|direct thermal) label|(?:ink|toner) cartridge|printer ink|typewriter|rubber stamp|(?:fountain|gel|ballpoint) pen",
    "",
  ),
  adhesive: signs(
    "(?<!\\b(?:measuring|vhs|cassette|led|caution|flagging|barricade|video|audio|rocker|music|sport measuring|body measuring|cloth) )tape|(?<!lash |eyelash )glue|super glue(?: \\w+)?|glue (?:stick|gel)|gluestick|adhesive|epoxy|(?:adhesive|command|sticky|stick-?on|self-?adhesive|damage-free) (?:\\w+ )?(?:hook|strip|dot|square|hanger|pad|clip|shelf|wall hook|towel hook)|hook (?:and|&) loop|velcro(?: \\w+)?|(?:mounting|hanging) (?:tape|putty|square|dot|strip)|(?<!\\b(?:clothing|private|sew-?on|iron-?on|woven) )label|sticker|decal|peel and stick (?:\\w+ )?(?:tile|wallpaper|backsplash)|(?:peel and stick|self-?adhesive|removable) wallpaper|contact paper|sticky note|sealant|caulk|poster putty|glue dot|wood filler|contact cement|rubber cement",
    "",
  ),
  exercise: signs(
    "(?:resistance|exercise|loop|booty|hip|fabric|workout|pull-?up|pull up assist|assist|stretch|fitness|therapy|pilates|physical therapy|glute) bands?(?: set)?|resistance (?:loop|tube|cord)|dumb ?bell(?: set)?|kettle ?bell(?: set)?|barbell|weight (?:set|plate|bench)|(?:ankle|wrist|hand) weight|weighted vest|(?:medicine|slam|exercise|stability|pilates|yoga) ball|ab (?:roller(?: wheel)?|wheel|machine|mat|trainer|stimulator|workout)|(?:pull|chin)[- ]?up bar|push[- ]?up (?:board|bar|handle|stand)|jump(?:ing)? rope|battle rope|treadmill|walking pad|elliptical(?: machine)?|(?:exercise|stationary|spin|recumbent|under desk) bike|pedal exerciser|rowing machine|rower|stair stepper|(?:mini|aerobic|exercise) stepper|aerobic step|vibration plate|rebounder|fitness trampoline|thigh (?:master|exerciser|trainer)|(?:hand grip|grip) (?:strengthener|trainer|exerciser)|suspension trainer|home gym|pilates (?:ring|bar|kit|reformer|circle)|(?:weighted )?hula hoop|punching bag|squat machine|hip thrust machine|gym equipment|forearm (?:exerciser|trainer)|core sliders|exercise (?:equipment|machine)",
    "",
  ),
  bearing: signs(
    "(?:book)?shelf|(?:book)?shelves|bookcase|shelving(?: unit)?|(?<!\\b(?:spare|wine glass|gun|test tube|dice|baking|cooling|roasting|nut|bra) )rack|(?<!help |front )desk|(?<!water |pool |ping pong |air hockey |foosball |train |sand |tennis |times )table|workbench|(?:storage|shoe|patio|garden|weight|entryway) bench|(?:utility|garden|bar|kitchen|rolling|tool|yard|dump|storage) cart|wagon|hand truck|dolly|wheelbarrow|ladder|step ?stool|step ?ladder|(?:bar |counter |foot |shower |garden )?stool|storage (?:bin|box|tote|container|cube|unit|drawer|crate|cabinet|basket|ottoman)|stackable (?:bin|container|box)|milk crate|bed frame|(?:shelf|wall|tv|plant) bracket|dresser|plant stand|tv (?:stand|mount)|monitor (?:stand|riser|arm)|sawhorse|cargo carrier|(?:camp|camping|folding|beach|lawn|patio|dining|office|desk|shower|directors|rocking|outdoor|adirondack) chair|(?:clothes|coat|suit|velvet|wood|wooden|plastic|wire|pants) hanger|(?:coat|wall|ceiling|plant|adhesive|command|over the door|utility|garage|s) hook|hammock(?: stand)?|pegboard|cot|bookend|closet (?:organizer|system|rod)|clothes(?:line| drying rack)",
    "",
  ),
  locking: signs(
    "(?<!\\b(?:hair|air|zip|caps|dread|sim|child proof zip|button|pad) ?)lock|padlock|deadbolt|lock ?box|lock ?set|u-?lock|(?:gun|fire|fireproof|wall|home|floor|biometric|digital|pistol|key|money|cash|jewelry|security|steel|medicine|drop|hotel|personal|electronic|car|cabinet|diversion|portable|quick access|handgun) safe|safe box|cash box|strong ?box|door (?:bar|jammer|security bar|barricade)|(?:gate|door|cabinet|magnetic cabinet) latch|security (?:cable|chain)",
    "",
  ),
  gloved: signs(
    "(?<!\\b(?:oven|baseball|softball|boxing|bbq|grill|grilling|goalkeeper|exfoliating|catcher'?s|batting|welding oven|mma|pet grooming|grooming|heat resistant|disposable|nitrile exam|latex|vinyl|car wash|bath|sparring|bag|spa) )glove",
    "",
  ),
  tableware: signs(
    "plate|bowl|lunch ?container|water fountain|pet fountain|slow feeder|utensil|fork|spoon|placemat|high ?chair|dinnerware",
    "",
  ),
  supply: signs(
    "litter|detergent|laundry pods?|dish soap|dishwasher (?:pod|tablet)|cleaner|candle|incense|wax melts?|filter|cartridge|toner cartridge|ink|paint|paint set|(?:watercolor|acrylic|oil) (?:paint )?set|gouache|pigment|dye|marker|(?:colored )?pencil|crayon|pen set|marker set|glue|adhesive|tape|sealant|caulk|epoxy|resin|wipes|trash bags?|garbage bags?|paper towels?|toilet paper|tissues|printer paper|fertilizer|potting soil|soil|mulch|seed|pellet|charcoal|yarn|thread|slime|clay|play ?dough|bedding pellets?|ice melt|salt|pest spray|repellent|spray|cleaning solution|descaler|degreaser|polish|wax|lubricant|sponge|(?:pee|puppy|training|potty) pad",
    "",
  ),
  cutting: signs(
    "kni(?:fe|ves)(?: set| block set)?|cleaver|cutlery set|blade|blade set|scissors?(?: set)?|shears(?: heavy duty)?|snips|nippers|secateurs|pruner|lopper|clipper(?: set| kit)?|trimmer(?: set| kit)?|grooming kit|razor(?: set| kit)?|shaver|shaving kit|epilator|peeler(?: set)?|grater(?: set)?|zester|mandoline?|slicer|(?:food|vegetable|veggie|onion|salad|nut|garlic|hand|electric|meat) chopper|dicer|corer|spirali[sz]er|cutter|can opener|tin opener|saw|chain ?saw|hand ?saw|hack ?saw|lawn ?mower|mower|weed ?(?:eater|whacker|wacker)|edger|brush ?cutter|axe?|hatchet|machete|bolt cutters?",
    "",
  ),
  cleaner: signs(
    "vacuum(?: cordless| lightweight)?|vac|dust ?buster|roomba|robovac|vacuum (?:and|&) mop(?: combo)?|(?:vacuum|mop) (?:combo|robot|set|system|kit)|mop|mop (?:and|&) bucket(?: set| system)?|cleaner(?: kit| machine| spray| solution| gel| tablet| powder| concentrate| refill)?|floor washer|toothbrush(?:es)?(?: set| heads?)?|brush heads?|flosser|waterpik|water pick|oral irrigator|dental floss|floss picks?|interdental brush(?:es)?|tongue (?:scraper|cleaner)|(?:pressure|power) washer|(?:washing|cleaning) machine|carpet (?:shampooer|washer|extractor)|bidet|detergent(?: pods?| sheets?| powder| liquid)?|laundry (?:pods?|sheets?|soap|powder)|washing powder|(?:dish|car wash|castile) soap|dishwasher (?:pod|tablet|tab|pack)|degreaser|(?:stain|odor|rust|lime|grease|lint|hair|pet hair|fur|mold|adhesive|tartar|plaque) remover(?: spray| gel| liquid| brush)?|wipe|scrubber(?: brush| set)?|(?:scrub|scrubbing|cleaning|dish|toilet|grout|bottle|floor|deck|carpet|upholstery|wheel|tile|shower|detail|detailing|grill|straw|bathroom) brush(?:es)?(?: set)?|lint roller|roller (?:broom|brush)|duster|broom(?: set)?|dust ?pan(?: set)?|sweeper|squeegee|sponge|eraser sponge|magic eraser|(?:cleaning|microfiber|polishing) (?:cloth|rag|towel|pad)|cleaning (?:gel|solution|spray|kit|paste|tablet|putty)|mopping pad|steam mop|bleach|descaler",
    "",
  ),
  robot: signs(
    "(?:robot|robotic|self[- ]emptying robot) (?:vacuum|vac|mop|mopping|lawn ?mower|mower|pool|window|cleaner|sweeper|floor)\\b.*|(?:vacuum|mop|mopping|cleaning|mowing|mower|pool) robot|roomba.*|robovac.*|robomow.*|automower.*",
    "",
  ),
  cooling: signs(
    "fan|air conditioner(?: unit| \\d.*)?|air conditioning unit|(?:ac|a/c) unit|portable ac|window ac|mini split|(?:swamp|evaporative|personal|evaporative air|air) cooler|air circulator",
    "",
  ),
  heating: signs(
    "heater(?: fan| \\d.*)?|radiator|(?:electric|gas|infrared|propane) fireplace|fireplace(?: insert| heater| tv stand| mantel)?|heat lamp|patio heater|pellet stove|wood stove",
    "",
  ),
  airing: signs(
    "air (?:cleaner|filter|scrubber|sanitizer)(?: \\d.*)?|purifier(?: fan| \\d.*)?|(?:de)?humidifier(?: \\d.*)?|vapori[sz]er|ioni[sz]er|(?:furnace|hvac|ac) (?:air )?filter(?: \\d.*)?",
    "",
  ),
  coloring: signs(
    "paint|paint set|paint kit|watercolor|(?:watercolor|acrylic|oil|gouache) (?:paint )?set|gouache|acrylics|pigment|dye|tint|wood stain|ink|ink pad|stamp pad|(?:ink|toner) cartridge|marker|marker set|pen|pen set|highlighter|(?:colored )?pencil|pencil set|crayon|chalk|pastel|oil pastel|art set|art kit|eye ?shadow|eye ?shadow palette|makeup palette|blush|bronzer|highlighter|eye ?liner|mascara|brow gel|lipstick|lip ?gloss|lip tint|lip stain|foundation|concealer|nail polish|gel polish|hair color|hair dye|henna|food coloring|spray paint",
    "pigmentation swatch swatches",
  ),
  toy: signs(
    "(?<!sex |storage )toy|toy set|doll|doll ?house|tricycle|trike|(?:kid|boy|girl|children|toddler|youth|balance|training|push)(?:'?s)? bike|(?:kid|boy|girl|children|toddler|kick)(?:'?s)? scooter|(?:play|playset|building|train|track|craft|activity|science|slime|magic|doctor) (?:set|kit)|playset|play ?set|building blocks?|building bricks?|blocks|magnetic tiles|marble run|play ?dough|modeling clay|slime|stuffed animal|plush|plushie|action figure|ride-?on(?: toy| car)?|play (?:kitchen|house|tent|tunnel|gym)|kite|yo-?yo|bubble (?:machine|gun)|sticker book|stickers|coloring book|roller skates|skateboard|remote control car|rc car|water table|sand ?box|swing set",
    "",
  ),
  footwear: signs(
    "shoe|sneaker|sandal|boot|bootie|slipper|clog|loafer|moccasin|cleat|flip ?flop|wader|crampon|footwear",
    "",
  ),
  holding: signs(
    "mount|holder|holster|hook|hanger|bracket|clamp|suction cup|suction hook|shower caddy|caddy|magnet|phone grip|phone stand|wall shelf|towel bar|towel rack|adhesive strip|command strip",
    "",
  ),
};

/** A word in every fifth review is no accident; a rarer one may be an aside. */
const COMMON = 0.2;

const DOMAINS_BY_WORD: ReadonlyMap<string, readonly Domain[]> = new Map(
  [
    ...Map.groupBy(
      DOMAINS.flatMap((domain) => [...SIGNS[domain].said].map((word) => ({ word, domain }))),
      ({ word }) => word,
    ),
  ].map(([word, found]) => [word, found.map(({ domain }) => domain)]),
);

/** The reviews that speak of each domain, in words of theirs or in their plain form. */
const reviewsSaying = (sentences: readonly Sentence[]): ReadonlyMap<Domain, ReadonlySet<string>> => {
  const reviews = new Map(DOMAINS.map((domain) => [domain, new Set<string>()]));
  for (const { reviewId, tokens } of sentences)
    for (const { lower, lemma } of tokens)
      for (const word of lower === lemma ? [lower] : [lower, lemma])
        for (const domain of DOMAINS_BY_WORD.get(word) ?? []) reviews.get(domain)?.add(reviewId);
  return reviews;
};

/** "5.5 lb Bag" is how it is packed, not what it is. */
const SIZE_ONLY =
  /^\s*\d+(?:\.\d+)?[\s-]?(?:lbs?|oz|ounces?|pounds?|kg|g|ml|l|liters?|gallons?|count|ct|pcs|pieces?|pack|sheets?)\b/i;

/** The parts of a product's name, each by what it ends in: "Little Mouse", "Picture Book" of "Little Mouse, Picture Book for Kids". */
const namesOf = ({ name, type }: Product): string[] => [
  type,
  ...name
    .split(/[,|–—:;/()]/)
    .filter((part) => !SIZE_ONLY.test(part))
    .map((part) => part.split(/\s(?:for|with|by|in|and|from|that)\s/i)[0]?.trim() ?? ""),
];

/** What a thing has besides, that makes it one of another kind as well: a "Bird Feeder with 2K Camera" takes pictures. */
const CARRIED: Partial<Record<Domain, RegExp>> = {
  picture:
    /\s(?:with|w\/)\s(?:(?!\b(?:for|in)\b)[^,|–—:;/()])*?\bcameras?\b(?!\s(?:cover|protect|lens|case|bag|compartment|mount|holder|strap|pocket|cut|slot|shutter|guard|ring|film|insert|bump|hole|stand|button|control))/i,
  solar: /\bsolar\b(?!\s(?:system|eclipse))/i,
};

/** Names that end like those of a kind and mean another thing: a cookie cutter needs no edge. */
const OTHERS: Partial<Record<Domain, RegExp>> = {
  cutting:
    /\b(?:(?:cookie|biscuit|fondant|pastry|vinyl|laser|dough|ravioli|cable tv) cutter|(?:butter|putty|palette|drywall) kni(?:fe|ve)|(?:wiper|fan|blender|skate) blade|see-?\s?saw|(?:toy|bubble) (?:lawn ?)?mower|(?:chip|coupon) clipper|toy (?:razor|shaver|knife))s?\b/i,
  cleaner: /\b(?:air|pipe) cleaners?\b|\btoy vacuum\b/i,
  cooling: /\b(?:cpu|case|computer|laptop|gpu|pc|chassis|exhaust|bath|bathroom|paper|sports) fans?\b/i,
  heating:
    /\b(?:water|bottle|coffee|mug|cup|aquarium|fish tank|tank|pool|block|engine|food|towel|wax|spa|immersion) heaters?\b/i,
  airing: /\bwater purifiers?\b/i,
};

const isNamed = (product: Product, domain: Domain): boolean =>
  OTHERS[domain]?.test(product.name) !== true &&
  (namesOf(product).some((name) => SIGNS[domain].named.test(name)) || CARRIED[domain]?.test(product.name) === true);

const WARDROBE: readonly Domain[] = ["worn", "garment"];

/** Whether a noun is something to wear, of a product that is worn: not a part of it but another thing. */
export const isOtherWear = (noun: string, domains: ReadonlySet<Domain>): boolean =>
  WARDROBE.some((domain) => domains.has(domain) && SIGNS[domain].named.test(noun));

/** What kinds of thing a product is, by its name, or by words that a fifth of its reviews use. */
export const domainsOf = (product: Product, sentences: readonly Sentence[], reviewCount: number): Set<Domain> => {
  const saying = reviewsSaying(sentences);
  const least = Math.max(1, COMMON * reviewCount);
  return new Set(DOMAINS.filter((domain) => isNamed(product, domain) || (saying.get(domain)?.size ?? 0) >= least));
};
