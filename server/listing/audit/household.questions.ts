import { always, does, doesIt, is, type Question, theProduct, whole } from "./asking.ts";

export const HOUSEHOLD_QUESTIONS: Readonly<Record<string, Question>> = {
  compatible: (asked) => `What ${is(whole(asked)).toLowerCase()} ${theProduct(asked)} compatible with?`,
  joins: always("Do the pieces join easily and stay together?"),
  rolling: doesIt("roll smoothly"),
  darkness: (asked) => doesIt("keep light out and give privacy")(whole(asked)),
  cushioning: (asked) => `How firm ${is(whole(asked)).toLowerCase()} ${theProduct(asked)}?`,
  marks: always("Are lines and print clean, without skips and smears?"),
  bond: (asked) => doesIt("hold for long")(whole(asked)),
  removal: (asked) => doesIt("come off without residue or damage")(whole(asked)),
  workout: always("Is there enough resistance for a good workout?"),
  load: (asked) => `How much weight ${does(whole(asked)).toLowerCase()} ${theProduct(asked)} hold?`,
  locking: (asked) => doesIt("lock securely and open without trouble")(whole(asked)),
  brew: always("How good is the coffee?"),
  sediment: always("Do grounds get into the cup?"),
  hob: always("Does it work on an induction stove?"),
  touchHeat: always("Does the handle get too hot to hold?"),
  volumeCap: always("How loud can it get?"),
  seatHeight: always("How high does one sit?"),
  creak: (asked) => doesIt("creak")(asked),
  rust: (asked) => doesIt("rust")(asked),
  dexterity: always("Can small things be handled with the gloves on?"),
};
