import { always, does, doesIt, is, type Question, q, theProduct, whole } from "./asking.ts";

export const HOUSEHOLD_QUESTIONS: Readonly<Record<string, Question>> = {
  rolling: q(doesIt("roll smoothly"), /roll|glid|wheel|caster|steer|push|swivel/i),
  darkness: q(
    (asked) => doesIt("keep light out and give privacy")(whole(asked)),
    /light|dark|blackout|privacy|private|see-through|sun\b/i,
  ),
  cushioning: q(
    (asked) => `How firm ${is(whole(asked)).toLowerCase()} ${theProduct(asked)}?`,
    /firm|soft|support|loft|thick|cushion|density|lumbar/i,
  ),
  marks: q(
    always("Are lines and print clean, without skips and smears?"),
    /smear|smudge|skip|crisp|print|bleed|dpi|ink/i,
  ),
  bond: q((asked) => doesIt("hold for long")(whole(asked)), /hold|stick|bond|adhes|\bstrong/i),
  removal: q((asked) => doesIt("come off without residue or damage")(whole(asked)), /remov|residue|damage|peel|clean/i),
  workout: q(always("Is there enough resistance for a good workout?"), /resist|workout|weight|\blbs?\b|muscle|train/i),
  load: q(
    (asked) => `How much weight ${does(whole(asked)).toLowerCase()} ${theProduct(asked)} hold?`,
    /\blbs?\b|pounds|weight|load|\bkg\b|heavy/i,
  ),
  locking: q(
    (asked) => doesIt("lock securely and open without trouble")(whole(asked)),
    /lock|key|code|secure|tamper|theft/i,
  ),
  creak: q((asked) => doesIt("creak")(asked), /creak|squeak/i),
  rust: q((asked) => doesIt("rust")(asked), /rust|stainless|corro|coated|galvani/i),
  dexterity: q(
    always("Can small things be handled with the gloves on?"),
    /dexter|touch ?screen|finger|thin|flexib|small/i,
  ),
};
