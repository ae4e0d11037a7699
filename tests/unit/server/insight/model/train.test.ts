import { describe, expect, test } from "bun:test";
import { LABELS } from "../../../../../server/insight/model/linear-chain.ts";
import { tagWith } from "../../../../../server/insight/model/tag-document.ts";
import { detokenize } from "../../../../../server/insight/model/train/detokenize.ts";
import { netScores } from "../../../../../server/insight/model/train/forward.ts";
import { gateInputs } from "../../../../../server/insight/model/train/gate-inputs.ts";
import { allowedLabels, findGold, type GoldLine } from "../../../../../server/insight/model/train/gold.ts";
import { learnWords, wordsUsed } from "../../../../../server/insight/model/train/learn-words.ts";
import { readMarked } from "../../../../../server/insight/model/train/marked.ts";
import { JUDGE } from "../../../../../server/insight/model/train/net-tasks.ts";
import { quantize, rounded } from "../../../../../server/insight/model/train/quantize.ts";
import { randomNumbers } from "../../../../../server/insight/model/train/random.ts";
import { readExample, readMarkedExample, trainModel } from "../../../../../server/insight/model/train/train-model.ts";
import { trainNet } from "../../../../../server/insight/model/train/train-net.ts";
import { writeModel } from "../../../../../server/insight/model/train/write-model.ts";
import { type Model, readModel } from "../../../../../server/insight/model/weights.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";

type Polarity = "positive" | "negative";

const lineOf = (id: string, text: string, terms: Record<string, Polarity>): GoldLine => ({
  id,
  product: "kettle",
  split: "train",
  text,
  aspects: Object.entries(terms).map(([aspect, polarity]) => ({ aspect, polarity, implicit: false, opinions: [] })),
});

const LINES: readonly GoldLine[] = [
  lineOf("1", "The spout is wonderful and I bought it on Monday.", { spout: "positive" }),
  lineOf("2", "The handle is terrible.", { handle: "negative" }),
  lineOf("3", "I gave it to my sister in June.", {}),
  lineOf("4", "The lid is wonderful. We have two cats.", { lid: "positive" }),
  lineOf("5", "The cord is terrible, so I wrote to them.", { cord: "negative" }),
];

const random = randomNumbers(3);
const words = [
  ...wordsUsed(LINES.map(({ text }) => text)),
  ...Array.from(
    { length: 300 },
    (_, at) => `w${"abcdefghij"[at % 10]}${"klmnopqrst"[Math.floor(at / 10) % 10]}${"uvw"[Math.floor(at / 100)]}`,
  ),
];
const table = {
  dimensions: 48,
  words,
  vectors: Object.fromEntries(words.map((word) => [word, Array.from({ length: 48 }, () => random() - 0.5)])),
};

const MARKED = [
  "The {spout|+} is wonderful and I bought it on Monday.",
  "The {handle|-} is terrible.",
  "I gave it to my sister in June.",
  "The {lid|+} is wonderful. We have two cats.",
  "The {cord|-} is terrible, so I wrote to them.",
];

const learnedWords = learnWords(table, wordsUsed(LINES.map(({ text }) => text)));

const found = (model: Model, text: string): [string, boolean][] =>
  tagWith(model, [analyseText(text, "")], 0.3)
    .flat()
    .flatMap(({ mentions: [main], praise }) => {
      const words = main?.sentence.tokens.slice(main.from, main.to).map(({ lower }) => lower) ?? [];
      return main === undefined ? [] : [[words.join(" "), praise > 0]];
    });

const learn = (): { model: Model; file: string } => {
  const { words: learned, codes } = learnedWords;
  const model = trainModel(
    LINES.map((line) => readExample(line, line.text, learned)),
    learned,
  );
  return { model, file: writeModel({ model, codes }) };
};

describe("training", () => {
  const { model, file } = learn();

  test("the same texts give the same bytes", () => {
    expect(learn().file).toBe(file);
  });

  test("the file is written as the formatter would have it", () => {
    expect(file).toMatch(/"transitions": \[(-?[\d.]+, ){8}-?[\d.]+\],\n/);
  });

  test("what is written is read as the model that was trained", () => {
    const read = readModel(JSON.parse(file));
    expect(read).toEqual(model);
  });

  test("the networks that find terms differ", () => {
    const [first, second] = model.finders;
    expect(first?.onward).not.toEqual(second?.onward);
  });

  test("a network learns to judge by itself", () => {
    const { words: learned } = learnedWords;
    const examples = LINES.flatMap((line) => readExample(line, line.text, learned).judges);
    const often = Array.from({ length: 50 }, () => examples).flat();
    const { net } = trainNet(() => [...often], JUDGE, learned, 7);
    for (const { input, said } of examples) {
      const scores = netScores(
        net,
        gateInputs(net, input, learned, () => false),
      );
      said.forEach((sign, at) => {
        if (sign !== 0) expect(Math.sign(scores[at * LABELS + 1] ?? 0)).toBe(sign);
      });
    }
    expect(examples.flatMap(({ said }) => [...said]).filter((sign) => sign !== 0)).toEqual([1, -1, 1, -1]);
  });

  test("learned terms are found, with their polarity", () => {
    expect(found(model, "The spout is wonderful.")).toEqual([["spout", true]]);
    expect(found(model, "The cord is terrible.")).toEqual([["cord", false]]);
    expect(found(model, "I gave it to my sister in June.")).toEqual([]);
  });

  test("what is learned under one convention is found under another", () => {
    const examples = MARKED.flatMap((line, index) =>
      readMarked(line).map((marked) => readMarkedExample(`${index}`, marked, learnedWords.words)),
    );
    const marked = trainModel(examples, learnedWords.words);
    expect(found(marked, "The spout is wonderful.")).toEqual([["spout", true]]);
    expect(found(marked, "The cord is terrible.")).toEqual([["cord", false]]);
    expect(found(marked, "I gave it to my sister in June.")).toEqual([]);
  });
});

describe("annotated terms", () => {
  const text = "The lid fits. I like lids, but a red lid leaks.";
  const sentences = analyseText(text, "");

  test("stand next to the words that judge them; other mentions are left open", () => {
    const spans = findGold(text, sentences, [
      { aspect: "lid", polarity: "negative", implicit: false, opinions: [{ opinion: "leaks" }] },
    ]);
    const labels = sentences.flatMap((sentence, index) => [
      ...allowedLabels(
        sentence.tokens.length,
        spans.filter((span) => span.sentence === index),
      ),
    ]);
    const tokens = sentences.flatMap((sentence) => sentence.tokens.map(({ lower }) => lower));
    expect(tokens.flatMap((token, index) => (labels[index] === 1 ? [] : [[token, labels[index]]]))).toEqual([
      ["lid", 7],
      ["lids", 7],
      ["lid", 2],
    ]);
  });

  test("of several words begin once", () => {
    const spans = findGold("The steel lid leaks.", analyseText("The steel lid leaks.", ""), [
      { aspect: "steel lid", polarity: "negative", implicit: false, opinions: [] },
    ]);
    expect([...allowedLabels(5, spans)]).toEqual([1, 2, 4, 1, 1]);
  });

  test("that are not named in the text are not looked for", () => {
    expect(findGold(text, sentences, [{ aspect: "lid", polarity: null, implicit: true, opinions: [] }])).toEqual([]);
  });
});

test("spaced text is closed up as people write it", () => {
  expect(detokenize("I do n't like it , but ( really ) it 's a so - called \" gift \" .")).toBe(
    "I don't like it, but (really) it's a so-called \"gift\".",
  );
});

test("rounding keeps every weight within half a step", () => {
  const weights = Float32Array.from([0.5, -0.25, 0.011, 0]);
  const { step } = quantize(weights, 1);
  rounded(weights).forEach((value, index) => {
    expect(Math.abs(value - (weights[index] ?? 0))).toBeLessThanOrEqual(step / 2 + 1e-6);
  });
});
