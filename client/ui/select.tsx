import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { patiently } from "../lib/patiently.ts";
import { select } from "../styled-system/recipes/index.js";
import type { SelectBody, SelectProps } from "./select-body.tsx";

export type { SelectGroup, SelectOption } from "./select-body.tsx";

type Body = typeof SelectBody;

let loaded: Body | null = null;

const load = async (): Promise<Body> => {
  loaded ??= (await patiently(() => import("./select-body.tsx"))).SelectBody;
  return loaded;
};

const preload = (): void => void load();

const OPENING_KEYS: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp"]);

/** One of a short list of options. The list is fetched on the way to it, and takes the button over when it is pressed. */
export const Select = <Value extends string>(props: SelectProps<Value>) => {
  const { label, groups, value, hint, disabled = false } = props;
  const id = useId();
  const [opened, setOpened] = useState<{ Body: Body } | null>(null);
  if (opened !== null) return <opened.Body {...props} />;
  const styles = select();
  const open = () => void load().then((Body) => setOpened({ Body }));
  const openByKey = (event: KeyboardEvent) => {
    if (!OPENING_KEYS.has(event.key)) return;
    event.preventDefault();
    open();
  };
  const shown = groups.flatMap(({ options }) => options).find((option) => option.value === value)?.label;
  return (
    <div className={styles.root}>
      <span id={`${id}label`} className={styles.label}>
        {label}
      </span>
      <div>
        <button
          type="button"
          role="combobox"
          aria-haspopup="listbox"
          aria-expanded={false}
          aria-controls={`${id}list`}
          aria-labelledby={`${id}label`}
          aria-describedby={hint === undefined ? undefined : `${id}hint`}
          className={styles.trigger}
          disabled={disabled}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={open}
          onKeyDown={openByKey}
        >
          <span className={styles.value}>{shown}</span>
          <span className={styles.indicator}>
            <ChevronDown aria-hidden="true" />
          </span>
        </button>
      </div>
      {hint === undefined ? null : (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
};
