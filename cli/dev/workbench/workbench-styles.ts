/** Of the workbench's own pages; what is in a frame has those of the site. */
export const css = `
:root { color-scheme: light dark; --ink: light-dark(#1c1917, #f5f5f4); --soft: light-dark(#57534e, #a8a29e); --paper: light-dark(#fff, #1c1917);
  --shade: light-dark(#f5f5f4, #292524); --line: light-dark(#d6d3d1, #57534e); --field: light-dark(#78716c, #a8a29e);
  --blue: light-dark(#1d4ed8, #93c5fd); --red: light-dark(#b91c1c, #fca5a5); font: 1rem/1.5 system-ui, sans-serif }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink) }
a { color: var(--blue) }
:focus-visible { outline: .1875rem solid var(--blue); outline-offset: .125rem }
header { padding: .75rem clamp(1rem, 2vw, 1.5rem); border-block-end: 1px solid var(--line) }
h1 { margin: 0; font-size: 1.375rem; line-height: 1.25 }
h2 { margin: 0 0 .75rem; font-size: 1rem }
h2 .soft, h1 code { font-weight: 400 }
h3 { margin: 0 0 .25rem; font-size: .9375rem }
p { margin: .25rem 0; max-width: 60ch }
code { font-family: ui-monospace, monospace; font-size: .875em; overflow-wrap: anywhere }
.soft { color: var(--soft) }
header > p { max-width: 90ch }
.search { display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: center; margin-block-start: .5rem }
.list { padding: 1.5rem clamp(1rem, 3vw, 2rem); max-width: 80rem }
.list section { margin-block-end: 2rem }
.list ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1rem; margin: 0; padding: 0; list-style: none }
.list li { border: 1px solid var(--line); border-radius: .375rem; padding: .75rem 1rem }
.list li p { font-size: .875rem }
.controls { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end; margin-block-start: .5rem }
.controls label, .field > label, .field legend { font-size: .875rem; font-weight: 600 }
.controls > label { display: grid; gap: .25rem }
.controls select { font-weight: 400 }
form > p { margin-block-end: 1rem; font-size: .875rem }
.controls .check, .field .check { display: flex; gap: .5rem; align-items: center; min-block-size: 2.25rem; font-weight: 600 }
input, select, textarea, button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--field); border-radius: .25rem; min-block-size: 2.25rem; padding: .25rem .625rem }
input[type=checkbox] { min-block-size: 0; inline-size: 1.125rem; block-size: 1.125rem; margin: 0 }
button { cursor: pointer }
.bench { display: grid; grid-template-columns: minmax(0, 1fr) 21rem; align-items: start }
.frames { padding: 1rem clamp(1rem, 2vw, 1.5rem) 1.5rem; background: var(--shade); min-block-size: 100vh; display: grid; grid-template-columns: 322px minmax(0, 1fr); grid-template-rows: auto 1fr; align-content: start; gap: 1.25rem 1.5rem }
.frame { min-inline-size: 0 }
.frame[data-width="320"] { grid-row: span 2 }
.frame h2 { margin-block-end: .375rem; font-size: .875rem }
.hint { grid-column: 1 / -1 }
.frames[data-size=actual] { grid-template-columns: minmax(0, 1fr); grid-template-rows: none }
.frames[data-size=actual] .frame { grid-row: auto }
.scroll { overflow: auto hidden }
.paper { box-sizing: content-box; overflow: hidden; background: var(--paper); border: 1px solid var(--line) }
.paper[aria-busy=true] { background: repeating-linear-gradient(var(--paper) 0 2rem, var(--line) 2rem 2.75rem) }
.paper[aria-busy=true] iframe { opacity: 0 }
iframe { display: block; border: 0; transform-origin: 0 0 }
.findings { margin: .5rem 0 0; padding: 0 0 0 1.25rem; font-size: .875rem; overflow-wrap: anywhere }
.findings li + li { margin-block-start: .25rem }
.wrong { color: var(--red) }
.ways { display: flex; flex-wrap: wrap; gap: .5rem 1.25rem; align-items: center; margin-block-end: .5rem; font-size: .875rem }
.to-props { display: none }
.visually-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.block-search { position: relative; margin-inline-start: auto; inline-size: min(100%, 18rem) }
.block-search input { inline-size: 100% }
.block-search [role=listbox] { position: absolute; z-index: 1; inset-inline: 0; inset-block-start: calc(100% + .25rem); max-block-size: min(24rem, 60vh); overflow-y: auto; margin: 0; padding: .25rem; list-style: none; background: var(--paper); border: 1px solid var(--field); border-radius: .25rem; box-shadow: 0 .5rem 1.5rem rgb(0 0 0 / .2) }
.block-search [role=option] { padding: .375rem .5rem; border-radius: .125rem; cursor: pointer }
.block-search [role=option][aria-selected=true], .block-search [role=option]:hover { background: var(--shade) }
.block-search [role=option][aria-selected=true] { outline: .125rem solid var(--blue); outline-offset: -.125rem }
.button { display: inline-flex; align-items: center; border: 1px solid var(--field); border-radius: .25rem; min-block-size: 2.25rem; padding: .25rem .625rem; color: var(--ink); text-decoration: none }
.controls [role=status]:empty { display: none }
.controls [role=status] { align-self: center; font-size: .875rem }
form { padding: 1.5rem clamp(1rem, 2vw, 1.5rem); position: sticky; inset-block-start: 0; max-block-size: 100vh; overflow-y: auto }
.field { margin-block-end: 1rem; min-inline-size: 0 }
.field > input:not([type=checkbox]), .field > select, .field > textarea { inline-size: 100% }
.field > label { display: block }
.field p { font-size: .8125rem }
fieldset.field { margin-inline: 0; border: 1px solid var(--line); border-radius: .375rem; padding: .75rem }
.items { margin: 0; padding: 0; list-style: none }
.items > li { border-block-start: 1px solid var(--line); padding-block: .75rem }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem }
@media (width < 60rem) { .bench { grid-template-columns: minmax(0, 1fr) } form { position: static; max-block-size: none } .frames { min-block-size: 0 } .to-props { display: inline } }
@media (width < 48rem) { .frames { grid-template-columns: minmax(0, 1fr); grid-template-rows: none } .frame[data-width="320"] { grid-row: auto } .block-search { margin-inline-start: 0; inline-size: 100% } .controls > label:not(.check) { flex: 1 1 9rem } .controls select { inline-size: 100% } }
`.replace(/\n\s*/g, " ");
