import { runWithTimeout } from "../../contracts/run-with-timeout.ts";

export async function post<Answer>(url: string, body: unknown): Promise<Answer> {
  const request = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  return runWithTimeout(60_000, async (signal) => {
    const response = await fetch(url, { ...request, signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return (await response.json()) as Answer;
  });
}
