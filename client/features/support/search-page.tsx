import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { SearchX, Users } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { counted } from "../../../events/kernel/in-words.ts";
import { messageOf } from "../../api/api-problem.ts";
import { useSettled } from "../../lib/use-settled.ts";
import { css } from "../../styled-system/css/index.js";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorPanel } from "../../ui/error-panel.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { SearchResults } from "./search-results.tsx";
import { customersQuery, SEARCH_FROM } from "./support-queries.ts";
import { useFocusOnSlash } from "./use-focus-on-slash.ts";

const route = getRouteApi("/support");
const TYPING_MS = 200;

const results = css({ display: "flex", flexDirection: "column", gap: "4" });

/** Finding a customer by what they can name: an address, an id, a payment, a result. */
export const SearchPage = () => {
  const { q = "" } = route.useSearch();
  const navigate = useNavigate({ from: "/support" });
  const [typed, setTyped] = useState(q);
  const asked = useSettled(typed.trim(), TYPING_MS);
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useFocusOnSlash(field);

  useEffect(() => {
    if (asked === q) return;
    void navigate({ search: { q: asked === "" ? undefined : asked }, replace: true, resetScroll: false });
  }, [asked, q, navigate]);

  const enterList = (event: KeyboardEvent): void => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    list.current?.querySelector("a")?.focus();
  };

  return (
    <Page width="narrow">
      <PageHeader title="Support" lead="Find a customer, and see what happened to them and why." />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow key leaves the field inside for the results */}
      <div ref={field} onKeyDown={enterList}>
        <TextField
          label="Find a customer"
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="Email address or id"
          hint="The beginning of an address or of an id (customer, Stripe, optimization) is enough. Press / to come back here, ↓ to go to the results."
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div className={results}>
        <Found q={asked} listRef={list} onLeave={() => field.current?.querySelector("input")?.focus()} />
      </div>
    </Page>
  );
};

type FoundProps = { q: string; listRef: React.RefObject<HTMLUListElement | null>; onLeave: () => void };

const Found = ({ q, listRef, onLeave }: FoundProps) => {
  const { data, error, isFetching, refetch } = useQuery(customersQuery(q));
  if (q.length < SEARCH_FROM) {
    return (
      <EmptyState icon={<Users />} title="Whom are you looking for?">
        <p>Type at least two characters. A history opens after you gave a reason, and the customer sees that it was.</p>
      </EmptyState>
    );
  }
  if (error !== null) {
    return (
      <ErrorPanel title="The search did not work" onRetry={() => void refetch()}>
        {messageOf(error, "Please try again.")}
      </ErrorPanel>
    );
  }
  if (data === undefined) return <Skeleton shape="block" />;
  return (
    <>
      <VisuallyHidden role="status">
        {isFetching ? "Searching" : `${counted(data.length, "customer")} found`}
      </VisuallyHidden>
      {data.length === 0 ? (
        <EmptyState icon={<SearchX />} title="Nobody found">
          <p>No email address, customer id, Stripe id or optimization id begins with “{q}”.</p>
        </EmptyState>
      ) : (
        <SearchResults ref={listRef} matches={data} onLeave={onLeave} />
      )}
    </>
  );
};
