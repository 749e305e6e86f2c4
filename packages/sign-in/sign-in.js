/**
 * Signs people in with GitHub for an editor that has no server. GitHub gives keys only to whoever has the application's
 * secret, and to no page of another origin; this service has the secret, and passes the rest on. It keeps nothing: where
 * somebody goes back to travels in a signed `state`, and the proof of who has asked (PKCE, RFC 7636) stays in their
 * browser. https://docs.github.com/en/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps
 *
 * @typedef {object} Settings
 * @property {string} GITHUB_CLIENT_ID
 * @property {string} GITHUB_CLIENT_SECRET
 * @property {string} ALLOWED_ORIGINS The origins of the sites, with commas between them, such as https://www.example.com.
 * @property {string} [GITHUB_URL] Of a GitHub of your own.
 * @property {string} [SERVICE_URL] Where the service is reached, if a proxy before it hides that.
 */

/** How long somebody may take on GitHub's page, in milliseconds. */
const longestMs = 15 * 60_000;

/**
 * @param {Request} request
 * @param {Settings} settings
 * @returns {Promise<Response>}
 */
export async function handle(request, settings) {
  const missing = ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET", "ALLOWED_ORIGINS"].filter(
    (name) => !settings[name],
  );
  if (missing.length > 0) return say(500, `Not set: ${missing.join(", ")}.`);
  const { pathname } = new URL(request.url);
  if (pathname === "/authorize" && request.method === "GET") return authorize(request, settings);
  if (pathname === "/callback" && request.method === "GET") return goBack(request, settings);
  if (pathname === "/token") return token(request, settings);
  if (pathname === "/") return say(200, "The sign-in of Blockwork's editor is running.");
  return say(404, "There is nothing here.");
}

/** For Cloudflare Workers, which hand the settings over, and `deno serve`, which has them in its environment. */
export default {
  fetch: (request, settings) => handle(request, settings?.GITHUB_CLIENT_ID ? settings : environment()),
};

function environment() {
  const { Deno, process } = globalThis;
  return Deno?.env.toObject() ?? process?.env ?? {};
}

async function authorize(request, settings) {
  const asked = new URL(request.url).searchParams;
  const back = parse(asked.get("redirect_uri"));
  if (!back || !isAllowed(back.origin, settings))
    return say(403, `${back?.origin ?? "No address"} is not one of ALLOWED_ORIGINS.`);
  if (asked.get("code_challenge_method") !== "S256" || !/^[\w-]{43}$/.test(asked.get("code_challenge") ?? ""))
    return say(400, "A code_challenge of the method S256 is needed.");
  const kept = { back: back.href, state: asked.get("state") ?? "", until: Date.now() + longestMs };
  const query = new URLSearchParams({
    client_id: settings.GITHUB_CLIENT_ID,
    redirect_uri: callbackOf(request, settings),
    response_type: "code",
    scope: "repo",
    state: await sign(kept, settings),
    code_challenge: asked.get("code_challenge") ?? "",
    code_challenge_method: "S256",
  });
  return redirect(`${hostOf(settings)}/login/oauth/authorize?${query}`);
}

async function goBack(request, settings) {
  const answer = new URL(request.url).searchParams;
  const kept = await verified(answer.get("state") ?? "", settings);
  if (!kept || kept.until < Date.now() || !isAllowed(new URL(kept.back).origin, settings))
    return say(
      400,
      "This sign-in has taken too long, or did not begin here. Go back to the editor, and sign in again.",
    );
  const back = new URL(kept.back);
  for (const name of ["code", "error", "error_description"]) {
    const value = answer.get(name);
    if (value !== null) back.searchParams.set(name, value);
  }
  back.searchParams.set("state", kept.state);
  return redirect(back.href);
}

async function token(request, settings) {
  const origin = request.headers.get("origin") ?? "";
  if (!isAllowed(origin, settings))
    return say(403, `${origin || "No origin"} is not one of ALLOWED_ORIGINS.`);
  const cors = { "access-control-allow-origin": origin, vary: "origin", "cache-control": "no-store" };
  if (request.method === "OPTIONS")
    return new Response(null, {
      status: 204,
      headers: {
        ...cors,
        "access-control-allow-methods": "POST",
        "access-control-allow-headers": "accept, content-type",
        "access-control-max-age": "3600",
      },
    });
  if (request.method !== "POST") return say(405, "Only POST is answered here.");
  const asked = new URLSearchParams(await request.text());
  const form = new URLSearchParams({
    client_id: settings.GITHUB_CLIENT_ID,
    client_secret: settings.GITHUB_CLIENT_SECRET,
    redirect_uri: callbackOf(request, settings),
  });
  for (const name of ["grant_type", "code", "code_verifier", "refresh_token"]) {
    const value = asked.get(name);
    if (value !== null) form.set(name, value);
  }
  const { status, body } = await askGitHub(`${hostOf(settings)}/login/oauth/access_token`, form);
  return Response.json(body, { status, headers: cors });
}

/** GitHub answers with 200 where it refuses; OAuth (RFC 6749, 5.2) has 400 for that, and known names for the reasons. */
async function askGitHub(address, form) {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/x-www-form-urlencoded" },
      body: form.toString(),
    });
    const body = await response.json();
    if (!body.error) return { status: response.status, body };
    const isOver = ["bad_verification_code", "bad_refresh_token", "invalid_grant"].includes(body.error);
    return { status: 400, body: { ...body, error: isOver ? "invalid_grant" : body.error } };
  } catch {
    return {
      status: 502,
      body: { error: "temporarily_unavailable", error_description: "GitHub does not answer." },
    };
  }
}

function isAllowed(origin, { ALLOWED_ORIGINS }) {
  return ALLOWED_ORIGINS.split(",").some((allowed) => parse(allowed.trim())?.origin === origin);
}

function hostOf({ GITHUB_URL = "https://github.com" }) {
  return GITHUB_URL.replace(/\/$/, "");
}

function callbackOf(request, { SERVICE_URL }) {
  return new URL("/callback", SERVICE_URL ?? request.url).href;
}

async function sign(value, settings) {
  const text = encode(new TextEncoder().encode(JSON.stringify(value)));
  return `${text}.${encode(await crypto.subtle.sign("HMAC", await keyOf(settings), bytesOf(text)))}`;
}

async function verified(signed, settings) {
  const [text = "", signature = ""] = signed.split(".");
  const isOurs = await crypto.subtle.verify("HMAC", await keyOf(settings), decode(signature), bytesOf(text));
  return isOurs ? JSON.parse(new TextDecoder().decode(decode(text))) : undefined;
}

function keyOf({ GITHUB_CLIENT_SECRET }) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", bytesOf(`state ${GITHUB_CLIENT_SECRET}`), algorithm, false, [
    "sign",
    "verify",
  ]);
}

function bytesOf(text) {
  return new TextEncoder().encode(text);
}

function encode(bytes) {
  const letters = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function decode(text) {
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
  } catch {
    return new Uint8Array();
  }
}

function parse(address) {
  try {
    return new URL(address ?? "");
  } catch {
    return undefined;
  }
}

function redirect(location) {
  return new Response(null, {
    status: 302,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
}

function say(status, words) {
  return new Response(`${words}\n`, {
    status,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}
