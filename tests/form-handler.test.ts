import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type HandlerProcess, startHandler } from "./support/form-handler/handler-process.ts";
import { enquiry, formsOf, runSite, siteWithForm } from "./support/form-handler/site-with-handler.ts";
import { type MailServer, startMailServer } from "./support/form-handler/smtp-server.ts";
import type { TemporarySite } from "./support/temporary-site.ts";

const origin = "https://www.small.example";

let site: TemporarySite;
let mail: MailServer;
let handler: HandlerProcess;
let form: string;
const settings = () => ({
  SMTP_URL: mail.url,
  MAIL_TO: "owner@small.example",
  MAIL_FROM: "forms@small.example",
  ALLOWED_ORIGINS: `https://preview.small.example, ${origin}`,
});

beforeAll(async () => {
  [site, mail] = await Promise.all([siteWithForm(), startMailServer()]);
  const made = await runSite(site.root, "new", "form-handler", "--host", "node");
  expect(made.text).toContain("Made the form handler");
  form = Object.keys((await formsOf(site.root)).forms)[0] ?? "";
  handler = await startHandler(site.root, { ...settings(), POSTS_PER_MINUTE: "1000" });
});
afterAll(async () => {
  await handler?.close();
  await Promise.all([mail?.close(), site?.remove()]);
});
beforeEach(() => {
  mail.letters.length = 0;
});

const pdf = () => new File(["%PDF-1.7 a plan"], "plan.pdf", { type: "application/pdf" });
const good = () => ({
  _form: form,
  _gotcha: "",
  _elapsed: "9000",
  name: "Ada O'Neill",
  email: "ada@example.com",
  phone: "07700 900321",
  topic: "A loft",
  rooms: "3",
  day: "2027-02-01",
  message: "Two lines,\nand a £ sign.",
  consent: "on",
});

type Answers = Readonly<Record<string, string | File | readonly string[] | undefined>>;

function multipart(answers: Answers): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(answers))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined) data.append(name, each);
  return data;
}

interface Post {
  readonly answers?: Answers;
  readonly init?: RequestInit;
  readonly headers?: Readonly<Record<string, string>>;
}

function post({ answers = {}, init, headers }: Post = {}, url = handler.url): Promise<Response> {
  return fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { origin, accept: "application/json", ...headers },
    body: multipart({ ...good(), ...answers }),
    ...init,
  });
}

const body = (text: string, type: string): Post => ({
  headers: { "content-type": type },
  init: { body: text },
});

describe("a bad post is refused, and nothing is sent", () => {
  it.each<[string, () => Post, number, string?]>([
    ["another method", () => ({ init: { method: "GET", body: null } }), 405],
    ["a method that changes things", () => ({ init: { method: "PUT" } }), 405],
    ["a foreign origin", () => ({ headers: { origin: "https://evil.example" } }), 403],
    ["no origin", () => ({ headers: { origin: "" } }), 403],
    ["an origin that begins as ours", () => ({ headers: { origin: `${origin}.evil.example` } }), 403],
    ["a text", () => body("name=Ada", "text/plain"), 415],
    ["no content type", () => ({ init: { body: new Blob(["name=Ada"]) } }), 415],
    ["what is no JSON", () => body("{", "application/json"), 400],
    ["JSON with more than texts", () => body('{"name":{"a":1}}', "application/json"), 400],
    ["parts without a boundary", () => body("name=Ada", "multipart/form-data"), 400],
    ["a post that is too large", () => ({ answers: { message: "a".repeat(500_000) } }), 413],
    ["an unknown form", () => ({ answers: { _form: "form-0000000000000000" } }), 409],
    ["a form that every object has", () => ({ answers: { _form: "constructor" } }), 409],
    ["no form", () => ({ answers: { _form: undefined } }), 409],
    ["a filled-in trap", () => ({ answers: { _gotcha: "http://spam" } }), 400],
    ["one that took no time", () => ({ answers: { _elapsed: "150" } }), 422, "quicker than people write"],
    ["a time that is none", () => ({ answers: { _elapsed: "soon" } }), 422, "quicker than people write"],
    ["a missing field", () => ({ answers: { name: undefined } }), 422, "Please fill in “Your name”."],
    ["an empty field", () => ({ answers: { message: " " } }), 422, "Please fill in “Message”."],
    ["a wrong e-mail address", () => ({ answers: { email: "ada@example" } }), 422, "Please write an e-mail"],
    ["two e-mail addresses", () => ({ answers: { email: "a@example.com,b@example.com" } }), 422, "e-mail"],
    ["another header line in a name", () => ({ answers: { name: "Ada\r\nBcc: eve@example.com" } }), 400],
    ["another header line in an address", () => ({ answers: { email: "a@example.com\nBcc: b@c.de" } }), 400],
    ["an unknown field", () => ({ answers: { subject: "Buy" } }), 400],
    ["a field twice", () => ({ answers: { name: ["Ada", "Eve"] } }), 400],
    ["a wrong option", () => ({ answers: { topic: "A castle" } }), 422, "Please choose one for “Topic”."],
    ["a number that is none", () => ({ answers: { rooms: "many" } }), 422, "Please write a number."],
    ["a number that is too large", () => ({ answers: { rooms: "21" } }), 422, "Please write 20 or less."],
    ["a day that does not exist", () => ({ answers: { day: "2027-02-30" } }), 422, "Please write a day"],
    ["a telephone number without digits", () => ({ answers: { phone: "abc" } }), 422, "at least 7 digits"],
    ["a short message", () => ({ answers: { message: "hi" } }), 422, "at least 10 characters"],
    ["a long message", () => ({ answers: { message: "a".repeat(20_001) } }), 422, "at most 20,000"],
    ["an odd consent", () => ({ answers: { consent: "yes" } }), 422, "tick this box"],
    ["a file for a text", () => ({ answers: { message: pdf() } }), 400],
    ["a text for a file", () => ({ answers: { plan: "plan.pdf" } }), 400],
    [
      "a disguised attachment",
      () => ({ answers: { plan: new File(["MZ\x90\0\x03"], "plan.pdf", { type: "application/pdf" }) } }),
      422,
      "Please choose a file of the kind .pdf,image/*",
    ],
    [
      "a page as a picture",
      () => ({ answers: { plan: new File(["<script>"], "plan.png", { type: "image/png" }) } }),
      422,
      "Please choose a file of the kind",
    ],
    [
      "a program behind two endings",
      () => ({ answers: { plan: new File(["%PDF-1.7"], "plan.exe.pdf", { type: "application/pdf" }) } }),
      422,
      "Please choose a file of the kind",
    ],
    [
      "an attachment of another type",
      () => ({ answers: { plan: new File(["%PDF-"], "plan.pdf", { type: "text/html" }) } }),
      422,
      "Please choose a file of the kind .pdf, image/*",
    ],
    [
      "an attachment of another kind",
      () => ({ answers: { plan: new File(["PK\x03\x04"], "plan.zip", { type: "application/zip" }) } }),
      422,
      "Please choose a file of the kind .pdf, image/*",
    ],
    [
      "a large attachment",
      () => ({
        answers: { plan: new File(["%PDF-", "a".repeat(200_000)], "a.pdf", { type: "application/pdf" }) },
      }),
      422,
      "Please choose a file of at most 0.2 MB",
    ],
  ])("%s", async (_, made, status, says = "Your message was not accepted.") => {
    const response = await post(made());
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(says);
    expect(mail.letters).toEqual([]);
  });

  it("a post that says it is small and is not", async () => {
    const { hostname, port, pathname } = new URL(handler.url);
    const status = await new Promise<number | undefined>((answered, failed) => {
      const headers = { origin, "content-type": "application/x-www-form-urlencoded" };
      const sending = httpRequest({ hostname, port, path: pathname, method: "POST", headers }, (response) => {
        answered(response.statusCode);
        sending.destroy();
      });
      sending.on("error", failed);
      for (let part = 0; part < 10; part++) sending.write(`name=${"a".repeat(100_000)}`);
    });
    expect(status).toBe(413);
    expect(mail.letters).toEqual([]);
  });

  it("what comes too often from an address, and from no other", async () => {
    const counting = await startHandler(site.root, {
      ...settings(),
      POSTS_PER_MINUTE: "3",
      BEHIND_PROXY: "1",
    });
    const from = async (address: string) => {
      const headers = { "x-forwarded-for": address };
      return (await post({ headers, answers: { name: "" } }, counting.url)).status;
    };
    const statuses = [];
    for (let count = 0; count < 5; count++) statuses.push(await from("192.0.2.1"));
    expect(statuses).toEqual([422, 422, 422, 429, 429]);
    // What a visitor claims to be stands before what the proxy has seen.
    expect(await from("198.51.100.7, 192.0.2.1")).toBe(429);
    expect(await from("192.0.2.2")).toBe(422);
    for (let count = 0; count < 3; count++) expect(await from(`2001:db8:1:2::${count}`)).toBe(422);
    expect(await from("2001:db8:1:2:ffff::9")).toBe(429);
    expect(mail.letters).toEqual([]);
    await counting.close();
  });
});

describe("a good post", () => {
  const texts = [
    "Your name: Ada O'Neill",
    "E-mail: ada@example.com",
    "Telephone: 07700 900321",
    "Topic: A loft",
    "Rooms: 3",
    "Day: 2027-02-01",
    "Message:\nTwo lines,\nand a £ sign.",
    "✓ I agree",
  ].join("\n\n");

  it("is delivered with its attachment, and the sender gets a copy", async () => {
    const response = await post({ answers: { plan: pdf() } });
    expect(await response.json()).toEqual({ sent: true });
    expect(response.headers.get("access-control-allow-origin")).toBe(origin);
    const [letter, copy] = mail.letters;
    expect(letter).toMatchObject({
      recipients: ["owner@small.example"],
      from: { address: "forms@small.example" },
      to: [{ address: "owner@small.example" }],
      replyTo: [{ address: "ada@example.com" }],
      subject: "Enquiry <1> | Small & Sons",
    });
    expect(letter?.text?.trim()).toBe(texts);
    expect(letter?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      ["plan.pdf", "application/pdf"],
    ]);
    expect(Buffer.from(letter?.attachments[0]?.content as ArrayBuffer).toString()).toBe("%PDF-1.7 a plan");
    expect(copy).toMatchObject({
      recipients: ["ada@example.com"],
      subject: "A copy of your message to Small & Sons",
      attachments: [],
    });
    expect(copy?.text).toContain(texts);
    expect(mail.letters).toHaveLength(2);
  });

  it.each([
    ["as a form", () => ({ init: { body: new URLSearchParams(good()) } })],
    ["as JSON", () => body(JSON.stringify(good()), "application/json")],
    ["from another origin that is allowed", () => ({ headers: { origin: "https://preview.small.example" } })],
    ["with an empty file", () => ({ answers: { plan: new File([], "") } })],
    ["without script, which would say how long it took", () => ({ answers: { _elapsed: undefined } })],
  ])("is taken %s", async (_, made: () => Post) => {
    expect((await post(made())).status).toBe(200);
    expect(mail.letters[0]?.text?.trim()).toBe(texts);
  });

  it("has an attachment whose name stays in its line and folder", async () => {
    const name = '../..\\"Plan\r\nX: y".pdf';
    await post({ answers: { plan: new File(["%PDF-1.7"], name, { type: "application/pdf" }) } });
    const [letter] = mail.letters;
    expect(letter?.attachments[0]?.filename).not.toMatch(/[/\\\r\n"]/);
    expect(letter?.headers.map(({ key }) => key)).not.toContain("x");
  });

  it("may be asked for first by a browser", async () => {
    const response = await fetch(handler.url, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe(origin);
    expect(response.headers.get("access-control-allow-headers")).toBe("accept, content-type");
  });
});

describe("without script", () => {
  const page = { headers: { accept: "text/html" } };

  it("a visitor reads a page that escapes what it says", async () => {
    const response = await post(page);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    const html = await response.text();
    expect(html).toContain('<html lang="en-GB" dir="ltr">');
    expect(html).toContain("<h1>Thank you &#38; good-bye</h1>");
    expect(html).toContain("We read &#60;every&#62; letter.");
    expect(html).toContain('<a href="https://www.small.example/">Back to Small &#38; Sons</a>');
  });

  it("a visitor reads what is wrong, by the labels of the form, and how to go on", async () => {
    const response = await post({ ...page, answers: { name: "A", message: "" } });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain("<dt>Your name</dt><dd>Please write your name with at least 2 letters");
    expect(html).toContain("<dt>Message</dt><dd>Please fill in “Message”.</dd>");
    expect(html).toContain("Go back in your browser");
  });
});

describe("what the owner has to see to", () => {
  it("is said where a variable is missing", async () => {
    const { MAIL_TO, ...others } = settings();
    const unset = await startHandler(site.root, others);
    const response = await post({}, unset.url);
    expect([response.status, await response.text()]).toEqual([500, "Not set: MAIL_TO.\n"]);
    await unset.close();
  });

  it("does not look as if it was sent: a mail server that refuses", async () => {
    const broken = await startHandler(site.root, {
      ...settings(),
      SMTP_URL: mail.url.replace("secret", "wrong"),
    });
    const response = await post({}, broken.url);
    expect(response.status).toBe(502);
    expect(await response.json()).toEqual({ sent: false, reason: "Your message could not be sent." });
    expect(broken.log.join("")).toContain("A message was not sent:");
    expect(mail.letters).toEqual([]);
    await broken.close();
  });
});

describe("the form and its handler can't disagree", () => {
  it("a changed field is an error until the handler is made again, and what was written by hand stays", async () => {
    const other = await siteWithForm();
    const unmade = await runSite(other.root, "validate");
    expect(unmade.text).toContain("the site has none. [form-handler]");
    expect((await runSite(other.root, "new", "form-handler", "--host", "node")).code).toBe(0);
    expect((await runSite(other.root, "validate")).code).toBe(0);

    await other.write("form-handler/message.js", "// Mine.\n");
    await other.replace("site.config.json", '"label": "Telephone"', '"label": "Mobile"');
    for (const command of ["validate", "build"]) {
      const stale = await runSite(other.root, command);
      expect(stale.code).toBe(1);
      expect(stale.text).toContain("made before this form was changed");
      expect(stale.text).toContain("Run site new form-handler");
    }
    const again = await runSite(other.root, "new", "form-handler");
    expect(again.text).toContain("Made the form handler node: form-handler/forms.js.");
    expect((await runSite(other.root, "validate")).code).toBe(0);
    expect(await other.read("form-handler/message.js")).toBe("// Mine.\n");

    await other.replace("form-handler/rules.js", 'return "consentMissing"', 'return "fieldMissing"');
    expect((await runSite(other.root, "validate")).text).toContain("checks answers by other rules");
    await runSite(other.root, "new", "form-handler");
    expect((await runSite(other.root, "validate")).code).toBe(0);
    await other.remove();
  });

  it.each([
    ["no host", ["form-handler"], "Name it with --host: cloudflare, netlify, vercel, node."],
    ["an unknown host", ["form-handler", "--host", "geocities"], "Allowed choices are cloudflare"],
    ["a page without a title", ["page"], "What is the page called?"],
  ])("%s is said", async (_, args, says) => {
    const other = await siteWithForm();
    const printed = await runSite(other.root, "new", ...args);
    expect(printed.code).not.toBe(0);
    expect(printed.text).toContain(says);
    await other.remove();
  });

  it("a site without a form for it is told what to write", async () => {
    const other = await siteWithForm({ ...enquiry, delivery: { endpoint: "https://forms.example/1" } });
    const printed = await runSite(other.root, "new", "form-handler", "--host", "node");
    expect(printed.text).toContain('Write "delivery": { "handler": true } in the forms that it is for.');
    await other.remove();
  });
});
