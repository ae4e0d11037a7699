import type { ReactNode } from "react";
import type { Finding } from "../../events/result/listing.ts";
import { css } from "../styled-system/css/index.js";
import { CopyButton } from "../ui/copy-button.tsx";
import { FieldFindings } from "./field-findings.tsx";
import { fieldId } from "./field-id.ts";
import { Contradictions } from "./proof/contradictions.tsx";

const root = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: "2",
  alignItems: "start",
  padding: "4",
  borderRadius: "md",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.default",
  backgroundColor: "bg.surface",
  breakInside: "avoid",
  scrollMarginBlockStart: "32",
  transitionProperty: "[border-color, box-shadow]",
  transitionDuration: "normal",
  outline: "[none]",
  _target: { borderColor: "accent.text", boxShadow: "[0 0 0 1px var(--colors-accent-text)]" },
});
const words = css({ display: "flex", flexDirection: "column", gap: "2", minWidth: "0", overflowWrap: "anywhere" });
const meta = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "3",
  rowGap: "1",
  textStyle: "caption",
  color: "text.subtle",
  fontVariantNumeric: "tabular-nums lining-nums",
});
const copy = css({ marginBlockStart: "[-0.25rem]", marginInlineEnd: "[-0.375rem]", _print: { display: "none" } });

type ListingItemProps = {
  /** The field shown, for example "bulletsA.2"; links to it lead here. */
  field: string;
  children: ReactNode;
  meta: ReactNode;
  copyText: string;
  copyLabel: string;
  findings?: readonly Finding[] | undefined;
};

/** One piece of listing copy with its count, what the checks say about it, and its copy button. */
export const ListingItem = ({
  field,
  children,
  meta: metaSlot,
  copyText,
  copyLabel,
  findings = [],
}: ListingItemProps) => (
  <div id={fieldId(field)} className={root} tabIndex={-1}>
    <div className={words}>
      {children}
      <div className={meta}>{metaSlot}</div>
      <Contradictions field={field} />
      <FieldFindings findings={findings} />
    </div>
    <span className={copy}>
      <CopyButton text={copyText} label={copyLabel} />
    </span>
  </div>
);
