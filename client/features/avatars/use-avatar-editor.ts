import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import type { AvatarForm } from "../../../events/wire/avatars.ts";
import { type AvatarDraft, isDirty, type KeptAvatar } from "../../../machines/avatar-editor/avatar-editor.draft.ts";
import { avatarEditorMachine } from "../../../machines/avatar-editor/avatar-editor.machine.ts";
import { api, unwrap } from "../../api/api.ts";
import { useAnnouncements } from "../../session/use-announcements.ts";
import { useSession } from "../../session/use-session.ts";
import { useAvatarDeletion } from "../../work/avatars/avatar-deletion.ts";
import { announceAvatarLimit } from "../../work/avatars/avatar-limit.ts";
import { createAvatar } from "../../work/avatars/create-avatar.ts";
import { usePageLeave } from "../../work/use-page-leave.ts";
import { avatarsChanged } from "../../work/work-cache.ts";
import { avatarDraft } from "./avatar-draft.ts";

const saveAvatar = fromPromise<{ id: string }, { avatarId: string | null; form: AvatarForm }>(({ input }) =>
  input.avatarId === null ? createAvatar(input.form) : unwrap(api.avatars({ id: input.avatarId }).patch(input.form)),
);

const machineFor = (avatarId: string | null, owner: string | null) =>
  avatarEditorMachine.provide({
    actors: {
      saveAvatar,
      keepDraft: fromPromise<void, KeptAvatar | null>(async ({ input }) => avatarDraft(avatarId).keep(owner, input)),
    },
  });

type Options = { avatarId: string | null; draft?: AvatarDraft | undefined };

/** The editor's flow: its draft, its toasts, and where it leads when the avatar was saved or deleted. */
export const useAvatarEditor = ({ avatarId, draft }: Options) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { email, plan } = useSession();
  const deletion = useAvatarDeletion();
  const [machine] = useState(() => machineFor(avatarId, email));
  const [input] = useState(() => ({
    avatarId,
    ...(draft === undefined ? {} : { draft }),
    kept: avatarDraft(avatarId).recall(email),
  }));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (current) => current);
  useAnnouncements(actor);
  usePageLeave(actor);
  useEffect(() => {
    const subscriptions = [
      actor.on("saved", ({ avatarId: id }) => {
        void avatarsChanged(queryClient);
        void navigate({ to: "/account/avatars", search: { highlight: id } });
      }),
      deletion.on("deleted", ({ avatarId: id }) => {
        if (id !== avatarId) return;
        actor.send({ type: "avatar.deleted" });
        void navigate({ to: "/account/avatars" });
      }),
      actor.on("limitReached", () => announceAvatarLimit(plan, () => void navigate({ to: "/billing" }))),
    ];
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [actor, deletion, avatarId, plan, queryClient, navigate]);
  const { context } = snapshot;
  return {
    ...context,
    isNew: context.avatarId === null,
    isSaving: snapshot.matches({ work: "saving" }),
    hasUnsaved: () => {
      const { context: now } = actor.getSnapshot();
      return isDirty(now.draft, now.saved);
    },
    askToDelete: () => {
      if (avatarId !== null)
        deletion.send({ type: "delete.requested", avatar: { id: avatarId, name: context.saved.name } });
    },
    send: actor.send,
  };
};
