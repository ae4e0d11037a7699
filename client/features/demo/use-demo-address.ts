import { getRouteApi } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { DemoEvent } from "../../../machines/demo/demo.events.ts";

const route = getRouteApi("/demo");

type Shown = { isUpgradeOpen: boolean; canUpgrade: boolean; sampleId: string | null; send: (event: DemoEvent) => void };

/** Keeps the address and the flow in step: `?upgrade=1` opens the dialog for whoever has no plan, a sample that was used leaves the address. */
export const useDemoAddress = ({ isUpgradeOpen, canUpgrade, sampleId, send }: Shown): void => {
  const { upgrade, sample } = route.useSearch();
  const navigate = route.useNavigate();
  const wasOpen = useRef(false);

  useEffect(() => {
    if (upgrade === 1 && canUpgrade) send({ type: "upgrade.opened" });
  }, [upgrade, canUpgrade, send]);

  useEffect(() => {
    const wasClosed = wasOpen.current && !isUpgradeOpen;
    wasOpen.current = isUpgradeOpen;
    const isSampleTaken = sample !== undefined && sampleId === null;
    if (!(wasClosed && upgrade === 1) && !isSampleTaken) return;
    void navigate({
      search: { ...(isSampleTaken ? {} : { sample }), ...(wasClosed ? {} : { upgrade }) },
      replace: true,
      resetScroll: false,
    });
  }, [isUpgradeOpen, sampleId, sample, upgrade, navigate]);
};
