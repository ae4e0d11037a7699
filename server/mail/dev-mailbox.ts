import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import type { Clock } from "../platform/clock.ts";
import { errorCode } from "../platform/error-code.ts";
import type { Mailer } from "./mailer.ts";

const KEPT_MAX = 200;

const KeptMail = v.object({ at: v.string(), to: v.string(), subject: v.string(), html: v.string(), text: v.string() });
export type KeptMail = v.InferOutput<typeof KeptMail>;

const fileNames = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith(".json")).toSorted();
};

/** The mail in a file, or nothing where another send removed it since the folder was listed. */
const readMail = async (path: string): Promise<readonly KeptMail[]> => {
  try {
    return [v.parse(KeptMail, JSON.parse(await readFile(path, "utf8")))];
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
};

/** Mails kept as files instead of sent, oldest first. */
export const readMailbox = async (folder: string): Promise<KeptMail[]> => {
  const names = await fileNames(folder);
  const mails = await Promise.all(names.map((name) => readMail(join(folder, name))));
  return mails.flat();
};

const forgetAddress = async (folder: string, address: string): Promise<void> => {
  for (const name of await fileNames(folder)) {
    const path = join(folder, name);
    for (const { to } of await readMail(path)) if (to === address) await rm(path, { force: true });
  }
};

/** Keeps mails in a folder that only its owner can read: for development, where no mail server is set. */
export const createDevMailbox = (folder: string, clock: Clock): Mailer => ({
  send: async ({ isLast, ...mail }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (isLast === true) await forgetAddress(folder, mail.to);
    const name = Bun.randomUUIDv7();
    const kept: KeptMail = { at: clock.now().toISOString(), ...mail };
    await writeFile(join(folder, `${name}.draft`), JSON.stringify(kept, null, 2), { mode: 0o600 });
    await rename(join(folder, `${name}.draft`), join(folder, `${name}.json`));
    const old = (await fileNames(folder)).slice(0, -KEPT_MAX);
    await Promise.all(old.map((surplus) => rm(join(folder, surplus), { force: true })));
  },
  close: async () => undefined,
});
