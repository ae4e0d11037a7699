import type { Page } from "playwright";

/** Saved avatars, as a seller speaks of them. */
export const avatarsModel = (page: Page) => {
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  const act = async (avatar: string, action: "Rename" | "Delete") => {
    await page.getByRole("button", { name: `Actions for ${avatar}` }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };
  return {
    open: async (path: string, heading: string) => {
      await page.goto(path);
      await page.getByRole("heading", { level: 1, name: heading }).waitFor();
    },
    search: (text: string) => page.getByLabel("Search avatars").fill(text),
    rename: async (avatar: string, name: string) => {
      await act(avatar, "Rename");
      await dialog.getByLabel("Name").fill(name);
      await dialog.getByRole("button", { name: "Rename" }).click();
    },
    askToRename: (avatar: string) => act(avatar, "Rename"),
    askToDelete: (avatar: string) => act(avatar, "Delete"),
    confirmDelete: () => dialog.getByRole("button", { name: "Delete avatar" }).click(),
    cancel: () => dialog.getByRole("button", { name: "Cancel" }).click(),
    dialogIsOpen: () => dialog.isVisible(),
    see: (text: string) => page.getByText(text, { exact: true }).first().waitFor(),
    dontSee: (text: string) => page.getByText(text, { exact: true }).first().waitFor({ state: "detached" }),
    seeToast: (title: string) => page.getByRole("status").filter({ hasText: title }).waitFor(),
    addItem: async (list: string, text: string) => {
      await page.getByLabel(`${list} (optional)`).fill(text);
      await page.keyboard.press("Enter");
    },
    fill: (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text),
    save: () => page.getByRole("button", { name: /^(Create avatar|Save changes)$/ }).click(),
    previewText: () => page.getByRole("complementary", { name: "Preview" }).textContent(),
  };
};
