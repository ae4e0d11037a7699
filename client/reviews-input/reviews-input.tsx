import { LIMITS } from "../../events/limits.ts";
import type { SampleSummary } from "../../events/wire/work.ts";
import { css } from "../styled-system/css/index.js";
import { CharacterCount } from "../ui/character-count.tsx";
import { FileDrop } from "../ui/file-drop.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { TextAreaField } from "../ui/text-area-field.tsx";
import { ReadingSummary } from "./reading-summary.tsx";
import { SamplePicker } from "./sample-picker.tsx";
import { useReviewsReading } from "./use-reviews-reading.ts";

const FILE_TYPES = ".txt,.csv,.tsv,.html,.htm,.json,.jsonl";
const HINT = "One review per paragraph works best; stars, dates and page text around them are fine.";

const REJECTIONS = {
  "too-large": "This file is larger than 4 MB. Please split it, or paste the reviews as text.",
  "wrong-type": "We can read text, CSV, saved web pages and JSON. Please choose one of these.",
  "too-many": "One file at a time, please.",
} as const;

const root = css({ display: "flex", flexDirection: "column", gap: "3" });
const waiting = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "2",
  textStyle: "small",
  color: "text.muted",
});

type ReviewsInputProps = {
  value: string;
  onChange: (text: string) => void;
  /** For text that comes from a file or a button instead of typing. */
  onReplace?: (text: string) => void;
  maxLength: number;
  error?: string | null | undefined;
  hint?: string;
  disabled?: boolean;
  samples?: readonly SampleSummary[];
  onSample?: (id: string) => void;
};

/** Reviews by paste, file or sample, with what was recognised in them. */
export const ReviewsInput = ({
  value,
  onChange,
  onReplace = onChange,
  maxLength,
  error,
  hint = HINT,
  disabled = false,
  samples = [],
  onSample,
}: ReviewsInputProps) => {
  const { reading, ...on } = useReviewsReading({ value, onChange, onReplace });
  const pickSample = (id: string) => {
    on.forget();
    onSample?.(id);
  };
  return (
    <div className={root}>
      <TextAreaField
        label="Reviews"
        required
        voice="customer"
        rows={10}
        {...{ value, disabled, error, hint }}
        placeholder="Paste customer reviews here, at least 100 characters."
        aside={<CharacterCount length={value.length} max={maxLength} />}
        onChange={(event) => on.type(event.target.value)}
        onBlur={on.readTyped}
      />
      <FileDrop
        label="Or drop a file: text, CSV, a saved page, JSON"
        accept={FILE_TYPES}
        maxBytes={LIMITS.importFileBytes}
        disabled={disabled || reading.isReading}
        onFile={on.readFile}
        onReject={(reason) => on.complain(REJECTIONS[reason])}
      />
      {reading.isReading && (
        <p className={waiting} role="status">
          <Spinner /> Reading the reviews
        </p>
      )}
      <ReadingSummary {...{ reading, maxLength }} length={value.length} onFit={on.useFits} onUndo={on.undo} />
      {samples.length > 0 && onSample !== undefined && (
        <SamplePicker samples={samples} disabled={disabled} onSample={pickSample} />
      )}
    </div>
  );
};
