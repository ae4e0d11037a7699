import { css } from "../styled-system/css/index.js";

/** The look of the card that stands for the next thing to make, at the end of a grid of cards. */
export const addCard = css({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: "2",
  minHeight: "32",
  padding: "6",
  borderRadius: "lg",
  borderWidth: "thin",
  borderStyle: "dashed",
  borderColor: "border.control",
  textStyle: "label",
  textAlign: "center",
  _hover: { backgroundColor: "bg.hover" },
  "& svg": { width: "iconLg", height: "iconLg", color: "accent.text" },
});
