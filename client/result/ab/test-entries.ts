/** What is typed before a test, as typed. */
export type PlanEntries = { baseline: string; effect: string; weekly: string };

export const EMPTY_PLAN: PlanEntries = { baseline: "", effect: "20", weekly: "" };

/** What is typed at its end, as typed. */
export type ResultEntries = { visitorsA: string; ordersA: string; visitorsB: string; ordersB: string };

export const EMPTY_RESULT: ResultEntries = { visitorsA: "", ordersA: "", visitorsB: "", ordersB: "" };

export type TestEntries = { plan: PlanEntries; outcome: ResultEntries };
