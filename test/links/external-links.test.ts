import { expect, it } from "vitest";
import { externalProblem } from "./external-links.ts";

it.each([
  ["https://www.livroreclamacoes.pt/inicio", undefined],
  ["tel:+442079460123", undefined],
  ["mailto:help@example.com?subject=Hello", undefined],
  ["http://www.example.com/", "the protocol http:"],
  ["https://localhost/", "no host name"],
  ["https://user:secret@www.example.com/", "credentials or a port"],
  ["https://www.example.com:8443/", "credentials or a port"],
  ["javascript:alert(1)", "the protocol javascript:"],
  ["tel:0800", "not an international number"],
  ["mailto:help", "not a mailbox"],
  ["https://", "not an address"],
  ["webcal://www.example.com/de-DE/calendar/0123456789abcdefghij", undefined],
  ["webcal://www.example.com/account", "not a calendar"],
])("%s has the problem %s", (address, problem) => {
  expect(externalProblem(address)).toBe(problem);
});
