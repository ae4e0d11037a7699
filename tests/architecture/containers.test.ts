import { describe, expect, test } from "bun:test";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { validate } from "dockerfile-utils";
import * as v from "valibot";
import { parse } from "yaml";
import manifest from "../../package.json" with { type: "json" };
import { readEnv, VARIABLES } from "../../server/env.ts";
import { clientAddress } from "../../server/http/client-address.ts";

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

  const { environment } = v.parse(Compose, parse(read("compose.yaml")))["x-app"];

  test("passes on every variable there is, but for what the image says and what only tests may set", () => {
    const ofTheImage =
      /^ENV (.+)$/m
        .exec(read("Dockerfile"))?.[1]
        ?.split(" ")
        .map((pair) => pair.split("=")[0]) ?? [];
    expect(ofTheImage).toContain("DATA_DIR");
    expect([...Object.keys(environment), ...ofTheImage, "CLOCK_OFFSET_MS"].toSorted()).toEqual(VARIABLES.toSorted());
  });

  test("passes on each under its own name, and what it leaves empty is not set", () => {
    const passedOn = Object.entries(environment).filter(([, value]) => value.endsWith(":-}"));
    expect(passedOn.length).toBeGreaterThan(20);
    expect(passedOn.filter(([name, value]) => value !== `\${${name}:-}`)).toEqual([]);
    expect(readEnv(Object.fromEntries(passedOn.map(([name]) => [name, ""])))).toEqual(readEnv({}));
  });

  test("believes the two proxies in front of it and no more, so that customers keep their own addresses", () => {
    expect(environment["TRUST_PROXY"]).toBe("${TRUST_PROXY:-2}");
    expect(read("compose.yaml")).toContain("trusted_proxies static private_ranges");
    const request = new Request("http://app", { headers: { "x-forwarded-for": "198.51.100.7, 172.18.0.1" } });
    const proxy = { requestIP: () => ({ address: "172.18.0.5" }) };
    expect(clientAddress(request, proxy, { TRUST_PROXY: 2 })).toBe("198.51.100.7");
  });
});
