import type { Page } from "playwright";
import type { Seller } from "../../support/paid-seller.ts";
import type { formsModel } from "../models/forms.model.ts";

export const REVIEWS = "The zipper broke after two weeks.\n\nFits under the seat.\n\nI love the size.";

/** Who and what is there when a call fails. */
export type World = {
  demo: Seller;
  pro: Seller;
  subscriber: Seller;
  avatarId: string;
  optimizationId: string;
};

type Forms = ReturnType<typeof formsModel>;
type Words = { title: string; text: string };

/** A call that the client makes, and what it says when no answer comes. */
export type FailingCall = {
  what: string;
  who?: "demo" | "pro" | "subscriber";
  /** The call that fails. */
  call: string;
  at: (there: World) => string;
  /** What comes before the call, once. */
  prepare?: (forms: Forms, page: Page) => Promise<void>;
  act: (forms: Forms, page: Page) => Promise<void>;
  words: Words;
  /** Where a broken connection is told in other words. */
  wordsWhenCut?: Words;
  /** Events that are right to append: what came before the call that fails. */
  appends?: number;
};

const press = (button: string) => (forms: Forms) => forms.press(button);

const inMenu = (trigger: RegExp, item: string) => async (page: Page) => {
  await page.getByRole("button", { name: trigger }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
};

const confirm = (page: Page, button: string) =>
  page.getByRole("alertdialog").getByRole("button", { name: button }).click();

const SIGN_IN = { Email: "ada@example.com", Password: "bottle-cap-42-river" };
export const LISTING = { "Avatar name": "Night nurse", "Product or ASIN name": "Travel bag", Reviews: REVIEWS };

const openDialog = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
const submitDialog = (name: string) => (_: Forms, page: Page) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true }).click();

export const FAILING_CALLS: readonly FailingCall[] = [
  {
    what: "signing in",
    call: "POST /api/auth/signin",
    at: () => "/watch-demo",
    prepare: async (forms, page) => {
      await openDialog(page);
      await forms.fill(SIGN_IN);
    },
    act: submitDialog("Sign in"),
    words: { title: "Sign in failed", text: "Signin failed" },
    wordsWhenCut: { title: "Sign in failed", text: "Please try again." },
  },
  {
    what: "signing up",
    call: "POST /api/auth/signup",
    at: () => "/watch-demo",
    prepare: async (forms, page) => {
      await openDialog(page);
      await forms.press("Create an account");
      await forms.fill({ ...SIGN_IN, Email: "grace@example.com" });
    },
    act: submitDialog("Create account"),
    words: { title: "Sign up failed", text: "Signup failed" },
    wordsWhenCut: { title: "Sign up failed", text: "Please try again." },
  },
  {
    what: "signing out",
    who: "pro",
    call: "POST /api/auth/signout",
    at: () => "/settings",
    act: (_, page) => page.getByRole("main").getByRole("button", { name: "Sign out" }).click(),
    words: { title: "Sign out failed", text: "Signout failed" },
    wordsWhenCut: { title: "Sign out failed", text: "An error occurred" },
  },
  {
    what: "signing out everywhere",
    who: "pro",
    call: "POST /api/auth/signout-everywhere",
    at: () => "/account",
    prepare: (_, page) => page.getByRole("main").getByRole("button", { name: "Sign out everywhere" }).click(),
    act: (_, page) => page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click(),
    words: { title: "Sign out failed", text: "Signout failed" },
    wordsWhenCut: { title: "Sign out failed", text: "An error occurred" },
  },
  {
    what: "asking for a reset link",
    call: "POST /api/relay/reset",
    at: () => "/forgot-password",
    prepare: (forms) => forms.fill({ Email: SIGN_IN.Email }),
    act: press("Send reset link"),
    words: { title: "Unable to send", text: "Please try again." },
    wordsWhenCut: {
      title: "Unable to send",
      text: "We cannot reach the server. Check your connection and try again.",
    },
  },
  {
    what: "creating an avatar",
    who: "demo",
    call: "POST /api/avatars",
    at: () => "/avatars/new",
    prepare: (forms) => forms.fill({ Name: "Packer", "Target audience": "Travellers" }),
    act: press("Create avatar"),
    words: { title: "Error", text: "Failed to create avatar" },
  },
  {
    what: "updating an avatar",
    who: "pro",
    call: "PATCH /api/avatars/",
    at: ({ avatarId }) => `/avatars/${avatarId}`,
    prepare: (forms) => forms.fill({ Name: "Packer" }),
    act: press("Save changes"),
    words: { title: "Error", text: "Failed to update avatar" },
  },
  {
    what: "deleting the avatar in the editor",
    who: "pro",
    call: "DELETE /api/avatars/",
    at: ({ avatarId }) => `/avatars/${avatarId}`,
    prepare: press("Delete"),
    act: (_, page) => confirm(page, "Delete avatar"),
    words: { title: "Delete failed", text: "Failed to delete avatar" },
  },
  {
    what: "deleting an avatar of the list",
    who: "pro",
    call: "DELETE /api/avatars/",
    at: () => "/account/avatars",
    prepare: (_, page) => inMenu(/^Actions for Night nurse/, "Delete")(page),
    act: (_, page) => confirm(page, "Delete avatar"),
    words: { title: "Delete failed", text: "Failed to delete avatar" },
  },
  {
    what: "renaming an avatar",
    who: "pro",
    call: "PATCH /api/avatars/",
    at: () => "/welcome",
    prepare: async (forms, page) => {
      await inMenu(/^Actions for Night nurse/, "Rename")(page);
      await forms.fill({ Name: "Day nurse" });
    },
    act: press("Rename"),
    words: { title: "Rename failed", text: "Failed to rename avatar" },
  },
  {
    what: "describing the product",
    who: "pro",
    call: "POST /api/asins",
    at: () => "/optimize/start?mode=paid",
    prepare: (forms) => forms.fill(LISTING),
    act: press("Optimize listing"),
    words: { title: "Optimization failed", text: "Failed to create ASIN profile" },
  },
  {
    what: "saving the avatar of a result",
    who: "pro",
    call: "POST /api/avatars",
    at: ({ optimizationId }) => `/results/${optimizationId}`,
    act: press("Save Avatar"),
    words: { title: "Error", text: "Failed to save avatar" },
  },
  {
    what: "exporting a result",
    who: "pro",
    call: "GET /api/optimizations/",
    at: ({ optimizationId }) => `/results/${optimizationId}`,
    prepare: async (_, page) => {
      await page.getByRole("heading", { name: "Your listing" }).waitFor();
    },
    act: (_, page) => inMenu(/^Export$/, "Document (Markdown)")(page),
    words: { title: "Export failed", text: "Please try again." },
    wordsWhenCut: {
      title: "Export failed",
      text: "We cannot reach the server. Check your connection and try again.",
    },
  },
  {
    what: "the free demo",
    call: "POST /api/demo/start",
    at: () => "/demo",
    prepare: (forms) => forms.fill({ "Product name": "Travel bag", "Avatar name": "Packer", Reviews: REVIEWS }),
    act: press("Optimize my listing"),
    words: { title: "Optimization failed", text: "Failed to optimize" },
  },
  {
    what: "checking out",
    who: "demo",
    call: "POST /api/billing/create-checkout",
    at: () => "/billing",
    act: press("Subscribe to Pro"),
    words: { title: "Checkout failed", text: "Failed to create checkout session" },
    wordsWhenCut: { title: "Checkout error", text: "Failed to create checkout session" },
  },
  {
    what: "opening the portal",
    who: "subscriber",
    call: "POST /api/billing/create-portal-session",
    at: () => "/billing",
    act: press("Invoices and payment method"),
    words: { title: "Failed to open portal", text: "Failed to create portal session" },
  },
  {
    what: "changing the plan",
    who: "subscriber",
    call: "POST /api/billing/change",
    at: () => "/billing",
    act: async (forms, page) => {
      await forms.press("Change Plan");
      await confirm(page, "Change Plan");
    },
    words: { title: "Error", text: "Failed to change plan" },
  },
  {
    what: "canceling",
    who: "subscriber",
    call: "POST /api/billing/cancel",
    at: () => "/billing",
    act: async (forms, page) => {
      await forms.press("Cancel");
      await confirm(page, "Cancel subscription");
    },
    words: { title: "Error", text: "Failed to cancel subscription" },
  },
];
