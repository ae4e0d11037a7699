/** Up to two letters for an address: of its first two words, or the first two of its only word. */
export const emailInitials = (email: string): string => {
  const local = email.split("@")[0] ?? "";
  const [first = "", second = ""] = local.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const letters = second === "" ? [...first].slice(0, 2) : [[...first][0], [...second][0]];
  return letters.join("").toUpperCase();
};
