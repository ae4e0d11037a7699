import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { notify } from "../../ui/notify.ts";

/** Coming back from a checkout that was not paid: says so once, and cleans the address. */
export const useCanceledNotice = (isCanceled: boolean): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isCanceled) return;
    notify({ title: "Checkout canceled", description: "No charges were made." });
    void navigate({ to: "/billing", search: {}, replace: true });
  }, [isCanceled, navigate]);
};
