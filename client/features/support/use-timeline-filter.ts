import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { Grouping, TimelineFilter } from "./timeline-rows.ts";
import { ACTORS, type ActorKind, TOPICS, type Topic } from "./topics.ts";

const route = getRouteApi("/support/$accountId");

const chosen = <Name extends string>(all: readonly Name[], text: string): Name[] => {
  const names = new Set(text.split(","));
  return all.filter((name) => names.has(name));
};

type Changes = { topics?: readonly Topic[]; actors?: readonly ActorKind[]; find?: string; group?: Grouping };

const orNothing = (text: string): string | undefined => (text === "" ? undefined : text);

/** Which events the timeline shows, kept in the address. */
export const useTimelineFilter = () => {
  const { topics = "", actors = "", find = "", group = "story" } = route.useSearch();
  const navigate = useNavigate({ from: "/support/$accountId" });
  const filter: TimelineFilter = useMemo(
    () => ({ topics: chosen(TOPICS, topics), actors: chosen(ACTORS, actors), find }),
    [topics, actors, find],
  );
  const change = useCallback(
    (changes: Changes) =>
      void navigate({
        replace: true,
        resetScroll: false,
        search: (before) => ({
          ...before,
          ...(changes.topics === undefined ? {} : { topics: orNothing(changes.topics.join(",")) }),
          ...(changes.actors === undefined ? {} : { actors: orNothing(changes.actors.join(",")) }),
          ...(changes.find === undefined ? {} : { find: orNothing(changes.find) }),
          ...(changes.group === undefined ? {} : { group: changes.group === "story" ? undefined : changes.group }),
        }),
      }),
    [navigate],
  );
  return { filter, group, change };
};
export type FilterControl = ReturnType<typeof useTimelineFilter>;
