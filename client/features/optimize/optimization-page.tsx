import { getRouteApi } from "@tanstack/react-router";
import { useSession } from "../../session/use-session.ts";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { PlanBadge } from "./plan-badge.tsx";
import { ResultsTab } from "./results-tab.tsx";
import { SelectAvatarTab } from "./select-avatar-tab.tsx";

const HEADS = {
  avatar: { title: "Optimize for a saved avatar", lead: "Choose who it is for, add the product and its reviews." },
  results: { title: "Your results", lead: "Every listing written for you stays here." },
} as const;

const route = getRouteApi("/optimization");

export const OptimizationPage = () => {
  const session = useSession();
  const { tab = "avatar", avatarId = "", optimizationId = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const showResults = (id: string) => void navigate({ search: { tab: "results", optimizationId: id } });
  return (
    <Page>
      <PageHeader {...HEADS[tab]} actions={<PlanBadge session={session} />} />
      <Tabs
        label="Optimization"
        value={tab}
        onValueChange={(value) =>
          void navigate({ search: (search) => ({ ...search, tab: value === "results" ? "results" : "avatar" }) })
        }
        tabs={[
          {
            value: "avatar",
            label: "Select Avatar",
            content: <SelectAvatarTab avatarId={avatarId} onResults={showResults} />,
          },
          {
            value: "results",
            label: "Results",
            content: <ResultsTab optimizationId={optimizationId} onOpen={showResults} />,
          },
        ]}
      />
    </Page>
  );
};
