import { expect, test } from "bun:test";
import { saidHalf } from "../../../../../server/listing/claims/said-half.ts";

test.each([
  ["stays put when running or jumping", "it stayed put on my run", "stays put when running"],
  ["stays put when running or jumping", "jumped all day in it", "stays put when jumping"],
  ["stays put when running or jumping", "i run and jump in it", "stays put when running or jumping"],
  ["stays put when running or jumping", "did burpees in it", "stays put when running or jumping"],
  ["holds a wallet or cards", "room for my cards", "holds cards"],
  ["hangs on a hook or nail", "hangs on the hook", "hangs on a hook"],
  ["easy to dress up or down", "dress it up", "easy to dress up or down"],
  ["no greasy or sticky feel", "never greasy", "no greasy or sticky feel"],
])("%s, of %p: %s", (text, said, told) => expect(saidHalf(text, said)).toBe(told));
