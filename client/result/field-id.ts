/** The id of the element that shows a field: "bulletsB.2" → "field-bulletsB-2". */
export const fieldId = (field: string): string => `field-${field.replaceAll(".", "-")}`;

/** Where the element that shows a field begins on the screen; null where none does. */
export const topOf = (field: string): number | null =>
  document.getElementById(fieldId(field))?.getBoundingClientRect().top ?? null;
