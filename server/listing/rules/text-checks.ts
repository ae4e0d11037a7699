import type { TextCheck } from "./check.ts";
import * as orderChecks from "./order-checks.ts";
import type { TextCheckName } from "./rule.ts";
import * as searchChecks from "./search-checks.ts";
import * as shapeChecks from "./shape-checks.ts";
import * as signChecks from "./sign-checks.ts";
import * as termChecks from "./term-checks.ts";
import * as wordChecks from "./word-checks.ts";

/** Every check that a rule can name. */
export const TEXT_CHECKS: Readonly<Record<TextCheckName, TextCheck>> = {
  ...signChecks,
  ...shapeChecks,
  ...termChecks,
  ...wordChecks,
  ...searchChecks,
  ...orderChecks,
};
