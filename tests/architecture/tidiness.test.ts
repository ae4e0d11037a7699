import { describe, expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import manifest from "../../package.json" with { type: "json" };
import { ROOT, sourceFiles, topLevel } from "../support/source-files.ts";

const HERE = "tests/architecture/tidiness.test.ts";

/** The lines that match, each with its place; this file itself names what it looks for. */
const linesWith = (pattern: RegExp, files: RegExp, spared = /^$/): readonly string[] =>
  sourceFiles(files)
    .filter(({ path }) => path !== HERE && !spared.test(path))
    .flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    );

describe("the tree", () => {
  test("is seen by these checks as it lies on disk", () => {
    const paths = sourceFiles().map(({ path }) => path);
    expect(paths).toContain(HERE);
    expect(paths).toContain("events/kernel/decider.ts");
    expect(paths).toContain(".ci/run");
    expect(paths.filter((path) => /node_modules|styled-system|\.data\//.test(path))).toEqual([]);
  });

  test("has the top level that the README maps, and nothing else", () => {
    const folders = [".ci", "client", "docs", "events", "machines", "migrations", "patches", "server", "tests"];
    const settings = [
      ".dependency-cruiser.cjs",
      ".dockerignore",
      ".gitignore",
      ".oxlintrc.json",
      "Dockerfile",
      "biome.json",
      "bun.lock",
      "bunfig.toml",
      "compose.yaml",
      "knip.json",
      "package.json",
      "panda.config.ts",
      "tsconfig.json",
    ];
    expect(topLevel()).toEqual([...folders, ...settings, "LICENSE", "README.md"].sort());
  });

  test("keeps every source below 300 lines of code", () => {
    const long = sourceFiles(/\.(ts|tsx|sql)$/).flatMap(({ path, text }) => {
      const lines = text.split("\n").filter((line) => !/^\s*(\/\/|\/?\*|--|$)/.test(line)).length;
      return lines > 300 ? [`${path}: ${lines}`] : [];
    });
    expect(long).toEqual([]);
  });

  test("tells of every public function of the store and the kernel what it does", () => {
    const silent = sourceFiles(/^(?:server\/store|events\/kernel)\/.*\.ts$/).flatMap(({ path, text }) => {
      const lines = text.split("\n");
      return lines.flatMap((line, index) =>
        /^export (?:async )?(?:function |const \w+ =(?:$| (?:async )?[<(]))/.test(line) &&
        !lines[index - 1]?.endsWith("*/")
          ? [`${path}:${index + 1}`]
          : [],
      );
    });
    expect(silent).toEqual([]);
  });

  test("keeps all tests under tests/", () => {
    expect(sourceFiles(/\.(test|spec)\.tsx?$/).filter(({ path }) => !path.startsWith("tests/"))).toEqual([]);
  });

  test("names only scripts whose file exists", () => {
    const files = Object.values(manifest.scripts).flatMap((script) => /^bun (\S+\.ts)/.exec(script)?.[1] ?? []);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test("has a line in docs/map.md for every folder of the events, the server, its engine and the client", () => {
    const map = readFileSync(join(ROOT, "docs/map.md"), "utf8");
    const named = [...map.matchAll(/^\| `((?:events|server|client)\/[^`]+)\/`/gm)].map(([, folder = ""]) => folder);
    const folders = ["events", "server", "client", "server/insight", "server/listing"].flatMap((top) =>
      readdirSync(join(ROOT, top), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() && entry.name !== "styled-system" ? [`${top}/${entry.name}`] : [],
      ),
    );
    expect(named.toSorted()).toEqual(folders.toSorted());
  });

  test("has every decision in its index, under its title", () => {
    const index = readFileSync(join(ROOT, "docs/adr/README.md"), "utf8");
    const decisions = sourceFiles(/^docs\/adr\/\d{4}.*\.md$/).map(({ path, text }) => {
      const [, number, title] = /^# (\d{4}): (.*)$/m.exec(text) ?? [];
      return `- [${number}](${basename(path)}): ${title}`;
    });
    expect(index.split("\n").filter((line) => line.startsWith("- "))).toEqual(decisions.toSorted());
  });

  test("quotes only paths that exist in its documents, from the top or from some folder", () => {
    const quoted =
      /`((?:client|server|events|machines|migrations|tests|docs|\.ci)\/[\w./-]*|(?:[\w.-]+\/)+(?:[\w.-]+\.(?:tsx?|md|json|sql|ya?ml|css))?)`/g;
    const paths = sourceFiles().map(({ path }) => `/${path}`);
    const exists = (quote: string): boolean =>
      existsSync(join(ROOT, quote)) ||
      paths.some((path) => (quote.endsWith("/") ? path.includes(`/${quote}`) : path.endsWith(`/${quote}`)));
    const missing = sourceFiles(/\.md$/).flatMap(({ path, text }) =>
      [...text.matchAll(quoted)].flatMap(([, quote = ""]) =>
        exists(quote) || quote.startsWith("client/styled-system") || quote.startsWith(".data")
          ? []
          : [`${path}: ${quote}`],
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe("the text", () => {
  test("leaves nothing to do and nothing switched off", () => {
    expect(linesWith(/\b(TODO|FIXME|XXX|HACK)\b/, /\.(ts|tsx|sql|css|html|md|json)$/)).toEqual([]);
    expect(linesWith(/\b(test|it|describe)\.(only|skip|todo|skipIf|todoIf|if)\b/, /^tests\/.*\.tsx?$/)).toEqual([]);
  });

  test("silences no tool", () => {
    expect(linesWith(/@ts-(ignore|nocheck|expect-error)|\bas unknown as\b|\bas any\b/, /\.tsx?$/)).toEqual([]);
  });

  test("waits for something observable, never for time to pass", () => {
    const spared = /^tests\/(support|run|bench)\//;
    expect(linesWith(/\bBun\.sleep(Sync)?\(|waitForTimeout\(/, /^tests\/.*\.tsx?$/, spared)).toEqual([]);
  });

  test("lets the event loop run while a browser works: expect().rejects and .resolves hold it up", () => {
    expect(linesWith(/\)\.(rejects|resolves)\b/, /^tests\/e2e\/.*\.tsx?$/)).toEqual([]);
  });

  test("names no path of the machine it was written on", () => {
    expect(linesWith(/(?<![\w.:/<>$}])\/(work|root|home|Users|tmp)\//, /./)).toEqual([]);
  });

  test("speaks of the product only", () => {
    // A comic book has issues.
    const invented = /^server\/insight\/model\/train\/reviews\//;
    expect(
      linesWith(
        /\bissue #?\d+\b|\bshared\/(design|spec|research)|(?<![\w-])(brief|decisions|product)\.md\b/i,
        /./,
        invented,
      ),
    ).toEqual([]);
  });

  test("holds no secret", () => {
    const secrets = [
      /\b[sr]k_(live|test)_[A-Za-z0-9]{16,}/,
      /\bwhsec_[A-Za-z0-9]{24,}/,
      /\bsk-(proj-)?[A-Za-z0-9_-]{20,}/,
      /\bAKIA[0-9A-Z]{16}\b/,
      /\b(npm|ghp|gho)_[A-Za-z0-9]{30,}/,
      /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
    ];
    expect(secrets.flatMap((secret) => linesWith(secret, /./))).toEqual([]);
  });
});

describe("pure code", () => {
  const PURE = /^(events|machines|server\/insight|server\/listing)\/.*\.ts$/;

  test("is told the time", () => {
    expect(linesWith(/\bnew Date\(\s*\)|(?<!new )\bDate\(\s*\)/, PURE)).toEqual([]);
  });
});

describe("a day", () => {
  test("is told in a named time zone wherever the machine's says nothing of the reader's", () => {
    const unnamed =
      /\.get(Date|Day|Month|FullYear|Hours)\(|DateTimeFormat\((?!\)|.*\btimeZone:)|toLocale(Date|Time)String\((?!.*\btimeZone:)/;
    expect(linesWith(unnamed, /^(events|machines|server|tests\/e2e)\/.*\.tsx?$/)).toEqual([]);
  });

  test("is not expected of a page in the words for readers whose time zone is not known", () => {
    expect(linesWith(/\b(longDate|utcDay)\b/, /^tests\/e2e\/.*\.tsx?$/)).toEqual([]);
  });
});
