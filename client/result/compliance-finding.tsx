import type { Finding } from "../../events/result/listing.ts";
import { css } from "../styled-system/css/index.js";
import { Badge } from "../ui/badge.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Anchor } from "../ui/text-link.tsx";
import { fieldName, ruleStatus } from "./finding-index.ts";

const root = css({
  display: "flex",
  flexDirection: "column",
  gap: "2",
  padding: "4",
  borderRadius: "md",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.default",
  breakInside: "avoid",
});
const head = css({ display: "flex", flexWrap: "wrap", gap: "2", alignItems: "center" });
const words = css({
  fontWeight: "semibold",
  textDecorationLine: "underline",
  textDecorationStyle: "wavy",
  textDecorationColor: "danger.text",
  textUnderlineOffset: "[0.25em]",
  overflowWrap: "anywhere",
});
const fix = css({ display: "flex", gap: "2", alignItems: "flex-start", textStyle: "small" });
const fixText = css({ flexGrow: "1", minWidth: "0", overflowWrap: "anywhere" });
const source = css({ textStyle: "caption", color: "text.subtle" });

const isAddress = (text: string): boolean => /^https?:\/\//.test(text);

export const ComplianceFinding = ({ finding }: { finding: Finding }) => (
  <article className={root}>
    <div className={head}>
      <Badge tone={finding.severity === "error" ? "danger" : "warning"}>
        {finding.severity === "error" ? "Error" : "Warning"}
      </Badge>
      <strong>{fieldName(finding.field)}</strong>
    </div>
    <p>{finding.message}</p>
    {finding.words !== "" && (
      <p>
        <span className={words}>{finding.words}</span>
      </p>
    )}
    {finding.fix !== null && (
      <div className={fix}>
        <p className={fixText}>
          <strong>Smallest fix:</strong> {finding.fix}
        </p>
        <CopyButton text={finding.fix} label="Copy fix" />
      </div>
    )}
    <p className={source}>
      Rule {finding.ruleId}. {ruleStatus(finding.status)}.{" "}
      {isAddress(finding.source) ? (
        <Anchor href={finding.source} target="_blank" rel="noreferrer">
          Source
        </Anchor>
      ) : (
        finding.source
      )}
    </p>
  </article>
);
