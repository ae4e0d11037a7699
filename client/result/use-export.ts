import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { messageOf } from "../api/api-problem.ts";
import { onFirstIntent } from "../lib/on-first-intent.ts";
import { patiently } from "../lib/patiently.ts";
import { notify, prepareNotifications } from "../ui/notify.ts";
import type { ExportFormat } from "./export-menu.tsx";

const loadExport = () => import("./export-file.ts");

const prepare = (): void => {
  void patiently(loadExport);
  prepareNotifications();
};

/** Exports a result as a file, over the page that shows it; what follows waits until the file has arrived. */
export const useExport = (addressOf: (format: ExportFormat) => string, onExported: () => void = () => undefined) => {
  useEffect(() => onFirstIntent(prepare), []);
  const { mutate } = useMutation({
    mutationFn: async (format: ExportFormat) => (await loadExport()).exportFile(addressOf(format)),
    onSuccess: onExported,
    onError: (error) =>
      notify({
        title: "Export failed",
        description: messageOf(error, "Please try again."),
        variant: "destructive",
      }),
  });
  return mutate;
};
