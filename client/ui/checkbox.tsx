import { Checkbox as Ark } from "@ark-ui/react/checkbox";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { checkbox } from "../styled-system/recipes/index.js";

type CheckboxProps = {
  children: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
};

export const Checkbox = ({ children, checked, onCheckedChange, name, disabled = false }: CheckboxProps) => {
  const styles = checkbox();
  return (
    <Ark.Root
      className={styles.root}
      checked={checked}
      onCheckedChange={(details) => onCheckedChange(details.checked === true)}
      disabled={disabled}
      {...(name === undefined ? {} : { name })}
    >
      <Ark.Control className={styles.control}>
        <Ark.Indicator>
          <Check aria-hidden="true" />
        </Ark.Indicator>
      </Ark.Control>
      <Ark.Label className={styles.label}>{children}</Ark.Label>
      <Ark.HiddenInput />
    </Ark.Root>
  );
};
