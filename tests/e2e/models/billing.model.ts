import type { Page } from "playwright";

const LOOKS_MAX = 15;

const cancelButton = (page: Page) => page.getByRole("button", { name: "Cancel", exact: true });

/** The billing page and the payment pages it leads to. */
export const billingModel = (page: Page) => ({
  cancelButton: cancelButton(page),
  keepButton: page.getByRole("button", { name: "Keep subscription" }),
  open: () => page.goto("/billing"),
  /** Looks again until a webhook that is on its way has arrived. */
  openUntil: async (text: string) => {
    for (let looks = 1; ; looks += 1) {
      await page.goto("/billing");
      const isThere = page.getByText(text).first().waitFor({ timeout: 2_000 });
      if (looks === LOOKS_MAX) return isThere;
      if (
        await isThere.then(
          () => true,
          () => false,
        )
      )
        return undefined;
    }
  },
  subscribeTo: (plan: string) => page.getByRole("button", { name: `Subscribe to ${plan}` }).click(),
  pay: async (number: string) => {
    await page.getByLabel("Card number").fill(number);
    await page.getByRole("button", { name: "Subscribe", exact: true }).click();
  },
  passChallenge: () => page.getByRole("button", { name: "Complete" }).click(),
  seePaymentError: (text: string) => page.getByRole("alert").getByText(text).waitFor(),
  seeTitle: (title: string) => page.getByRole("heading", { level: 1, name: title }).waitFor(),
  seeToast: (text: string) => page.getByRole("status").getByText(text, { exact: true }).first().waitFor(),
  seeFact: (label: string, value: string | RegExp) =>
    page.locator("dl > div").filter({ hasText: label }).getByText(value).waitFor(),
  changePlan: async () => {
    await page.getByRole("button", { name: "Change Plan" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Change Plan" }).click();
  },
  cancel: async () => {
    await cancelButton(page).click();
    await page.getByRole("button", { name: "Cancel subscription" }).click();
  },
  /** As the card's holder would, at the bank. */
  disputeNewestPayment: async () => {
    await page.goto("/sandbox");
    await page.getByRole("button", { name: "Dispute" }).first().click();
    await page.getByText("dispute: needs_response").first().waitFor();
  },
  /** Moves the sandbox's clock past the next payment. */
  passToNextPayment: async () => {
    await page.goto("/sandbox");
    const clock = page.getByText(/UTC\.$/);
    const before = await clock.textContent();
    await page.getByRole("button", { name: "To the next renewal, paid" }).click();
    await page.getByText(before ?? "", { exact: true }).waitFor({ state: "hidden" });
  },
});
