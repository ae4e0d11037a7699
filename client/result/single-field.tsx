import type { ReactNode } from "react";
import type { PackedField } from "../../events/result/ledger.ts";
import type { Finding } from "../../events/result/listing.ts";
import { Block } from "./block.tsx";
import { ListingItem } from "./listing-item.tsx";
import { PackedMeter } from "./packing/packed-meter.tsx";
import { ProvenCopy } from "./proof/proven-copy.tsx";

type SingleFieldProps = {
  field: "itemHighlights" | "searchTerms";
  title: string;
  note?: ReactNode;
  text: string;
  /** How long it is, where no packing tells. */
  size: string;
  /** Beside what packing tells: its size by another count. */
  otherSize?: string | undefined;
  copyLabel: string;
  packed: PackedField | undefined;
  findings: readonly Finding[] | undefined;
};

/** A field that is one line of copy; nothing where it is empty. */
export const SingleField = ({
  field,
  title,
  note,
  text,
  size,
  otherSize,
  copyLabel,
  packed,
  findings,
}: SingleFieldProps) =>
  text === "" ? null : (
    <Block title={title} note={note}>
      <ListingItem
        field={field}
        copyText={text}
        copyLabel={copyLabel}
        findings={findings}
        meta={packed === undefined ? <span>{size}</span> : <PackedMeter packed={packed} otherSize={otherSize} />}
      >
        <p>
          <ProvenCopy field={field} text={text} />
        </p>
      </ListingItem>
    </Block>
  );
