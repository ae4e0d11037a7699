/** A form that comes back with a refusal puts the reader where they can act on it. */
export const returnFocus = (form: HTMLFormElement | null): void => {
  const field = form?.querySelector<HTMLElement>("[aria-invalid=true]");
  const alert = form?.querySelector("[role=alert]");
  if (!field && !alert) return;
  (field ?? form?.querySelector<HTMLElement>("[type=submit]"))?.focus({ preventScroll: true });
  (alert ?? field)?.scrollIntoView({ block: "center" });
};
