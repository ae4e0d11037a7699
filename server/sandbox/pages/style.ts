/** The look of the sandbox: plain on purpose, and striped at the top so that it is taken for nothing else. */
export const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1d1c1a, #f2efe8); --soft: light-dark(#615c54, #b5afa4); --line: light-dark(#d9d4ca, #3d3a35); --paper: light-dark(#faf8f4, #191817); --card: light-dark(#ffffff, #23211f); --act: light-dark(#1d1c1a, #f2efe8); --on-act: light-dark(#ffffff, #191817); --bad: light-dark(#a1260d, #ff9b85); }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.55 "Hanken Grotesk Variable", system-ui, sans-serif; color: var(--ink); background: var(--paper); }
.banner { margin: 0; padding: 10px 20px; color: #1d1c1a; background: repeating-linear-gradient(135deg, #ffd65c 0 18px, #ffdf80 18px 36px); }
main { max-width: 1040px; margin: 0 auto; padding: 32px 20px 64px; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 12px; } h2 { font-size: 1.1rem; margin: 0 0 10px; }
section { padding: 20px; margin-block: 16px; border: 1px solid var(--line); border-radius: 14px; background: var(--card); }
.scroll { padding: 0; margin: 0; border: 0; border-radius: 0; overflow-x: auto; }
.checkout { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); align-items: start; }
.narrow { max-width: 560px; margin-inline: auto; }
.price { font-size: 2.2rem; font-weight: 650; margin: 0; } .price span { font-size: 1rem; font-weight: 400; color: var(--soft); }
.muted { color: var(--soft); overflow-wrap: anywhere; } .error { color: var(--bad); font-weight: 600; margin: 0; }
.row { display: flex; flex-wrap: wrap; gap: 10px; align-items: start; } .row > div { display: grid; gap: 4px; max-width: 200px; font-size: 0.9rem; }
dl { display: flex; justify-content: space-between; border-top: 1px solid var(--line); padding-top: 12px; } dd { margin: 0; font-weight: 600; }
.card-form { display: grid; gap: 8px; margin-bottom: 16px; } .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
input { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: 8px; }
button { min-height: 44px; padding: 8px 16px; font: inherit; font-weight: 600; color: var(--on-act); background: var(--act); border: 1px solid var(--act); border-radius: 8px; cursor: pointer; }
button.quiet { color: var(--ink); background: transparent; border-color: var(--soft); font-weight: 500; }
:focus-visible { outline: 3px solid #e0a800; outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; } td, th { padding: 8px 10px 8px 0; text-align: start; vertical-align: middle; border-bottom: 1px solid var(--line); }
a { color: inherit; } code { font-size: 0.9em; white-space: nowrap; } summary { cursor: pointer; padding-block: 8px; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
`;
