import { lazy, Suspense } from "react";
import { patiently } from "../../lib/patiently.ts";
import { useSession } from "../../session/use-session.ts";

const PendingDeletion = lazy(() =>
  patiently(() => import("./pending-deletion.tsx")).then((module) => ({ default: module.PendingDeletion })),
);

/** Stands on every page while the account waits to be erased. */
export const DeletionBanner = () => {
  const { deletionAt } = useSession();
  if (deletionAt === undefined) return null;
  return (
    <Suspense>
      <PendingDeletion key={deletionAt} deletionAt={deletionAt} />
    </Suspense>
  );
};
