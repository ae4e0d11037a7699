/**
 * Where and when buyers use things: the words in reviews, and the form that fits after "for" or "in". Words after "~"
 * mean a use only where something leads to them as one.
 */
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
    "hikes = hike|hiking|~trail",
    "camping trips = camping|camp trip|campsite|~tent|campground",
    "commutes = commute|commuting|commuter|train ride|subway",
    "workouts = workout|gym|crossfit",
    "runs = ~jog|jogging|my run|our run|morning run|run 5 miles|marathon",
    "yoga = yoga|pilates",
    "soccer games = soccer|soccer game|soccer practice|double header",
    "bike rides = bike ride|bike rides|~bicycling|~biking|bike cage",
    "flights = ~flight|flights|airplane|~plane|~takeoff",
    "travel = ~travel|traveling|travelling|vacation",
    "fishing trips = fishing|kayak|kayaking",
    "beach days = ~beach",
    "sewing = ~sewing|~quilting|quilter|i quilt|we quilt|i sew|we sew",
    "knitting = ~knitting|~yarn|~crochet|~crocheting",
    "reading = ~reading|late reading",
    "painting = ~painting|i paint|paint minis|miniatures",
    "drawing = ~drawing|my drawings|~sketching",
    "video calls = video call|video calls|video chat|zoom call|zoom calls|zoom meeting|zoom meetings|on zoom",
    "homework = ~homework",
    "studying = ~studying|i study|to study|law student|~exam|~exams",
    "night feeds = night feeds|night feedings|feedings",
    "crosswords = crossword|crosswords",
    "model building = model trains|model kits|~solder|~soldering",
    "gaming = gaming|gamer",
    "coding = ~coding|write code|writing code",
    "daily walks = ~walks|walk a day|daily walk|long walks|four walks",
    "night walks = at 5am|at night walks|night walks|in headlights|dark mornings",
    "car rides = car ride|car rides|into the car|into the truck|in the truck",
    "puppy training = puppy school|puppy class|dog trainer|our trainer|obedience class",
    "lake swims = in the lake|into the lake|in the creek|into the creek|lake swim|lake swims|creek crossings",
    "swimming = ~swimming",
    "meal prep = meal prep|meal prepping",
    "smoothies = smoothie|smoothies|protein shake|protein shakes",
    "baking = ~baking|~bake",
    "coffee breaks = coffee break",
    "gardening = ~gardening|~garden|yard work",
    "cooking = ~cooking|cook dinner|weeknight dinners",
    "birthday parties = birthday party|birthday parties",
    "parties = ~party|~parties",
    "moving house = moving day|moving house",
    "school days = school day|~school|~classroom|i teach",
    "construction work = construction work|construction site|construction crew|construction worker|job site|jobsite",
    "deliveries = delivery driver|rideshare|i drive for a living",
  ]),
  ...list("place", [
    "backpacks = ~backpack|~rucksack|backpack side pocket",
    "gym bags = gym bag",
    "work bags = work bag|laptop bag|messenger bag|~tote|~purse|~handbag",
    "cars = in the car|my car|passenger floor",
    "desks = ~desk|work desk",
    "dorm rooms = dorm|dorm room",
    "nightstands = nightstand|bedside",
    "bedrooms = ~bedroom",
    "small kitchens = small kitchen|tiny kitchen|apartment kitchen",
    "kitchens = ~kitchen|kitchen counter|on the counter|on my counter|on our counter|~countertop",
    "apartments = ~apartment|walk-up|third floor",
    "offices = ~office|cubicle|coworkers",
    "hospitals = ~hospital|nurses station|~clinic|er nurse",
    "libraries = in the library|at the library|to the library|school library|public library",
    "workshops = ~workshop|~garage|~workbench|work mat",
    "studios = ~studio",
    "living rooms = living room|~couch|~sofa",
    "bathrooms = ~bathroom|in the shower|in my shower|in our shower",
    "patios = ~patio|~porch|on the deck|on my deck|on our deck|back deck",
    "backyards = ~backyard|back yard",
    "strollers = stroller",
    "boats = ~boat|~boats",
    "RVs = ~rv|camper van|~camper",
    "standing desks = standing desk",
    "classrooms = ~classroom|3rd grade|kindergarten",
  ]),
  ...list("time", [
    "hot summers = ~summer|110 degrees|in the sun",
    "winter = ~winter|~snow",
    "early mornings = 5am|6am|early morning|early mornings|before sunrise|dawn",
    "late nights = at night|late night|until midnight|past midnight|late nights",
  ]),
];

/** "in backpacks", but "on desks". */
export const placePreposition = (context: Context): string =>
  /desks|nightstands|patios|boats/.test(context.phrase) ? "on" : "in";
