import type { Theme } from "../../events/result/result.ts";

/** A complaint is what a seller can act on, so it counts for more than praise of the same size. */
const COMPLAINT_WEIGHT = 1.5;

const strength = (theme: Theme): number => {
  const heard =
    theme.kind === "complaint" ? theme.negative * COMPLAINT_WEIGHT : Math.max(theme.positive, theme.negative);
  return heard * (1 + Math.abs(theme.ratingImpact ?? 0));
};

const byStrength = (a: Theme, b: Theme): number => strength(b) - strength(a);

/** The few themes to lead with, strongest first; both praise and complaint are among them where both exist. */
export const strongestFindings = (themes: readonly Theme[], limit: number): Theme[] => {
  const ranked = themes.filter((theme) => theme.spans.length > 0).toSorted(byStrength);
  const bestOf = (kind: Theme["kind"]) => ranked.filter((theme) => theme.kind === kind).slice(0, 1);
  const chosen = new Set([...bestOf("complaint"), ...bestOf("praise"), ...ranked]);
  return [...chosen].slice(0, limit).toSorted(byStrength);
};

/** "22 complain, 9 praise it"; the larger side first. */
export const balanceOf = ({ positive, negative }: Pick<Theme, "positive" | "negative">): string => {
  const complaints = negative === 0 ? [] : [`${negative} ${negative === 1 ? "complains" : "complain"}`];
  const praise = positive === 0 ? [] : [`${positive} ${positive === 1 ? "praises" : "praise"} it`];
  return (positive > negative ? [...praise, ...complaints] : [...complaints, ...praise]).join(", ");
};

export const KIND_LABEL = {
  complaint: "What holds them back",
  praise: "What they buy it for",
  mixed: "Where they disagree",
} as const satisfies Record<Theme["kind"], string>;
