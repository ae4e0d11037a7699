import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OptimizeEvent } from "../../../machines/optimize/optimize.events.ts";
import { messageOf } from "../../api/api-problem.ts";
import { sampleQuery } from "../../reviews-input/reviews-queries.ts";
import { samplesQuery } from "../../reviews-input/samples-query.ts";
import { notify } from "../../ui/notify.ts";

const SAMPLE_FAILED = "We could not load this sample. Please try again, or paste reviews of your own.";

/** The samples on offer, and taking one into the form. */
export const useSamples = (send: (event: OptimizeEvent) => void) => {
  const { data: samples = [] } = useQuery(samplesQuery());
  const queryClient = useQueryClient();
  const takeSample = async (id: string): Promise<void> => {
    try {
      const { avatarName, productName, text } = await queryClient.fetchQuery(sampleQuery(id));
      send({ type: "form.replaced", changes: { avatarName, productName, reviews: text, include: [] } });
    } catch (error) {
      notify({ title: "Error", description: messageOf(error, SAMPLE_FAILED), variant: "destructive" });
    }
  };
  return { samples, takeSample };
};
