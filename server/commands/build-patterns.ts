import { join } from "node:path";
import { CIRCUMSTANCE_PATTERNS } from "../insight/avatar/circumstances/find-circumstances.ts";
import { DOUBT_PATTERNS } from "../insight/avatar/doubt-phrases.ts";
import { PLAIN_WORDS } from "../insight/avatar/jargon.ts";
import { TRAITS } from "../insight/avatar/traits.ts";
import { LEADS } from "../insight/contexts/open-use-frames.ts";
import { WORDINGS } from "../insight/facets/wordings/all-wordings.ts";
import { GIVEN } from "../insight/hygiene/incentivized.ts";
import { INSTRUCTION_PATTERNS } from "../insight/hygiene/instruction.ts";
import { writeAnalyses } from "../insight/text/stored-analyses.ts";
import { allPoints } from "../listing/phrases/points/all-points.ts";
import { guardUsage, takesNothing } from "./run-command.ts";

/** The patterns that are analysed beforehand: those of wordings and points, and of what is looked for in reviews. */
export const PATTERNS: readonly RegExp[] = [
  ...Object.values(WORDINGS).flatMap((wordings) => wordings.map(([, pattern]) => pattern)),
  ...CIRCUMSTANCE_PATTERNS,
  ...DOUBT_PATTERNS,
  ...LEADS,
  ...INSTRUCTION_PATTERNS,
  ...GIVEN,
  ...TRAITS.map(({ pattern }) => pattern),
  ...PLAIN_WORDS,
  ...allPoints().flatMap(([, points]) => points.map(({ needs }) => needs)),
];

if (import.meta.main) {
  guardUsage(["Usage: bun run build:patterns"], takesNothing);
  await Bun.write(join(import.meta.dir, "../insight/text/stored-analyses.json"), writeAnalyses(PATTERNS));
}
