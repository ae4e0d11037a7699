import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";

type AvatarActionsProps = { name: string; onRename: () => void; onDelete: () => void };

export const AvatarActions = ({ name, onRename, onDelete }: AvatarActionsProps) => (
  <Menu
    label={`Actions for ${name}`}
    trigger={
      <Button variant="ghost" size="sm" shape="icon" aria-label={`Actions for ${name}`}>
        <EllipsisVertical aria-hidden="true" />
      </Button>
    }
    items={[
      { value: "rename", label: "Rename", icon: <Pencil aria-hidden="true" /> },
      { value: "delete", label: "Delete", icon: <Trash2 aria-hidden="true" />, tone: "danger" },
    ]}
    onSelect={(value) => (value === "rename" ? onRename() : onDelete())}
  />
);
