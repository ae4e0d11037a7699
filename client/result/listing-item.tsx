import type { ReactNode } from "react";
import type { Finding } from "../../events/result/listing.ts";
import { css } from "../styled-system/css/index.js";
import { CopyButton } from "../ui/copy-button.tsx";
import { FieldFindings } from "./field-findings.tsx";

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
  children: ReactNode;
  meta: ReactNode;
  copyText: string;
  copyLabel: string;
  findings?: readonly Finding[] | undefined;
};

/** One piece of listing copy with its count, what the checks say about it, and its copy button. */
export const ListingItem = ({ children, meta: metaSlot, copyText, copyLabel, findings = [] }: ListingItemProps) => (
  <div className={root}>
    <div className={words}>
      {children}
      <p className={meta}>{metaSlot}</p>
      <FieldFindings findings={findings} />
    </div>
    <span className={copy}>
      <CopyButton text={copyText} label={copyLabel} />
    </span>
  </div>
);
