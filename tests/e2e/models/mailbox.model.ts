import type { Page } from "playwright";

/** The mail that the app would have sent. */
export const mailboxModel = (page: Page) => {
  /** The path of the newest link of one kind, in a mail to one person; waits until the mail is there. */
  const linkTo = async (path: string, recipient: string): Promise<string> => {
    const link = page.locator("article", { hasText: recipient }).locator(`a[href*="${path}"]`).first();
    await page.goto("/dev/mailbox");
    while ((await link.count()) === 0) await page.reload({ waitUntil: "load" });
    const { pathname, search } = new URL((await link.getAttribute("href")) ?? "", page.url());
    return `${pathname}${search}`;
  };
  return { linkTo };
};
