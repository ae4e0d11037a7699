/** Words that sellers write and buyers do not say. A word that a review does use is never called jargon. */
export const JARGON: readonly string[] = [
  "premium quality", "state-of-the-art", "cutting-edge", "revolutionary", "innovative design", "next-level", "elevate your", "unparalleled", "seamless experience", "ultimate solution",
  "game-changing", "world-class", "meticulously crafted", "superior performance", "designed with you in mind", "top-of-the-line", "industry-leading", "unleash", "luxurious", "must-have",
  "best-in-class", "professional-grade", "advanced technology", "crafted to perfection", "effortless elegance", "high-end", "unmatched", "exquisite", "multifunctional", "upgraded version",
  "military-grade", "ergonomically designed", "hydration solution", "lifestyle", "versatile companion", "optimal", "maximize your", "empower", "sleek and modern", "guaranteed satisfaction",
];
