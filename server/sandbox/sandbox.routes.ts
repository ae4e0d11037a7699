import { Elysia } from "elysia";
import { isFromThisMachine } from "../platform/this-machine.ts";
import { refundCharge } from "./api/money.ts";
import { closeDispute, escalateInquiry, openDispute } from "./engine/dispute.ts";
import { idOf } from "./engine/find.ts";
import { advance } from "./engine/play.ts";
import { checkoutPage, payCheckout } from "./pages/checkout-page.tsx";
import { controlPage } from "./pages/control-page.tsx";
import { pageAnswer } from "./pages/layout.tsx";
import { invoicePage, portalPage, usePortal } from "./pages/portal-page.tsx";
import { STYLE } from "./pages/style.ts";
import { StripeFault } from "./stripe-fault.ts";
import { ADVERSARIES, switchAdversary, type World } from "./world.ts";

const MOST_SECONDS = 400 * 86_400;

/** The pages send forms, which are read here and not by the framework. */
const RAW = { parse: "none" } as const;

const formOf = async (request: Request): Promise<URLSearchParams> => new URLSearchParams(await request.text());

const back = (world: World): Response => Response.redirect(world.pagesUrl(), 303);

const actOnCharge = (world: World, chargeId: string, action: string): Response => {
  const dispute = world.store.list("dispute").find((each) => idOf(each.charge) === chargeId);
  world.store.transaction(() => {
    if (action === "refund") refundCharge(world, chargeId);
    else if (action === "dispute" || action === "inquiry") openDispute(world, chargeId, action);
    else if (dispute !== undefined && action === "escalate") escalateInquiry(world, dispute.id);
    else if (dispute !== undefined) closeDispute(world, dispute.id, action === "win");
  });
  return back(world);
};

/** The page, or one that says what is not possible: a person pressed the button, not a program. */
const answer = async (work: () => Response | Promise<Response>): Promise<Response> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StripeFault) return pageAnswer("Not possible", error.message, error.status);
    throw error;
  }
};

const moveClock = (world: World, form: URLSearchParams): Response => {
  const seconds = Number(form.get("seconds"));
  if (Number.isInteger(seconds) && seconds > 0 && seconds <= MOST_SECONDS)
    world.store.transaction(() => advance(world, seconds));
  return back(world);
};

const setAdversary = (world: World, form: URLSearchParams): Response => {
  const adversary = ADVERSARIES.find((each) => each === form.get("adversary"));
  if (adversary !== undefined) switchAdversary(world, adversary, form.get("on") === "on");
  return back(world);
};

const deliverAgain = (world: World, eventId: string): Response => {
  world.store.addDelivery(eventId, world.wireNow(), "pending");
  return back(world);
};

const elsewhere = (): Response =>
  pageAnswer("Not from here", "The sandbox is controlled on the machine that runs Listwright only.", 403);

/** Moves the clock and the money of everybody in it, and names them: for the machine it runs on. */
const controlRoutes = (world: World) =>
  new Elysia({ name: "sandbox-control", detail: { hide: true } })
    .onBeforeHandle(({ request, server }) => (isFromThisMachine(request, server) ? undefined : elsewhere()))
    .get("/sandbox", () => controlPage(world))
    .post("/sandbox/clock", ({ request }) => answer(async () => moveClock(world, await formOf(request))), RAW)
    .post("/sandbox/adversary", ({ request }) => answer(async () => setAdversary(world, await formOf(request))), RAW)
    .post(
      "/sandbox/charge/:id/:action",
      ({ params }) => answer(() => actOnCharge(world, params.id, params.action)),
      RAW,
    )
    .post("/sandbox/delivery/:id", ({ params }) => answer(() => deliverAgain(world, params.id)), RAW);

/** The sandbox's pages for people: payment, portal, and the page that moves its clock. */
export const sandboxRoutes = (world: World) =>
  new Elysia({ name: "sandbox", detail: { hide: true } })
    .use(controlRoutes(world))
    .get("/sandbox/style.css", () => new Response(STYLE, { headers: { "content-type": "text/css; charset=utf-8" } }))
    .get("/sandbox/checkout/:id", ({ params }) => answer(() => checkoutPage(world, params.id)))
    .post(
      "/sandbox/checkout/:id",
      ({ params, request }) => answer(async () => payCheckout(world, params.id, await formOf(request))),
      RAW,
    )
    .get("/sandbox/portal/:id", ({ params }) => answer(() => portalPage(world, params.id)))
    .post(
      "/sandbox/portal/:id/:action",
      ({ params, request }) => answer(async () => usePortal(world, params.id, params.action, await formOf(request))),
      RAW,
    )
    .get("/sandbox/invoice/:id", ({ params }) => answer(() => invoicePage(world, params.id)));
