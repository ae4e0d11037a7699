import { describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { validate } from "dockerfile-utils";
import * as v from "valibot";
import { parse } from "yaml";
import manifest from "../../package.json" with { type: "json" };
import { readEnv } from "../../server/env.ts";

const ROOT = join(import.meta.dir, "../..");
const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");

const Compose = v.object({ "x-app": v.object({ environment: v.record(v.string(), v.string()) }) });

describe("the image", () => {
  const dockerfile = read("Dockerfile");

  test("is described without a fault", () => {
    expect(validate(dockerfile)).toEqual([]);
    expect(validate("FORM node\nRUN x").length).toBeGreaterThan(0);
  });

  test("runs the Bun that the package names", () => {
    expect(/bun@(\S+)/.exec(dockerfile)?.[1]).toBe(manifest.packageManager.replace("bun@", ""));
  });

  test("copies only what there is", () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = ""]) =>
      files.split(" "),
    );
    expect(copied).toContain("server");
    expect(copied.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});

describe("the compose file", () => {
  test("is described without a fault or a warning", () => {
    const { exitCode, stdout } = Bun.spawnSync(
      [process.execPath, "node_modules/.bin/dclint", "--max-warnings", "0", "compose.yaml"],
      { cwd: ROOT },
    );
    expect(stdout.toString()).not.toContain("warning");
    expect(exitCode).toBe(0);
  });

  test("sets only variables that the product reads", () => {
    const { environment } = v.parse(Compose, parse(read("compose.yaml")))["x-app"];
    const known = Object.keys(readEnv({})).concat(Object.keys(readEnv(CONFIGURED)));
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
  });
});

const CONFIGURED = {
  ADMIN_EMAIL: "ada@example.com",
  APP_URL: "https://shop.example",
  DATABASE_URL: "postgres://localhost/listwright",
  METRICS_PORT: "9464",
  OPENAI_API_KEY: "key",
  SMTP_URL: "smtp://localhost",
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  STRIPE_PRICE_PRO: "price_1",
  STRIPE_PRICE_AGENCY: "price_2",
};
