import { activityActor, activityReason, activitySentence } from "../../../events/customer/activity.ts";
import { type DashboardView, dashboardOf } from "../../../events/history/dashboard.ts";
import { eventOf } from "../../../events/history/fact.ts";
import type { History } from "../../../events/history/fold.ts";
import { type Why, whyAt, whyRefused } from "../../../events/history/why.ts";
import { PLAN_TERMS } from "../../../events/plans.ts";
import { type HistoryEvent, MASK } from "../../../events/wire/support.ts";

const actorOf = ({ actor }: HistoryEvent): string => {
  if (actor.kind === "staff") return `staff ${actor.staffId}`;
  if (actor.kind === "system") return actor.process;
  return actor.kind === "customer" ? "customer" : activityActor(actor);
};

const whenOf = (iso: string): string => `${iso.slice(0, 19).replace("T", " ")} UTC`;

/** One event as a line: its position, when, who, what, and why where somebody said so. */
export const eventLine = (event: HistoryEvent): string => {
  const known = eventOf(event);
  const what = known === null ? event.type : activitySentence(known);
  const why = known === null ? MASK : (activityReason(known) ?? MASK);
  const when = whenOf(event.recordedAt);
  return `${String(event.position).padStart(8)}  ${when}  ${actorOf(event)}: ${what}${why === MASK ? "" : ` (“${why}”)`}`;
};

const limitOf = (limit: number | null): string => (limit === null ? "no limit" : String(limit));

const renewalWords = ({ renewal, renewsAt }: DashboardView): string => {
  if (renewal === null || renewsAt === null) return "";
  return renewal === "overdue" ? ", renews when the payment arrives" : `, ${renewal} ${renewsAt.slice(0, 10)}`;
};

const viewLines = (view: DashboardView): string[] => [
  `  Plan           ${PLAN_TERMS[view.plan].label}${renewalWords(view)}`,
  `  ASINs          ${view.used} used, ${view.limit === null ? "no limit" : `limit ${limitOf(view.limit)}`}`,
  `  Avatars        ${view.avatars.length} of ${view.avatarLimit}${view.readOnly ? ", read-only" : ""}`,
  `  Optimizations  ${view.optimizations.length}${view.lastRunAt === null ? "" : `, last finished ${view.lastRunAt.slice(0, 10)}`}`,
];

/** What a history comes to at a version: everything that is printed, or written as JSON. */
export type HistoryReport = {
  version: number;
  at: string | null;
  dashboard: DashboardView;
  state: unknown;
  why: readonly Why[];
};

export const reportOf = (history: History, version: number, paidAvatarLimit: number, now: string): HistoryReport => {
  const moment = history.at(version);
  const refused = whyRefused(history.facts, version, { paidAvatarLimit });
  return {
    version: moment.version,
    at: moment.at,
    dashboard: dashboardOf(moment, now, paidAvatarLimit),
    state: moment.state,
    why: [...(refused === null ? [] : [refused]), ...whyAt(history.facts, moment.version, now, { paidAvatarLimit })],
  };
};

const whyLines = (why: Why, positionOf: (version: number) => number): string[] => [
  `  ${why.question}`,
  `    ${why.answer}`,
  ...(why.because.length === 0
    ? []
    : [`    Decided by ${why.because.map((version) => `#${positionOf(version)}`).join(", ")}`]),
];

/** The state at a moment, and what made it so where that is asked. */
export const reportLines = (
  { version, at, dashboard, why }: HistoryReport,
  events: readonly HistoryEvent[],
  asked: { why: boolean },
): string[] => {
  const positionOf = (of: number): number => events[of - 1]?.position ?? 0;
  return [
    "",
    version === 0 ? "Before the first event:" : `After #${positionOf(version)}, on ${at === null ? "" : whenOf(at)}:`,
    ...viewLines(dashboard),
    ...(asked.why ? ["", ...why.flatMap((each) => whyLines(each, positionOf))] : []),
  ];
};
