import { describe, expect, it } from "vitest";
import { caseNameLimit, caseOrderLimit, messageLimit } from "../../../../contracts/customer-care/cases.ts";
import { checkContactFields, cleanContactFields, CONTACT_LIMITS, type ContactFields } from "./contact-message.ts";

const fields: ContactFields = {
  topic: "payment",
  orderNumber: "",
  name: "Ada Byron",
  email: "ada@example.com",
  message: "Hello",
};
const problemsOf = (change: Partial<ContactFields>) =>
  checkContactFields({ ...fields, ...change }).map(({ field, text }) => `${field} ${text}`);

describe("a message to the shop", () => {
  it.each<[Partial<ContactFields>, string[]]>([
    [{}, []],
    [{ orderNumber: "x".repeat(40), name: "x".repeat(100), message: "x".repeat(2000) }, []],
    [{ topic: "" }, ["topic contact.topicRequired"]],
    [{ topic: "gossip" }, ["topic contact.topicRequired"]],
    [{ orderNumber: "x".repeat(41) }, ["orderNumber address.tooLong"]],
    [{ name: "" }, ["name contact.nameRequired"]],
    [{ name: "x".repeat(101) }, ["name address.tooLong"]],
    [{ email: "" }, ["email address.emailRequired"]],
    [{ email: "ada" }, ["email address.emailInvalid"]],
    [{ message: " \n " }, ["message contact.messageRequired"]],
    [{ message: "x".repeat(2001) }, ["message form.tooLong"]],
    [
      { topic: "", name: "", email: "", message: "" },
      [
        "topic contact.topicRequired",
        "name contact.nameRequired",
        "email address.emailRequired",
        "message contact.messageRequired",
      ],
    ],
  ])("%o", (change, problems) => {
    expect(problemsOf(change)).toEqual(problems);
  });

  it("has the limits of customer care", () => {
    expect(CONTACT_LIMITS).toEqual({ orderNumber: caseOrderLimit, name: caseNameLimit, message: messageLimit });
  });
});

it("is cleaned without changing the words", () => {
  const message = " <b>Hi</b>\r\n\r\n  second\0 line \uD800 ";
  expect(cleanContactFields({ topic: "other", orderNumber: " 1 ", name: " A ", email: " a@b.c ", message })).toEqual({
    topic: "other",
    orderNumber: "1",
    name: "A",
    email: "a@b.c",
    message: " <b>Hi</b>\n\n  second line \uFFFD ",
  });
});
