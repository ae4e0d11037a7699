import { readingFor } from "../../insight/facets/reading.ts";
import type { Mining } from "../../insight/mine-reviews.ts";
import { analyseText } from "../../insight/text/analyse.ts";
import { clusterUnits } from "../../insight/themes/cluster-units.ts";
import { extractUnits } from "../../insight/units/extract-units.ts";

/** The fields of some copy by name: "currentTitle", "bulletsB.2". */
export type CopyField = { field: string; text: string };

/** What copy speaks of: the words that say it, by theme key. Copy is read as if it were a review of the same product. */
export const subjectsOf = (fields: readonly CopyField[], mining: Mining): Map<string, string> => {
  const reading = readingFor(mining.domains);
  return new Map(
    fields
      .flatMap(({ field, text }) => {
        const units = analyseText(text, field).flatMap((sentence) => extractUnits(sentence, reading));
        return clusterUnits(units, mining.product, 1)
          .filter((unit) => unit.polarity > 0 && unit.mood === "report")
          .map((unit): [string, string] => [unit.key, text.slice(unit.start, unit.end).trim()]);
      })
      .toReversed(),
  );
};
