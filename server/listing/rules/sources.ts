const PAGES = "https://sellercentral.amazon.com/help/hub/reference/external";

/** Where the rules were read. */
export const SOURCES = {
  title: `${PAGES}/GYTR6SYGFA5E3EQC`,
  titleOf2025: "https://sellercentral-europe.amazon.com/help/hub/reference/external/201100890?locale=hi-IN",
  titleBefore2025: "https://sellercentral.amazon.com/gp/help/external/help.html?itemID=YTR6SYGFA5E3EQC",
  parentTitles: "https://help.e-tailize.com/en/amazon-product-title-requirements",
  bullets: `${PAGES}/GX5L8BF8GLMML6CX`,
  bulletAudit: "https://www.amazonlistingaudit.com/policy/bullet-point-guidelines",
  bulletViolations:
    "https://goatconsulting.com/amazon-policy/amazon-product-detail-page-rules-violation-policy-compliance",
  bulletLengths: "https://www.skills.sh/kuudoai/skills/amazon-sp-listing-optimizer",
  detailPage: "https://sellercentral.amazon.com/gp/help/external/help.html?itemID=200390640",
  claims: `${PAGES}/G202024200`,
  restrictions: `${PAGES}/G201707070`,
  trademarks: "https://www.amazonlistingaudit.com/policy/trademark-policy",
  modelLeftovers: "https://amz10.com/p/9258.html",
  highlightsTool: "https://glama.ai/mcp/connectors/com.vendooly/vendooly/tools/update_item_highlights",
  listingGuide: "https://github.com/buluslan/amazon-listing-doctor",
  practice: "https://github.com/jpeckham-hue/atlas-amazon",
  search:
    "https://sellercentral.amazon.com/gp/help/external/help.html?itemID=23501&language=en_US&ref=efph_23501_relt_52821",
  searchGuide: "https://sellercentral.amazon.com/gp/help/external/G23501?language=en_US",
  storeLimits: "https://ssopdot.com/blog/13117.html",
  ebayTitle: "https://developer.ebay.com/api-docs/user-guides/static/trading-user-guide/listing-title.html",
  ebayPolicy: "https://www.ebay.com/help/policies/listing-policies/search-manipulation-policy?id=4243",
  etsyTitle: "https://groups.google.com/g/etsy-api-v2/c/TROSD3BdGIE",
  etsySigns: "https://developers.etsy.com/documentation/",
  etsyReadable: "https://www.skills.sh/jacob-balslev/skills/etsy",
  etsyTags: "https://github.com/hayseedbyte/Taggregator",
  walmart: "https://marketplacelearn.walmart.com/",
} as const;

export const READ_ON = "2026-11-21";
