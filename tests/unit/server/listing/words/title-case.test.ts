import { expect, test } from "bun:test";
import { toPlainCase, toTitleCase } from "../../../../../server/listing/words/title-case.ts";

test.each([
  ["water bottle 32 oz", "Water Bottle 32 oz"],
  ["Water Bottle 32 Oz", "Water Bottle 32 oz"],
  ["cutting board 24 x 16 inch", "Cutting Board 24 x 16 Inch"],
  ["bottle with straw lid for the gym", "Bottle with Straw Lid for the Gym"],
  ["Bottle With Straw Lid", "Bottle with Straw Lid"],
  ["KELVARA INSULATED WATER BOTTLE 32 OZ WITH LED", "Kelvara Insulated Water Bottle 32 oz with LED"],
  ["Kelvara STAINLESS Water Bottle", "Kelvara Stainless Water Bottle"],
  ["OXO good grips peeler", "OXO Good Grips Peeler"],
  ["usb led desk lamp", "USB LED Desk Lamp"],
  ["iPhone case V2 12v", "iPhone Case V2 12V"],
  ["no-pull harness", "No-Pull Harness"],
  ["women's black/white top", "Women's Black/White Top"],
  ["cables built in", "Cables Built In"],
  ["2 pack", "2 Pack"],
  ["lotion 8 fl oz", "Lotion 8 fl oz"],
  ["lotion 8 Fl. Oz", "Lotion 8 fl. oz"],
  ["ACME SAW 18V 2.0AH KIT", "Acme Saw 18V 2.0Ah Kit"],
  ["kettle 1.7 l 1500 w", "Kettle 1.7 L 1500 W"],
  ["power bank 10000mah 5v", "Power Bank 10000mAh 5V"],
  ["vitamin b12 v neck l", "Vitamin B12 V Neck L"],
  ["5-stage filter 2-person tent", "5-Stage Filter 2-Person Tent"],
  ["12-inch 3-in-1 skillet", "12-inch 3-in-1 Skillet"],
  ["бутылка для воды", "Бутылка Для Воды"],
])("%j becomes %j", (text, cased) => {
  expect(toTitleCase(text)).toBe(cased);
});

test("a brand in capitals stays as the seller writes it, unless everything is in capitals", () => {
  expect(toTitleCase("BRUNMOOR coffee grinder", "BRUNMOOR")).toBe("BRUNMOOR Coffee Grinder");
  expect(toTitleCase("BRUNMOOR COFFEE GRINDER", "BRUNMOOR")).toBe("Brunmoor Coffee Grinder");
});

test("names of peoples, makers and connectors keep their capitals", () => {
  expect(toTitleCase("wired usb-c cable")).toBe("Wired USB-C Cable");
  expect(["5000 mAh Battery", "3 L Tank", "Size L Tank", "8 fl oz"].map(toPlainCase)).toEqual([
    "5000 mAh battery",
    "3 L tank",
    "size l tank",
    "8 fl oz",
  ]);
  expect(toPlainCase("German Steel, Alexa Control, IPX5 Case")).toBe("German steel, Alexa control, IPX5 case");
});

test("title case applied again changes nothing", () => {
  for (const text of ["KELVARA WATER BOTTLE 32 OZ", "led lamp 5 W for usb", "no-pull harness"])
    expect(toTitleCase(toTitleCase(text))).toBe(toTitleCase(text));
});
