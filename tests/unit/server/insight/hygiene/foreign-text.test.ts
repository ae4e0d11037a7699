import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { areForeign, languageOf } from "../../../../../server/insight/hygiene/foreign-text.ts";
import { readReviews } from "../../../../../server/insight/read-reviews.ts";

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
    ["Estonian", ["Kork lekib ja ei lähe kinni.", "Väga hea pudel, hoiab vee külmana ja on kerge."]],
    ["Swahili", ["Kifuniko kinavuja sana.", "Chupa nzuri sana, inaweka maji baridi siku nzima."]],
    ["Tagalog", ["Tumatagas ang takip.", "Napakaganda ng bote, malamig pa rin ang tubig buong araw."]],
    ["Arabic", ["هذه الزجاجة رائعة جدا وتحافظ على البرودة."]],
    ["Chinese", ["这个水壶非常好用，保温一整天。"]],
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
    "Gr8 btl, luv it, tbh my fav rn.",
    "Kelvara Thermolux Zipcore tumblr w/ Nanolid is lit, I love it.",
    "My son's, my daughter's and my cat's: it's theirs, that's what's what.",
    "https://www.kelvara.com/dp/xyzqq?ref=cm_cr_ryp_prd_ttl_sol Works.",
    "Whoa!",
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

test("letters at random are of no language", () => {
  expect(languageOf("asdf qwer zxcv jkl asdfgh qwlekj zxmcn")).toBe("random");
});

test("German that is written with English words is German", () => {
  expect(languageOf("Die Flasche ist super, der Kaffee bleibt warm und sie passt in den Rucksack.")).toBe("foreign");
});
