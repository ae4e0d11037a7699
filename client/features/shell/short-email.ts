const LONG_EMAIL = 30;
const LONG_LOCAL_PART = 15;
const KEPT = 12;

/** An address for a narrow place: above 30 characters, a long local part is cut to 12 and an ellipsis. */
export const shortEmail = (email: string): string => {
  if (email.length <= LONG_EMAIL) return email;
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  return local.length > LONG_LOCAL_PART ? `${local.slice(0, KEPT)}…${email.slice(at)}` : email;
};
