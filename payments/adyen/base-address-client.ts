import type { Client } from "@adyen/api-library";
import type { Connection } from "../../contracts/client.ts";
import { runWithTimeout } from "../../contracts/run-with-timeout.ts";
import { LibraryException } from "./adyen-library.ts";

type HttpClient = Client["httpClient"];

/**
 * Sends the library's requests to another address. The library supports only Adyen's own addresses, over https; without
 * another address in the settings, its own client is used.
 */
export function baseAddressClient(connection: Connection): HttpClient {
  return {
    async request(...[endpoint, json, config, , options = {}]) {
      const { pathname } = new URL(endpoint);
      const url = new URL(connection.baseUrl.replace(/\/$/, "") + pathname);
      const params = new URLSearchParams(options.params as Record<string, string>);
      for (const [name, value] of params) url.searchParams.append(name, value);
      const method = options.method ?? "POST";
      const request = {
        method,
        headers: {
          "content-type": "application/json",
          "x-api-key": config.apiKey ?? "",
          ...(options.idempotencyKey !== undefined && { "idempotency-key": options.idempotencyKey }),
        },
        ...(method !== "GET" && method !== "DELETE" && { body: String(json) }),
      };
      return runWithTimeout(config.connectionTimeoutMillis ?? 30_000, async (signal) => {
        const response = await connection.fetch(new Request(url, { ...request, signal }));
        const body = await response.text();
        if (response.ok) return body;
        throw exceptionOf(response, body);
      });
    },
  };
}

function exceptionOf(response: Response, body: string): Error {
  const apiError = parse(body);
  return new LibraryException({
    message: `HTTP Exception: ${response.status}.`,
    statusCode: response.status,
    responseHeaders: Object.fromEntries(response.headers),
    responseBody: body,
    ...(apiError?.errorCode !== undefined && { errorCode: apiError.errorCode }),
  });
}

function parse(body: string): { errorCode?: string } | undefined {
  try {
    return JSON.parse(body) as { errorCode?: string };
  } catch {
    return undefined;
  }
}
