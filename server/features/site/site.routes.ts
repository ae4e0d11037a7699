import { Elysia } from "elysia";
import { CaptchaConfig, SiteConfig } from "../../../events/wire/site.ts";
import type { Deps } from "../../deps.ts";
import { siteConfigOf } from "./site-config.ts";

/** What the client has to know of this installation before anybody signs in. */
export const siteRoutes = ({ env, captcha }: Pick<Deps, "env" | "captcha">) =>
  new Elysia({ name: "site" })
    .get("/api/config/captcha", () => captcha.config, { response: { 200: CaptchaConfig } })
    .get("/api/config/site", () => siteConfigOf(env), { response: { 200: SiteConfig } });
