import { type ReactNode, useRef, useState } from "react";
import { css } from "../styled-system/css/index.js";
import { Button } from "./button.tsx";

const STEP = 48;

const foot = css({ display: "flex", alignItems: "center", gap: "4", textStyle: "small", color: "text.muted" });

const number = new Intl.NumberFormat("en-US");

type PartOfProps<Item> = {
  items: readonly Item[];
  /** What these are, in the plural: "avatars". */
  noun: string;
  /** How many have to be shown in any case. */
  atLeast?: number;
  children: (part: readonly Item[]) => ReactNode;
};

/** The first of many, and the way to more: a page that shows thousands at once answers late to every key. */
export const PartOf = <Item,>({ items, noun, atLeast = 0, children }: PartOfProps<Item>) => {
  const [wanted, setWanted] = useState(STEP);
  const footRef = useRef<HTMLParagraphElement>(null);
  const shown = Math.max(wanted, atLeast);
  const showMore = () => {
    setWanted(shown + STEP);
    if (shown + STEP >= items.length) footRef.current?.focus();
  };
  return (
    <>
      {children(items.slice(0, shown))}
      {items.length > STEP && (
        <div className={foot}>
          <p ref={footRef} tabIndex={-1} role="status">
            {number.format(Math.min(shown, items.length))} of {number.format(items.length)} {noun}
          </p>
          {shown < items.length && (
            <Button variant="outline" size="sm" onClick={showMore}>
              Show more
            </Button>
          )}
        </div>
      )}
    </>
  );
};

/** Whether there are more than fit into one part. */
export const isMoreThanAPart = (items: readonly unknown[]): boolean => items.length > STEP;
