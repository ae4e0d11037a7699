import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { readClause } from "../../../../../server/listing/clauses/read-clause.ts";
import { ALL_PROMISED } from "../../../../../server/listing/ledger/promises/all-promised.ts";
import { brokenPromises, keptPromises } from "../../../../../server/listing/ledger/promises/broken-promises.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { indexReviews } from "../../../../../server/listing/reviews/review-index.ts";
import { inputFor } from "../../../../support/samples.ts";
import { CASES } from "./promise-cases.ts";
import told from "./told-promises.json";

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

  test("of speed is not broken by what took long to take off again, nor by a price that was nowhere near", () => {
    expect(breaks("Charges fast", "Took me an hour.", "speed")).toBe(true);
    expect(breaks("Charges fast", "Took me an hour to get rid of the sticker.", "speed")).toBe(false);
    expect(breaks("Charges fast", "I paid fifty for the last and these were nowhere near that.", "speed")).toBe(false);
  });

  test("is not broken by another thing, another meaning or an aside", () => {
    expect(breaks("Relieves back pain", "It did nothing.", "effect")).toBe(true);
    expect(breaks("Relieves back pain", "The rubber studs do nothing.", "effect")).toBe(false);
    expect(breaks("Relieves back pain", "He sits on the edge, which doesn't help.", "effect")).toBe(false);
    expect(breaks("Up to 45 minutes of cleaning on one charge", "Dead before I finish the hall.", "runtime")).toBe(
      true,
    );
    expect(breaks("Up to 45 minutes of cleaning on one charge", "The bin is full before I finish.", "runtime")).toBe(
      false,
    );
    expect(breaks("Keeps its shape", "It is like sinking into a cloud.", "shape")).toBe(false);
    expect(breaks("Stays in place", "It comes off every night.", "hold")).toBe(true);
    expect(breaks("Stays in place", "Cover comes off and goes in the machine.", "hold")).toBe(false);
    expect(breaks("Keeps you cool all day", "My bum sweats on it.", "coolTouch")).toBe(true);
    expect(breaks("Keeps you cool all day", "It gets warm after an hour.", "coolTouch")).toBe(true);
  });

  test("of a switch-off is broken by who says that it does not come, and by no smell that would not go", () => {
    expect(breaks("Auto shut off", "The kettle does NOT turn off by itself.", "shutOff")).toBe(true);
    expect(breaks("Auto shut off", "A smell that would not go.", "shutOff")).toBe(false);
  });

  test("of the dishwasher is broken by rust and marks from it, whatever the box says", () => {
    expect(breaks("Dishwasher safe", "The dishwasher left my lid with brown marks.", "washable")).toBe(true);
    expect(breaks("Dishwasher safe", "Came out of the dishwasher with rust on the rim.", "washable")).toBe(true);
    expect(breaks("Dishwasher safe", "Do not put the lid in the dishwasher whatever the box says.", "dishwasher")).toBe(
      true,
    );
    expect(breaks("Dishwasher safe", "The dishwasher left it with no marks.", "washable")).toBe(false);
    expect(breaks("Dishwasher safe", "No rust after many a wash.", "washable")).toBe(false);
  });

  test("of what fits a measure is not broken by another thing", () => {
    expect(breaks("Fits shelves 20 to 35 mm thick", "It does not fit our shelves.", "fit")).toBe(true);
    expect(breaks("Fits shelves 20 to 35 mm thick", "It does not fit with my gloves on.", "fit")).toBe(false);
    expect(breaks("Fits most shelves", "It does not fit my car.", "fit")).toBe(true);
  });

  test("of a touch is none of a faucet", () => {
    const touch = ALL_PROMISED.find(({ id }) => id === "touchControl");
    expect(touch?.says.test("Fits any kitchen tap")).toBe(false);
    expect(touch?.says.test("Skip a song with a double tap")).toBe(true);
  });

  test("of little strength is broken by who needs much of it, and of blocked noise by what comes through", () => {
    for (const told of [
      "I have to lean on it against the worktop.",
      "I had to ask my son to press it.",
      "It is too stiff for my aunt.",
    ])
      expect(breaks("Handles that need little strength", told, "strengthless")).toBe(true);
    expect(breaks("Handles that need little strength", "I had to ask my son for a spoon.", "strengthless")).toBe(false);
    expect(breaks("Grab bar for seniors", "Dad leans on it every day and I lean on it too.", "strengthless")).toBe(
      false,
    );
    expect(breaks("Cool touch handle", "It gets hot fast, two minutes.", "coolTouch")).toBe(false);
    expect(breaks("Answer with a light tap", "It stops when you pull the plug.", "touchControl")).toBe(true);
    expect(breaks("Noise cancelling", "Train noise comes straight through.", "noiseBlocking")).toBe(true);
    expect(breaks("Noise cancelling", "No noise comes through.", "noiseBlocking")).toBe(false);
  });

  test("is broken whatever word before it ends in nt", () => {
    expect(breaks("Fade resistant dye", "The front panel faded in May.", "fade")).toBe(true);
    expect(breaks("Fade resistant dye", "The front panel didn't fade in May.", "fade")).toBe(false);
    expect(breaks("Fade resistant dye", "The cat pattern faded in May.", "fade")).toBe(true);
    expect(breaks("Fade resistant dye", "The panel hasnt faded yet.", "fade")).toBe(false);
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
