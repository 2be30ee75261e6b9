import { expect, it } from "vitest";
import { createGeolocationClient, locate } from "../../contracts/geolocation.ts";
import { describeContract } from "../../test/describe-contract.ts";
import { createGeolocation } from "./geolocation.ts";

describeContract(
  "geolocation",
  async () => ({ app: createGeolocation() }),
  (connect) => {
    it.each([
      ["192.0.2.1", "GB"],
      ["192.0.2.17", "DE"],
      ["192.0.2.33", "FR"],
      ["192.0.2.49", "IT"],
      ["192.0.2.65", "ES"],
      ["192.0.2.81", "PT"],
      ["192.0.2.97", "NL"],
      ["192.0.2.113", "BE"],
      ["192.0.2.129", "AT"],
      ["192.0.2.145", "CZ"],
      ["198.51.100.200", "US"],
      ["203.0.113.9", "CA"],
      ["127.0.0.1", "GB"],
      ["2001:db8::1", "GB"],
    ])("locates %s in %s", async (ip, country) => {
      const call = createGeolocationClient(connect());
      expect(await call(locate, { query: { ip } })).toEqual({ country, ip });
    });

    it.each(["", "?ip=", "?ip=300.1.1.1", "?ip=localhost", "?ip=1.1.1.1&ip=2.2.2.2"])(
      "refuses %s with its own error document",
      async (query) => {
        const { baseUrl, fetch } = connect();
        const response = await fetch(new Request(`${baseUrl}/location${query}`));
        expect(response.status).toBe(400);
        expect(await response.json()).toEqual({ title: "Bad Request", detail: "An IP address is needed." });
      },
    );
  },
);
