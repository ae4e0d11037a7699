import { type Score, scoreAspects } from "../../../server/insight/model/train/score.ts";
import { analyseText } from "../../../server/insight/text/analyse.ts";
import { mineTexts } from "../../../server/insight/units/mine-aspects.ts";
import { readSet } from "./bench-reviews.ts";

type Task = { file: string; split: string | null; note: string };

const TASKS: readonly Task[] = [
  ...["home", "beauty", "fashion", "electronics"].map((name) => ({
    file: `dmaste_${name}.jsonl`,
    split: "test",
    note: "held out: other texts of this domain were learned",
  })),
  { file: "hu_liu_5.jsonl", split: null, note: "learned: says only that the weights were read" },
];

/** As their authors matched, by product and by hand; kinder than any figure above, and not comparable with them. */
const PUBLISHED = [
  "Hu and Liu 2004, five products, distinct features: P 72 R 80",
  "Popescu and Etzioni 2005, the same: P 88 R 78",
  "Qiu et al. 2011, the same: P 88 R 83",
  "SemEval-2014 laptops, best supervised, exact spans: F1 74.6",
];

type Line = Score & Task & { texts: number };

const measure = (folder: string, task: Task): Line => {
  const lines = readSet(folder, task.file).filter(({ split }) => task.split === null || split === task.split);
  const results = [...Map.groupBy(lines, ({ product }) => product ?? "").values()].flatMap((ofProduct) => {
    const mined = mineTexts(ofProduct.map(({ text, id }) => analyseText(text, id)));
    return ofProduct.map((line, index) => ({
      line,
      found: (mined[index] ?? []).map(({ start, end, polarity }) => ({ term: line.text.slice(start, end), polarity })),
    }));
  });
  return { ...task, texts: lines.length, ...scoreAspects(results) };
};

const percent = (share: number): string => (share * 100).toFixed(1).padStart(6);

const print = ({ file, texts, exact, polarity, product, note }: Line): void => {
  const columns = [exact.precision, exact.recall, exact.f1, polarity, product.precision, product.recall].map(percent);
  console.log(`${file.padEnd(26)} ${String(texts).padStart(5)} ${columns.join(" ")}  ${note}`);
};

/** Prints how well terms and their polarity are found; `folder` holds the annotated sets. */
export const measureQuality = (folder: string): readonly Line[] => {
  console.log(`${"set".padEnd(26)} texts      P      R     F1  polar  prodP  prodR`);
  const lines = TASKS.map((task) => measure(folder, task));
  for (const line of lines) print(line);
  console.log("\nPublished, matched otherwise:");
  for (const line of PUBLISHED) console.log(`  ${line}`);
  return lines;
};
