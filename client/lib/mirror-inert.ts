/**
 * Makes the page behind an open modal inert. The dialog library marks it with `data-aria-hidden` only, which leaves
 * its links and buttons reachable by keyboard. An observer acts before focus is returned; a React effect would be late.
 */
export const mirrorAriaHiddenAsInert = (element: HTMLElement): void => {
  const mirror = () => {
    element.inert = element.hasAttribute("data-aria-hidden");
  };
  new MutationObserver(mirror).observe(element, { attributes: true, attributeFilter: ["data-aria-hidden"] });
};
