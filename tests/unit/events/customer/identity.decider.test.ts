import { describe, expect, test } from "bun:test";
import { type IdentityCommand, identityDecider } from "../../../../events/customer/identity.decider.ts";
import type { IdentityEvent } from "../../../../events/customer/identity.events.ts";
import { specify } from "../../../support/specify.ts";

const { given } = specify(identityDecider);
const at = "2026-03-01T10:00:00.000Z";

const account = {
  customerId: "customer-1",
  email: "ada@example.com",
  firstName: "Ada",
  lastName: null,
  phone: null,
  role: "user",
  visitorId: null,
  at,
} as const;
const opened: IdentityEvent = { type: "AccountOpened", data: account };
const openAccount: IdentityCommand = { type: "OpenAccount", data: account };

describe("identity", () => {
  test("opening an account records who opened it", () => {
    given().when(openAccount).expectEvents(opened);
  });

  test("opening it twice appends nothing", () => {
    given(opened).when(openAccount).expectEvents();
  });

  test.each<IdentityCommand>([
    { type: "ChangePassword", data: { how: "change", at } },
    { type: "RequestPasswordReset", data: { at } },
    { type: "GrantRole", data: { role: "admin", at } },
  ])("$type is refused before the account exists", (command) => {
    given().when(command).expectRejection("ACCOUNT_NOT_FOUND");
  });

  test("a changed password is recorded with how, never with the password", () => {
    given(opened)
      .when({ type: "ChangePassword", data: { how: "reset", at } })
      .expectEvents({ type: "PasswordChanged", data: { how: "reset", at } });
  });

  test("each request for a reset link is recorded", () => {
    given(opened)
      .when({ type: "RequestPasswordReset", data: { at } })
      .expectEvents({ type: "PasswordResetRequested", data: { at } });
  });

  test("granting a role changes it", () => {
    const granted: IdentityEvent = { type: "RoleGranted", data: { role: "admin", at } };
    given(opened)
      .when({ type: "GrantRole", data: { role: "admin", at } })
      .expectEvents(granted);
    expect(given(opened, granted).state).toEqual({ status: "open", role: "admin", openedAt: at });
  });

  test("granting the role it has appends nothing", () => {
    given(opened)
      .when({ type: "GrantRole", data: { role: "user", at } })
      .expectEvents();
  });

  test("passwords and reset requests leave the state as it is", () => {
    const { state } = given(opened);
    expect(
      given(
        opened,
        { type: "PasswordChanged", data: { how: "change", at } },
        { type: "PasswordResetRequested", data: { at } },
      ).state,
    ).toEqual(state);
  });

  test("a role granted to nobody changes nothing", () => {
    expect(given({ type: "RoleGranted", data: { role: "admin", at } }).state).toEqual({ status: "absent" });
  });
});
