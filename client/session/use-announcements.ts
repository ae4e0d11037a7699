import { useEffect } from "react";
import type { Announcement } from "../../machines/kernel/announcement.ts";
import { notify } from "../ui/notify.ts";

type Announcing = {
  on: (type: "announced", listener: (announcement: Announcement) => void) => { unsubscribe: () => void };
};

/** Shows what a flow announces as a toast. */
export const useAnnouncements = (actor: Announcing): void => {
  useEffect(() => {
    const { unsubscribe } = actor.on("announced", ({ title, description, tone }) =>
      notify({ title, variant: tone, ...(description === undefined ? {} : { description }) }),
    );
    return unsubscribe;
  }, [actor]);
};
