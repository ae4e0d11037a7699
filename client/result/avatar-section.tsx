import type { FullAvatar } from "../../events/result/avatar.ts";
import type { Insights } from "../../events/result/insights.ts";
import { css } from "../styled-system/css/index.js";
import { CopyButton } from "../ui/copy-button.tsx";
import { AvatarFacts } from "./avatar-facts.tsx";
import { AvatarList, type AvatarListProps } from "./avatar-list.tsx";
import { Block } from "./block.tsx";
import { avatarText, demographicFacts, psychographicFacts } from "./copy-text.ts";
import { NeverSaid } from "./never-said.tsx";
import { Section } from "./section.tsx";
import { Tone } from "./tone.tsx";

const grid = css({
  display: "grid",
  columnGap: "10",
  rowGap: "8",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
});

/** Where all that is spoken of is told elsewhere there is nothing to add. */
const topicsOf = ({ topics = [] }: Insights): AvatarListProps[] =>
  topics.length === 0 ? [] : [{ title: "Also on their minds", path: "insights.topics", items: topics }];

/** What is said stands first; what no review says comes behind it, side by side, so that no list leaves a hole beside it. */
const listsOf = (avatar: FullAvatar, insights: Insights | undefined): AvatarListProps[] => {
  const lists: AvatarListProps[] = [
    { title: "Pains", path: "avatar.pains", items: avatar.pains },
    { title: "Desires", path: "avatar.desires", items: avatar.desires },
    ...(insights === undefined
      ? []
      : [
          { title: "Reasons to buy", path: "insights.reasonsToBuy", items: insights.reasonsToBuy },
          { title: "Reasons to return", path: "insights.reasonsToReturn", items: insights.reasonsToReturn },
          { title: "Where and when they use it", path: "insights.situations", items: insights.situations },
          { title: "Doubts", path: "insights.doubts", items: insights.doubts },
          ...topicsOf(insights),
        ]),
    { title: "Emotional drivers", path: "avatar.emotionalDrivers", items: avatar.emotionalDrivers },
    { title: "Keywords", path: "avatar.keywords", items: avatar.keywords, look: "chips" },
  ];
  return lists.toSorted((one, other) => Number(one.items.length === 0) - Number(other.items.length === 0));
};

/** The buyer persona. What no review says is said to be unsaid. */
type AvatarSectionProps = { avatar: FullAvatar; insights: Insights | undefined };

export const AvatarSection = ({ avatar, insights }: AvatarSectionProps) => (
  <Section
    id="customer"
    title={avatar.profileName}
    lead="The customer behind these reviews. Nothing here is guessed: what reviewers did not say is left open."
    actions={<CopyButton text={avatarText(avatar, insights)} label="Copy avatar" withLabel variant="outline" />}
  >
    <div className={grid}>
      {listsOf(avatar, insights).map((list) => (
        <AvatarList key={list.path} {...list} />
      ))}
      <AvatarList title="What they say" path="avatar.say" items={avatar.say} look="quotes" />
      <NeverSaid items={avatar.notSay} />
      <AvatarFacts title="Demographics" path="avatar.demographics" facts={demographicFacts(avatar)} />
      <AvatarFacts title="Psychographics" path="avatar.psychographics" facts={psychographicFacts(avatar)} />
      <Block title="Tone">
        <Tone tone={avatar.tone} />
      </Block>
    </div>
  </Section>
);
