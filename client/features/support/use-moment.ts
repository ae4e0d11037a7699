import { useMemo } from "react";
import { foldFacts, type Moment } from "../../../events/history/fold.ts";
import type { Entry, Ledger } from "./ledger.ts";
import { type Change, changesBetween } from "./moment-changes.ts";
import type { Reading } from "./moment-view.ts";

export type ShownMoment = {
  version: number;
  entry: Entry;
  moment: Moment;
  /** What the event of this moment changed. */
  changes: readonly Change[];
  reading: Reading;
};

/** The customer at a version, with what its event changed; null while it is not read yet. */
export const momentAt = (ledger: Ledger, version: number, reading: Reading): ShownMoment | null => {
  const entry = ledger.entries[version - 1];
  if (entry === undefined) return null;
  const before = ledger.history.at(version - 1);
  const moment = foldFacts(before, [entry.event]);
  return { version, entry, moment, changes: changesBetween(before, moment, reading), reading };
};

type Wanted = { ledger: Ledger; version: number; paidAvatarLimit: number };

export const useMoment = ({ ledger, version, paidAvatarLimit }: Wanted): ShownMoment | null => {
  const { revision } = ledger;
  return useMemo(() => {
    // The ledger grows in place: its revision stands for what it holds.
    void revision;
    const now = ledger.entries[version - 1]?.event.recordedAt ?? "";
    return momentAt(ledger, version, { now, paidAvatarLimit });
  }, [ledger, revision, version, paidAvatarLimit]);
};
