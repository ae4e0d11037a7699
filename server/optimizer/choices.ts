import type { OptimizationChoices } from "../../events/work/optimization.ts";

type Given = { ruleProfile?: string | null | undefined; include?: readonly string[] | null | undefined };

/** The choices of a request as they are stored and compared: what was not chosen is absent, ids are in order and once. */
export const choicesOf = ({ ruleProfile, include }: Given): OptimizationChoices => {
  const ids = [...new Set(include ?? [])].toSorted();
  return {
    ...(ruleProfile === undefined || ruleProfile === null ? {} : { ruleProfile }),
    ...(ids.length === 0 ? {} : { include: ids }),
  };
};
