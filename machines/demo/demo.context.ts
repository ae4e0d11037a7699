import type { ProblemCode } from "../../events/kernel/problem.ts";
import type { OptimizationProgress } from "../../events/result/result.ts";
import type { DemoResult } from "../../events/wire/demo.ts";
import { type DemoField, type DemoFields, EMPTY_DEMO } from "./demo.form.ts";

/** What the server gave out for one run. The same key with the same form always answers the same result. */
export type DemoRun = { demoToken: string; idemKey: string; form: DemoFields };

/** What this device keeps, so that a reload loses nothing. */
export type DemoVisit = { form: DemoFields; run: DemoRun | null; result: DemoResult | null };

export type RestoredVisit = DemoVisit & {
  /** The form holds a draft of an earlier visit. */
  isDraft: boolean;
};

export type DemoContext = DemoVisit & {
  sampleId: string | null;
  isDraft: boolean;
  /** What a sample or a file has replaced, until the form is edited again. */
  replaced: DemoFields | null;
  invalid: readonly DemoField[];
  problem: string | null;
  /** Why the server opened the upgrade dialog; null where the visitor or the address did. */
  refusal: ProblemCode | null;
  progress: OptimizationProgress | null;
};

export const initialDemo = ({ sampleId }: { sampleId: string | null }): DemoContext => ({
  sampleId,
  form: EMPTY_DEMO,
  run: null,
  result: null,
  isDraft: false,
  replaced: null,
  invalid: [],
  problem: null,
  refusal: null,
  progress: null,
});

/** What to keep of the visit. */
export const keptVisit = ({ form, run, result }: DemoContext): DemoVisit => ({ form, run, result });
