import { LIMITS } from "../../../events/limits.ts";

/** At most 50 characters and an ellipsis; shorter names as they are. Never cuts a character in two. */
export const truncate = (text: string, length: number = LIMITS.lastProductNameLength): string => {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join("").trimEnd()}…`;
};
