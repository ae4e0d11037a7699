import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { AvatarSummary } from "../../../events/wire/avatars.ts";
import { css } from "../../styled-system/css/index.js";
import { addCard } from "../../ui/add-card.ts";
import { Button } from "../../ui/button.tsx";
import { isMoreThanAPart, PartOf } from "../../ui/part-of.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { matchAvatars } from "../../work/avatars/match-avatars.ts";
import { NoMatch } from "../../work/avatars/no-match.tsx";
import { avatarUsageQuery } from "../../work/work-queries.ts";
import { AvatarChoice, AvatarChoiceSkeleton } from "./avatar-choice.tsx";

const grid = css({
  display: "grid",
  gap: "4",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
});

const hint = css({ textStyle: "small", color: "text.muted" });

type AvatarChoicesProps = {
  avatars: readonly AvatarSummary[];
  onUse: (avatar: AvatarSummary) => void;
  onResults: (avatar: AvatarSummary) => void;
  onDelete: (avatar: AvatarSummary) => void;
};

/** The avatars to choose from, to be searched where they are more than one looks through. */
export const AvatarChoices = ({ avatars, onUse, onResults, onDelete }: AvatarChoicesProps) => {
  const [text, setText] = useState("");
  const found = matchAvatars(avatars, text);
  return (
    <>
      {isMoreThanAPart(avatars) && (
        <SearchField label="Search avatars" placeholder="Avatar or product name" value={text} onChange={setText} />
      )}
      <PartOf items={found} noun="avatars">
        {(part) => (
          <div className={grid}>
            {part.map((avatar) => (
              <AvatarChoice
                key={avatar.id}
                avatar={avatar}
                onUse={() => onUse(avatar)}
                onResults={() => onResults(avatar)}
                onDelete={() => onDelete(avatar)}
              />
            ))}
            {text === "" && <NewAvatar />}
          </div>
        )}
      </PartOf>
      {found.length === 0 && <NoMatch text={text} onClear={() => setText("")} />}
    </>
  );
};

/** Not offered once none can be saved: the run would end with an avatar that is lost. */
const NewAvatar = () => {
  const { data: usage } = useQuery(avatarUsageQuery());
  const isFull = usage !== undefined && usage.count >= usage.limit;
  if (!isFull) {
    return (
      <Link to="/optimize" className={addCard}>
        <Plus aria-hidden="true" />
        Create New Avatar
      </Link>
    );
  }
  return (
    <div className={addCard}>
      <Button variant="outline" disabled>
        Create New Avatar
      </Button>
      <span className={hint}>
        {usage.limit === 0
          ? "Your plan saves no avatars."
          : `${usage.count} of ${usage.limit} saved. Delete one to save another.`}
      </span>
    </div>
  );
};

const FIRST_CARDS = 3;

/** Holds the place of the avatars while they load. */
export const AvatarChoicesSkeleton = () => (
  <div className={grid} role="status" aria-label="Loading your avatars">
    {Array.from({ length: FIRST_CARDS }, (_, at) => (
      <AvatarChoiceSkeleton key={at} />
    ))}
  </div>
);
