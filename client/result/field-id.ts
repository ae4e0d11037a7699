/** The id of the element that shows a field: "bulletsB.2" → "field-bulletsB-2". */
export const fieldId = (field: string): string => `field-${field.replaceAll(".", "-")}`;
