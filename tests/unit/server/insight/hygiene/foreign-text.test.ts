import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { areForeign } from "../../../../../server/insight/hygiene/foreign-text.ts";
import { readReviews } from "../../../../../server/insight/ingest/read-reviews.ts";

const SAMPLES = ["bottle.txt", "harness.csv", "lamp.json"];

describe("reviews in another language", () => {
  test.each([
    ["German", ["Die Flasche ist nach zwei Wochen undicht geworden.", "Hält das Wasser den ganzen Tag kalt."]],
    ["German, one sentence", ["Die Flasche ist undicht und ich hasse sie."]],
    ["French", ["La bouteille fuit dans mon sac, je suis très déçue.", "Garde l'eau froide toute la journée."]],
    ["Spanish", ["La tapa gotea y no cierra bien.", "Muy buena botella, mantiene el agua fría todo el día."]],
    ["Italian", ["Il tappo perde acqua e non si chiude bene.", "Ottima borraccia, la uso ogni giorno."]],
    ["Portuguese", ["A tampa vaza e não fecha bem.", "Muito boa, mantém a água fria o dia todo."]],
    ["Dutch", ["De dop lekt en sluit niet goed.", "Houdt het water de hele dag koud, erg blij mee."]],
    ["Swedish", ["Locket läcker och går inte att stänga.", "Håller vattnet kallt hela dagen, jag är mycket nöjd."]],
    ["Danish", ["Låget er utæt og kan ikke lukkes.", "Holder vandet koldt hele dagen, jeg er meget glad."]],
    ["Polish", ["Zakrętka przecieka i nie można jej zamknąć.", "Bardzo dobra butelka, polecam."]],
    ["Czech", ["Víčko teče a nejde zavřít, už to není ono.", "Velmi dobrá láhev, jsem spokojený."]],
    ["Romanian", ["Capacul curge și nu se închide bine.", "Foarte bună, ține apa rece toată ziua."]],
    ["Turkish", ["Kapağı sızdırıyor ve çok kötü.", "Çok güzel bir ürün, tavsiye ederim."]],
    ["Finnish", ["Korkki vuotaa ja se ei mene kiinni.", "Todella hyvä pullo, pitää veden kylmänä."]],
    ["Hungarian", ["A kupak csöpög és nem zár jól.", "Nagyon jó termék, már egy éve van meg."]],
    ["Indonesian", ["Tutupnya bocor dan tidak bisa ditutup.", "Barang sangat bagus, terima kasih."]],
    ["Vietnamese", ["Nắp bị rò nước và không đóng được.", "Sản phẩm rất tốt, tôi rất thích."]],
  ])("are told: %s", (_language, texts) => {
    expect(areForeign(texts)).toBe(true);
  });

  test("are let pass where most of what is said is English", () => {
    const english = "The lid leaks in my bag every single day and I had to throw it away after a week.";
    expect(areForeign([english, english, "Die Flasche ist undicht."])).toBe(false);
    expect(
      areForeign([english, "Die Flasche ist undicht und ich hasse sie, weil sie nicht mehr schließt und tropft."]),
    ).toBe(false);
  });
});

describe("English reviews", () => {
  test.each([
    "Great bottle.",
    "Love it",
    "Leaks constantly",
    "Solid build, decent price, fast shipping",
    "Le Creuset lids fit, La Roche too.",
    "Bought for mi abuela, muy bueno she says, and the lid is good.",
    "BPA free? Si. Die cast handle, no man can break it.",
    "",
  ])("are never taken for another language: %s", (text) => {
    expect(areForeign([text])).toBe(false);
  });

  test.each(SAMPLES)("of the sample %s are none of them", (name) => {
    const bytes = readFileSync(join(import.meta.dir, "../../../../../server/samples", name));
    const { reviews } = readReviews({ bytes, fileName: name });
    expect(reviews.length).toBeGreaterThan(20);
    expect(reviews.filter(({ text }) => areForeign([text]))).toEqual([]);
  });
});
