import { expect, test } from "bun:test";
import { headerFor, isConcrete, kindOfFact } from "../../../../../server/listing/seller/fact-kinds.ts";

test.each([
  [["size M (54-58 cm)", "size L (58-62 cm)"], "Size at a Glance"],
  [["holds up to 40 oz", "12 inch wide"], "Size and Capacity"],
  [["two mesh pockets"], "Size and Capacity"],
  [["1200 mAh battery"], "Power and Charging"],
  [["USB-C port"], "Power and Charging"],
  [["VGA, USB and a card slot"], "Good to Know"],
  [["900 mAh detachable battery"], "Power and Charging"],
  [["detachable liner"], "Care and Cleaning"],
  [["smooth slate surface"], "Good to Know"],
  [["smooth it over the edge"], "How to Use"],
  [["radio dongle and USB-C"], "Good to Know"],
  [["oak and steel"], "Parts and Materials"],
  [["three lighting modes"], "Good to Know"],
  [["the standard size sheet is made of washed linen"], "Parts and Materials"],
  [["sticks to a fridge, a dishwasher or a washing machine"], "Good to Know"],
  [["dishwasher safe"], "Care and Cleaning"],
  [["goes in the washing machine"], "Care and Cleaning"],
  [["builds fine motor skills"], "Good to Know"],
  [["1.5 hp motor"], "Power"],
  [["6 feet of rope"], "Size at a Glance"],
  [["8 oz per square yard"], "Parts and Materials"],
  [["vegan", "sulfate free"], "Ingredients"],
  [["vegan leather straps"], "Parts and Materials"],
  [["pump switches off by itself"], "Safety Features"],
  [["works on gas and glass hobs"], "What It Suits"],
  [["pairs with Android and iOS"], "Works With"],
  [["4x zoom"], "Good to Know"],
  [["2 x cotton bag"], "What Comes in the Box"],
  [["sip from the included straw"], "Good to Know"],
  [["use the sponge included"], "Good to Know"],
  [["slip over the handle and pull"], "How to Use"],
  [["suitable for salads, soups and stews"], "What It Suits"],
] as const)("%p stand under %p", (facts, header) => expect(headerFor(facts)).toBe(header));

test.each([
  ["polished with beeswax", true],
  ["5 feet tall", true],
  ["HD screen", true],
  ["good for tired feet", false],
  ["screen free afternoons", false],
  ["polished manners", false],
] as const)("%p is concrete: %p", (text, concrete) => expect(isConcrete(text)).toBe(concrete));

test.each([
  ["brass frame", "Parts and Materials"],
  ["cuts through wood and metal", "Good to Know"],
  ["3 inch wide strap", "Good to Know"],
  ["12 inches wide", "Size at a Glance"],
  ["800 mAh battery", "Power and Charging"],
  ["beeps when the battery is low", "Good to Know"],
] as const)("%p alone stands under %p", (fact, header) => expect(kindOfFact(fact)).toBe(header));
