import { steps } from "../styled-system/recipes/index.js";

type Step = { title: string; description: string };

type StepsProps = {
  steps: readonly Step[];
  /** Index of the step the person is at, or null where the steps only explain. */
  current?: number | null;
  size?: "sm" | "md";
  headingLevel?: "h2" | "h3" | "p";
};

export const Steps = ({ steps: items, current = null, size, headingLevel: Heading = "h3" }: StepsProps) => {
  const styles = steps({ size });
  return (
    <ol className={styles.root}>
      {items.map((step, index) => (
        <li key={step.title} className={styles.item} aria-current={index === current ? "step" : undefined}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <Heading className={styles.title}>{step.title}</Heading>
          <p className={styles.description}>{step.description}</p>
        </li>
      ))}
    </ol>
  );
};
