import { wordSet } from "../text/word-table.ts";

export const UNITS_OF_MEASURE = wordSet(
  "oz ounce ounces fl ml l liter liters litre litres lb lbs pound pounds kg g gram grams mg inch inches in cm mm ft feet foot yd yard yards m w watt watts v volt volts mah ah gb tb qt quart quarts gal gallon gallons pk pack packs ct count pcs pc piece pieces gsm tc psi hz",
);

export const COLORS = wordSet(
  "black white blue navy teal red green olive sage grey gray pink rose purple lavender yellow orange brown tan beige ivory cream-colored gold golden silver bronze copper charcoal slate clear multicolor multicolored rainbow camo turquoise maroon burgundy mint coral khaki",
);

export const MATERIALS = wordSet(
  "steel foam stainless stainless-steel aluminum aluminium titanium plastic glass wooden wood bamboo silicone ceramic leather cotton linen wool nylon polyester rubber metal iron cast-iron copper brass memory organic natural vegan soft heavy-duty large small mini portable premium adjustable foldable waterproof insulated reusable rechargeable ergonomic professional deluxe extra classic modern vintage",
);

/** Nouns that are several even where there is one. */
export const PLURAL_ONLY = wordSet(
  "tights pants jeans shorts leggings trousers overalls pajamas panties underpants glasses sunglasses goggles binoculars scissors shears pliers tweezers clippers clothes headphones earphones earbuds",
);

/** Nouns that name a kind of thing one can buy, so that a name's other parts are told from it. */
export const KIND_NOUNS = wordSet(`
  adapter album apron backpack bag balm band bandage bank bar basket bassinet bat bath battery bed belt bench bib bike bin blanket blender blind blouse board bone book boots
  boot bottle bowl box boxer bra bracelet bracket brush bucket buggy bulb cable cage calendar cam camera can candle cap cape capsule car card cards cardigan carrier cart case
  chain chair charger chest chew chews chips chisel chocolate chopper cleaner cleanser clip clock coat coaster coffee collar comb comforter compass concealer conditioner
  container cookbook cooker cooler cord costume cot couch cover cradle crate crayon cream crib cup curtain cushion cutlery dashcam deodorant desk detergent diaper diffuser
  dish dispenser doll door dress dresser drill drone dryer duster duvet earbuds earphones earrings easel extractor fan feeder fence filter flashlight foil food fork foundation
  fountain frame freezer frother fryer game gate gel glass glasses globe glove gloves glue goggles grill grinder guard guitar gummies gun hammer hammock handbag hanger harness
  hat headband headphones headset heater helmet holder hoodie hook hose humidifier inflator ink iron jacket jar jeans jewelry journal joystick juicer jug kayak kettle keyboard
  keychain kit knife knives ladder lamp lantern laptop laundry leash leggings lens light lights liner lipstick litter lock lotion lunchbox machine magnet magazine mount mascara mask
  mat mattress meter microphone microscope microwave milk mirror mixer moisturizer monitor mop mouse mouthwash mover mug nail napkin necklace net nightlight notebook novel oil ointment
  organizer ornament oven pad paddle paint pajamas pan pants paper patch pen pencil perfume phone pillow pin pipe pitcher planner planter plate playmat pliers plug plush pod
  pole polish pool pot pouch powder press pressure printer probe projector protector pump puzzle quilt racket rack radio rake razor recliner record refrigerator remote ring
  robe rod roller rope router rug ruler saddle salt sandals sauce saw scale scarf scissors scooter screen screwdriver scrub seasoning seat serum shampoo sharpener shaver sheet sheets
  shelf shirt shoes shoe shorts shovel shredder skates skillet skirt sleeve slicer slippers smoker sneakers snack soap socks sock sofa solution spatula speaker sponge spoon spray
  sprinkler squeegee stand stapler steamer sticker stickers stool storage stove strap straw straws string stroller suit suitcase sunglasses sunscreen supplement sweater sweatshirt swing
  switch syrup table tablecloth tablet tank tape tarp tea teapot telescope tent thermometer thermos tie tights timer tire toaster toner tongs tool tools toothbrush toothpaste topper torch
  tote towel towels toy toys tracker tray treadmill treat treats trimmer tripod trousers trowel truck tumbler tv umbrella utensils vacuum vase vest vitamin vitamins walker wallet wand
  washer watch wax weights whisk whistle wig wipes wire wok workbook wrap wreath wrench yarn
`);
