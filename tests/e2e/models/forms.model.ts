import type { Page } from "playwright";

/** Any form of the product, by its labels and its words. */
export const formsModel = (page: Page) => ({
  fill: async (entries: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(entries)) await page.getByLabel(label, { exact: true }).fill(text);
  },
  press: (button: string) => page.getByRole("button", { name: button, exact: true }).click(),
  /** All that stands in the fields of the page, in their order, once every part of it is there. */
  entries: async () => {
    await page.locator("main").waitFor();
    await page.waitForFunction(() => document.querySelector("main [aria-busy=true]") === null);
    return page.locator("main input, main textarea, [role=dialog] input").evaluateAll(valuesOf);
  },
  see: (text: string) => page.getByText(text, { exact: true }).first().waitFor(),
});

const valuesOf = (fields: Element[]): string[] =>
  fields.map((field) => (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ""));
