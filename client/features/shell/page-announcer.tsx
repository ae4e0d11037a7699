import { useMatches } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { pageTitle } from "../../lib/page-title.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

export const MAIN_ID = "main";

/** Keeps title and description in step with the route, tells readers about it, and moves the focus into the new page. */
export const PageAnnouncer = () => {
  const matches = useMatches();
  const page = matches.at(-1);
  const title = pageTitle(page?.staticData.title);
  const description = page?.staticData.description;
  const routeId = page?.routeId;
  const previous = useRef(routeId);

  useEffect(() => {
    document.title = title;
    if (description !== undefined)
      document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [title, description]);

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
