import type { Page } from "playwright";

const LOOKS_MAX = 30;

/** Manage Account, as its owner speaks of it. */
export const accountModel = (page: Page) => {
  const dialog = page.getByRole("alertdialog");
  const banner = page.getByRole("region", { name: "Account deletion" });
  return {
    dialog,
    banner,
    open: async () => {
      await page.goto("/account");
      await page.getByRole("heading", { level: 1, name: "Manage Account" }).waitFor();
    },
    seeActivity: (sentence: string) => page.getByRole("listitem").filter({ hasText: sentence }).first().waitFor(),
    allActivity: async () => {
      await page.getByRole("link", { name: "All activity" }).click();
      await page.getByRole("heading", { level: 1, name: "Activity" }).waitFor();
    },
    download: async () => {
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Download all my data" }).click(),
      ]);
      return file;
    },
    askToDelete: async () => {
      await page.getByRole("main").getByRole("button", { name: "Delete my account" }).click();
      await dialog.waitFor();
    },
    confirmWith: async (password: string) => {
      await dialog.getByLabel("Your password", { exact: true }).fill(password);
      await dialog.getByRole("button", { name: "Delete my account" }).click();
    },
    keep: () => banner.getByRole("button", { name: "Keep my account" }).click(),
    seeToast: (title: string) => page.getByRole("status").filter({ hasText: title }).waitFor(),
    /** Looks into the mailbox until the mail is there. */
    seeMail: async (subject: string) => {
      const mail = page.getByRole("heading", { name: subject });
      for (let looks = 1; ; looks += 1) {
        await page.goto("/dev/mailbox", { waitUntil: "load" });
        if (looks === LOOKS_MAX || (await mail.count()) > 0) return mail.first().waitFor();
      }
    },
  };
};
