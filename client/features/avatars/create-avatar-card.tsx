import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { addCard } from "../../ui/add-card.ts";

export const CreateAvatarCard = () => (
  <Link to="/optimization" className={addCard}>
    <Plus aria-hidden="true" />
    Create New Avatar
  </Link>
);
