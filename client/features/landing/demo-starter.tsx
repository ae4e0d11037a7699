import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { LIMITS } from "../../../events/limits.ts";
import { handedOverReviews, handOverReviews } from "../../reviews-input/handed-over-reviews.ts";
import { samplesQuery } from "../../reviews-input/samples-query.ts";
import { TRY_DEMO } from "../../session/primary-action.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { CharacterCount } from "../../ui/character-count.tsx";
import { LinkButton } from "../../ui/link-button.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";

const form = css({
  display: "flex",
  flexDirection: "column",
  gap: "5",
  padding: { base: "5", md: "6" },
  borderRadius: "xl",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.default",
  backgroundColor: "bg.raised",
  boxShadow: "raised",
});
const samples = css({ display: "flex", flexDirection: "column", gap: "2" });
const chips = css({ display: "flex", flexWrap: "wrap", gap: "2", minHeight: "controlSm" });
const caption = css({ textStyle: "caption", color: "text.subtle" });

/** The demo's first step, on the landing page: paste or pick, and go on. */
export const DemoStarter = () => {
  const [reviews, setReviews] = useState("");
  const formRef = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    // The field can be typed into before this runs; what stands there then is newer than what was kept.
    const typed = formRef.current?.querySelector("textarea")?.value ?? "";
    setReviews(typed === "" ? handedOverReviews() : typed);
  }, []);

  const start = (event: FormEvent) => {
    event.preventDefault();
    if (reviews.length > LIMITS.demoReviewsLength) {
      setError("Reviews must be 20,000 characters or less");
      return;
    }
    handOverReviews(reviews);
    void navigate({ to: "/demo" });
  };

  return (
    <form ref={formRef} className={form} onSubmit={start} noValidate>
      <TextAreaField
        label="Paste customer reviews"
        voice="customer"
        rows={4}
        value={reviews}
        error={error}
        aside={<CharacterCount length={reviews.length} max={LIMITS.demoReviewsLength} />}
        placeholder="“Kept my coffee hot until lunch, but the lid started to drip after a month…”"
        onChange={(event) => {
          setReviews(event.target.value);
          setError(null);
        }}
      />
      <Button type="submit" size="lg" width="full">
        {TRY_DEMO}
        <ArrowRight aria-hidden="true" />
      </Button>
      <Samples />
    </form>
  );
};

const Samples = () => {
  const { data = [], isPending } = useQuery(samplesQuery());
  if (!isPending && data.length === 0) return <p className={caption}>No account, no card.</p>;
  return (
    <div className={samples}>
      <p className={caption}>
        No account, no card. No reviews at hand? Start with a sample, which uses your one free optimization:
      </p>
      <div className={chips}>
        {data.map(({ id, title, description }) => (
          <LinkButton key={id} variant="outline" size="sm" title={description} to="/demo" search={{ sample: id }}>
            {title}
          </LinkButton>
        ))}
      </div>
    </div>
  );
};
