import { type Limit, limit, lookUp } from "./limit.ts";

export const HOUSEHOLD_LIMITS: Readonly<Record<string, Limit>> = {
  seatHeight: limit("Mind the Height", "measure from seat to desk and floor, and compare with the stated height"),
  hob: limit("Check Your Stove", "compare the base with the smallest ring that your stove detects"),
  touchHeat: limit("Use a Mitt When Hot", "take hold with a mitt or cloth as long as there is heat"),
  cushioning: lookUp("Thickness and Firmness", "compare what is stated with what you find comfortable", ["toy"]),
  marks: limit("Try on Scrap First", "make a short test on the same material before the final piece"),
  bond: limit("Prepare the Surface", "start with a surface that is clean, dry and free of dust"),
  removal: limit("Test a Hidden Spot", "try a small area first where paint, paper or finish is delicate"),
  workout: lookUp("Match Your Training Level", "compare the stated resistance, weight or speed with what you use now"),
  load: lookUp("Mind the Weight Limit", "see the stated limit, and compare with the weight to be carried"),
  dexterity: lookUp("Choose a Close Fit", "measure your hand and compare with the size chart"),
};
