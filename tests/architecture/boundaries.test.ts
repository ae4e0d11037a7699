import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { CLEAN_TREE, PLANTED_FAULTS } from "./planted-faults.ts";

const root = join(import.meta.dir, "../..");
const SETTINGS = [
  ".oxlintrc.json",
  ".dependency-cruiser.cjs",
  "tsconfig.json",
  "events/tsconfig.json",
  "machines/tsconfig.json",
];
const PACKAGES = ["valibot", "xstate", "react", "@logtape/logtape"];
const EXPORTS = ["setup", "useState", "getLogger"];
const made: string[] = [];

const write = (tree: string, file: string, content: string) => {
  mkdirSync(dirname(join(tree, file)), { recursive: true });
  writeFileSync(join(tree, file), content);
};

/** A small tree under our own settings, with packages that hold nothing but their name. */
const plantTree = (files: Readonly<Record<string, string>>): string => {
  const tree = mkdtempSync(join(tmpdir(), "listwright-walls-"));
  made.push(tree);
  for (const file of SETTINGS) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(root, file), join(tree, file));
  }
  const dependencies = Object.fromEntries(PACKAGES.map((name) => [name, "1.0.0"]));
  write(tree, "package.json", JSON.stringify({ name: "planted", type: "module", dependencies }));
  for (const name of PACKAGES) {
    const manifest = {
      name,
      version: "1.0.0",
      type: "module",
      exports: { types: "./index.d.ts", default: "./index.js" },
    };
    write(tree, `node_modules/${name}/package.json`, JSON.stringify(manifest));
    write(tree, `node_modules/${name}/index.js`, EXPORTS.map((each) => `export const ${each} = 1;\n`).join(""));
    write(tree, `node_modules/${name}/index.d.ts`, EXPORTS.map((each) => `export const ${each}: number;\n`).join(""));
  }
  write(tree, "node_modules/@types/bun/index.d.ts", "export {};\n");
  for (const [file, source] of Object.entries(files)) write(tree, file, source);
  return tree;
};

const runIn = (tree: string, tool: string, ...args: string[]) => {
  const PATH = `${join(root, "node_modules/.bin")}:${process.env["PATH"] ?? ""}`;
  const run = Bun.spawnSync([process.execPath, join(root, tool), ...args], {
    cwd: tree,
    env: { ...process.env, PATH },
  });
  return { exitCode: run.exitCode, output: run.stdout.toString() + run.stderr.toString() };
};

type Said = { exitCode: number; output: string; about: (file: string) => readonly string[] };

const graphOf = (tree: string): Said => {
  const { exitCode, output } = runIn(tree, "tests/run/check-graph.ts", tree);
  const lines = output.split("\n").map((line) => /^([\w-]+): (.+) → /.exec(line));
  return { exitCode, output, about: (file) => lines.flatMap((line) => (line?.[2] === file ? [line[1] ?? ""] : [])) };
};

const lintOf = (tree: string): Said => {
  const { exitCode, output } = runIn(tree, "node_modules/.bin/oxlint", "--format=unix");
  const lines = output.split("\n").map((line) => /^(?:\.\/)?(.+?):\d+:\d+: .* \[\w+\/(.+)\]$/.exec(line));
  return { exitCode, output, about: (file) => lines.flatMap((line) => (line?.[1] === file ? [line[2] ?? ""] : [])) };
};

const typesOf = (tree: string): Said => {
  const runs = ["events", "machines"].map((folder) => runIn(tree, "node_modules/.bin/tsc", "-p", folder));
  const output = runs.map((run) => run.output).join("");
  const lines = output.split("\n").map((line) => /^(.+?)\(\d+,\d+\): error (TS\d+)/.exec(line));
  const exitCode = Math.max(...runs.map((run) => run.exitCode));
  return { exitCode, output, about: (file) => lines.flatMap((line) => (line?.[1] === file ? [line[2] ?? ""] : [])) };
};

afterAll(() => {
  for (const tree of made) rmSync(tree, { recursive: true, force: true });
});

describe("a tree without a fault", () => {
  const tree = plantTree(CLEAN_TREE);

  test.each([
    ["the graph check", graphOf],
    ["the linter", lintOf],
    ["the compiler", typesOf],
  ])("passes %s", (_, tool) => {
    const { exitCode, output } = tool(tree);
    expect({ exitCode, output: exitCode === 0 ? "" : output }).toEqual({ exitCode: 0, output: "" });
  });

  test("fails the graph check as soon as the graph shows less than the disk", () => {
    const blind = plantTree({
      ...CLEAN_TREE,
      ".dependency-cruiser.cjs": "module.exports = { options: { exclude: { path: '^server/' } } };\n",
    });
    const { exitCode, output } = graphOf(blind);
    expect(exitCode).toBe(1);
    expect(output).toContain("not seen by the cruiser");
  });
});

describe("a planted fault is refused:", () => {
  const planted = Object.fromEntries(PLANTED_FAULTS.map(({ file, source }) => [file, source]));
  const tree = plantTree({ ...CLEAN_TREE, ...planted });
  let graph: Said;
  let lint: Said;
  let types: Said;

  beforeAll(() => {
    graph = graphOf(tree);
    lint = lintOf(tree);
    types = typesOf(tree);
  });

  test("by each tool with its exit code", () => {
    expect([graph.exitCode, lint.exitCode, types.exitCode].every((code) => code !== 0)).toBe(true);
  });

  for (const { fault, file, graph: rule, lint: lintRule, types: error } of PLANTED_FAULTS) {
    if (rule) test(`${fault} (${rule})`, () => expect(graph.about(file)).toContain(rule));
    if (lintRule) test(`${fault} (${lintRule})`, () => expect(lint.about(file)).toContain(lintRule));
    if (error) test(`${fault} (${error})`, () => expect(types.about(file)).toContain(error));
  }

  test("a cycle, if only of types (no-cycles)", () => {
    const cycle = plantTree({
      ...CLEAN_TREE,
      "server/one.ts": `import type { Two } from "./two.ts";\nexport type One = Two | 1;\n`,
      "server/two.ts": `import type { One } from "./one.ts";\nexport type Two = One | 2;\n`,
    });
    expect(graphOf(cycle).about("server/one.ts")).toContain("no-cycles");
  });
});
