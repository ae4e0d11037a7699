import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useEffectEvent, useMemo } from "react";
import { fromPromise } from "xstate";
import type { ImportedReviews } from "../../events/wire/work.ts";
import { type ReviewsSource, reviewIntakeMachine } from "../../machines/review-intake/review-intake.machine.ts";
import { readReviews } from "./reviews-queries.ts";

export type Intake = { isReading: boolean; report: ImportedReviews | null; problem: string | null };

const machine = reviewIntakeMachine.provide({
  actors: {
    readReviews: fromPromise<ImportedReviews, ReviewsSource>(({ input }) =>
      readReviews(input.kind === "text" || !(input.file instanceof File) ? textOf(input) : input.file),
    ),
  },
});

const textOf = (source: ReviewsSource): string => (source.kind === "text" ? source.text : "");

type Options = { value: string; onReplace: (text: string) => void };

/** What the server recognises in the text of the field and in files that are dropped on it. */
export const useReviewIntake = ({ value, onReplace }: Options) => {
  const actor = useActorRef(machine);
  const isReading = useSelector(actor, (snapshot) => snapshot.matches("reading"));
  const report = useSelector(actor, ({ context }) => context.report);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const replace = useEffectEvent(onReplace);
  useEffect(() => {
    const { unsubscribe } = actor.on("reviewsRead", ({ text }) => replace(text));
    return unsubscribe;
  }, [actor]);
  useEffect(() => actor.send({ type: "text.changed", text: value }), [actor, value]);
  const send = useMemo(
    () => ({
      readFile: (file: File) => actor.send({ type: "file.chosen", file }),
      refuse: (message: string) => actor.send({ type: "file.refused", message }),
      takeFits: () => actor.send({ type: "fitting.requested" }),
    }),
    [actor],
  );
  return { intake: { isReading, report, problem } satisfies Intake, ...send };
};
