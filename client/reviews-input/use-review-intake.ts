import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useMemo } from "react";
import { fromPromise } from "xstate";
import type { ImportedReviews } from "../../events/wire/reviews.ts";
import {
  type IntakeRequest,
  type ReviewsSource,
  reviewIntakeMachine,
} from "../../machines/review-intake/review-intake.machine.ts";
import { readReviews } from "./reviews-queries.ts";

export type Intake = {
  isReading: boolean;
  report: ImportedReviews | null;
  /** The pasted text that the report is of; null while another is waited for. */
  readText: string | null;
  problem: string | null;
};

const machine = reviewIntakeMachine.provide({
  actors: {
    readReviews: fromPromise<ImportedReviews, IntakeRequest>(({ input: { source, include } }) =>
      readReviews(source.kind === "file" && source.file instanceof File ? source.file : textOf(source), include),
    ),
  },
});

const textOf = (source: ReviewsSource): string => (source.kind === "text" ? source.text : "");

type Options = {
  value: string;
  include: readonly string[];
  onReplace: (text: string) => void;
  onReread: (text: string) => void;
};

/** What the server recognises in the text of the field and in files that are dropped on it. */
export const useReviewIntake = ({ value, include, onReplace, onReread }: Options) => {
  const actor = useActorRef(machine);
  const isReading = useSelector(actor, (snapshot) => snapshot.matches("reading"));
  const report = useSelector(actor, ({ context }) => context.report);
  const readText = useSelector(actor, (snapshot) => {
    const { source } = snapshot.context;
    return snapshot.matches("idle") && source?.kind === "text" ? source.text : null;
  });
  const problem = useSelector(actor, ({ context }) => context.problem);
  const replace = useEffectEvent(onReplace);
  const reread = useEffectEvent(onReread);
  useEffect(() => {
    const replacing = actor.on("reviewsRead", ({ text }) => replace(text));
    const rereading = actor.on("reviewsReread", ({ text }) => reread(text));
    return () => {
      replacing.unsubscribe();
      rereading.unsubscribe();
    };
  }, [actor]);
  useEffect(() => actor.send({ type: "text.changed", text: value }), [actor, value]);
  useEffect(() => actor.send({ type: "include.changed", include }), [actor, include]);
  const send = useMemo(
    () => ({
      readFile: (file: File) => actor.send({ type: "file.chosen", file }),
      refuse: (message: string) => actor.send({ type: "file.refused", message }),
      takeFits: () => actor.send({ type: "fitting.requested" }),
    }),
    [actor],
  );
  return { intake: { isReading, report, readText, problem } satisfies Intake, ...send };
};
