import type { SignInLocale } from "../../../contracts/identity/sign-in.ts";

/** What the shop calls the pages of its footer; the same words as there. */
export type FooterTexts = Readonly<Record<FooterText, string>>;
type FooterText =
  | "helpTitle"
  | "faq"
  | "viewOrder"
  | "contact"
  | "contractTitle"
  | "withdraw"
  | "cancel"
  | "legalTitle"
  | "imprint"
  | "terms"
  | "privacy"
  | "cookies"
  | "accessibility";

const czech: FooterTexts = {
  helpTitle: "Nápověda",
  faq: "Otázky a odpovědi",
  viewOrder: "Zobrazit nebo spravovat objednávku",
  contact: "Kontakt",
  contractTitle: "Vaše smlouva",
  withdraw: "Zde odstoupit od smlouvy",
  cancel: "Zrušit předplatné",
  legalTitle: "Právní informace",
  imprint: "Údaje o společnosti",
  terms: "Obchodní podmínky",
  privacy: "Ochrana osobních údajů",
  cookies: "Nastavení souborů cookie",
  accessibility: "Prohlášení o přístupnosti",
};
const german: FooterTexts = {
  helpTitle: "Hilfe",
  faq: "Fragen und Antworten",
  viewOrder: "Bestellung ansehen oder verwalten",
  contact: "Kontakt",
  contractTitle: "Ihr Vertrag",
  withdraw: "Vertrag widerrufen",
  cancel: "Verträge hier kündigen",
  legalTitle: "Rechtliches",
  imprint: "Impressum",
  terms: "Allgemeine Geschäftsbedingungen",
  privacy: "Datenschutzerklärung",
  cookies: "Cookie-Einstellungen",
  accessibility: "Barrierefreiheitserklärung",
};
const english: FooterTexts = {
  helpTitle: "Help",
  faq: "Questions and answers",
  viewOrder: "View or manage my order",
  contact: "Contact us",
  contractTitle: "Your contract",
  withdraw: "Withdraw from contract here",
  cancel: "Cancel a subscription",
  legalTitle: "Legal",
  imprint: "Company information",
  terms: "Terms and conditions",
  privacy: "Privacy",
  cookies: "Cookie preferences",
  accessibility: "Accessibility",
};
const spanish: FooterTexts = {
  helpTitle: "Ayuda",
  faq: "Preguntas y respuestas",
  viewOrder: "Ver o gestionar mi pedido",
  contact: "Contacto",
  contractTitle: "Su contrato",
  withdraw: "Desistir del contrato aquí",
  cancel: "Cancelar una suscripción",
  legalTitle: "Información legal",
  imprint: "Aviso legal",
  terms: "Términos y condiciones",
  privacy: "Privacidad",
  cookies: "Preferencias de cookies",
  accessibility: "Accesibilidad",
};
const french: FooterTexts = {
  helpTitle: "Aide",
  faq: "Questions et réponses",
  viewOrder: "Consulter ou gérer ma commande",
  contact: "Nous contacter",
  contractTitle: "Votre contrat",
  withdraw: "Renoncer au contrat ici",
  cancel: "Résilier votre contrat",
  legalTitle: "Informations légales",
  imprint: "Mentions légales",
  terms: "Conditions générales",
  privacy: "Confidentialité",
  cookies: "Préférences relatives aux cookies",
  accessibility: "Accessibilité",
};
const italian: FooterTexts = {
  helpTitle: "Assistenza",
  faq: "Domande e risposte",
  viewOrder: "Visualizza o gestisci il mio ordine",
  contact: "Contatti",
  contractTitle: "Il Suo contratto",
  withdraw: "Recedi dal contratto qui",
  cancel: "Disdici un abbonamento",
  legalTitle: "Note legali",
  imprint: "Dati societari",
  terms: "Termini e condizioni",
  privacy: "Privacy",
  cookies: "Preferenze sui cookie",
  accessibility: "Accessibilità",
};
const dutch: FooterTexts = {
  helpTitle: "Hulp",
  faq: "Vragen en antwoorden",
  viewOrder: "Mijn bestelling bekijken of beheren",
  contact: "Contact opnemen",
  contractTitle: "Uw overeenkomst",
  withdraw: "Hier de overeenkomst herroepen",
  cancel: "Een abonnement opzeggen",
  legalTitle: "Juridische informatie",
  imprint: "Bedrijfsgegevens",
  terms: "Algemene voorwaarden",
  privacy: "Privacy",
  cookies: "Cookievoorkeuren",
  accessibility: "Toegankelijkheid",
};
const portuguese: FooterTexts = {
  helpTitle: "Ajuda",
  faq: "Perguntas e respostas",
  viewOrder: "Ver ou gerir a minha encomenda",
  contact: "Contacte-nos",
  contractTitle: "O seu contrato",
  withdraw: "Retrate-se do contrato aqui",
  cancel: "Cancelar uma subscrição",
  legalTitle: "Informação legal",
  imprint: "Identificação da empresa",
  terms: "Termos e condições",
  privacy: "Privacidade",
  cookies: "Preferências de cookies",
  accessibility: "Acessibilidade",
};

export const footerTextsOf: Readonly<Record<SignInLocale, FooterTexts>> = {
  "cs-CZ": czech,
  "de-AT": { ...german, cancel: "Abonnement kündigen" },
  "de-DE": german,
  "en-CA": { ...english, privacy: "Privacy policy" },
  "en-GB": english,
  "en-US": { ...english, privacy: "Privacy policy" },
  "es-ES": spanish,
  "fr-BE": { ...french, cancel: "Résilier un abonnement" },
  "fr-CA": {
    ...french,
    cancel: "Annuler un abonnement",
    privacy: "Politique de confidentialité",
    cookies: "Préférences relatives aux témoins",
  },
  "fr-FR": french,
  "it-IT": italian,
  "nl-BE": dutch,
  "nl-NL": dutch,
  "pt-PT": portuguese,
};
