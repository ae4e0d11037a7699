const SIGNS = ["pointerover", "focusin", "keydown"] as const;

const PRESSABLE = "button, a, summary, [role=button], [role=menuitem]";

/**
 * Runs once the visitor is about to use a control, which is when to fetch what pressing one may need: early enough
 * that opening it is instant, and not at all for a page that is only read.
 */
export const onFirstIntent = (run: () => void): (() => void) => {
  const stop = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, notice);
  };
  const notice = ({ target }: Event) => {
    if (!(target instanceof Element) || target.closest(PRESSABLE) === null) return;
    stop();
    run();
  };
  for (const sign of SIGNS) document.addEventListener(sign, notice);
  return stop;
};
