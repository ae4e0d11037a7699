import type { FullAvatar } from "../../events/result/avatar.ts";
import { css } from "../styled-system/css/index.js";
import { CopyButton } from "../ui/copy-button.tsx";
import { AvatarFacts } from "./avatar-facts.tsx";
import { AvatarList } from "./avatar-list.tsx";
import { Block } from "./block.tsx";
import { avatarText, demographicFacts, psychographicFacts } from "./copy-text.ts";
import { Section } from "./section.tsx";
import { Tone } from "./tone.tsx";

const grid = css({
  display: "grid",
  columnGap: "10",
  rowGap: "8",
  gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
});

/** The buyer persona. What no review says is said to be unsaid. */
export const AvatarSection = ({ avatar }: { avatar: FullAvatar }) => (
  <Section
    id="customer"
    title={avatar.profileName}
    lead="The customer behind these reviews. Nothing here is guessed: what reviewers did not say is left open."
    actions={<CopyButton text={avatarText(avatar)} label="Copy avatar" withLabel variant="outline" />}
  >
    <div className={grid}>
      <AvatarList title="Pains" path="avatar.pains" items={avatar.pains} />
      <AvatarList title="Desires" path="avatar.desires" items={avatar.desires} />
      <AvatarList title="Emotional drivers" path="avatar.emotionalDrivers" items={avatar.emotionalDrivers} />
      <AvatarList title="Keywords" path="avatar.keywords" items={avatar.keywords} look="chips" />
      <AvatarList title="What they say" path="avatar.say" items={avatar.say} look="quotes" />
      <AvatarList title="What they never say" path="avatar.notSay" items={avatar.notSay} look="quotes" />
      <AvatarFacts title="Demographics" path="avatar.demographics" facts={demographicFacts(avatar)} />
      <AvatarFacts title="Psychographics" path="avatar.psychographics" facts={psychographicFacts(avatar)} />
      <Block title="Tone">
        <Tone tone={avatar.tone} />
      </Block>
    </div>
  </Section>
);
