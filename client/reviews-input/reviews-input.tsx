import { lazy, type ReactNode, Suspense } from "react";
import { LIMITS } from "../../events/limits.ts";
import type { SampleSummary } from "../../events/wire/reviews.ts";
import { patiently } from "../lib/patiently.ts";
import { css } from "../styled-system/css/index.js";
import { CharacterCount } from "../ui/character-count.tsx";
import { FileDrop } from "../ui/file-drop.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { TextAreaField } from "../ui/text-area-field.tsx";
import { SamplePicker } from "./sample-picker.tsx";
import { useReviewIntake } from "./use-review-intake.ts";

const IntakeReport = lazy(() =>
  patiently(() => import("./intake-report.tsx")).then((module) => ({ default: module.IntakeReport })),
);

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
  /** Ids of parts that were left out and are to be used anyway. */
  include: readonly string[];
  onInclude: (ids: string[]) => void;
  /** For text that comes from a file or a button instead of typing. */
  onReplace?: (text: string) => void;
  /** Offered while text that was replaced can be put back. */
  onUndo?: (() => void) | null;
  maxLength: number;
  /** Said beside text that is too long: where more is taken. */
  beyond?: ReactNode;
  error?: string | null | undefined;
  hint?: string;
  disabled?: boolean;
  samples?: readonly SampleSummary[];
  onSample?: (id: string) => void;
};

/** Reviews by paste, file or sample, with what was recognized in them. */
export const ReviewsInput = ({
  value,
  onChange,
  include,
  onInclude,
  onReplace = onChange,
  onUndo = null,
  maxLength,
  beyond = null,
  error,
  hint = HINT,
  disabled = false,
  samples = [],
  onSample,
}: ReviewsInputProps) => {
  const { intake, readFile, refuse, takeFits } = useReviewIntake({ value, include, onReplace, onReread: onChange });
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
        onChange={(event) => onChange(event.target.value)}
      />
      <FileDrop
        label="Or drop a file: text, CSV, a saved page, JSON"
        accept={FILE_TYPES}
        maxBytes={LIMITS.importFileBytes}
        disabled={disabled || intake.isReading}
        onFile={readFile}
        onReject={(reason) => refuse(REJECTIONS[reason])}
      />
      {intake.isReading && intake.report === null && <Waiting />}
      {(intake.report !== null || intake.problem !== null || onUndo !== null) && (
        <Suspense fallback={intake.isReading ? null : <Waiting />}>
          <IntakeReport
            {...{ intake, include, onInclude, maxLength, disabled, beyond, onReplace, onUndo }}
            isRefused={(error ?? null) !== null}
            text={value}
            onFit={takeFits}
          />
        </Suspense>
      )}
      {samples.length > 0 && onSample !== undefined && (
        <SamplePicker samples={samples} disabled={disabled} onSample={onSample} />
      )}
    </div>
  );
};

const Waiting = () => (
  <p className={waiting} role="status">
    <Spinner /> Reading the reviews
  </p>
);
