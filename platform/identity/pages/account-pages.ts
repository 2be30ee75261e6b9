import { html } from "hono/html";
import { emailLength, nameLength } from "../forms/form-fields.ts";
import { maxPasswordLength, minPasswordLength } from "../passwords.ts";
import { fillText } from "../texts/texts.ts";
import { benefitsAside } from "./benefits-aside.ts";
import { errorSummary, field, form, type FormState } from "./fields.ts";
import type { Html } from "./html.ts";
import { renderPage } from "./layout.ts";
import type { PageSettings } from "./page-settings.ts";
import { showPasswordButton, showPasswordScript } from "./show-password.ts";

/** `action` is where the form is sent, `signInHref` the page to sign in. */
type MailFormState = FormState & { action: string; signInHref: string };

export function registerPage(pageSettings: PageSettings, state: MailFormState): Html {
  const { texts } = pageSettings;
  return renderPage(pageSettings, {
    title: texts.registerTitle,
    lead: texts.registerLead,
    aside: benefitsAside(pageSettings),
    hasError: Boolean(state.problem),
    main: html`${errorSummary(pageSettings, state.problem)}
      ${form(
        {
          action: state.action,
          submit: texts.registerSubmit,
          fields: [
            field(
              { name: "given_name", label: texts.firstName, autocomplete: "given-name", maxLength: nameLength },
              state,
            ),
            field(
              { name: "family_name", label: texts.lastName, autocomplete: "family-name", maxLength: nameLength },
              state,
            ),
            field(
              { name: "email", label: texts.email, type: "email", autocomplete: "email", maxLength: emailLength },
              state,
            ),
          ],
        },
        state,
      )}
      <div class="more">
        <h2>${texts.knownPrompt}</h2>
        <a class="button button-line" href="${state.signInHref}">${texts.signInSubmit}</a>
      </div>`,
  });
}

export function forgottenPasswordPage(pageSettings: PageSettings, state: MailFormState): Html {
  const { texts } = pageSettings;
  return renderPage(pageSettings, {
    title: texts.forgottenTitle,
    lead: texts.forgottenLead,
    aside: benefitsAside(pageSettings),
    hasError: Boolean(state.problem),
    main: html`${errorSummary(pageSettings, state.problem)}
      ${form(
        {
          action: state.action,
          submit: texts.forgottenSubmit,
          fields: [
            field(
              { name: "email", label: texts.email, type: "email", autocomplete: "username", maxLength: emailLength },
              state,
            ),
          ],
        },
        state,
      )}
      <p><a class="link" href="${state.signInHref}">${texts.backToSignIn}</a></p>`,
  });
}

export function choosePasswordPage(
  pageSettings: PageSettings,
  state: FormState & { linkToken: string; email: string; isNewAccount: boolean },
): Html {
  const { texts } = pageSettings;
  return renderPage(pageSettings, {
    title: texts.chooseTitle,
    // The owner of a new account is signed in on no device yet.
    lead: state.isNewAccount ? texts.chooseFirstLead : texts.chooseLead,
    aside: benefitsAside(pageSettings),
    hasError: Boolean(state.problem),
    main: html`${errorSummary(pageSettings, state.problem)}
    ${form(
      {
        action: `${pageSettings.mount}/choose-password`,
        submit: texts.chooseSubmit,
        hidden: { token: state.linkToken, brand: pageSettings.brand, locale: pageSettings.locale },
        fields: [
          // For password managers: whose password this is.
          html`<div class="field">
            <label for="username">${texts.email}</label>
            <input class="input" id="username" type="email" value="${state.email}" autocomplete="username" readonly />
          </div>`,
          field(
            {
              name: "password",
              label: texts.chooseLabel,
              type: "password",
              autocomplete: "new-password",
              hint: fillText(texts.chooseHint, { min: minPasswordLength }),
              maxLength: maxPasswordLength,
              after: showPasswordButton("password", texts),
            },
            state,
          ),
        ],
      },
      state,
    )}
    ${showPasswordScript()}`,
  });
}

type MailSentNotice = { title: string; text: string; signInHref: string; mailbox?: string | undefined };

export function mailSentPage(pageSettings: PageSettings, { title, text, signInHref, mailbox }: MailSentNotice): Html {
  return renderPage(pageSettings, {
    title,
    lead: text,
    aside: benefitsAside(pageSettings),
    main: html`<p><a class="link" href="${signInHref}">${pageSettings.texts.backToSignIn}</a></p>
      ${mailbox ? html`<p class="demo"><a class="link" href="${mailbox}">${pageSettings.texts.sampleMailbox}</a></p>` : ""}`,
  });
}
