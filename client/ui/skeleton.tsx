import { skeleton } from "../styled-system/recipes/index.js";

type SkeletonProps = { shape?: "line" | "title" | "block" | "circle" };

export const Skeleton = ({ shape }: SkeletonProps) => <span className={skeleton({ shape })} aria-hidden="true" />;
