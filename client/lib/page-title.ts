const PRODUCT = "Listwright";

export const pageTitle = (title: string | undefined): string =>
  title === undefined ? PRODUCT : `${title} · ${PRODUCT}`;

/** For a page whose title is known only with its data; the route's own title stands until then. */
export const showPageTitle = (title: string): void => {
  document.title = pageTitle(title);
};
