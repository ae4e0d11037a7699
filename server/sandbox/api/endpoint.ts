import type { RequestTypes } from "../request-types.ts";
import type { World } from "../world.ts";

type Handler<Type extends keyof RequestTypes> = (world: World, params: RequestTypes[Type], id: string) => object;

/** One call of the API. `path` holds at most one `:id`. A call that takes nothing but an id has no `takes`. */
export type Endpoint = {
  method: "GET" | "POST" | "DELETE";
  path: string;
  takes: keyof RequestTypes | null;
  run: (world: World, params: never, id: string) => object;
};

export const endpoint = <Type extends keyof RequestTypes>(
  method: Endpoint["method"],
  path: string,
  takes: Type,
  run: Handler<Type>,
): Endpoint => ({ method, path, takes, run });

export const retrieval = (path: string, run: (world: World, id: string) => object): Endpoint => ({
  method: "GET",
  path,
  takes: null,
  run: (world, _params, id) => run(world, id),
});

const PAGE = 10;

/** A page of a list, newest first, as Stripe answers it. */
export const page = (
  url: string,
  all: readonly { id: string }[],
  { limit = PAGE, starting_after }: { limit?: number; starting_after?: string },
): object => {
  const after = starting_after === undefined ? 0 : all.findIndex(({ id }) => id === starting_after) + 1;
  return { object: "list", url, data: all.slice(after, after + limit), has_more: all.length > after + limit };
};
