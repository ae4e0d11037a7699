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

const erasesAt = "2026-03-15T00:00:00.000Z";
const deletion = { erasesAt, reason: null, at };
const requested: IdentityEvent = { type: "AccountDeletionRequested", data: deletion };
const kept: IdentityEvent = { type: "AccountDeletionCanceled", data: { at } };
const erased: IdentityEvent = { type: "AccountErased", data: { at: erasesAt } };

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
    { type: "GrantRole", data: { role: "admin", reason: null, at } },
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
    const granted: IdentityEvent = { type: "RoleGranted", data: { role: "admin", reason: null, at } };
    given(opened)
      .when({ type: "GrantRole", data: { role: "admin", reason: null, at } })
      .expectEvents(granted);
    expect(given(opened, granted).state).toEqual({ status: "open", role: "admin", openedAt: at, erasesAt: null });
  });

  test("granting the role it has appends nothing", () => {
    given(opened)
      .when({ type: "GrantRole", data: { role: "user", reason: null, at } })
      .expectEvents();
  });

  test("an account that is to be deleted keeps the day, and is asked once", () => {
    given(opened).when({ type: "RequestDeletion", data: deletion }).expectEvents(requested);
    given(opened, requested).when({ type: "RequestDeletion", data: deletion }).expectEvents();
    expect(given(opened, requested).state).toMatchObject({ status: "open", erasesAt });
  });

  test("an earlier day brings the erasure forward, a later one changes nothing", () => {
    const sooner = { erasesAt: at, reason: "They asked on the phone", at };
    given(opened, requested)
      .when({ type: "RequestDeletion", data: sooner })
      .expectEvents({ type: "AccountDeletionRequested", data: sooner });
    given(opened, requested)
      .when({ type: "RequestDeletion", data: { ...deletion, erasesAt: "2026-04-01T00:00:00.000Z" } })
      .expectEvents();
  });

  test("a change of mind keeps the account, and without a request there is none", () => {
    given(opened, requested).when({ type: "CancelDeletion", data: { at } }).expectEvents(kept);
    given(opened).when({ type: "CancelDeletion", data: { at } }).expectEvents();
    expect(given(opened, requested, kept).state).toEqual(given(opened).state);
  });

  test("nothing is erased that was not to be deleted, was kept, or before the day", () => {
    const erase = (when: string): IdentityCommand => ({ type: "EraseAccount", data: { at: when } });
    given(opened).when(erase(erasesAt)).expectRejection("CONFLICT");
    given(opened, requested, kept).when(erase(erasesAt)).expectRejection("CONFLICT");
    given(opened, requested).when(erase("2026-03-14T23:59:59.999Z")).expectRejection("CONFLICT");
    given(opened, requested).when(erase(erasesAt)).expectEvents(erased);
  });

  test("an erased account stays erased: no command reaches it, and it is never opened again", () => {
    const gone = given(opened, requested, erased);
    expect(gone.state).toEqual({ status: "erased", erasedAt: erasesAt });
    gone.when({ type: "CancelDeletion", data: { at } }).expectRejection("ACCOUNT_NOT_FOUND");
    gone.when({ type: "EraseAccount", data: { at } }).expectEvents();
    gone.when(openAccount).expectEvents();
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
    expect(given({ type: "RoleGranted", data: { role: "admin", reason: null, at } }).state).toEqual({
      status: "absent",
    });
  });
});
