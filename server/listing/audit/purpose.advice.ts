import type { Advice } from "./advice-form.ts";

export const PURPOSE_ADVICE: Readonly<Record<string, Advice>> = {
  response: {
    act: "Find out which press, movement or command fails, and test units for that",
    trouble: "presses, moves or commands that fail or come late",
  },
  signalReach: { act: "State the measured range, and what to expect through walls", trouble: "a weak or slow signal" },
  chargeSpeed: {
    act: "State the watts, and the charging times measured with common devices",
    trouble: "slow or weak charging",
  },
  chargesAtOnce: {
    act: "State how many devices charge together, and at what output each",
    trouble: "that several devices cannot be charged at once",
  },
  chargeStore: {
    act: "State the capacity that is left for devices, and how many charges it gives common ones",
    trouble: "less charge than expected",
  },
  jumpStart: { act: "State the engines it starts, and in what weather", trouble: "vehicles that do not start" },
  recharge: { act: "State how long it takes to recharge, and with which charger", trouble: "long recharging" },
  staysCool: {
    act: "State how warm it gets in normal use, and test the hottest use of each batch",
    trouble: "heat in use",
  },
  chargeContact: {
    act: "Test ports, plugs and cables of each batch for a steady contact",
    trouble: "charging that cuts out or fails",
  },
  scentThrow: { act: "State how far and for how long each scent is noticed", trouble: "a weak scent" },
  repels: {
    act: "Name the pests it works on, the area it covers and how soon results show",
    trouble: "pests that come all the same",
  },
  growth: {
    act: "Say for which plants and conditions it is made, and test a sample of each batch",
    trouble: "plants that do not come up or thrive",
  },
  effect: {
    act: "State the dose, how soon to judge it, and for whom it is not meant",
    trouble: "no effect or an unwanted one",
  },
  combsOut: {
    act: "Say for which coat or hair it is made, and show in a short video how to use it",
    trouble: "that it leaves loose hair or pulls",
  },
  skinGuard: {
    act: "Say how much to apply, how long it lasts and when to apply it again",
    trouble: "protection that wears off or fails",
  },
  bracing: {
    act: "Say how firm the support is and what it is enough for, and how to choose a size",
    trouble: "too little support",
  },
  massage: {
    act: "Say how strong it is and for which parts of the body, and show how to use it",
    trouble: "a massage that is too weak or too rough",
  },
  soothing: {
    act: "Say for whom and for which moments it is made, and find out what disturbs them",
    trouble: "that it does not calm",
  },
  spray: {
    act: "State how far and wide it sprays and at what pressure, and show the spray",
    trouble: "a weak or uneven spray",
  },
};
