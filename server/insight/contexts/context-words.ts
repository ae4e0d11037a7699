/** Where and when buyers use things: the words in reviews, and the form that fits after "for" or "in". */
export type Context = { id: string; words: string; kind: "activity" | "place" | "time"; phrase: string };

const list = (kind: Context["kind"], entries: readonly string[]): Context[] =>
  entries.map((entry) => {
    const [phrase = "", words = phrase] = entry.split(" = ");
    return { id: phrase.replaceAll(" ", "-"), kind, phrase, words };
  });

export const CONTEXTS: readonly Context[] = [
  ...list("activity", [
    "night shifts = night shift|night shifts|overnight shift",
    "long shifts = hour shift|hour shifts|whole shift|twelve hour shift|double shift|long shift|10 hours a day",
    "road trips = road trip|road trips",
    "hikes = hike|hikes|hiking|trail|trails",
    "camping trips = camping|campsite|tent|campground",
    "commutes = commute|commuting|commuter|train ride|subway",
    "workouts = workout|workouts|gym|crossfit",
    "runs = jog|jogging|running with|run 5 miles|marathon",
    "yoga = yoga|pilates",
    "soccer games = soccer|soccer game|double header|practice",
    "bike rides = bike ride|cycling|bike rides|bike cage",
    "flights = flight|flights|airplane|plane|takeoff",
    "travel = travel|travels|traveling|vacation",
    "fishing trips = fishing|kayak|kayaking",
    "beach days = beach",
    "sewing = sewing|sew|quilt|quilting|quilter",
    "knitting = knitting|knit|yarn|crochet",
    "reading = reading|late reading",
    "painting = painting|i paint|paint minis|miniatures",
    "drawing = drawing|drawings|drafting|sketching",
    "video calls = video call|video calls|zoom|zoom calls",
    "homework = homework",
    "studying = studying|study|law student|exam|exams",
    "night feeds = night feeds|night feedings|feedings",
    "crosswords = crossword|crosswords",
    "model building = model trains|model kits|solder|soldering",
    "gaming = gaming|gamer",
    "coding = code|coding|programming",
    "daily walks = walks|walk a day|daily walk|long walks|four walks",
    "night walks = at 5am|at night walks|night walks|headlights|dark mornings",
    "car rides = car ride|car rides|into the car|into the truck|in the truck",
    "puppy training = puppy school|trainer|training class|puppy class",
    "lake swims = lake|creek|creek crossings|swimming",
    "meal prep = meal prep|meal prepping",
    "smoothies = smoothie|smoothies|protein shake|protein shakes",
    "baking = baking|bake",
    "coffee breaks = coffee break",
    "gardening = gardening|garden|yard work",
    "cooking = cooking|cook dinner|weeknight dinners",
    "birthday parties = birthday party|party|parties",
    "moving house = moving day|move into",
    "school days = school day|school|classroom|i teach",
    "construction work = construction|job site|jobsite|construction crew",
    "deliveries = delivery driver|rideshare|i drive for a living",
  ]),
  ...list("place", [
    "backpacks = backpack|rucksack|backpack side pocket",
    "gym bags = gym bag",
    "work bags = work bag|laptop bag|messenger bag|tote|purse|handbag",
    "cars = in the car|my car|passenger floor",
    "desks = desk|on my desk|desktop|work desk",
    "dorm rooms = dorm|dorm room",
    "nightstands = nightstand|bedside|bedroom",
    "small kitchens = small kitchen|tiny kitchen|apartment kitchen",
    "kitchens = kitchen|counter|countertop",
    "apartments = apartment|walk-up|third floor",
    "offices = office|cubicle|coworkers",
    "hospitals = hospital|nurses station|clinic|er nurse",
    "libraries = library",
    "workshops = workshop|garage|workbench|work mat",
    "studios = studio",
    "living rooms = living room|couch|sofa",
    "bathrooms = bathroom|shower",
    "patios = patio|porch|backyard|deck",
    "strollers = stroller",
    "boats = boat|boats",
    "RVs = rv|camper van|camper",
    "standing desks = standing desk",
    "classrooms = classroom|3rd grade|kindergarten",
  ]),
  ...list("time", [
    "hot summers = summer|july|phoenix|110 degrees|arizona|in the sun",
    "winter = winter|winters|december|snow|minnesota",
    "early mornings = 5am|6am|early morning|early mornings|before sunrise|dawn",
    "late nights = at night|late night|until midnight|midnight|late nights",
  ]),
];

/** "in backpacks", but "on desks". */
export const placePreposition = (context: Context): string =>
  /desks|nightstands|patios|boats/.test(context.phrase) ? "on" : "in";
