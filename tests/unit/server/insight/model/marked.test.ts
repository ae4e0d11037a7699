import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { allowedLabels } from "../../../../../server/insight/model/train/gold.ts";
import { findMarked, readMarked } from "../../../../../server/insight/model/train/marked.ts";
import { analyseText } from "../../../../../server/insight/text/analyse.ts";

const FOLDER = join(import.meta.dir, "../../../../../server/insight/model/train/reviews");
const files = readdirSync(FOLDER, { recursive: true }).filter(
  (file): file is string => typeof file === "string" && file.endsWith(".txt"),
);
const linesOf = (file: string): string[] =>
  readFileSync(join(FOLDER, file), "utf8")
    .split("\n")
    .filter((line) => line !== "");

const marked = ({ text, marks }: ReturnType<typeof readMarked>[number]): [string, string | null][] =>
  marks.map(({ start, end, polarity }) => [text.slice(start, end), polarity]);

describe("a marked review", () => {
  const line = "Don't buy: the {pour-spout|-}, and only it, leaks (badly). {Lid|+}! Its {cord|~} is 3 ft.";

  test("is learned as data sets are set and as it was written", () => {
    expect(readMarked(line).map(({ text }) => text)).toEqual([
      "Don 't buy : the pour -spout , and only it , leaks ( badly ) . Lid ! Its cord is 3 ft .",
      "Don't buy: the pour-spout, and only it, leaks (badly). Lid! Its cord is 3 ft.",
    ]);
  });

  test("keeps each mark at its words", () => {
    expect(readMarked(line).map(marked)).toEqual([
      [
        ["pour -spout", "negative"],
        ["Lid", "positive"],
        ["cord", null],
      ],
      [
        ["pour-spout", "negative"],
        ["Lid", "positive"],
        ["cord", null],
      ],
    ]);
  });

  test("that is a sentence of a data set is learned as it stands", () => {
    expect(readMarked("s: the {lid|-} does n't close .")).toEqual([
      { text: "the lid does n't close .", marks: [{ start: 4, end: 7, polarity: "negative" }] },
    ]);
  });

  test.each(["The {lid| leaks.", "The {lid} leaks.", "The lid|-} leaks.", "The {lid|?} leaks."])(
    "with a broken mark is refused: %s",
    (broken) => {
      expect(() => readMarked(broken)).toThrow("A mark is not closed");
    },
  );

  test("leaves other mentions of a marked term open", () => {
    const [, written] = readMarked("Lids come in red. The {steel lid|-} leaks, and a steel lid should not.");
    const text = written ?? { text: "", marks: [] };
    const sentences = analyseText(text.text, "");
    const spans = findMarked(text, sentences);
    const labels = sentences.map(({ tokens }, index) => [
      ...allowedLabels(
        tokens.length,
        spans.filter(({ sentence }) => sentence === index),
      ),
    ]);
    expect(labels).toEqual([
      [1, 1, 1, 1, 1],
      [1, 2, 4, 1, 1, 1, 1, 7, 7, 1, 1, 1],
    ]);
  });
});

describe("the synthetic reviews", () => {
  test.each(files)("%s: every mark is closed and stands on words of one sentence", (file) => {
    const faults = linesOf(file).flatMap((line) =>
      readMarked(line)
        .slice(-1)
        .flatMap((written) => {
          const spans = findMarked(written, analyseText(written.text, ""));
          return spans.filter(({ required }) => required).length === written.marks.length ? [] : [line];
        }),
    );
    expect(faults).toEqual([]);
  });

  test("are as many as their README says, and no two are the same", () => {
    const lines = files.flatMap(linesOf);
    const marks = lines.flatMap((line) => readMarked(line).at(-1)?.marks ?? []);
    const [texts, terms] = [lines.length, marks.length].map((count) => count.toLocaleString("en-US"));
    expect(readFileSync(join(FOLDER, "README.md"), "utf8")).toContain(`${texts} texts with ${terms} marked terms`);
    expect(new Set(lines.map((line) => line.toLowerCase())).size).toBe(lines.length);
  });
});
