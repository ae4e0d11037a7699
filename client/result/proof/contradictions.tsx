import { css } from "../../styled-system/css/index.js";
import { Contradiction } from "./contradiction.tsx";
import { useProof } from "./proof-context.ts";

const list = css({ display: "flex", flexDirection: "column", gap: "1", listStyle: "none" });

/** The clauses of one field that reviews contradict; each opens those reviews. */
export const Contradictions = ({ field }: { field: string }) => {
  const contradicted = (useProof().clauses.get(field) ?? []).filter(({ standing }) => standing === "contradicted");
  return contradicted.length === 0 ? null : (
    <ul className={list}>
      {contradicted.map((clause) => (
        <li key={clause.key}>
          <Contradiction clause={clause} />
        </li>
      ))}
    </ul>
  );
};
