import { Check } from "lucide-react";
import { type ReactNode, useState } from "react";
import { css, cx } from "../styled-system/css/index.js";
import { checkbox } from "../styled-system/recipes/index.js";

type CheckboxProps = {
  children: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  name?: string;
  disabled?: boolean;
};

const around = css({ position: "relative" });
const hidden = css({ srOnly: true });

export const Checkbox = ({ children, checked, onCheckedChange, name, disabled = false }: CheckboxProps) => {
  const styles = checkbox();
  const [isFocusShown, setIsFocusShown] = useState(false);
  return (
    <label className={cx(styles.root, around)}>
      <input
        type="checkbox"
        className={hidden}
        checked={checked}
        disabled={disabled}
        name={name}
        onChange={({ target }) => onCheckedChange(target.checked)}
        onFocus={({ target }) => setIsFocusShown(target.matches(":focus-visible"))}
        onBlur={() => setIsFocusShown(false)}
      />
      <span
        className={styles.control}
        data-state={checked ? "checked" : "unchecked"}
        data-focus-visible={isFocusShown ? "" : undefined}
        aria-hidden="true"
      >
        {checked ? <Check aria-hidden="true" /> : null}
      </span>
      <span className={styles.label}>{children}</span>
    </label>
  );
};
