import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "../../api/api-problem.ts";
import { refreshQueries } from "../../lib/refresh-queries.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { recentActivityQuery } from "./account-queries.ts";
import { downloadData } from "./download-data.ts";

const KILOBYTE = 1_000;
const status = css({ textStyle: "small", color: "text.muted", _empty: { display: "none" } });

const sizeOf = (bytes: number): string =>
  bytes < KILOBYTE * KILOBYTE ? `${Math.ceil(bytes / KILOBYTE)} KB` : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;

/** Everything we keep about the customer, to take away. */
export const ExportCard = () => {
  const [bytes, setBytes] = useState(0);
  const queryClient = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => downloadData(setBytes),
    onMutate: () => setBytes(0),
    onSettled: () => refreshQueries(queryClient, { queryKey: recentActivityQuery().queryKey }),
  });
  return (
    <Card
      title="Your data"
      description="A ZIP file with your profile, history, avatars, products, reviews, results and billing data."
      footer={
        <Button variant="outline" loading={isPending} onClick={() => mutate()}>
          Download all my data
        </Button>
      }
    >
      <p className={status} role="status">
        {isPending && (bytes === 0 ? "Collecting your data…" : `Downloading: ${sizeOf(bytes)}`)}
        {isSuccess && `Downloaded, ${sizeOf(bytes)}.`}
      </p>
      {error !== null && (
        <ErrorPanel title="Your data could not be downloaded" onRetry={() => mutate()}>
          {messageOf(error, "Please try again.")}
        </ErrorPanel>
      )}
    </Card>
  );
};
