/** "… and still plays fine", "… but it kept right on working": what goes on all the same, whatever happened before. */
export const WITHSTOOD =
  /\b(?:and|but|yet) (?:it |they )?(?:(?:still|always) (?:plays?|works?|runs?|looks?|goes|cuts?|holds?|fits?|performs?|functions?) (?:fine|great|perfectly|well|good|ok|okay|like (?:new|day one)|as (?:good|well))|(?:kept|keeps) (?:right |straight )?on \p{L}+ing)\b/iu;
