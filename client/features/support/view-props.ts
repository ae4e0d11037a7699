import type { Ledger } from "./ledger.ts";
import type { ShownMoment } from "./use-moment.ts";
import type { TimeTravel } from "./use-time-travel.ts";

/** What every view of a history is given. */
export type ViewProps = {
  customerId: string;
  isRevealed: boolean;
  ledger: Ledger;
  travel: TimeTravel;
  /** The moment that is shown; null until its events are read. */
  shown: ShownMoment | null;
};
