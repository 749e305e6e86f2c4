/**
 * Reads a post, and no more of it than is allowed, whatever length it says it has.
 *
 * @param {Request} request
 * @param {number} maxBytes
 * @returns {Promise<{ status: number, answers?: FormData }>} the status that it is refused with, or its answers
 */
export async function readPost(request, maxBytes) {
  const type = request.headers.get("content-type") ?? "";
  const [media] = type.toLowerCase().split(";");
  if (!readers.has(media.trim())) return { status: 415 };
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return { status: 413 };
  const bytes = await bytesUpTo(request, maxBytes);
  if (!bytes) return { status: 413 };
  try {
    const body = new Response(bytes, { headers: { "content-type": type } });
    return { status: 200, answers: await readers.get(media.trim())?.(body) };
  } catch {
    return { status: 400 };
  }
}

/** @type {ReadonlyMap<string, (body: Response) => Promise<FormData>>} */
const readers = new Map([
  ["application/x-www-form-urlencoded", (body) => body.formData()],
  ["multipart/form-data", (body) => body.formData()],
  ["application/json", async (body) => answersIn(await body.json())],
]);

/** @param {Record<string, unknown>} texts */
function answersIn(texts) {
  const answers = new FormData();
  for (const [name, text] of Object.entries(texts)) {
    if (typeof text !== "string") throw new TypeError(`${name} is no text.`);
    answers.set(name, text);
  }
  return answers;
}

/**
 * @param {Request} request
 * @param {number} maxBytes
 */
async function bytesUpTo({ body }, maxBytes) {
  const parts = [];
  let length = 0;
  for (const reader = body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > maxBytes) return undefined;
    parts.push(value);
  }
  return new Blob(parts);
}
