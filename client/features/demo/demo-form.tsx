import { type FormEvent, useEffect } from "react";
import { LIMITS } from "../../../events/limits.ts";
import type { DemoEvent } from "../../../machines/demo/demo.events.ts";
import type { DemoField, DemoFields } from "../../../machines/demo/demo.form.ts";
import { returnFocus } from "../../lib/return-focus.ts";
import { useInvalidFocus } from "../../lib/use-invalid-focus.ts";
import { ReviewsInput } from "../../reviews-input/reviews-input.tsx";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Callout } from "../../ui/callout.tsx";
import { RuleProfileField } from "../../work/optimizing/rule-profile-field.tsx";
import { DemoNames } from "./demo-names.tsx";

const root = css({ display: "flex", flexDirection: "column", gap: "5" });
const submitRow = css({
  display: "flex",
  flexDirection: "column",
  gap: "3",
  alignItems: { base: "stretch", sm: "flex-start" },
});

type DemoFormProps = {
  form: DemoFields;
  replaced: DemoFields | null;
  invalid: readonly DemoField[];
  problem: string | null;
  isFetching: boolean;
  send: (event: DemoEvent) => void;
};

const MISSING = "Please fill this in.";

export const DemoForm = ({ form, replaced, invalid, problem, isFetching, send }: DemoFormProps) => {
  const { formRef, noteSubmit } = useInvalidFocus();
  const isAtField = invalid.some((field) => form[field].trim() !== "");
  const errorOf = (field: DemoField): string | null => {
    if (!invalid.includes(field)) return null;
    return form[field].trim() === "" ? MISSING : problem;
  };
  useEffect(() => returnFocus(formRef.current), [formRef]);
  const change = (changes: Partial<DemoFields>) => send({ type: "form.changed", changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: "form.submitted" });
    noteSubmit();
  };
  return (
    <form ref={formRef} className={root} onSubmit={submit} noValidate>
      <DemoNames form={form} errorOf={errorOf} disabled={isFetching} onChange={change} />
      <ReviewsInput
        value={form.reviews}
        maxLength={LIMITS.demoReviewsLength}
        disabled={isFetching}
        error={errorOf("reviews")}
        onChange={(reviews) => change({ reviews })}
        include={form.include}
        onInclude={(include) => change({ include })}
        onReplace={(reviews) => send({ type: "form.replaced", changes: { reviews, include: [] } })}
        onUndo={replaced === null ? null : () => send({ type: "replacement.undone" })}
      />
      <RuleProfileField
        value={form.ruleProfile}
        disabled={isFetching}
        onChange={(ruleProfile) => change({ ruleProfile })}
      />
      {problem === null || isAtField ? null : (
        <Callout tone="danger" role="alert">
          {problem}
        </Callout>
      )}
      <div className={submitRow}>
        <Button type="submit" size="lg" disabled={isFetching}>
          Optimize my listing
        </Button>
      </div>
    </form>
  );
};
