import { useEffect, useState } from "react";
import { useSettled } from "../../lib/use-settled.ts";
import { css } from "../../styled-system/css/index.js";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { ACTOR_LABELS, ACTORS, TOPIC_LABELS, TOPICS } from "./topics.ts";
import type { FilterControl } from "./use-timeline-filter.ts";

const TYPING_MS = 250;

const root = css({ display: "flex", flexDirection: "column", gap: "3" });
const row = css({ display: "flex", flexWrap: "wrap", gap: "1.5", listStyle: "none", border: "none" });
const name = css({ textStyle: "caption", color: "text.subtle", marginBlockEnd: "1" });
const chip = css({
  "&[aria-pressed=true]": { backgroundColor: "accent.subtle", color: "accent.text", borderColor: "accent.text" },
});

type TimelineFiltersProps = { control: FilterControl };

/** Which events are shown, and how they are put together. */
export const TimelineFilters = ({ control }: TimelineFiltersProps) => {
  const { filter, group, change } = control;
  return (
    <div className={root}>
      <Find control={control} />
      <Chips
        label="Topics"
        all={TOPICS}
        labels={TOPIC_LABELS}
        chosen={filter.topics}
        onChoose={(topics) => change({ topics })}
      />
      <Chips
        label="Who did it"
        all={ACTORS}
        labels={ACTOR_LABELS}
        chosen={filter.actors}
        onChoose={(actors) => change({ actors })}
      />
      <div>
        <Button
          variant="outline"
          size="sm"
          className={chip}
          aria-pressed={group === "story"}
          onClick={() => change({ group: group === "story" ? "time" : "story" })}
        >
          Keep stories together
        </Button>
      </div>
    </div>
  );
};

const Find = ({ control: { filter, change } }: TimelineFiltersProps) => {
  const [typed, setTyped] = useState(filter.find);
  const settled = useSettled(typed, TYPING_MS);
  useEffect(() => change({ find: settled }), [settled, change]);
  return (
    <TextField
      label="Search this history"
      type="search"
      autoComplete="off"
      placeholder="Words, a kind of event, an id"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
};

type ChipsProps<Name extends string> = {
  label: string;
  all: readonly Name[];
  labels: Readonly<Record<Name, string>>;
  chosen: readonly Name[];
  onChoose: (chosen: readonly Name[]) => void;
};

const Chips = <Name extends string>({ label, all, labels, chosen, onChoose }: ChipsProps<Name>) => (
  <fieldset className={css({ border: "none", minWidth: "0" })}>
    <legend className={name}>{label}</legend>
    <div className={row}>
      {all.map((each) => {
        const isChosen = chosen.includes(each);
        return (
          <Button
            key={each}
            variant="outline"
            size="sm"
            className={chip}
            aria-pressed={isChosen}
            onClick={() => onChoose(isChosen ? chosen.filter((other) => other !== each) : [...chosen, each])}
          >
            {labels[each]}
          </Button>
        );
      })}
    </div>
  </fieldset>
);
