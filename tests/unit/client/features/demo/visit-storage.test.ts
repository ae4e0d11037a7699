import { describe, expect, test } from "bun:test";
import { visitStorage } from "../../../../../client/features/demo/visit-storage.ts";
import { draftKey } from "../../../../../client/lib/drafts.ts";
import type { DemoVisit } from "../../../../../machines/demo/demo.context.ts";
import { EMPTY_DEMO } from "../../../../../machines/demo/demo.form.ts";
import { memoryStorage } from "../../../../support/memory-storage.ts";
import { demoResult, FILLED } from "../../../machines/demo/demo-fixtures.ts";

const RUN = { demoToken: "token-1", idemKey: "key-1", form: FILLED };

const readVisit = ({ device, tab }: Stores, handedOver: string) => visitStorage(device, tab).read(handedOver);
const writeVisit = ({ device, tab }: Stores, visit: DemoVisit) => visitStorage(device, tab).write(visit);
const DRAFT = draftKey(null, "demo");

const storesWith = (device = memoryStorage(), tab = memoryStorage()) => ({ device, tab });
type Stores = ReturnType<typeof storesWith>;
const nextTab = ({ device }: Stores) => storesWith(device);

describe("the demo's draft", () => {
  test("is restored in another tab and said to be a draft", () => {
    const stores = storesWith();
    writeVisit(stores, { form: FILLED, run: null, result: null });
    expect(readVisit(nextTab(stores), "")).toEqual({ form: FILLED, run: null, result: null, isDraft: true });
  });

  test("is nothing where nothing was entered", () => {
    const stores = storesWith();
    writeVisit(stores, { form: { ...EMPTY_DEMO, reviews: " " }, run: null, result: null });
    expect(stores.device.keys()).toEqual([]);
    expect(readVisit(stores, "")).toEqual({ form: EMPTY_DEMO, run: null, result: null, isDraft: false });
  });

  test("is gone from the device once there is a result", () => {
    const stores = storesWith();
    writeVisit(stores, { form: FILLED, run: null, result: null });
    writeVisit(stores, { form: FILLED, run: null, result: demoResult() });
    expect(stores.device.keys()).toEqual([]);
  });

  test("gives way to reviews that another page hands over, once", () => {
    const stores = storesWith();
    writeVisit(stores, { form: FILLED, run: null, result: null });
    const first = readVisit(stores, "From the landing page.");
    expect(first).toMatchObject({ form: { ...FILLED, reviews: "From the landing page." }, isDraft: false });
    writeVisit(stores, { form: { ...first.form, reviews: "Edited since." }, run: null, result: null });
    expect(readVisit(stores, "From the landing page.")).toMatchObject({
      form: { reviews: "Edited since." },
      isDraft: true,
    });
    expect(readVisit(stores, "Another paste.").form.reviews).toBe("Another paste.");
  });
});

describe("the demo's run and result", () => {
  test("survive a reload of the tab, with what was entered", () => {
    const stores = storesWith();
    writeVisit(stores, { form: FILLED, run: RUN, result: null });
    expect(readVisit(stores, "")).toMatchObject({ form: FILLED, run: RUN });
    writeVisit(stores, { form: FILLED, run: null, result: demoResult() });
    expect(readVisit(stores, "")).toEqual({ form: FILLED, run: null, result: demoResult(), isDraft: false });
  });

  test("stay in their tab", () => {
    const stores = storesWith();
    writeVisit(stores, { form: FILLED, run: null, result: demoResult() });
    expect(readVisit(nextTab(stores), "")).toEqual({ form: EMPTY_DEMO, run: null, result: null, isDraft: false });
  });

  test("keeps its choices; a draft from before there were any has the usual ones", () => {
    const stores = storesWith();
    const form = { ...FILLED, ruleProfile: "etsy-2026-11-21" as const, include: ["a1"] };
    writeVisit(stores, { form, run: null, result: null });
    expect(readVisit(nextTab(stores), "").form).toEqual(form);
    const { ruleProfile: _, include: __, ...old } = FILLED;
    const before = storesWith(memoryStorage({ [DRAFT]: JSON.stringify(old) }));
    expect(readVisit(before, "").form).toEqual(FILLED);
    const gone = storesWith(memoryStorage({ [DRAFT]: JSON.stringify({ ...form, ruleProfile: "gone" }) }));
    expect(readVisit(gone, "").form.ruleProfile).toBe("amazon-2026-07-27");
  });

  test("are forgotten with the form", () => {
    const stores = storesWith();
    writeVisit(stores, { form: FILLED, run: null, result: demoResult() });
    writeVisit(stores, { form: EMPTY_DEMO, run: null, result: null });
    expect(stores.tab.keys()).toEqual([]);
  });

  test.each(["not json", "{}", '{"form":null}', '{"avatarName":1}'])("%p in the storage is passed over", (text) => {
    const stores = storesWith(
      memoryStorage({ [DRAFT]: text }),
      memoryStorage({ [draftKey(null, "demo-visit")]: text }),
    );
    expect(readVisit(stores, "")).toEqual({ form: EMPTY_DEMO, run: null, result: null, isDraft: false });
  });
});
