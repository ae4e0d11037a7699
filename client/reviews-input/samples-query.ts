import { queryOptions } from "@tanstack/react-query";
import { call } from "../api/call.ts";

export const samplesQuery = () =>
  queryOptions({
    queryKey: ["samples"],
    queryFn: ({ signal }) => call("get", "/api/samples", signal),
  });
