import { Select as Ark, createListCollection } from "@ark-ui/react/select";
import { Check, ChevronDown } from "lucide-react";
import { type ReactNode, useId, useMemo } from "react";
import { select } from "../styled-system/recipes/index.js";
import { useOpening } from "./use-opening.ts";

export type SelectOption<Value extends string> = { value: Value; label: string };

export type SelectGroup<Value extends string> = { label: string; options: readonly SelectOption<Value>[] };

export type SelectProps<Value extends string> = {
  label: string;
  groups: readonly SelectGroup<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  hint?: ReactNode;
  disabled?: boolean;
};

/** The list of options, open from the start: it is made when somebody opens it. */
export const SelectBody = <Value extends string>({
  label,
  groups,
  value,
  onChange,
  hint,
  disabled = false,
}: SelectProps<Value>) => {
  const { isOpen, setIsOpen } = useOpening();
  const styles = select();
  const hintId = useId();
  const collection = useMemo(() => createListCollection({ items: groups.flatMap((group) => group.options) }), [groups]);
  return (
    <Ark.Root
      className={styles.root}
      collection={collection}
      value={[value]}
      disabled={disabled}
      onValueChange={({ items }) => {
        const chosen = items[0];
        if (chosen !== undefined) onChange(chosen.value);
      }}
      positioning={{ sameWidth: true, gutter: 6, strategy: "fixed" }}
      open={isOpen}
      onOpenChange={(details) => setIsOpen(details.open)}
      lazyMount
      unmountOnExit
    >
      <Ark.Label className={styles.label}>{label}</Ark.Label>
      <Ark.Control>
        <Ark.Trigger className={styles.trigger} {...(hint === undefined ? {} : { "aria-describedby": hintId })}>
          <Ark.ValueText className={styles.value} />
          <Ark.Indicator className={styles.indicator}>
            <ChevronDown aria-hidden="true" />
          </Ark.Indicator>
        </Ark.Trigger>
      </Ark.Control>
      {hint === undefined ? null : (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <Ark.Positioner className={styles.positioner}>
        <Ark.Content className={styles.content}>
          <Groups groups={groups} />
        </Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  );
};

const Groups = ({ groups }: { groups: readonly SelectGroup<string>[] }) => {
  const styles = select();
  return (
    <>
      {groups.map((group) => (
        <Ark.ItemGroup key={group.label}>
          <Ark.ItemGroupLabel className={styles.groupLabel}>{group.label}</Ark.ItemGroupLabel>
          {group.options.map((option) => (
            <Ark.Item key={option.value} item={option} className={styles.item}>
              <Ark.ItemText>{option.label}</Ark.ItemText>
              <Ark.ItemIndicator className={styles.check}>
                <Check aria-hidden="true" />
              </Ark.ItemIndicator>
            </Ark.Item>
          ))}
        </Ark.ItemGroup>
      ))}
    </>
  );
};
