import type { SampleSummary } from "../../events/wire/reviews.ts";
import { css } from "../styled-system/css/index.js";
import { Button } from "../ui/button.tsx";

const row = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "2",
  textStyle: "small",
  color: "text.muted",
});

const choice = css({ flexShrink: "[1]", maxWidth: "full", minWidth: "0" });

type SamplePickerProps = { samples: readonly SampleSummary[]; onSample: (id: string) => void; disabled: boolean };

export const SamplePicker = ({ samples, onSample, disabled }: SamplePickerProps) => (
  <div className={row}>
    <span>Try a sample (it counts as one ASIN):</span>
    {samples.map(({ id, title, description }) => (
      <Button
        key={id}
        size="sm"
        className={choice}
        variant="outline"
        title={description}
        disabled={disabled}
        onClick={() => onSample(id)}
      >
        {title}
      </Button>
    ))}
  </div>
);
