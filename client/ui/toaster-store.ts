import { createToaster } from "@ark-ui/react/toast";
import type { Notification } from "./notification.ts";

export const toaster = createToaster({
  placement: "bottom-end",
  max: 1,
  duration: 5000,
  hotkey: ["F8"],
  removeDelay: 150,
});

export const showToast = ({ title, description, variant = "default", action }: Notification): void => {
  toaster.remove();
  toaster.create({
    title,
    ...(description === undefined ? {} : { description }),
    ...(action === undefined ? {} : { action }),
    type: variant === "destructive" ? "error" : "info",
    closable: true,
  });
};
