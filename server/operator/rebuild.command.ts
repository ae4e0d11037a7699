import { counted } from "../../events/kernel/in-words.ts";
import { dataCommand, type Output } from "../control/command.ts";
import type { Deps } from "../deps.ts";
import { FAILED } from "../platform/exit-codes.ts";
import { ALL_PROJECTIONS } from "../projections/all-projections.ts";
import type { Projection, Value } from "../store/projection.ts";
import type { RowDifference } from "../store/rebuild/compare-tables.ts";
import { rebuild } from "../store/rebuild/rebuild.ts";
import type { RebuildStep } from "../store/rebuild/rebuild-options.ts";
import type { RebuildReport } from "../store/rebuild/rebuild-projections.ts";
import type { StatesReport } from "../store/rebuild/rebuild-states.ts";
import { operatorCodec } from "./operator-parts.ts";
import { createProgress, perSecond } from "./progress.ts";
import { foldOf } from "./stream-folds.ts";

const NAMED_MAX = 20;
const ID_LENGTH_MAX = 64;

const NAMES = ALL_PROJECTIONS.map(({ name }) => name);

const USAGE = [
  "Usage: bun run rebuild [PROJECTION] [--check]",
  `Projections: ${NAMES.join(", ")}. Without one: all of them, and the decision states.`,
  "--check only compares. An interrupted rebuild goes on where it stopped.",
];

/** Keys are ids. What looks like something else is not shown, for it may be about a person. */
const shownValue = (value: Value | undefined): string =>
  typeof value === "number" || (typeof value === "string" && value.length <= ID_LENGTH_MAX && /^[\w.:-]+$/.test(value))
    ? String(value)
    : "(not shown)";

const shownDifference = ({ table, key, kind, columns }: RowDifference): string => {
  const row = Object.entries(key).map(([name, value]) => `${name} ${shownValue(value)}`);
  const what = { missing: "was missing", extra: "should not have been there", different: "differed in" }[kind];
  return `  ${table}: ${row.join(", ")} ${what}${columns.length === 0 ? "" : ` ${columns.join(", ")}`}`;
};

const STEPS = {
  indexes: "All events are in. Adding what the tables lack: constraints and indexes.",
  comparing: "Comparing with the live tables.",
  switching: "Catching up for the last time.",
} as const;

const narrate = ({ out }: Output): ((step: RebuildStep) => void) => {
  const progress = createProgress(out, "events");
  return (step) => {
    switch (step.step) {
      case "begun":
        return out(`Building the tables anew from ${counted(step.head, "event")}, beside the live ones.`);
      case "resumed":
        return out(`Going on with the interrupted rebuild at event ${step.position} of ${step.head}.`);
      case "events":
        return progress(step.position, step.head);
      default:
        return out(STEPS[step.step]);
    }
  };
};

const reportTables = ({ out }: Output, report: RebuildReport, isCheck: boolean): void => {
  const { events, fillMs, position, heldMs, differences } = report;
  const held = `Appends waited ${Math.round(heldMs)} ms.`;
  out(`${counted(events, "event")} at ${perSecond(events, fillMs)} a second.`);
  out(isCheck ? `Compared at event ${position}. ${held}` : `Switched at event ${position}. ${held}`);
  const { count, isExact, named } = differences;
  out(`${isExact ? "" : "About "}${counted(count, "row")} of the live tables differed${count === 0 ? "." : ":"}`);
  for (const difference of named.slice(0, NAMED_MAX)) out(shownDifference(difference));
  if (count > NAMED_MAX) out(`  and ${counted(count - NAMED_MAX, "other")}`);
};

const reportStates = ({ out }: Output, { streams, events, ms, different, refolded }: StatesReport): void => {
  out(
    `${counted(streams, "decision state")} folded from ${counted(events, "event")} at ${perSecond(events, ms)} a second.`,
  );
  if (refolded > 0) out(`${counted(refolded, "state")} had not been kept in its current form and is now.`);
  out(`${counted(different.length, "state")} differed${different.length === 0 ? "." : ":"}`);
  for (const stream of different.slice(0, NAMED_MAX)) out(`  ${stream}`);
};

const run = async (
  deps: Deps,
  projections: readonly Projection[],
  isCheck: boolean,
  output: Output,
): Promise<number> => {
  const progress = createProgress(output.out, "decision states");
  const report = await rebuild(
    { sql: deps.sql, codec: operatorCodec(deps), foldOf },
    {
      projections,
      withStates: projections.length === ALL_PROJECTIONS.length,
      isCheck,
      onStep: narrate(output),
      onStates: (streams) => progress(streams, null),
    },
  );
  if (report === "busy") {
    output.err("Another rebuild is going on.");
    return FAILED;
  }
  if (report.tables !== null) reportTables(output, report.tables, isCheck);
  if (report.states !== null) reportStates(output, report.states);
  const count = (report.tables?.differences.count ?? 0) + (report.states?.different.length ?? 0);
  if (count > 0) output.out(isCheck ? "Nothing was changed." : "All of it is put right.");
  return count === 0 ? 0 : FAILED;
};

/** Builds the read models anew from the log, compares, and puts them in the place of the live ones. */
export const rebuildCommand = dataCommand({
  name: "rebuild",
  usage: USAGE,
  read: (args) => {
    const [name, ...rest] = args.filter((arg) => arg !== "--check");
    const projections = name === undefined ? ALL_PROJECTIONS : ALL_PROJECTIONS.filter((one) => one.name === name);
    return projections.length === 0 || rest.length > 0 ? null : { projections, isCheck: args.includes("--check") };
  },
  run: (deps, { projections, isCheck }, output) => run(deps, projections, isCheck, output),
});
