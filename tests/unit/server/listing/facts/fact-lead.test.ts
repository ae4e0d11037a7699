import { expect, test } from "bun:test";
import { actionOf, leadOf, partOf, thingsIn } from "../../../../../server/listing/facts/fact-lead.ts";

test.each([
  ["quilted nylon lining is machine washable", "Quilted Nylon Lining", "machine washable"],
  ["folding steel hook for hanging it up", "Folding Steel Hook", "for hanging it up"],
  ["silicone foot grips tile, oak and slate", "Silicone Foot", "grips tile, oak and slate"],
  ["magnetic lid compatible with all three jars", "Magnetic Lid", "compatible with all three jars"],
  ["BPA-free 60dB limiter can be switched off", "BPA-free 60dB Limiter", "can be switched off"],
  ["two steel hooks for oak doors", "Two Steel Hooks", "for oak doors"],
  ["padded steel frame", "Padded Steel Frame", ""],
  ["low profile dust cover tucks away in its pocket", "Low Profile Dust Cover", "tucks away in its pocket"],
  ["steel hook folds down over the rail", "Steel Hook", "folds down over the rail"],
  ["six hooks plus a rail", "Six Hooks Plus a Rail", ""],
  ["padded belt with hip pockets takes the load off", "Padded Belt with Hip Pockets", "takes the load off"],
  ["polyester outer fabric repels spills and light rain", "Polyester Outer Fabric", "repels spills and light rain"],
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
  "sizes XS to XL in eight colors with a mesh lining",
  "sizes S to 3X with a mesh lining",
  "only 2 inches thick with a mesh cover",
  "sip or use the included reusable straw",
  "collagen and two peptides calm itchy elbows",
  "rubber feet and a steel hook keep the rack upright",
  "six felt pads protect oak floors",
  "scrape or wash with a nylon brush",
  "adds magnesium to dry elbows and knees",
  "made of solid walnut with brass hinges",
  "2.5 lbs with the steel frame",
  "supports up to 12 steel hooks",
])("%p speaks of no thing that could head it", (fact) => expect(leadOf(fact)).toBeNull());

test.each([
  ["pour hands free on the trail", "Pour Hands Free", "on the trail"],
  ["check on bread while it rises", "Check on Bread", "while it rises"],
] as const)("%p is done %p, %p", (fact, header, rest) => expect(actionOf(fact)).toMatchObject({ header, rest }));

test.each([
  ["six felt pads protect oak floors", "Felt Pads"],
  ["60 mm steel blades chop nuts and ice", "Steel Blades"],
  ["rubber feet and a steel hook keep the rack upright", ""],
  ["steel hook folds down over the rail", ""],
  ["two steel hooks for oak doors", ""],
] as const)("%p is what %p do", (fact, things) => expect(thingsIn(fact)).toBe(things));

test.each(["steel hook on the rail", "pour", "wash it, fold it, on and on", "clean or store on a hook at home"])(
  "%p tells nothing that people do",
  (fact) => expect(actionOf(fact)).toBeNull(),
);

test.each([
  ["316 stainless steel serving bowl", "Serving Bowl", "316 stainless steel"],
  ["solid walnut tray with felt feet", "Walnut Tray", "solid walnut with felt feet"],
  ["borosilicate glass lid", "Glass Lid", "borosilicate glass"],
  ["brass water knob at your thumb", "Water Knob", "brass, at your thumb"],
  ["2.5 oz (75 ml) spray bottle", "Spray Bottle", "2.5 oz (75 ml)"],
] as const)("%p is the part %p, %p", (fact, header, rest) => expect(partOf(fact)).toMatchObject({ header, rest }));

test.each([
  "made from organic cotton",
  "walnut tray with felt feet",
  "two-sided lid and 12 pegs",
  "includes a funnel, a 2 liter jug",
  "20% glycerin when open",
  "2 liter capacity",
  "8 liters of storage",
  "9 oz empty",
  "12 x 9 x 4 inches",
  "rounded corners",
])("%p names no part behind its make", (fact) => expect(partOf(fact)).toBeNull());
