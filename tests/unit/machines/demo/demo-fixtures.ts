import type { DemoResult } from "../../../../events/wire/demo.ts";
import { type DemoFields, EMPTY_DEMO } from "../../../../machines/demo/demo.form.ts";
import { emptyResult } from "../../../support/fixtures/customer-history.ts";

export const FILLED: DemoFields = {
  ...EMPTY_DEMO,
  avatarName: "Busy parent",
  productName: "Steel bottle",
  reviews: "Keeps water cold all day.",
};

/** The smallest result there is; `remaining` is what the limit left. */
export const demoResult = (remaining = 0): DemoResult => ({
  id: "optimization-1",
  productName: FILLED.productName,
  avatarName: FILLED.avatarName,
  ...emptyResult,
  optimizedTitles: ["Steel Bottle"],
  usage: { used: 1, limit: 1, remaining },
});
