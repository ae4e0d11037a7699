import type { Page } from "playwright";

/** The support console, as a member of staff speaks of it. */
export const supportModel = (page: Page) => {
  const dialog = page.getByRole("dialog");
  const timeline = page.getByRole("listbox", { name: "Events, oldest first" });
  const place = page.getByText(/^Event [\d,]+ of [\d,]+, /);
  const reason = page.getByRole("textbox", { name: "Reason" });
  return {
    timeline,
    slider: page.getByRole("slider", { name: "Moment in the history" }),
    search: (text: string) => page.getByLabel("Find a customer").fill(text),
    results: page.getByRole("list", { name: "Customers found" }),
    open: async (customerId: string, search = "") => {
      await page.goto(`/support/${customerId}${search}`);
      await reason.or(place).first().waitFor();
    },
    giveReason: async (words: string) => {
      await reason.fill(words);
      await page.getByRole("button", { name: "Open the history" }).click();
    },
    seeHistory: () => page.getByText("Newest, live").waitFor(),
    seePlace: (words: string | RegExp) => page.getByText(words).first().waitFor(),
    place: async () => (await place.first().textContent()) ?? "",
    choose: (sentence: string) => timeline.getByRole("option", { name: sentence }).first().click(),
    seeEvent: (sentence: string) => page.locator("#event-card").getByRole("heading", { name: sentence }).waitFor(),
    questions: (question: string) => page.getByRole("button", { name: question }).count(),
    /** To the moment before and the one after, which leads to where one was. */
    stepAwayAndBack: async () => {
      const here = (await place.first().textContent()) ?? "";
      for (const key of ["ArrowLeft", "ArrowRight"]) await page.keyboard.press(key);
      await page.getByText(here).first().waitFor();
    },
    ask: (question: string | RegExp) => page.getByRole("button", { name: question }).click(),
    panel: (title: string) =>
      page
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
        .last(),
    act: async (name: string) => {
      await page.getByRole("button", { name: "Act for the customer" }).click();
      await page.getByRole("menuitem", { name }).click();
      await dialog.waitFor();
    },
    dialog,
    see: (text: string | RegExp) => page.getByText(text).first().waitFor(),
  };
};
