/** What staff look into a history for most. One click writes it; it can be added to. */
export const VISIT_REASONS = [
  "Customer asked about a charge",
  "Customer asked about the limit",
  "Customer reported an error",
  "Checking an open ticket",
] as const;

export const REVEAL_REASONS = [
  "Customer on the phone, checking who they are",
  "Customer asked about their own text",
  "Checking what an error message showed",
] as const;
