import { expect, it } from "vitest";
import { readLookupFailure, redirectAfterLookup } from "./redirect-after-lookup.ts";

it.each([
  ["found", undefined, undefined],
  ["found", "dx", undefined],
  ["marketMismatch", undefined, "/invalid-market-vin"],
  ["makeMismatch", "dx", "/invalid-brand-vin"],
  ["unknown", "dx", "/vin-error?reason=unknown"],
  ["unknown", "DX", "/generic-error?reason=unknown"],
  ["unknown", undefined, "/generic-error?reason=unknown"],
  ["otherUser", "dx", "/generic-error?reason=otherUser"],
  ["unavailable", "dx", "/generic-error?reason=unavailable&redirectUrl=%2Fservice%2FCONNAV%3Fchannel%3Ddx"],
] as const)("the outcome %s from channel %s redirects to %s", (kind, channel, expected) => {
  expect(redirectAfterLookup(kind, { channel, requestedPage: "/service/CONNAV?channel=dx" })).toBe(expected);
});

it.each([
  ["reason=unknown", "unknown"],
  ["reason=otherUser", "otherUser"],
  ["reason=unavailable", "unavailable"],
  ["reason=<script>", undefined],
  ["", undefined],
])("the query %j names the failure %s", (query, expected) => {
  expect(readLookupFailure(new URLSearchParams(query))).toBe(expected);
});
