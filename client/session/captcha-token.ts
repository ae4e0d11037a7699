import * as v from "valibot";
import { CaptchaConfig } from "../../events/wire/site.ts";
import { api, unwrap } from "../api/api.ts";
import { type CaptchaEngine, createCaptcha } from "./captcha.ts";

declare global {
  interface Window {
    turnstile?: CaptchaEngine;
  }
}

/** A captcha token for one request; undefined when captcha is off or could not be solved. */
export const captchaToken = createCaptcha({
  readConfig: async () => v.parse(CaptchaConfig, await unwrap(api.config.captcha.get())),
  addScript: (url) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const script = Object.assign(document.createElement("script"), { src: url, async: true });
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error("The captcha script could not be fetched.")));
    document.head.append(script);
    return promise;
  },
  engine: () => window.turnstile,
  container: () => document.body.appendChild(document.createElement("div")),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  logFailure: (error) => console.warn("Captcha skipped.", error),
});
