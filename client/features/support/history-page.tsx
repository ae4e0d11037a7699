import { getRouteApi } from "@tanstack/react-router";
import { UserX } from "lucide-react";
import { lazy, Suspense, useEffect } from "react";
import { onFirstIntent } from "../../lib/on-first-intent.ts";
import { patiently } from "../../lib/patiently.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { ReasonForm } from "./reason-form.tsx";
import { useHistoryVisit } from "./use-history-visit.ts";

const loadConsole = () => patiently(() => import("./console.tsx"));
const Console = lazy(() => loadConsole().then((module) => ({ default: module.Console })));

const route = getRouteApi("/support/$accountId");

export const HistoryPage = () => {
  const { accountId } = route.useParams();
  return <Visited key={accountId} customerId={accountId} />;
};

const Visited = ({ customerId }: { customerId: string }) => {
  const visit = useHistoryVisit(customerId);
  const { snapshot, send } = visit;
  useEffect(() => onFirstIntent(() => void loadConsole()), []);
  if (snapshot.matches("open")) {
    return (
      <Suspense fallback={<Looking />}>
        <Console customerId={customerId} visit={visit} />
      </Suspense>
    );
  }
  if (snapshot.matches("asking") || snapshot.matches("opening")) return <ReasonForm visit={visit} />;
  return (
    <Page width="narrow">
      {snapshot.matches("missing") && (
        <EmptyState icon={<UserX />} title="Nobody has this id" action={<LinkButton to="/support">Search</LinkButton>}>
          <p>The address may be mistyped, or the account was never opened.</p>
        </EmptyState>
      )}
      {snapshot.matches("failed") && (
        <ErrorPanel title="The history could not be opened" onRetry={() => send({ type: "retried" })}>
          {snapshot.context.complaint}
        </ErrorPanel>
      )}
      {snapshot.matches("looking") && <Looking />}
    </Page>
  );
};

const Looking = () => (
  <div role="status" aria-label="Looking up the customer">
    <Skeleton shape="block" />
  </div>
);
