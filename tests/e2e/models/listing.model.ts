import type { Page } from "playwright";

/** The listing of a result while its words are changed, as a seller speaks of it. */
export const listingModel = (page: Page) => {
  const form = page.getByRole("form", { name: "Edit listing" });
  const field = (name: string) => form.getByRole("textbox", { name, exact: true });
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const dialog = page.getByRole("dialog", { name: "Revisions of this listing" });
  return {
    form,
    field,
    button,
    dialog,
    open: async (optimizationId: string) => {
      await page.goto(`/results/${optimizationId}`);
      await page.getByRole("heading", { name: "Your listing" }).waitFor();
    },
    edit: async () => {
      await page
        .locator("#listing")
        .getByRole("button", { name: /^(Edit listing|Continue editing)$/ })
        .click();
      await field("Title 1").waitFor();
    },
    type: (name: string, words: string) => field(name).fill(words),
    words: (name: string) => field(name).inputValue(),
    save: () => form.getByRole("button", { name: "Save", exact: true }).click(),
    cancel: () => form.getByRole("button", { name: "Cancel", exact: true }).click(),
    seeInBar: (text: string | RegExp) => form.locator("[data-sticky-end]").getByText(text).first().waitFor(),
    seeFinding: (text: string | RegExp) => form.getByRole("listitem").getByText(text).first().waitFor(),
    applyFix: (message: RegExp) => form.getByRole("button", { name: message }).first().click(),
    seeRead: () => form.waitFor({ state: "detached" }),
    seeOnPage: (text: string) => page.locator("#listing").getByText(text).first().waitFor(),
    seeFocusOn: (name: string) => page.locator(":focus").and(button(name)).waitFor(),
    openRevisions: async (name: string) => {
      await button(name).click();
      await dialog.waitFor();
    },
    choose: (name: RegExp) => dialog.getByRole("button", { name }).click(),
    restore: () => dialog.getByRole("button", { name: "Restore these words" }).click(),
    removed: () => dialog.locator("del").allTextContents(),
    added: () => dialog.locator("ins").allTextContents(),
    stopEditing: () => page.getByRole("alertdialog").getByRole("button", { name: "Stop editing" }).click(),
  };
};
