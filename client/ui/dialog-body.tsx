import { Dialog as Ark, type DialogInteractOutsideEvent, type DialogOpenChangeDetails } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { button, dialog } from "../styled-system/recipes/index.js";

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  size?: "sm" | "md" | "lg";
  /** "alertdialog" for questions that must be answered: no closing by a click outside, no close button. */
  role?: "dialog" | "alertdialog";
  /** Keeps the dialog open while work is running or a form would be lost. */
  dismissible?: boolean;
};

/** A toast lies over the dialog: to close it is not to leave the dialog, nor to lose what was typed there. */
const stayForToast = (event: DialogInteractOutsideEvent): void => {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest("[data-scope=toast]") !== null) event.preventDefault();
};

export const DialogBody = ({ open, onOpenChange, role = "dialog", dismissible = true, ...content }: DialogProps) => (
  <Ark.Root
    open={open}
    onOpenChange={(details: DialogOpenChangeDetails) => onOpenChange(details.open)}
    role={role}
    closeOnEscape={dismissible}
    closeOnInteractOutside={dismissible && role === "dialog"}
    onInteractOutside={stayForToast}
    lazyMount
    unmountOnExit
  >
    <DialogSurface {...content} withClose={dismissible && role === "dialog"} />
  </Ark.Root>
);

type DialogSurfaceProps = Pick<DialogProps, "title" | "description" | "children" | "footer" | "size"> & {
  withClose: boolean;
};

const DialogSurface = ({ title, description, children, footer, size, withClose }: DialogSurfaceProps) => {
  const styles = dialog({ size });
  return (
    <Portal>
      <Ark.Backdrop className={styles.backdrop} />
      <Ark.Positioner className={styles.positioner}>
        <Ark.Content className={styles.content}>
          <div className={styles.header}>
            <Ark.Title className={styles.title}>{title}</Ark.Title>
            {description === undefined ? null : (
              <Ark.Description className={styles.description}>{description}</Ark.Description>
            )}
          </div>
          {children === null ? null : <div className={styles.body}>{children}</div>}
          {footer === undefined ? null : <div className={styles.footer}>{footer}</div>}
          {withClose ? (
            <span className={styles.close}>
              <Ark.CloseTrigger className={button({ variant: "ghost", size: "sm", shape: "icon" })} aria-label="Close">
                <X aria-hidden="true" />
              </Ark.CloseTrigger>
            </span>
          ) : null}
        </Ark.Content>
      </Ark.Positioner>
    </Portal>
  );
};
