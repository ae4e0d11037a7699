import { expect, test } from "bun:test";
import { seal } from "../../../../server/store/seal.ts";
import { createSecrets } from "../../../../server/store/secrets.ts";
import { createSubjectKeys } from "../../../../server/store/subject-keys.ts";

const REMEMBERED = 10_000;

test("of more keys than it holds a process forgets the one that was used longest ago", () => {
  const secrets = createSecrets(new Uint8Array(32).fill(7));
  const wrapping = secrets.derive("subject-keys");
  const keys = createSubjectKeys(secrets);
  const read = (subject: string) =>
    keys.unwrap(subject, { wrapped_key: seal(wrapping, Buffer.alloc(32, 1), subject), erased: false });
  for (let subject = 0; subject < REMEMBERED; subject += 1) read(`s${subject}`);
  expect(keys.recall("s0")).toEqual(Buffer.alloc(32, 1));
  read("one more");
  expect([keys.recall("s0"), keys.recall("one more")]).toEqual([Buffer.alloc(32, 1), Buffer.alloc(32, 1)]);
  expect(keys.recall("s1")).toBe("none");
});
