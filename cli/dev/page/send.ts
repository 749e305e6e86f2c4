export async function send(name: string, body: string): Promise<Response> {
  const { headers } = await fetch("/__blockwork/token");
  const token = "x-blockwork-token";
  return fetch(`/__blockwork/${name}`, {
    method: "POST",
    body,
    headers: { "content-type": "application/json", [token]: headers.get(token) ?? "" },
  });
}
