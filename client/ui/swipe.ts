export type Point = { x: number; y: number };

const THRESHOLD_PX = 50;

/** A push to the right of at least the threshold that goes more sideways than up or down. */
export const isSwipeRight = (from: Point, to: Point): boolean => {
  const across = to.x - from.x;
  return across >= THRESHOLD_PX && across > Math.abs(to.y - from.y);
};
