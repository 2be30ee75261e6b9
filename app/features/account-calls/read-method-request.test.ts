import { expect, it } from "vitest";
import { readMethodRequest } from "./read-method-request.ts";

it.each<[string, unknown, object | undefined]>([
  ["", { methodRequest: { limit: 5 } }, { limit: 5 }],
  ["methodRequest=%7B%22limit%22%3A5%7D", undefined, { limit: 5 }],
  ["methodRequest=%7B%22limit%22%3A5%7D", {}, { limit: 5 }],
  ["methodRequest=%7B%7D", { methodRequest: {} }, undefined],
  ["methodRequest=", { methodRequest: {} }, undefined],
  ["methodRequest=%7B", undefined, undefined],
  ["methodRequest=5", undefined, undefined],
  ["methodRequest=null", undefined, undefined],
  ["methodRequest=%5B%5D", undefined, undefined],
  ["", { methodRequest: "{}" }, undefined],
  ["", { methodRequest: [] }, undefined],
  ["", { methodRequest: null }, undefined],
  ["", undefined, undefined],
])("the query %j and the body %j hold the request %j", (query, body, request) => {
  expect(readMethodRequest(new URLSearchParams(query), body)).toEqual(request);
});
