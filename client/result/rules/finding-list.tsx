import { useState } from "react";
import type { Finding } from "../../../events/result/listing.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { ComplianceFinding } from "../compliance-finding.tsx";
import { bySeverity } from "../finding-index.ts";
import { onPaper, onScreen } from "../on-paper.ts";

const FIRST = 5;

const root = css({ display: "flex", flexDirection: "column", gap: "3", alignItems: "flex-start" });
const list = css({ display: "flex", flexDirection: "column", gap: "3", listStyle: "none", width: "full" });

type FindingListProps = { findings: readonly Finding[]; textOf: (field: string) => string | null };

/** Findings, errors first; many are shown on demand. */
export const FindingList = ({ findings, textOf }: FindingListProps) => {
  const [isAll, setAll] = useState(false);
  const sorted = findings.toSorted(bySeverity);
  return (
    <div className={root}>
      <ul className={list}>
        {sorted.map((finding, position) => (
          <li
            key={`${position}-${finding.ruleId}-${finding.field}`}
            className={!isAll && position >= FIRST ? onPaper : undefined}
          >
            <ComplianceFinding finding={finding} text={textOf(finding.field)} />
          </li>
        ))}
      </ul>
      {sorted.length > FIRST && (
        <span className={onScreen}>
          <Button variant="outline" size="sm" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? "Show fewer" : `Show all ${sorted.length} findings`}
          </Button>
        </span>
      )}
    </div>
  );
};
