import type { ComponentProps } from "react";
import type { OptimizeEvent } from "../../../machines/optimize/optimize.events.ts";
import type { OptimizeErrors, OptimizeForm } from "../../../machines/optimize/optimize.form.ts";
import { ReviewsInput } from "../../reviews-input/reviews-input.tsx";
import { RuleProfileField } from "../../work/optimizing/rule-profile-field.tsx";

type ReviewsFieldsProps = Pick<ComponentProps<typeof ReviewsInput>, "maxLength" | "beyond" | "samples" | "onSample"> & {
  form: OptimizeForm;
  errors: OptimizeErrors;
  disabled: boolean;
  canUndo: boolean;
  send: (event: OptimizeEvent) => void;
};

/** The reviews, and the rules that the listing made from them keeps. */
export const ReviewsFields = ({ form, errors, disabled, canUndo, send, ...reviewsProps }: ReviewsFieldsProps) => {
  const change = (changes: Partial<OptimizeForm>) => send({ type: "form.changed", changes });
  return (
    <>
      <ReviewsInput
        {...reviewsProps}
        value={form.reviews}
        error={errors.reviews}
        disabled={disabled}
        onChange={(reviews) => change({ reviews })}
        include={form.include}
        onInclude={(include) => change({ include })}
        onReplace={(reviews) => send({ type: "form.replaced", changes: { reviews, include: [] } })}
        onUndo={canUndo ? () => send({ type: "replacement.undone" }) : null}
      />
      <RuleProfileField
        value={form.ruleProfile}
        disabled={disabled}
        onChange={(ruleProfile) => change({ ruleProfile })}
      />
    </>
  );
};
