import * as v from "valibot";
import { DemoResult } from "../../../events/wire/work.ts";
import { EMPTY_DEMO, isEmptyDemo } from "../../../machines/demo/demo.form.ts";
import type { DemoVisit, RestoredVisit } from "../../../machines/demo/demo.machine.ts";
import { KeptChoices } from "../../lib/kept-choices.ts";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** `device` outlives the tab and holds the draft; `tab` holds the run and the result. */
export type VisitStores = { device: Store; tab: Store };

const DRAFT_KEY = "demo-draft";
const VISIT_KEY = "demo-visit";
const HANDED_OVER_KEY = "demo-reviews-taken";

const Fields = v.object({ avatarName: v.string(), productName: v.string(), reviews: v.string(), ...KeptChoices });
const Run = v.object({ demoToken: v.string(), idemKey: v.string(), form: Fields });
const Visit = v.object({ form: Fields, run: v.nullable(Run), result: v.nullable(DemoResult) });

const parsed = <Schema extends v.GenericSchema>(schema: Schema, text: string | null): v.InferOutput<Schema> | null => {
  if (text === null) return null;
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
};

const write = (store: Store, key: string, value: unknown): void =>
  value === null ? store.removeItem(key) : store.setItem(key, JSON.stringify(value));

/** Reads what was kept. `handedOver` are reviews that another page has just passed on; they are taken once. */
export const readVisit = ({ device, tab }: VisitStores, handedOver: string): RestoredVisit => {
  const visit = parsed(Visit, tab.getItem(VISIT_KEY));
  if (visit !== null && visit.result !== null) return { ...visit, isDraft: false };
  const draft = parsed(Fields, device.getItem(DRAFT_KEY)) ?? EMPTY_DEMO;
  const isNew = handedOver !== "" && handedOver !== tab.getItem(HANDED_OVER_KEY);
  if (isNew) tab.setItem(HANDED_OVER_KEY, handedOver);
  const form = isNew ? { ...draft, reviews: handedOver, include: [] } : draft;
  return { form, run: visit?.run ?? null, result: null, isDraft: !isNew && !isEmptyDemo(form) };
};

/** Keeps the draft until there is a result, and the run and the result for this tab. */
export const writeVisit = ({ device, tab }: VisitStores, { form, run, result }: DemoVisit): void => {
  write(device, DRAFT_KEY, result === null && !isEmptyDemo(form) ? form : null);
  write(tab, VISIT_KEY, run === null && result === null ? null : { form, run, result });
};
