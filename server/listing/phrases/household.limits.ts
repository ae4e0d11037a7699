import { type Limit, limit } from "./limit.ts";

export const HOUSEHOLD_LIMITS: Readonly<Record<string, Limit>> = {
  rolling: limit(
    "Choose Smooth, Firm Ground",
    "wheels do their work on firm, even ground; take thick carpet, sand and gravel slowly",
  ),
  darkness: limit(
    "Expect Some Light Around Edges",
    "a generous size and a close fit keep out more; those who need full darkness should plan a second layer",
  ),
  cushioning: limit(
    "Firmness Is a Personal Matter",
    "what one calls firm is soft to another, so compare the stated height and firmness, and allow some days",
  ),
  marks: limit(
    "Start With a Test Page",
    "surface and settings make a difference, so try on scrap first and allow a moment to dry",
  ),
  bond: limit(
    "Prepare the Surface First",
    "the hold depends on what is underneath: clean, let dry, press on firmly and wait before adding weight",
  ),
  removal: limit(
    "Take Off With Patience",
    "pull slowly and close to the surface, and try a hidden spot first where paint or paper is delicate",
  ),
  workout: limit(
    "Choose the Right Resistance",
    "strength differs from person to person, so compare the stated levels with what is used so far",
  ),
  load: limit(
    "Mind the Stated Load",
    "stay below the stated weight, keep heavy things near the supports and spread the rest evenly",
  ),
  locking: limit(
    "Try the Lock at Home",
    "open and close a few times, keep the spare key or code apart, and match the lock to the risk",
  ),
  rust: limit(
    "Keep the Metal Dry",
    "wipe dry after use, avoid standing water, and look after scratches in the coating",
    ["outdoor", "growing", "shelter"],
  ),
  creak: limit(
    "Tighten the Screws Once More",
    "after the first days of use, go over all screws and joints; most creaks come from one that has settled",
  ),
  dexterity: limit(
    "Choose a Close Fit",
    "a close fit keeps more feeling in the fingers; for very fine work, plan on bare hands",
  ),
};
