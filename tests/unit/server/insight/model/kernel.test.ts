import { expect, test } from "bun:test";
import { join } from "node:path";
import { compileKernel } from "../../../../../server/commands/build-kernel.ts";
import { viewDocument } from "../../../../../server/insight/model/document-view.ts";
import { LABELS } from "../../../../../server/insight/model/linear-chain.ts";
import type { Net } from "../../../../../server/insight/model/net.ts";
import { openKernel } from "../../../../../server/insight/model/open-kernel.ts";
import { openReader } from "../../../../../server/insight/model/open-reader.ts";
import { type SentenceView, viewSentence } from "../../../../../server/insight/model/sentence-view.ts";
import { netScores } from "../../../../../server/insight/model/train/forward.ts";
import { gateInputs } from "../../../../../server/insight/model/train/gate-inputs.ts";
import { aspectFeatures, netInput, polarityFeatures } from "../../../../../server/insight/model/train/list-features.ts";
import { loadModel } from "../../../../../server/insight/model/weights.ts";
import { analyseText, type Sentence } from "../../../../../server/insight/text/analyse.ts";

const SLOW_MS = 60_000;
const KERNEL = join(import.meta.dir, "../../../../../server/insight/model/kernel.json");

const model = loadModel();
const { words, finders, judge, aspects, polarity } = model;

const viewsOf = (sentences: readonly Sentence[]): SentenceView[] =>
  sentences.map((sentence) => viewSentence(sentence, viewDocument(sentences), words));

const TEXT = "The lid fits. My zzyzx lid fits, but the kettle doesn't! I really love how quiet it is, and the lid.";
const ordinary = analyseText(TEXT, "");
/** Longer than any sentence that is found in a text. */
const endless: Sentence = {
  reviewId: "",
  start: 0,
  end: 0,
  tokens: Array(20)
    .fill(ordinary)
    .flat()
    .flatMap(({ tokens }: Sentence) => tokens),
};

/** What a network says of each token, as training works it out. */
const scoresOf = (net: Net, view: SentenceView): Float64Array =>
  netScores(
    net,
    gateInputs(net, netInput(view), words, () => false),
  );

const sumOf = (ids: Uint16Array, weightOf: (id: number) => number): number =>
  ids.reduce((sum, id) => sum + weightOf(id), 0);

test(
  "the kernel is compiled from its source",
  async () => expect(await compileKernel()).toBe(await Bun.file(KERNEL).text()),
  SLOW_MS,
);

test.each([
  ["of a text", ordinary],
  ["of a text, once its words were met", ordinary],
  ["longer than there was room for", [endless]],
  ["without tokens", [{ ...endless, tokens: [] }]],
])("the kernel scores sentences %s as training does", (_, sentences) => {
  const { emissionsOf } = openReader(model);
  for (const view of [...viewsOf(ordinary), ...viewsOf(sentences)]) {
    const linear = aspectFeatures(view);
    const deep = finders.map((net) => scoresOf(net, view));
    const emissions = emissionsOf(view);
    expect(emissions.length).toBe(view.length * LABELS);
    for (let at = 0; at < view.length; at += 1)
      for (let label = 0; label < 2; label += 1) {
        const chain =
          sumOf(linear[at] ?? new Uint16Array(), (id) => aspects.values[id * 2 + label] ?? 0) * aspects.step;
        const ofNets = deep.reduce((sum, scores) => sum + (scores[at * LABELS + label + 1] ?? 0), 0) / deep.length;
        const expected = (chain + ofNets) / 2;
        expect(Math.abs((emissions[at * LABELS + label + 1] ?? 0) - expected)).toBeLessThan(1e-4);
      }
  }
});

test("the kernel judges terms by the features that training lists and by the network that training learns", () => {
  const { praiseOf } = openReader(model);
  for (const view of viewsOf(ordinary))
    for (let from = 0; from < view.length; from += 1) {
      const span = { from, to: Math.min(from + 2, view.length) };
      const sum = sumOf(polarityFeatures(view, span, 2), (id) => polarity.values[id] ?? 0);
      const deep = scoresOf(judge, view)
        .filter((_, index) => index % LABELS === 1)
        .slice(span.from, span.to);
      const ofNet = deep.reduce((total, praise) => total + praise, 0) / deep.length;
      expect(Math.abs(praiseOf(view, span, 2) - (sum * polarity.step + ofNet) / 2)).toBeLessThan(1e-4);
    }
});

test("features tell what a word is, where it stands and what is said beside it", () => {
  const featuresOf = (text: string): string[] =>
    viewsOf(analyseText(text, "")).flatMap((view) => aspectFeatures(view).map((ids) => ids.join(" ")));
  const lid = featuresOf("The lid fits.")[1];
  expect(featuresOf("The lid fits.")[1]).toBe(lid);
  for (const other of ["The pot fits.", "The lid leaks.", "A lid fits.", "The lid fits. It is fine."])
    expect(featuresOf(other)[1]).not.toBe(lid);
});

test("an area that the kernel does not have is refused", () => {
  expect(() => openKernel().reserve("attic", 16)).toThrow("no area attic");
});
