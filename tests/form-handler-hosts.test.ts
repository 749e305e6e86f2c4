import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type MailService, startMailService } from "./support/form-handler/mail-service.ts";
import { formsOf, importMade, runSite, siteWithForm } from "./support/form-handler/site-with-handler.ts";
import type { TemporarySite } from "./support/temporary-site.ts";

type Handle = (request: Request) => Promise<Response>;

interface Worker {
  readonly default: { fetch(request: Request, env: object): Promise<Response> };
}

const origin = "https://www.small.example";
const fields = [
  { name: "name", label: "Name", required: true, autocomplete: "name" },
  { name: "email", label: "E-mail", kind: "email", required: true },
  { name: "plan", label: "Plan", kind: "file", accept: ".pdf" },
];

/** How each host calls what was made for it. */
const hosts = {
  cloudflare: async (root: string, env: object): Promise<Handle> => {
    const { default: worker } = await importMade<Worker>(root, "form-handler/worker.js");
    return (request) => worker.fetch(request, { ...env, RATE_LIMIT: rateLimit });
  },
  netlify: async (root: string): Promise<Handle> => {
    const made = await importMade<{ default: Handle }>(root, "netlify/functions/form-handler.mjs");
    return made.default;
  },
  vercel: async (root: string): Promise<Handle> => {
    const made = await importMade<Record<string, Handle>>(root, "api/form-handler.mjs");
    return async (request) => made[request.method]?.(request) ?? new Response(null, { status: 405 });
  },
} as const;

/** Cloudflare's binding: so many of each key. */
const rateLimit = {
  left: 5,
  async limit({ key }: { readonly key: string }) {
    return { success: key === "192.0.2.1" && rateLimit.left-- > 0 };
  },
};

let mail: MailService;
beforeAll(async () => {
  mail = await startMailService();
});
afterAll(() => mail?.close());
beforeEach(() => {
  mail.requests.length = 0;
  mail.status = 200;
  mail.isPerson = true;
  rateLimit.left = 5;
});

describe.each(Object.keys(hosts) as (keyof typeof hosts)[])("on %s", (host) => {
  let site: TemporarySite;
  let handle: Handle;
  let form: string;
  let thanks: string;
  const settings = () => ({
    MAIL_URL: mail.url,
    MAIL_KEY: "key",
    MAIL_TO: "owner@small.example, second@small.example",
    MAIL_FROM: "Forms <forms@small.example>",
    TURNSTILE_SITE_KEY: "1x<key>",
    TURNSTILE_SECRET: "0x1",
    TURNSTILE_URL: `${mail.url}/turnstile`,
  });

  beforeAll(async () => {
    site = await siteWithForm({ title: "Write", fields, delivery: { handler: true } });
    const config = JSON.parse(await site.read("site.config.json"));
    const [block] = config.pages[1].blocks.filter(({ type }: { type: string }) => type === "form");
    config.pages[1].blocks.push({
      ...block,
      id: "checked",
      props: {
        ...block.props,
        title: "Checked",
        delivery: { handler: true, turnstile: true },
        success: { page: "/" },
      },
    });
    await site.write("site.config.json", JSON.stringify(config));
    const made = await runSite(site.root, "new", "form-handler", "--host", host);
    expect(made.text).toContain(`Made the form handler ${host}`);
    const { forms } = await formsOf(site.root);
    const idOf = (title: string) => Object.keys(forms).find((id) => forms[id]?.title === title) ?? "";
    [form, thanks] = [idOf("Write"), idOf("Checked")];
    handle = await hosts[host](site.root, settings());
  });
  afterAll(() => site?.remove());
  beforeEach(() => {
    for (const [name, value] of Object.entries(settings())) vi.stubEnv(name, value);
  });

  const post = (answers: Readonly<Record<string, string | File>>, headers: Record<string, string> = {}) => {
    const body = new FormData();
    const all = { _form: form, name: "Ada", email: "ada@example.com", ...answers };
    for (const [name, value] of Object.entries(all)) body.set(name, value);
    return handle(
      new Request(`${origin}/api/form-handler`, {
        method: "POST",
        headers: { origin, accept: "application/json", "cf-connecting-ip": "192.0.2.1", ...headers },
        body,
      }),
    );
  };

  it("a message goes to the mail service, with its attachment", async () => {
    const bytes = new Uint8Array(70_000).fill(65);
    const plan = new File(["%PDF-", bytes], "plan.pdf", { type: "application/pdf" });
    const response = await post({ plan });
    expect([response.status, await response.json()]).toEqual([200, { sent: true }]);
    const [{ authorization, json } = { json: undefined }] = mail.requests;
    expect(authorization).toBe("Bearer key");
    expect(json).toMatchObject({
      from: "Forms <forms@small.example>",
      to: ["owner@small.example", "second@small.example"],
      reply_to: "ada@example.com",
      subject: "Write | Small & Sons",
      text: "Name: Ada\n\nE-mail: ada@example.com\n\n".trimEnd().concat("\n"),
    });
    const [attachment] = json?.attachments ?? [];
    expect(attachment).toMatchObject({ filename: "plan.pdf", content_type: "application/pdf" });
    expect(Buffer.from(attachment?.content ?? "", "base64").length).toBe(70_005);
    expect(mail.requests).toHaveLength(1);
  });

  it.each([
    ["a foreign origin", {}, { origin: "https://evil.example" }, 403],
    ["a filled-in trap", { _gotcha: "spam" }, {}, 400],
    ["a missing field", { name: "" }, {}, 422],
    ["a header line more", { name: "Ada\nBcc: eve@example.com" }, {}, 400],
    ["an unknown field", { other: "1" }, {}, 400],
  ])("%s is refused", async (_, answers: Record<string, string>, headers: Record<string, string>, status) => {
    expect((await post(answers, headers)).status).toBe(status);
    expect(mail.requests).toEqual([]);
  });

  it("a mail service that refuses is a message that was not sent", async () => {
    const said = vi.spyOn(console, "error").mockReturnValue(undefined);
    mail.status = 403;
    expect((await post({})).status).toBe(502);
    expect(String(said.mock.calls[0])).toContain("The mail service answered 403");
  });

  it("whoever Turnstile does not know as a person is refused; others go to the page that the form names", async () => {
    const noScript = { accept: "text/html" };
    expect((await post({ _form: thanks })).status).toBe(422);
    expect((await post({ _form: thanks, _turnstile: "forged" })).status).toBe(422);
    mail.isPerson = false;
    expect((await post({ _form: thanks, _turnstile: "token" })).status).toBe(422);
    expect(mail.requests).toEqual([]);
    mail.isPerson = true;
    const response = await post({ _form: thanks, _turnstile: "token" }, noScript);
    expect([response.status, response.headers.get("location")]).toEqual([303, `${origin}/`]);
    expect(mail.requests).toHaveLength(1);
  });

  it("shows Turnstile in a frame, under a policy of its own, to pages of the site only", async () => {
    const response = await handle(new Request(`${origin}/api/form-handler?check`));
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`frame-ancestors ${origin}`);
    expect(policy).not.toContain("unsafe");
    expect(await response.text()).toContain('data-sitekey="1x&#60;key&#62;"');
  });
});

it("on Cloudflare, its rate limiting counts by address", async () => {
  const site = await siteWithForm({ title: "Write", fields, delivery: { handler: true } });
  await runSite(site.root, "new", "form-handler", "--host", "cloudflare");
  const env = {
    MAIL_URL: mail.url,
    MAIL_KEY: "key",
    MAIL_TO: "a@small.example",
    MAIL_FROM: "b@small.example",
  };
  const handle = await hosts.cloudflare(site.root, env);
  const wrangler = JSON.parse(await site.read("form-handler/wrangler.json"));
  expect(wrangler).toMatchObject({
    main: "worker.js",
    routes: ["www.small.example/api/form-handler*"],
    ratelimits: [{ name: "RATE_LIMIT", simple: { limit: 5, period: 60 } }],
  });
  rateLimit.left = 1;
  const statuses = [];
  for (const ip of ["192.0.2.1", "192.0.2.1"]) {
    const headers = { origin, "cf-connecting-ip": ip, "content-type": "application/json" };
    statuses.push((await handle(new Request(origin, { method: "POST", headers, body: "{}" }))).status);
  }
  expect(statuses).toEqual([409, 429]);
  await site.remove();
});
