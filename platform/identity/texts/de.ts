import type { Texts } from "./texts.ts";

export const german: Texts = {
  shopName: "Vernetzte Dienste",
  skip: "Zum Inhalt springen",
  back: "Zurück zum Shop",
  continue: "Weiter",
  errorTitle: "Bitte prüfen Sie Ihre Angaben",
  errorPrefix: "Fehler",
  legal: "© {year} {brand} Vernetzte Dienste. Nur zur Veranschaulichung.",

  email: "E-Mail-Adresse",
  emailMissing: "Bitte geben Sie eine E-Mail-Adresse ein.",
  emailInvalid: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
  password: "Passwort",
  passwordMissing: "Bitte geben Sie Ihr Passwort ein.",
  firstName: "Vorname",
  firstNameMissing: "Bitte geben Sie einen Vornamen ein.",
  lastName: "Nachname",
  lastNameMissing: "Bitte geben Sie einen Nachnamen ein.",
  tooLong: "Bitte verwenden Sie höchstens {max} Zeichen.",
  formExpired: "Diese Seite war lange geöffnet. Bitte senden Sie das Formular noch einmal ab.",
  tooManyTries: "Es gab zu viele Versuche. Bitte versuchen Sie es in {minutes} Min. erneut.",

  signInTitle: "Anmelden",
  signInLead: "Sehen Sie die Dienste Ihres Fahrzeugs, Ihre Bestellungen und Zahlungsdaten.",
  signInSubmit: "Anmelden",
  signInWrong: "Die E-Mail-Adresse oder das Passwort ist nicht richtig.",
  signInSaved: "Ihr Passwort ist gespeichert. Sie können sich jetzt anmelden.",
  forgottenLink: "Passwort vergessen?",
  registerPrompt: "Neu hier?",
  registerLink: "Konto anlegen",

  registerTitle: "Konto anlegen",
  registerLead: "Ein Konto für alle Ihre Fahrzeuge. Ihr Passwort wählen Sie im nächsten Schritt.",
  registerSubmit: "Weiter",
  registerSentTitle: "Bitte sehen Sie in Ihr Postfach",
  registerSent: "Wir haben eine E-Mail an {email} gesendet. Öffnen Sie den Link darin, um Ihr Passwort zu wählen.",
  knownPrompt: "Haben Sie schon ein Konto?",

  forgottenTitle: "Passwort vergessen?",
  forgottenLead:
    "Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort wählen.",
  forgottenSubmit: "Link senden",
  forgottenSentTitle: "Bitte sehen Sie in Ihr Postfach",
  forgottenSent:
    "Wenn es ein Konto für {email} gibt, ist eine E-Mail mit einem Link unterwegs. Der Link gilt eine Stunde.",
  backToSignIn: "Zurück zur Anmeldung",

  chooseTitle: "Passwort wählen",
  chooseLead: "Danach sind Sie auf allen anderen Geräten abgemeldet.",
  chooseLabel: "Neues Passwort",
  chooseHint: "Mindestens {min} Zeichen. Mehrere Wörter hintereinander lassen sich leicht merken.",
  chooseShort: "Bitte verwenden Sie mindestens {min} Zeichen.",
  chooseGuessable:
    "Dieses Passwort ist leicht zu erraten. Bitte wählen Sie ein weniger gebräuchliches, das weder Ihren Namen noch Ihre E-Mail-Adresse enthält.",
  chooseSubmit: "Passwort speichern",
  chosenTitle: "Ihr Passwort ist gespeichert",
  chosen: "Kehren Sie zum Shop zurück und melden Sie sich an.",
  linkGoneTitle: "Dieser Link ist nicht mehr gültig",
  linkGone: "Er wurde bereits verwendet oder ist abgelaufen. Bitte fordern Sie auf der Anmeldeseite einen neuen an.",

  logOutTitle: "Abmelden?",
  logOutLead: "Sie werden auf diesem Gerät von den Shops beider Marken abgemeldet.",
  logOutSubmit: "Abmelden",
  logOutStay: "Angemeldet bleiben",
  loggedOutTitle: "Sie sind abgemeldet",
  loggedOut: "Schließen Sie dieses Fenster, wenn auch andere dieses Gerät benutzen.",
  switchTitle: "Konto wechseln",
  switchLead: "Zuerst wird das bisherige Konto abgemeldet.",

  failedTitle: "Etwas ist schiefgegangen",
  failed: "Wir konnten diesen Schritt nicht abschließen. Bitte beginnen Sie noch einmal im Shop.",
  endedTitle: "Diese Anmeldung ist beendet",
  ended:
    "Sie hat zu lange gedauert oder wurde in einem anderen Fenster abgeschlossen. Bitte beginnen Sie noch einmal im Shop.",

  samplesTitle: "Beispielkonten",
  samplesNote: "Nur zur Vorführung. Wählen Sie eines, um das Formular auszufüllen.",
  samplesElsewhere: "Andere Märkte",
  sampleOwner: "Halter",
  sampleSeveral: "Halter mehrerer Fahrzeuge",
  sampleProviderId: "Halter, bekannt durch die Anmelde-ID",
  sampleOther: "Halter eines anderen Fahrzeugs",
  sampleNobody: "Kein Fahrzeug",
  sampleNoCrm: "Keine CRM-ID",
  sampleNoCdc: "Keine CDC-ID",
  sampleMailbox: "Vorführ-Postfach öffnen",

  mailResetSubject: "Neues Passwort wählen",
  mailReset:
    "Guten Tag {name},\n\nmit diesem Link wählen Sie ein neues Passwort. Er gilt eine Stunde.\n\nWenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.",
  mailWelcomeSubject: "Willkommen bei den vernetzten Diensten von {brand}",
  mailWelcome:
    "Guten Tag {name},\n\nmit diesem Link bestätigen Sie Ihre E-Mail-Adresse und wählen ein Passwort. Er gilt 24 Stunden.\n\nWenn Sie kein Konto angefordert haben, können Sie diese E-Mail ignorieren.",
  mailKnownSubject: "Sie haben bereits ein Konto",
  mailKnown:
    "Guten Tag {name},\n\njemand wollte mit dieser E-Mail-Adresse ein Konto anlegen, aber Sie haben bereits eines. Wenn Sie Ihr Passwort nicht mehr wissen, wählen Sie mit diesem Link ein neues. Er gilt eine Stunde.\n\nWenn Sie es nicht waren, können Sie diese E-Mail ignorieren.",
};
