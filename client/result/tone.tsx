import { NOT_SAID } from "./copy-text.ts";
import { Statement } from "./statement.tsx";
import { Unsaid } from "./unsaid.tsx";

export const Tone = ({ tone }: { tone: string }) =>
  tone === "" ? <Unsaid>{NOT_SAID}</Unsaid> : <Statement evidenceKey="avatar.tone">{tone}</Statement>;
