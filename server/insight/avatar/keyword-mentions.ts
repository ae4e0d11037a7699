import type { Supported } from "./avatar-draft.ts";

/** A phrase that a shopper may type, with what makes it the same as another, and where a reviewer says it. */
export type Mention = { phrase: string; key: string; span: Supported["spans"][number] };

/** Mentions with one key as one line, in the shortest of their phrases. */
export const grouped = (mentions: readonly Mention[]): Supported[] =>
  [...Map.groupBy(mentions, ({ key }) => key).values()].map((group) => ({
    text: group.map(({ phrase }) => phrase).toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))[0] ?? "",
    spans: group.map(({ span }) => span),
  }));
