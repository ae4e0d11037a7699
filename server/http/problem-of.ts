import type { ProblemCode } from "../../events/kernel/problem.ts";

const problems = new WeakMap<Request, ProblemCode>();

export const noteProblem = (request: Request, code: ProblemCode): void => void problems.set(request, code);

/** The problem that a request was answered with, or null. */
export const problemOf = (request: Request): ProblemCode | null => problems.get(request) ?? null;
