import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { messageOf } from "../../api/api-problem.ts";
import { Button } from "../../ui/button.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { NoticePage } from "./notice-page.tsx";

export const ErrorPage = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <NoticePage
      over="Error"
      title="This page did not load."
      actions={
        <>
          <Button onClick={retry}>Try again</Button>
          <LinkButton variant="outline" to="/">
            Go Home
          </LinkButton>
        </>
      }
    >
      <p>{messageOf(error, "Something went wrong while showing this page. Trying again usually helps.")}</p>
    </NoticePage>
  );
};
