import { fieldName } from "../../events/result/field-name.ts";
import type { Finding } from "../../events/result/listing.ts";
import { css } from "../styled-system/css/index.js";
import { Badge } from "../ui/badge.tsx";
import { Anchor } from "../ui/text-link.tsx";
import { isCurrentField, ruleStatus } from "./finding-index.ts";
import { FixDiff } from "./rules/fix-diff.tsx";
import { isCut } from "./rules/is-cut.ts";

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
const source = css({ textStyle: "caption", color: "text.subtle" });
const open = css({ textStyle: "small", color: "text.muted" });

const isAddress = (text: string): boolean => /^https?:\/\//.test(text);

type ComplianceFindingProps = {
  /** Of one field and its same words, which one change would mend: rules that say the like, the gravest first. */
  findings: readonly [Finding, ...Finding[]];
  /** The whole text of the field, where it is known. */
  text: string | null;
};

/** What is broken: the exact words, where each rule is written, and the smallest fix. */
export const ComplianceFinding = ({ findings: [finding, ...others], text }: ComplianceFindingProps) => (
  <article className={root}>
    <div className={head}>
      <Badge tone={finding.severity === "error" ? "danger" : "warning"}>
        {finding.severity === "error" ? "Error" : "Warning"}
      </Badge>
      <strong>{fieldName(finding.field)}</strong>
      {finding.status === "conflicting" && <Badge>Sources differ</Badge>}
    </div>
    {[finding, ...others].map(({ ruleId, message }) => (
      <p key={ruleId}>{message}</p>
    ))}
    {finding.words !== "" && (
      <p>
        <span className={words}>{finding.words}</span>
      </p>
    )}
    {finding.fix === null ? (
      <p className={open}>Only you can decide how to change this.</p>
    ) : (
      <FixDiff
        before={text}
        fix={finding.fix}
        {...fixWords(finding, text)}
        copyLabel={`Copy fixed ${fieldName(finding.field).toLowerCase()}`}
      />
    )}
    {[finding, ...others].map((each) => (
      <RuleSource key={each.ruleId} finding={each} />
    ))}
  </article>
);

/** Who has a new listing need not be content with the beginning of the former one. */
const fixWords = (finding: Finding, text: string | null): { name: string; note?: string } => {
  if (!isCut(finding, text)) return { name: "Smallest fix" };
  const name = "Cut to the length that is allowed";
  return isCurrentField(finding.field) ? { name, note: "Your new listing says more in the same room." } : { name };
};

const RuleSource = ({ finding: { ruleId, status, source: where } }: { finding: Finding }) => (
  <p className={source}>
    Rule {ruleId}. {ruleStatus(status)}.{" "}
    {isAddress(where) ? (
      <Anchor href={where} target="_blank" rel="noreferrer">
        Source of rule {ruleId}
      </Anchor>
    ) : (
      where
    )}
  </p>
);
