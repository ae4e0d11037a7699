import { describe, expect, test } from "bun:test";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import type { Mining } from "../../../../../server/insight/mining/mining.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";
import { soundPhrase } from "../../../../../server/listing/keywords/true-words.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import { inputFor } from "../../../../support/samples.ts";

const mine = (reviews: readonly string[], productName: string): Mining =>
  mineReviews(readReviews({ text: reviews.join("\n\n") }).reviews, productName);

const nobody = (): number => 0;
const SILENT = mine(["Works well.", "Glad I bought it."], "Fenmoor Yoga Mat");

describe("phrases whose words stand alone", () => {
  test("lose the words of a quality that reviewers deny, all of them", () => {
    const denying = (quality: string): number => (/^(?:non slip|quick dry)$/i.test(quality) ? 2 : 0);
    expect(soundPhrase("workout mats non slip", SILENT, denying)).toBe("workout mats");
    expect(soundPhrase("Quick Dry Travel Towel", SILENT, denying)).toBe("Travel Towel");
    expect(soundPhrase("workout mats non slip", SILENT, nobody)).toBe("workout mats non slip");
  });

  test("lose what the thing lacks, measures without their number and people who are everybody", () => {
    expect(soundPhrase("adjustable belt no holes", SILENT, nobody)).toBe("adjustable belt");
    expect(soundPhrase("lunch box with removable tray", SILENT, nobody)).toBe("lunch box with tray");
    expect(soundPhrase("9 cubes ready in 7 mins", SILENT, nobody)).toBe("9 cubes");
    expect(soundPhrase("hand mixer 20 minute run time", SILENT, nobody)).toBe("hand mixer");
    expect(soundPhrase("timer 12 hours", SILENT, nobody)).toBe("timer");
    expect(soundPhrase("for pools up to 1,000 sq ft", SILENT, nobody)).toBe("for pools");
    expect(soundPhrase("hanging rack men women kids", SILENT, nobody)).toBe("hanging rack");
    expect(soundPhrase("raincoat boys girls", SILENT, nobody)).toBe("raincoat boys girls");
  });

  test("keep an adjective of the thing only where content reviewers bear it out", () => {
    const thin = mine(
      ["It is thinner than I thought.", "Not as thick as in the photo.", "Thick enough."],
      "Fenmoor Yoga Mat",
    );
    expect(soundPhrase("thick yoga mat", thin, nobody)).toBe("yoga mat");
    expect(soundPhrase("thick yoga mat", SILENT, nobody)).toBe("yoga mat");
    const thick = mine(["It is nice and thick.", "Thick and soft."], "Fenmoor Yoga Mat");
    expect(soundPhrase("thick yoga mat", thick, nobody)).toBe("thick yoga mat");
  });

  test("keep an adjective of what it works on, unless some deny it", () => {
    const serum = mine(["My skin is brighter."], "Fenmoor Face Serum");
    expect(soundPhrase("dark spot corrector", serum, nobody)).toBe("dark spot corrector");
    expect(soundPhrase("large pockets", SILENT, (quality) => Number(quality === "large pockets"))).toBe("pockets");
  });
});

test("words of which several reviewers only complain are left out, unless they name the thing", () => {
  const said = [
    "It pulled at matted fur. Useless.",
    "Could not cut matted fur at all, terrible clipper.",
    "Nice on paws.",
  ];
  const mining = mine(said, "Fenmoor Dog Clipper");
  expect(soundPhrase("clipper for matted paws", mining, nobody)).toBe("clipper for paws");
});

const OTHERS = Array.from({ length: 14 }, (_, index) => `Works well, ${index + 2} weeks now.`);

const termsOf = (reviews: readonly string[], productName: string): string[] =>
  optimizeReviews(
    inputFor([...OTHERS, ...reviews].join("\n\n"), { productName, keywords: ["small helper"] }),
  ).searchTerms.split(" ");

describe("search terms of plenty of reviews", () => {
  test("hold another name of the thing only where a reviewer calls it so", () => {
    const plain = ["I put it on my table.", "Nice lamp."];
    expect(termsOf(plain, "Fenmoor Desk Lamp")).not.toContain("light");
    expect(termsOf([...plain, "I like this light."], "Fenmoor Desk Lamp")).toContain("light");
  });

  test("hold no uncalled name of ten reviews either, where the seller names keywords", () => {
    const text = [...OTHERS.slice(0, 8), "I put it on my table.", "Nice lamp."].join("\n\n");
    const terms = (keywords: string[]): string[] =>
      optimizeReviews(inputFor(text, { productName: "Fenmoor Desk Lamp", keywords })).searchTerms.split(" ");
    expect(terms([])).toContain("lighting");
    expect(terms(["small helper"])).not.toContain("lighting");
  });

  test("hold uses that one reviewer names where there is room, and no place of complaints", () => {
    const said = ["I take it along for hiking.", "It broke in the office.", "Useless in the office, it fell apart."];
    expect(termsOf(said, "Fenmoor Phone Stand")).toContain("hiking");
    expect(termsOf(said, "Fenmoor Phone Stand")).not.toContain("office");
    expect(termsOf(["Great in my office.", "I love it for the office."], "Fenmoor Phone Stand")).toContain("office");
  });
});

test("a keyword of the buyer says nothing that reviewers do not bear out, and the others keep their evidence", () => {
  const said = [
    "A thick yoga mat, nice.",
    "It is thinner than I thought.",
    "Thin.",
    "Great for camping.",
    "Good for camping.",
  ];
  const { avatarData, evidence } = optimizeReviews(
    inputFor([...OTHERS, ...said].join("\n\n"), { productName: "Fenmoor Yoga Mat" }),
  );
  expect(avatarData.keywords).toContain("yoga mat for camping");
  expect(avatarData.keywords).not.toContain("thick yoga mat");
  const index = avatarData.keywords.indexOf("yoga mat for camping");
  expect(evidence.find(({ path }) => path === `avatar.keywords.${index}`)?.reviews).toBe(2);
  expect(evidence.filter(({ path }) => path.startsWith("avatar.keywords."))).toHaveLength(avatarData.keywords.length);
});

test("what a thing keeps away is no word to be found by where reviewers complain of it", () => {
  const noisy = mine(["The noise is awful.", "So much noise, I returned it.", "Terrible noise."], "Fenmoor Curtain");
  expect(soundPhrase("noise cancelling curtain", noisy, nobody)).toBe("curtain");
  expect(soundPhrase("noise cancelling curtain", SILENT, nobody)).toBe("noise cancelling curtain");
});
