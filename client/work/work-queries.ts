import { queryOptions } from "@tanstack/react-query";
import { api, unwrap } from "../api/api.ts";

export const avatarsQuery = () =>
  queryOptions({
    queryKey: ["avatars", "list"],
    queryFn: ({ signal }) => unwrap(api.avatars.get({ query: { stats: "1" }, fetch: { signal } })),
  });

export const avatarQuery = (id: string) =>
  queryOptions({
    queryKey: ["avatars", "detail", id],
    queryFn: ({ signal }) => unwrap(api.avatars({ id }).get({ fetch: { signal } })),
  });

export const avatarUsageQuery = () =>
  queryOptions({
    queryKey: ["avatars", "usage"],
    queryFn: ({ signal }) => unwrap(api.avatars.usage.get({ fetch: { signal } })),
  });

export const dashboardQuery = () =>
  queryOptions({
    queryKey: ["dashboard"],
    queryFn: ({ signal }) => unwrap(api.dashboard.summary.get({ fetch: { signal } })),
  });

export const optimizationQuery = (id: string) =>
  queryOptions({
    queryKey: ["optimizations", id],
    queryFn: ({ signal }) => unwrap(api.optimizations({ id }).get({ fetch: { signal } })),
  });
