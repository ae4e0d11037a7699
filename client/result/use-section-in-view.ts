import { useEffect, useState } from "react";

/** The id of the section that crosses the upper third of the window. */
export const useSectionInView = (sections: readonly { id: string }[]): string | null => {
  const [current, setCurrent] = useState<string | null>(sections[0]?.id ?? null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find((entry) => entry.isIntersecting);
        if (seen !== undefined) setCurrent(seen.target.id);
      },
      { rootMargin: "-30% 0px -69% 0px" },
    );
    for (const { id } of sections) {
      const element = document.getElementById(id);
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
};
