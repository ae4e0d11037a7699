import type { SqlConnection } from "../../server/store/sql.ts";

export type PlanNode = { "Node Type": string; "Relation Name"?: string; Plans?: PlanNode[] };

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Each place where the statement reads a table, as the database plans it. What it writes to is not among them. */
export const readingNodes = async (
  connection: SqlConnection,
  text: string,
  params: readonly unknown[],
): Promise<PlanNode[]> => {
  const [row] = await connection.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(`explain (format json) ${text}`, params);
  const nodes = nodesOf(row?.["QUERY PLAN"][0].Plan ?? { "Node Type": "none" });
  return nodes.filter((node) => node["Relation Name"] !== undefined && node["Node Type"] !== "ModifyTable");
};

/** Whether the place goes by a condition on an index, and not by one on each row. */
export const goesByIndex = (node: PlanNode): boolean => /(?:Index|Recheck) Cond/.test(Object.keys(node).join());
