import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { seal, unseal } from "../../../../server/store/seal.ts";
import { createSecrets, secretsFromFile } from "../../../../server/store/secrets.ts";

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

describe("sealing", () => {
  test("what was sealed opens with the same key and context, to the same bytes", () => {
    fc.assert(
      fc.property(bytes(32), fc.uint8Array(), fc.string(), (key, plain, context) => {
        expect(unseal(key, seal(key, plain, context), context)).toEqual(Buffer.from(plain));
      }),
    );
  });

  test("it opens with no other key, in no other context, and not once a single bit was changed", () => {
    fc.assert(
      fc.property(bytes(32), bytes(32), fc.uint8Array({ minLength: 1 }), fc.nat(), (key, other, plain, place) => {
        fc.pre(Buffer.compare(key, other) !== 0);
        const sealed = seal(key, plain, "here");
        expect(() => unseal(other, sealed, "here")).toThrow();
        expect(() => unseal(key, sealed, "there")).toThrow();
        const changed = Buffer.from(sealed);
        const index = place % changed.length;
        changed[index] = (changed[index] ?? 0) ^ 1;
        expect(() => unseal(key, changed, "here")).toThrow();
      }),
    );
  });

  test("the same text sealed twice does not look the same", () => {
    const key = new Uint8Array(32);
    expect(seal(key, Buffer.from("text"), "here")).not.toEqual(seal(key, Buffer.from("text"), "here"));
  });

  test("what is no sealed value is refused", () => {
    expect(() => unseal(new Uint8Array(32), Buffer.from("short"), "here")).toThrow("Not a sealed value");
  });
});

describe("the master secret", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "listwright-secrets-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test("gives every purpose a key of its own, and always the same", () => {
    const secrets = createSecrets(new Uint8Array(32).fill(1));
    expect(secrets.derive("cookies")).toEqual(secrets.derive("cookies"));
    expect(secrets.derive("cookies")).not.toEqual(secrets.derive("subject-keys"));
    expect(secrets.derive("cookies")).not.toEqual(createSecrets(new Uint8Array(32).fill(2)).derive("cookies"));
    expect(secrets.derive("cookies", 64)).toHaveLength(64);
  });

  test("is made once, kept in a file only its owner can read, and found again", () => {
    const path = join(folder, "data", "key");
    const first = secretsFromFile(path).derive("p");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(secretsFromFile(path).derive("p")).toEqual(first);
    expect(readdirSync(join(folder, "data"))).toEqual(["key"]);
  });

  test("that is damaged stops the start instead of being replaced", () => {
    const path = join(folder, "key");
    writeFileSync(path, "too short");
    expect(() => secretsFromFile(path)).toThrow("The master secret is unusable: damaged");
  });
});
