import type { Advice } from "./advice-form.ts";

/** Advice on what cuts, cleans, finds its way, cools, warms or clears the air. */
export const WORK_ADVICE: Readonly<Record<string, Advice>> = {
  cutting: {
    act: "Test units for a clean cut before packing, and say what is too much for them",
    trouble: "that it cuts badly",
  },
  staysSharp: {
    act: "State how long the edge lasts in use, and how to sharpen or replace it",
    trouble: "that it goes dull soon",
  },
  cleansWell: {
    act: "Say which dirt and which surfaces it is made for, and show before and after in real use",
    trouble: "dirt that is left behind",
  },
  findsWay: {
    act: "State what steps, slopes, gaps and obstacles it manages, and how to prepare the area",
    trouble: "getting stuck or lost",
  },
  cools: {
    act: "State how much it cools or how much air it moves, and for how large a space",
    trouble: "too little cooling or airflow",
  },
  warmsRoom: {
    act: "State how large a space it warms and how long that takes, as measured",
    trouble: "too little warmth",
  },
  airCare: {
    act: "State what change to expect, in how large a space and how soon",
    trouble: "air that stays as it was",
  },
};
