import type { Page } from "playwright";

const countDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith("draft:")).length;

/** What helps a seller along: undo, drafts, the first steps. */
export const guidanceModel = (page: Page) => {
  const chooseInMenu = async (item: string) => {
    await page.getByRole("banner").getByRole("button", { name: "Account menu" }).click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
  };
  const steps = page.getByRole("region", { name: "Your first listing" });
  return {
    signOut: () => chooseInMenu("Sign out"),
    undo: () => page.getByRole("status").getByRole("button", { name: "Undo" }).click(),
    goTo: async (item: string) => {
      await chooseInMenu(item);
      await page.getByRole("heading", { level: 1, name: item }).waitFor();
    },
    seeRestored: () => page.getByText("Draft restored", { exact: true }).waitFor(),
    discard: async () => {
      await page.getByRole("button", { name: "Discard draft" }).click();
      await page.getByText("Draft restored", { exact: true }).waitFor({ state: "detached" });
    },
    focusedLabel: () =>
      page.evaluate(() => {
        const { activeElement } = document;
        const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : null;
        return label?.textContent?.trim().replace(/\W*$/, "") ?? null;
      }),
    draftsKept: () => page.evaluate(countDrafts),
    waitForDrafts: (count: number) =>
      page.waitForFunction(
        (wanted) => Object.keys(localStorage).filter((key) => key.startsWith("draft:")).length === wanted,
        count,
      ),
    /** Leaves the page with what was typed and not saved. */
    leave: async () => {
      await page.getByRole("link", { name: "Listwright, home" }).first().click();
      await page.getByRole("button", { name: "Leave" }).click();
      await page.waitForURL((url) => url.pathname === "/");
    },
    openDashboard: async () => {
      await page.goto("/dashboard");
      await page.getByText("Optimizations left", { exact: true }).waitFor();
    },
    seeSteps: (progress: string) => steps.getByText(progress, { exact: true }).waitFor(),
    dontSeeSteps: () => steps.waitFor({ state: "detached" }),
    trySample: () => steps.getByRole("link", { name: "Try with a sample" }).click(),
    follow: (action: string) => steps.getByRole("link", { name: action }).click(),
    putAway: () => steps.getByRole("button", { name: "Put the first steps away" }).click(),
    seeSampleTaken: async () => {
      await page.waitForURL((url) => !url.searchParams.has("sample"));
      await page.waitForFunction(() => [...document.querySelectorAll("textarea")].some(({ value }) => value !== ""));
    },
    copyATitle: async () => {
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await page
        .getByRole("button", { name: /^Copy title/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Copied" }).first().waitFor();
    },
    signedInAgain: async (url: string, { email, password }: { email: string; password: string }) => {
      const answer = await page.context().request.post(`${url}/api/auth/signin`, {
        data: { email, password },
        headers: { origin: url },
      });
      if (!answer.ok()) throw new Error(`Sign-in answered ${answer.status()}`);
      return page.context().cookies();
    },
    useAnyway: (review: string) =>
      page.getByRole("checkbox", { name: `Use it anyway “${review}` }).check({ force: true }),
  };
};
