import { expect, test } from "bun:test";
import { headerFor } from "../../../../../server/listing/facts/fact-kinds.ts";

test.each([
  [["size M (54-58 cm)", "size L (58-62 cm)"], "Size at a Glance"],
  [["holds up to 40 oz", "12 inch wide"], "Size and Capacity"],
  [["two mesh pockets"], "Size and Capacity"],
  [["1200 mAh battery"], "Power and Charging"],
  [["oak and steel"], "What It Is Made Of"],
  [["three lighting modes"], "Good to Know"],
] as const)("%p stand under %p", (facts, header) => expect(headerFor(facts)).toBe(header));
