const AFTER_SCHEME = "http://".length;

/**
 * The path of a request's URL, which is relative when the request names no host. Every request asks for it, and parsing
 * the whole URL costs fifty times as much.
 */
export const pathOf = ({ url }: Pick<Request, "url">): string => {
  const start = url.startsWith("/") ? 0 : url.indexOf("/", AFTER_SCHEME + 1);
  const query = url.indexOf("?", start);
  return query === -1 ? url.slice(start) : url.slice(start, query);
};
