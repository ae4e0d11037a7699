import { useEffect, useState } from "react";
import { css } from "../../styled-system/css/index.js";
import { Spinner } from "../../ui/spinner.tsx";

const SLOW_MS = 300;

const root = css({
  display: "flex",
  justifyContent: "center",
  minHeight: "[12rem]",
  paddingBlock: "24",
  textStyle: "lead",
  color: "text.subtle",
});

/** While a visit is read again, which is mostly done before anybody could read that it is going on. */
export const DemoWaiting = () => {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={root} role="status">
      {isSlow && <Spinner label="Loading" />}
    </div>
  );
};
