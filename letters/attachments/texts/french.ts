import type { AttachmentTexts } from "./text-list.ts";

export const french: AttachmentTexts = {
  summary: "Récapitulatif du contrat",
  summaryFile: "recapitulatif-du-contrat",
  orderNumber: "Numéro de commande",
  orderedAt: "Commandé le",
  customer: "Client",
  vehicle: "Véhicule",
  vin: "VIN",
  service: "Service",
  plan: "Formule",
  autoRenewal: "Renouvellement automatique",
  on: "Activé",
  off: "Désactivé",
  amount: "Prix",
  total: "Total TTC",
  tax: "Dont {tax}",
  payment: "Moyen de paiement",
  trader: "Votre cocontractant",
  renewal: "Durée et renouvellement",
  renewalOn:
    "Lorsque le renouvellement automatique est activé, nous renouvelons l’abonnement à son échéance et débitons le moyen de paiement ci-dessus. Nous vous indiquons au préalable la date et le montant exact. Vous pouvez arrêter le renouvellement automatique à tout moment : dans votre compte, par le lien figurant dans nos e-mails ou sur notre page de résiliation.",
  renewalOff:
    "Lorsque le renouvellement automatique est désactivé, le service prend fin de lui-même à l’échéance. Vous n’avez pas besoin de résilier.",
  withdrawal: "Droit de rétractation",
  withdrawalText:
    "Vous pouvez vous rétracter de ce contrat dans un délai de 14 jours sans donner de motif, jusqu’au {until} inclus. Une déclaration claire suffit, par exemple au moyen du formulaire de la dernière page, ou en ligne sans vous connecter : {address}. Nous vous remboursons alors dans les 14 jours tout ce que vous avez payé, par le même moyen de paiement.",
  terms: "Conditions générales",
  termsFile: "conditions-generales",
  termsText:
    "Les conditions générales dans leur version du {version} s’appliquent. Elles sont jointes dans un fichier séparé.",
  termsVersion: "Version du {version}",
  invoiceFile: "facture",
  form: {
    title: "Modèle de formulaire de rétractation",
    hint: "(Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.)",
    to: "À l’attention de",
    statement:
      "Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous",
    orderedOn: "Commandé le (*)/reçu le (*)",
    name: "Nom du (des) consommateur(s)",
    address: "Adresse du (des) consommateur(s)",
    signature:
      "Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier)",
    date: "Date",
    deleteAsAppropriate: "(*) Rayez la mention inutile.",
  },
  page: "Page {page} sur {pages}",
};

/** Without a right by law the shop gives the same 14 days of its own accord. */
export const canadianFrench: AttachmentTexts = {
  ...french,
  vin: "NIV",
  renewalOn: french.renewalOn.replaceAll("\u202f:", "\u00a0:").replace("nos e-mails", "nos courriels"),
  payment: "Mode de paiement",
  total: "Total, taxes comprises",
  tax: "Dont taxes",
  withdrawal: "Vos 14 jours pour annuler",
  withdrawalText:
    "Vous pouvez annuler cette commande dans un délai de 14 jours sans donner de motif, jusqu’au {until} inclus. Nous l’offrons de notre propre gré, en plus des droits que la loi vous donne. Une déclaration claire suffit, par exemple au moyen du formulaire de la dernière page, ou en ligne sans ouvrir de session : {address}. Nous vous remboursons alors dans les 14 jours tout ce que vous avez payé, par le même mode de paiement.",
  form: { ...french.form, title: "Formulaire d’annulation pour les 14 premiers jours" },
};
