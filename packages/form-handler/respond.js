/**
 * @typedef {object} Asker
 * @property {Request} request
 * @property {import("./handle.js").Site} site
 * @property {boolean} [isAllowed] Whether scripts of the page's origin may read the answer.
 * @property {import("./handle.js").Form} [form]
 *
 * @typedef {object} Outcome
 * @property {number} status
 * @property {string} [reason] The key of a text; without one, that the message was refused.
 * @property {Readonly<Record<string, string>>} [faults] Sentences, by the names of fields.
 */

const always = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
};

/**
 * JSON to the form's script; else a page, or the way to the one that the form names.
 *
 * @param {Asker} asker
 * @param {Outcome} outcome
 */
export function respond(asker, { status, reason = "notSentRefused", faults }) {
  const { request, site, isAllowed, form } = asker;
  const headers = new Headers({ ...always, vary: "origin, accept" });
  if (isAllowed) headers.set("access-control-allow-origin", request.headers.get("origin") ?? "");
  if (status === 405) headers.set("allow", "POST, OPTIONS");
  if (status === 204) {
    headers.set("access-control-allow-methods", "POST");
    headers.set("access-control-allow-headers", "accept, content-type");
    return new Response(null, { status, headers });
  }
  const language = form?.language ?? readBy(request, site);
  const isSent = status === 200;
  const said = isSent ? undefined : site.languages[language].texts[reason];
  if (request.headers.get("accept")?.includes("application/json"))
    return Response.json({ sent: isSent, ...(!isSent && { reason: said, faults }) }, { status, headers });
  if (isSent && form?.success.page) {
    headers.set("location", new URL(form.success.page, site.origin).href);
    return new Response(null, { status: 303, headers });
  }
  const title = isSent ? (form?.success.title ?? "") : said;
  const labels = Object.fromEntries(form?.fields.map(({ name, label }) => [name, label]) ?? []);
  const lines = Object.entries(faults ?? {}).map(([name, fault]) => [labels[name], fault]);
  return htmlPage(site, language, { status, headers, title, text: isSent ? form?.success.text : "", lines });
}

/**
 * The page for the form's frame, which shows Turnstile and hands what it gives to the form.
 *
 * @param {string} siteKey
 * @param {readonly string[]} origins Whose pages may show it.
 */
export function checkPage(siteKey, origins) {
  const nonce = crypto.randomUUID();
  const turnstile = "https://challenges.cloudflare.com";
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${turnstile}`,
    `frame-src ${turnstile}`,
    `style-src 'nonce-${nonce}'`,
    `frame-ancestors ${origins.join(" ")}`,
  ];
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Turnstile</title>
<style nonce="${nonce}">body { margin: 0 }</style>
<div class="cf-turnstile" data-sitekey="${escaped(siteKey)}" data-callback="onPassed"></div>
<script nonce="${nonce}">const onPassed = (token) => parent.postMessage(token, "*");</script>
<script nonce="${nonce}" src="${turnstile}/turnstile/v0/api.js" async defer></script>
</html>
`;
  const headers = {
    "cache-control": "no-store",
    "content-security-policy": policy.join("; "),
    "content-type": "text/html; charset=utf-8",
    "x-content-type-options": "nosniff",
  };
  return new Response(html, { headers });
}

/**
 * The first language of a visitor in which the site has forms.
 *
 * @param {Request} request
 * @param {import("./handle.js").Site} site
 */
function readBy(request, { languages }) {
  const known = Object.keys(languages);
  const wanted = (request.headers.get("accept-language") ?? "")
    .split(",")
    .map((part) => part.trim().slice(0, 2));
  const found = wanted.flatMap((start) => known.find((language) => language.startsWith(start)) ?? []);
  return found[0] ?? known[0];
}

/**
 * @param {import("./handle.js").Site} site
 * @param {string} language
 * @param {{ status: number, headers: Headers, title: string, text?: string, lines: string[][] }} page
 */
function htmlPage(site, language, { status, headers, title, text, lines }) {
  const { direction, home, texts } = site.languages[language];
  const nonce = crypto.randomUUID();
  headers.set("content-type", "text/html; charset=utf-8");
  headers.set(
    "content-security-policy",
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  const html = `<!doctype html>
<html lang="${escaped(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} | ${escaped(site.name)}</title>
<style nonce="${nonce}">${styles(site.look)}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${text ? `<p>${escaped(text)}</p>` : ""}
${lines.length > 0 ? `<dl>${lines.map(([label, fault]) => `<dt>${escaped(label)}</dt><dd>${escaped(fault)}</dd>`).join("")}</dl>` : ""}
${status === 200 ? "" : `<p>${escaped(texts.goBack)}</p>`}
<p><a href="${escaped(new URL(home, site.origin).href)}">${escaped(texts.backToSite.replace("{site}", site.name))}</a></p>
</main>
</body>
</html>
`;
  return new Response(html, { status, headers });
}

/** @param {import("./handle.js").Site["look"]} look */
function styles({ light, dark }) {
  const colours = (/** @type {Readonly<Record<string, string>>} */ { paper, ink, accent, error }) =>
    `:root{--paper:${paper};--ink:${ink};--accent:${accent};--error:${error}}`;
  return `${colours(light)}@media (prefers-color-scheme:dark){${colours(dark)}}
:root{color-scheme:light dark}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:38rem;margin:12vh auto;padding:0 1.25rem;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.25}
dt{font-weight:600}
dd{margin:0 0 1rem;color:var(--error)}
a{color:var(--accent)}`;
}

/** @param {string} text */
function escaped(text) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
