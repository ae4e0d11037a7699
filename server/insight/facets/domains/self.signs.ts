import type { Domain } from "./domains.ts";
import { type Signs, signs } from "./signs.ts";

/** What is eaten, worn, or used on the body. */
export const SELF_SIGNS = {
  edible: signs(
    "treat|(?<!plant |lawn |rose |tomato |orchid |play |toy |pretend )food|snack|(?<!\\b(?:baby|face|setting|foot|body|talcum|washing|laundry|detergent|bleach|bleaching|cleaning|tooth|hair|dip|nail|dipping|acrylic|loose|pressed|translucent|finishing|brow|chalk|ant|roach|deodorant|pigment|mica|color) )powder|protein|tea|candy|chocolate|sauce|spice|honey|gumm(?:y|ies)|vitamin|multivitamin|supplement|capsule|pill|softgel|probiotic|melatonin|jerky|(?<!dog toy )chew|cereal|pasta|(?:olive|coconut|avocado|sesame|cooking|vegetable|canola|sunflower|grapeseed|peanut|mct|fish|salmon|krill|cod liver|omega[- ]?3|algae|flax(?:seed)?|hemp(?: seed)?|black seed|oregano|chil[li]i?|chili|garlic|truffle|walnut|finishing|dipping|infused|frying|salad|popcorn|corn|palm|cbd) oil|(?<!lug |hex |lock |wing |cap |insert )nut|granola|kibble|creatine|coffee beans?|coffee pods?|ground coffee|(?:medium|dark|light|decaf|instant|whole bean)(?: roast)?(?: ground)? coffee|(?:protein|granola|snack|candy|chocolate|energy|nutrition|breakfast|cereal|fruit|nut|almond|peanut|keto|meal|cookie|ice cream|oat|collagen|fiber|crisp|chewy) bar|seasoning|syrup|jam|cookies?|cracker|popcorn|pretzel|noodle|vinegar|salsa|ketchup|mustard|(?:peanut|nut|almond|cashew) butter|flour|sweetener|stevia|broth|ramen|beef stick|lollipop|chewing gum|energy drink|sports drink|electrolyte|drink mix|meal replacement|hot cocoa|matcha|trail mix|dried fruit|(?:potato|tortilla|veggie|banana|corn|pita|plantain|kale) chip|tea bags?",
    "flavor flavour swallow",
    "(?:essential|fragrance|massage|body|hair|scalp|skin|beard|motor|engine|lamp|baby|cuticle|chain|bath|face|facial|nail|lash)(?: \\w+){0,2} oils?|oils? for (?:\\w+ ){0,2}(?:hair|skin|face|body|beard|scalp|nails|wood|leather|cutting boards)",
  ),
  cosmetic: signs(
    "(?<!ice |whipped |sour )cream|lotion|serum|moisturi[sz]er|cleanser|(?<!laser |laserjet |printer )toner|shampoo|(?<!air |fabric |leather |water |line )conditioner|sunscreen|balm|(?<!\\b(?:sleep|sleeping|blackout|contoured|light blocking|eye|dust|gas|ski|snorkel|snorkeling|halloween|masquerade|party|costume|welding|cpap|scuba|diving|dive|n95|kn95|disposable face|surgical|respirator|cloth face|oxygen|catcher'?s|travel) )mask|(?:body|sugar|face|facial|lip|foot|scalp|salt|coffee|exfoliating) scrub|lipstick|mascara|foundation|makeup|deodorant|anti-?perspirant|sun ?block|spf \\d+|(?:deodorant|anti-?perspirant|sun ?screen|sun ?block) (?:stick|spray|cream|gel|roll-?on)|shampoo bar|(?<!\\b(?:dish|laundry|car wash|car|castile|saddle|dog) )soap|body wash|face wash|perfume|hair oil|gel polish|(?:under )?eye patch|(?:pimple|acne) patch|skin ?care|(?:body|shea|hair) butter|(?:hair|scalp|skin|face|facial|body|cuticle|nail|beard|lip|lash|eyelash|brow)(?: \\w+){0,2} (?:oil|drops|tonic|elixir|butter|mist|treatment)|(?:hair|under eye|gel eye) mask|hair (?:gel|spray|mousse|treatment|pomade|wax)|pomade|micellar water|makeup remover|retinol|hyaluronic acid|shav(?:e|ing) (?:cream|gel|foam)|after ?shave|lip gloss|bath (?:bomb|salt|oil)|bubble bath|hand sanitizer",
    "moisturizer pore eczema acne deodorant",
  ),
  remedy: signs(
    "supplement|vitamins?(?: \\w{1,2}\\d*)?|multivitamin|capsule|softgel|probiotic|prebiotic|melatonin|magnesium(?: \\w+)?|(?:magnesium|arnica|cbd|hemp|menthol|muscle|joint|pain(?: relief)?|cramps?|leg cramp|restless leg|sleep|bedtime|recovery)(?: \\w+){0,2} (?:lotion|cream|balm|body butter|gel|rub|oil|spray|mist|salve|ointment|roll-?on|patch|foam|soak|flake)|(?:heating|pain|arnica|menthol|magnesium) patch(?:es)?|ashwagandha|turmeric|biotin|fish oil|omega-?3|creatine(?: \\w+){0,2}|collagen(?: (?:powder|peptides|pills))?|glucosamine|elderberry(?: syrup)?|coq10|pre-?workout(?: powder)?|sleep aid|energy (?:shot|powder|drink)|electrolytes?(?: (?:powder|mix|drink|packet))?|(?:vitamin|multivitamin|sleep|melatonin|probiotic|hair|biotin|magnesium|elderberry|calm|ashwagandha|collagen|vinegar|energy|immune|immunity|fiber|zinc|turmeric|mushroom|iron|calcium|omega|creatine|women'?s|men'?s|prenatal|keto)(?: \\w+){0,3} gumm(?:y|ies)|(?:joint|hip|mobility|calming|skin|allergy|immune|probiotic|multivitamin)(?: (?:and|&) \\w+)? (?:chew|bite|treat|tablet)|joint supplement|tincture|(?:vitamin|diet|sleeping|weight loss|iron|allergy|pain) (?:pill|tablet)",
    "",
  ),
  guarding: signs(
    "deodorant|anti-?perspirant|(?:deodorant|anti-?perspirant|sun ?screen|sun ?block|sun) (?:stick|spray|cream|lotion|gel|roll-?on|wipes|mist|milk|powder|crystal|stone)|sun ?screen|sun ?block|spf \\d+|spf ?\\d+ (?:stick|spray|cream|lotion|moisturizer)",
    "",
  ),
  combing: signs(
    "(?:hair|pet|dog|cat|grooming|shedding|de-?shedding|slicker|detangling|detangler|paddle|undercoat|horse|curry|boar bristle|wet|vent|pin|steam|steamy|puppy|kitten) (?:brush|comb|rake)|comb|(?:grooming|shedding|de-?shedding|dematting|undercoat|detangling) (?:tool|glove|mitt|rake|comb|brush)|slicker|furminator|dematting (?:tool|comb|rake)",
    "",
    "cleaner|honey",
  ),
  bracing: signs(
    "brace|(?:knee|ankle|wrist|elbow|back|neck|lumbar|thumb|calf|shoulder|leg|foot|hand|finger|arch|patella|posture|maternity|belly|hernia|hip|groin|thigh)(?: \\w+)? (?:support|sleeve|wrap|strap|immobilizer|stabilizer|splint|support belt|brace belt|band|corrector)s?|(?:wrist|finger|thumb|foot|night|hand|toe|plantar fasciitis night|mallet finger) splint|posture (?:corrector|brace|trainer)|(?:arm|shoulder) sling|compression (?:sock|sleeve|stocking|glove|wrap|bandage)|(?:kinesiology|athletic|sports) tape|back belt|walking boot|cervical collar|belly band|elastic bandage",
    "",
    "corner|angle|shelf|furniture|table|dental",
  ),
  massaging: signs(
    "massager|massage gun deep tissue|massage (?:gun|chair|pillow|cushion|mat|roller|ball|stick|cane|machine|belt|pad)|percussion massager|(?:neck|foot|back|leg|eye|scalp) massager|foam roller|acupressure mat|shiatsu(?: \\w+){0,3}|tens unit",
    "",
  ),
  calming: signs(
    "pacifier|soother|(?:sound|white noise|noise|sleep|sleep sound) machine|teether|teething (?:toy|ring)|calming (?:chew|treat|bite|collar|diffuser|spray|drops|pheromone)|pheromone (?:diffuser|collar|spray|plug ?in)|(?:anxiety|calming|thunder) (?:vest|jacket|wrap|shirt)|thunder ?shirt|baby (?:swing|bouncer|rocker)|bouncer|sleep aid|weighted (?:blanket|stuffed animal|plush)",
    "",
  ),
  nursing: signs(
    "(?:baby|infant|nursing|newborn|feeding|anti-?colic|colic)(?: \\w+)? bottles?(?: set| nipple)?|bottle nipple|formula (?:pitcher|mixer)|breast pump",
    "",
    "warmer|brush|rack|holder|sterilizer|bag",
  ),
  diaper: signs(
    "diaper|diapers? size|swim diaper|training (?:pants|underwear)|pull-?ups|(?:bed|incontinence|nursing|bladder|menstrual|period|maxi|sanitary|breast) pad|incontinence (?:underwear|brief)|period underwear",
    "",
    "diaper (?:bag|pail|rash|caddy|cream|backpack)|genie",
  ),
  worn: signs(
    "bonnet|head ?band|du-?rag|hair wrap|turban|hair ?net|sweat ?band|wrist ?band|watch (?:band|strap)|necklace|earring|anklet|eye ?glasses|(?:reading|blue light|safety) glasses|bow ?tie|neck ?tie|suspenders|ear ?muff|balaclava|gaiter|bandana|bath ?robe|scrubs|romper|pajama|(?:sleep|night|eye|sleeping) mask|shirt|pants|leggings|tights|sock|dress|hoodie|sweater|jacket|coat|robe|bra|shorts|hat|(?<!\\b(?:bottle|valve|lens|tank|gas|hub|wheel|post|end|chimney|fence|radiator) )cap|jeans|underwear|pajamas|costume|glove|shoe|sneaker|sandal|boot|slipper|clog|loafer|moccasin|cleat|flip ?flop|(?<!\\b(?:stacking|teething|key|curtain|shower|swim|swimming|pool|snap|napkin|o|o-|fitness|pilates|light|piston|baking|dive|nesting) ?)ring|bracelet|suit|swimsuit|skirt|vest|harness|belt|insole|(?<!\\bhair )helmet|head ?lamp|head ?torch|goggle|sunglasses|(?:knee|wrist|ankle|back|elbow|shoulder) (?:brace|sleeve|support)|beanie|scarf|apron|mitten",
    "",
  ),
  fabric: signs(
    "(?:seat|cover|car|dog|pet) (?:\\w+ )?hammock|bonnet|head ?band|du-?rag|hair wrap|turban|scrunchie|bandana|pillow ?case|(?:pillow )?sham|bath ?robe|pajama|onesie|romper|tapestry|valance|table ?cloth|cloth napkin|bed ?spread|coverlet|bed ?skirt|mattress (?:protector|cover|pad)|bedding|wash ?cloth|dish ?cloth|slip ?cover|shirt|tights|glove|purse|(?<!\\b(?:baking|cookie|dryer|sticker|laundry|detergent|metal|vinyl|label|acrylic|foam|plastic|half|quarter) )sheet|cushion|seat pad|blanket|towel|pillow|jacket|pants|leggings|socks|dress|hoodie|sweater|rug|curtain|mattress|comforter|duvet|robe|bra|shorts|scarf|hat|(?<!\\b(?:garden|flower|raised|planter|truck) )bed|(?<!\\b(?:outlet|switch|lens|camera|vent|drain|faucet|phone|lid|trash can|toilet) )cover|backpack|(?<!\\b(?:tea|trash|garbage|poop|storage|freezer|sandwich|zip ?lock|grow|vacuum|paper|punching|gift|plastic|popcorn|waste|sand|ice|cereal|boxing|treat|biohazard) )bag|harness|jeans|underwear|pajamas|costume|quilt|throw|bib|swaddle",
    "wash washed washer laundry fabric cotton shrunk",
  ),
  garment: signs(
    "pajama|bath ?robe|baby clothes|kimono|lingerie|night ?gown|sleepwear|loungewear|outfit|nursing cover top|(?:medical|nurse|nursing) scrubs|shirt|tee|blouse|(?:tank|crop|tube|pajama|tunic|workout|halter|scrub) top|pants?|sweatpants|joggers?|leggings|tights|pantyhose|sock|stocking|dress|gown|romper|jumpsuit|bodysuit|onesie|hoodie|sweater|sweatshirt|cardigan|jacket|coat|parka|robe|bra|bralette|shorts|jeans|overalls|underwear|panties|briefs|boxers|thong|camisole|pajamas|swimsuit|bikini|bathing suit|swim trunks|skirt|skort|vest|thermals|base layer|leg warmer",
    "",
  ),
  footwear: signs(
    "shoe|sneaker|sandal|boot|bootie|slipper|clog|loafer|moccasin|cleat|flip ?flop|wader|crampon|footwear",
    "",
  ),
  gloved: signs(
    "(?<!\\b(?:oven|baseball|softball|boxing|bbq|grill|grilling|goalkeeper|exfoliating|catcher'?s|batting|welding oven|mma|pet grooming|grooming|heat resistant|disposable|nitrile exam|latex|vinyl|car wash|bath|sparring|bag|spa) )glove",
    "",
  ),
  bag: signs(
    "(?<!\\b(?:tea|trash|garbage|poop|storage|freezer|sandwich|zip ?lock|grow|vacuum|paper|punching|gift|plastic|popcorn|waste|sand|ice|cereal|boxing|treat|bean|sleeping|air|biohazard) )bag|backpack|purse|tote|duffel|duffle|handbag|crossbody|fanny pack|luggage|suitcase|carry-?on|pouch|briefcase|satchel|wallet|(?<!\\b(?:desk|pill|drawer|kitchen|spice|sink|pan|lid|medicine|battery|refrigerator|fridge|under sink|counter|cabinet) )organi[sz]er",
    "",
  ),
  drinkware: signs(
    "(?<!\\b(?:spray|squeeze|perfume|dropper|hot water|lotion|pump|gas|pill) )bottle|mug|tumbler|(?<!\\b(?:measuring|stacking|nesting|stack|suction|menstrual|egg|muffin|baking|cupping|cupcake|medicine|bra|protective|athletic|pencil|pen|toy|seedling|cosmetic|silicone baking) )cup|flask|thermos|(?<!\\b(?:air|evaporative|swamp|cpu|laptop|pc|personal|liquid) )cooler|(?:beverage|drink|juice|beer|lemonade) dispenser|keg|kegerator|(?:wine|beer|cocktail|drinking|shot|pint|highball|rocks|martini|whiskey|coffee|champagne|iced coffee|tea) glass(?:es)?|goblet|beer stein|decanter|tea ?pot|hydration (?:pack|bladder)|water bladder|lunch ?box|lunch ?bag|carafe|kettle|pitcher|growler|jug|water (?:storage )?(?:container|carrier|tank|cube|bag)|jerry ?can|canteen|food jar|soup jar|food flask|bento|bento box(?:es)?|lunch tote|ice chest|ice pack",
    "ice icy",
  ),
  tableware: signs(
    "(?<!\\b(?:weight|license|hot|wall|name|switch|base|outlet|vibration|face|bumper|heating|steel|step) )plate|(?<!toilet )bowl|lunch ?container|water fountain|pet fountain|slow feeder|utensil|fork|(?<!measuring )spoon|silverware|flatware|chopstick|placemat|high ?chair|dinnerware",
    "",
  ),
  exercise: signs(
    "(?:resistance|exercise|loop|booty|hip|fabric|workout|pull-?up|pull up assist|assist|stretch|fitness|therapy|pilates|physical therapy|glute) bands?(?: set)?|resistance (?:loop|tube|cord)|dumb ?bell(?: set)?|kettle ?bell(?: set)?|barbell|weight (?:set|plate|bench)|(?:ankle|wrist|hand) weight|weighted vest|(?:medicine|slam|exercise|stability|pilates|yoga) ball|ab (?:roller(?: wheel)?|wheel|machine|mat|trainer|stimulator|workout)|(?:pull|chin)[- ]?up bar|push[- ]?up (?:board|bar|handle|stand)|jump(?:ing)? rope|battle rope|treadmill|walking pad|elliptical(?: machine| trainer| exerciser| bike)?|(?:exercise|stationary|spin|spinning|recumbent|under desk|indoor cycling|cycling) bike|(?:pedal|leg|arm|foot|desk|mini) (?:\\w+ )?exerciser|cross ?trainer|rowing machine|rower|stair stepper|(?:mini|aerobic|exercise) stepper|aerobic step|vibration plate|rebounder|fitness trampoline|thigh (?:master|exerciser|trainer)|(?:hand grip|grip) (?:strengthener|trainer|exerciser)|suspension trainer|home gym|pilates (?:ring|bar|kit|reformer|circle)|(?:weighted )?hula hoop|punching bag|squat machine|hip thrust machine|gym equipment|forearm (?:exerciser|trainer)|core sliders|exercise (?:equipment|machine)",
    "",
  ),
} as const satisfies Partial<Record<Domain, Signs>>;
