// A zone in which the day is another than in UTC for hours, and some days are longer than others.
process.env["TZ"] = "America/New_York";

const HERE = new Set(["localhost", "127.0.0.1", "[::1]", "0.0.0.0"]);
const realFetch = globalThis.fetch;

const addressOf = (input: Parameters<typeof fetch>[0]): URL =>
  new URL(input instanceof Request ? input.url : String(input), "http://localhost");

/** A test that reaches out to the network proves something about the network. */
const fetchHere = async (...[input, init]: Parameters<typeof fetch>): Promise<Response> => {
  const { hostname, protocol } = addressOf(input);
  const isLocal = HERE.has(hostname) || protocol === "data:" || protocol === "blob:" || protocol === "file:";
  if (!isLocal) throw new Error(`A test tried to reach ${hostname}`);
  return realFetch(input, init);
};

globalThis.fetch = Object.assign(fetchHere, { preconnect: realFetch.preconnect });
