import type { Page } from "playwright";

/** The optimize forms, as a seller speaks of them. */
export const optimizeModel = (page: Page) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  return {
    openStart: async () => {
      await page.goto("/optimize/start?mode=paid");
      await page.getByRole("heading", { level: 1, name: "Optimize a listing" }).waitFor();
    },
    openFor: async (avatarId: string) => {
      await page.goto(`/optimization?avatarId=${avatarId}`);
      await field("Current bullets (optional)").waitFor();
    },
    chooseSample: (product: string) => page.getByRole("button", { name: product }).click(),
    fill: (label: string, text: string) => field(label).fill(text),
    valueOf: (label: string) => field(label).inputValue(),
    isDisabled: (label: string) => field(label).isDisabled(),
    submit: () => page.getByRole("button", { name: "Optimize listing" }).click(),
    undo: () => page.getByRole("button", { name: "Put back what was there" }).click(),
    seeRecognized: (reviews: number) => page.getByText(`${reviews} reviews will be used`, { exact: true }).waitFor(),
    seeStage: (stage: string) => page.getByRole("listitem").filter({ hasText: stage }).waitFor(),
    seeToast: async (title: string, description?: string) => {
      const toast = page.getByRole("status").filter({ hasText: title });
      await toast.waitFor();
      if (description !== undefined) await toast.getByText(description, { exact: true }).waitFor();
    },
    seeFieldError: (text: string) => page.locator("form").getByText(text, { exact: true }).first().waitFor(),
    see: (text: string) => page.getByText(text, { exact: true }).first().waitFor(),
    seeResults: async () => {
      await page.waitForURL((url) => url.pathname.startsWith("/results/"));
      await page.getByRole("heading", { name: "Your listing" }).waitFor();
    },
    /** How many ASINs the header says are left. */
    left: async (): Promise<number> => {
      const action = page.getByRole("banner").getByText(/\d+ of 10 left/);
      return Number(/(\d+) of/.exec((await action.textContent()) ?? "")?.[1]);
    },
    arriveAt: (path: string) => page.waitForURL((url) => `${url.pathname}${url.search}` === path),
  };
};
