import * as v from "valibot";
import { PLANS } from "./plans.ts";

/** Beside the plans and not with them: every page needs those, and few need to check one. */
export const Plan = v.picklist(PLANS);
