import type { ReactNode } from "react";

/** What lets the owner of a listing change its words where they stand. */
export type ListingEditing = {
  /** Beside the section's other actions, while the listing is read. */
  actions: ReactNode;
  /** Stands in for the copy while it is changed; null while it is read. */
  editor: ReactNode | null;
  /** The fields whose words are not as they were written. */
  revised: ReadonlySet<string>;
};
