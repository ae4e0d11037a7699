import type { ApiProblem } from "./api-problem.ts";

type Listener = (problem: ApiProblem) => void;

const listeners = new Set<Listener>();

/** Tells of every call that the server refused, whoever made it. */
export const onRefusal = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The problem, after everybody who listens was told of it. */
export const told = (problem: ApiProblem): ApiProblem => {
  for (const listener of listeners) listener(problem);
  return problem;
};
