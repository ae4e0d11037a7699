import { describe, expect, test } from "bun:test";
import { judged } from "../../../../support/heard.ts";

describe("charging is told matter by matter", () => {
  test.each([
    ["It charges my phone in no time.", "chargeSpeed", 1],
    ["Charging is slow.", "chargeSpeed", -1],
    ["It gave my phone four full charges.", "chargeStore", 1],
    ["Nowhere near 5 charges.", "chargeStore", -1],
    ["It stopped holding a charge after two months.", "chargeStore", -1],
    ["It charges two phones at once.", "chargesAtOnce", 1],
    ["It takes forever to recharge the brick itself.", "recharge", -1],
    ["It recharges quickly.", "recharge", 1],
    ["It charges every time.", "chargeContact", 1],
    ["It charges intermittently.", "chargeContact", -1],
  ] as const)("of a power bank: %s", (text, facet, polarity) => {
    expect(judged(text, "Acme Power Bank")).toEqual([[facet, polarity]]);
  });

  test("a jump starter starts a vehicle", () =>
    expect(judged("It jumped my truck.", "Acme Jump Starter")).toContainEqual(["jumpStart", 1]));

  test.each(["Charging takes forever.", "Charging is slow.", "It takes like 5 hours to charge which is annoying."])(
    "what runs on a battery is itself charged: %s",
    (text) => expect(judged(text, "Acme Cordless Vacuum")).toEqual([["recharge", -1]]),
  );

  test.each([
    ["It gets really hot.", -1],
    ["It doesn't get hot at all.", 1],
  ] as const)("what should stay cool: %s", (text, polarity) =>
    expect(judged(text, "Acme Power Bank")).toEqual([["staysCool", polarity]]),
  );

  test("a curling iron may get hot", () =>
    expect(judged("It gets really hot.", "Acme Cordless Curling Iron").map(([, sign]) => sign)).not.toContain(-1));

  test("a cable that quits does not charge slowly", () =>
    expect(judged("The cable quit after six weeks.", "Acme Power Bank")).toEqual([["durability", -1]]));

  test("a time to some share of a charge is no praise", () =>
    expect(judged("Two hours to get from 20 to 80.", "Acme Power Bank")).toEqual([["chargeSpeed", -1]]));
});
