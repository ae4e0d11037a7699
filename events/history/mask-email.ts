import { MASK } from "../wire/support.ts";

/** An e-mail address with no more of its name than the first letter, or than what whoever asks has typed of it. */
export const maskEmail = (email: string, typed: string = ""): string => {
  const at = email.lastIndexOf("@");
  const name = email.slice(0, at);
  const known = email.startsWith(typed) ? typed.length : 0;
  return known > name.length ? email : `${name.slice(0, Math.max(1, known))}${MASK}${email.slice(at)}`;
};
