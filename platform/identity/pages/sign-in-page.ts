import { html } from "hono/html";
import { emailLength } from "../forms/form-fields.ts";
import { maxPasswordLength } from "../passwords.ts";
import { benefitsAside } from "./benefits-aside.ts";
import { okAlert } from "./alert.ts";
import { errorSummary, field, form, type FormState } from "./fields.ts";
import type { Html } from "./html.ts";
import { renderPage } from "./layout.ts";
import type { PageSettings } from "./page-settings.ts";
import { showPasswordButton, showPasswordScript } from "./show-password.ts";
import { sampleAside, type SampleChoice } from "./sample-aside.ts";

export type SignInState = FormState & { path: string; isSaved?: boolean; samples?: SampleChoice | undefined };

export function signInPage(pageSettings: PageSettings, state: SignInState): Html {
  const { texts } = pageSettings;
  return renderPage(pageSettings, {
    title: texts.signInTitle,
    lead: texts.signInLead,
    hasError: Boolean(state.problem),
    aside: html`${benefitsAside(pageSettings)}${state.samples ? sampleAside(pageSettings, state.samples) : ""}`,
    main: html`${state.isSaved ? okAlert({ title: texts.signInSaved }) : ""}
    ${errorSummary(pageSettings, state.problem)}
    ${form(
      {
        action: state.path,
        submit: texts.signInSubmit,
        fields: [
          field(
            { name: "email", label: texts.email, type: "email", autocomplete: "username", maxLength: emailLength },
            state,
          ),
          field(
            {
              name: "password",
              label: texts.password,
              type: "password",
              autocomplete: "current-password",
              maxLength: maxPasswordLength,
              after: showPasswordButton("password", texts),
            },
            state,
          ),
        ],
        // Buttons, not links: the next page has the address that was typed here.
        after: html`<p><button class="link" name="next" value="forgotten-password">${texts.forgottenLink}</button></p>
          <div class="more">
            <h2>${texts.registerPrompt}</h2>
            <button class="button button-line" name="next" value="register">${texts.registerLink}</button>
          </div>`,
      },
      state,
    )}
    ${showPasswordScript()}`,
  });
}
