const CAVEAT = /^(?:before (?:you|buying)|good to know|worth knowing|what to know|keep in mind|please note|note)\b/i;
const QUESTION = /^(?:is|are|does|do|did|will|would|can|could|should|has|have|what|which|how|why|when|where|who)\b/i;

/** Whether a header announces what to know before buying. */
export const isCaveatHeader = (header: string): boolean => CAVEAT.test(header);

/** Whether a header leaves all claims to the words after it: it announces a caveat, or asks what shoppers ask ("Will It Fit a Small Desk"). */
export const claimsNothing = (header: string): boolean => isCaveatHeader(header) || QUESTION.test(header);
