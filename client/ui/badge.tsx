import type { ReactNode } from "react";
import { badge } from "../styled-system/recipes/index.js";

type BadgeProps = { children: ReactNode; tone?: "neutral" | "accent" | "success" | "warning" | "danger" | "info" };

export const Badge = ({ children, tone }: BadgeProps) => <span className={badge({ tone })}>{children}</span>;
