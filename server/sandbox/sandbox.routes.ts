import { Elysia } from "elysia";
import { refundCharge } from "./api/money.ts";
import { closeDispute, openDispute } from "./engine/dispute.ts";
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

const actOnCharge = (world: World, chargeId: string, action: string): void => {
  const dispute = world.store.list("dispute").find((each) => idOf(each.charge) === chargeId);
  if (action === "refund") refundCharge(world, chargeId);
  else if (action === "dispute") openDispute(world, chargeId);
  else if (dispute !== undefined) closeDispute(world, dispute.id, action === "win");
};

/** The sandbox's pages for people: payment, portal, and the page that moves its clock. */
export const sandboxRoutes = (world: World) =>
  new Elysia({ name: "sandbox", detail: { hide: true } })
    .onError(({ error }) =>
      error instanceof StripeFault ? pageAnswer("Not possible", error.message, error.status) : undefined,
    )
    .get("/sandbox", () => controlPage(world))
    .get("/sandbox/style.css", () => new Response(STYLE, { headers: { "content-type": "text/css; charset=utf-8" } }))
    .post(
      "/sandbox/clock",
      async ({ request }) => {
        const seconds = Number((await formOf(request)).get("seconds"));
        if (Number.isInteger(seconds) && seconds > 0 && seconds <= MOST_SECONDS)
          world.store.transaction(() => advance(world, seconds));
        return back(world);
      },
      RAW,
    )
    .post(
      "/sandbox/adversary",
      async ({ request }) => {
        const form = await formOf(request);
        const adversary = ADVERSARIES.find((each) => each === form.get("adversary"));
        if (adversary !== undefined) switchAdversary(world, adversary, form.get("on") === "on");
        return back(world);
      },
      RAW,
    )
    .post(
      "/sandbox/charge/:id/:action",
      ({ params }) => {
        world.store.transaction(() => actOnCharge(world, params.id, params.action));
        return back(world);
      },
      RAW,
    )
    .post(
      "/sandbox/delivery/:id",
      ({ params }) => {
        world.store.addDelivery(params.id, Date.now(), "pending");
        return back(world);
      },
      RAW,
    )
    .get("/sandbox/checkout/:id", ({ params }) => checkoutPage(world, params.id))
    .post(
      "/sandbox/checkout/:id",
      async ({ params, request }) => payCheckout(world, params.id, await formOf(request)),
      RAW,
    )
    .get("/sandbox/portal/:id", ({ params }) => portalPage(world, params.id))
    .post(
      "/sandbox/portal/:id/:action",
      async ({ params, request }) => usePortal(world, params.id, params.action, await formOf(request)),
      RAW,
    )
    .get("/sandbox/invoice/:id", ({ params }) => invoicePage(world, params.id));
