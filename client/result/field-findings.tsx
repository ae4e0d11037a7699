import { CircleAlert, TriangleAlert } from "lucide-react";
import type { Finding } from "../../events/result/listing.ts";
import { css, cva } from "../styled-system/css/index.js";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";

const list = css({ display: "flex", flexDirection: "column", gap: "1", listStyle: "none" });
const item = cva({
  base: {
    display: "flex",
    gap: "1.5",
    alignItems: "flex-start",
    textStyle: "caption",
    "& svg": { width: "4", height: "4", flexShrink: "0", marginBlockStart: "px" },
  },
  variants: { severity: { error: { color: "danger.text" }, warning: { color: "warning.text" } } },
});

const saidOnce = (findings: readonly Finding[]): Finding[] =>
  [...Map.groupBy(findings, ({ message }) => message).values()].flatMap(([first]) => first ?? []);

/** What the checks found in one field, beside that field. */
export const FieldFindings = ({ findings }: { findings: readonly Finding[] }) =>
  findings.length === 0 ? null : (
    <ul className={list}>
      {saidOnce(findings).map((finding) => (
        <li key={finding.message} className={item({ severity: finding.severity })}>
          {finding.severity === "error" ? <CircleAlert aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
          <VisuallyHidden>{finding.severity === "error" ? "Error:" : "Warning:"}</VisuallyHidden>
          <span>{finding.message}</span>
        </li>
      ))}
    </ul>
  );
