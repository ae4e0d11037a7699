import { TriangleAlert } from "lucide-react";
import { css } from "../../styled-system/css/index.js";
import { useEvidence } from "../evidence-context.ts";
import { plural } from "../format.ts";
import type { Clause } from "./clauses.ts";

const trigger = css({
  display: "flex",
  gap: "1.5",
  alignItems: "flex-start",
  minHeight: "target",
  textAlign: "start",
  textStyle: "caption",
  fontWeight: "medium",
  color: "danger.text",
  borderRadius: "xs",
  textUnderlineOffset: "[0.25em]",
  _hover: { textDecoration: "underline" },
  "& svg": { width: "4", height: "4", flexShrink: "0", marginBlockStart: "px" },
});

type ContradictionProps = {
  clause: Pick<Clause, "key" | "claim">;
  /** Where the clause stands, when it is not shown beside it. */
  where?: string;
};

/** One clause that reviews contradict, and the way to those reviews. */
export const Contradiction = ({ clause: { key, claim }, where }: ContradictionProps) => {
  const { index, openKey, open, panelId } = useEvidence();
  const words = (
    <>
      <TriangleAlert aria-hidden="true" />
      <span>
        {where === undefined ? "" : `${where}: `}
        {plural(claim.contradictedBy, "review says", "reviews say")} otherwise: “{claim.text}”
      </span>
    </>
  );
  if (!index.has(key)) return <span className={trigger}>{words}</span>;
  return (
    <button
      type="button"
      className={trigger}
      aria-expanded={openKey === key}
      aria-controls={panelId}
      onClick={(event) => open(key, event.currentTarget)}
    >
      {words}
    </button>
  );
};
