import { supportModel } from "../e2e/models/support.model.ts";
import type { Screen } from "./screen.ts";

/** The console on the way to a customer's history, and there. */
export const SUPPORT_SCREENS: readonly Screen[] = [
  {
    name: "support, a customer is asked for",
    viewer: "admin",
    path: "/support?q=pro%40listwright.example",
    show: async (page) => {
      await supportModel(page).results.getByRole("link").first().click();
      await page.getByRole("textbox", { name: "Reason" }).waitFor();
    },
  },
  // Of another customer: who gave a reason is not asked for one again.
  {
    name: "support, a history",
    viewer: "admin",
    path: "/support?q=agency%40listwright.example",
    show: async (page) => {
      const support = supportModel(page);
      await support.results.getByRole("link").first().click();
      const reason = page.getByRole("textbox", { name: "Reason" });
      await reason.or(support.slider).first().waitFor();
      if (await reason.isVisible()) await support.giveReason("The customer asks about the limit.");
      await support.seeHistory();
    },
  },
];
