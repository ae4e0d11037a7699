/** Amazon prints the stars and the date of a review in the language of the shop or of the reviewer. */
const STARS =
  /^(\d(?:[.,]\d)?) (?:von|de|sur|su|van|z|av|di) 5 (?:sternen|estrellas|étoiles|stelle|sterren|gwiazdek|stjärnor|estrelas)(?!\p{L})[ .:,–—|-]*(.*)$/iu;
const STARS_LAST = /^(?:5つ星のうち|5 yıldız üzerinden) ?(\d(?:[.,]\d)?)\s*(.*)$/iu;

const REVIEWED =
  /^(?:rezension aus|bewertet in|kundenrezension aus|reseñado en|revisado en|calificado en|opinión de|avis laissé|commenté|évalué|recensito|recensione|beoordeeld in|avaliado|recenzja w|ocenione w|granskad i|recenserad i)(?!\p{L}).{1,60}$/iu;
const REVIEWED_LAST = /(?:にレビュー済み|でレビュー済み|tarihinde .{2,30} değerlendirildi)$/u;

const MONTHS: readonly string[] = [
  "januar januari enero janvier gennaio janeiro stycznia ocak",
  "februar februari febrero février febbraio fevereiro lutego şubat",
  "märz maart marzo mars março marca mart",
  "april abril avril aprile kwietnia nisan",
  "mai mei mayo maggio maio maja maj mayıs",
  "juni junio juin giugno junho czerwca haziran",
  "juli julio juillet luglio julho lipca temmuz",
  "august augustus agosto août augusti sierpnia ağustos",
  "september septiembre septembre settembre setembro września eylül",
  "oktober octubre octobre ottobre outubro października ekim",
  "november noviembre novembre novembro listopada kasım",
  "dezember december diciembre décembre dicembre dezembro grudnia aralık",
];
const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.split(" ").map((name) => [name, index + 1] as const)));

const DAY_MONTH_YEAR = /(\d{1,2})[.º]? (?:de )?(\p{L}{3,12})\.?(?: del?)?,? (\d{4})/u;
const EAST_ASIAN = /(\d{4})年(\d{1,2})月(\d{1,2})日/u;

/** The stars a line of another language opens with, and what follows them. */
export const foreignStars = (line: string): { stars: string; rest: string } | null => {
  const match = STARS.exec(line) ?? STARS_LAST.exec(line);
  return match === null ? null : { stars: match[1] ?? "", rest: match[2] ?? "" };
};

/** The day that "Rezension aus Deutschland vom 12. Oktober 2026" names, as year, month, day. */
export const foreignReviewDay = (line: string): string | null => {
  if (!REVIEWED.test(line) && !REVIEWED_LAST.test(line)) return null;
  const east = EAST_ASIAN.exec(line);
  if (east !== null) return `${east[1]}-${east[2]}-${east[3]}`;
  const match = DAY_MONTH_YEAR.exec(line);
  const month = MONTH_OF.get((match?.[2] ?? "").toLowerCase());
  return match === null || month === undefined ? null : `${match[3]}-${month}-${match[1]}`;
};

export const FOREIGN_BADGE =
  /^(?:verifizierter kauf|compra verificada|achat vérifié|acquisto verificato|geverifieerde aankoop|zweryfikowany zakup|verifierat köp|amazonで購入|doğrulanmış alışveriş)$/iu;
export const FOREIGN_VARIANT =
  /^(?:farbe|farbname|größe|größenname|stil|muster|color|nombre del color|tamaño|talla|estilo|couleur|taille|nom de couleur|colore|dimensioni|dimensione|formato|kleur|maat|stijl|cor|tamanho|estilo|kolor|rozmiar|färg|storlek|色|サイズ|スタイル|renk)(?: name)? ?[:：].{1,160}$/iu;
export const FOREIGN_GIVEN = /^.{0,60}\bvine\b.{0,60}(?:kosten|gratuit|gratis|無料|bezpłatn|ücretsiz).{0,40}$/iu;
export const FOREIGN_HEADING =
  /^(?:kundenrezensionen|spitzenrezensionen.{0,40}|spitzenbewertungen.{0,40}|opiniones de clientes|reseñas de clientes|(?:principales|mejores) reseñas.{0,60}|commentaires client(?:s|èle)?|meilleures évaluations.{0,60}|meilleurs commentaires.{0,60}|recensioni clienti|le recensioni più utili.{0,40}|recensioni migliori.{0,40}|klantenrecensies|beste recensies.{0,40}|avaliações de clientes|principais avaliações.{0,40}|カスタマーレビュー|.{1,30}からのトップレビュー)$/iu;
export const FOREIGN_VOTES =
  /^(?:\d[\d.,]{0,9} personen fanden .{1,30} hilfreich|eine person fand .{1,30} hilfreich|a \d[\d.,]{0,9} personas les (?:resultó|pareció) útil.{0,20}|a una persona le (?:resultó|pareció) útil.{0,20}|(?:\d[\d., ]{0,9} personnes ont|une personne a) trouvé .{1,20} utile|(?:\d[\d.,]{0,9} persone l['’]hanno|una persona l['’]ha) trovat[oa] utile|\d[\d.,]{0,9} mensen vonden dit nuttig|(?:\d[\d.,]{0,9} pessoas acharam|uma pessoa achou) isso útil|\d[\d.,]{0,9}人のお客様がこれが役に立ったと考えています)$/iu;
export const FOREIGN_BUTTON =
  /^(?:nützlich|hilfreich|melden|missbrauch melden|útil|informar|informar de un abuso|denunciar|denunciar abuso|utile|signaler|signaler un abus|segnala|segnala un abuso|nuttig|rapporteren|misbruik melden|pomocne|zgłoś|hjälpsam|hjälpsamt|rapportera|役に立った|レポート|違反を報告|yararlı|bildir)$/iu;
export const FOREIGN_FOOT =
  /^(?:zurück zum (?:seiten)?anfang|nach oben|(?:alle|weitere) (?:rezensionen|bewertungen) (?:anzeigen|ansehen).{0,10}|rezension(?:en)? (?:auf|ins) .{3,20} übersetzen|inicio de página|volver arriba|ver (?:todas las|más) (?:opiniones|reseñas).{0,10}|retour en haut|voir (?:tous les|plus de) (?:commentaires|avis).{0,10}|torna su|vedi tutte le recensioni.{0,10}|terug naar boven|alle recensies (?:bekijken|weergeven).{0,10}|voltar ao início|ver (?:todas as|mais) avaliações.{0,10}|トップへ戻る|すべてのレビューを参照する.{0,3})$/iu;
