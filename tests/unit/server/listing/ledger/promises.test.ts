import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readClause } from "../../../../../server/listing/clauses/read-clause.ts";
import { ALL_PROMISED } from "../../../../../server/listing/ledger/promises/all-promised.ts";
import { brokenPromises, keptPromises } from "../../../../../server/listing/ledger/promises/broken-promises.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { indexReviews } from "../../../../../server/listing/reviews/review-index.ts";
import { inputFor } from "../../../../support/samples.ts";
import told from "./told-promises.json";

/** A promise, what a reviewer says of it, and what speaks of something near to it. */
type Case = readonly [claim: string, against: string, near: string];

const CASES: Readonly<Record<string, Case>> = {
  hold: ["Stays put with strong suction", "It fell off the tile overnight.", "My old one fell off all the time."],
  fit: ["Fits most cup holders", "It won't fit in mine.", "My husband got into a fit of laughter over it."],
  amount: ["Generous 4 cup pot", "It fills my mug plus a sip.", "My old one was so much smaller than I pictured."],
  induction: ["Works on induction", "My induction says no.", "I have an induction stove."],
  room: ["Large capacity drawer", "Way too small for a family.", "The box it came in was way too small."],
  stand: ["Stands firm on any floor", "It tips over when the cat walks by.", "My old stand tips over."],
  freestanding: ["Freestanding rack", "It won't stand on its own.", "A gust blew right through it."],
  shape: ["Keeps its shape", "It went flat after a week.", "It came rolled and flat as a pancake in the box."],
  lock: [
    "Child lock keeps the door shut",
    "My toddler opened it right up and got into it.",
    "I locked my own keys in the car.",
  ],
  strength: [
    "Heavy duty frame",
    "It snapped in half on day two.",
    "The tracking number says it arrived broken in half.",
  ],
  escape: ["Escape proof pen", "He squeezed out within an hour.", "He has never squeezed out."],
  signalRange: ["Long range receiver", "The range is nowhere near enough.", "We bought it for the range hood."],
  noOverheat: ["Runs without overheating", "It quits until it cools off.", "I overheat in summer."],
  chew: ["Chew proof cover", "Our lab chewed through it in one night.", "He has never chewed through it."],
  scratch: ["Scratch proof glass", "The glass scratched the first day.", "Not a single scratch so far."],
  peel: ["The coating will not peel", "The coating came off in flakes.", "The paint on my old one chipped."],
  rust: ["Rust resistant steel", "It rusted within a month.", "My old rack rusted."],
  fade: ["Fade resistant color", "The color faded after two washes.", "It has never faded."],
  setup: ["5 minute setup", "It took us two hours to put up.", "It took me two hours to decide on a color."],
  speed: ["Fast charging", "It takes forever to charge.", "It takes forever to ship."],
  runtime: ["40H playtime", "I have to charge them every night.", "I never charge them on a Sunday."],
  signal: ["Stable Bluetooth connection", "It keeps cutting out.", "My old pair kept cutting out."],
  oneHand: ["One-hand operation", "You need both hands and a knee.", "I gave one to each of my sisters."],
  onePerson: ["One person can put it up", "It took two people to raise it.", "I need two hands for the buckle."],
  toolFree: ["No tools needed", "I had to find a screwdriver and pliers.", "My husband needs a new hobby."],
  shutOff: ["Auto shut off", "It stayed on all night.", "I love that it has a small light."],
  quiet: ["Whisper quiet motor", "I wear earplugs when it runs.", "Our neighbor is loud."],
  noNoise: ["No buzzing", "I wear earplugs when it runs.", "Our neighbor is loud."],
  coolTouch: ["Cool touch handle", "The handle gets scorching hot.", "Our car got hot on the way home."],
  keepsHot: [
    "Keeps drinks hot for 6 hours",
    "My coffee was lukewarm before lunch.",
    "My coffee comes from the shop next door.",
  ],
  keepsCold: ["Keeps ice for 24 hours", "The ice had melted by dinner.", "I put it on ice at the party."],
  clearSound: ["Clear calls with two microphones", "I sound like I am underwater.", "We swim underwater a lot."],
  clearPicture: ["Night vision", "All I see is a grainy blob.", "The picture on the box is of a dog."],
  noiseBlocking: ["Noise cancelling", "I could still hear everyone on the bus.", "I hear that the new one is out."],
  readable: ["Easy to read numbers", "I can't make out the numbers.", "I read the manual first."],
  odorless: ["Odorless material", "It reeks of plastic.", "It does not smell at all."],
  odorControl: ["Eliminates odors", "The room still stinks.", "The room is at the back of the house."],
  gentle: ["Gentle on sensitive skin", "My face got a rash.", "No rash, no redness."],
  comfort: ["Soft padded strap", "The strap digs into my shoulder.", "It does not dig in."],
  power: ["Powerful airflow", "I can't feel a thing two feet away.", "I feel good about the purchase."],
  accuracy: ["Accurate readings", "It is always off by ten degrees.", "I took ten dollars off."],
  cleanup: ["Easy to clean", "I had to scrub it for an hour.", "No scrubbing at all."],
  nonstick: ["Nonstick surface", "Eggs stuck to it from day one.", "I stuck it in a drawer."],
  washable: ["Machine washable cover", "The cover shrank in the dryer.", "I have not washed it yet."],
  laundered: ["Hand washable liner", "It shrank in the wash.", "I washed my hands of the seller."],
  dishwasher: ["Dishwasher safe lid", "Do not run it through the dishwasher.", "My dishwasher is from last year."],
  watertight: ["Waterproof bag", "Everything inside was soaked.", "Our ceiling leaks in that room."],
  leakproof: ["Leakproof spout", "The spout drips.", "The hinge leaks oil."],
  wrinkleFree: ["Wrinkle free fabric", "There is a crease down the middle.", "It had creases from the packaging."],
  stainProof: ["Stain resistant", "Coffee stained it at once.", "It has not stained yet."],
  lintFree: ["No pilling", "Little fuzz balls after one wash.", "My dog sheds a lot."],
  tangleFree: ["Never kinks", "It kinked at the corner of the house.", "My hair got tangled in the wind."],
  clogFree: ["Anti-clog design", "It jammed on the second day.", "There was a traffic jam on the way to the shop."],
  damageFree: ["Damage free removal", "It took the paint off my wall.", "It took a while to arrive."],
  frizzFree: ["Frizz free hair", "My hair is frizzy by lunch.", "The blanket is striped."],
  fogFree: ["Anti-fog lens", "It fogs up at once.", "It glares in the sun."],
  glareFree: ["No glare", "There is glare on the screen all day.", "The blanket is fuzzy."],
  flickerFree: ["Flicker free light", "It flickers on low.", "The light at my office flickers."],
  streakFree: ["Streak free shine", "It leaves streaks on the glass.", "It has a delay."],
  splatterFree: ["Prevents splatter", "Sauce splatters all over.", "It lags behind."],
  staticFree: ["No static", "It has static all the time.", "It flickers."],
  lagFree: ["Zero lag", "The picture lags behind the sound.", "There is glare on it."],
  curlFree: ["No curl corners", "The corners curl up.", "My hair is curly."],
  sweatFree: ["Won't sweat", "Condensation drips down the outside.", "It is frizzy."],
  opaque: ["Squat proof, not see through", "They are see through when I bend.", "They came in a see through bag."],
  seamless: ["Seamless counter", "There is a seam down the middle.", "It seems nice."],
  ease: ["Easy to use", "It is impossible to figure out the buttons.", "It is impossible to find in stores."],
  easeOf: ["Easy to empty dust bin", "The bin is hard to empty.", "It is hard to beat the price."],
  bright: ["Bright light", "It is so dim.", "My daughter is so bright."],
  light: ["Lightweight and portable", "It weighs a ton.", "My baby is heavy."],
  trueToSize: ["True to size", "They run small.", "We run on Sundays."],
  adjustable: ["Adjustable height", "It won't stay at any height and drifts down.", "My height is five foot two."],
  absorbent: ["Super absorbent", "It just pushes the water around.", "I drink water all day."],
  effect: ["Relieves back pain", "It did nothing for me.", "I did nothing all weekend."],
  rolling: ["Smooth rolling wheels", "One of the wheels fell off.", "I wheeled the old one to the curb."],
  warm: ["Warm lining", "I was freezing in it.", "The weather was nice."],
  staysWarm: [
    "Stays warm at night",
    "I was cold in it on the first evening.",
    "We sat by the fire when it was cold in October.",
  ],
  taste: ["Delicious vanilla flavor", "It tastes like chalk and chemicals, awful.", "My dog has good taste."],
  loud: ["Loud stereo sound", "It sounds tinny.", "I heard of it from a friend."],
  safe: ["Safe rounded edges", "It has sharp edges on one side.", "My kitchen knife is sharp."],
  closing: ["Airtight seal", "The lid won't close.", "The shop was about to close."],
  long: ["Long cord", "The cord is way too short.", "Our trip was too short."],
  sensing: ["Motion sensor", "I have to wave my arms to turn it on.", "I wave at my neighbor."],
  pockets: ["Deep pockets", "Not enough pockets.", "I bought it out of my own pocket."],
  looks: ["Luxurious look", "It looks so cheap.", "The price is cheap."],
  opening: ["Lid opens easily", "The lid is so stiff.", "My jar at home is stiff."],
  putOn: ["Slides on in seconds", "They are a struggle to get on.", "I struggle to get up on time."],
  memory: [
    "Remembers your last setting",
    "Every time I turn it on it goes back to low.",
    "I go back to it every time.",
  ],
  erases: ["Erases with no trace", "You can still see the old words.", "I can still see the shop from here."],
  instructions: ["Clear picture manual", "The instructions are useless.", "I like the pictures on the box."],
  complete: ["Comes with all screws", "Two bolts short.", "My husband is short."],
  findsDock: ["Returns to its dock", "It never finds its base.", "I carried the box home."],
  residueFree: ["Leaves no residue", "My hands were greasy after it.", "Stuck a sticky note on it."],
  quickOn: ["Connects in 60 seconds", "I spent two hours to connect it.", "I spent two hours at the shop."],
  noFee: ["No monthly fee", "You have to pay for a subscription.", "I paid with a gift card."],
};

const breaks = (claim: string, text: string, id: string): boolean => {
  const reviews = [{ id: "r1", text, title: null, rating: null, date: null }];
  const mining = mineReviews(reviews, "Thing");
  const index = indexReviews(mining);
  const row = ALL_PROMISED.find((promised) => promised.id === id);
  expect(row?.says.test(claim)).toBe(true);
  return brokenPromises(readClause(claim, mining), index, mining.product).length > 0;
};

describe("a promise of the seller's", () => {
  test("of what may be done to a thing is broken where it broke", () => {
    expect(breaks("The band can be bent and twisted", "It snapped in half on day two.", "strength")).toBe(true);
    expect(breaks("The band can be bent and twisted", "I bent down to pick it up.", "strength")).toBe(false);
  });

  test("is told by one of its own cases, each kind of them", () =>
    expect(Object.keys(CASES).toSorted()).toEqual(ALL_PROMISED.map(({ id }) => id).toSorted()));

  test.each(Object.entries(CASES))(
    "of %s is broken by who says so, and not by who speaks of something near",
    (id, [claim, against, near]) => {
      expect(breaks(claim, against, id)).toBe(true);
      expect(breaks(claim, near, id)).toBe(false);
    },
  );
});

/** Claims with reviews that say otherwise, bear them out, or speak of something near; nothing was changed for them. */
describe("claims and reviews written by somebody who did not know the ledger", () => {
  const heard = told.flatMap(({ productName, claims }) => {
    const reviewsText = claims.flatMap((said) => [...said.against, ...said.for, ...said.near]).join("\n\n");
    const currentBullets = claims.map(({ claim }) => claim);
    const result = optimizeReviews(inputFor(reviewsText, { productName, currentBullets }));
    const texts = new Map(result.reviews.map(({ id, text }) => [id, text.trim()]));
    return claims.map((said, bullet) => {
      const own = (result.claims ?? []).flatMap(({ field }, at) => (field === `currentBullets.${bullet}` ? [at] : []));
      const spans = result.evidence
        .filter(({ path }) => own.some((at) => path === `claims.${at}.contradictions`))
        .flatMap((evidence) => evidence.spans);
      return { said, found: new Set(spans.map(({ reviewId }) => texts.get(reviewId))) };
    });
  });
  const countOf = (side: "against" | "for" | "near"): number =>
    heard.reduce((sum, { said, found }) => sum + said[side].filter((text) => found.has(text.trim())).length, 0);

  test("two of three that say otherwise are heard, and four of five claims that somebody denies", () => {
    const written = heard.reduce((sum, { said }) => sum + said.against.length, 0);
    expect(countOf("against") / written).toBeGreaterThanOrEqual(0.66);
    const denied = heard.filter(({ said, found }) => said.against.some((text) => found.has(text.trim())));
    expect(denied.length / heard.length).toBeGreaterThanOrEqual(0.8);
  });

  test("four of five that are heard do say otherwise; the others speak for it or of something near", () => {
    const wrong = countOf("for") + countOf("near");
    expect(countOf("against") / (countOf("against") + wrong)).toBeGreaterThanOrEqual(0.8);
  });
});

const saidOf = (claim: string, text: string) => {
  const mining = mineReviews([{ id: "r1", text, title: null, rating: null, date: null }], "Kelvara Lap Quilt");
  const [statement, index] = [readClause(claim, mining), indexReviews(mining)];
  return {
    kept: keptPromises(statement, index, mining.product).length > 0,
    broken: brokenPromises(statement, index, mining.product).length > 0,
  };
};

test.each([
  ["Machine washable liner", "It washes up well.", true, false],
  ["Machine washable liner", "I put it through the wash twice and it has not shrunk.", true, false],
  ["Machine washable liner", "It went in the washer and shrunk.", false, true],
  ["Dishwasher safe lid", "It washes up well.", false, false],
  ["Audio cable with two plugs", "Can't hear a word on it.", false, false],
  ["Rich audio", "Can't hear a word on it.", false, true],
  ["Soft brush and narrow nozzle", "The handle feels stiff.", false, false],
  ["Soft handle", "The handle feels stiff.", false, true],
  ["Liner carries heat away", "I got so sweaty on it.", false, true],
])("%p and %p: kept %p, broken %p", (claim, text, kept, broken) =>
  expect(saidOf(claim, text)).toEqual({ kept, broken }),
);

describe("a word elsewhere in the clause", () => {
  const promised = (text: string): string[] =>
    ALL_PROMISED.filter(({ says, unless }) => says.test(text) && unless?.test(text) !== true).map(({ id }) => id);

  test.each([
    ["quiet", "Quiet motor", "Quiet motor with a loud alarm"],
    ["noNoise", "Loud horn without buzzing", "Loud horn"],
    ["keepsHot", "Keeps soup hot", "Keeps soup hot or cold"],
    ["adjustable", "Adjustable arm", "Adjustable brightness"],
    ["staysWarm", "Stays warm", "Stays warm or cool"],
  ])("makes it no promise: %s", (id, one, other) => {
    expect(promised(one)).toContain(id);
    expect(promised(other)).not.toContain(id);
  });
});

const isBroken = (claim: string, text: string, product = "Kelvara Ridge Shelter"): boolean => {
  const mining = mineReviews([{ id: "r1", text, title: null, rating: null, date: null }], product);
  return brokenPromises(readClause(claim, mining), indexReviews(mining), mining.product).length > 0;
};

describe("a clause that states the limit promises nothing", () => {
  test.each([
    ["The hood is not waterproof", "Not waterproof, my hair got soaked."],
    ["No waterproof hood", "The hood is soaked in minutes."],
    ["The bowl isn't dishwasher safe", "Do not put the bowl in the dishwasher."],
    ["Has no lid to keep soup warm", "My soup was lukewarm in minutes."],
    ["The zipper can snag", "The zipper broke on day one."],
    ["Open the zipper slowly", "The zipper broke on day one."],
    ["Setup takes about two hours", "It took us two hours to put up."],
    ["Works without fees", "It broke within a month."],
    ["Firm without feeling stiff", "We paid for it twice a month."],
  ])("%s: %s", (claim, text) => expect(isBroken(claim, text)).toBe(false));

  test.each([
    ["The hood is waterproof", "Not waterproof, my hair got soaked."],
    ["Not just waterproof", "The hood is soaked in minutes."],
    ["Bright without losing its waterproof coat", "The hood is soaked in minutes."],
    ["No fuss waterproof hood", "The hood is soaked in minutes."],
    ["Not heavy: waterproof hood", "The hood is soaked in minutes."],
    ["No leaks", "It leaks at every corner."],
    ["Never leaks", "It leaks at every corner."],
    ["Not slippery on tile", "It slides around on tile."],
    ["The zipper never snags", "The zipper broke on day one."],
    ["Sets up in minutes", "It took us two hours to put up."],
    ["Assembles in under an hour", "It took us two hours to put up."],
    ["No assembly needed", "It took us two hours to put up."],
    ["No monthly fees", "They charge you by the month: a monthly fee."],
  ])("unlike one that rules it out: %s: %s", (claim, text) => expect(isBroken(claim, text)).toBe(true));
});

describe("a promise is broken by the thing it is made of", () => {
  test.each([
    ["Stays in place on any seat", "One of the zippers came off its track."],
    ["Stays in place on any seat", "Hair comes off easily."],
    ["Cool touch handle", "The glass gets very hot."],
    ["Adjustable straps", "The switch won't stay down."],
    ["Sturdy top handle", "The buckle snapped on the first trip."],
    ["Fits a wide cot", "The door won't close."],
    ["Fits a wide cot", "My lantern doesn't fit."],
    ["Plenty of room for boots", "The door won't close."],
    ["Roomy for one", "Too cramped for two adults."],
    ["Roomy for one", "Two people is a stretch."],
    ["Roomy for one", "Fits two cots but barely."],
    ["Supportive foam", "The bolsters flattened in a week."],
    ["Supportive foam", "The stuffing of the pillow is lumpy."],
    ["Durable poles", "The buckle snapped on the first trip."],
    ["One person can raise it", "I need both hands for the buckle."],
    ["Room for your whole setup", "It took us two hours to put up."],
    ["Stable frame", "The wind blows right through the mesh."],
    ["Smooth taste", "It tastes like the one from the corner shop."],
    ["Smooth taste", "They sent a used one. Gross."],
    ["Dishwasher safe", "The stove at work is dangerous."],
    ["Ready with no break-in", "A strap tore on the first trip."],
  ])("and not of another: %s: %s", (claim, text) => expect(isBroken(claim, text)).toBe(false));

  test.each([
    ["Stays in place on any seat", "It scoots forward when I brake."],
    ["Nonslip pad", "It slips around on the step."],
    ["Holds the liner firmly in place", "It slides all over."],
    ["Cool touch handle", "The handle gets very hot."],
    ["Zippers that stay put", "One of the zippers came off its track."],
    ["One touch lid", "My only gripe is that the lid takes two hands."],
    ["Returns to its dock", "What I don't like is that it can't find its dock."],
    ["Fits a wide cot", "It won't fit our cot."],
    ["Fits a wide cot", "The cot doesn't fit."],
    ["Roomy for two", "Too cramped for two adults."],
    ["Roomy", "Too cramped for two adults."],
    ["Roomy for two", "Two people is a stretch."],
    ["Roomy for two", "Fits two cots but barely."],
    ["Durable buckles", "Mine snapped on the first trip."],
    ["Two adults fit side by side", "Too cramped for two adults."],
    ["Supportive foam", "The foam flattened in a week."],
    ["Supportive foam", "It went flat in a week."],
    ["Foam that lasts for years", "It went flat in a week."],
    ["Durable poles", "One pole snapped on the first trip."],
    ["Sturdy frame", "A chair was broken."],
    ["Durable fabric", "A pole snapped on the first trip."],
    ["Each pole holds 20 lbs", "The hook snapped on the first trip."],
    ["Stays still on the desk", "My monitors shake when I type."],
    ["Smooth taste", "It tastes like plastic."],
    ["Smooth taste", "This is gross."],
    ["10 cups", "It is more like six."],
    ["Glass that holds up", "The pot cracked in the sink."],
    ["Never breaks in your pack", "A strap tore on the first trip."],
    ["One parent can fold it without any help", "My wife had to fold it."],
    ["One parent can fold it without any help", "Impossible to fold without a second pair of hands."],
    ["Order your usual size", "They run small on me."],
  ])("%s: %s", (claim, text) => expect(isBroken(claim, text)).toBe(true));
});
