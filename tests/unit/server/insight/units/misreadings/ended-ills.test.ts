import { describe, expect, test } from "bun:test";
import { judged } from "../../../../../support/heard.ts";

const heard = (text: string, product: string): string[] =>
  judged(text, product).map(([facet, polarity]) => `${polarity > 0 ? "+" : "-"}${facet}`);

describe("ills that end, or are older than the product", () => {
  test.each([
    ["I've had a bad lower back since my second kid.", "Acme Walking Treadmill", "-pain"],
    ["My scalp isn't dry and tight anymore.", "Acme Hair Oil", "-softness"],
    ["The shedding slowed by the second month.", "Acme Hair Oil", "-noun:shedding"],
    ["My beard has been patchy since forever.", "Acme Beard Oil", "-evenness"],
  ])("%s (%s): not %s", (text, product, sign) => expect(heard(text, product)).not.toContain(sign));

  test("praise what ended them, unless they go on or came of it", () => {
    expect(heard("The itching is gone.", "Acme Hair Oil")).toContain("+skin");
    expect(heard("The pain got worse.", "Acme Seat Cushion")).not.toContain("+pain");
    expect(heard("The itching cleared after I stopped using it.", "Acme Hair Oil")).not.toContain("+skin");
  });
});

describe("what is done with a thing, or tried against it", () => {
  test.each([
    ["The tray slides out for cleaning.", "Acme Dog Crate", "-secure"],
    ["It fell out of a treehouse.", "Acme Flashlight", "-secure"],
    ["I can't shift the thing on carpet.", "Acme Treadmill", "+secure"],
    ["Tried fresh batteries twice.", "Acme Flashlight", "+battery"],
    ["Not sure what people mean by silent.", "Acme Treadmill", "+noise"],
    ["It saved me from buying a whole new mattress.", "Acme Mattress Topper", "-noun:mattress"],
    ["It never came on again.", "Acme Treadmill", "-shipping"],
    ["I was 26 and everything stayed up by itself then.", "Acme Leggings", "+staysUp"],
    ["The itching has not stopped.", "Acme Hair Oil", "+noun:itching"],
    ["Any heavier and the door opens.", "Acme Bird Feeder", "-weight"],
    ["The squirrel gets on, the doors close.", "Acme Bird Feeder", "-pests"],
    ["Shuts itself off after an hour to cool down.", "Acme Walking Treadmill", "+autoOff"],
    ["Switches itself off after an hour when it gets too warm.", "Acme Mini Projector", "+autoOff"],
    ["After about ten rolls it quits.", "Acme Label Printer", "-noun:roll"],
    ["I have never been so happy to look silly.", "Acme Desk Lamp", "-looks"],
  ])("%s (%s): not %s", (text, product, sign) => expect(heard(text, product)).not.toContain(sign));
});
