import type { ReactNode } from "react";
import type { Finding } from "../../events/result/listing.ts";
import { css } from "../styled-system/css/index.js";
import { CopyButton } from "../ui/copy-button.tsx";
import { Block } from "./block.tsx";
import { useEvidence } from "./evidence-context.ts";
import { characterCount, plural } from "./format.ts";
import { ListingItem } from "./listing-item.tsx";
import { fillsUp } from "./proof/fills-up.ts";
import { useProof } from "./proof/proof-context.ts";
import { ProvenCopy } from "./proof/proven-copy.tsx";

export const BULLET_SETS = [
  {
    field: "bulletsA",
    name: "Set A",
    lever: "Outcomes first: what buyers gain, the best supported on top; then facts, and uses last.",
  },
  {
    field: "bulletsB",
    name: "Set B",
    lever:
      "Doubts first: of what reviews bear out, what buyers doubt most is on top; what to know before buying is last.",
  },
] as const;

/** Both sets share the rows of their heads and notes, so that their first bullets stand side by side. */
const grid = css({
  display: "grid",
  columnGap: "8",
  rowGap: { base: "8", md: "3" },
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  "& > div": { md: { display: "grid", gridRow: "span 3", gridTemplateRows: "subgrid" } },
});
const list = css({ display: "flex", flexDirection: "column", gap: "2", listStyle: "none" });

type BulletSetsProps = {
  sets: Record<(typeof BULLET_SETS)[number]["field"], readonly string[]>;
  findings: ReadonlyMap<string, Finding[]>;
};

const BulletMeta = ({ field, bullet }: { field: string; bullet: string }) => {
  const { index } = useEvidence();
  const { clauses } = useProof();
  return (
    <>
      {plural(characterCount(bullet), "character")}
      {fillsUp(field, { index, clauses }) && <span>General advice: put a fact of your own in its place</span>}
    </>
  );
};

/** Puts the blocks of the two sets side by side. */
export const BulletGrid = ({ children }: { children: ReactNode }) => <div className={grid}>{children}</div>;

/** The two sets side by side, each named by the lever it pulls. */
export const BulletSets = ({ sets, findings }: BulletSetsProps) => (
  <BulletGrid>
    {BULLET_SETS.map(({ field, name, lever }) => (
      <Block
        key={field}
        title={name}
        note={lever}
        action={<CopyButton text={sets[field].join("\n")} label={`Copy ${name}`} withLabel variant="outline" />}
      >
        <ul className={list}>
          {sets[field].map((bullet, position) => (
            <li key={`${field}.${position}`}>
              <ListingItem
                field={`${field}.${position}`}
                copyText={bullet}
                copyLabel={`Copy ${name}, bullet ${position + 1}`}
                findings={findings.get(`${field}.${position}`)}
                meta={<BulletMeta field={`${field}.${position}`} bullet={bullet} />}
              >
                <p>
                  <ProvenCopy field={`${field}.${position}`} text={bullet} />
                </p>
              </ListingItem>
            </li>
          ))}
        </ul>
      </Block>
    ))}
  </BulletGrid>
);
