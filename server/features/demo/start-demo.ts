import type { Cookie } from "elysia";
import { allowanceAt } from "../../../events/customer/customer.ts";
import { inSequence } from "../../../events/kernel/decider.ts";
import { type VisitorState, visitorDecider, visitorStreamId } from "../../../events/visitor/demo.decider.ts";
import { requireHuman } from "../../captcha/require-human.ts";
import type { Deps } from "../../deps.ts";
import type { SignedInCustomer } from "../../http/authenticate.ts";
import { clientAddress, networkOf } from "../../http/client-address.ts";
import { customerMeta, visitorMeta } from "../../http/meta.ts";
import { ProblemError } from "../../http/problems.ts";
import { findVisitor, rememberVisitor } from "../../http/visitor.ts";
import { isoNow } from "../../platform/clock.ts";
import { execute, loadStream } from "../../store/handle-command.ts";
import { ensureDemoLeftHere, isDemoTakenHere } from "./browser-demo.ts";
import { ensureDemoPlan } from "./demo-caller.ts";
import { demoTokenFor } from "./demo-token.ts";

type StartDeps = Pick<Deps, "store" | "clock" | "newId" | "limits" | "captcha" | "env" | "secrets" | "sql">;

type StartRequest = {
  request: Request;
  server: Parameters<typeof clientAddress>[1];
  cookie: Record<string, Cookie<unknown>>;
  customer: SignedInCustomer | null;
  captchaToken: string | undefined;
};

const visitorOf = async (deps: StartDeps, visitorId: string): Promise<VisitorState> =>
  (await loadStream(deps.store, visitorDecider, visitorStreamId(visitorId))).state;

/** Counts a demo that begins; going on with one counts nothing. */
const countStart = async (deps: StartDeps, { demo }: VisitorState, address: string): Promise<void> => {
  if (demo.status === "fresh") await deps.limits.consume("demo", networkOf(address));
};

const startForVisitor = async (deps: StartDeps, { request, server, captchaToken }: StartRequest): Promise<string> => {
  const known = await findVisitor(deps, request);
  const visitorId = known ?? deps.newId();
  const visitor = await visitorOf(deps, visitorId);
  const isRunning = visitor.demo.status === "running";
  if (!isRunning && (await isDemoTakenHere(deps)({ visitorId: known, customer: null })))
    throw new ProblemError("DEMO_EXHAUSTED");
  const address = clientAddress(request, server, deps.env);
  await countStart(deps, visitor, address);
  await requireHuman(deps, captchaToken, { address, network: networkOf(address) });
  await execute({
    store: deps.store,
    decider: visitorDecider,
    streamId: visitorStreamId(visitorId),
    command: { type: "StartDemo", data: { visitorId, at: isoNow(deps.clock) } },
    meta: visitorMeta(visitorId, request),
  });
  return visitorId;
};

const belongsTo = ({ customerId, demo }: VisitorState, owner: string): boolean =>
  customerId === owner || (customerId === null && (demo.status === "fresh" || demo.status === "started"));

/** Makes the browser known as a visitor of this customer, so that it remembers the demo when they have signed out. */
const startForCustomer = async (deps: StartDeps, caller: StartRequest, customer: SignedInCustomer): Promise<string> => {
  const { request, server } = caller;
  const { customerId } = customer;
  const at = isoNow(deps.clock);
  ensureDemoPlan(customer, at);
  const known = await findVisitor(deps, request);
  if (allowanceAt(customer.state, at).remaining === 0) throw new ProblemError("DEMO_EXHAUSTED");
  await ensureDemoLeftHere(deps)({ visitorId: known, customer });
  const own = known !== null && belongsTo(await visitorOf(deps, known), customerId) ? known : deps.newId();
  await countStart(deps, await visitorOf(deps, own), clientAddress(request, server, deps.env));
  await execute({
    store: deps.store,
    decider: inSequence(visitorDecider),
    streamId: visitorStreamId(own),
    command: ({ demo }) => [
      ...(demo.status === "fresh" ? [{ type: "StartDemo" as const, data: { visitorId: own, at } }] : []),
      { type: "LinkCustomer" as const, data: { customerId, at } },
    ],
    meta: customerMeta(customer, request),
  });
  return own;
};

/** Opens the demo for a customer or a visitor who has not used it, and answers the token to run it with. */
export const startDemo =
  (deps: StartDeps) =>
  async (caller: StartRequest): Promise<string> => {
    const { cookie, customer } = caller;
    const visitorId =
      customer === null ? await startForVisitor(deps, caller) : await startForCustomer(deps, caller, customer);
    rememberVisitor(deps, cookie, visitorId);
    return demoTokenFor(
      deps,
      customer === null ? { kind: "visitor", visitorId } : { kind: "customer", customerId: customer.customerId },
    );
  };
