import { Check, PackageX, PencilLine, Scale } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Fix } from "../../events/result/ledger.ts";
import { css } from "../styled-system/css/index.js";
import { Badge } from "../ui/badge.tsx";
import { Button } from "../ui/button.tsx";
import { CopyButton } from "../ui/copy-button.tsx";
import { Block } from "./block.tsx";
import { fixes } from "./copy-text.ts";
import { FIX_LABELS, type RankedFix, type SplitFixes, splitFixes, starCost } from "./fixes.ts";
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
const more = css({ alignSelf: "flex-start", _print: { display: "none" } });
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

/** In a group of one kind its title says which. */
const hasOneKind = ({ kind, done }: Fix): boolean =>
  done !== true && (kind === "product-fault" || kind === "expectation-gap");

const FixMeta = ({ fix }: { fix: Fix }) => {
  const { label, tone } = FIX_LABELS[fix.kind];
  const lost = starCost(fix.stars);
  if (lost === null && hasOneKind(fix)) return null;
  return (
    <div className={meta}>
      {!hasOneKind(fix) && <Badge tone={tone}>{label}</Badge>}
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

const FIRST_DONE = 3;

/** What is done asks for nothing, so that a long list of it waits to be asked for. */
const DoneItems = ({ fixes: ranked }: { fixes: readonly RankedFix[] }) => {
  const [isAll, setAll] = useState(false);
  return (
    <>
      <ul className={list}>
        {ranked.slice(0, isAll ? undefined : FIRST_DONE).map(({ fix, position }) => (
          <FixItem key={position} sign={<Check aria-label="Done" />} position={position} text={fix.text}>
            <FixMeta fix={fix} />
          </FixItem>
        ))}
      </ul>
      {ranked.length > FIRST_DONE && (
        <span className={more}>
          <Button variant="outline" size="sm" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? "Show fewer" : `Show all ${ranked.length}`}
          </Button>
        </span>
      )}
    </>
  );
};

const GROUPS = [
  {
    group: "fault",
    title: "What wording cannot fix",
    note: "Faults of the product or its service. No listing can fix these; they cost stars until they change.",
    Icon: PackageX,
    Items: FixItems,
  },
  {
    group: "gap",
    title: "Buyers expect something else",
    note: "Say plainly what the product is, in words and pictures, and promise only what it keeps.",
    Icon: Scale,
    Items: FixItems,
  },
  {
    group: "listing",
    title: "What wording can fix",
    note: "Words, pictures and keywords you can change today.",
    Icon: PencilLine,
    Items: FixItems,
  },
  {
    group: "done",
    title: "Done in your new listing",
    note: "What your current listing lacks or breaks, and the new one does not.",
    Icon: Check,
    Items: DoneItems,
  },
] as const satisfies readonly { group: keyof SplitFixes; [part: string]: unknown }[];

const FixGroups = ({ fixes: all }: { fixes: readonly Fix[] }) => {
  const split = splitFixes(all);
  return GROUPS.filter(({ group }) => split[group].length > 0).map(({ group, title, note, Icon, Items }) => (
    <Block
      key={group}
      title={
        <span className={groupTitle}>
          <Icon aria-hidden="true" />
          {title}
        </span>
      }
      note={note}
    >
      <Items fixes={split[group]} />
    </Block>
  ));
};

/** Fixes in their groups; lines alone of results from before there were groups; a sentence where there is nothing to fix. */
const Fixes = ({ fixes: all, lines }: { fixes: readonly Fix[] | undefined; lines: readonly string[] }) => {
  if (all !== undefined && all.length > 0) return <FixGroups fixes={all} />;
  if (all !== undefined) return <p>{lines.join(" ")}</p>;
  return (
    <ol className={list}>
      {lines.map((text, position) => (
        <FixItem key={`fixList.${position}`} sign={`${position + 1}.`} position={position} text={text} />
      ))}
    </ol>
  );
};

/** The improvement summary: what to do next, most useful first, and what no wording fixes apart from the rest. */
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
      <Fixes fixes={result.fixes} lines={lines} />
    </Section>
  );
};
