import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type AnyRouter, useRouter } from "@tanstack/react-router";
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import { ANONYMOUS_SESSION } from "../../../events/wire/anonymous-session.ts";
import {
  AVATAR_DELETION_MESSAGES,
  avatarDeletionMachine,
} from "../../../machines/avatar-deletion/avatar-deletion.machine.ts";
import { api, unwrap } from "../../api/api.ts";
import { sessionQuery } from "../../session/session-query.ts";
import { notify } from "../../ui/notify.ts";
import { avatarsChanged } from "../work-cache.ts";
import { announceAvatarLimit } from "./avatar-limit.ts";

const machine = avatarDeletionMachine.provide({
  actors: {
    deleteAvatar: fromPromise<void, { avatarId: string }>(async ({ input }) => {
      await unwrap(api.avatars({ id: input.avatarId }).delete());
    }),
    restoreAvatar: fromPromise<void, { avatarId: string }>(async ({ input }) => {
      await unwrap(api.avatars({ id: input.avatarId }).restore.post());
    }),
  },
});

type AvatarDeletion = ActorRefFrom<typeof machine>;

const startDeletion = (queryClient: QueryClient, router: AnyRouter): AvatarDeletion => {
  const actor = createActor(machine);
  actor.on("deleted", ({ avatarId }) => {
    void avatarsChanged(queryClient);
    notify({
      title: AVATAR_DELETION_MESSAGES.deleted,
      action: { label: "Undo", onClick: () => actor.send({ type: "undo.requested", avatarId }) },
    });
  });
  actor.on("restored", () => void avatarsChanged(queryClient));
  actor.on("limitReached", () => {
    const { plan } = queryClient.getQueryData(sessionQuery().queryKey) ?? ANONYMOUS_SESSION;
    announceAvatarLimit(plan, () => void router.navigate({ to: "/billing" }));
  });
  actor.on("announced", ({ title, description, tone }) =>
    notify({ title, variant: tone, ...(description === undefined ? {} : { description }) }),
  );
  return actor.start();
};

const deletions = new WeakMap<QueryClient, AvatarDeletion>();

/** The one deletion flow of the app: the offer to undo stays when the page is left. */
export const useAvatarDeletion = (): AvatarDeletion => {
  const queryClient = useQueryClient();
  const router = useRouter();
  const deletion = deletions.get(queryClient) ?? startDeletion(queryClient, router);
  deletions.set(queryClient, deletion);
  return deletion;
};
