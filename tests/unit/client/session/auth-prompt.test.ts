import { afterEach, expect, test } from "bun:test";
import {
  askToSignInAgain,
  askToSignInFor,
  authPrompt,
  closeAuthDialog,
  openAuthDialog,
} from "../../../../client/session/auth-prompt.ts";

afterEach(closeAuthDialog);

test("the sign-in dialog is worth loading from the first time it is asked for", () => {
  expect(authPrompt.isRequested()).toBe(false);
  openAuthDialog();
  closeAuthDialog();
  expect(authPrompt.isRequested()).toBe(true);
});

test("the sign-in dialog is wanted once it is asked for, in sign-in mode by default", () => {
  expect(authPrompt.current()).toBeNull();
  openAuthDialog();
  expect(authPrompt.current()).toBe("signin");
  openAuthDialog("signup");
  expect(authPrompt.current()).toBe("signup");
  closeAuthDialog();
  expect(authPrompt.current()).toBeNull();
});

test("a session that ended asks to sign in again and leads back, but not over a dialog that is open already", () => {
  askToSignInAgain("/optimize/start?mode=paid");
  expect([authPrompt.current(), authPrompt.returnTo()]).toEqual(["signin", "/optimize/start?mode=paid"]);
  closeAuthDialog();
  expect(authPrompt.returnTo()).toBeNull();
  openAuthDialog("signup");
  askToSignInAgain("/dashboard");
  expect([authPrompt.current(), authPrompt.returnTo()]).toEqual(["signup", null]);
});

test("a page that needs sign-in asks for it by its title and leads on to it, but not over an open dialog", () => {
  askToSignInFor("/billing?onboarding=1", "Billing");
  expect([authPrompt.current(), authPrompt.returnTo(), authPrompt.goal()]).toEqual([
    "signin",
    "/billing?onboarding=1",
    "Billing",
  ]);
  askToSignInFor("/dashboard", "Dashboard");
  expect(authPrompt.goal()).toBe("Billing");
  closeAuthDialog();
  openAuthDialog();
  expect([authPrompt.returnTo(), authPrompt.goal()]).toEqual([null, null]);
});

test("whoever listens is told of each change until they stop listening", () => {
  const seen: unknown[] = [];
  const stop = authPrompt.subscribe(() => seen.push(authPrompt.current()));
  openAuthDialog("signup");
  closeAuthDialog();
  stop();
  openAuthDialog();
  expect(seen).toEqual(["signup", null]);
});
