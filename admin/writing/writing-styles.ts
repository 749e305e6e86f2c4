/** The look of a text that is written in, beside the page's own; colours hold on light and dark pages alike. */
export const writingStyles = `
.writing { position: relative; min-height: 2em; white-space: break-spaces; overflow-wrap: anywhere; font-variant-ligatures: none; cursor: text; }
.writing.writing { outline: 2px solid rgb(60 100 230 / 40%) !important; outline-offset: 8px; }
.writing [data-tight] > li > p { margin: 0; }
.writing li[data-checked]::before { content: "☐ "; }
.writing li[data-checked="true"]::before { content: "☑ "; }
.writing :is(li[data-checked]) > p { display: inline; }
.writing [data-align="center"] { text-align: center; }
.writing [data-align="right"] { text-align: right; }
.writing .writing-picture { display: inline-block; max-width: 100%; vertical-align: bottom; }
.writing .writing-picture img { display: block; max-width: 100%; height: auto; min-height: 2rem; margin: 0; background: rgb(120 120 120 / 15%); }
.writing .writing-caption { display: block; font-size: 0.85em; opacity: 0.8; }
.writing .ProseMirror-selectednode { outline: 3px solid rgb(60 100 230); outline-offset: 2px; }
.writing .writing-source { overflow-x: auto; padding: 0.75rem; border: 1px dashed currentcolor; border-radius: 4px; font: 0.85em/1.5 ui-monospace, monospace; white-space: pre-wrap; }
.writing :is(td, th) { min-width: 3rem; border: 1px solid rgb(128 128 128 / 50%); }
.writing .selectedCell { background: rgb(70 110 230 / 20%); }
.writing .ProseMirror-separator { display: inline !important; border: none !important; margin: 0 !important; width: 0 !important; height: 0 !important; }
.block:has(.writing)::before, .block:has(.writing)::after { content: none !important; }
`;
