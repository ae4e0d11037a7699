import { catchUp } from "../engine/play.ts";
import { StripeFault } from "../stripe-fault.ts";
import type { World } from "../world.ts";
import { checkRequest } from "./check-request.ts";
import { CHECKOUT } from "./checkout.ts";
import { CUSTOMERS } from "./customers.ts";
import { decodeForm, type Params } from "./decode-form.ts";
import type { Endpoint } from "./endpoint.ts";
import { expand } from "./expand.ts";
import { MONEY } from "./money.ts";
import { SCHEDULES } from "./schedules.ts";
import { SUBSCRIPTIONS } from "./subscriptions.ts";

/** The only key the sandbox lets in; it opens nothing else. */
export const SANDBOX_KEY = "sk_test_sandbox";

const ENDPOINTS: readonly Endpoint[] = [...CUSTOMERS, ...CHECKOUT, ...SUBSCRIPTIONS, ...SCHEDULES, ...MONEY];

const matches = ({ path }: Endpoint, actual: string): string | null => {
  const found = new RegExp(`^${path.replace(":id", "([^/]+)")}$`).exec(actual);
  return found === null ? null : decodeURIComponent(found[1] ?? "");
};

const find = (method: string, path: string): { endpoint: Endpoint; id: string } => {
  for (const endpoint of ENDPOINTS) {
    const id = endpoint.method === method ? matches(endpoint, path) : null;
    if (id !== null) return { endpoint, id };
  }
  throw new StripeFault(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}). The sandbox speaks only the part of the API that is used here.`,
  });
};

type Answer = { status: number; body: string };

const run = (world: World, method: string, path: string, { expand: paths, ...params }: Params): Answer => {
  try {
    const { endpoint, id } = find(method, path);
    if (endpoint.takes === null && Object.keys(params).length > 0)
      throw new StripeFault(400, {
        type: "invalid_request_error",
        code: "parameter_unknown",
        message: `Received unknown parameter: ${Object.keys(params)[0] ?? ""}`,
      });
    const checked = endpoint.takes === null ? {} : checkRequest(endpoint.takes, params);
    const object = world.store.transaction(() => {
      catchUp(world);
      return endpoint.run(world, checked as never, id);
    });
    return { status: 200, body: JSON.stringify(expand(world, object, paths)) };
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error;
    return { status: error.status, body: JSON.stringify(error.body) };
  }
};

/** Answers a repeated key with the first result, and refuses a key that was used for something else. */
const runOnce = (world: World, key: string, request: string, work: () => Answer): Answer => {
  const known = world.store.replay(key);
  if (known === null) {
    const answer = work();
    if (answer.status < 400) world.store.remember(key, { request, ...answer });
    return answer;
  }
  if (known.request === request) return known;
  const message = "Keys for idempotent requests can only be used with the same parameters they were first used with.";
  return { status: 400, body: JSON.stringify({ error: { type: "idempotency_error", message } }) };
};

/** Answers one call as Stripe would: JSON, errors in its shape, idempotency keys, a request id. */
export const answerCall = async (world: World, request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const headers = { "content-type": "application/json", "request-id": `req_${crypto.randomUUID().slice(0, 14)}` };
  if (request.headers.get("authorization") !== `Bearer ${SANDBOX_KEY}`) {
    const error = { type: "invalid_request_error", message: "Invalid API Key provided." };
    return new Response(JSON.stringify({ error }), { status: 401, headers });
  }
  const encoded = request.method === "POST" ? await request.text() : search.slice(1);
  const params = decodeForm(encoded);
  const key = request.headers.get("idempotency-key");
  const work = (): Answer => run(world, request.method, pathname, params);
  const { status, body } =
    request.method === "POST" && key !== null ? runOnce(world, key, `${pathname}?${encoded}`, work) : work();
  return new Response(body, { status, headers });
};
