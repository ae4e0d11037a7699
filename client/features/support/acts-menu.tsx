import { HandHelping, Mail, Plus, RefreshCw, UserCog } from "lucide-react";
import type { CustomerCard } from "../../../events/wire/support.ts";
import { Button } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { StaffActs } from "./use-staff-act.ts";

type ActsMenuProps = { card: CustomerCard; acts: StaffActs };

/** What staff can do for the customer. A failed optimization is run again from its own event. */
export const ActsMenu = ({ card, acts: { send } }: ActsMenuProps) => {
  const select = (value: string): void => {
    switch (value) {
      case "addAsins":
      case "syncWithStripe":
        return send({ type: "opened", act: value });
      case "grantRole":
        return send({ type: "opened", act: value, changes: { role: card.role === "admin" ? "user" : "admin" } });
      case "resendMail":
        return send({ type: "opened", act: value, changes: { mail: card.mails[0] ?? null } });
      default:
        return;
    }
  };
  return (
    <Menu
      label="Do something for the customer"
      trigger={
        <Button size="sm" disabled={card.status === "erased"}>
          <HandHelping aria-hidden="true" />
          Act for the customer
        </Button>
      }
      items={[
        {
          value: "addAsins",
          label: card.plan === "agency" ? "Add ASINs (Agency has no limit)" : "Add ASINs",
          icon: <Plus aria-hidden="true" />,
          disabled: card.plan === "agency",
        },
        {
          value: "resendMail",
          label: card.mails.length === 0 ? "Send a mail again (none was sent)" : "Send a mail again",
          icon: <Mail aria-hidden="true" />,
          disabled: card.mails.length === 0,
        },
        { value: "syncWithStripe", label: "Compare with Stripe", icon: <RefreshCw aria-hidden="true" /> },
        {
          value: "grantRole",
          label: card.role === "admin" ? "Make a user" : "Make an administrator",
          icon: <UserCog aria-hidden="true" />,
          separated: true,
        },
      ]}
      onSelect={select}
    />
  );
};
