import { expect, test } from "bun:test";
import { leadOf } from "../../../../../server/listing/facts/fact-lead.ts";

test.each([
  ["quilted nylon lining is machine washable", "Quilted Nylon Lining", "machine washable"],
  ["folding steel hook for hanging it up", "Folding Steel Hook", "for hanging it up"],
  ["silicone foot grips tile, oak and slate", "Silicone Foot", "grips tile, oak and slate"],
  ["magnetic lid compatible with all three jars", "Magnetic Lid", "compatible with all three jars"],
  ["BPA-free 60dB limiter can be switched off", "BPA-free 60dB Limiter", "can be switched off"],
  ["two steel hooks for oak doors", "Two Steel Hooks", "for oak doors"],
  ["padded steel frame", "Padded Steel Frame", ""],
] as const)("%p has the header %p and says %p", (fact, header, rest) =>
  expect(leadOf(fact)).toMatchObject({ header, rest }),
);

test.each([
  "12 x 9 x 4 inches",
  "includes a mesh bag and two filters",
  "saving up to 70% of the room of a steel rack",
  "at just 2 lb it is easy to lift with the handle",
  "one charge of the battery keeps it going for weeks",
  "wipes clean with a damp cloth",
  "fits rails from 20 to 45 inches",
  "low profile dust cover tucks away in its pocket",
  "sizes XS to XL in eight colors with a mesh lining",
  "sizes S to 3X with a mesh lining",
  "only 2 inches thick with a mesh cover",
])("%p speaks of no thing that could head it", (fact) => expect(leadOf(fact)).toBeNull());
