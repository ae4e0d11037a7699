import { DEVICE_SIGNS } from "./device.signs.ts";
import type { Domain } from "./domains.ts";
import { HOME_SIGNS } from "./home.signs.ts";
import { KIND_SIGNS } from "./kinds.signs.ts";
import { SELF_SIGNS } from "./self.signs.ts";
import type { Signs } from "./signs.ts";

/** By which words each kind of product is told. */
export const SIGNS: Readonly<Record<Domain, Signs>> = { ...SELF_SIGNS, ...HOME_SIGNS, ...DEVICE_SIGNS, ...KIND_SIGNS };
