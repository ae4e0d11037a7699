/** Whether somebody asks how a command is used, and nothing else. */
export const asksForHelp = (args: readonly string[]): boolean => args.includes("--help") || args.includes("-h");
