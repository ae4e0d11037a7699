import * as v from "valibot";
import { analyseText } from "../insight/text/analyse.ts";
import { mineText } from "../insight/units/mine-aspects.ts";

const Line = v.object({ id: v.union([v.string(), v.number()]), text: v.string() });

const aspectsOf = (text: string): object[] =>
  mineText(analyseText(text, "")).map(({ start, end, polarity }) => ({
    term: text.slice(start, end),
    start,
    end,
    polarity,
  }));

const mineLine = (line: string): string => {
  const { id, text } = v.parse(Line, JSON.parse(line));
  return JSON.stringify({ id, aspects: aspectsOf(text) });
};

const main = async (): Promise<void> => {
  if (!process.argv.includes("--jsonl"))
    throw new Error('Usage: bun run mine --jsonl < reviews.jsonl, one {"id","text"} per line');
  const lines = (await Bun.stdin.text()).split("\n");
  const output = lines.flatMap((line, index) => {
    if (line.trim() === "") return [];
    try {
      return [mineLine(line)];
    } catch {
      throw new Error(`Line ${index + 1} is not {"id","text"} JSON`);
    }
  });
  await Bun.write(Bun.stdout, output.map((line) => `${line}\n`).join(""));
};

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
}
