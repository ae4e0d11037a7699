import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { css } from "../../styled-system/css/index.js";

const root = css({
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

export const CreateAvatarCard = () => (
  <Link to="/optimization" className={root}>
    <Plus aria-hidden="true" />
    Create New Avatar
  </Link>
);
