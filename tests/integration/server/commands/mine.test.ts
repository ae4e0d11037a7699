import { expect, test } from "bun:test";

const mine = async (input: string, ...args: string[]) => {
  const child = Bun.spawn(["bun", "server/commands/mine.ts", ...args], {
    stdin: new Blob([input]),
    stdout: "pipe",
    stderr: "pipe",
  });
  const [output, errors, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  return { output, errors, code };
};

test("each line in gives one line out, with terms that stand at their offsets", async () => {
  const text = "The battery life is great, but the screen is terrible.";
  const { output, code } = await mine(
    `${JSON.stringify({ id: "a", text })}\n\n${JSON.stringify({ id: 7, text: "" })}\n`,
    "--jsonl",
  );
  expect(code).toBe(0);
  expect(
    output
      .trim()
      .split("\n")
      .map((line): unknown => JSON.parse(line)),
  ).toEqual([
    {
      id: "a",
      aspects: [
        { term: "battery life", start: 4, end: 16, polarity: "positive" },
        { term: "screen", start: 35, end: 41, polarity: "negative" },
      ],
    },
    { id: 7, aspects: [] },
  ]);
});

test("a broken line is named in one line, and the exit code is not 0", async () => {
  const { output, errors, code } = await mine('{"id":"a","text":"ok"}\n{oops\n', "--jsonl");
  expect({ output, errors: errors.trim(), code }).toEqual({
    output: "",
    errors: 'Line 2 is not {"id","text"} JSON',
    code: 1,
  });
});

test("without --jsonl the usage is printed", async () => {
  const { errors, code } = await mine("");
  expect(errors).toStartWith("Usage: bun run mine --jsonl");
  expect(code).toBe(2);
});
