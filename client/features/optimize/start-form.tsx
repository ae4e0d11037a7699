import { LIMITS } from "../../../events/limits.ts";
import type { ShownRefusal } from "../../../machines/optimize/optimize.context.ts";
import type { OptimizeEvent } from "../../../machines/optimize/optimize.events.ts";
import type { OptimizeErrors, OptimizeForm } from "../../../machines/optimize/optimize.form.ts";
import { count } from "../../result/format.ts";
import { css } from "../../styled-system/css/index.js";
import { TextLink } from "../../ui/text-link.tsx";
import { NameField } from "../../work/optimizing/name-field.tsx";
import { ReviewsFields } from "./reviews-fields.tsx";
import { useAskedSample } from "./use-asked-sample.ts";
import { useSamples } from "./use-samples.ts";
import { WorkForm } from "./work-form.tsx";

const pair = css({ display: "grid", gap: "6", gridTemplateColumns: { sm: "repeat(2, minmax(0, 1fr))" } });

type StartFormProps = {
  form: OptimizeForm;
  errors: OptimizeErrors;
  disabled: boolean;
  refusal: ShownRefusal | null;
  canUndo: boolean;
  send: (event: OptimizeEvent) => void;
};

/** Avatar name, product and reviews: all it takes. */
export const StartForm = ({ form, errors, disabled, refusal, canUndo, send }: StartFormProps) => {
  const { samples, takeSample } = useSamples(send);
  useAskedSample(takeSample);
  const change = (changes: Partial<OptimizeForm>) => send({ type: "form.changed", changes });
  return (
    <WorkForm send={send} disabled={disabled} refusal={refusal}>
      <div className={pair}>
        <NameField
          what="Avatar name"
          label="Avatar name"
          hint="A name for the customer, for example Busy parent."
          required
          value={form.avatarName}
          error={errors.avatarName}
          disabled={disabled}
          onChange={(event) => change({ avatarName: event.target.value })}
        />
        <NameField
          what="Product name"
          label="Product or ASIN name"
          required
          value={form.productName}
          error={errors.productName}
          disabled={disabled}
          onChange={(event) => change({ productName: event.target.value })}
        />
      </div>
      <ReviewsFields
        {...{ form, errors, disabled, canUndo, send, samples }}
        maxLength={LIMITS.startReviewsLength}
        beyond={
          <>
            <TextLink to="/optimization">Optimize with a saved avatar</TextLink> takes {count(LIMITS.reviewsLength)}.
          </>
        }
        onSample={(id) => void takeSample(id)}
      />
    </WorkForm>
  );
};
