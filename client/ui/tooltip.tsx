import { Portal } from "@ark-ui/react/portal";
import { Tooltip as Ark } from "@ark-ui/react/tooltip";
import type { ReactNode } from "react";
import { tooltip } from "../styled-system/recipes/index.js";

type TooltipProps = {
  content: ReactNode;
  /** One focusable element. */
  children: ReactNode;
};

export const Tooltip = ({ content, children }: TooltipProps) => {
  const styles = tooltip();
  return (
    <Ark.Root lazyMount unmountOnExit openDelay={300} closeDelay={80}>
      <Ark.Trigger asChild>{children}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>{content}</Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  );
};
