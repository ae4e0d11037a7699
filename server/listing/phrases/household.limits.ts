import { type Limit, limit } from "./limit.ts";

export const HOUSEHOLD_LIMITS: Readonly<Record<string, Limit>> = {
  cushioning: limit("Thickness and Firmness", "compare what is stated with what you find comfortable", ["toy"]),
  marks: limit("Try on Scrap First", "make a short test on the same material before the final piece"),
  bond: limit("Prepare the Surface", "start with a surface that is clean, dry and free of dust"),
  removal: limit("Test a Hidden Spot", "try a small area first where paint, paper or finish is delicate"),
  workout: limit("Match Your Training Level", "compare the stated resistance, weight or speed with what you use now"),
  load: limit("Mind the Weight Limit", "see the stated limit, and compare with the weight to be carried"),
  dexterity: limit("Choose a Close Fit", "measure your hand and compare with the size chart"),
};
