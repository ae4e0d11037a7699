import { join } from "node:path";
import { WORDINGS } from "../insight/facets/wordings/all-wordings.ts";
import { writeAnalyses } from "../insight/text/stored-analyses.ts";
import { allPoints } from "../listing/phrases/points/all-points.ts";
import { guardUsage, takesNothing } from "./run-command.ts";

/** What is found in every pattern of wordings and points, as the file holds it. The same patterns give the same text. */
export const describePatterns = (): string =>
  writeAnalyses([
    ...Object.values(WORDINGS).flatMap((wordings) => wordings.map(([, pattern]) => pattern)),
    ...allPoints().flatMap(([, points]) => points.map(({ needs }) => needs)),
  ]);

if (import.meta.main) {
  guardUsage(["Usage: bun run build:patterns"], takesNothing);
  await Bun.write(join(import.meta.dir, "../insight/text/stored-analyses.json"), describePatterns());
}
