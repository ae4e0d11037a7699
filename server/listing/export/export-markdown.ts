import { ruleProfileName } from "../../../events/result/rule-profiles.ts";
import type { ExportedLine, ExportedResult, ExportedSection } from "./export-lines.ts";
import { exportSections } from "./export-sections.ts";

const GROUP_TITLES = { listing: "Listing", avatar: "Avatar", reviews: "Reviews", proof: "Proof and checks" } as const;

/** Keeps what customers and sellers wrote from being read as Markdown. */
const plain = (text: string): string => text.replaceAll(/\s+/g, " ").replaceAll(/([\\`*_[\]<>#|])/g, "\\$1");

const counted = (reviews: number): string => (reviews === 1 ? "1 review" : `${reviews} reviews`);

const lineText = ({ text, reviews, quotes, note }: ExportedLine): string =>
  [
    `- ${plain(text)}${reviews === 0 ? "" : ` (${counted(reviews)})`}${note === undefined || note === "" ? "" : ` · *${plain(note)}*`}`,
    ...quotes.map((quote) => `  > ${plain(quote)}`),
  ].join("\n");

/** Copy that is pasted somewhere else stands alone, without its evidence. */
const copyText = ({ text }: ExportedLine): string => `- ${plain(text)}`;

const isCopy = ({ group, title }: ExportedSection): boolean => group === "listing" && title !== "Improvements";

const sectionText = (section: ExportedSection): string =>
  [`### ${section.title}`, "", ...section.lines.map(isCopy(section) ? copyText : lineText), ""].join("\n");

const groupText = (
  group: keyof typeof GROUP_TITLES,
  sections: readonly ExportedSection[],
  avatarName: string,
): string => {
  const own = sections.filter((section) => section.group === group);
  if (own.length === 0) return "";
  const heading = group === "avatar" ? `## Avatar: ${plain(avatarName)}` : `## ${GROUP_TITLES[group]}`;
  return [heading, "", ...own.map(sectionText)].join("\n");
};

/** The result as a Markdown document: listing copy first, then the avatar and the themes with the customers' words. */
export const exportMarkdown = (result: ExportedResult): string => {
  const sections = exportSections(result);
  const avatarName = result.avatarData?.profileName || result.avatarName;
  const made = `From ${counted(result.reviews.length)}. Checked against ${ruleProfileName(result.compliance.profile)}. Written by engine ${result.engine.version}, rules ${result.engine.rules}.`;
  const groups = (["listing", "avatar", "reviews", "proof"] as const).map((group) =>
    groupText(group, sections, avatarName),
  );
  return [`# ${plain(result.productName)}`, "", made, "", ...groups.filter((text) => text !== "")].join("\n");
};
