import type { LocaleId } from "../../../app/site/locales.ts";

type BusyTexts = { title: string; text: string; retry: string };

const english: BusyTexts = {
  title: "The shop is very busy",
  text: "Please try again in a few seconds. Nothing was changed and nothing was charged.",
  retry: "Try again",
};

const german: BusyTexts = {
  title: "Im Shop ist gerade viel los",
  text: "Bitte versuchen Sie es in einigen Sekunden erneut. Es wurde nichts geändert und nichts abgebucht.",
  retry: "Erneut versuchen",
};

const french: BusyTexts = {
  title: "La boutique est très sollicitée",
  text: "Veuillez réessayer dans quelques secondes. Rien n’a été modifié et aucun montant n’a été débité.",
  retry: "Réessayer",
};

const dutch: BusyTexts = {
  title: "Het is erg druk in de shop",
  text: "Probeer het over enkele seconden opnieuw. Er is niets gewijzigd en er is niets afgeschreven.",
  retry: "Opnieuw proberen",
};

/** The texts of the busy page. They are not in the message catalogues, so that nothing has to be rendered. */
export const busyTexts: Readonly<Record<LocaleId, BusyTexts>> = {
  "cs-CZ": {
    title: "V obchodě je právě rušno",
    text: "Zkuste to prosím znovu za několik sekund. Nic se nezměnilo a nic nebylo účtováno.",
    retry: "Zkusit znovu",
  },
  "de-AT": german,
  "de-DE": german,
  "en-CA": english,
  "en-GB": english,
  "en-US": english,
  "en-XB": { title: `[${english.title}]`, text: `[${english.text}]`, retry: `[${english.retry}]` },
  "es-ES": {
    title: "La tienda está muy concurrida",
    text: "Inténtelo de nuevo dentro de unos segundos. No se ha modificado nada ni se ha cobrado ningún importe.",
    retry: "Intentar de nuevo",
  },
  "fr-BE": french,
  "fr-CA": french,
  "fr-FR": french,
  "it-IT": {
    title: "Il negozio è molto affollato",
    text: "La preghiamo di riprovare tra qualche secondo. Nulla è stato modificato e nulla è stato addebitato.",
    retry: "Riprova",
  },
  "nl-BE": dutch,
  "nl-NL": dutch,
  "pt-PT": {
    title: "A loja está muito concorrida",
    text: "Tente novamente dentro de alguns segundos. Nada foi alterado e nada foi cobrado.",
    retry: "Tentar novamente",
  },
};
