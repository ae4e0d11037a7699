import type { Clause } from "./clauses.ts";
import { standingChip } from "./standing-chip.ts";

/** The same mark as an example, for the legend. */
export const SampleMark = ({ standing, children }: { standing: Clause["standing"]; children: string }) => (
  <span className={standingChip({ standing })} aria-hidden="true">
    {children}
  </span>
);
