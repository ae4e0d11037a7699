import { readFile } from "node:fs/promises";
import type { Page } from "playwright";

/** A result, as a seller speaks of it. */
export const resultModel = (page: Page) => {
  const statement = (words: string) => page.getByRole("button", { name: words }).first();
  const panel = page.getByRole("complementary", { name: "Evidence" }).or(page.getByRole("dialog"));
  return {
    open: async (optimizationId: string) => {
      await page.goto(`/results/${optimizationId}`);
      await page.getByRole("heading", { name: "Your listing" }).waitFor();
    },
    clickStatement: (words: string) => statement(words).click(),
    pressEnterOn: async (words: string) => {
      await statement(words).focus();
      await page.keyboard.press("Enter");
    },
    seeEvidenceFor: (words: string) => panel.getByRole("heading", { name: words }).waitFor(),
    highlightedWords: () => panel.locator("mark").allTextContents(),
    closeWithEscape: () => page.keyboard.press("Escape"),
    seeFocusOn: (words: string) => page.locator("button:focus", { hasText: words }).waitFor(),
    copy: (what: string) => page.getByRole("button", { name: what, exact: true }).click(),
    seeCopied: () => page.getByRole("button", { name: "Copied", exact: true }).waitFor(),
    seeNothingCopied: () => page.getByRole("button", { name: "Copied", exact: true }).waitFor({ state: "detached" }),
    clipboard: () => page.evaluate(() => navigator.clipboard.readText()),
    askFor: async (format: string) => {
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("menuitem", { name: format }).click();
    },
    exported: async (format: string): Promise<{ name: string; text: string }> => {
      await page.getByRole("button", { name: "Export" }).click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("menuitem", { name: format }).click(),
      ]);
      return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
    },
    regenerateWith: async (keywords: string) => {
      await page.getByLabel("Must-include keywords").fill(keywords);
      await page.getByRole("button", { name: "Regenerate" }).click();
    },
    showProof: () => page.getByRole("button", { name: "Show proof" }).click(),
    hideProof: () => page.getByRole("button", { name: "Show proof", pressed: true }).click(),
    lookAtCopy: (way: "Show keywords" | "Mark what differs" | "Before and after") =>
      page.getByRole("button", { name: way }).click(),
    /** The marked words of a part of the page, as a reader hears them. */
    marksIn: (part: string) => page.locator(part).locator("mark"),
    rankThemes: (by: "Most mentioned" | "Largest effect on stars") => page.getByRole("button", { name: by }).click(),
    themeFigures: () => page.locator("#findings ul button[aria-controls] > span:last-of-type").allInnerTexts(),
    /** A clause of the copy, while its proof is shown. */
    clause: (words: string) => page.locator("#listing").getByRole("link", { name: words }).first(),
    evidenceGroup: (name: string) => panel.getByRole("region", { name }),
    wordOf: (word: string) => page.getByRole("list", { name: "Your old title, word by word" }).getByText(word),
    factOf: (clause: string) =>
      page
        .getByRole("list", { name: "Your old bullets, statement by statement" })
        .getByRole("listitem")
        .filter({ hasText: clause }),
    followAnswer: async (question: string) => {
      const row = page.locator("#questions").getByRole("listitem").filter({ hasText: question });
      await row.getByRole("link").click();
    },
    planTest: async (entries: { rate: string; gain: string; weekly: string }) => {
      await page.getByLabel("Order rate today, in percent").fill(entries.rate);
      await page.getByLabel("Smallest gain worth finding, in percent").fill(entries.gain);
      await page.getByLabel("Visitors a week").fill(entries.weekly);
    },
    enterResult: async (a: [string, string], b: [string, string]) => {
      await page.getByLabel("Visitors who saw A").fill(a[0]);
      await page.getByLabel("Orders from A").fill(a[1]);
      await page.getByLabel("Visitors who saw B").fill(b[0]);
      await page.getByLabel("Orders from B").fill(b[1]);
    },
    see: (text: string | RegExp) => page.getByText(text).first().waitFor(),
    keywordRow: (keyword: string) => page.getByRole("row", { name: new RegExp(`^${keyword} Must include`) }).waitFor(),
    saveAvatar: () => page.getByRole("button", { name: "Save Avatar" }).click(),
    followSavedAvatar: () => page.getByRole("link", { name: "Avatar saved" }).click(),
  };
};
