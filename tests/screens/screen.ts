import type { Page } from "playwright";
import type { Viewer } from "./people.ts";

/** One screen in one state: who sees it, where, and what is done there until it shows. */
export type Screen = {
  name: string;
  viewer: Viewer;
  path: string;
  show?: (page: Page) => Promise<void>;
  /** All that differs from another screen, where the whole takes long to audit. */
  part?: string;
};

export const button = (name: string | RegExp) => async (page: Page) =>
  page.getByRole("button", { name }).first().click();

export const dialogIsThere = async (page: Page): Promise<void> =>
  page.getByRole("dialog").or(page.getByRole("alertdialog")).first().waitFor();

/** The dialog's code is loaded when it is first wanted, so that it comes a moment after the click. */
export const withDialog = (show: (page: Page) => Promise<void>) => async (page: Page) => {
  await show(page);
  await dialogIsThere(page);
};

/** Answers of these paths never come, so that what is shown meanwhile can be seen. */
export const withoutAnswer = (path: RegExp) => async (page: Page) => {
  await page.route(path, () => undefined);
  await page.reload({ waitUntil: "domcontentloaded" });
  await page.getByRole("main").getByRole("status").first().waitFor();
};

export const whileFailing = (path: RegExp, text: string | RegExp) => async (page: Page) => {
  await page.route(path, (route) => route.abort());
  await page.reload();
  await page.getByText(text).first().waitFor();
};

/** Changes what the app answers at these paths, and shows the screen anew. */
export const answering =
  (path: RegExp, change: (answer: Record<string, unknown>) => object, status = 200) =>
  async (page: Page) => {
    await page.route(path, async (route) => {
      if (route.request().headers()["accept"]?.includes("event-stream")) return;
      const answer: Record<string, unknown> = await (await route.fetch()).json();
      await route.fulfill({ status, json: change(answer) });
    });
    const answered = page.waitForResponse((response) => path.test(response.url()));
    await page.reload({ waitUntil: "domcontentloaded" });
    await answered;
  };
