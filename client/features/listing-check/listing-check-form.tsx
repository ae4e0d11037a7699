import type {
  ListingCheckForm as Form,
  ListingCheckErrors,
  ListingCheckField,
} from "../../../machines/listing-check/listing-check.form.ts";
import { useInvalidFocus } from "../../lib/use-invalid-focus.ts";
import { characterCount } from "../../result/format.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { CharacterCount } from "../../ui/character-count.tsx";
import { LongTextField } from "../../ui/long-text-field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { RuleProfileField, ruleProfileOf } from "../../work/optimizing/rule-profile-field.tsx";

const root = css({ display: "flex", flexDirection: "column", gap: "6" });
const submit = css({ alignSelf: { base: "stretch", sm: "flex-start" } });

type ListingCheckFormProps = {
  form: Form;
  errors: ListingCheckErrors;
  isChecking: boolean;
  onChange: (changes: Partial<Form>) => void;
  onCheck: () => void;
};

/** The listing as it is now, field by field as the chosen marketplace has them. */
export const ListingCheckForm = ({ form, errors, isChecking, onChange, onCheck }: ListingCheckFormProps) => {
  const { formRef, noteSubmit } = useInvalidFocus();
  const { title, highlights, searchTerms } = ruleProfileOf(form.profile);
  const control = (field: ListingCheckField) => ({
    value: form[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });
  return (
    <form
      ref={formRef}
      className={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
        noteSubmit();
      }}
    >
      <RuleProfileField value={form.profile} onChange={(profile) => onChange({ profile })} />
      <LongTextField
        label="Title"
        required
        aside={<CharacterCount length={characterCount(form.title.trim())} max={title.max} />}
        {...control("title")}
      />
      {highlights !== null && (
        <LongTextField
          label={highlights.label}
          optional
          aside={<CharacterCount length={characterCount(form.highlights.trim())} max={highlights.max} />}
          {...control("highlights")}
        />
      )}
      <TextAreaField label="Bullets" optional rows={6} hint="One per line." {...control("bullets")} />
      {searchTerms !== null && <LongTextField label={searchTerms.label} optional {...control("searchTerms")} />}
      <TextAreaField label="Description" optional rows={3} {...control("description")} />
      <Button type="submit" size="lg" className={submit} loading={isChecking}>
        Check listing
      </Button>
    </form>
  );
};
