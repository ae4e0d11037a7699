import type { Advice } from "./advice-form.ts";

export const PURPOSE_ADVICE: Readonly<Record<string, Advice>> = {
  response: {
    act: "Say on which surfaces, from how far and with which devices and services it works, and test the batch",
    trouble: "presses or commands that are late or not heard",
  },
  signalReach: {
    act: "State the area and the speed to expect through walls, and add a short guide to finding the right spot",
    trouble: "a signal that does not reach",
  },
  chargeSpeed: {
    act: "State watts, real capacity and charging times for common devices, and test a sample of the batch",
    trouble: "slow or too little charging",
  },
  scentThrow: { act: "State the room size it is made for, and strengthen the weak scents", trouble: "a weak scent" },
  repels: {
    act: "Name the pests it works on, the area it covers and how soon results show, and promise no more",
    trouble: "pests that come all the same",
  },
  growth: {
    act: "Add a guide with season, depth, light and watering, and test a sample of the batch",
    trouble: "plants that do not come up or thrive",
  },
  effect: {
    act: "State the dose and after how many weeks to judge, and promise no effect that is not proven",
    trouble: "that no difference is felt",
  },
  combsOut: {
    act: "Say for which coat or hair it is made, and show in a short video how to hold it",
    trouble: "that it leaves loose hair or pulls",
  },
  skinGuard: {
    act: "Say how much to apply and when to apply again, in heat, in water and with sweat",
    trouble: "protection that wears off or fails",
  },
  bracing: {
    act: "Add a size chart with how to measure, and say how firm the support is",
    trouble: "too little support",
  },
  massage: {
    act: "State the pressure or speed of each level, and show on which parts of the body to use it",
    trouble: "a massage that is too weak or too rough",
  },
  soothing: {
    act: "Say for whom and for which moments it is made, and how to introduce it",
    trouble: "that it does not calm",
  },
  spray: {
    act: "State the water pressure it needs and the area it covers, and show each pattern",
    trouble: "a weak or uneven spray",
  },
};
