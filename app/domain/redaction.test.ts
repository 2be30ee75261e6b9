import { describe, expect, it } from "vitest";
import { redact } from "./redaction.ts";

describe("redact", () => {
  it.each([
    ["vehicle SALEA7BWAS2Z00201 found", "vehicle [vin] found"],
    ["vehicle salea7bwas2z00201 found", "vehicle [vin] found"],
    ["/vin-error?carvin=SALEA7BWAS2Z00201&x=1", "/vin-error?carvin=[redacted]&x=1"],
    ["/?evn=AbC-123_xyz", "/?evn=[redacted]"],
    ["mail to eleanor.shaw+shop@example.co.uk sent", "mail to [e-mail] sent"],
    ["?email=a%40example.com", "?email=[e-mail]"],
    ["josé.núñez@correo.example", "[e-mail]"],
    ["from <o'brien@example.com>, to müller@bücher.example", "from <[e-mail]>, to [e-mail]"],
    ["?email=jos%C3%A9%40b%C3%BCcher.example&x=1", "?email=[e-mail]&x=1"],
    [
      "at run (/shop/node_modules/@hono/node-server/dist/index.mjs:1:2)",
      "at run (/shop/node_modules/@hono/node-server/dist/index.mjs:1:2)",
    ],
    ["authorization: Bearer abc.def-ghi", "authorization: Bearer [token]"],
    ["jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln end", "jwt [token] end"],
    ["/jaguar/de-DE/renewal/stop/AbC.123-x_y_0123456789.z.data?a=1", "/jaguar/de-DE/renewal/stop/[token]?a=1"],
    ["/renewal/renew/AbC.123-x_y_0123456789", "/renewal/renew/[token]"],
    ["?to=%2Frenewal%2Fstop%2FAbC.123-x_y_0123456789&b", "?to=%2Frenewal%2Fstop%2F[token]&b"],
    ["/fr-FR/calendar/AbC.123-x_y_0123456789?download", "/fr-FR/calendar/[token]?download"],
    ["/callback?code=xyz&state=1", "/callback?code=[redacted]&state=1"],
    ['{"refresh_token":"abc","n":1}', '{"refresh_token":"[redacted]","n":1}'],
    [String.raw`{"error":"{\"refresh_token\":\"abc\"}"}`, String.raw`{"error":"{\"refresh_token\":\"[redacted]\"}"}`],
    ['{"password":"two words"}', '{"password":"[redacted]"}'],
    ["idToken: abc, usid=def", "idToken: [redacted], usid=[redacted]"],
    ["request 7f0c8a2e-11aa-4e21-9b1e-000000000000 done", "request 7f0c8a2e-11aa-4e21-9b1e-000000000000 done"],
    ['{"status":404,"path":"/checkout"}', '{"status":404,"path":"/checkout"}'],
  ])("turns %j into %j", (line, expected) => {
    expect(redact(line)).toBe(expected);
  });
});
