import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { EyeOff } from "lucide-react";
import { dashboardOf } from "../../../events/history/dashboard.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { formatMoment } from "./format-moment.ts";
import { SeenAvatar } from "./seen-avatar.tsx";
import { SeenAvatars } from "./seen-avatars.tsx";
import { SeenBilling } from "./seen-billing.tsx";
import { SeenDashboard } from "./seen-dashboard.tsx";
import { SeenResults } from "./seen-results.tsx";
import { Untouchable } from "./untouchable.tsx";
import type { ViewProps } from "./view-props.ts";

const route = getRouteApi("/support/$accountId");

const SCREENS = [
  { screen: "dashboard", label: "Dashboard" },
  { screen: "billing", label: "Billing" },
  { screen: "avatars", label: "My Avatars" },
  { screen: "avatar", label: "Avatar" },
  { screen: "results", label: "Results" },
] as const;

const root = css({ display: "flex", flexDirection: "column", gap: "5" });
const choice = css({ display: "flex", flexWrap: "wrap", gap: "2" });
const chosen = css({
  "&[aria-pressed=true]": { backgroundColor: "accent.subtle", color: "accent.text", borderColor: "accent.text" },
});
const screenFrame = css({
  borderWidth: "bar",
  borderStyle: "solid",
  borderColor: "warning.solid",
  borderRadius: "lg",
  minWidth: "0",
});
const banner = css({
  display: "flex",
  alignItems: "center",
  gap: "3",
  paddingInline: "4",
  paddingBlock: "3",
  backgroundColor: "warning.solid",
  color: "danger.on",
  fontWeight: "semibold",
  "& svg": { flexShrink: "0", width: "iconMd", height: "iconMd" },
});
const content = css({
  padding: { base: "4", md: "8" },
  display: "flex",
  flexDirection: "column",
  gap: "6",
  minWidth: "0",
});

/** The customer's own screens as of the moment that is looked at. Nothing on them does anything. */
export const ScreensView = (props: ViewProps) => {
  const { screen = "dashboard" } = route.useSearch();
  const navigate = useNavigate({ from: "/support/$accountId" });
  const { shown } = props;
  if (shown === null) return <Skeleton shape="block" />;
  const { reading, moment } = shown;
  const view = dashboardOf(moment, reading.now, reading.paidAvatarLimit);
  return (
    <div className={root}>
      <div className={choice}>
        {SCREENS.map(({ screen: each, label }) => (
          <Button
            key={each}
            variant="outline"
            size="sm"
            className={chosen}
            aria-pressed={screen === each}
            onClick={() => void navigate({ search: (before) => ({ ...before, screen: each }), resetScroll: false })}
          >
            {label}
          </Button>
        ))}
      </div>
      <section className={screenFrame} aria-label="What the customer saw">
        <p className={banner}>
          <EyeOff aria-hidden="true" />
          You see what the customer saw on {formatMoment(reading.now)}. Nothing here can be changed.
        </p>
        <div className={content}>
          {screen === "dashboard" && (
            <Untouchable>
              <SeenDashboard view={view} />
            </Untouchable>
          )}
          {screen === "billing" && (
            <Untouchable>
              <SeenBilling shown={shown} />
            </Untouchable>
          )}
          {screen === "avatars" && (
            <Untouchable>
              <SeenAvatars view={view} />
            </Untouchable>
          )}
          {screen === "avatar" && <SeenAvatar view={view} />}
          {screen === "results" && <SeenResults {...props} view={view} />}
        </div>
      </section>
    </div>
  );
};
