import { ExcludedList } from "../result/excluded-list.tsx";
import { count, plural } from "../result/format.ts";
import { css } from "../styled-system/css/index.js";
import { Button } from "../ui/button.tsx";
import { Callout } from "../ui/callout.tsx";
import type { Reading } from "./use-reviews-reading.ts";

const details = css({ marginBlockStart: "2", "& summary": { color: "text.link", minHeight: "target" } });

type ReadingSummaryProps = {
  reading: Reading;
  length: number;
  maxLength: number;
  onFit: () => void;
  onUndo: () => void;
};

/** What was recognised in the text: how many reviews, what was left out and why, and what to do when it is too much. */
export const ReadingSummary = ({ reading, length, maxLength, onFit, onUndo }: ReadingSummaryProps) => {
  const { found, problem, replaced } = reading;
  if (problem !== null) return <Callout tone="warning" role="status" title={problem} />;
  if (found === null) return null;
  const unused = found.excluded.reduce((sum, exclusion) => sum + (exclusion.count ?? 1), 0);
  const canFit = length > maxLength && found.fits.limit <= maxLength && found.fits.reviews > 0;
  return (
    <Callout
      tone={length > maxLength ? "warning" : "success"}
      role="status"
      title={`${plural(found.reviews, "review")} recognised`}
      actions={
        canFit || replaced !== null ? (
          <>
            {canFit && (
              <Button size="sm" onClick={onFit}>
                Use the first {plural(found.fits.reviews, "review")} that fit
              </Button>
            )}
            {replaced !== null && (
              <Button size="sm" variant="outline" onClick={onUndo}>
                Put back what was there
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      {length > maxLength && <p>That is {count(length - maxLength)} characters too many.</p>}
      {unused > 0 && (
        <details className={details}>
          <summary>{plural(unused, "part")} of your text not used</summary>
          <ExcludedList excluded={found.excluded} />
        </details>
      )}
    </Callout>
  );
};
