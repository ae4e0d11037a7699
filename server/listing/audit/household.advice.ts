import type { Advice } from "./advice-form.ts";

export const HOUSEHOLD_ADVICE: Readonly<Record<string, Advice>> = {
  rolling: {
    act: "Find out on which ground it rolls or steers badly, and say where it rolls well",
    trouble: "that it does not roll or steer well",
  },
  darkness: {
    act: "State how much light it keeps out, and show in photos what is seen through it",
    trouble: "light or looks getting through",
  },
  cushioning: {
    act: "State the thickness and firmness, and say for whom they are right",
    trouble: "the wrong firmness or missing support",
  },
  marks: {
    act: "Test units before packing, and name what they are made to write or print on",
    trouble: "skipping, smearing or faint lines or print",
  },
  bond: {
    act: "Name the surfaces it sticks to, how to prepare them and how long to wait",
    trouble: "that it does not stick or stay stuck",
  },
  removal: {
    act: "Show how to take it off, and name the surfaces that it may harm",
    trouble: "residue or damage after removal",
  },
  workout: {
    act: "State resistance, weight or speed in figures, and say for whom it is enough",
    trouble: "a workout that is too light or too hard",
  },
  load: {
    act: "State how much weight each part bears, and strengthen what bends below that",
    trouble: "sagging or bending under weight",
  },
  locking: {
    act: "Find out how it was opened or why it stuck, and say what it withstands",
    trouble: "a lock that fails",
  },
  rust: { act: "Find out which part rusts, change its metal or coating, and say how to care for it", trouble: "rust" },
  compatible: {
    act: "List what it is compatible with, by name, and what it is not",
    trouble: "that it does not work with what they have",
  },
  joins: {
    act: "Find out which joints are too loose or too tight, and change their measure",
    trouble: "pieces that do not join or stay together",
  },
  brew: {
    act: "Say which grind, dose and heat give the best cup, and show them",
    trouble: "coffee that disappoints",
  },
  sediment: {
    act: "Say which grind the filter is made for, and test the filter with finer ones",
    trouble: "grounds in the cup",
  },
  hob: {
    act: "Name the stoves and the smallest ring it works on, and test units on those",
    trouble: "stoves that do not detect it",
  },
  touchHeat: {
    act: "Find out which part gets hot, insulate it or say how to hold it",
    trouble: "a part that gets too hot to hold",
  },
  volumeCap: {
    act: "State the highest loudness as measured, and test units for it",
    trouble: "a volume limit that does not protect",
  },
  seatHeight: {
    act: "State the height it adds or has, under the weight of a person, and for which seats it is made",
    trouble: "a seat that is too high or too low",
  },
  getUp: {
    act: "State the height one gets up from, under the weight of a person",
    trouble: "trouble getting up from it",
  },
  creak: {
    act: "Find out which part makes the noise, and change it or say how to quiet it",
    trouble: "creaks or other noises",
  },
  dexterity: {
    act: "Show what can be handled with them on, and say what is too small or fine for them",
    trouble: "clumsy fingers",
  },
};
