import { describe, expect, it } from "vitest";
import { readTexts } from "../message-files.ts";

/** The words that the law prescribes for the order button and for both steps of a withdrawal. */
const LABELS: Record<string, readonly [order: string, withdraw: string, confirm: string]> = {
  "de-DE": ["Zahlungspflichtig bestellen", "Vertrag widerrufen", "Widerruf bestätigen"],
  "de-AT": ["Zahlungspflichtig bestellen", "Vertrag widerrufen", "Widerruf bestätigen"],
  "fr-FR": ["Commande avec obligation de paiement", "Renoncer au contrat ici", "Confirmer la rétractation"],
  "fr-BE": ["Commande avec obligation de paiement", "Renoncer au contrat ici", "Confirmer la rétractation"],
  "it-IT": ["Ordine con obbligo di pagare", "Recedi dal contratto qui", "Conferma recesso"],
  "es-ES": ["Pedido con obligación de pago", "Desistir del contrato aquí", "Confirmar desistimiento"],
  "pt-PT": ["Encomenda com obrigação de pagar", "Retrate-se do contrato aqui", "Confirmar retratação"],
  "nl-NL": ["Bestelling met betalingsverplichting", "Hier de overeenkomst herroepen", "Herroeping bevestigen"],
  "nl-BE": ["Bestelling met betalingsverplichting", "Hier de overeenkomst herroepen", "Herroeping bevestigen"],
  "cs-CZ": ["Objednávka zavazující k platbě", "Zde odstoupit od smlouvy", "Potvrdit odstoupení od smlouvy"],
  "en-GB": ["Order with obligation to pay", "Withdraw from contract here", "Confirm withdrawal"],
  "en-US": ["Place order and pay", "Withdraw from contract here", "Confirm withdrawal"],
  "en-CA": ["Place order and pay", "Withdraw from contract here", "Confirm withdrawal"],
  "fr-CA": ["Payer et commander", "Renoncer au contrat ici", "Confirmer la rétractation"],
};

describe("statutory labels", () => {
  it.each(Object.entries(LABELS))("in %s for ordering and withdrawing are %j", (locale, expected) => {
    const texts = readTexts(locale);
    expect([texts["checkout.orderButton"], texts["footer.withdraw"], texts["withdrawal.confirm"]]).toEqual(expected);
  });

  it.for([
    ["de-DE", "Verträge hier kündigen", "Jetzt kündigen"],
    ["fr-FR", "Résilier votre contrat", "Notification de la résiliation"],
  ] as const)("in %s for ending a contract are %j and %j", ([locale, label, confirm]) => {
    const texts = readTexts(locale);
    expect([texts["footer.cancel"], texts["cancellation.confirm"]]).toEqual([label, confirm]);
  });

  it.for([
    ["de-DE", "MwSt."],
    ["de-AT", "USt."],
    ["nl-NL", "btw"],
    ["nl-BE", "btw"],
    ["fr-FR", "TTC"],
    ["fr-BE", "TVA"],
    ["it-IT", "IVA"],
    ["es-ES", "IVA"],
    ["pt-PT", "IVA"],
    ["cs-CZ", "DPH"],
    ["en-GB", "VAT"],
  ] as const)("in %s call the tax %s", ([locale, name]) => {
    expect(readTexts(locale)["price.includeVat"]).toContain(name);
  });
});
