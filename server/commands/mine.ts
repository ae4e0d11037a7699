import * as v from "valibot";
import { analyseText } from "../insight/text/analyse.ts";
import { mineTexts } from "../insight/units/mine-aspects.ts";
import { Misused, runCommand } from "./run-command.ts";

const Line = v.object({ id: v.union([v.string(), v.number()]), text: v.string() });

type Text = v.InferOutput<typeof Line>;

const readLine = (line: string, index: number): Text[] => {
  if (line.trim() === "") return [];
  try {
    return [v.parse(Line, JSON.parse(line))];
  } catch {
    throw new Error(`Line ${index + 1} is not {"id","text"} JSON`);
  }
};

const USAGE =
  'Usage: bun run mine --jsonl < reviews.jsonl, one {"id","text"} per line; all texts are read together, as reviews of one matter';

const mineLines = async (): Promise<void> => {
  const texts = (await Bun.stdin.text()).split("\n").flatMap(readLine);
  const mined = mineTexts(texts.map(({ text }) => analyseText(text, "")));
  const output = texts.map(({ id, text }, index) => {
    const aspects = (mined[index] ?? []).map(({ start, end, polarity }) => ({
      term: text.slice(start, end),
      start,
      end,
      polarity,
    }));
    return `${JSON.stringify({ id, aspects })}\n`;
  });
  await Bun.write(Bun.stdout, output.join(""));
};

await runCommand([USAGE], async (args) => {
  if (args.length !== 1 || args[0] !== "--jsonl") throw new Misused();
  await mineLines();
  return 0;
});
