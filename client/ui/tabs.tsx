import { Tabs as Ark } from "@ark-ui/react/tabs";
import type { ReactNode } from "react";
import { tabs } from "../styled-system/recipes/index.js";

type Tab = { value: string; label: ReactNode; content: ReactNode; disabled?: boolean };

type TabsProps = { label: string; value: string; onValueChange: (value: string) => void; tabs: readonly Tab[] };

export const Tabs = ({ label, value, onValueChange, tabs: items }: TabsProps) => {
  const styles = tabs();
  return (
    <Ark.Root className={styles.root} value={value} onValueChange={(details) => onValueChange(details.value)} lazyMount>
      <Ark.List className={styles.list} aria-label={label}>
        {items.map((tab) => (
          <Ark.Trigger key={tab.value} value={tab.value} disabled={tab.disabled === true} className={styles.trigger}>
            {tab.label}
          </Ark.Trigger>
        ))}
      </Ark.List>
      {items.map((tab) => (
        <Ark.Content key={tab.value} value={tab.value} className={styles.content}>
          {tab.content}
        </Ark.Content>
      ))}
    </Ark.Root>
  );
};
