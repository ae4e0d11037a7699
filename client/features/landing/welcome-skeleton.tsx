import { css } from "../../styled-system/css/index.js";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

const ring = css({ display: "flex", alignItems: "center", gap: "6", minHeight: "32" });
const button = css({ display: "block", width: "full", minHeight: "controlLg" });

/** Holds the place of what a visitor is offered, as high as it will be for somebody who is signed in. */
export const WelcomeSkeleton = () => (
  <Card elevation="raised" padding="lg" title={<Skeleton shape="title" />} footer={<span className={button} />}>
    <div className={ring}>
      <Skeleton shape="circle" />
      <Skeleton shape="line" />
    </div>
  </Card>
);
