import type { ReactNode } from "react";
import type { Moment } from "../../../events/history/fold.ts";
import { PLAN_TERMS } from "../../../events/plans.ts";
import { css } from "../../styled-system/css/index.js";
import { Card } from "../../ui/card.tsx";
import { QuotaRing } from "../../ui/quota-ring.tsx";
import { type Change, changedKeys, optimizationStanding } from "./moment-changes.ts";
import { type Fact, momentView, PANEL_TITLES, type PanelId, quotaAt } from "./moment-view.ts";
import { newestOf } from "./newest-of.ts";
import type { ShownMoment } from "./use-moment.ts";
import type { ViewProps } from "./view-props.ts";
import { WhySo } from "./why-so.tsx";

const column = css({ display: "flex", flexDirection: "column", gap: "4", minWidth: "0" });
const grid = css({
  alignItems: "start",
  display: "grid",
  gap: "4",
  gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
});
const facts = css({ display: "flex", flexDirection: "column", gap: "1" });
const row = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: "3",
  paddingInline: "2",
  paddingBlock: "0.5",
  marginInline: "-2",
  borderRadius: "sm",
  textStyle: "small",
  "&[data-changed]": { backgroundColor: "mark.bg", color: "mark.on", fontWeight: "semibold" },
  "&[data-changed] *": { color: "inherit" },
});
const term = css({ color: "text.muted" });
const value = css({ textAlign: "end", overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums lining-nums" });
const ring = css({ display: "flex", justifyContent: "center" });
const more = css({ textStyle: "caption", color: "text.muted" });

type PanelsProps = ViewProps & { shown: ShownMoment };

/** The customer at the moment that is looked at, panel by panel; what its event changed is marked. */
export const MomentPanels = ({ ledger, travel, shown }: PanelsProps) => {
  const { moment, reading, changes, version } = shown;
  const view = momentView(moment, reading);
  const quota = quotaAt(moment, reading);
  const asking = { ledger, version, reading, send: travel.send };
  const limit = quota.limit === null ? "without a limit" : `of ${quota.limit}`;
  const panel = (id: PanelId) => ({ id, facts: view[id], changes });
  return (
    <div className={grid}>
      <div className={column}>
        <Panel {...panel("session")} />
        <Panel
          {...panel("quota")}
          before={
            <div className={ring}>
              <QuotaRing {...quota.ring} unit="ASINs" />
            </div>
          }
        >
          <WhySo key={version} {...asking} id="allowance" question={`Why ${quota.ring.used} ${limit}?`} />
        </Panel>
        <Panel {...panel("avatars")}>
          <Items {...avatarItems(moment)} changes={changes} panel="avatars" />
          <WhySo key={version} {...asking} id="avatars" question={`Why ${view.avatars[0]?.value ?? ""}?`} />
        </Panel>
      </div>
      <div className={column}>
        <Panel {...panel("billing")}>
          <WhySo key={version} {...asking} id="plan" question={`Why is the plan ${PLAN_TERMS[quota.plan].label}?`} />
          <WhySo key={`saved ${version}`} {...asking} id="readOnly" question="Can saved work be changed?" />
        </Panel>
        <Panel {...panel("dashboard")} />
        <Panel {...panel("optimizations")}>
          <Items {...optimizationItems(moment)} changes={changes} panel="optimizations" />
        </Panel>
      </div>
    </div>
  );
};

const avatarItems = ({ work: { avatars } }: Moment) => ({
  all: newestOf(avatars).map(({ id, profile }) => ({ id, label: profile.name, value: "" })),
  size: avatars.size,
});

const optimizationItems = ({ work: { optimizations } }: Moment) => ({
  all: newestOf(optimizations).map((each) => ({
    id: each.id,
    label: each.productName,
    value: optimizationStanding(each),
  })),
  size: optimizations.size,
});

type PanelProps = {
  id: PanelId;
  facts: readonly Fact[];
  changes: readonly Change[];
  before?: ReactNode;
  children?: ReactNode;
};

const Panel = ({ id, facts: shown, changes, before, children }: PanelProps) => {
  const changed = changedKeys(changes, id);
  return (
    <Card title={PANEL_TITLES[id]} padding="sm">
      {before}
      <dl className={facts}>
        {shown.map(({ key, label, value: text }) => (
          <div key={key} className={row} data-changed={changed.has(key) ? "" : undefined}>
            <dt className={term}>{label}</dt>
            <dd className={value}>{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  );
};

type Item = { id: string; label: string; value: string };
type ItemsProps = { all: readonly Item[]; size: number; changes: readonly Change[]; panel: PanelId };

const Items = ({ all, size, changes, panel }: ItemsProps) => {
  const changed = changedKeys(changes, panel);
  if (size === 0) return null;
  return (
    <div>
      <ul className={css({ listStyle: "none" })}>
        {all.map(({ id, label, value: text }) => (
          <li key={id} className={row} data-changed={changed.has(`item:${id}`) ? "" : undefined}>
            <span className={css({ overflowWrap: "anywhere" })}>{label === "" ? "Name forgotten" : label}</span>
            <span className={term}>{text}</span>
          </li>
        ))}
      </ul>
      {size > all.length && <p className={more}>and {(size - all.length).toLocaleString("en-US")} older.</p>}
    </div>
  );
};
