export const PROMOTION = ["free shipping", "100% quality guaranteed", "quality guaranteed", "best price", "lowest price", "on sale", "discount", "limited time offer", "buy now", "hot sale", "special offer", "clearance"] as const;
export const SUBJECTIVE_TITLE = ["hot item", "best seller", "bestseller", "best selling", "top rated", "#1", "number one", "amazing", "must have", "must-have"] as const;
export const ELIGIBILITY = ["fsa/hsa eligible", "fsa eligible", "hsa eligible"] as const;
export const PLACEHOLDERS = ["not applicable", "n/a", "not eligible", "yet to decide", "to be decided", "tbd", "copy pending"] as const;
export const BANNED_CLAIMS = ["eco-friendly", "eco friendly", "ecofriendly", "environmentally friendly", "ecologically friendly", "anti-microbial", "antimicrobial", "anti microbial", "anti-bacterial", "antibacterial", "anti bacterial", "made from bamboo", "contains bamboo", "made from soy", "contains soy"] as const;
export const GUARANTEES = ["full refund", "if not satisfied", "send it back", "unconditional guarantee", "satisfaction guaranteed", "money-back", "money back", "guaranteed", "lifetime guarantee"] as const;
export const ABBREVIATIONS = ["qty", "pkg", "w/", "approx."] as const;
export const OFFER_WORDS = ["in stock", "free delivery", "ships today", "ships from", "brand new", "refurbished", "coupon", "price drop"] as const;
export const TESTIMONIALS = ["customers say", "customers love", "reviewers say", "reviewers love", "five stars", "5 stars", "5-star", "testimonial", "leave a review", "write a review", "buyers love", "buyers say"] as const;
export const TIMELY = ["new arrival", "just launched", "today only", "this week", "this month", "this year", "last chance", "limited time", "new for"] as const;
export const HEALTH_CLAIMS = ["cures", "cure", "treats", "prevents disease", "fda approved", "fda cleared", "anti-fungal", "antifungal", "100% pure", "twice as effective", "clinically proven", "heals", "arthritis relief", "best in class", "the best"] as const;
export const EVIDENCE_CLAIMS = ["certified", "lab tested", "made in usa", "made in the usa", "biodegradable", "compostable", "carbon neutral", "non-toxic", "nontoxic", "award-winning", "award winning"] as const;
export const TEMPORARY_TERMS = ["available now", "brand new", "current", "discounted", "just launched", "last chance", "last minute", "latest", "limited time", "new", "on sale", "this week", "this month", "this year", "today"] as const;
export const SUBJECTIVE_TERMS = ["amazing", "best", "cheap", "cheapest", "effective", "fastest", "good deal", "least", "most", "popular", "trending"] as const;

export const STOP_WORDS: ReadonlySet<string> = new Set(
  "a an and are as at be by for from has have he her his i if in is it its me my no not of on or our she so than that the their them they this to us was we were what when which who will with you your".split(" "),
);

export const SMALL_TITLE_WORDS: ReadonlySet<string> = new Set("a an the and or nor but for in on at to by of with from over up as per via".split(" "));
