import type { ReviewPage } from "./review-page.ts";

const WALMART = `Skip to Main Content
Departments
Services
How do you want your items?
Home/Kitchen/Garlic Presses
Silicone Garlic Press, Green
(4.4)
4.4 stars out of 1204 reviews
1,204 ratings
$12.97
Add to cart
Customer ratings & reviews
4.4 out of 5
1,204 ratings|211 reviews
5 stars
830
4 stars
170
3 stars
80
2 stars
40
1 star
84
Review summary
Customers like how easy it is to clean. Some mention that the handle bends.
AI-generated from customer reviews
Most helpful positive review
5 out of 5 stars review
9/15/2026
⟦1:Great press⟧
⟦1:I use it every day and it cleans up fast.⟧
MariaL
Helpful? (2)
0
0
Report
Most relevant
Sort by
5 out of 5 stars review
9/14/2026
⟦2:Love it⟧
⟦2:So easy on my hands.⟧
Jo
Verified Purchase
0
0
Report
1 out of 5 stars review
9/12/2026
⟦3:Broke⟧
⟦3:The hinge broke within a week. Do not buy.⟧
K
Verified Purchase
3
0
Report
View all reviews (211)
Similar items you might like
Mainstays Garlic Press
4.5 out of 5 Stars. 1311 reviews
$5.47
We’d love to hear what you think!
Give feedback
© 2026 Walmart. The trademarks Walmart and the Walmart Spark design are registered.`;

const WALMART_PHONE = `Ratings & reviews
4.4 out of 5 stars
(1,204 ratings)
Oct 12, 2026
Kathy
Verified Purchase
5 out of 5 stars review
⟦1:Nice and sturdy⟧
⟦1:Holds up well in the dishwasher.⟧
Helpful?
0
0
Report
Oct 2, 2026
R
Verified Purchase
2 out of 5 stars review
⟦2:Too small⟧
⟦2:Two cloves at most fit into the basket.⟧
Helpful?
1
0
Report
View all reviews`;

const ETSY = `Reviews for this item (231)
Item average
4.9
Item quality
4.9
Shipping
5.0
Customer service
Sort by: Suggested
5 out of 5 stars
5
This item
⟦1:Lovely mug, the glaze is even nicer than in the pictures.⟧
⟦1:It keeps the tea warm.⟧
Purchased item:
Speckled Stoneware Mug
Maria Lopez
Aug 12, 2026
Listing review by Maria Lopez
Recommends this item
3 out of 5 stars
3
This item
⟦2:Smaller than I thought, and the handle is too narrow.⟧
B
Jul 2, 2026
5 out of 5 stars
5
This item
⟦3:Beautiful.⟧
⟦3:Will buy again.⟧
anna_k
Jun 30, 2026
Photos from reviews
More from this shop
Visit shop
Blue Stoneware Bowl
$24.00
Explore related searches
Handmade mug
Yes! Send me exclusive offers, unique gift ideas, and personalized tips for shopping and selling on Etsy.`;

const ETSY_PHONE = `Reviews
4.9 (231)
5 out of 5 stars
This item
⟦1:The mug is heavy in a good way.⟧
Maria Lopez Aug 12, 2026
Helpful?
4 out of 5 stars
This item
⟦2:Arrived well packed, and the glaze is even.⟧
B. Jul 2, 2026
Reviews for this shop (2,001)
Buyers are raving! Multiple people gave 5-star reviews to this shop in the past 7 days.`;

const EBAY = `Skip to main content
Shop by category
Ratings and Reviews
Write a review
4.6
4.6 out of 5 stars based on 132 product ratings
132 product ratings
5
101 users rated this 5 out of 5 stars
101
4
20 users rated this 4 out of 5 stars
20
Would recommend
Good value
Most relevant reviews
5.0 out of 5 stars
by maria_lopez
Oct 12, 2026
⟦1:Finally no more smelly fingers⟧
⟦1:So easy to squeeze with my bad hands.⟧
Verified purchase: Yes | Condition: New | Sold by: kitchenly
1.0 out of 5 stars
by t***m
Sep 3, 2026
⟦2:Bent⟧
⟦2:The handle bent within a month.⟧
Read full review
Verified purchase: Yes | Condition: Pre-owned | Sold by: kitchenly
See all 42 reviews
Best Selling in Garlic Presses
See all
Current slide 1 of 20
OTOTO Gracula Garlic Crusher
4.7 out of 5 stars
$19.95 New
About eBay
Announcements
Copyright © 1995-2026 eBay Inc. All Rights Reserved.`;

const SHOP = `Customer Reviews
Based on 12 reviews
Write a review
Most Recent
★★★★★
10/12/2026
⟦1:Best press⟧
⟦1:No more sore hands.⟧
Was this helpful?
0
0
★★☆☆☆
09/03/2026
⟦2:Meh⟧
⟦2:The basket is too small for me.⟧
Was this helpful?
0
0
You may also like
Potato Masher
$12.00
Subscribe to our newsletter
Get 10% off your first order`;

const TARGET = `Guest ratings & reviews
4.5 out of 5 stars with 318 reviews
5 stars
80%
4 stars
10%
5 out of 5 stars
⟦1:Great little press⟧
Maria Lopez - 2 months ago
Verified purchase
⟦1:I love it, so easy.⟧
Did you find this review helpful?
Helpful
Not helpful
Report review
Rated 1 out of 5 stars
⟦2:Broke⟧
Posted 3 months ago
⟦2:The hinge broke.⟧
Helpful (3)
Unhelpful (0)
Report
Load more reviews`;

export const OTHER_PAGES: readonly ReviewPage[] = [
  { name: "Walmart", page: WALMART, stars: [5, 5, 1], dates: ["2026-09-15", "2026-09-14", "2026-09-12"] },
  { name: "Walmart on a phone", page: WALMART_PHONE, stars: [5, 2], dates: ["2026-10-12", "2026-10-02"] },
  { name: "Etsy", page: ETSY, stars: [5, 3, 5], dates: ["2026-08-12", "2026-07-02", "2026-06-30"] },
  { name: "Etsy on a phone", page: ETSY_PHONE, stars: [5, 4], dates: ["2026-08-12", "2026-07-02"] },
  { name: "eBay", page: EBAY, stars: [5, 1], dates: ["2026-10-12", "2026-09-03"] },
  { name: "Target and Best Buy", page: TARGET, stars: [5, 1], dates: [null, null] },
  { name: "a shop with a review app", page: SHOP, stars: [5, 2], dates: ["2026-10-12", "2026-09-03"] },
];
