import type { Finding } from "../../events/result/listing.ts";
import { css } from "../styled-system/css/index.js";
import { Callout } from "../ui/callout.tsx";
import { ComplianceFinding } from "./compliance-finding.tsx";
import { profileName } from "./finding-index.ts";
import { plural } from "./format.ts";
import { Section } from "./section.tsx";
import type { ViewedResult } from "./viewed-result.ts";

const list = css({ display: "flex", flexDirection: "column", gap: "3", listStyle: "none" });

const bySeverity = (a: Finding, b: Finding): number => Number(b.severity === "error") - Number(a.severity === "error");

export const ChecksSection = ({ result: { compliance } }: { result: ViewedResult }) => (
  <Section id="checks" title="Marketplace rules" lead={`Checked against ${profileName(compliance.profile)}.`}>
    {compliance.findings.length === 0 ? (
      <Callout tone="success" title="No rule is broken">
        Titles, highlights, bullets and search terms passed every check.
      </Callout>
    ) : (
      <>
        <p>{summaryOf(compliance.findings)}</p>
        <ul className={list}>
          {compliance.findings.toSorted(bySeverity).map((finding) => (
            <li key={`${finding.ruleId}-${finding.field}-${finding.words}`}>
              <ComplianceFinding finding={finding} />
            </li>
          ))}
        </ul>
      </>
    )}
  </Section>
);

const summaryOf = (findings: readonly Finding[]): string => {
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const warnings = findings.length - errors;
  return [errors > 0 ? plural(errors, "error") : "", warnings > 0 ? plural(warnings, "warning") : ""]
    .filter(Boolean)
    .join(", ");
};
