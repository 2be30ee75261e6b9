import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Select } from "../select/select.tsx";
import { TextArea } from "../text-area/text-area.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { controlAttributes } from "./field.tsx";

test.each([
  { name: "no other text", texts: {}, invalid: undefined, described: undefined },
  { name: "a hint", texts: { hint: "Like this" }, invalid: undefined, described: "x-hint" },
  { name: "an error", texts: { error: "Wrong" }, invalid: true, described: "x-error" },
  {
    name: "a hint and an error",
    texts: { hint: "Like this", error: "Wrong" },
    invalid: true,
    described: "x-hint x-error",
  },
])("a control with $name is described by $described", ({ texts, invalid, described }) => {
  const attributes = controlAttributes({ id: "x", label: "X", ...texts });
  expect(attributes["aria-invalid"]).toBe(invalid);
  expect(attributes["aria-describedby"]).toBe(described);
});

test("label, hint and error have the ids that the control refers to", () => {
  const html = renderToStaticMarkup(<TextField id="mail" label="Email" hint="Receipt goes here" error="Missing" />);
  expect(html).toContain('<label for="mail">Email</label>');
  expect(html).toMatch(/<p id="mail-hint"[^>]*>Receipt goes here/);
  expect(html).toMatch(/<p id="mail-error"[^>]*>/);
  expect(html).toContain('aria-describedby="mail-hint mail-error"');
});

test("the first entry of a select is its placeholder, with an empty value", () => {
  const html = renderToStaticMarkup(
    <Select id="s" label="State" placeholder="Please select a value" options={[{ value: "NY", text: "New York" }]} />,
  );
  expect(html).toContain('<option value="">Please select a value</option><option value="NY">New York</option>');
});

test.each([
  { typed: "12345", error: false },
  { typed: "123456", error: true },
])("a text area of five characters shows an error for $typed: $error", ({ typed, error }) => {
  const html = renderToStaticMarkup(
    <TextArea
      id="t"
      label="Reason"
      maxChar={5}
      defaultValue={typed}
      tooLongError="The entered text is too long"
      formatCount={(used, maxChar) => `${used} of ${maxChar}`}
    />,
  );
  expect(html.includes("The entered text is too long")).toBe(error);
  expect(html).toContain(`${typed.length} of 5`);
});
