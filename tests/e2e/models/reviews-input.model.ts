import type { Page } from "playwright";

/** What is left out of the reviews, and whose rules the listing is written for. */
export const reviewsInputModel = (page: Page) => {
  const summary = (parts: number) =>
    page.getByText(`${parts} ${parts === 1 ? "part" : "parts"} of your text not used`, { exact: true });
  /** Behind its words a part may be named with its stars and date. */
  const button = (what: string, text: string) => page.getByRole("button", { name: `${what} “${text.slice(0, 60)}` });
  const marketplaces = page.getByRole("combobox", { name: "Marketplace rules" });
  return {
    openLeftOut: (parts: number) => summary(parts).click(),
    seeLeftOut: (parts: number) => summary(parts).waitFor(),
    useAnyway: (text: string) => button("Use it anyway", text).click(),
    leaveOut: (text: string) => button("Leave it out", text).click(),
    pressOn: (text: string, key: string) => button("Use it anyway", text).press(key),
    focused: () => page.evaluate(() => document.activeElement?.textContent ?? ""),
    openMarketplaces: async () => {
      await marketplaces.focus();
      await marketplaces.press("Enter");
      await page.getByRole("listbox").waitFor();
    },
    chooseMarketplace: async (name: string) => {
      await marketplaces.click();
      await page.getByRole("option", { name, exact: true }).click();
      await page.getByRole("listbox").waitFor({ state: "hidden" });
    },
    marketplace: async (): Promise<string> => (await marketplaces.textContent()) ?? "",
    seeMarketplace: (name: string) => marketplaces.filter({ hasText: name }).waitFor(),
    seeInField: (text: string) =>
      page.waitForFunction((wanted) => document.querySelector("textarea")?.value.includes(wanted) === true, text),
    /** The draft on this device holds the marketplace, and one review that was taken back in. */
    draftIsKept: (ruleProfile: string) =>
      page.waitForFunction((wanted) => {
        const draft: unknown = JSON.parse(localStorage.getItem("draft:visitor:demo") ?? "{}");
        return JSON.stringify(draft).includes(wanted) && !JSON.stringify(draft).includes('"include":[]');
      }, ruleProfile),
  };
};
