import type { ReviewPage } from "./review-page.ts";

const DESKTOP = `Skip to main content
.us
Deliver to New York 10001
All
Search Amazon
EN
Hello, sign in
Account & Lists
Returns
& Orders
Cart
Kitchen & Dining › Kitchen Utensils & Gadgets › Garlic Presses
VIFUUR Silicone Garlic Press, Dishwasher Safe
Brand: Kitchenly
4.5 out of 5 stars
1,284 ratings
$15.99
Customer reviews
4.5 out of 5 stars4.5 out of 5
1,284 global ratings
5 star4 star3 star2 star1 star5 star
64%17%8%4%7%64%
5 star
64%
4 star
17%
3 star
8%
2 star
4%
1 star
7%
How customer reviews and ratings work
Customers say
Customers find the garlic press easy to use and clean. They appreciate its sturdy build quality. However, some customers mention that the handle is too short.
AI Generated from the text of customer reviews
Select to learn more
Ease of use(212)Sturdiness(98)Handle(41)
Reviews with images
See all photos
Top reviews from the United States
Maria L.
5.0 out of 5 stars ⟦1:Finally no more smelly fingers!⟧
Reviewed in the United States on October 12, 2026
Color: GreenVerified Purchase
⟦1:I have arthritis in both hands and this press is so easy to squeeze.⟧
⟦1:It was helpful.⟧

⟦1:Cleans up in the dishwasher in one go.⟧
Helpful
14 people found this helpful
Report
Tom from Ohio, who cooks
2.0 out of 5 stars ⟦2:Handle bent after a month⟧
Reviewed in the United States on September 3, 2026
Color: RedVerified Purchase
⟦2:It was great until the handle bent. I cook for a family of six so I use it daily.⟧
7 people found this helpful
Helpful
Report
X
1.0 out of 5 stars ⟦3:Garbage⟧
Reviewed in the United States on July 1, 2026
Vine Customer Review of Free Product
⟦3:Garlic squirts out the sides and the silicone grip slips off when wet.⟧
Images in this review
Customer image
Helpful
Report
See more reviews
Top reviews from other countries
Translate all reviews to English
Ana
5,0 de 5 estrellas ⟦4:Muy bueno⟧
Reviewed in Mexico on August 2, 2026
Color: GreenVerified Purchase
⟦4:Muy fácil de limpiar y exprime bien el ajo. Lo recomiendo mucho.⟧
Report
Translate review to English
山田
5つ星のうち4.0 ⟦5:使いやすい⟧
Reviewed in Japan on August 1, 2026
Verified Purchase
⟦5:にんにくが簡単につぶせます。⟧
Report
Translate review to English
S.
3.0 out of 5 stars ⟦6:Geht so⟧
Reviewed in Germany on July 19, 2026
Color: RedVerified Purchase
⟦6:Die Presse ist stabil, aber der Griff ist zu kurz.⟧
Report
See more reviews
Products related to this item
Sponsored
OTOTO Garlic Crusher, Red
4.0 out of 5 stars
12,345
$19.95
Stainless Press for Home
4.5 out of 5 stars 2,210
$9.99
Your recently viewed items and featured recommendations
After viewing product detail pages, look here to find an easy way to navigate back to pages you are interested in.
Back to top
Get to Know Us
Careers
Blog
Conditions of Use
© 1996-2026, Amazon.com, Inc. or its affiliates`;

const PHONE = `Amazon
Search Amazon
Deliver to Maria - Austin 78701
Customer reviews
5.0 out of 5
5 out of 5
3 global ratings
5 star
4 star
3 star
2 star
1 star
Review this product
Write a review
Filter
Sort by
Top reviews
B
5.0 out of 5 stars
⟦1:Does the job⟧
Reviewed in the United States 🇺🇸 on October 12, 2026
Size: 25 oz
Color: Blue
Verified Purchase
⟦1:Keeps ice for a day. The lid closes with a click⟧
Read more
One person found this helpful
Helpful
Report
the one and only jack
1.0 out of 5 stars
⟦2:Leaks!!⟧
Reviewed in Canada 🇨🇦 on 4 September 2026
Verified Purchase
⟦2:Leaked in my bag on day one. Not worth it.⟧
Helpful
Report
Sending feedback...
Thank you for your feedback.
Mary J. Smith
VINE VOICE
4.0 out of 5 stars
⟦3:Good, with a but⟧
Reviewed in the United Kingdom on 1 June 2026
Verified Purchase
⟦3:Fits the cup holder of my car.⟧
Helpful
Report
←Previous page
Next page→
Need customer service?
Click here
See all details for Stainless Bottle
Your Account
Sign Out
Help`;

const WITHOUT_STARS = `Top reviews from the United States
Maria Lopez
⟦1:Finally no more smelly fingers!⟧
Reviewed in the United States on October 12, 2026
Verified Purchase
⟦1:So easy to squeeze.⟧
Helpful
Report
K
⟦2:Handle bent after a month⟧
Reviewed in the United States on September 3, 2026
⟦2:It was great until the handle bent.⟧
Helpful
Report
Back to top
Careers`;

const FROM_THE_MIDDLE = `⟦1:and the lid does not leak either.⟧
⟦1:It also stays cold.⟧
12 people found this helpful
Helpful
Report
Bob
1.0 out of 5 stars ⟦2:Nope⟧
Reviewed in Canada on 4 March 2025
⟦2:Leaks everywhere.⟧
Ann Lee
4.0 out of 5 stars ⟦3:Fine⟧
Reviewed in Canada on 5 March 2025
⟦3:Holds a liter and fits my bag.⟧`;

const GERMAN = `Zum Hauptinhalt wechseln
Lieferung nach Berlin 10115
Kundenrezensionen
4,3 von 5 Sternen
1.284 globale Bewertungen
5 Sterne
64 %
4 Sterne
17 %
Wie werden Kundenbewertungen berechnet?
Kunden sagen
Kunden finden die Knoblauchpresse einfach zu bedienen.
Aus Kundenrezensionen mit KI erstellt
Spitzenrezensionen aus Deutschland
Jürgen W.
5,0 von 5 Sternen ⟦1:Sehr gut⟧
Rezension aus Deutschland vom 12. Oktober 2026
Farbe: GrünVerifizierter Kauf
⟦1:Die Presse ist stabil und leicht zu reinigen.⟧
14 Personen fanden diese Informationen hilfreich
Nützlich
Melden
K.
1,0 von 5 Sternen ⟦2:Schrott⟧
Bewertet in Deutschland am 3. März 2026
Verifizierter Kauf
⟦2:Der Griff ist nach einer Woche gebrochen.⟧
Nützlich
Melden
Weitere Rezensionen anzeigen
Spitzenrezensionen aus anderen Ländern
Bob
4.0 out of 5 stars ⟦3:Good press⟧
Rezension aus den Vereinigten Staaten vom 1. Mai 2026
Verifizierter Kauf
⟦3:Easy to squeeze, but a bit small.⟧
Melden
Nach oben
Über Amazon
Karriere bei Amazon`;

const ROMANCE = `Opiniones de clientes
4,3 de 5 estrellas
Mejores reseñas de España
Ana
5,0 de 5 estrellas ⟦1:Muy bueno⟧
Reseñado en España el 12 de octubre de 2026
Color: VerdeCompra verificada
⟦1:Muy fácil de limpiar.⟧
A 14 personas les resultó útil
Útil
Informar
Ver más opiniones
Meilleures évaluations de France
Zoé
2,0 sur 5 étoiles ⟦2:Fragile⟧
Avis laissé en France le 1 août 2026
Couleur : RougeAchat vérifié
⟦2:La poignée a cassé après un mois.⟧
Une personne a trouvé cela utile
Utile
Signaler
Le recensioni più utili
Z
3,0 su 5 stelle ⟦3:Discreto⟧
Recensito in Italia il 5 luglio 2026
Acquisto verificato
⟦3:Buono ma un po' piccolo.⟧
Utile
Segnala
Torna su
Lavora con noi`;

export const AMAZON_PAGES: readonly ReviewPage[] = [
  {
    name: "Amazon, a whole product page",
    page: DESKTOP,
    stars: [5, 2, 1, 5, 4, 3],
    dates: ["2026-10-12", "2026-09-03", "2026-07-01", "2026-08-02", "2026-08-01", "2026-07-19"],
  },
  {
    name: "Amazon on a phone",
    page: PHONE,
    stars: [5, 1, 4],
    dates: ["2026-10-12", "2026-09-04", "2026-06-01"],
  },
  {
    name: "Amazon without the stars",
    page: WITHOUT_STARS,
    stars: [null, null],
    dates: ["2026-10-12", "2026-09-03"],
  },
  {
    name: "Amazon, copied from the middle of a review, without buttons",
    page: FROM_THE_MIDDLE,
    stars: [null, 1, 4],
    dates: [null, "2025-03-04", "2025-03-05"],
  },
  { name: "Amazon in German", page: GERMAN, stars: [5, 1, 4], dates: ["2026-10-12", "2026-03-03", "2026-05-01"] },
  {
    name: "Amazon in Spanish, French and Italian",
    page: ROMANCE,
    stars: [5, 2, 3],
    dates: ["2026-10-12", "2026-08-01", "2026-07-05"],
  },
];
