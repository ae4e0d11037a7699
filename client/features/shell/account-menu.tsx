import { useNavigate } from "@tanstack/react-router";
import { Command, CreditCard, LayoutDashboard, LifeBuoy, LogOut, Settings, Sparkles, Users } from "lucide-react";
import type { Role } from "../../../events/customer/identity.events.ts";
import { PLAN_TERMS, type Plan } from "../../../events/plans.ts";
import { css } from "../../styled-system/css/index.js";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Menu, type MenuItem } from "../../ui/menu.tsx";
import { askedOverlay } from "./commands/asked-overlay.ts";
import { emailInitials } from "./email-initials.ts";
import { shortEmail } from "./short-email.ts";

const SIGN_OUT = "sign-out";
const COMMANDS = "commands";

const SUPPORT = { value: "/support", label: "Support", icon: <LifeBuoy aria-hidden="true" /> } satisfies MenuItem;

const ITEMS = [
  { value: "/dashboard", label: "Dashboard", icon: <LayoutDashboard aria-hidden="true" /> },
  { value: "/optimize", label: "Optimize", icon: <Sparkles aria-hidden="true" /> },
  { value: "/account/avatars", label: "My Avatars", icon: <Users aria-hidden="true" /> },
  { value: "/account", label: "Manage Account", icon: <Settings aria-hidden="true" /> },
  { value: "/billing", label: "Billing", icon: <CreditCard aria-hidden="true" /> },
  { value: COMMANDS, label: "Go to…", icon: <Command aria-hidden="true" />, separated: true },
  { value: SIGN_OUT, label: "Sign out", icon: <LogOut aria-hidden="true" /> },
] as const satisfies readonly MenuItem[];

const initials = css({ borderRadius: "full", backgroundColor: "bg.active", fontSize: "sm", letterSpacing: "wide" });
const address = css({ textStyle: "small", fontWeight: "semibold", color: "text.default" });

type AccountMenuProps = { email: string; plan: Plan; role: Role; onSignOut: () => void };

export const AccountMenu = ({ email, plan, role, onSignOut }: AccountMenuProps) => {
  const navigate = useNavigate();
  const select = (value: string) => {
    if (value === SIGN_OUT) onSignOut();
    else if (value === COMMANDS) askedOverlay.open("commands");
    else void navigate({ href: value });
  };
  return (
    <Menu
      trigger={
        <Button variant="ghost" shape="icon" className={initials} aria-label={`Account menu of ${email}`}>
          {emailInitials(email)}
        </Button>
      }
      header={
        <>
          <span className={address} title={email}>
            {shortEmail(email)}
          </span>
          <Badge tone="accent">{PLAN_TERMS[plan].label}</Badge>
        </>
      }
      items={role === "admin" ? [SUPPORT, ...ITEMS] : ITEMS}
      onSelect={select}
    />
  );
};
