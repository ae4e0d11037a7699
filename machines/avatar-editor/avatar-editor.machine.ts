import { assign, emit, fromPromise, raise, setup } from "xstate";
import type { AvatarForm } from "../../events/wire/avatars.ts";
import type { Announcement } from "../kernel/announcement.ts";
import { type DraftMemoryEvent, draftMemory } from "../kernel/draft-memory.ts";
import { notProvided } from "../kernel/not-provided.ts";
import { refusalOf } from "../kernel/refusal.ts";
import {
  type AvatarDraft,
  type AvatarList,
  type AvatarText,
  avatarPayload,
  EMPTY_AVATAR,
  isCompleteAvatar,
  isDirty,
  type KeptAvatar,
  keptAvatar,
  withItem,
} from "./avatar-editor.draft.ts";

type Input = {
  /** null while the avatar is new. */
  avatarId: string | null;
  /** As it was loaded. */
  draft?: AvatarDraft;
  /** As it was left on this device. */
  kept?: KeptAvatar | null;
};

type Context = {
  avatarId: string | null;
  draft: AvatarDraft;
  /** As it was loaded or last saved. */
  saved: AvatarDraft;
  /** The form holds what was kept from an earlier visit. */
  isDraft: boolean;
  /** The avatar was changed elsewhere after that visit. */
  isOutdated: boolean;
  /** From the first try on, missing fields are marked. */
  isChecked: boolean;
};

export type AvatarEditorEvent =
  | DraftMemoryEvent
  | { type: "text.changed"; field: AvatarText; value: string }
  | { type: "item.added"; list: AvatarList; text: string }
  | { type: "item.removed"; list: AvatarList; index: number }
  | { type: "draft.discarded" }
  | { type: "save.requested" }
  | { type: "avatar.deleted" };

type Emitted = Announcement | { type: "saved"; avatarId: string } | { type: "limitReached" };

type Failure = { error: unknown };

const AVATAR_EDITOR_MESSAGES = {
  validationTitle: "Validation error",
  incomplete: "Name and target audience are required",
  error: "Error",
  failedToCreate: "Failed to create avatar",
  failedToUpdate: "Failed to update avatar",
} as const;

const initialContext = ({ avatarId, draft: saved = EMPTY_AVATAR, kept = null }: Input): Context => {
  const isDraft = kept !== null && isDirty(kept.draft, saved);
  return {
    avatarId,
    draft: isDraft ? kept.draft : saved,
    saved,
    isDraft,
    isOutdated: isDraft && isDirty(kept.saved, saved),
    isChecked: false,
  };
};

/** Creating and changing one buyer persona. */
export const avatarEditorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as AvatarEditorEvent,
    input: {} as Input,
    emitted: {} as Emitted,
  },
  actors: {
    keepDraft: fromPromise<void, KeptAvatar | null>(notProvided("keepDraft")),
    saveAvatar: fromPromise<{ id: string }, { avatarId: string | null; form: AvatarForm }>(notProvided("saveAvatar")),
  },
  guards: {
    isComplete: ({ context }) => isCompleteAvatar(context.draft),
    isLimitReached: (_, { error }: Failure) => refusalOf(error).problem === "AVATAR_LIMIT_REACHED",
  },
  actions: {
    change: assign(({ context }, { changes }: { changes: Partial<AvatarDraft> }) => ({
      draft: { ...context.draft, ...changes },
      isDraft: false,
    })),
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
    announceLimit: emit({ type: "limitReached" }),
    handOverSaved: emit(({ context }) => ({ type: "saved", avatarId: context.avatarId ?? "" })),
    keep: raise({ type: "draft.settled" }),
    keepLater: raise({ type: "draft.changed" }),
  },
}).createMachine({
  id: "avatarEditor",
  type: "parallel",
  context: ({ input }) => initialContext(input),
  states: {
    work: {
      initial: "editing",
      states: {
        editing: {
          on: {
            "text.changed": {
              actions: [
                { type: "change", params: ({ event }) => ({ changes: { [event.field]: event.value } }) },
                "keepLater",
              ],
            },
            "item.added": {
              actions: [
                {
                  type: "change",
                  params: ({ context: { draft }, event }) => ({
                    changes: { [event.list]: withItem(draft[event.list], event.text) },
                  }),
                },
                "keepLater",
              ],
            },
            "item.removed": {
              actions: [
                {
                  type: "change",
                  params: ({ context: { draft }, event }) => ({
                    changes: { [event.list]: draft[event.list].toSpliced(event.index, 1) },
                  }),
                },
                "keepLater",
              ],
            },
            "draft.discarded": {
              actions: [assign(({ context }) => ({ draft: context.saved, isDraft: false, isChecked: false })), "keep"],
            },
            "save.requested": [
              { guard: "isComplete", target: "saving", actions: assign({ isChecked: true }) },
              { actions: [assign({ isChecked: true }), "announceIncomplete"] },
            ],
            "avatar.deleted": {
              target: "gone",
              actions: [assign(({ context }) => ({ saved: context.draft, isDraft: false })), "keep"],
            },
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
                assign(({ context, event }) => ({
                  avatarId: event.output.id,
                  saved: context.draft,
                  isDraft: false,
                  isChecked: false,
                })),
                "handOverSaved",
                "keep",
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
        gone: {},
      },
    },
    memory: draftMemory(keptAvatar),
  },
});
