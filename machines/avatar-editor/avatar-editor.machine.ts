import { assign, emit, fromPromise, setup } from "xstate";
import type { AvatarForm } from "../../events/wire/forms.ts";
import type { Announcement } from "../kernel/announcement.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { refusalOf } from "../kernel/refusal.ts";
import {
  type AvatarDraft,
  type AvatarList,
  type AvatarText,
  avatarPayload,
  EMPTY_AVATAR,
  isCompleteAvatar,
  withItem,
} from "./avatar-editor.draft.ts";

type Context = {
  /** null while the avatar is new. */
  avatarId: string | null;
  draft: AvatarDraft;
  /** As it was loaded or last saved. */
  saved: AvatarDraft;
  /** From the first try on, missing fields are marked. */
  isChecked: boolean;
};

export type AvatarEditorEvent =
  | { type: "text.changed"; field: AvatarText; value: string }
  | { type: "item.added"; list: AvatarList; text: string }
  | { type: "item.removed"; list: AvatarList; index: number }
  | { type: "save.requested" }
  | { type: "delete.requested" }
  | { type: "delete.confirmed" }
  | { type: "delete.canceled" };

type Emitted =
  | Announcement
  | { type: "saved"; avatarId: string }
  | { type: "deleted"; avatarId: string }
  | { type: "limitReached" };

type Failure = { error: unknown };

export const AVATAR_EDITOR_MESSAGES = {
  validationTitle: "Validation error",
  incomplete: "Name and target audience are required",
  error: "Error",
  failedToCreate: "Failed to create avatar",
  failedToUpdate: "Failed to update avatar",
  deleteFailed: "Delete failed",
  failedToDelete: "Failed to delete avatar",
  deleted: "Avatar deleted successfully",
} as const;

const isLimitReached = ({ error }: Failure): boolean => refusalOf(error).problem === "AVATAR_LIMIT_REACHED";

/** Creating, changing and deleting one buyer persona. */
export const avatarEditorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AvatarEditorEvent,
    input: {} as { avatarId: string | null; draft?: AvatarDraft },
    emitted: {} as Emitted,
  },
  actors: {
    saveAvatar: fromPromise<{ id: string }, { avatarId: string | null; form: AvatarForm }>(notProvided("saveAvatar")),
    deleteAvatar: fromPromise<void, { avatarId: string }>(notProvided("deleteAvatar")),
  },
  guards: {
    isComplete: ({ context }) => isCompleteAvatar(context.draft),
    isSaved: ({ context }) => context.avatarId !== null,
    isLimitReached: (_, failure: Failure) => isLimitReached(failure),
  },
  actions: {
    announceIncomplete: emit({
      type: "announced",
      title: AVATAR_EDITOR_MESSAGES.validationTitle,
      description: AVATAR_EDITOR_MESSAGES.incomplete,
      tone: "destructive",
    }),
    announceSaveFailure: emit(({ context }, { error }: Failure) => ({
      type: "announced",
      title: AVATAR_EDITOR_MESSAGES.error,
      description:
        refusalOf(error).userMessage ??
        (context.avatarId === null ? AVATAR_EDITOR_MESSAGES.failedToCreate : AVATAR_EDITOR_MESSAGES.failedToUpdate),
      tone: "destructive",
    })),
    announceDeleteFailure: emit((_, { error }: Failure) => ({
      type: "announced",
      title: AVATAR_EDITOR_MESSAGES.deleteFailed,
      description: refusalOf(error).userMessage ?? AVATAR_EDITOR_MESSAGES.failedToDelete,
      tone: "destructive",
    })),
    announceDeleted: emit({ type: "announced", title: AVATAR_EDITOR_MESSAGES.deleted, tone: "default" }),
    announceLimit: emit({ type: "limitReached" }),
    handOverSaved: emit(({ context }) => ({ type: "saved", avatarId: context.avatarId ?? "" })),
    handOverDeleted: emit(({ context }) => ({ type: "deleted", avatarId: context.avatarId ?? "" })),
  },
}).createMachine({
  id: "avatarEditor",
  context: ({ input: { avatarId, draft = EMPTY_AVATAR } }) => ({ avatarId, draft, saved: draft, isChecked: false }),
  initial: "editing",
  states: {
    editing: {
      on: {
        "text.changed": {
          actions: assign(({ context, event }) => ({ draft: { ...context.draft, [event.field]: event.value } })),
        },
        "item.added": {
          actions: assign(({ context: { draft }, event }) => ({
            draft: { ...draft, [event.list]: withItem(draft[event.list], event.text) },
          })),
        },
        "item.removed": {
          actions: assign(({ context: { draft }, event }) => ({
            draft: { ...draft, [event.list]: draft[event.list].toSpliced(event.index, 1) },
          })),
        },
        "save.requested": [
          { guard: "isComplete", target: "saving", actions: assign({ isChecked: true }) },
          { actions: [assign({ isChecked: true }), "announceIncomplete"] },
        ],
        "delete.requested": { guard: "isSaved", target: "confirmingDelete" },
      },
    },
    saving: {
      tags: "busy",
      invoke: {
        src: "saveAvatar",
        input: ({ context }) => ({ avatarId: context.avatarId, form: avatarPayload(context.draft) }),
        onDone: {
          target: "editing",
          actions: [
            assign(({ context, event }) => ({ avatarId: event.output.id, saved: context.draft, isChecked: false })),
            "handOverSaved",
          ],
        },
        onError: [
          {
            guard: { type: "isLimitReached", params: ({ event }) => ({ error: event.error }) },
            target: "editing",
            actions: "announceLimit",
          },
          {
            target: "editing",
            actions: { type: "announceSaveFailure", params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    confirmingDelete: {
      on: { "delete.confirmed": "deleting", "delete.canceled": "editing" },
    },
    deleting: {
      tags: "busy",
      invoke: {
        src: "deleteAvatar",
        input: ({ context }) => ({ avatarId: context.avatarId ?? "" }),
        onDone: { target: "deleted", actions: ["announceDeleted", "handOverDeleted"] },
        onError: {
          target: "editing",
          actions: { type: "announceDeleteFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    deleted: { type: "final" },
  },
});
