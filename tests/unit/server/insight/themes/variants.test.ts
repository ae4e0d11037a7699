import { describe, expect, test } from "bun:test";
import { themePains } from "../../../../../server/insight/avatar/theme-lines.ts";
import { mineReviews } from "../../../../../server/insight/mine-reviews.ts";
import { shownThemes } from "../../../../../server/insight/mining/shown-themes.ts";
import { auditOf, rated } from "../../listing/audit/audit-cases.ts";

const reviewsOf = (texts: readonly string[]) =>
  texts.map((text, index) => ({ id: `r${index}`, text, title: null, rating: null, date: null }));

const labels = (productName: string, ...texts: string[]): string[] =>
  shownThemes(mineReviews(reviewsOf(texts), productName)).map(({ theme }) => theme.label);

describe("a theme whose name offers several things is called by those that are told", () => {
  test.each([
    ["Kelvara Seat Cushion", ["It is too soft.", "Way too soft for my back."], "Too soft"],
    ["Kelvara Seat Cushion", ["It is too hard.", "Hard as a rock."], "Too firm"],
    [
      "Kelvara Seat Cushion",
      ["It went flat.", "Flat as a pancake after a week.", "It went flat in a month."],
      "Goes flat",
    ],
    [
      "Kelvara Desk Lamp",
      ["It arrived with a crack.", "It came with a dent.", "It was cracked when it arrived."],
      "Arrives damaged",
    ],
    ["Kelvara Desk Lamp", ["It was missing parts.", "The shade was missing."], "Parts are missing"],
    ["Kelvara Desk Lamp", ["It was missing screws.", "Two screws were missing."], "Screws are missing"],
    [
      "Kelvara Bookshelf",
      ["The holes did not line up.", "Two screws were missing."],
      "Holes do not line up or screws are missing",
    ],
    ["Kelvara Desk Lamp", ["It quit after a month.", "It died in May."], "Stops working"],
    ["Kelvara Tarp", ["It tore in the wind.", "It ripped at the seam."], "Tears or gets holes"],
    ["Kelvara Robot Vacuum", ["It gets stuck on cords.", "Stuck under the sofa."], "Gets stuck"],
    ["Kelvara Arnica Gel", ["It eases the ache.", "The pain is gone."], "Eases aches"],
    ["Kelvara Arnica Gel", ["It gave me a rash.", "Made me nauseous."], "Has unwanted effects"],
    ["Kelvara Kids Easel", ["It kept them busy.", "They were painting until supper."], "Keeps children busy"],
    ["Kelvara Leggings", ["Too long.", "They are too long."], "Too long"],
    ["Kelvara Leggings", ["They went all baggy.", "They lost their stretch."], "Loses its stretch"],
    ["Kelvara Kettle", ["The auto shut off quit.", "The auto shut off broke."], "Does not turn itself off"],
    ["Kelvara Desk Lamp", ["Fast shipping.", "Quick delivery."], "Arrives fast"],
    ["Kelvara Desk Lamp", ["Fast shipping.", "It was well packed."], "Arrives fast and well packed"],
    ["Kelvara Seat Cushion", ["It is too soft.", "It is too hard."], "Too soft or too firm"],
    ["Kelvara Face Cream", ["It is greasy.", "It is sticky."], "Feels greasy or sticky"],
    ["Kelvara Face Cream", ["It is greasy.", "Leaves a greasy film."], "Feels greasy"],
  ])("%s: %p", (productName, texts, label) => {
    expect(labels(productName, ...texts)).toContain(label);
  });

  test("by the name of all where they are more than two", () => {
    const texts = [
      "It is too soft.",
      "So soft that I sink.",
      "Hard as a rock.",
      "It is too hard.",
      "It gives no support.",
      "No support.",
    ];
    expect(labels("Kelvara Seat Cushion", ...texts)).toContain("Too soft, too firm or without support");
  });

  test("and not shown where each says another", () => {
    const texts = ["It is too soft.", "Hard as a rock.", "It gives no support.", "It is quiet."];
    expect(labels("Kelvara Seat Cushion", ...texts).join()).not.toMatch(/soft|firm|support/);
  });

  test("in a fix too", () => {
    const reviews = rated([2, "It is too soft."], [2, "Way too soft for my back."], [5, "Nice."], [5, "Nice."]);
    const texts = auditOf(reviews, { productName: "Kelvara Seat Cushion" }).fixes.map(({ text }) => text);
    expect(texts.join()).toContain("complain about too little firmness");
  });

  test.each([
    ["Kelvara Seat Cushion", ["It is too soft.", "Way too soft."], "It is too soft"],
    ["Kelvara Seat Cushions", ["They are too soft.", "Way too soft."], "They are too soft"],
    ["Kelvara Seat Cushion", ["It is too soft.", "It is too hard."], "It is too soft, or it is too firm"],
    ["Kelvara Seat Cushions", ["They are too soft.", "They are too hard."], "Too soft or too firm"],
  ])("in a pain of %s: %p", (productName, texts, pain) => {
    expect(themePains(mineReviews(reviewsOf(texts), productName), []).map(({ text }) => text)).toContain(pain);
  });

  test("no pain is made of what each says otherwise", () => {
    const texts = ["It is too soft.", "Hard as a rock.", "It gives no support."];
    expect(themePains(mineReviews(reviewsOf(texts), "Kelvara Seat Cushion"), [])).toEqual([]);
  });
});
