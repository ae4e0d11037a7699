import { fieldName } from "../../../events/result/field-name.ts";
import type { Finding } from "../../../events/result/listing.ts";
import { css } from "../../styled-system/css/index.js";
import { Block } from "../block.tsx";
import { claimKey } from "../evidence.ts";
import { severityCounts } from "../finding-index.ts";
import { plural } from "../format.ts";
import { isAboutCurrent } from "../proof/clauses.ts";
import { Contradiction } from "../proof/contradiction.tsx";
import type { ViewedResult } from "../viewed-result.ts";
import { FindingList } from "./finding-list.tsx";

const list = css({ display: "flex", flexDirection: "column", gap: "2", listStyle: "none" });

type CurrentListingProps = {
  result: ViewedResult;
  findings: readonly Finding[];
  textOf: (field: string) => string | null;
};

/** What the listing the seller has now breaks, and what of it reviews contradict. */
export const CurrentListing = ({ result, findings, textOf }: CurrentListingProps) => {
  const contradicted = (result.claims ?? [])
    .map((claim, position) => ({ claim, key: claimKey(position) }))
    .filter(({ claim }) => isAboutCurrent(claim) && claim.contradictedBy > 0);
  if (findings.length === 0 && contradicted.length === 0) return null;
  return (
    <Block
      title={`Your current listing: ${findings.length === 0 ? "no rule is broken" : severityCounts(findings)}`}
      note="The same checks, on the title and bullets you gave us."
    >
      {contradicted.length > 0 && (
        <>
          <p>Reviews contradict {plural(contradicted.length, "claim")} it makes today:</p>
          <ul className={list}>
            {contradicted.map((clause) => (
              <li key={clause.key}>
                <Contradiction clause={clause} where={fieldName(clause.claim.field)} />
              </li>
            ))}
          </ul>
        </>
      )}
      {findings.length > 0 && <FindingList findings={findings} textOf={textOf} />}
    </Block>
  );
};
