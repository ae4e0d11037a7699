import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import type { Browser, Page } from "playwright";
import { type AppServer, sharedAppServer } from "../support/app-server.ts";
import { accessibilityFaults, launchBrowser, newPage, type PageOptions, withPage } from "../support/browser.ts";
import { authModel, type Credentials, newCredentials } from "./models/auth.model.ts";
import { mailboxModel } from "./models/mailbox.model.ts";

let browser: Browser;
let app: AppServer;

beforeAll(async () => {
  [browser, app] = await Promise.all([launchBrowser(), sharedAppServer()]);
}, 120_000);

afterAll(() => browser.close());

type Auth = ReturnType<typeof authModel>;

const onPage = (title: string, body: (auth: Auth, page: Page) => Promise<void>, view: Partial<PageOptions> = {}) =>
  withPage(browser, { ...view, baseUrl: app.url, title }, ({ page }) => body(authModel(page), page));

const onDialog = (title: string, body: (auth: Auth, page: Page) => Promise<void>, view: Partial<PageOptions> = {}) =>
  onPage(
    title,
    async (auth, page) => {
      await auth.openLanding();
      await auth.openDialog();
      await body(auth, page);
    },
    view,
  );

const post = (page: Page, path: string, body: unknown) =>
  page.evaluate(
    async ([address, json]) =>
      (await fetch(address, { method: "POST", headers: { "content-type": "application/json" }, body: json })).status,
    [path, JSON.stringify(body)] as const,
  );

/** An account that exists, in a browser that is signed out of it. */
const existingAccount = async (page: Page): Promise<Credentials> => {
  const credentials = newCredentials();
  await page.goto("/");
  expect(await post(page, "/api/auth/signup", credentials)).toBe(200);
  expect(await post(page, "/api/auth/signout", {})).toBe(200);
  return credentials;
};

const themes: Pick<PageOptions, "theme" | "width">[] = [
  { theme: "dark", width: 360 },
  { theme: "light", width: 1440 },
];

describe("the sign-in dialog", () => {
  test.each(themes)("has no accessibility fault in $theme at $width pixels, in both modes and with errors", (view) =>
    onDialog(
      `auth axe ${view.theme}`,
      async (auth, page) => {
        expect(await accessibilityFaults(page)).toEqual([]);
        await auth.submit("Sign in");
        await auth.see("Invalid email address");
        expect(await accessibilityFaults(page)).toEqual([]);
        await auth.switchToSignUp();
        await auth.see("Create your account");
        expect(await accessibilityFaults(page)).toEqual([]);
      },
      view,
    ),
  );

  test("starts in the e-mail field, and gives the focus back when it is closed", () =>
    onDialog("auth focus", async (auth, page) => {
      expect(await auth.focusedField()).toBe("email");
      await auth.closeWithEscape();
      await page.waitForFunction(() => document.activeElement?.textContent === "Sign In / Upgrade");
    }));

  test("says what is wrong with each field, and moves to the first", () =>
    onDialog("auth field errors", async (auth) => {
      await auth.enter({ email: "ada@example.com", password: "12345" });
      await auth.submit("Sign in");
      await auth.see("Password must be at least 6 characters");
      expect(await auth.focusedField()).toBe("password");
      await auth.enter({ email: "ada", password: "123456" });
      await auth.see("Invalid email address");
    }));

  test("shows and hides the password", () =>
    onDialog("auth show password", async (auth) => {
      await auth.enter({ email: "ada@example.com", password: "secret1" });
      expect(await auth.passwordKind()).toBe("password");
      await auth.showPassword();
      expect(await auth.passwordKind()).toBe("text");
    }));

  test("leads to the page for forgotten passwords", () =>
    onDialog("auth forgot link", async (auth, page) => {
      await page.getByRole("link", { name: "Forgot password?" }).click();
      await auth.arriveAt("/forgot-password");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
    }));
});

describe("an account", () => {
  test("is created, leads to the dashboard, and is left by signing out", () =>
    onDialog("auth sign-up and out", async (auth) => {
      await auth.signUp(newCredentials());
      await auth.seeToast("Account created!");
      await auth.arriveAt("/dashboard");
      await auth.signOut();
      await auth.seeToast("Signed out.");
      await auth.arriveAt("/");
      await auth.openDialog();
    }));

  test("is entered with the right password", () =>
    onPage("auth sign-in", async (auth, page) => {
      const credentials = await existingAccount(page);
      await auth.openLanding();
      await auth.openDialog();
      await auth.signIn({ ...credentials, email: ` ${credentials.email.toUpperCase()} ` });
      await auth.seeToast("Welcome back!", "You've successfully signed in.");
      await auth.arriveAt("/dashboard");
    }));

  test("is not entered with a wrong password, and nothing typed is lost", () =>
    onPage("auth wrong password", async (auth, page) => {
      const { email } = await existingAccount(page);
      await auth.openDialog();
      await auth.signIn({ email, password: "not the password" });
      await auth.seeToast("Sign in failed", "Please check your email and password.");
      expect(await auth.enteredEmail()).toBe(email);
      expect(await auth.enteredPassword()).toBe("not the password");
    }));

  test("that exists is entered by signing up with its password", () =>
    onPage("auth sign-up fallback", async (auth, page) => {
      const credentials = await existingAccount(page);
      await auth.openDialog();
      await auth.signUp(credentials);
      await auth.seeToast("Welcome back!");
      await auth.arriveAt("/dashboard");
    }));

  test("that exists is not entered by signing up with another password", () =>
    onPage("auth sign-up fallback refused", async (auth, page) => {
      const { email } = await existingAccount(page);
      await auth.openDialog();
      await auth.signUp({ email, password: "not the password" });
      await auth.seeToast("Sign in failed", "Please check your email and password.");
    }));
});

describe("on a screen of 320 pixels", () => {
  test("the dialog and the password pages do not scroll sideways", () =>
    onPage(
      "auth reflow",
      async (auth, page) => {
        const width = () => page.evaluate(() => document.documentElement.scrollWidth);
        await page.goto("/forgot-password");
        await page.getByRole("button", { name: "Send reset link" }).waitFor();
        expect(await width()).toBe(320);
        await page.goto("/reset?token=unknown");
        await auth.see("Invalid or Expired Link");
        expect(await width()).toBe(320);
        await auth.openLanding();
        await auth.openDialog();
        await auth.switchToSignUp();
        await auth.see("Create your account");
        expect(await page.getByRole("dialog").evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth)).toBe(
          true,
        );
      },
      { width: 320 },
    ));
});

describe("without a connection", () => {
  test("signing in says so and keeps the entries", async () => {
    const { page, context } = await newPage(browser, { baseUrl: app.url });
    const auth = authModel(page);
    await auth.openLanding();
    await auth.openDialog();
    await auth.enter({ email: "ada@example.com", password: "secret1" });
    await page.route("**/api/auth/signin", (route) => route.abort("internetdisconnected"));
    await auth.submit("Sign in");
    await auth.seeToast("Sign in failed", "Please try again.");
    await page.getByText("We cannot reach the server.").waitFor();
    expect(await auth.enteredPassword()).toBe("secret1");
    await context.close();
  });
});

describe("the remembered e-mail", () => {
  test("is prefilled next time when ticked, and cleared when not", () =>
    onPage("auth remember", async (auth, page) => {
      const credentials = await existingAccount(page);
      await auth.openDialog();
      await auth.tickRemember();
      await auth.signIn(credentials);
      await auth.arriveAt("/dashboard");
      await auth.signOut();
      await auth.arriveAt("/");
      await auth.openLanding();
      await auth.openDialog();
      await page.waitForFunction(() => document.querySelector<HTMLInputElement>("input[name=email]")?.value !== "");
      expect(await auth.enteredEmail()).toBe(credentials.email);
      await auth.tickRemember();
      await auth.signIn(credentials);
      await auth.arriveAt("/dashboard");
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["theme"]);
    }));
});

describe("access", () => {
  test.each(["/dashboard", "/billing", "/welcome", "/settings", "/account", "/optimize", "/optimize/start"])(
    "%s sends an anonymous visitor to the landing page, and asks them to sign in",
    (path) =>
      onPage(`access ${path}`, async (auth, page) => {
        await page.goto(path);
        await auth.arriveAt("/");
        await page.getByRole("dialog", { name: "Sign in" }).waitFor();
      }),
  );

  test("a link to a page that needs sign-in leads there once its reader has signed in", () =>
    onDialog("access deep link", async (auth, page) => {
      const credentials = newCredentials();
      await auth.signUp(credentials);
      await auth.arriveAt("/dashboard");
      await auth.signOut();
      await auth.arriveAt("/");
      await auth.seeToast("Signed out.");
      expect(await page.getByRole("dialog").count()).toBe(0);
      await page.goto("/billing?onboarding=1");
      await auth.see("Sign in to open “Billing”.");
      await auth.signIn(credentials);
      await auth.arriveAt("/billing?onboarding=1");
    }));

  test("a page for paid plans sends a demo user to the upgrade dialog", () =>
    onDialog("access plan guard", async (auth, page) => {
      await auth.signUp(newCredentials());
      await auth.arriveAt("/dashboard");
      await page.goto("/optimize/start");
      await auth.arriveAt("/demo?upgrade=1");
      await auth.see("This needs the Pro or Agency plan.");
    }));
});

describe("a forgotten password", () => {
  test.each(themes)("page has no accessibility fault in $theme, with its error and when a link is invalid", (view) =>
    onPage(
      `forgot axe ${view.theme}`,
      async (auth, page) => {
        await page.goto("/forgot-password");
        await page.getByRole("button", { name: "Send reset link" }).click();
        await auth.see("Enter a valid email.");
        expect(await accessibilityFaults(page)).toEqual([]);
        const field = page.getByRole("textbox", { name: "Email", description: /Enter a valid email\./ });
        expect(await field.getAttribute("aria-invalid")).toBe("true");
        expect(await field.evaluate((element) => element === document.activeElement)).toBeTrue();
        await page.goto("/reset?token=unknown");
        await auth.see("Invalid or Expired Link");
        expect(await accessibilityFaults(page)).toEqual([]);
      },
      view,
    ),
  );

  test("is replaced through the link in the mail, which works once", () =>
    onPage("forgot and reset", async (auth, page) => {
      const { email } = await existingAccount(page);
      await page.goto("/forgot-password");
      await page.getByRole("textbox", { name: "Email" }).fill(email);
      await page.getByRole("button", { name: "Send reset link" }).click();
      await auth.see("Check your mail");

      const link = await mailboxModel(page).linkTo("/reset", email);
      await page.goto(link);
      const enter = async (password: string, repeated = password) => {
        await page.getByLabel("New password", { exact: true }).fill(password);
        await page.getByLabel("Repeat the new password").fill(repeated);
        await page.getByRole("button", { name: "Set new password" }).click();
      };
      await enter("one thing 1", "another 2");
      await auth.see("Passwords don't match");
      await enter("short 1");
      await auth.see("Password too short");
      await enter("only letters here");
      await auth.see("Weak password");
      expect(await accessibilityFaults(page)).toEqual([]);
      await enter("a fresh lid 77");
      await auth.see("Your password was changed");

      await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
      await auth.signIn({ email, password: "a fresh lid 77" });
      await auth.arriveAt("/dashboard");
      await page.goto(link);
      await auth.see("Invalid or Expired Link");
    }));
});
