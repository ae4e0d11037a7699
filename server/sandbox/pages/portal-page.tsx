import { itemOf, setEnding } from "../engine/change-subscription.ts";
import { replaceCard } from "../engine/complete-checkout.ts";
import { idOf, need } from "../engine/find.ts";
import { collectDue } from "../engine/renew.ts";
import { StripeFault } from "../stripe-fault.ts";
import type { World } from "../world.ts";
import { CardForm, TestCardTable } from "./card-form.tsx";
import { ActionButton, day, money, pageAnswer, Scroll } from "./layout.tsx";

type Props = { world: World; id: string };

const currentOf = (world: World, customer: string) =>
  world.store.list("subscription", customer).find(({ status }) => status !== "canceled") ?? null;

const Subscription = ({ world, id, customer }: Props & { customer: string }) => {
  const subscription = currentOf(world, customer);
  if (subscription === null) return <p>There is no subscription.</p>;
  const item = itemOf(subscription);
  const isEnding = subscription.cancel_at_period_end;
  return (
    <>
      <p>
        <strong>Listwright {item.price.nickname}</strong>, {money(item.price.unit_amount ?? 0)} per month, status{" "}
        <code>{subscription.status}</code>. {isEnding ? "Ends" : "Renews"} on {day(item.current_period_end)}.
      </p>
      <ActionButton
        action={`/sandbox/portal/${id}/${isEnding ? "resume" : "cancel"}`}
        label={isEnding ? "Keep the subscription" : "Cancel at the end of the period"}
        quiet
      />
    </>
  );
};

const Invoices = ({ world, id, customer }: Props & { customer: string }) => (
  <Scroll label="List of invoices">
    <thead>
      <tr>
        <th>Invoice</th>
        <th>Date</th>
        <th>Amount</th>
        <th>Status</th>
        <th>
          <span className="hidden">Action</span>
        </th>
      </tr>
    </thead>
    <tbody>
      {world.store.list("invoice", customer).map((invoice) => (
        <tr key={invoice.id}>
          <td>
            <a href={`/sandbox/invoice/${invoice.id}`}>{invoice.number}</a>
          </td>
          <td>{day(invoice.created)}</td>
          <td>{money(invoice.total)}</td>
          <td>{invoice.status}</td>
          <td>
            {invoice.status === "open" ? (
              <ActionButton action={`/sandbox/portal/${id}/pay`} label="Pay now" fields={{ invoice: invoice.id }} />
            ) : null}
          </td>
        </tr>
      ))}
    </tbody>
  </Scroll>
);

export const portalPage = (world: World, id: string, number = "", error: string | null = null): Response => {
  const session = need(world, "billing_portal.session", id);
  const customer = need(world, "customer", session.customer);
  return pageAnswer(
    "Billing portal",
    <>
      <a href={session.return_url ?? "/"}>← Back to Listwright</a>
      <h1>Billing portal</h1>
      <p className="muted">{customer.email}</p>
      <section>
        <h2>Subscription</h2>
        <Subscription world={world} id={id} customer={customer.id} />
      </section>
      <section>
        <h2>Card</h2>
        <CardForm action={`/sandbox/portal/${id}/card`} label="Use this card" number={number} error={error} />
        <TestCardTable />
      </section>
      <section>
        <h2>Invoices</h2>
        <Invoices world={world} id={id} customer={customer.id} />
      </section>
    </>,
    error === null ? 200 : 402,
  );
};

const act = (world: World, customer: string, action: string, form: URLSearchParams): string | null => {
  const subscription = currentOf(world, customer);
  switch (action) {
    case "card":
      return replaceCard(world, customer, form.get("number") ?? "");
    case "pay": {
      const invoice = need(world, "invoice", form.get("invoice") ?? "");
      if (idOf(invoice.customer) !== customer || invoice.status !== "open") return "This invoice cannot be paid.";
      return collectDue(world, invoice, true) ? null : "Your card was declined.";
    }
    case "cancel":
    case "resume":
      if (subscription !== null) setEnding(world, subscription, action === "cancel");
      return null;
    default:
      throw new StripeFault(404, { type: "invalid_request_error", message: "There is nothing here." });
  }
};

/** What was done on the portal page. */
export const usePortal = (world: World, id: string, action: string, form: URLSearchParams): Response => {
  const { customer } = need(world, "billing_portal.session", id);
  const error = world.store.transaction(() => act(world, customer, action, form));
  return error === null
    ? Response.redirect(`${world.pagesUrl()}/portal/${id}`, 303)
    : portalPage(world, id, form.get("number") ?? "", error);
};

export const invoicePage = (world: World, id: string): Response => {
  const invoice = need(world, "invoice", id);
  return pageAnswer(
    "Invoice",
    <section className="narrow">
      <h1>Invoice {invoice.number}</h1>
      <p className="muted">
        {invoice.customer_email}, {day(invoice.created)}, {invoice.status}
      </p>
      <table>
        <tbody>
          {invoice.lines.data.map((line) => (
            <tr key={line.id}>
              <td>
                {line.description}
                <br />
                <span className="muted">
                  {day(line.period.start)} to {day(line.period.end)}
                </span>
              </td>
              <td>{money(line.amount)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Total</th>
            <td>{money(invoice.total)}</td>
          </tr>
        </tbody>
      </table>
    </section>,
  );
};
