/**
 * Lets visitors choose between light and dark, and remembers it: a script in the head, before the first paint. It holds
 * what the page's styles and pictures ask of the device, so that themes need no rules for it; without a choice, or
 * without script, they ask the device. It stands in the page as it is written here.
 */
export const schemeScript = `(() => {
const key = "colour-scheme", written = new WeakMap(), device = matchMedia("(prefers-color-scheme:dark)");
let chosen;
const read = () => { try { chosen = /^(light|dark)$/.exec(localStorage.getItem(key) ?? "")?.[0]; } catch {} };
const shown = () => chosen ?? (device.matches ? "dark" : "light");
const hold = (owner, now, write) => {
const text = written.get(owner) ?? now;
if (!text.includes("prefers-color-scheme")) return;
written.set(owner, text);
write(chosen ? text.replace(/\\(prefers-color-scheme:\\s*(light|dark)\\)/g, (_, asked) => asked === chosen ? "(min-width:0)" : "(max-width:-1px)") : text);
};
const inRules = (rules) => {
for (const rule of rules) {
if (rule.media) hold(rule, rule.media.mediaText, (text) => { rule.media.mediaText = text; });
if (rule.cssRules) inRules(rule.cssRules);
}
};
const inElements = (within) => {
for (const element of within.querySelectorAll("source[media],meta[media]")) hold(element, element.getAttribute("media"), (text) => element.setAttribute("media", text));
for (const button of within.querySelectorAll("[data-scheme-switch]")) button.setAttribute("aria-pressed", shown() === "dark");
};
const show = () => {
document.documentElement.style.colorScheme = chosen ?? "";
for (const sheet of document.styleSheets) try { inRules(sheet.cssRules); } catch {}
inElements(document);
};
new MutationObserver((changes) => {
for (const { addedNodes } of changes) for (const node of addedNodes) if (node.parentElement) inElements(node.parentElement);
}).observe(document, { childList: true, subtree: true });
document.addEventListener("click", ({ target }) => {
if (!target.closest?.("[data-scheme-switch]")) return;
const next = shown() === "dark" ? "light" : "dark";
chosen = next === (device.matches ? "dark" : "light") ? undefined : next;
try { chosen ? localStorage.setItem(key, chosen) : localStorage.removeItem(key); } catch {}
show();
});
const follow = () => { read(); show(); };
device.addEventListener("change", show);
addEventListener("storage", follow);
addEventListener("pageshow", follow);
follow();
})()`;
