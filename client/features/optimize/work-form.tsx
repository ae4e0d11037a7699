import { type ReactNode, useEffect } from "react";
import type { ShownRefusal } from "../../../machines/optimize/optimize.context.ts";
import type { OptimizeEvent } from "../../../machines/optimize/optimize.events.ts";
import { newKey } from "../../lib/new-key.ts";
import { returnFocus } from "../../lib/return-focus.ts";
import { useInvalidFocus } from "../../lib/use-invalid-focus.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { RefusalNotice } from "./refusal-notice.tsx";

const root = css({ display: "flex", flexDirection: "column", gap: "6" });

const submit = css({ alignSelf: { base: "stretch", sm: "flex-start" } });

type WorkFormProps = {
  send: (event: OptimizeEvent) => void;
  disabled: boolean;
  refusal: ShownRefusal | null;
  children: ReactNode;
};

/** The frame of both optimize forms: submits under a fresh key, then shows the first field that is wrong. */
export const WorkForm = ({ send, disabled, refusal, children }: WorkFormProps) => {
  const { formRef, noteSubmit } = useInvalidFocus();
  useEffect(() => returnFocus(formRef.current), [formRef]);
  return (
    <form
      ref={formRef}
      className={root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        noteSubmit();
        send({ type: "form.submitted", key: newKey() });
      }}
    >
      {children}
      {refusal !== null && <RefusalNotice {...refusal} />}
      <Button type="submit" size="lg" className={submit} disabled={disabled}>
        Optimize listing
      </Button>
    </form>
  );
};
