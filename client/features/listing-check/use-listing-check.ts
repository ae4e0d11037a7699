import { useMutation } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import {
  EMPTY_LISTING_CHECK,
  isSameCheck,
  type ListingCheckErrors,
  type ListingCheckForm,
  listingCheckErrors,
  listingToCheck,
  withFixes,
} from "../../../machines/listing-check/listing-check.form.ts";
import { api, unwrap } from "../../api/api.ts";
import { useKeptLate } from "../../lib/use-kept-late.ts";
import { useSession } from "../../session/use-session.ts";
import { keepListingCheck, recallListingCheck } from "./listing-check-draft.ts";

const KEEP_AFTER_MS = 400;
const NO_ERRORS: ListingCheckErrors = {};

/** A pasted listing and what the rules of a marketplace say of it. Nothing of it is kept but on this device. */
export const useListingCheck = () => {
  const { email } = useSession();
  const [form, setForm] = useState(() => recallListingCheck(email) ?? EMPTY_LISTING_CHECK);
  const [isTried, setTried] = useState(false);
  const keep = useCallback((written: ListingCheckForm) => keepListingCheck(email, written), [email]);
  useKeptLate(form, keep, KEEP_AFTER_MS);
  const audit = useMutation({
    mutationFn: async (checked: ListingCheckForm) => ({
      checked,
      listing: listingToCheck(checked),
      audit: await unwrap(api.listings.audit.post(listingToCheck(checked))),
    }),
  });
  const check = (next: ListingCheckForm): void => {
    setTried(true);
    if (Object.keys(listingCheckErrors(next)).length === 0) audit.mutate(next);
  };
  const takeFixes = (): void => {
    if (audit.data === undefined) return;
    const fixed = withFixes(form, audit.data.audit.fixed);
    setForm(fixed);
    check(fixed);
  };
  return {
    form,
    errors: isTried ? listingCheckErrors(form) : NO_ERRORS,
    isChecking: audit.isPending,
    error: audit.error,
    report: audit.data,
    checkedAt: audit.submittedAt,
    /** The form still holds what was checked. */
    isCurrent: audit.data !== undefined && isSameCheck(audit.data.checked, form),
    change: (changes: Partial<ListingCheckForm>) => setForm((before) => ({ ...before, ...changes })),
    check: () => check(form),
    takeFixes,
  };
};

export type ListingCheckReport = NonNullable<ReturnType<typeof useListingCheck>["report"]>;
