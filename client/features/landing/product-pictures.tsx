import { css, cx } from "../../styled-system/css/index.js";

const grid = css({
  display: "grid",
  gap: { base: "8", lg: "6" },
  gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" },
});
const figure = css({ display: "flex", flexDirection: "column", gap: "3" });
const picture = css({
  width: "full",
  height: "auto",
  borderRadius: "lg",
  borderWidth: "thin",
  borderStyle: "solid",
  borderColor: "border.default",
});
const onlyInDark = css({ _light: { display: "none" } });
const onlyInLight = css({ _dark: { display: "none" } });
const words = css({ textStyle: "small", color: "text.muted" });

const PICTURES = [
  {
    name: "findings",
    alt: "The first finding for a water bottle: four of 41 reviewers report leaks and three of them mention the gasket, with their words highlighted.",
    caption: "What costs you stars comes first, in the reviewers’ words.",
  },
  {
    name: "listing",
    alt: "Ranked titles for the same bottle, each with its number of characters and of supporting reviews, and a button to copy it.",
    caption: "The listing is written to the marketplace’s rules, ready to copy.",
  },
] as const;

const Themed = ({ name, alt, theme }: { name: string; alt: string; theme: "dark" | "light" }) => (
  <picture>
    <source media="(width < 40rem)" srcSet={`/pictures/${name}-narrow-${theme}.webp`} width={720} height={960} />
    <img
      className={cx(picture, theme === "dark" ? onlyInDark : onlyInLight)}
      src={`/pictures/${name}-${theme}.webp`}
      alt={alt}
      width={1280}
      height={800}
      loading="lazy"
      decoding="async"
    />
  </picture>
);

/** Pictures of the running product, taken by `bun run pictures`, in the theme and for the width of the page. */
export const ProductPictures = () => (
  <div className={grid}>
    {PICTURES.map(({ name, alt, caption }) => (
      <figure key={name} className={figure}>
        <Themed name={name} alt={alt} theme="dark" />
        <Themed name={name} alt={alt} theme="light" />
        <figcaption className={words}>{caption}</figcaption>
      </figure>
    ))}
  </div>
);
