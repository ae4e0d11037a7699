import type { Advice } from "./advice-form.ts";

export const HOUSEHOLD_ADVICE: Readonly<Record<string, Advice>> = {
  rolling: {
    act: "Look at the wheels and bearings, and say on which ground they roll well",
    trouble: "wheels that drag or stick",
  },
  darkness: {
    act: "Say how much light is kept out, at the edges too, and show it in a photo at noon",
    trouble: "light or looks getting through",
  },
  cushioning: {
    act: "State the height and firmness, and say which sleepers or sitters it suits",
    trouble: "the wrong firmness or missing support",
  },
  marks: {
    act: "Test every batch on common paper, and name the surfaces and settings it is made for",
    trouble: "skipping, smearing or faint print",
  },
  bond: {
    act: "Name the surfaces and the weight it holds, and how to prepare and how long to wait",
    trouble: "a hold that does not last",
  },
  removal: {
    act: "Show how to take it off, and name the surfaces that it may harm",
    trouble: "residue or damage after removal",
  },
  workout: {
    act: "State the resistance or weight of every level, and say for which strength each is meant",
    trouble: "the wrong resistance",
  },
  load: {
    act: "State how much weight each part bears, and strengthen what bends below that",
    trouble: "sagging or bending under weight",
  },
  locking: {
    act: "Look into how it was opened or got stuck, and state its security level plainly",
    trouble: "a lock that fails",
  },
  rust: { act: "Use a metal or coating that withstands water, and say how to care for it", trouble: "rust" },
  creak: { act: "Find the joint that creaks, and give it a washer or a tighter fit", trouble: "creaks" },
  dexterity: {
    act: "Show small parts being handled with them on, and say which jobs they are too thick for",
    trouble: "clumsy fingers",
  },
};
