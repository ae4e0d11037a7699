import { useQuery } from "@tanstack/react-query";
import { samplesQuery } from "../../reviews-input/samples-query.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";

const root = css({ display: "flex", flexDirection: "column", gap: "2" });
const question = css({ textStyle: "label" });
const cost = css({ textStyle: "small", color: "text.muted" });
const row = css({ display: "flex", flexWrap: "wrap", gap: "2" });
const placeholder = css({ width: "[13rem]", minHeight: "controlSm", _touch: { minHeight: "touch" } });

/** As many as there are samples, so that nothing moves when they come. */
const PLACES = [1, 2, 3];

type SampleChoiceProps = {
  /** Whether the visitor still has the free optimization that a sample would use. */
  usesDemo: boolean;
  isFetching: boolean;
  onChoose: (id: string) => void;
};

/** One-click samples, for a visitor without reviews at hand. */
export const SampleChoice = ({ usesDemo, isFetching, onChoose }: SampleChoiceProps) => {
  const { data: samples = [], isPending } = useQuery(samplesQuery());
  if (!isPending && samples.length === 0) return null;
  return (
    <div className={root} role="group" aria-label="Samples">
      <p className={question}>No reviews at hand? Start with a sample:</p>
      <div className={row}>
        {isPending && PLACES.map((place) => <span key={place} className={placeholder} aria-hidden="true" />)}
        {samples.map(({ id, title, reviews }) => (
          <Button key={id} variant="outline" size="sm" disabled={isFetching} onClick={() => onChoose(id)}>
            {title} ({reviews} reviews)
          </Button>
        ))}
      </div>
      {usesDemo && <p className={cost}>A sample uses your one free optimization, as reviews of your own do.</p>}
    </div>
  );
};
