import { Outlet } from "@tanstack/react-router";

export const AppShell = () => <Outlet />;
