const ids = new WeakMap<Request, string>();

/** The id of a request: made once, sent back in problems and headers, written to logs and as correlation id to events. */
export const requestIdOf = (request: Request): string => {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const id = Bun.randomUUIDv7();
  ids.set(request, id);
  return id;
};
