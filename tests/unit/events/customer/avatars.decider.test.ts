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
  ] as const)("$type of a deleted avatar is refused", (command) => {
    given(created("a1"), deleted("a1")).when(command).expectRejection("AVATAR_NOT_FOUND");
  });

  test("deleting twice appends nothing, and deleting what never was is refused", () => {
    const remove = { type: "DeleteAvatar", data: { avatarId: "a1", at } } as const;
    given(created("a1"), deleted("a1")).when(remove).expectEvents();
    given(created("a2")).when(remove).expectRejection("AVATAR_NOT_FOUND");
  });

  test("creating a deleted avatar once more does not bring it back", () => {
    given(created("a1"), deleted("a1")).when(create("a1")).expectEvents();
  });

  test("the state knows which avatars exist, oldest first", () => {
    const renamed: AvatarEvent = { type: "AvatarRenamed", data: { avatarId: "a2", name: "x", at } };
    const revised: AvatarEvent = { type: "AvatarRevised", data: { avatarId: "a2", profile, at } };
    expect(given(created("a1"), created("a2"), renamed, revised, created("a3"), deleted("a1")).state).toEqual({
      avatarIds: ["a2", "a3"],
      deleted: [{ avatarId: "a1", at }],
    });
  });
});

describe("taking a deletion back", () => {
  const later = (hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString();
  const restoring = (avatarId: string, when = at, limit = 5) =>
    ({
      type: "RestoreAvatar",
      data: { avatarId, profile, optimizationId: null, createdAt: at, at: when, limit },
    }) as const;
  const restored = (avatarId: string, when = at): AvatarEvent => ({
    type: "AvatarRestored",
    data: { avatarId, profile, optimizationId: null, createdAt: at, at: when },
  });

  test("brings the avatar back with its profile, for a day after it was deleted", () => {
    given(created("a1"), deleted("a1")).when(restoring("a1")).expectEvents(restored("a1"));
    given(created("a1"), deleted("a1"))
      .when(restoring("a1", later(24)))
      .expectEvents(restored("a1", later(24)));
    given(created("a1"), deleted("a1"))
      .when(restoring("a1", later(25)))
      .expectRejection("AVATAR_NOT_FOUND");
  });

  test("twice appends nothing, also of an avatar that was never deleted", () => {
    given(created("a1"), deleted("a1"), restored("a1"))
      .when(restoring("a1", at, 1))
      .expectEvents();
    given(created("a1")).when(restoring("a1")).expectEvents();
  });

  test("is refused when others took the room, and for an avatar that never was", () => {
    given(created("a1"), deleted("a1"), created("a2"))
      .when(restoring("a1", at, 1))
      .expectRejection("AVATAR_LIMIT_REACHED");
    given().when(restoring("a1")).expectRejection("AVATAR_NOT_FOUND");
  });

  test("counts the avatar again, and it can be deleted and brought back once more", () => {
    const history = given(created("a1"), deleted("a1"), restored("a1"));
    expect(history.state).toEqual({ avatarIds: ["a1"], deleted: [] });
    given(created("a1"), deleted("a1"), restored("a1"), deleted("a1"))
      .when(restoring("a1"))
      .expectEvents(restored("a1"));
  });

  test("reaches back five deletions", () => {
    const history = ["a1", "a2", "a3", "a4", "a5", "a6"].flatMap((id) => [created(id), deleted(id)]);
    given(...history)
      .when(restoring("a1"))
      .expectRejection("AVATAR_NOT_FOUND");
    given(...history)
      .when(restoring("a2"))
      .expectEvents(restored("a2"));
  });
});
