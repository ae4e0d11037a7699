import { LIMITS } from "../../../events/limits.ts";
import { titleProblem } from "../../../machines/kernel/length-problem.ts";
import type { ShownRefusal } from "../../../machines/optimize/optimize.context.ts";
import type { OptimizeEvent } from "../../../machines/optimize/optimize.events.ts";
import type { OptimizeErrors, OptimizeForm } from "../../../machines/optimize/optimize.form.ts";
import { characterCount } from "../../result/format.ts";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { CharacterCount } from "../../ui/character-count.tsx";
import { LongTextField } from "../../ui/long-text-field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { NameField } from "../../work/optimizing/name-field.tsx";
import { ruleProfileOf } from "../../work/optimizing/rule-profile-field.tsx";
import { ReviewsFields } from "./reviews-fields.tsx";
import { WorkForm } from "./work-form.tsx";

const pair = css({ display: "grid", gap: "6", gridTemplateColumns: { sm: "minmax(0, 2fr) minmax(0, 1fr)" } });

type FullFormProps = {
  form: OptimizeForm;
  errors: OptimizeErrors;
  disabled: boolean;
  refusal: ShownRefusal | null;
  canUndo: boolean;
  send: (event: OptimizeEvent) => void;
};

type FieldsProps = Pick<FullFormProps, "form" | "errors" | "disabled"> & {
  change: (changes: Partial<OptimizeForm>) => void;
};

/** Product, reviews, and the listing as it is now. */
export const FullForm = ({ form, errors, disabled, refusal, canUndo, send }: FullFormProps) => {
  const change = (changes: Partial<OptimizeForm>) => send({ type: "form.changed", changes });
  return (
    <WorkForm send={send} disabled={disabled} refusal={refusal}>
      <ProductFields {...{ form, errors, disabled, change }} />
      <ReviewsFields {...{ form, errors, disabled, canUndo, send }} maxLength={LIMITS.reviewsLength} />
      <CurrentListingFields {...{ form, errors, disabled, change }} />
    </WorkForm>
  );
};

const ProductFields = ({ form, errors, disabled, change }: FieldsProps) => (
  <div className={pair}>
    <NameField
      what="Product name"
      label="Product name"
      required
      value={form.productName}
      error={errors.productName}
      disabled={disabled}
      onChange={(event) => change({ productName: event.target.value })}
    />
    <NameField
      what="ASIN"
      label="ASIN"
      optional
      value={form.asin}
      error={errors.asin}
      disabled={disabled}
      onChange={(event) => change({ asin: event.target.value })}
    />
  </div>
);

const titleLimitOf = ({ ruleProfile }: Pick<OptimizeForm, "ruleProfile">): number =>
  ruleProfileOf(ruleProfile).title.max;

/** What the rules say about the title as it is. It may be sent all the same: the optimization is there to mend it. */
const titleHintOf = (form: OptimizeForm): string | undefined => {
  const max = titleLimitOf(form);
  return characterCount(form.currentTitle) > max
    ? `A title has at most ${max} characters, spaces included.`
    : undefined;
};

const titleAside = css({ display: "inline-flex", alignItems: "center", gap: "2" });

const TitleCount = ({ length, max }: { length: number; max: number }) => (
  <span className={titleAside}>
    {length > LIMITS.titleWarningLength && <Badge tone="warning">⚠️ Too long</Badge>}
    <CharacterCount length={length} max={max} />
  </span>
);

const CurrentListingFields = ({ form, errors, disabled, change }: FieldsProps) => (
  <>
    <LongTextField
      label="Current title"
      optional
      value={form.currentTitle}
      aside={<TitleCount length={characterCount(form.currentTitle)} max={titleLimitOf(form)} />}
      hint={titleHintOf(form)}
      error={titleProblem("Current title", form.currentTitle) ?? errors.currentTitle}
      disabled={disabled}
      onChange={(event) => change({ currentTitle: event.target.value })}
    />
    <TextAreaField
      label="Current bullets"
      optional
      hint="One per line, at most 5 lines of 300 characters. Their facts stay in the copy; what reviews deny does not."
      rows={5}
      aside={<CharacterCount length={form.currentBullets.length} max={LIMITS.bulletsTotalLength} />}
      value={form.currentBullets}
      error={errors.currentBullets}
      disabled={disabled}
      onChange={(event) => change({ currentBullets: event.target.value })}
    />
    <TextField
      label="Keywords"
      optional
      hint="Separated by commas. Keywords from reviews are found for you."
      value={form.keywords}
      error={errors.keywords}
      disabled={disabled}
      onChange={(event) => change({ keywords: event.target.value })}
    />
  </>
);
