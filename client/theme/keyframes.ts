export const keyframes = {
  spin: { to: { transform: "rotate(360deg)" } },
  pulse: { "0%, 100%": { opacity: "1" }, "50%": { opacity: "0.45" } },
  slide: { from: { transform: "translateX(-100%)" }, to: { transform: "translateX(300%)" } },
  fadeIn: { from: { opacity: "0" }, to: { opacity: "1" } },
  fadeOut: { from: { opacity: "1" }, to: { opacity: "0" } },
  riseIn: { from: { opacity: "0", transform: "translateY(8px)" }, to: { opacity: "1", transform: "none" } },
  sinkOut: { from: { opacity: "1", transform: "none" }, to: { opacity: "0", transform: "translateY(4px)" } },
  mark: { from: { backgroundSize: "0% 100%" }, to: { backgroundSize: "100% 100%" } },
} as const;
