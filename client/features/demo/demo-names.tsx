import type { DemoField, DemoFields } from "../../../machines/demo/demo.form.ts";
import { css } from "../../styled-system/css/index.js";
import { NameField } from "../../work/optimizing/name-field.tsx";

const root = css({ display: "grid", gap: "5", gridTemplateColumns: { base: "minmax(0, 1fr)", md: "1fr 1fr" } });

type DemoNamesProps = {
  form: DemoFields;
  errorOf: (field: DemoField) => string | null;
  disabled: boolean;
  onChange: (changes: Partial<DemoFields>) => void;
};

/** What is sold, and to whom. */
export const DemoNames = ({ form, errorOf, disabled, onChange }: DemoNamesProps) => (
  <div className={root}>
    <NameField
      what="Product name"
      label="Product name"
      name="productName"
      autoComplete="off"
      required
      disabled={disabled}
      placeholder="Insulated steel bottle"
      value={form.productName}
      error={errorOf("productName")}
      onChange={(event) => onChange({ productName: event.target.value })}
    />
    <NameField
      what="Avatar name"
      label="Avatar name"
      name="avatarName"
      autoComplete="off"
      required
      disabled={disabled}
      hint="A name for the buyer you have in mind."
      placeholder="Busy commuter"
      value={form.avatarName}
      error={errorOf("avatarName")}
      onChange={(event) => onChange({ avatarName: event.target.value })}
    />
  </div>
);
