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

/** Rules that say the like of the same words, and that one change would mend, stand together. */
const together = (findings: readonly Finding[]): readonly (readonly [Finding, ...Finding[]])[] => {
  const groups = Map.groupBy(findings, ({ field, words, fix, ruleId }) =>
    JSON.stringify(words === "" || fix === null ? [field, words, fix, ruleId] : [field, words, fix]),
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others] as const],
  );
};

type FindingListProps = { findings: readonly Finding[]; textOf: (field: string) => string | null };

/** Findings, errors first; many are shown on demand. */
export const FindingList = ({ findings, textOf }: FindingListProps) => {
  const [isAll, setAll] = useState(false);
  const groups = together(findings.toSorted(bySeverity));
  return (
    <div className={root}>
      <ul className={list}>
        {groups.map((group, position) => (
          <li
            key={`${position}-${group[0].ruleId}-${group[0].field}`}
            className={!isAll && position >= FIRST ? onPaper : undefined}
          >
            <ComplianceFinding findings={group} text={textOf(group[0].field)} />
          </li>
        ))}
      </ul>
      {groups.length > FIRST && (
        <span className={onScreen}>
          <Button variant="outline" size="sm" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? "Show fewer" : `Show all ${findings.length} findings`}
          </Button>
        </span>
      )}
    </div>
  );
};
