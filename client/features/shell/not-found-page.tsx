import { useEffect } from "react";
import { showPageTitle } from "../../lib/page-title.ts";
import { LinkButton } from "../../ui/link-button.tsx";
import { NoticePage } from "./notice-page.tsx";

export const NotFoundPage = () => {
  useEffect(() => showPageTitle("Page not found"), []);
  return (
    <NoticePage
      over="404"
      title="This page is not in the listing."
      actions={
        <>
          <LinkButton to="/">Go Home</LinkButton>
          <LinkButton variant="outline" to="/demo">
            Open the demo
          </LinkButton>
        </>
      }
    >
      <p>The address may be old or mistyped. Nothing of yours is lost.</p>
    </NoticePage>
  );
};
