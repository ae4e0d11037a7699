import { badge } from "./badge.ts";
import { button } from "./button.ts";
import { callout } from "./callout.ts";
import { card } from "./card.ts";
import { checkbox } from "./checkbox.ts";
import { dialog } from "./dialog.ts";
import { field } from "./field.ts";
import { fileDrop } from "./file-drop.ts";
import { link } from "./link.ts";
import { mark } from "./mark.ts";
import { menu } from "./menu.ts";
import { progress } from "./progress.ts";
import { select } from "./select.ts";
import { skeleton } from "./skeleton.ts";
import { steps } from "./steps.ts";
import { table } from "./table.ts";
import { tabs } from "./tabs.ts";
import { toast } from "./toast.ts";

export const recipes = { badge, button, link, mark, skeleton };

export const slotRecipes = {
  callout,
  card,
  checkbox,
  dialog,
  field,
  fileDrop,
  menu,
  progress,
  select,
  steps,
  table,
  tabs,
  toast,
};
