/** The ids of prices that a variable lists: the one on sale first, then those that were before it and keep their plan. */
export const allPricesOf = (variable: string): string[] => variable.split(",").map((id) => id.trim());
