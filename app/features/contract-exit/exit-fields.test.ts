import { describe, expect, it } from "vitest";
import {
  declarationContractLimit,
  declarationEmailLimit,
  declarationNameLimit,
  declarationReasonLimit,
} from "../../../contracts/order-management/declarations.ts";
import { EMAIL_LIMIT } from "../../address/check-email.ts";
import { checkExitFields, cleanExitFields, EXIT_LIMITS, type ExitFields, NO_EXIT_FIELDS } from "./exit-fields.ts";

const fields: ExitFields = { ...NO_EXIT_FIELDS, name: "Ada Byron", contract: "VCS-1", email: "ada@example.com" };
const problemsOf = (change: Partial<ExitFields>) =>
  checkExitFields({ ...fields, ...change }).map(({ field, text }) => `${field} ${text}`);

describe("a declaration", () => {
  it.each<[Partial<ExitFields>, string[]]>([
    [{}, []],
    [{ contract: "something about my car" }, []],
    [{ type: "extraordinary" }, []],
    [{ endsOn: "2027-03-31" }, []],
    [{ name: "x".repeat(100), contract: "x".repeat(200), reason: "x".repeat(2000) }, []],
    [{ name: "" }, ["name contact.nameRequired"]],
    [{ name: "x".repeat(101) }, ["name address.tooLong"]],
    [{ contract: "" }, ["contract withdrawal.contractRequired"]],
    [{ contract: "x".repeat(201) }, ["contract address.tooLong"]],
    [{ email: "" }, ["email address.emailRequired"]],
    [{ email: "ada" }, ["email address.emailInvalid"]],
    [{ reason: "x".repeat(2001) }, ["reason address.tooLong"]],
    [{ endsOn: "31.03.2027" }, ["endsOn cancellation.endDateInvalid"]],
    [{ endsOn: "2027-02-30" }, ["endsOn cancellation.endDateInvalid"]],
  ])("%o", (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it("has the limits of order management", () => {
    expect([EXIT_LIMITS, EMAIL_LIMIT]).toEqual([
      { name: declarationNameLimit, contract: declarationContractLimit, reason: declarationReasonLimit },
      declarationEmailLimit,
    ]);
  });
});

it("is cleaned without changing the words", () => {
  const typed = {
    name: " A\0da ",
    contract: " 1 \uD800",
    email: " a@b.c\u200b ",
    type: "x",
    reason: "a\r\nb ",
    endsOn: " ",
  };
  expect(cleanExitFields(typed)).toEqual({
    name: "Ada",
    contract: "1 \uFFFD",
    email: "a@b.c",
    type: "ordinary",
    reason: "a\nb",
    endsOn: "",
  });
});
