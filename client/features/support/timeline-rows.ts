import { type Entry, searchTextOf } from "./ledger.ts";
import type { ActorKind, Topic } from "./topics.ts";

export type Grouping = "story" | "time";

export type TimelineFilter = {
  /** Empty is all. */
  topics: readonly Topic[];
  actors: readonly ActorKind[];
  find: string;
};

export type Row =
  | { kind: "day"; day: number; version: number; count: number }
  | {
      kind: "event";
      version: number;
      /** How far it is set in: its story's first event stands at 0. */
      indent: number;
      /** The columns through which a line passes to events further down, as bits. */
      through: number;
    };

const INDENT_MAX = 4;

const wordsOf = (find: string): string[] => find.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether an event is shown. Every word that is searched for has to be in it. */
const passes = ({ topics, actors, find }: TimelineFilter): ((entry: Entry) => boolean) => {
  const words = wordsOf(find);
  return (entry) => {
    if (topics.length > 0 && !topics.includes(entry.topic)) return false;
    if (actors.length > 0 && !actors.includes(entry.event.actor.kind)) return false;
    if (words.length === 0) return true;
    const text = searchTextOf(entry);
    return words.every((word) => text.includes(word));
  };
};

/** How far each event of a story is set in: no more than one step further than the one above it. */
const indentsOf = (members: readonly Entry[]): number[] => {
  const base = members[0]?.depth ?? 0;
  let above = -1;
  return members.map(({ depth }, index) => {
    const wanted = index === 0 ? 0 : Math.max(1, depth - base);
    above = Math.min(wanted, above + 1, INDENT_MAX);
    return above;
  });
};

/** From the end upwards, which columns an event further down still hangs on. */
const storyRows = (members: readonly Entry[]): Row[] => {
  const indents = indentsOf(members);
  const rows: Row[] = [];
  let open = 0;
  for (let index = members.length - 1; index >= 0; index -= 1) {
    const indent = indents[index] ?? 0;
    rows.push({
      kind: "event",
      version: members[index]?.event.version ?? 0,
      indent,
      through: open & ((2 << indent) - 1),
    });
    open &= (1 << indent) - 1;
    if (indent > 0) open |= 1 << (indent - 1);
  }
  return rows.reverse();
};

const plainRows = (members: readonly Entry[]): Row[] =>
  members.map(({ event }) => ({ kind: "event", version: event.version, indent: 0, through: 0 }));

/** The events of a day by story, each story where it began. */
const byStory = (members: readonly Entry[]): Row[] => {
  const stories = new Map<number, Entry[]>();
  for (const entry of members) {
    const story = stories.get(entry.story);
    if (story === undefined) stories.set(entry.story, [entry]);
    else story.push(entry);
  }
  const rows: Row[] = [];
  for (const story of stories.values()) for (const row of storyRows(story)) rows.push(row);
  return rows;
};

/** The timeline, oldest first: each day with its events, by story or as they came. */
export const timelineRows = (entries: readonly Entry[], filter: TimelineFilter, grouping: Grouping): Row[] => {
  const shown = entries.filter(passes(filter));
  const rows: Row[] = [];
  for (let start = 0; start < shown.length; ) {
    const day = shown[start]?.day ?? 0;
    let end = start;
    while (end < shown.length && shown[end]?.day === day) end += 1;
    const members = shown.slice(start, end);
    rows.push({ kind: "day", day, version: members[0]?.event.version ?? 0, count: members.length });
    for (const row of grouping === "story" ? byStory(members) : plainRows(members)) rows.push(row);
    start = end;
  }
  return rows;
};

/** For each version the row it stands in, or the row of the newest event shown before it; -1 where there is none. */
export const rowOfVersion = (rows: readonly Row[], versions: number): Int32Array => {
  const found = new Int32Array(versions + 1).fill(-1);
  rows.forEach((row, index) => {
    if (row.kind === "event") found[row.version] = index;
  });
  for (let version = 1; version <= versions; version += 1) {
    if (found[version] === -1) found[version] = found[version - 1] ?? -1;
  }
  return found;
};
