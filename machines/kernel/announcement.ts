/** What a flow tells the person, whichever way the client shows it. */
export type Announcement = {
  type: "announced";
  title: string;
  description?: string;
  tone: "default" | "destructive";
};
