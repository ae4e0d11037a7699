import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { fixText } from "../../../../../server/listing/rules/fix-text.ts";
import { contextOf } from "../../../../../server/listing/rules/lint-context.ts";
import { errorsOf, fixFor, judge } from "../../../../../server/listing/rules/lint-text.ts";
import { profileById } from "../../../../../server/listing/rules/profiles.ts";
import type { Rule, RuleField } from "../../../../../server/listing/rules/rule.ts";

const PROFILE = profileById("amazon-2026-07-27");
const CONTEXT = contextOf({ productName: "Kelvara Water Bottle" }, "", [], PROFILE, []);

const errors = (text: string, field: RuleField): Rule[] => errorsOf(judge(text, field, CONTEXT));

const NAMES = ["Kelvara Water Bottle", "Kelvara STAINLESS Bottle", "Kelvara insulated bottle 24oz", "water Bottle"];
const GOOD = [
  "Straw Lid",
  "Wide Mouth",
  "for Hikes and Runs",
  "Loop for Two Fingers",
  "Fits Cup Holders",
  "24 oz",
  "Dishwasher Safe Parts",
];
const UGLY = [
  "FREE SHIPPING",
  "Best Seller",
  "#1 Best Selling Bottle",
  "eco-friendly coating",
  "an antibacterial seal",
  "Money-Back Guarantee",
  "100% Satisfaction Guaranteed",
  "made from bamboo",
  "light and eco-friendly",
  "eco-friendly and light",
  "the best bottle for hikers",
  "customers love it",
  "certified by labs",
  "Made in the USA",
  "only $19.99 today",
  "new 2026 model",
  "FDA approved & BPA free",
  "visit www.kelvara.com",
  "call 555-123-4567",
  "twice as effective as others",
  "treats eczema",
  "bottle bottle bottle",
  "★★★★★",
  "{{color}}",
  "hot item!!!",
  "ＦＲＥＥ ＳＨＩＰＰＩＮＧ",
  "“it changed my whole life”",
  "in stock and ready",
  "FSA eligible",
  "brand new",
];
const JOINTS = [", ", " - ", " | ", "; ", " with ", " and ", "! ", " ", " (", ": "];

const uglyText = (opening: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...opening),
      fc.array(fc.tuple(fc.constantFrom(...JOINTS), fc.constantFrom(...GOOD, ...UGLY)), { minLength: 1, maxLength: 6 }),
    )
    .map(([name, parts]) => name + parts.map(([joint, part]) => joint + part + (joint === " (" ? ")" : "")).join(""));

const HEADERS = [
  "Good Lid: seals tight",
  "GOOD LID - seals tight",
  "good lid: opens with one hand",
  "Easy Care: rinse & dry",
];

const DANGLING = /(?:^|[\s(])(?:a|an|the|and|or|with|for|of|to|by|from|is|are|very|its)\s*(?=[,;|)]|$)/i;

/** Thousands of fixes on a machine that others use too. */
const PATIENCE = 60_000;

const FIELDS: readonly (readonly [RuleField, fc.Arbitrary<string>])[] = [
  ["title", uglyText(NAMES)],
  ["bullet", uglyText(HEADERS)],
];

describe.each([...FIELDS])("fixing an ugly %s", (field, arbitrary) => {
  test(
    "leaves no error and no phrase cut off",
    () => {
      fc.assert(
        fc.property(arbitrary, (text) => {
          const fixed = fixText(text, field, CONTEXT).text;
          expect(errors(fixed, field).map((rule) => rule.id)).toEqual([]);
          if (!DANGLING.test(text)) expect(fixed).not.toMatch(DANGLING);
          expect(fixed).not.toMatch(/\s{2}|\s[,;:]|[,;]\s*[,;]|^[\s,;:]|[\s,;:]$|\(\s*\)/);
        }),
        { numRuns: 1000, seed: 1 },
      );
    },
    PATIENCE,
  );

  test("again changes nothing", () => {
    fc.assert(
      fc.property(arbitrary, (text) => {
        const once = fixText(text, field, CONTEXT).text;
        expect(fixText(once, field, CONTEXT).text).toBe(once);
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  test("one rule at a time satisfies that rule and breaks no other", () => {
    fc.assert(
      fc.property(arbitrary, (text) => {
        const judged = judge(text, field, CONTEXT);
        const before = errorsOf(judged);
        for (const broken of judged.broken) {
          const fix = fixFor(judged, broken);
          if (fix === null) continue;
          expect(judge(fix, field, CONTEXT).broken.map((each) => each.rule)).not.toContain(broken.rule);
          expect(errors(fix, field).filter((each) => !before.includes(each))).toEqual([]);
        }
      }),
      { numRuns: 200, seed: 4 },
    );
  });
});

describe("any text whatever", () => {
  const FIELD = fc.constantFrom<RuleField>("title", "highlights", "bullet", "searchTerms", "description");
  const TEXT = fc.oneof(fc.string({ unit: "binary", maxLength: 300 }), fc.string({ maxLength: 300 }), uglyText(GOOD));

  test("is judged without failing, and fixing it again changes nothing", () => {
    fc.assert(
      fc.property(TEXT, FIELD, (text, field) => {
        const once = fixText(text, field, CONTEXT);
        expect(fixText(once.text, field, CONTEXT).text).toBe(once.text);
      }),
      { numRuns: 300, seed: 5 },
    );
  });

  test("never gets worse by fixing", () => {
    fc.assert(
      fc.property(TEXT, FIELD, (text, field) => {
        const before = errors(text, field).length;
        expect(errors(fixText(text, field, CONTEXT).text, field).length).toBeLessThanOrEqual(before);
      }),
      { numRuns: 300, seed: 6 },
    );
  });
});
