import type { Planted } from "./planted-contradictions.ts";

/** Written after the ledger was settled on the planted set; nothing was changed for it. */
export const HELD_OUT: readonly Planted[] = [
  {
    productName: "Fennimore Standing Desk Lamp",
    claims: [
      {
        claim: "Bright Light: bright enough for reading",
        against: ["It is too dim to read by.", "The light is dim."],
        for: ["The light is bright.", "Bright enough for reading in bed."],
      },
      {
        claim: "Stable Base: heavy base that does not wobble",
        against: ["The base wobbles when I type.", "It tips over easily."],
        for: ["The base is heavy and it doesn't tip.", "Stable base, no wobble."],
      },
      {
        claim: "Easy Setup: assembles in 5 minutes",
        against: ["It took me 40 minutes to assemble.", "Hard to put together."],
        for: ["Assembled in 5 minutes.", "Easy to put together."],
      },
      {
        claim: "Long Cord: 6 ft cord reaches any outlet",
        against: ["The cord is too short.", "The cord is only 3 ft."],
        for: ["The 6 ft cord is long enough."],
      },
    ],
    others: [
      "I am 6 ft tall and it stands beside my chair.",
      "My cat likes it.",
      "My old lamp was dim.",
      "The box had a dent.",
      "I read for 40 minutes every night.",
      "Would be nice if the cord were brown.",
    ],
  },
  {
    productName: "Oriel Kids Rain Boots",
    claims: [
      {
        claim: "Waterproof: keeps feet dry in puddles",
        against: ["They leak, his socks were soaked.", "Not waterproof at all."],
        for: ["Waterproof, her feet stay dry.", "No leaks in deep puddles."],
      },
      {
        claim: "Easy On: handles make them easy to pull on",
        against: ["The handles ripped off, hard to pull on."],
        for: ["Easy to pull on with the handles."],
      },
      {
        claim: "True to Size: fits as expected",
        against: ["They run small.", "Way too big, two sizes off."],
        for: ["True to size.", "They fit perfectly."],
      },
    ],
    others: [
      "We bought the ladybug ones.",
      "He wears them to the farm.",
      "The store leaked last winter, long story.",
      "My son is small for his age.",
      "Cute pattern.",
    ],
  },
];
