import { Menu as Ark } from "@ark-ui/react/menu";
import { Check } from "lucide-react";
import { Fragment, type ReactElement, type ReactNode } from "react";
import { menu } from "../styled-system/recipes/index.js";
import type { ButtonProps } from "./button.tsx";
import { useOpening } from "./use-opening.ts";

export type MenuItem = {
  /** Reported to `onSelect`, unique in the menu. */
  value: string;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  tone?: "default" | "danger";
  /** A line above the item. */
  separated?: boolean;
};

export type MenuProps = {
  /** One focusable element, usually a Button. It becomes the trigger. */
  trigger: ReactElement<ButtonProps>;
  items: readonly MenuItem[];
  onSelect: (value: string) => void;
  header?: ReactNode;
  label?: string;
  /** The value of the item that holds, where one of them always does. */
  chosen?: string;
};

type MenuBodyProps = MenuProps & {
  /** Opened by key, so that the first item is chosen already. */
  byKey: boolean;
};

/** The menu itself, open from the start: it is made when somebody opens it. */
export const MenuBody = ({ trigger, items, onSelect, header, label, chosen, byKey }: MenuBodyProps) => {
  const { isOpen, setIsOpen } = useOpening();
  const styles = menu();
  return (
    <Ark.Root
      onSelect={(details) => onSelect(details.value)}
      positioning={{ placement: "bottom-end", gutter: 6, strategy: "fixed" }}
      open={isOpen}
      onOpenChange={(details) => setIsOpen(details.open)}
      {...(byKey && items[0] !== undefined ? { defaultHighlightedValue: items[0].value } : {})}
      lazyMount
      unmountOnExit
      {...(label === undefined ? {} : { "aria-label": label })}
    >
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Ark.Positioner className={styles.positioner}>
        <Ark.Content className={styles.content}>
          {header === undefined ? null : <div className={styles.header}>{header}</div>}
          {chosen === undefined ? <Items items={items} /> : <Choices items={items} chosen={chosen} />}
        </Ark.Content>
      </Ark.Positioner>
    </Ark.Root>
  );
};

const Items = ({ items }: Pick<MenuProps, "items">) =>
  items.map((item) => (
    <Fragment key={item.value}>
      {item.separated === true ? <Ark.Separator className={menu().separator} /> : null}
      <Ark.Item value={item.value} disabled={item.disabled === true} className={menu({ tone: item.tone }).item}>
        {item.icon}
        {item.label}
      </Ark.Item>
    </Fragment>
  ));

const Choices = ({ items, chosen }: { items: readonly MenuItem[]; chosen: string }) => (
  <Ark.RadioItemGroup value={chosen}>
    {items.map(({ value, icon, label }) => (
      <Ark.RadioItem key={value} value={value} className={menu().item}>
        {icon}
        {label}
        <Ark.ItemIndicator className={menu().indicator}>
          <Check aria-hidden="true" />
        </Ark.ItemIndicator>
      </Ark.RadioItem>
    ))}
  </Ark.RadioItemGroup>
);
