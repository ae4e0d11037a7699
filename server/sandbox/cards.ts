/** How a card behaves: `first` when its holder is there to answer, `later` when a renewal is collected. */
export type CardBehaviour = { first: "pays" | "asks" | Decline; later: "pays" | Decline };
export type Decline = { declines: "generic_decline" | "insufficient_funds" | "expired_card" };

const GENERIC: Decline = { declines: "generic_decline" };

/** The numbers that Stripe's own test mode knows, as far as they matter here. Any other number is refused as incorrect. */
export const TEST_CARDS: Readonly<Record<string, { label: string; behaviour: CardBehaviour }>> = {
  "4242424242424242": { label: "Pays", behaviour: { first: "pays", later: "pays" } },
  "4000002500003155": { label: "Asks for 3-D Secure, then pays", behaviour: { first: "asks", later: "pays" } },
  "4000000000000002": { label: "Is declined", behaviour: { first: GENERIC, later: GENERIC } },
  "4000000000009995": {
    label: "Has insufficient funds",
    behaviour: { first: { declines: "insufficient_funds" }, later: { declines: "insufficient_funds" } },
  },
  "4000000000000069": {
    label: "Has expired",
    behaviour: { first: { declines: "expired_card" }, later: { declines: "expired_card" } },
  },
  "4000000000000341": { label: "Pays now, fails at every renewal", behaviour: { first: "pays", later: GENERIC } },
};

export const DECLINE_TEXT: Readonly<Record<Decline["declines"], string>> = {
  generic_decline: "Your card was declined.",
  insufficient_funds: "Your card has insufficient funds.",
  expired_card: "Your card has expired.",
};

export const cardOf = (number: string): CardBehaviour | null =>
  TEST_CARDS[number.replaceAll(/\D/g, "")]?.behaviour ?? null;
