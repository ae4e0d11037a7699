import { expect, test } from "bun:test";
import { upcast } from "../../../../events/kernel/upcast.ts";

const upcasters = {
  AvatarRenamed: [
    (data: Record<string, unknown>) => ({ ...data, second: true }),
    (data: Record<string, unknown>) => ({ ...data, third: true }),
  ],
};

test.each([
  [1, { version: 3, data: { name: "x", second: true, third: true } }],
  [2, { version: 3, data: { name: "x", third: true } }],
  [3, { version: 3, data: { name: "x" } }],
])("data of version %i is lifted by the steps it has not had", (version, expected) => {
  expect(upcast(upcasters, { type: "AvatarRenamed", version, data: { name: "x" } })).toEqual(expected);
});

test("a type without steps stays as it is", () => {
  expect(upcast({}, { type: "AvatarRenamed", version: 1, data: { name: "x" } })).toEqual({
    version: 1,
    data: { name: "x" },
  });
});

test("what a newer release wrote is refused", () => {
  expect(() => upcast(upcasters, { type: "AvatarRenamed", version: 4, data: {} })).toThrow("A newer release");
});
