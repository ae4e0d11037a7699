import * as v from "valibot";
import { DemoResult } from "../../../events/wire/demo.ts";
import type { DemoVisit, RestoredVisit } from "../../../machines/demo/demo.context.ts";
import { EMPTY_DEMO, isEmptyDemo } from "../../../machines/demo/demo.form.ts";
import { draftNamed } from "../../lib/drafts.ts";
import { deviceStorage, type KeptArea, tabStorage } from "../../lib/storage.ts";
import { KeptChoices } from "../../work/optimizing/kept-choices.ts";

const Fields = v.object({ avatarName: v.string(), productName: v.string(), reviews: v.string(), ...KeptChoices });
const Run = v.object({ demoToken: v.string(), idemKey: v.string(), form: Fields });
const Visit = v.object({ form: Fields, run: v.nullable(Run), result: v.nullable(DemoResult) });

/** What is kept of a demo: the draft on the device, the run and the result in their tab. It belongs to no account. */
export const visitStorage = (device: KeptArea = deviceStorage, tab: KeptArea = tabStorage) => {
  const drafts = draftNamed("demo", Fields, device);
  const visits = draftNamed("demo-visit", Visit, tab);
  const taken = draftNamed("demo-reviews-taken", v.string(), tab);
  return {
    /** Reads what was kept. `handedOver` are reviews that another page has just passed on; they are taken once. */
    read: (handedOver: string): RestoredVisit => {
      const visit = visits.recall(null);
      if (visit !== null && visit.result !== null) return { ...visit, isDraft: false };
      const draft = drafts.recall(null) ?? EMPTY_DEMO;
      const isNew = handedOver !== "" && handedOver !== taken.recall(null);
      if (isNew) taken.keep(null, handedOver);
      const form = isNew ? { ...draft, reviews: handedOver, include: [] } : draft;
      return { form, run: visit?.run ?? null, result: null, isDraft: !isNew && !isEmptyDemo(form) };
    },
    /** Keeps the draft until there is a result, and the run and the result for this tab. */
    write: ({ form, run, result }: DemoVisit): void => {
      drafts.keep(null, result === null && !isEmptyDemo(form) ? form : null);
      visits.keep(null, run === null && result === null ? null : { form, run, result });
    },
  };
};
