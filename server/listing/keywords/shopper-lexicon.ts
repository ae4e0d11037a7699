/** What shoppers type, with the words of reviews that call for it where those are others: "airplane = plane|flights". */
export type ShopperWord = {
  typed: string;
  said: readonly (readonly string[])[];
  /** The kinds of product of which the words mean it; all where it is missing. */
  only?: RegExp;
  except?: RegExp;
};

type Kinds = Pick<ShopperWord, "only" | "except">;

const list = (lines: string, kinds: Kinds = {}): ShopperWord[] =>
  lines
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "")
    .map((entry) => {
      const [typed = "", said = typed] = entry.split(" = ");
      return { typed, said: said.split("|").map((phrase) => phrase.split(" ")), ...kinds };
    });

const PETS = /\b(?:dog|puppy|cat|kitten|pet)s?\b/i;
const DOGS = /\b(?:dog|puppy|puppies|canine)s?\b/i;
const PET_FOOD = /^(?=.*\b(?:dog|puppy|cat|kitten|pet)s?\b)(?=.*\b(?:edible|treat|food|chew|kibble|snack)s?\b)/i;
const TO_EAT = /\bedible\b/i;
const FOR_SKIN = /\bcosmetic\b/i;
const COOKS = /\b(?:blender|mixer|processor|chopper|grater|slicer|mandoline|pan|pot|skillet|wok|cooker|oven)s?\b/i;
const GROWN_UP_WORK = /\b(?:dog|puppy|cat|kitten|pet|edible|cosmetic)s?\b/i;

/** Where, when and for what a thing is used. */
const USES: readonly ShopperWord[] = [
  ...list(`
    camping = camping|camped|campsite|campground, backpacking, hiking = hike|hikes|hiking|hiked, festival = festival|festivals, beach, backyard = backyard|back yard, yard, lawn,
    garden = garden|gardening, patio, picnic, lake, pool, boat, fishing, hunting, kayak = kayak|kayaking, canoe, rv = rv|camper|motorhome, stargazing, outdoor = outdoors|outdoor, indoor = indoors|indoor,
    mountain = mountain|mountains, skiing = ski|skiing, snowboarding, cycling = cycling|biking|bike ride|bike rides, running = jogging|jog|go running|running with|on runs, marathon, walking = walks|daily walk,
    travel = travel|travels|traveling|travelling|plane|planes|flights|vacation, airplane = plane|planes|flights|airplane, vacation, road trip = road trip|road trips, party, picnic, barbecue = barbecue|bbq, tailgate = tailgate|tailgating, sleepover,
    holiday = holidays|holiday season|holiday party|holiday parties|holiday dinner|holiday dinners|holiday meal|holiday meals|holiday baking|holiday gift|holiday gifts, garage, balcony, porch, apartment, race = race|races|5 k|10 k|50 k, ultramarathon = ultramarathon|50 k|100 k, hurricane = hurricane|hurricanes,
    power outage = power outage|power outages|outage|outages|blackout, emergency = emergency|emergencies, theme park = theme park|theme parks|disney|disneyland, concert = concert|concerts, cruise, airport,
    hotel = hotel|hotels, potluck, thanksgiving, meal prep = meal prep|meal prepping
  `),
  ...list(
    `
    commute = commute|commuting|commuter|subway, office = office|cubicle|coworkers, home office = home office|work from home, workspace, classroom, school, college = college|dorm, dorm room = dorm, studying = studying|homework, homework,
    homeschool = homeschool|homeschooling, library, nurse = nurse|nurses, student = student|students, construction = construction site|construction work|construction worker|construction crew|works construction, warehouse, workshop, bedroom, bedside = bedside|nightstand, living room, kitchen, countertop, bathroom,
    knitting, sewing, quilting, crochet, painting, drawing, crafts = craft|crafts, gaming, game night, family night, gym = gym|workout|workouts, workout = workout|workouts, fitness = fitness|gym|workout|workouts, yoga, pilates, crossfit,
    sports = sports|soccer|basketball|football|baseball|tennis, soccer, basketball, football, baseball, tennis, golf, hockey, swimming = swim|swimming, road bike, motorcycle, lunchbox
  `,
    { except: GROWN_UP_WORK },
  ),
  ...list("gym = gym|workout|leg day, workout = workout|workouts|gym, fitness = fitness|workout|gym|leg day", {
    only: TO_EAT,
  }),
  ...list("winter, summer", { except: /\b(?:lighting|audio|reading|game)\b/i }),
  ...list("reading = reading", { only: /\b(?:lighting|lamp|light|glasses|pillow|chair)s?\b/i }),
  ...list(
    "bedtime, nursery, preschool, kindergarten = kindergarten|kindergartner|kindergartners, daycare, toddler = toddler|toddlers, therapy = therapist|therapy|ot|slp",
    {
      only: /\b(?:book|reading|toy|puzzle|game|kid|child|baby|lamp|night ?light)s?\b/i,
    },
  ),
];

/** What a thing has, is made of or goes with. */
const PARTS: readonly ShopperWord[] = [
  ...list(`
    bluetooth = bluetooth|paired, usb, usb c = usb c|type c, wifi, rechargeable, wireless charging, magnetic, lightweight, portable = portable|folds flat|packs down, foldable = foldable|folds flat|folds into, freestanding, dimmable
  `),
  ...list(
    "rainfly = rain fly|rainfly, rain fly = rain fly|rainfly, stakes, vestibule, footprint, mesh, poles, guylines, ventilation = ventilation|ventilated, rain, rainy = rain|rainy, windy = wind|windy, backpacking = backpacking|motorcycle bag, motorcycle, storm = storm|storms, tarp, hammock",
    { only: /\b(?:tent|canopy|tarp|shelter|gazebo)s?\b/i },
  ),
  ...list(
    "noise canceling = noise cancelling|noise canceling|noise cancellation, noise cancelling = noise cancelling|noise canceling|noise cancellation, bass, stereo, ear cups, headband, carrying case = comes with a nice case|carrying case|travel case, laptop, tv, calls = calls, music, podcast = podcast|podcasts, movies = movie|movies",
    { only: /\baudio\b/i },
  ),
  ...list(
    "burr = burr|burrs, espresso, french press, pour over, cold brew, drip = drip, moka pot, aeropress, latte, beans = beans, whole bean = beans, fresh ground = grind|ground|grounds, barista = espresso|latte, percolator",
    { only: /\b(?:coffee|espresso|burr|kettle|mug)s?\b/i },
  ),
  ...list(
    "nozzle = nozzle|spray nozzle, sprayer = nozzle|spray nozzle|sprayer, spray, fittings = fitting|fittings, faucet, spigot, sprinkler, seedlings, plants = plants|seedlings|flowers, flower beds = flowers|flower bed, watering = watering|seedlings|you water, car wash = car wash|wash the car",
    { only: /\b(?:hose|sprinkler|nozzle|watering)s?\b/i },
  ),
  ...list(
    "chocolate, vanilla, strawberry, cocoa, caramel, peanut butter, salmon, chicken, beef, bacon, turkey, gluten free, dairy free, lactose free, vegan, plant based = plant based|plant, oatmeal = oats|oatmeal, smoothie = smoothie|smoothies, smoothies = smoothie|smoothies, shake = shake|shakes|shaker, baking, pancakes = pancake|pancakes, post workout = after the gym|leg day|post workout, recovery = recovered|recovery, breakfast",
    { only: TO_EAT },
  ),
  ...list(
    "soft, chewy, crunchy, bite size = tiny|bite size|small enough, mini = tiny|mini, moist, training, recall, picky = picky, grain free, potty training",
    { only: PET_FOOD },
  ),
  ...list("puppy = puppy|puppies, kitten = kitten|kittens, senior = senior|hardly any teeth, training", { only: PETS }),
  ...list(
    "soup = soup|soups, sauce = sauce|sauces, gravy, puree = puree|purees|pureed, mayo, hummus, pesto, salsa, dressing, batter, whipped cream = whips cream|whipped cream|whip cream, dough, smoothie = smoothie|smoothies, salad = salad|salads, baby food, beans, stew = stew|stews, noodles",
    { only: COOKS },
  ),
  ...list("bowl = bowl|bowls", { only: /\b(?:fountain|feeder|dispenser)s?\b/i }),
  ...list(
    "recall, obedience = obedience|training, small breed = chihuahua|beagle|yorkie|small breed, large breed = lab|labrador|german shepherd|large breed, potty training, agility",
    { only: DOGS },
  ),
  ...list("leash, trail = trail|trails, lake, running = jogging|run 5 miles, reflective, night", {
    only: /\bwalking\b/i,
  }),
  ...list(
    "skincare, skin care = skin, makeup = makeup|foundation, foundation, primer = makeup|foundation, sunscreen, moisturizing = moisturizing|hydrated|drinks, hydrating = hydrated|hydrating|moisturizing, night, daily, mature = fine lines|wrinkles, neck, fragrance free = fragrance free, unscented, non greasy = greasy, pump, lightweight = light, sensitive = sensitive",
    { only: FOR_SKIN },
  ),
  ...list(
    "cooperative, strategy, card = cards|card, dice, tokens, two player = two players|2 players, multiplayer = players, kids = kids|children, adults, parents, family = family|parents, couples = wife|husband, replayable = replay value, wooden pieces, teens",
    { only: /\bgame\b/i },
  ),
  ...list(
    "rhyming = rhyme|rhymes|rhyming, illustrated = illustrations|illustrated, illustrations, pictures = pictures, hardcover, paperback, board pages, read aloud = read aloud|reading aloud|aloud, animal = mouse|bear|fox|rabbit|animals, mouse, bravery = brave|fear, storytime = story, kids = kids|children, library, dark = dark, courage = brave|fear",
    { only: /\breading\b/i },
  ),
  ...list(
    "car mount, mount, raised edge, wireless charging, magnetic = magnet|magnetic, drop = drop|drops|dropped, grip = grip|grippy, slim, wallet, transparent = clear, crystal clear = clear, see through = clear",
    { only: /\bphone\b/i },
  ),
  ...list("straw, tea, coffee, cup holder, wide mouth, hot drinks, cold drinks", {
    only: /\b(?:drinkware|bottle|tumbler|mug|flask)s?\b/i,
  }),
  ...list("night light = night light, brightness, clamp, led", { only: /\b(?:lighting|lamp)\b/i }),
  ...list("task = desk, table = desk", { only: /\blamp\b/i }),
];

/** What may be a use or a place of the thing, and is one only where it stands as such. */
export const USE_WORDS: readonly ShopperWord[] = USES;

export const TOPIC_WORDS: readonly ShopperWord[] = [
  ...PARTS,
  ...list("gift = gift|gifts|gifted, stocking stuffer = stocking stuffer|stocking stuffers|stocking"),
];

/** What a thing may be made of. */
export const MATERIAL_WORDS: readonly ShopperWord[] = list(`
  stainless steel, aluminum, titanium, brass, copper, cast iron, ceramic, wooden = wood|wooden, leather, cotton, linen, wool, fleece, nylon, canvas, silicone, velvet, memory foam, latex
`);

/** What a gift is for; by itself it is a day on which something happened. */
export const OCCASIONS: readonly ShopperWord[] = list(
  "birthday, christmas, wedding, anniversary, graduation, halloween, easter, housewarming, baby shower",
);

/** Those who get a gift. */
export const RECIPIENTS: readonly ShopperWord[] = list(`
  husband, wife, mom = mom|mother, dad = dad|father, grandma = grandma|grandmother, grandpa = grandpa|grandfather, son, daughter, brother, sister, grandson, granddaughter, nephew, niece, boyfriend, girlfriend, friend = friend|friends,
  coworker = coworker|coworkers, toddler = toddler|toddlers, teen = teen|teenager|teens, boys, girls, men, women, family, parents
`);
