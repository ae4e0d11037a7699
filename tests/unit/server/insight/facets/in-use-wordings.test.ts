import { describe, expect, test } from "bun:test";
import { judged } from "../../../../support/heard.ts";

const POT = "Zwelko Moka Pot";
const PHONES = "Zwelko Kids Bluetooth Headphones";
const CUSHION = "Zwelko Seat Cushion";
const CREAM = "Zwelko Face Cream";
const JUG = "Zwelko Folding Water Container";
const VACUUM = "Zwelko Cordless Hand Vacuum";

describe("what people tell of things in use", () => {
  test.each([
    ["We use it three days on a single charge.", PHONES, "battery", 1],
    ["I can't remember when I last charged them.", PHONES, "battery", 1],
    ["They were still playing when we landed.", PHONES, "battery", 1],
    ["I charge it once a week.", PHONES, "battery", 1],
    ["I get ten minutes on a full charge.", VACUUM, "battery", -1],
    ["It lasts about 12 minutes.", VACUUM, "battery", -1],
    ["The battery was empty before the stairs were done.", VACUUM, "battery", -1],
    ["It has plenty of pull.", VACUUM, "power", 1],
    ["You can barely feel any suction.", VACUUM, "power", -1],
    ["The filter clogs after every room.", VACUUM, "cleaning", -1],
    ["The coffee tastes better than Starbucks.", POT, "brew", 1],
    ["The coffee comes out weak.", POT, "brew", -1],
    ["It works great on my induction hob.", POT, "hob", 1],
    ["My cooktop does not detect it.", POT, "hob", -1],
    ["The handle gets so hot that I need a towel.", POT, "touchHeat", -1],
    ["I burned my fingers pouring.", POT, "touchHeat", -1],
    ["The handle stays cool.", POT, "touchHeat", 1],
    ["I get one small mug out of it.", POT, "capacity", -1],
    ["Just rinse it under the tap.", POT, "cleaning", 1],
    ["You can't find replacement gaskets.", POT, "spares", -1],
    ["It can't go past a safe level.", PHONES, "volumeCap", 1],
    ["The volume limit is a joke.", PHONES, "volumeCap", -1],
    ["They are not loud enough on a train.", PHONES, "sound", -1],
    ["My mom could not hear me.", PHONES, "microphone", -1],
    ["My feet don't touch the floor.", CUSHION, "seatHeight", -1],
    ["The desk is now too low.", CUSHION, "seatHeight", -1],
    ["It takes the weight off my tailbone.", CUSHION, "pain", 1],
    ["The foam traps heat.", CUSHION, "breathable", -1],
    ["It is not for large people.", CUSHION, "sizing", -1],
    ["It gave my daughter pimples.", CREAM, "skin", -1],
    ["It clogged my pores.", CREAM, "skin", -1],
    ["The age spots have faded.", CREAM, "visibleResult", 1],
    ["I did not notice any difference.", CREAM, "visibleResult", -1],
    ["It sinks right in without stickiness.", CREAM, "absorption", 1],
    ["The perfume is too strong.", CREAM, "scent", -1],
    ["The pump jammed.", CREAM, "dispenser", -1],
    ["The spigot drips.", JUG, "leak", -1],
    ["It takes days to dry.", JUG, "cleaning", -1],
    ["You can't get a brush inside.", JUG, "cleaning", -1],
    ["It leaves a rubbery taste.", JUG, "taste", -1],
    ["The handle is way too thin.", JUG, "carry", -1],
    ["It tips over when it is half empty.", JUG, "stability", -1],
    ["It slides under the seat.", JUG, "compact", 1],
    ["There were pinholes along the crease.", JUG, "durability", -1],
    ["I got whiteheads all over my chin.", CREAM, "skin", -1],
    ["The jar came without a seal.", CREAM, "defect", -1],
    ["The cream had already expired.", CREAM, "defect", -1],
    ["It lifts you up by three inches.", CUSHION, "seatHeight", -1],
    ["I had to lower my chair.", CUSHION, "seatHeight", -1],
    ["The cover comes off to wash.", CUSHION, "laundry", 1],
    ["It unzips to wash.", CUSHION, "laundry", 1],
    ["It blows dust back out.", VACUUM, "cleansWell", -1],
    ["Dog hair does not budge.", VACUUM, "cleansWell", -1],
    ["It took several tries to pair them.", PHONES, "connection", -1],
    ["They keep disconnecting.", PHONES, "connection", -1],
  ] as const)("%s of a %s: %s", (text, product, facet, polarity) => {
    expect(judged(text, product)).toContainEqual([facet, polarity]);
  });

  test.each([
    ["It takes 10 minutes to charge.", VACUUM, "battery", -1],
    ["It should last all day on a charge.", PHONES, "battery", 1],
    ["We love making just one cup of tea.", POT, "capacity", -1],
    ["Don't put it in the dishwasher.", POT, "cleaning", 1],
    ["It has a rubber handle.", JUG, "taste", -1],
    ["My skin is not red.", CREAM, "skin", -1],
    ["It does not clog my pores.", CREAM, "skin", -1],
    ["My mom can hear me.", PHONES, "microphone", -1],
    ["I wish it had a seat.", CUSHION, "seatHeight", -1],
  ] as const)("but not: %s of a %s: %s", (text, product, facet, polarity) => {
    expect(judged(text, product)).not.toContainEqual([facet, polarity]);
  });
});
