import type { Page } from "playwright";

export type Credentials = { email: string; password: string };

let accounts = 0;

/** Credentials that no other test uses. */
export const newCredentials = (): Credentials => {
  accounts += 1;
  return { email: `seller-${process.pid}-${accounts}@example.com`, password: "bottle-cap-42-river" };
};

/** Signing in and up, as a visitor speaks of it. */
export const authModel = (page: Page) => {
  const dialog = page.getByRole("dialog");
  const email = dialog.getByRole("textbox", { name: "Email" });
  const password = dialog.getByLabel("Password", { exact: true });
  const submit = (name: "Sign in" | "Create account") => dialog.getByRole("button", { name, exact: true }).click();
  const enter = async (credentials: Credentials) => {
    await email.fill(credentials.email);
    await password.fill(credentials.password);
  };
  return {
    openLanding: async () => {
      await page.goto("/");
      await page.getByRole("heading", { level: 1 }).waitFor();
    },
    openDialog: async () => {
      await page.getByRole("banner").getByRole("button", { name: "Sign In" }).click();
      await email.waitFor();
    },
    switchToSignUp: () => dialog.getByRole("button", { name: "Create an account" }).click(),
    enter,
    submit,
    signIn: async (credentials: Credentials) => {
      await enter(credentials);
      await submit("Sign in");
    },
    signUp: async (credentials: Credentials) => {
      await dialog.getByRole("button", { name: "Create an account" }).click();
      await enter(credentials);
      await submit("Create account");
    },
    tickRemember: () => dialog.getByText("Remember my email").click(),
    enteredEmail: () => email.inputValue(),
    enteredPassword: () => password.inputValue(),
    showPassword: () => dialog.getByRole("button", { name: /password/i }).click(),
    passwordKind: () => password.getAttribute("type"),
    focusedField: () => page.evaluate(() => document.activeElement?.getAttribute("name") ?? null),
    closeWithEscape: async () => {
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "hidden" });
    },
    see: (text: string) => page.getByText(text, { exact: true }).first().waitFor(),
    seeToast: async (title: string, description?: string) => {
      const toast = page.getByRole("status").filter({ hasText: title });
      await toast.waitFor();
      if (description !== undefined) await toast.getByText(description, { exact: true }).waitFor();
    },
    arriveAt: (path: string) => page.waitForURL((url) => `${url.pathname}${url.search}` === path),
    signOut: () => page.getByRole("banner").getByRole("button", { name: "Sign out" }).click(),
  };
};
