import { describe, expect, test } from "bun:test";
import { draftKey } from "../../../../../client/lib/drafts.ts";
import { optimizeDraft } from "../../../../../client/work/optimizing/optimize-draft.ts";
import { EMPTY_OPTIMIZE_FORM } from "../../../../../machines/optimize/optimize.form.ts";
import { memoryStorage } from "../../../../support/memory-storage.ts";

const form = { ...EMPTY_OPTIMIZE_FORM, productName: "Bag", reviews: "Nice." };
const work = {
  form,
  profile: { asinId: "asin-1", form },
  attempt: { key: "key-1", form, keywords: ["tote"] },
};

describe("work kept on this device", () => {
  test("comes back as it was, per form and per seller", () => {
    const storage = memoryStorage();
    optimizeDraft("start", "ada@example.com", storage).keep(work);
    expect(optimizeDraft("start", "ada@example.com", storage).recall()).toEqual(work);
    expect(optimizeDraft("full", "ada@example.com", storage).recall()).toBeNull();
    expect(optimizeDraft("start", "bea@example.com", storage).recall()).toBeNull();
  });

  test("empty work leaves nothing behind", () => {
    const storage = memoryStorage();
    optimizeDraft("start", "ada@example.com", storage).keep(work);
    optimizeDraft("start", "ada@example.com", storage).keep({
      form: EMPTY_OPTIMIZE_FORM,
      profile: null,
      attempt: null,
    });
    expect(storage.keys()).toEqual([]);
  });

  test("keeps the choices; drafts from before there were any have the usual ones", () => {
    const storage = memoryStorage();
    const chosen = { ...form, ruleProfile: "etsy-2026-11-21" as const, include: ["a1"] };
    optimizeDraft("start", "ada@example.com", storage).keep({ form: chosen, profile: null, attempt: null });
    expect(optimizeDraft("start", "ada@example.com", storage).recall()?.form).toEqual(chosen);
    const { ruleProfile: _, include: __, ...old } = form;
    storage.setItem(
      draftKey("ada@example.com", "optimize-start"),
      JSON.stringify({ form: old, profile: null, attempt: null }),
    );
    expect(optimizeDraft("start", "ada@example.com", storage).recall()?.form).toEqual(form);
  });

  test("a marketplace that was chosen is remembered without any text", () => {
    const storage = memoryStorage();
    const chosen = { ...EMPTY_OPTIMIZE_FORM, ruleProfile: "ebay-2026-11-21" as const };
    optimizeDraft("full", "ada@example.com", storage).keep({ form: chosen, profile: null, attempt: null });
    expect(optimizeDraft("full", "ada@example.com", storage).recall()?.form.ruleProfile).toBe("ebay-2026-11-21");
  });

  test.each(["not json", "{}", '{"form":{"reviews":7}}'])("what is not readable is nothing: %p", (text) => {
    const storage = memoryStorage();
    storage.setItem(draftKey("ada@example.com", "optimize-start"), text);
    expect(optimizeDraft("start", "ada@example.com", storage).recall()).toBeNull();
  });
});
