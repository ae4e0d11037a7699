import { assign, emit, fromPromise, setup } from "xstate";
import type { Announcement } from "../kernel/announcement.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { refusalOf } from "../kernel/refusal.ts";

type NamedAvatar = { id: string; name: string };

type Context = {
  /** The avatar that is asked about, or being deleted. */
  avatar: NamedAvatar | null;
  /** The one that is being brought back. */
  restoringId: string | null;
};

export type AvatarDeletionEvent =
  | { type: "delete.requested"; avatar: NamedAvatar }
  | { type: "delete.canceled" }
  | { type: "delete.confirmed" }
  | { type: "undo.requested"; avatarId: string };

type Emitted =
  | Announcement
  /** Say so, and offer to take it back. */
  | { type: "deleted"; avatarId: string }
  | { type: "restored"; avatarId: string }
  | { type: "limitReached" };

type Failure = { error: unknown };

export const AVATAR_DELETION_MESSAGES = {
  deleted: "Avatar deleted successfully",
  deleteFailed: "Delete failed",
  failedToDelete: "Failed to delete avatar",
  restored: "Avatar restored",
  error: "Error",
  failedToRestore: "Failed to restore avatar",
} as const;

const destructive = (title: string, fallback: string, { error }: Failure): Announcement => ({
  type: "announced",
  title,
  description: refusalOf(error).userMessage ?? fallback,
  tone: "destructive",
});

/** Deleting an avatar after a question, and bringing it back. It outlives the page, because the offer to undo does. */
export const avatarDeletionMachine = setup({
  types: { context: {} as Context, events: {} as AvatarDeletionEvent, emitted: {} as Emitted },
  actors: {
    deleteAvatar: fromPromise<void, { avatarId: string }>(notProvided("deleteAvatar")),
    restoreAvatar: fromPromise<void, { avatarId: string }>(notProvided("restoreAvatar")),
  },
  guards: {
    isLimitReached: (_, { error }: Failure) => refusalOf(error).problem === "AVATAR_LIMIT_REACHED",
  },
  actions: {
    forgetAvatar: assign({ avatar: null }),
    forgetRestoring: assign({ restoringId: null }),
    handOverDeleted: emit(({ context }) => ({ type: "deleted", avatarId: context.avatar?.id ?? "" })),
    handOverRestored: emit(({ context }) => ({ type: "restored", avatarId: context.restoringId ?? "" })),
    announceRestored: emit({ type: "announced", title: AVATAR_DELETION_MESSAGES.restored, tone: "default" }),
    announceLimit: emit({ type: "limitReached" }),
    announceDeleteFailure: emit((_, failure: Failure) =>
      destructive(AVATAR_DELETION_MESSAGES.deleteFailed, AVATAR_DELETION_MESSAGES.failedToDelete, failure),
    ),
    announceRestoreFailure: emit((_, failure: Failure) =>
      destructive(AVATAR_DELETION_MESSAGES.error, AVATAR_DELETION_MESSAGES.failedToRestore, failure),
    ),
  },
}).createMachine({
  id: "avatarDeletion",
  type: "parallel",
  context: { avatar: null, restoringId: null },
  states: {
    deletion: {
      initial: "idle",
      states: {
        idle: {
          on: {
            "delete.requested": {
              target: "confirming",
              actions: assign(({ event }) => ({ avatar: event.avatar })),
            },
          },
        },
        confirming: {
          on: { "delete.confirmed": "deleting", "delete.canceled": { target: "idle", actions: "forgetAvatar" } },
        },
        deleting: {
          invoke: {
            src: "deleteAvatar",
            input: ({ context }) => ({ avatarId: context.avatar?.id ?? "" }),
            onDone: { target: "idle", actions: ["handOverDeleted", "forgetAvatar"] },
            onError: {
              target: "confirming",
              actions: { type: "announceDeleteFailure", params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    undo: {
      initial: "idle",
      states: {
        idle: {
          on: {
            "undo.requested": {
              target: "restoring",
              actions: assign(({ event }) => ({ restoringId: event.avatarId })),
            },
          },
        },
        restoring: {
          invoke: {
            src: "restoreAvatar",
            input: ({ context }) => ({ avatarId: context.restoringId ?? "" }),
            onDone: { target: "idle", actions: ["handOverRestored", "announceRestored", "forgetRestoring"] },
            onError: [
              {
                guard: { type: "isLimitReached", params: ({ event }) => ({ error: event.error }) },
                target: "idle",
                actions: ["announceLimit", "forgetRestoring"],
              },
              {
                target: "idle",
                actions: [
                  { type: "announceRestoreFailure", params: ({ event }) => ({ error: event.error }) },
                  "forgetRestoring",
                ],
              },
            ],
          },
        },
      },
    },
  },
});
