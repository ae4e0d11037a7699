import { completeCheckout } from "../engine/complete-checkout.ts";
import { need } from "../engine/find.ts";
import type { World } from "../world.ts";
import { CardForm, TestCardTable } from "./card-form.tsx";
import { ActionButton, money, pageAnswer } from "./layout.tsx";

const DONE = "This checkout is closed";

const show = (world: World, id: string, number: string, error: string | null): Response => {
  const session = need(world, "checkout.session", id);
  if (session.status !== "open")
    return pageAnswer(
      DONE,
      <section>
        <h1>{DONE}</h1>
        <p>{session.status === "complete" ? "It was paid." : "It has expired. Go back and start again."}</p>
        <a href={session.cancel_url ?? "/"}>Go back</a>
      </section>,
    );
  const price = need(world, "price", session.metadata?.["sandbox:price"] ?? "");
  return pageAnswer(
    "Checkout",
    <div className="checkout">
      <section>
        <a href={session.cancel_url ?? "/"}>← Back without paying</a>
        <p className="muted">Subscribe to Listwright {price.nickname}</p>
        <p className="price">
          {money(price.unit_amount ?? 0)} <span>per month</span>
        </p>
        <dl>
          <dt>Total due today</dt>
          <dd>{money(session.amount_total ?? 0)}</dd>
        </dl>
        <p className="muted">{session.customer_details?.email}</p>
      </section>
      <section>
        <h1>Pay with card</h1>
        <CardForm action={`/sandbox/checkout/${id}`} label="Subscribe" number={number} error={error} />
        <TestCardTable />
      </section>
    </div>,
    error === null ? 200 : 402,
  );
};

const challenge = (id: string, number: string): Response =>
  pageAnswer(
    "3-D Secure",
    <section className="narrow">
      <h1>Your bank asks: is it you?</h1>
      <p>A real bank would show its own page here. Choose what it finds out.</p>
      <div className="row">
        <ActionButton action={`/sandbox/checkout/${id}`} label="Complete" fields={{ number, challenge: "passed" }} />
        <ActionButton action={`/sandbox/checkout/${id}`} label="Fail" fields={{ number, challenge: "failed" }} quiet />
      </div>
    </section>,
  );

export const checkoutPage = (world: World, id: string): Response => show(world, id, "", null);

/** What was entered on the payment page. */
export const payCheckout = (world: World, id: string, form: URLSearchParams): Response => {
  const number = form.get("number") ?? "";
  if (form.get("challenge") === "failed")
    return show(world, id, number, "We are unable to authenticate your payment method. Please choose another one.");
  const authenticated = form.get("challenge") === "passed";
  const outcome = world.store.transaction(() => completeCheckout(world, id, number, authenticated));
  if (outcome.kind === "asks") return challenge(id, number);
  return outcome.kind === "paid" ? Response.redirect(outcome.returnUrl, 303) : show(world, id, number, outcome.message);
};
