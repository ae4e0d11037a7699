import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

const route = getRouteApi("/optimize/start");

/** Takes the sample that the address asks for into the form, once; then the address forgets it. */
export const useAskedSample = (takeSample: (id: string) => Promise<void>): void => {
  const { sample = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const take = useEffectEvent(async () => {
    await navigate({ search: ({ sample: _, ...rest }) => rest, replace: true, resetScroll: false });
    await takeSample(sample);
  });
  useEffect(() => {
    if (sample !== "") void take();
  }, [sample]);
};
