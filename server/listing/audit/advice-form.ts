/** What to do about a complaint, as an instruction, and the trouble as reviewers report it: "report …". */
export type Advice = { act: string; trouble: string };
