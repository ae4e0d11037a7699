import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import * as v from "valibot";
import type { ListingWords } from "../../../../../events/result/listing.ts";
import { ListingClaims } from "../../../../../events/result/listing-claims.ts";
import { ListingCheck, ListingRevisions } from "../../../../../events/wire/listing-revisions.ts";
import { Optimization } from "../../../../../events/wire/optimizations.ts";
import { optimizeReviews } from "../../../../../server/listing/optimize-reviews.ts";
import type { Engine } from "../../../../../server/optimizer/engine.ts";
import { engineThat } from "../../../../support/engines.ts";
import { inputFor, sampleInputs } from "../../../../support/samples.ts";
import { ADA, signedUp, when } from "../../../../support/scenario.ts";
import { createdAsin, optimize, sellerOn } from "../../../../support/seller.ts";
import { createTestApp, type TestApp } from "../../../../support/test-app.ts";
import type { TestBrowser } from "../../../../support/test-browser.ts";

const BOTTLE = sampleInputs.find(({ id }) => id === "bottle")?.input ?? inputFor("");

let app: TestApp;
let isBroken = false;
let ada: TestBrowser;
let written: Optimization;

beforeEach(async () => {
  const working = engineThat(async (input) => optimizeReviews(input));
  const weighWords: Engine["weighWords"] = (weighed) =>
    isBroken ? Promise.reject(new Error("The weigher broke")) : working.weighWords(weighed);
  app = await createTestApp({ engine: { ...working, weighWords } });
  ada = await sellerOn(app, "pro");
  const { productName, reviewsText } = BOTTLE;
  written = v.parse(Optimization, (await optimize(ada, await createdAsin(ada, { productName, reviewsText }))).body);
});
afterEach(() => {
  isBroken = false;
  return app.close();
});

const wordsOf = ({ optimizedTitles, itemHighlights, bulletsA, bulletsB, searchTerms }: Optimization): ListingWords => ({
  optimizedTitles,
  itemHighlights,
  bulletsA,
  bulletsB,
  searchTerms,
});
const retitled = (...titles: string[]): ListingWords => ({ ...wordsOf(written), optimizedTitles: titles });

const address = (path = ""): string => `/api/optimizations/${written.id}${path}`;
const revise = (words: ListingWords, more: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  ada.post(address("/revisions"), { basedOn: 0, words, ...more }, headers);
const read = async () => v.parse(Optimization, (await ada.get(address())).body);
const revisions = async () => v.parse(ListingRevisions, (await ada.get(address("/revisions"))).body);

describe("POST /api/optimizations/:id/revisions", () => {
  test("keeps the seller's words, which are read and exported from then on", async () => {
    const { answer, appended } = await when(app, () => revise(retitled("  Steel Bottle by Hand  ", "")));
    expect(answer.status).toBe(200);
    expect(appended.map(({ event }) => event)).toMatchObject([
      { type: "ListingRevised", data: { optimizationId: written.id, revision: 1, restores: null } },
    ]);
    expect(v.parse(Optimization, answer.body)).toEqual(await read());
    expect(await read()).toMatchObject({ revision: 1, optimizedTitles: ["Steel Bottle by Hand"] });
    const exported = await ada.get(address("/export?format=md"));
    expect(exported.text).toContain("Steel Bottle by Hand");
  });

  test("keeps what is known of a field only where it still says the same", async () => {
    await revise(retitled("Steel Bottle by Hand"));
    const { claims = [], evidence, packing } = await read();
    const fields = new Set(claims.map(({ field }) => field));
    expect(fields.has("bulletsA.0")).toBe(true);
    expect(claims.filter(({ field }) => field === "optimizedTitles.0").map(({ text }) => text)).toEqual([
      "Steel Bottle by Hand",
    ]);
    expect(packing).toBeUndefined();
    const before = written.claims ?? [];
    for (const [place, claim] of claims.entries()) {
      if (claim.field === "optimizedTitles.0") continue;
      const was = written.evidence.find(
        ({ path }) =>
          path === `claims.${before.findIndex((each) => each.start === claim.start && each.field === claim.field)}`,
      );
      expect(evidence.find(({ path }) => path === `claims.${place}`)?.spans).toEqual(was?.spans);
    }
  });

  test("checks the new words by the rules and the keywords of the result", async () => {
    await revise(retitled("Best Steel Bottle!!!"));
    const { compliance, keywordCoverage } = await read();
    expect(compliance.findings.filter(({ field }) => field === "optimizedTitles.0")).not.toEqual([]);
    expect(keywordCoverage.keywords.map(({ keyword }) => keyword)).toEqual(
      written.keywordCoverage.keywords.map(({ keyword }) => keyword),
    );
  });

  test("restores earlier words, those as written among them", async () => {
    await revise(retitled("First"));
    await revise(retitled("Second"), { basedOn: 1 });
    await revise(wordsOf(written), { basedOn: 2, restores: 0 });
    const list = await revisions();
    expect(list.map(({ revision, restores }) => [revision, restores])).toEqual([
      [3, 0],
      [2, null],
      [1, null],
      [0, null],
    ]);
    expect(list.map(({ words }) => words.optimizedTitles)).toEqual([
      written.optimizedTitles,
      ["Second"],
      ["First"],
      written.optimizedTitles,
    ]);
    const { revision, usage, ...again } = await read();
    expect(again).toEqual((({ revision: _, usage: __, ...rest }) => rest)(written));
    expect([revision, usage]).toEqual([3, written.usage]);
  });

  test("restores only what was there, in its words", async () => {
    await revise(retitled("First"));
    const restoring = (words: ListingWords, restores: number) =>
      when(app, () => revise(words, { basedOn: 1, restores }));
    for (const restores of [2, 77, 2_147_483_648, Number.MAX_SAFE_INTEGER])
      (await restoring(retitled("Second"), restores)).expectRefusal(422, "VALIDATION");
    (await restoring(retitled("Second"), 0)).expectRefusal(422, "VALIDATION");
    (await restoring(retitled("Second"), 1)).expectRefusal(422, "VALIDATION");
    expect(await revisions()).toHaveLength(2);
  });

  test("appends nothing where the words are the latest already", async () => {
    const unchanged = await when(app, () => revise(wordsOf(written)));
    expect([unchanged.answer.status, unchanged.appended]).toEqual([200, []]);
    await revise(retitled("First"));
    const again = await when(app, () => revise(retitled(" First "), { basedOn: 1 }));
    expect([again.answer.status, again.appended]).toEqual([200, []]);
    expect(v.parse(Optimization, again.answer.body)).toMatchObject({ revision: 1, optimizedTitles: ["First"] });
    const restored = await when(app, () => revise(retitled("First"), { basedOn: 1, restores: 1 }));
    expect([restored.answer.status, restored.appended]).toEqual([200, []]);
  });

  test("lists the latest changes and the listing as written, however many there are", async () => {
    await revise(retitled("First"));
    await app.deps.sql.query(
      `insert into listing_revisions (optimization_id, revision, stream_id, words, revised_at)
       select optimization_id, n, stream_id, words, revised_at from listing_revisions, generate_series(2, 350) n`,
    );
    const list = (await revisions()).map(({ revision }) => revision);
    expect(list).toEqual([...Array.from({ length: 200 }, (_, index) => 350 - index), 0]);
  });

  test("refuses words that are based on earlier ones, one of two at the same moment too", async () => {
    const answers = await Promise.all([revise(retitled("Mine")), revise(retitled("Yours"))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    (await when(app, () => revise(retitled("Late")))).expectRefusal(409, "CONFLICT");
    expect(await revisions()).toHaveLength(2);
  });

  test("keeps a repeat with the same key once", async () => {
    const headers = { "idempotency-key": "again" };
    await revise(retitled("Once"), {}, headers);
    const { answer, appended } = await when(app, () => revise(retitled("Once"), {}, headers));
    expect([answer.status, appended]).toEqual([200, []]);
  });

  test("needs a title, known shapes and a plan", async () => {
    (await when(app, () => revise(retitled(" ")))).expectRefusal(422, "VALIDATION");
    (await when(app, () => revise(wordsOf(written), { basedOn: -1 }))).expectRefusal(422, "VALIDATION");
    (await when(app, () => revise({ ...wordsOf(written), searchTerms: "x".repeat(2_001) }))).expectRefusal(
      422,
      "VALIDATION",
    );
  });
});

describe("POST /api/optimizations/:id/check", () => {
  test("tells findings and coverage, and keeps nothing", async () => {
    const { answer, appended } = await when(app, () =>
      ada.post(address("/check"), { words: retitled("BEST BOTTLE!!!") }),
    );
    const { findings, keywordCoverage } = v.parse(ListingCheck, answer.body);
    expect(findings.some(({ field }) => field === "optimizedTitles.0")).toBe(true);
    expect(keywordCoverage.wordCoverage).toBeLessThanOrEqual(written.keywordCoverage.wordCoverage);
    expect(appended).toEqual([]);
  });

  test("of the words as written says what the result says", async () => {
    const { findings, keywordCoverage } = v.parse(
      ListingCheck,
      (await ada.post(address("/check"), { words: wordsOf(written) })).body,
    );
    expect(findings).toEqual(written.compliance.findings);
    expect(keywordCoverage).toEqual(written.keywordCoverage);
  });
});

describe("what the clauses of a seller's own words rest on", () => {
  const PROMISE = "Never leaks and charges wirelessly";
  const promised = (): ListingWords => ({ ...wordsOf(written), bulletsA: [PROMISE, "Keeps Cold: ice lasts all day"] });
  const weigh = async (words: ListingWords) =>
    v.parse(ListingClaims, (await ada.post(address("/claims"), { words })).body);

  test("is told while they are typed, and nothing is kept", async () => {
    const { answer, appended } = await when(app, () => ada.post(address("/claims"), { words: promised() }));
    const { claims, evidence } = v.parse(ListingClaims, answer.body);
    const [denied] = claims.filter(({ field }) => field === "bulletsA.0");
    expect(denied?.text).toBe(PROMISE);
    expect(denied?.contradictedBy).toBeGreaterThan(1);
    const against = evidence.find(
      ({ path }) => path === `claims.${claims.findIndex((each) => each === denied)}.contradictions`,
    );
    expect(against?.spans.length).toBe(denied?.contradictedBy ?? 0);
    expect(claims.some(({ field, basis }) => field === "bulletsA.1" && basis === "reviews")).toBe(true);
    expect(appended).toEqual([]);
  });

  test("of the words as written is what the result says", async () => {
    const { claims, evidence } = await weigh(wordsOf(written));
    expect(claims).toEqual(written.claims ?? []);
    expect(evidence).toEqual(written.evidence.filter(({ path }) => path.startsWith("claims.")));
  });

  test("is kept with the revision, and told again with the result and its exports", async () => {
    const { appended } = await when(app, () => revise(promised()));
    expect(appended.map(({ event }) => event)).toMatchObject([
      { type: "ListingRevised", data: { claims: { claims: [{ text: PROMISE }, {}, {}] } } },
    ]);
    const { claims = [], evidence } = await read();
    const typed = await weigh(promised());
    expect(claims).toEqual(typed.claims);
    expect(evidence.filter(({ path }) => path.startsWith("claims."))).toEqual(typed.evidence);
    expect((await ada.get(address("/export?format=md"))).text).toContain(PROMISE);
  });

  test("is missing where the engine fails, and the words are kept", async () => {
    isBroken = true;
    const { appended } = await when(app, () => revise(promised()));
    expect(appended.map(({ event }) => event)).toMatchObject([{ type: "ListingRevised", data: { claims: null } }]);
    const { claims = [], bulletsA } = await read();
    expect(bulletsA[0]).toBe(PROMISE);
    expect(claims.some(({ field }) => field === "bulletsA.0")).toBe(false);
  });
});

test("the words of others stay theirs", async () => {
  const grace = await signedUp(app, { email: "grace@example.com", password: ADA.password });
  const seller = await sellerOn(app, "pro", { email: "mary@example.com", password: ADA.password });
  for (const [path, body] of [
    ["/revisions", { basedOn: 0, words: retitled("Hers") }],
    ["/check", { words: retitled("Hers") }],
    ["/claims", { words: retitled("Hers") }],
  ] as const)
    (await when(app, () => seller.post(address(path), body))).expectRefusal(404, "OPTIMIZATION_NOT_FOUND");
  expect((await seller.get(address("/revisions"))).status).toBe(404);
  (await when(app, () => grace.post(address("/revisions"), { basedOn: 0, words: retitled("Hers") }))).expectRefusal(
    402,
    "PLAN_REQUIRED",
  );
});
