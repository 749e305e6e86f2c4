/**
 * The look of what is pointed at, chosen and typed in; of the frame only, never of the page that is built. Colours hold
 * on light and dark pages alike.
 */
export const frameStyles = `
main > .block { position: relative; cursor: default; }
main > .block::after { content: ""; position: absolute; z-index: 10; inset: 0; border: 2px solid transparent; pointer-events: none; }
main > .block:hover::after { border-color: rgb(70 110 230 / 45%); }
main > .block[data-chosen]::after { border-color: rgb(60 100 230); }
main > .block:hover::before {
  content: attr(data-named); position: absolute; z-index: 11; inset: 0 auto auto 0; max-width: min(100%, 26rem); padding: 3px 8px;
  overflow: hidden; background: rgb(47 85 200); color: #fff; font: 500 12px/1.5 system-ui, sans-serif;
  letter-spacing: 0; text-overflow: ellipsis; text-transform: none; white-space: nowrap; pointer-events: none;
}
.frame-block > * { cursor: default; }
.frame-block:hover > * { outline: 2px solid rgb(70 110 230 / 45%); outline-offset: -2px; }
.frame-block[data-chosen] > * { outline: 2px solid rgb(60 100 230); outline-offset: -2px; }
[data-focused] { outline: 2px dashed rgb(60 100 230) !important; outline-offset: 4px; }
[data-dragged] { opacity: 0.4; }
[data-drop] { outline: 4px dashed rgb(60 100 230) !important; outline-offset: -4px; opacity: 0.75; }
[data-drop="no"] { outline: 4px solid rgb(190 40 40) !important; }
@media (prefers-reduced-motion: no-preference) {
  main > .block[data-new]::after { animation: blockwork-new 1.4s ease-out; }
  [data-new]:not(main > .block) { animation: blockwork-new-item 1.4s ease-out; }
}
@keyframes blockwork-new { from { background: rgb(70 110 230 / 32%); } }
@keyframes blockwork-new-item { from { box-shadow: 0 0 0 8px rgb(70 110 230 / 45%); background-color: rgb(70 110 230 / 22%); } }
[contenteditable="plaintext-only"] { cursor: text !important; outline: 2px solid rgb(60 100 230) !important; outline-offset: 4px; white-space: pre-wrap; }
.pill.pill { padding: 0 0.15em; border-radius: 4px; background: rgb(70 110 230 / 22%); outline: 0; }
a, button, summary, label, input, select, textarea { cursor: default !important; }
iframe { pointer-events: none; }
.map-frame.map-frame { opacity: 1; visibility: visible; }
/* A link that is stretched over its card would hide the card's other texts from the pointer. */
*::before, *::after { pointer-events: none !important; }
.preview-box {
  margin: 0; padding: 2.5rem 1.5rem; border: 2px dashed currentcolor; font: 500 15px/1.5 system-ui, sans-serif; text-align: center;
}
`;
