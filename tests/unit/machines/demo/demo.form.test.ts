import { expect, test } from "bun:test";
import { EMPTY_DEMO, objectionToDemo } from "../../../../machines/demo/demo.form.ts";

const form = { ...EMPTY_DEMO, productName: "Lamp", avatarName: "Maker", reviews: "Bright." };

test("a demo takes names of 200 characters, spaces around them aside, and says which one is longer", () => {
  expect(objectionToDemo({ ...form, productName: ` ${"p".repeat(200)} ` })).toBeNull();
  expect(objectionToDemo({ ...form, productName: "p".repeat(201) })).toEqual({
    fields: ["productName"],
    message: "Product name must be 200 characters or less",
  });
  expect(objectionToDemo({ ...form, avatarName: "a".repeat(201) })).toEqual({
    fields: ["avatarName"],
    message: "Avatar name must be 200 characters or less",
  });
});
