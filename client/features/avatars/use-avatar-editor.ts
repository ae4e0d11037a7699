import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import type { AvatarForm } from "../../../events/wire/forms.ts";
import { type AvatarDraft, isDirty } from "../../../machines/avatar-editor/avatar-editor.draft.ts";
import { avatarEditorMachine } from "../../../machines/avatar-editor/avatar-editor.machine.ts";
import { api, unwrap } from "../../api/api.ts";
import { captchaToken } from "../../session/captcha-token.ts";
import { useAnnouncements } from "../../session/use-announcements.ts";
import { announceAvatarLimit } from "../../work/avatar-limit.ts";
import { avatarsChanged } from "../../work/work-cache.ts";

const createAvatar = async (form: AvatarForm) => {
  const token = await captchaToken();
  return unwrap(api.avatars.post({ ...form, ...(token === undefined ? {} : { captchaToken: token }) }));
};

const machine = avatarEditorMachine.provide({
  actors: {
    saveAvatar: fromPromise<{ id: string }, { avatarId: string | null; form: AvatarForm }>(({ input }) =>
      input.avatarId === null
        ? createAvatar(input.form)
        : unwrap(api.avatars({ id: input.avatarId }).patch(input.form)),
    ),
    deleteAvatar: fromPromise<void, { avatarId: string }>(async ({ input }) => {
      await unwrap(api.avatars({ id: input.avatarId }).delete());
    }),
  },
});

type Options = { avatarId: string | null; draft?: AvatarDraft | undefined };

/** The editor's flow: its draft, its toasts, and where it leads when an avatar was saved or deleted. */
export const useAvatarEditor = ({ avatarId, draft }: Options) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [input] = useState({ avatarId, ...(draft === undefined ? {} : { draft }) });
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (current) => current);
  useAnnouncements(actor);
  useEffect(() => {
    const subscriptions = [
      actor.on("saved", ({ avatarId: id }) => {
        void avatarsChanged(queryClient);
        void navigate({ to: "/account/avatars", search: { highlight: id } });
      }),
      actor.on("deleted", () => {
        void avatarsChanged(queryClient);
        void navigate({ to: "/account/avatars" });
      }),
      actor.on("limitReached", () => announceAvatarLimit(() => void navigate({ to: "/billing" }))),
    ];
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [actor, queryClient, navigate]);
  const { context } = snapshot;
  return {
    draft: context.draft,
    isNew: context.avatarId === null,
    isChecked: context.isChecked,
    isSaving: snapshot.matches("saving"),
    isDeleting: snapshot.matches("deleting"),
    isConfirming: snapshot.matches("confirmingDelete") || snapshot.matches("deleting"),
    hasUnsaved: () => {
      const { context: now, value } = actor.getSnapshot();
      return value !== "deleted" && isDirty(now.draft, now.saved);
    },
    send: actor.send,
  };
};
