import { PasswordInput } from "@ark-ui/react/password-input";
import { Eye, EyeOff } from "lucide-react";
import type { ComponentProps } from "react";
import { button, field } from "../styled-system/recipes/index.js";
import { FieldFrame, type FieldText } from "./field-frame.tsx";

type PasswordFieldProps = FieldText &
  Omit<ComponentProps<"input">, keyof FieldText | "className" | "autoComplete" | "type"> & {
    autoComplete: "current-password" | "new-password";
  };

export const PasswordField = ({
  label,
  hint,
  error,
  optional,
  required,
  disabled,
  aside,
  id,
  autoComplete,
  ...input
}: PasswordFieldProps) => {
  const styles = field({ affixed: true });
  return (
    <FieldFrame {...{ label, hint, error, optional, required, disabled, aside, id }}>
      {(control) => (
        <PasswordInput.Root
          autoComplete={autoComplete}
          ids={{ input: control.id }}
          disabled={control.disabled}
          required={control.required}
          invalid={control["aria-invalid"] === true}
        >
          <PasswordInput.Control className={styles.group}>
            <PasswordInput.Input {...input} aria-describedby={control["aria-describedby"]} className={styles.input} />
            <span className={styles.affix}>
              <PasswordInput.VisibilityTrigger
                tabIndex={0}
                className={button({ variant: "ghost", size: "sm", shape: "icon" })}
              >
                <PasswordInput.Indicator fallback={<Eye aria-hidden="true" />}>
                  <EyeOff aria-hidden="true" />
                </PasswordInput.Indicator>
              </PasswordInput.VisibilityTrigger>
            </span>
          </PasswordInput.Control>
        </PasswordInput.Root>
      )}
    </FieldFrame>
  );
};
