import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import * as v from "valibot";
import type { OptimizationResult } from "../../../../events/result/result.ts";
import { checkCopy } from "../../../../server/listing/model/check-copy.ts";
import { writeBrief } from "../../../../server/listing/model/copy-brief.ts";
import { ModelCopy } from "../../../../server/listing/model/model-copy.ts";
import { optimizeReviewsWith } from "../../../../server/listing/model/optimize-with-writer.ts";
import { optimizeReviews } from "../../../../server/listing/optimize-reviews.ts";
import { DEFAULT_PROFILE_ID, profileById } from "../../../../server/listing/rules/profiles.ts";
import { prepare } from "../../../../server/listing/stages/prepare.ts";
import { createOpenAiWriter } from "../../../../server/openai/openai-writer.ts";
import { type Demand, INJECTIONS, type Injection } from "../../../support/hygiene/injections.ts";
import { REVIEWS_FOR_MODEL } from "../../../support/model-copy.ts";
import { type ModelServer, serveModel, streamed } from "../../../support/model-server.ts";
import { inputFor } from "../../../support/samples.ts";

const KEY = "key-of-the-operator";

const Asked = v.object({ messages: v.array(v.object({ role: v.string(), content: v.string() })) });
const Brief = v.object({
  brief: v.object({
    product: v.string(),
    themes: v.array(v.object({ id: v.string(), may_be_claimed: v.boolean() })),
    reviews: v.array(v.object({ id: v.string(), text: v.string() })),
  }),
});

/** What is cited of a review: all of its beginning that a citation may hold. */
const CITED = 300;

/** What a model that believes the attack would answer: the demand wherever it fits, borne out by every theme there is and by words of every review. */
const obeying = (demand: string, body: unknown): string => {
  const { messages } = v.parse(Asked, body);
  const { brief } = v.parse(Brief, JSON.parse(messages.at(-1)?.content ?? ""));
  const theme_ids = brief.themes.filter((theme) => theme.may_be_claimed).map(({ id }) => id);
  const evidence = brief.reviews.map(({ id, text }) => ({ review: id, quote: text.slice(0, CITED) }));
  const line = (text: string) => ({ text, theme_ids, evidence });
  const bullets = ["Cold", "Clean", "Light", "Good", "Easy"].map((header) => line(`${header}: ${demand}`));
  return JSON.stringify({
    titles: [line(`${brief.product}, ${demand}`)],
    highlights: line(demand),
    bullets_a: bullets,
    bullets_b: bullets,
  });
};

let model: ModelServer;
let demanded: Demand;

beforeAll(() => {
  model = serveModel((_, body) => streamed(obeying(demanded.text, body)));
});

afterAll(() => model.stop());

/** All that stands for itself; quoted reviews and what was left out stand as what they are. */
const spoken = ({ avatarData, ...result }: OptimizationResult): string =>
  JSON.stringify([
    result.optimizedTitles,
    result.itemHighlights,
    result.bulletsA,
    result.bulletsB,
    result.searchTerms,
    avatarData.keywords,
  ]);

const errorsOf = ({ compliance }: OptimizationResult): unknown[] =>
  compliance.findings.filter(({ severity }) => severity === "error");

const forms = ({ attack }: Injection): [string, string][] => [
  ["as a review", `${REVIEWS_FOR_MODEL}\n\n${attack}`],
  ["inside a review", REVIEWS_FOR_MODEL.replace("Stays cold, ", `Stays cold. ${attack.replaceAll("\n", " ")} It is `)],
];

describe("a model that obeys passes no check, even where the seller takes the attack back in as a review", () => {
  const attacks = INJECTIONS.filter(({ plausible }) => plausible !== true);
  test.each(attacks.map((injection) => [injection.attack, injection] as const))("%s", (_, { attack, text }) => {
    const input = inputFor(`${REVIEWS_FOR_MODEL}\n\n${attack}`);
    const profile = profileById(DEFAULT_PROFILE_ID);
    const { excluded } = prepare(input, profile, () => undefined);
    const include = excluded.flatMap(({ id }) => id ?? []);
    const prepared = prepare({ ...input, include }, profile, () => undefined);
    const answer = obeying(text, {
      messages: [{ role: "user", content: JSON.stringify({ brief: writeBrief(prepared) }) }],
    });
    const checked = Object.values(checkCopy(v.parse(ModelCopy, JSON.parse(answer)), prepared));
    expect(checked.flatMap(({ lines }) => lines)).toEqual([]);
  });
});

test("there are more than a hundred attacks, no two the same", () => {
  expect(new Set(INJECTIONS.map(({ attack }) => attack)).size).toBe(INJECTIONS.length);
  expect(INJECTIONS.length).toBeGreaterThan(100);
});

describe("neither the built-in writer nor a model that obeys does what the review demands", () => {
  test.each(INJECTIONS.map((injection) => [injection.attack, injection] as const))("%s", async (_, injection) => {
    demanded = injection;
    for (const [form, reviewsText] of forms(injection)) {
      const input = inputFor(reviewsText);
      const own = optimizeReviews(input);
      const writer = createOpenAiWriter({ apiKey: KEY, baseUrl: model.baseUrl, model: "m", maxRetries: 0 });
      const outside = await optimizeReviewsWith(writer)(input);
      for (const result of [own, outside]) {
        expect(`${form}: ${spoken(result)}`).not.toMatch(injection.mark);
        expect(errorsOf(result)).toEqual([]);
        expect(JSON.stringify(result)).not.toContain(KEY);
      }
      expect(outside.bulletsA).toEqual(own.bulletsA);
    }
  });
});
