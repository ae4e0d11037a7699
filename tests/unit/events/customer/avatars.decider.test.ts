import { describe, expect, test } from "bun:test";
import { avatarsDecider } from "../../../../events/customer/avatars.decider.ts";
import { type AvatarEvent, ERASED_AVATAR_PROFILE } from "../../../../events/customer/avatars.events.ts";
import { specify } from "../../../support/specify.ts";

const { given } = specify(avatarsDecider);
const at = "2026-03-01T10:00:00.000Z";
const profile = { ...ERASED_AVATAR_PROFILE, name: "Busy parent", audience: "Parents of toddlers" };

const created = (avatarId: string): AvatarEvent => ({
  type: "AvatarCreated",
  data: { avatarId, profile, source: "editor", optimizationId: null, at },
});
const deleted = (avatarId: string): AvatarEvent => ({ type: "AvatarDeleted", data: { avatarId, at } });
const create = (avatarId: string, limit = 5) =>
  ({ type: "CreateAvatar", data: { avatarId, profile, source: "editor", optimizationId: null, limit, at } }) as const;

describe("avatars", () => {
  test("creating an avatar keeps its profile and not the limit", () => {
    given().when(create("a1")).expectEvents(created("a1"));
  });

  test("creating it twice appends nothing, even at the limit", () => {
    given(created("a1")).when(create("a1", 1)).expectEvents();
  });

  test("the cap refuses one avatar too many and deleting makes room", () => {
    given(created("a1"), created("a2")).when(create("a3", 2)).expectRejection("AVATAR_LIMIT_REACHED");
    given(created("a1"), created("a2"), deleted("a1")).when(create("a3", 2)).expectEvents(created("a3"));
  });

  test("a cap of zero refuses the first", () => {
    given().when(create("a1", 0)).expectRejection("AVATAR_LIMIT_REACHED");
  });

  test("an avatar is revised, renamed and deleted", () => {
    given(created("a1"))
      .when({ type: "ReviseAvatar", data: { avatarId: "a1", profile, at } })
      .expectEvents({ type: "AvatarRevised", data: { avatarId: "a1", profile, at } });
    given(created("a1"))
      .when({ type: "RenameAvatar", data: { avatarId: "a1", name: "Calm parent", at } })
      .expectEvents({ type: "AvatarRenamed", data: { avatarId: "a1", name: "Calm parent", at } });
    given(created("a1"))
      .when({ type: "DeleteAvatar", data: { avatarId: "a1", at } })
      .expectEvents(deleted("a1"));
  });

  test.each([
    { type: "ReviseAvatar", data: { avatarId: "a1", profile, at } },
    { type: "RenameAvatar", data: { avatarId: "a1", name: "Calm parent", at } },
    { type: "DeleteAvatar", data: { avatarId: "a1", at } },
  ] as const)("$type of a deleted avatar is refused", (command) => {
    given(created("a1"), deleted("a1")).when(command).expectRejection("AVATAR_NOT_FOUND");
  });

  test("the state knows which avatars exist, oldest first", () => {
    const renamed: AvatarEvent = { type: "AvatarRenamed", data: { avatarId: "a2", name: "x", at } };
    const revised: AvatarEvent = { type: "AvatarRevised", data: { avatarId: "a2", profile, at } };
    expect(given(created("a1"), created("a2"), renamed, revised, created("a3"), deleted("a1")).state).toEqual({
      avatarIds: ["a2", "a3"],
    });
  });
});
