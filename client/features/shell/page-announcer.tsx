import { useMatches } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { pageTitle } from "../../lib/page-title.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

export const MAIN_ID = "main";

/** Keeps title, description and address in step with the route, tells readers about it, and moves the focus into the new page. */
export const PageAnnouncer = () => {
  const matches = useMatches();
  const page = matches.at(-1);
  const title = pageTitle(page?.staticData.title);
  const description = page?.staticData.description;
  const routeId = page?.routeId;
  const pathname = page?.pathname ?? "/";
  const previous = useRef(routeId);

  useEffect(() => {
    document.title = title;
    if (description !== undefined)
      document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical !== null) canonical.href = new URL(pathname, canonical.href).href;
  }, [title, description, pathname]);

  useEffect(() => {
    if (previous.current === routeId) return;
    previous.current = routeId;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  }, [routeId]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
};
