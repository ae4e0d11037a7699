import { getRouteApi, useNavigate } from "@tanstack/react-router";
import type { DashboardView } from "../../../events/history/dashboard.ts";
import { MASK } from "../../../events/wire/support.ts";
import { css } from "../../styled-system/css/index.js";
import { Callout } from "../../ui/callout.tsx";
import { Select } from "../../ui/select.tsx";
import { AvatarPreview } from "../../work/avatars/avatar-preview.tsx";
import { avatarName } from "./avatar-changes.ts";
import { Untouchable } from "./untouchable.tsx";

const route = getRouteApi("/support/$accountId");

const muted = css({ color: "text.muted" });

/** What an avatar said at that moment, as the customer read it where they edit it. */
export const SeenAvatar = ({ view: { avatars } }: { view: DashboardView }) => {
  const { avatar: wanted = "" } = route.useSearch();
  const navigate = useNavigate({ from: "/support/$accountId" });
  const chosen = avatars.find(({ id }) => id === wanted) ?? avatars.at(-1);
  if (chosen === undefined) return <p className={muted}>There was no saved avatar.</p>;
  const { notes, ...profile } = chosen.profile;
  return (
    <>
      <Select
        label="Avatar"
        value={chosen.id}
        groups={[
          {
            label: "Newest first",
            options: avatars.map((each) => ({ value: each.id, label: avatarName(each) })).reverse(),
          },
        ]}
        onChange={(id) => void navigate({ search: (before) => ({ ...before, avatar: id }), resetScroll: false })}
      />
      {profile.name === MASK && (
        <Callout tone="warning" title="What the avatar says is covered">
          Reveal personal data to read it.
        </Callout>
      )}
      <Untouchable>
        <AvatarPreview draft={{ ...profile, notes: notes ?? "" }} label="The avatar as it was" />
      </Untouchable>
    </>
  );
};
