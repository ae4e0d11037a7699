import { Check, PackageX, PencilLine } from "lucide-react";
import type { ReactNode } from "react";
import type { Fix } from "../../events/result/ledger.ts";
import { css } from "../styled-system/css/index.js";
import { Badge } from "../ui/badge.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Block } from "./block.tsx";
import { fixes } from "./copy-text.ts";
import { FIX_LABELS, type RankedFix, splitFixes, starCost } from "./fixes.ts";
import { Section } from "./section.tsx";
import { Statement } from "./statement.tsx";
import type { ViewedResult } from "./viewed-result.ts";

const list = css({ display: "flex", flexDirection: "column", gap: "4", listStyle: "none" });
const item = css({ display: "grid", gridTemplateColumns: "[2rem minmax(0, 1fr)]", columnGap: "2" });
const rank = css({
  fontFamily: "serif",
  fontSize: "lg",
  lineHeight: "snug",
  color: "text.subtle",
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
  "& svg": { width: "5", height: "5", color: "success.text", marginBlockStart: "0.5" },
});
const words = css({ display: "flex", flexDirection: "column", gap: "1.5", minWidth: "0", overflowWrap: "anywhere" });
const meta = css({ display: "flex", flexWrap: "wrap", gap: "2", alignItems: "center", textStyle: "caption" });
const cost = css({ color: "text.muted", fontVariantNumeric: "tabular-nums lining-nums" });
const groupTitle = css({
  display: "inline-flex",
  gap: "2",
  alignItems: "center",
  "& svg": { width: "5", height: "5" },
});

type ItemProps = { sign: ReactNode; position: number; text: string; children?: ReactNode };

const FixItem = ({ sign, position, text, children }: ItemProps) => (
  <li className={item}>
    <span className={rank}>{sign}</span>
    <div className={words}>
      <div>
        <Statement evidenceKey={`fixList.${position}`}>{text}</Statement>
      </div>
      {children}
    </div>
  </li>
);

const FixMeta = ({ fix: { kind, stars } }: { fix: Fix }) => {
  const { label, tone } = FIX_LABELS[kind];
  const lost = starCost(stars);
  return (
    <div className={meta}>
      <Badge tone={tone}>{label}</Badge>
      {lost !== null && <span className={cost}>{lost}</span>}
    </div>
  );
};

const FixItems = ({ fixes: ranked }: { fixes: readonly RankedFix[] }) => (
  <ol className={list}>
    {ranked.map(({ fix, position }, index) => (
      <FixItem key={position} sign={`${index + 1}.`} position={position} text={fix.text}>
        <FixMeta fix={fix} />
      </FixItem>
    ))}
  </ol>
);

const DoneItems = ({ fixes: ranked }: { fixes: readonly RankedFix[] }) => (
  <ul className={list}>
    {ranked.map(({ fix, position }) => (
      <FixItem key={position} sign={<Check aria-label="Done" />} position={position} text={fix.text}>
        <FixMeta fix={fix} />
      </FixItem>
    ))}
  </ul>
);

const SplitFixes = ({ fixes: all }: { fixes: readonly Fix[] }) => {
  const { listing, beyond, done } = splitFixes(all);
  return (
    <>
      {beyond.length > 0 && (
        <Block
          title={
            <span className={groupTitle}>
              <PackageX aria-hidden="true" />
              What wording cannot fix
            </span>
          }
          note="The product itself or what buyers expect of it. No listing can fix these; they cost stars until they change."
        >
          <FixItems fixes={beyond} />
        </Block>
      )}
      {listing.length > 0 && (
        <Block
          title={
            <span className={groupTitle}>
              <PencilLine aria-hidden="true" />
              What wording can fix
            </span>
          }
          note="Words, pictures and keywords you can change today."
        >
          <FixItems fixes={listing} />
        </Block>
      )}
      {done.length > 0 && (
        <Block
          title={
            <span className={groupTitle}>
              <Check aria-hidden="true" />
              Done in your new listing
            </span>
          }
          note="What your current listing lacks or breaks, and the new one does not."
        >
          <DoneItems fixes={done} />
        </Block>
      )}
    </>
  );
};

/** The improvement summary: what to do next, most useful first, and what no wording can mend apart from the rest. */
export const FixesSection = ({ result }: { result: ViewedResult }) => {
  const lines = fixes(result);
  if (lines.length === 0) return null;
  return (
    <Section
      id="fixes"
      title="Improvement summary"
      lead="In each part, the most valuable comes first."
      actions={<CopyButton text={lines.join("\n")} label="Copy improvement summary" withLabel variant="outline" />}
    >
      {result.fixes === undefined || result.fixes.length === 0 ? (
        <ol className={list}>
          {lines.map((text, position) => (
            <FixItem key={`fixList.${position}`} sign={`${position + 1}.`} position={position} text={text} />
          ))}
        </ol>
      ) : (
        <SplitFixes fixes={result.fixes} />
      )}
    </Section>
  );
};
