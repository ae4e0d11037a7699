import { Elysia } from "elysia";
import * as v from "valibot";
import {
  AvatarChangeForm,
  AvatarDetail,
  AvatarForm,
  AvatarSummary,
  AvatarUsage,
} from "../../../events/wire/avatars.ts";
import { Created } from "../../../events/wire/done.ts";
import type { Deps } from "../../deps.ts";
import { authenticate } from "../../http/authenticate.ts";
import { clientAddress } from "../../http/client-address.ts";
import { idempotencyKeyOf } from "../../http/idempotency.ts";
import { customerMeta } from "../../http/meta.ts";
import { changeAvatar } from "./change-avatar.ts";
import { createAvatar } from "./create-avatar.ts";
import { deleteAvatar } from "./delete-avatar.ts";
import { getAvatar } from "./get-avatar.ts";
import { getAvatarUsage } from "./get-avatar-usage.ts";
import { listAvatars } from "./list-avatars.ts";
import { restoreAvatar } from "./restore-avatar.ts";

const ListQuery = v.object({ stats: v.optional(v.string()) });

export const avatarsRoutes = (deps: Deps) =>
  new Elysia({ name: "avatars" })
    .use(authenticate(deps))
    .get("/api/avatars", ({ customer }) => listAvatars(deps)(customer.customerId), {
      auth: true,
      query: ListQuery,
      response: { 200: v.array(AvatarSummary) },
    })
    .get("/api/avatars/usage", ({ customer }) => getAvatarUsage(deps)(customer), {
      auth: true,
      response: { 200: AvatarUsage },
    })
    .get("/api/avatars/:id", ({ customer, params }) => getAvatar(deps)(customer.customerId, params.id), {
      auth: true,
      response: { 200: AvatarDetail },
    })
    .post(
      "/api/avatars",
      async ({ customer, request, server, body: { captchaToken, ...form } }) => {
        await deps.limits.consume("savedWork", customer.customerId);
        await deps.captcha.verify(captchaToken, clientAddress(request, server, deps.env));
        const meta = customerMeta(customer, request);
        return createAvatar(deps)(customer.customerId, meta, idempotencyKeyOf(request), form);
      },
      { auth: true, body: AvatarForm, response: { 200: Created } },
    )
    .patch(
      "/api/avatars/:id",
      async ({ customer, request, params, body }) => {
        await deps.limits.consume("savedWork", customer.customerId);
        return changeAvatar(deps)(customer.customerId, customerMeta(customer, request), params.id, body);
      },
      { auth: true, body: AvatarChangeForm, response: { 200: AvatarDetail } },
    )
    .delete(
      "/api/avatars/:id",
      ({ customer, request, params }) => deleteAvatar(deps)(customer, customerMeta(customer, request), params.id),
      { auth: true, response: { 200: Created } },
    )
    .post(
      "/api/avatars/:id/restore",
      async ({ customer, request, params }) => {
        await deps.limits.consume("savedWork", customer.customerId);
        return restoreAvatar(deps)(customer, customerMeta(customer, request), params.id);
      },
      { auth: true, response: { 200: Created } },
    );
