import { LIMITS } from "../../events/limits.ts";
import type { PackedField } from "../../events/result/ledger.ts";
import type { Finding } from "../../events/result/listing.ts";
import { css } from "../styled-system/css/index.js";
import { Badge } from "../ui/badge.tsx";
import { Block } from "./block.tsx";
import { characterCount, plural } from "./format.ts";
import { ListingItem } from "./listing-item.tsx";
import { PackedMeter } from "./packing/packed-meter.tsx";
import { ProvenCopy } from "./proof/proven-copy.tsx";
import { TitleRank } from "./title-rank.tsx";

const list = css({ display: "flex", flexDirection: "column", gap: "2", listStyle: "none" });
const best = css({ textStyle: "lead", fontWeight: "semibold" });

type TitleListProps = {
  titles: readonly string[];
  findings: ReadonlyMap<string, Finding[]>;
  packed: PackedField | undefined;
};

export const TitleList = ({ titles, findings, packed }: TitleListProps) => (
  <Block title="Titles" note="Best first.">
    <ol className={list}>
      {titles.map((title, position) => (
        <li key={`${position}-${title}`}>
          <ListingItem
            field={`optimizedTitles.${position}`}
            copyText={title}
            copyLabel={`Copy title ${position + 1}`}
            findings={findings.get(`optimizedTitles.${position}`)}
            meta={
              <>
                <TitleRank position={position} text={title} findings={findings.get(`optimizedTitles.${position}`)} />
                <TitleSize length={characterCount(title)} packed={position === 0 ? packed : undefined} />
              </>
            }
          >
            <p className={position === 0 ? best : undefined}>
              <ProvenCopy field={`optimizedTitles.${position}`} text={title} />
            </p>
          </ListingItem>
        </li>
      ))}
    </ol>
  </Block>
);

type TitleSizeProps = { length: number; packed: PackedField | undefined };

const TitleSize = ({ length, packed }: TitleSizeProps) => (
  <>
    {packed === undefined ? <span>{plural(length, "character")}</span> : <PackedMeter packed={packed} />}
    {length > LIMITS.titleWarningLength && <Badge tone="warning">⚠️ Too long</Badge>}
  </>
);
