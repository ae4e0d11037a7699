import { useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { AvatarUsage } from "../../../events/wire/avatars.ts";
import { Button } from "../../ui/button.tsx";

/** Disabled once the count has reached the limit. */
export const CreateAvatarButton = ({ usage }: { usage: AvatarUsage | undefined }) => {
  const navigate = useNavigate();
  return (
    <Button
      disabled={usage === undefined || usage.count >= usage.limit}
      onClick={() => void navigate({ to: "/avatars/new" })}
    >
      <Plus aria-hidden="true" />
      Create New Avatar
    </Button>
  );
};
