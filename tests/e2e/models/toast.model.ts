import type { Page } from "playwright";

export type SaidToast = { title: string; description: string | null; tone: "default" | "destructive" };

/** The toasts, as somebody who reads them speaks of them. */
export const toastModel = (page: Page) => {
  const toast = page.getByRole("region", { name: /\(F8\)$/ }).getByRole("status");
  return {
    /** Waits for a toast with this title and answers all it says. */
    said: async (title: string): Promise<SaidToast> => {
      const found = toast.filter({ has: page.getByText(title, { exact: true }) });
      await found.waitFor();
      return found.evaluate(read);
    },
    see: (title: string) => toast.getByText(title, { exact: true }).waitFor(),
    titles: () => toast.evaluateAll(titlesOf),
    close: async () => {
      await toast.getByRole("button", { name: "Close" }).click();
      await toast.waitFor({ state: "detached" });
    },
    seeNone: () => toast.waitFor({ state: "detached" }),
    count: () => toast.count(),
    act: (label: string) => toast.getByRole("button", { name: label }).click(),
    width: () => toast.evaluate((element) => element.getBoundingClientRect().width),
    /** Pushes it by so many pixels, from a place where the pointer is on it: it may still be coming in. */
    swipe: async (right: number, down = 0) => {
      await toast.hover();
      const { x, y, width, height } = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width / 3, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 3 + right, y + height / 2 + down, { steps: 4 });
      await page.mouse.up();
    },
    holdsFocus: () =>
      page.evaluate(() => document.activeElement?.closest("[role=region]")?.getAttribute("aria-label") ?? null),
  };
};

const read = (element: Element): SaidToast => ({
  title: element.querySelector("[data-part=title]")?.textContent ?? "",
  description: element.querySelector("[data-part=description]")?.textContent ?? null,
  tone: element.getAttribute("data-type") === "error" ? "destructive" : "default",
});

const titlesOf = (elements: Element[]): string[] =>
  elements.map((element) => element.querySelector("[data-part=title]")?.textContent ?? "");
