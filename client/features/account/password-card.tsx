import { useQueryClient } from "@tanstack/react-query";
import { useMachine } from "@xstate/react";
import { useEffect, useEffectEvent } from "react";
import { fromPromise } from "xstate";
import { type ChangePasswordForm, NEW_PASSWORD_RULES } from "../../../events/wire/identity.ts";
import { passwordChangeMachine } from "../../../machines/password-change/password-change.machine.ts";
import { api, unwrap } from "../../api/api.ts";
import { refreshQueries } from "../../lib/refresh-queries.ts";
import { useInvalidFocus } from "../../lib/use-invalid-focus.ts";
import { useAnnouncements } from "../../session/use-announcements.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { sessionsQuery } from "./account-queries.ts";

const form = css({ display: "flex", flexDirection: "column", gap: "4", maxWidth: "narrow" });

const FIELDS = [
  { field: "currentPassword", label: "Current password", autoComplete: "current-password" },
  {
    field: "newPassword",
    label: "New password",
    autoComplete: "new-password",
    hint: NEW_PASSWORD_RULES,
  },
  { field: "confirm", label: "Confirm new password", autoComplete: "new-password" },
] as const;

const machine = passwordChangeMachine.provide({
  actors: {
    changePassword: fromPromise<void, ChangePasswordForm>(async ({ input }) => {
      await unwrap(api.auth["change-password"].post(input));
    }),
  },
});

export const PasswordCard = () => {
  const [snapshot, send, actor] = useMachine(machine);
  const queryClient = useQueryClient();
  const { formRef, noteSubmit } = useInvalidFocus();
  const focusInvalid = useEffectEvent(noteSubmit);
  useAnnouncements(actor);
  useEffect(() => {
    const subscriptions = [
      actor.on("refused", () => focusInvalid()),
      actor.on("changed", () => void refreshQueries(queryClient, { queryKey: sessionsQuery().queryKey })),
    ];
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [actor, queryClient]);
  const { values, errors } = snapshot.context;
  return (
    <Card title="Change password" description="Other devices are signed out when you change it.">
      <form
        ref={formRef}
        className={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: "form.submitted" });
        }}
      >
        {FIELDS.map(({ field, ...text }) => (
          <PasswordField
            key={field}
            {...text}
            required
            value={values[field]}
            error={errors[field]}
            onChange={(event) => send({ type: "field.changed", field, value: event.target.value })}
          />
        ))}
        <span>
          <Button type="submit" loading={snapshot.matches("saving")}>
            Change password
          </Button>
        </span>
      </form>
    </Card>
  );
};
