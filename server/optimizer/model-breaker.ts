export type ModelBreaker = {
  /** Whether a run may ask the model. After a rest one run tries it for all. */
  admits: () => boolean;
  answered: () => void;
  failed: () => void;
  /** A run that was admitted ended without having heard from the model. */
  released: () => void;
};

type BreakerOptions = { failuresMax: number; restMs: number; now: () => number };

/** Lets a model that fails again and again rest, so that runs do not wait for it in vain. */
export const createModelBreaker = ({ failuresMax, restMs, now }: BreakerOptions): ModelBreaker => {
  let failures = 0;
  let restsSince: number | null = null;
  let isTried = false;
  return {
    admits: () => {
      if (restsSince === null) return true;
      if (isTried || now() - restsSince < restMs) return false;
      isTried = true;
      return true;
    },
    answered: () => {
      failures = 0;
      restsSince = null;
      isTried = false;
    },
    failed: () => {
      failures += 1;
      isTried = false;
      if (failures >= failuresMax) restsSince = now();
    },
    released: () => {
      isTried = false;
    },
  };
};
