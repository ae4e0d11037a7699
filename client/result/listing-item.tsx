import type { ReactNode } from "react";
import type { Finding } from "../../events/result/listing.ts";
import { css } from "../styled-system/css/index.js";
import { Badge } from "../ui/badge.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { FieldFindings } from "./field-findings.tsx";
import { fieldId } from "./field-id.ts";
import { Contradictions } from "./proof/contradictions.tsx";
import { useIsRevised } from "./revised-fields.ts";

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
const actionPlace = css({
  marginBlockStart: "[-0.25rem]",
  marginInlineEnd: "[-0.375rem]",
  _print: { display: "none" },
});

type ListingBoxProps = { field: string; children: ReactNode; action: ReactNode };

/** The frame around one piece of listing copy. */
export const ListingBox = ({ field, children, action }: ListingBoxProps) => (
  <div id={fieldId(field)} className={root} tabIndex={-1}>
    <div className={words}>{children}</div>
    <span className={actionPlace}>{action}</span>
  </div>
);

/** The line below the copy: rank, count, marks. */
export const ListingMeta = ({ id, children }: { id?: string; children: ReactNode }) => (
  <div id={id} className={meta}>
    {children}
  </div>
);

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
  <ListingBox field={field} action={<CopyButton text={copyText} label={copyLabel} />}>
    {children}
    <ListingMeta>
      {metaSlot}
      <RevisedMark field={field} />
    </ListingMeta>
    <Contradictions field={field} />
    <FieldFindings findings={findings} />
  </ListingBox>
);

const RevisedMark = ({ field }: { field: string }) => (useIsRevised(field) ? <Badge>Revised</Badge> : null);
