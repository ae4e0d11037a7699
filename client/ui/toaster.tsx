import { Portal } from "@ark-ui/react/portal";
import { Toaster as ArkToaster, Toast } from "@ark-ui/react/toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { button, toast } from "../styled-system/recipes/index.js";
import { toaster } from "./toaster-store.ts";
import { useSwipeRight } from "./use-swipe-right.ts";

/** In a portal, because what is inside #root is hidden from readers while a dialog is open. */
export const Toaster = () => (
  <Portal>
    <ArkToaster toaster={toaster} className={toast().viewport}>
      {(item) => <ToastCard {...item} />}
    </ArkToaster>
  </Portal>
);

type ToastCardProps = Parameters<Parameters<typeof ArkToaster>[0]["children"]>[0];

const ToastCard = ({ id, title, description, type, action }: ToastCardProps) => {
  const isDestructive = type === "error";
  const styles = toast({ variant: isDestructive ? "destructive" : "default" });
  const swipe = useSwipeRight(() => toaster.dismiss(id));
  return (
    <Toast.Root className={styles.root} {...swipe}>
      <span className={styles.icon}>
        {isDestructive ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      </span>
      <div className={styles.text}>
        <Toast.Title className={styles.title}>{title}</Toast.Title>
        {description === undefined ? null : (
          <Toast.Description className={styles.description}>{description}</Toast.Description>
        )}
        {action === undefined ? null : (
          <span className={styles.action}>
            <Toast.ActionTrigger className={button({ variant: "outline", size: "sm" })}>
              {action.label}
            </Toast.ActionTrigger>
          </span>
        )}
      </div>
      <span className={styles.close}>
        <Toast.CloseTrigger className={button({ variant: "ghost", size: "sm", shape: "icon" })} aria-label="Close">
          <X aria-hidden="true" />
        </Toast.CloseTrigger>
      </span>
    </Toast.Root>
  );
};
