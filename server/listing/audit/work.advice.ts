import type { Advice } from "./advice-form.ts";

/** Advice on what cuts, cleans, finds its way, cools, warms or clears the air. */
export const WORK_ADVICE: Readonly<Record<string, Advice>> = {
  cutting: {
    act: "Show in a short video what is cut with ease and what is too much, and check the edge before packing",
    trouble: "dull blades or bad cuts",
  },
  staysSharp: {
    act: "Say what the blade is made of, how long the edge lasts, and how to sharpen or replace the blade",
    trouble: "blades that go dull",
  },
  cleansWell: {
    act: "Say which dirt and which surfaces it is made for, and show before and after in real use",
    trouble: "dirt that is left behind",
  },
  findsWay: {
    act: "State how high a sill and how narrow a gap it manages, and show how to prepare the ground",
    trouble: "getting stuck or lost",
  },
  cools: {
    act: "State for which room size and how hot a day it is made, with a measured example",
    trouble: "too little cooling",
  },
  warmsRoom: {
    act: "State for which room size it is made, and how long a cold room takes to warm up",
    trouble: "too little warmth",
  },
  airCare: {
    act: "State the room size, and say what change to expect after how many hours or days",
    trouble: "air that stays as it was",
  },
};
