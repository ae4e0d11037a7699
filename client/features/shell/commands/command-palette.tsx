import { createListCollection, Listbox } from "@ark-ui/react/listbox";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState, useSyncExternalStore } from "react";
import { useSettled } from "../../../lib/use-settled.ts";
import { openAuthDialog } from "../../../session/auth-prompt.ts";
import { useSession } from "../../../session/use-session.ts";
import { useSignOut } from "../../../session/use-sign-out.ts";
import { css } from "../../../styled-system/css/index.js";
import { field } from "../../../styled-system/recipes/index.js";
import { newestResultsQuery } from "../../../work/results/result-queries.ts";
import { avatarsQuery } from "../../../work/work-queries.ts";
import { chosenTheme, subscribeToTheme } from "../shown-theme.ts";
import { themeActor } from "../theme-actor.ts";
import { askedOverlay } from "./asked-overlay.ts";
import { type Command, type CommandAct, commandsFor, matchCommands } from "./commands.ts";

const root = css({ display: "flex", flexDirection: "column", gap: "3", minHeight: "0" });
const list = css({ height: "[min(24rem, 50dvh)]", overflowY: "auto", outline: "none", scrollPaddingBlock: "8" });
const groupLabel = css({ textStyle: "caption", color: "text.subtle", paddingInline: "2.5", paddingBlock: "2" });
const item = css({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  flexWrap: "wrap",
  columnGap: "4",
  paddingInline: "2.5",
  paddingBlock: "2",
  borderRadius: "sm",
  cursor: "pointer",
  _highlighted: { backgroundColor: "bg.active" },
});
const label = css({ overflowWrap: "anywhere" });
const hint = css({
  textStyle: "caption",
  color: "text.muted",
  minWidth: "0",
  overflowWrap: "anywhere",
});
const nothing = css({ color: "text.muted", paddingInline: "2.5", paddingBlock: "3" });

const SETTLED_MS = 150;
const RESULTS_SHOWN = 8;
const NONE: never[] = [];

/** What the field is to readers; which list it controls is added by the listbox. */
const COMBOBOX = { role: "combobox", "aria-expanded": true } as const;

/** The commands, and whether results of this search are still on their way. */
const useCommands = (search: string): { commands: Command[]; isSearching: boolean } => {
  const { authenticated, plan, role } = useSession();
  const theme = useSyncExternalStore(subscribeToTheme, chosenTheme);
  const { data: avatars = NONE } = useQuery({ ...avatarsQuery(), enabled: authenticated });
  const wanted = useSettled(search.trim(), SETTLED_MS);
  const found = useQuery({ ...newestResultsQuery(RESULTS_SHOWN, wanted), enabled: authenticated });
  const { data: results = NONE } = found;
  const commands = useMemo(
    () => commandsFor({ session: { authenticated, plan, role }, theme, avatars, results }),
    [authenticated, plan, role, theme, avatars, results],
  );
  return { commands, isSearching: wanted !== search.trim() || found.isFetching };
};

const useAct = (onDone: () => void): ((act: CommandAct) => void) => {
  const navigate = useNavigate();
  const { signOut } = useSignOut();
  return (act) => {
    onDone();
    switch (act.type) {
      case "go":
        return void navigate({ href: act.href });
      case "chooseTheme":
        return themeActor.send({ type: "theme.chosen", choice: act.choice });
      case "showShortcuts":
        return askedOverlay.open("shortcuts");
      case "signIn":
        return openAuthDialog("signin");
      case "signOut":
        return signOut();
    }
  };
};

export const CommandPalette = ({ onDone }: { onDone: () => void }) => {
  const act = useAct(onDone);
  const [search, setSearch] = useState("");
  const { commands, isSearching } = useCommands(search);
  const [chosen, setChosen] = useState<string | null>(null);
  const collection = useMemo(
    () =>
      createListCollection({
        items: matchCommands(commands, search),
        itemToValue: ({ id }) => id,
        itemToString: ({ label: text }) => text,
        groupBy: ({ group }) => group,
      }),
    [commands, search],
  );
  const highlighted = chosen !== null && collection.has(chosen) ? chosen : collection.firstValue;
  const run = (id: string): void => {
    const command = collection.find(id);
    if (command) act(command.act);
  };
  return (
    <Listbox.Root
      className={root}
      collection={collection}
      selectionMode="single"
      value={NONE}
      highlightedValue={highlighted}
      onHighlightChange={({ highlightedValue }) => setChosen(highlightedValue)}
      onSelect={({ value }) => run(value)}
    >
      <Listbox.Label className={css({ srOnly: true })}>Pages, actions, avatars and results</Listbox.Label>
      <Listbox.Input
        {...COMBOBOX}
        aria-label="Search pages, actions, avatars and results"
        placeholder="Pages, actions, avatars, results"
        className={field().input}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setChosen(null);
        }}
      />
      <Listbox.Content className={list}>
        <Groups groups={collection.group()} />
      </Listbox.Content>
      <p role="status" className={collection.size === 0 ? nothing : css({ srOnly: true })}>
        {collection.size === 0 && !isSearching ? `Nothing is called “${search.trim()}”.` : ""}
      </p>
    </Listbox.Root>
  );
};

const Groups = ({ groups }: { groups: readonly (readonly [string, readonly Command[]])[] }) => (
  <>
    {groups.map(([group, items]) => (
      <Listbox.ItemGroup key={group}>
        <Listbox.ItemGroupLabel className={groupLabel}>{group}</Listbox.ItemGroupLabel>
        {items.map((command) => (
          <Listbox.Item key={command.id} item={command} className={item} highlightOnHover>
            <Listbox.ItemText className={label}>{command.label}</Listbox.ItemText>
            {command.hint === undefined ? null : <span className={hint}>{command.hint}</span>}
          </Listbox.Item>
        ))}
      </Listbox.ItemGroup>
    ))}
  </>
);
