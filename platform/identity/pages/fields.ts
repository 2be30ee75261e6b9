import { html } from "hono/html";
import { errorAlert, icon } from "./alert.ts";
import type { Html } from "./html.ts";
import type { PageSettings } from "./page-settings.ts";

export type FieldErrors = Readonly<Record<string, string>>;

/** The errors of a form: of single fields, or of the whole form. */
export type FormProblem = { fields?: FieldErrors; general?: string };

/** The variable parts of a form page. */
export type FormState = { token: string; values?: Readonly<Record<string, string>>; problem?: FormProblem | undefined };

type Field = {
  name: string;
  label: string;
  type?: "text" | "email" | "password";
  autocomplete: string;
  hint?: string;
  maxLength: number;
  /** Inside the field, at its end. */
  after?: Html;
};

export function field({ name, label, hint, after, ...input }: Field, state: FormState): Html {
  const error = state.problem?.fields?.[name];
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ""}
    <div class="control">
      <input
        class="input${error ? " invalid" : ""}"
        id="${name}"
        name="${name}"
        value="${state.values?.[name] ?? ""}"
        required
        ${inputAttributes(input)}
        ${error ? html`aria-invalid="true"` : ""}
        ${described ? html`aria-describedby="${described}"` : ""}
      />${after}
    </div>
    ${error ? html`<p class="field-error" id="${name}-error">${error}${icon("error")}</p>` : ""}
  </div>`;
}

function inputAttributes({
  type = "text",
  autocomplete,
  maxLength,
}: Pick<Field, "type" | "autocomplete" | "maxLength">): Html {
  const emailAttributes = type === "email" ? html`inputmode="email" autocapitalize="none" spellcheck="false"` : "";
  return html`type="${type}" autocomplete="${autocomplete}" maxlength="${maxLength}" ${emailAttributes}`;
}

/** Focused after a refused form; each line links to its field. */
export function errorSummary({ texts }: PageSettings, problem: FormProblem | undefined): Html | "" {
  if (!problem) return "";
  const fields = Object.entries(problem.fields ?? {});
  return errorAlert({
    title: problem.general ?? texts.errorTitle,
    details:
      fields.length > 0
        ? html`<ul>
            ${fields.map(([name, text]) => html`<li><a href="#${name}">${text}</a></li>`)}
          </ul>`
        : "",
  });
}

type Form = {
  action: string;
  submit: string;
  fields: Html[];
  hidden?: Readonly<Record<string, string>>;
  /** Below the button; inside the form, so that other buttons can send what was typed. */
  after?: Html;
};

/** Validated by the server, not the browser, so that all messages are in the language of the page. */
export function form({ action, submit, fields, hidden = {}, after }: Form, { token }: FormState): Html {
  const hiddenFields = Object.entries({ ...hidden, form_token: token });
  return html`<form class="form" method="post" action="${action}" novalidate>
    ${hiddenFields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)} ${fields}
    <button class="button">${submit}</button>
    ${after ?? ""}
  </form>`;
}
