import { LIMITS } from "../../events/limits.ts";
import type { Finding } from "../../events/result/listing.ts";
import { css } from "../styled-system/css/index.js";
import { Badge } from "../ui/badge.tsx";
import { Block } from "./block.tsx";
import { characterCount, plural } from "./format.ts";
import { ListingItem } from "./listing-item.tsx";
import { Statement } from "./statement.tsx";

const list = css({ display: "flex", flexDirection: "column", gap: "2", listStyle: "none" });
const best = css({ textStyle: "lead", fontWeight: "semibold" });

type TitleListProps = { titles: readonly string[]; findings: ReadonlyMap<string, Finding[]> };

export const TitleList = ({ titles, findings }: TitleListProps) => (
  <Block title="Titles" note="Best first.">
    <ol className={list}>
      {titles.map((title, position) => (
        <li key={`${position}-${title}`}>
          <ListingItem
            copyText={title}
            copyLabel={`Copy title ${position + 1}`}
            findings={findings.get(`optimizedTitles.${position}`)}
            meta={<TitleMeta length={characterCount(title)} rank={position + 1} />}
          >
            <p className={position === 0 ? best : undefined}>
              <Statement evidenceKey={`optimizedTitles.${position}`}>{title}</Statement>
            </p>
          </ListingItem>
        </li>
      ))}
    </ol>
  </Block>
);

const TitleMeta = ({ length, rank }: { length: number; rank: number }) => (
  <>
    {rank === 1 ? <Badge tone="accent">Best</Badge> : <span>No. {rank}</span>}
    <span>{plural(length, "character")}</span>
    {length > LIMITS.titleWarningLength && <Badge tone="warning">⚠️ Too long</Badge>}
  </>
);
