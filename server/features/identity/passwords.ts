import { ProblemError } from "../../http/problems.ts";
import { createSlots } from "./slots.ts";

const HASHING = { algorithm: "argon2id", memoryCost: 19_456, timeCost: 2 } as const;
const PARAMETERS = `$argon2id$v=19$m=${HASHING.memoryCost},t=${HASHING.timeCost},p=1$`;
const CONCURRENT_MAX = 4;
const WAITING_MAX = 100;

/** Nobody's password, so that an unknown e-mail address costs the same time as a known one. */
const NOBODYS_HASH = `${PARAMETERS}+oiLAT+xqXTdJCOC34hyGqdrcUyBoSZRqXsRXainsGY$bsAnvoDt+El4wsRZSyJxYRA4RjCC7xVIpXqf8kaaj7o`;

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Takes as long for nobody's account (null), and answers false. */
  verify: (password: string, hash: string | null) => Promise<boolean>;
  /** The hash was made with other parameters than new ones are. */
  isOutdated: (hash: string) => boolean;
};

// The same letter can be typed as one character or as two, depending on the keyboard.
const typed = (password: string): string => password.normalize("NFC");

/** Hashes and checks passwords, a few at a time: each takes a core for tens of milliseconds. */
export const createPasswords = (): Passwords => {
  const inSlot = createSlots(CONCURRENT_MAX, WAITING_MAX, () => new ProblemError("BUSY", { retryAfterSeconds: 5 }));
  return {
    hash: (password) => inSlot(() => Bun.password.hash(typed(password), HASHING)),
    verify: async (password, hash) => {
      const matches = await inSlot(() => Bun.password.verify(typed(password), hash ?? NOBODYS_HASH));
      return matches && hash !== null;
    },
    isOutdated: (hash) => !hash.startsWith(PARAMETERS),
  };
};
