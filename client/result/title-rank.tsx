import type { Finding } from "../../events/result/listing.ts";
import { Badge } from "../ui/badge.tsx";

type TitleRankProps = {
  position: number;
  text: string;
  /** What the rules say of it. */
  findings: readonly Finding[] | undefined;
};

/** Where a title stands among the others. One that is empty, or that a marketplace would refuse, is not called the best. */
export const TitleRank = ({ position, text, findings = [] }: TitleRankProps) =>
  position === 0 && text.trim() !== "" && findings.every(({ severity }) => severity !== "error") ? (
    <Badge tone="accent">Best</Badge>
  ) : (
    <span>No. {position + 1}</span>
  );
