import type Stripe from "stripe";
import { itemOf } from "../engine/change-subscription.ts";
import { sandboxDate } from "../engine/complete-checkout.ts";
import { idOf } from "../engine/find.ts";
import { secondsToRenewal } from "../engine/play.ts";
import { ADVERSARIES, type Adversary, isOn, type World } from "../world.ts";
import { ActionButton, day, money, pageAnswer, Scroll } from "./layout.tsx";

const DAY = 86_400;
const SHOWN = 60;

const WHAT_IT_DOES: Readonly<Record<Adversary, string>> = {
  duplicate: "sends every webhook twice",
  delay: "sends every webhook five seconds late",
  drop: "loses every second webhook",
  reorder: "sends webhooks out of order",
};

const ClockSection = ({ world }: { world: World }) => {
  const renewal = secondsToRenewal(world);
  const steps: [string, number][] = [
    ["+ 1 hour", 3_600],
    ["+ 1 day", DAY],
    ["+ 1 week", 7 * DAY],
    ["+ 1 month", 31 * DAY],
  ];
  return (
    <section>
      <h2>Clock</h2>
      <p>
        <strong>{sandboxDate(world)} UTC.</strong> It only moves forward; renewals, retries and endings happen on the
        way.
      </p>
      <div className="row">
        {steps.map(([label, seconds]) => (
          <ActionButton key={label} action="/sandbox/clock" label={label} fields={{ seconds: String(seconds) }} quiet />
        ))}
        {renewal === null ? null : (
          <ActionButton
            action="/sandbox/clock"
            label="To the next renewal, paid"
            fields={{ seconds: String(renewal + 2 * 3_600) }}
          />
        )}
      </div>
    </section>
  );
};

const AdversarySection = ({ world }: { world: World }) => (
  <section>
    <h2>Adversary</h2>
    <div className="row">
      {ADVERSARIES.map((adversary) => {
        const on = isOn(world, adversary);
        return (
          <div key={adversary}>
            <ActionButton
              action="/sandbox/adversary"
              label={`${adversary}: ${on ? "on" : "off"}`}
              fields={{ adversary, on: on ? "off" : "on" }}
              quiet={!on}
            />
            <span className="muted">{WHAT_IT_DOES[adversary]}</span>
          </div>
        );
      })}
    </div>
  </section>
);

const SubscriptionSection = ({ world }: { world: World }) => (
  <section>
    <h2>Subscriptions</h2>
    <Scroll label="List of subscriptions">
      <tbody>
        {world.store
          .list("subscription")
          .slice(0, SHOWN)
          .map((subscription) => {
            const item = itemOf(subscription);
            const customer = world.store.get("customer", idOf(subscription.customer));
            return (
              <tr key={subscription.id}>
                <td>{customer?.email}</td>
                <td>{item.price.nickname}</td>
                <td>
                  <code>{subscription.status}</code>
                  {subscription.cancel_at_period_end ? ", ending" : ""}
                </td>
                <td>until {day(item.current_period_end)}</td>
              </tr>
            );
          })}
      </tbody>
    </Scroll>
  </section>
);

type Step = readonly [action: string, label: string];

const STEPS: Readonly<Record<string, readonly Step[]>> = {
  warning_needs_response: [
    ["escalate", "Escalate"],
    ["end", "End inquiry"],
  ],
  needs_response: [
    ["win", "Win"],
    ["lose", "Lose"],
  ],
};

/** What the card's bank can do next. */
const stepsOf = (charge: Stripe.Charge, dispute: Stripe.Dispute | undefined): readonly Step[] => {
  if (dispute !== undefined) return STEPS[dispute.status] ?? [];
  return charge.paid
    ? [
        ["inquiry", "Inquiry"],
        ["dispute", "Dispute"],
      ]
    : [];
};

const ChargeSection = ({ world }: { world: World }) => {
  const disputes = new Map(world.store.list("dispute").map((dispute) => [idOf(dispute.charge), dispute]));
  return (
    <section>
      <h2>Payments</h2>
      <Scroll label="List of payments">
        <tbody>
          {world.store
            .list("charge")
            .slice(0, SHOWN)
            .map((charge) => {
              const dispute = disputes.get(charge.id);
              const act = (action: string) => `/sandbox/charge/${charge.id}/${action}`;
              return (
                <tr key={charge.id}>
                  <td>{day(charge.created)}</td>
                  <td>{money(charge.amount)}</td>
                  <td>{charge.refunded ? "refunded" : charge.status}</td>
                  <td>{dispute === undefined ? "" : `dispute: ${dispute.status}`}</td>
                  <td>
                    <div className="row">
                      {charge.paid && !charge.refunded ? (
                        <ActionButton action={act("refund")} label="Refund" quiet />
                      ) : null}
                      {stepsOf(charge, dispute).map(([action, label]) => (
                        <ActionButton key={action} action={act(action)} label={label} quiet />
                      ))}
                    </div>
                  </td>
                </tr>
              );
            })}
        </tbody>
      </Scroll>
    </section>
  );
};

const DeliverySection = ({ world }: { world: World }) => (
  <section>
    <h2>Webhooks</h2>
    <Scroll label="List of webhooks">
      <tbody>
        {world.store.deliveries(SHOWN).map((delivery) => (
          <tr key={delivery.id}>
            <td>{world.store.get("event", delivery.event_id)?.type}</td>
            <td>
              {delivery.state} ({delivery.attempts})
            </td>
            <td className="muted">{delivery.answer}</td>
            <td>
              <ActionButton action={`/sandbox/delivery/${delivery.event_id}`} label="Send again" quiet />
            </td>
          </tr>
        ))}
      </tbody>
    </Scroll>
  </section>
);

export const controlPage = (world: World): Response =>
  pageAnswer(
    "Control",
    <>
      <h1>Payment sandbox</h1>
      <p>
        It speaks Stripe’s API to this program and is gone as soon as <code>STRIPE_SECRET_KEY</code> is set.{" "}
        <a href="/billing">Back to billing</a>
      </p>
      <ClockSection world={world} />
      <SubscriptionSection world={world} />
      <ChargeSection world={world} />
      <AdversarySection world={world} />
      <DeliverySection world={world} />
    </>,
  );
