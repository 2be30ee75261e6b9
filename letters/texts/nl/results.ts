import type { Results } from "../text-ids.ts";

export const results: Results = {
  settledWithdrawalSubject: "Het resultaat van uw herroeping {number}",
  settledWithdrawalTitle: "Het resultaat van uw herroeping",
  settledWithdrawalOpening: "We hebben uw herroeping ontvangen op {moment}. Dit is het resultaat.",
  settledCancellationSubject: "Het resultaat van uw opzegging {number}",
  settledCancellationTitle: "Het resultaat van uw opzegging",
  settledCancellationOpening: "We hebben uw opzegging ontvangen op {moment}. Dit is het resultaat.",
  resultCarriedOut: "We hebben uw verklaring uitgevoerd.",
  resultInOtherLetter: "De details staan in onze e-mail aan het adres van de overeenkomst.",
  resultWithdrawn: "U hebt deze dienst herroepen. We betalen het volledige bedrag terug.",
  resultStillRuns: "Uw eerdere looptijd blijft betaald: de dienst werkt tot en met {date}.",
  resultCancelled: "Deze dienst is opgezegd. De dienst werkt tot en met {date}.",
  resultCancelledEarly: "Deze dienst is opgezegd. De dienst eindigt op {date}. De dagen daarna betalen we terug.",
  resultCancelledEnded: "Deze dienst is opgezegd. De dienst is geëindigd op {date}. De dagen daarna betalen we terug.",
  resultRenewalOff: "De automatische verlenging staat uit. Er wordt niets meer afgeschreven.",
  resultEndsAnyway:
    "De automatische verlenging stond al uit, dus er hoefde niets te veranderen. De dienst eindigt op {date} en er wordt niets meer afgeschreven.",
  resultReturnedBefore: "Deze dienst was al teruggegeven, dus er hoefde niets te veranderen.",
  resultEndedBefore:
    "Deze dienst was al beëindigd, dus er hoefde niets te veranderen. Er wordt niets meer afgeschreven.",
  resultOneTime: "Dit was een eenmalige aankoop. Die wordt niet verlengd, dus er hoefde niets te veranderen.",
  resultUnchanged: "Aan deze dienst is niets veranderd.",
  refundToMethod: "We betalen {amount} terug via {method}, uiterlijk op {date}.",
  refundToOriginal: "We betalen {amount} terug via de betaalmethode die u hebt gebruikt, uiterlijk op {date}.",
  refusedNoContract:
    "We konden uw verklaring niet uitvoeren, omdat we met uw gegevens geen overeenkomst hebben gevonden. Stuur de verklaring opnieuw met het bestelnummer precies zoals het in onze orderbevestiging staat.",
  refusedSeveralContracts:
    "We konden uw verklaring niet uitvoeren, omdat uw gegevens bij meer dan één overeenkomst passen. Stuur de verklaring opnieuw met het bestelnummer van de overeenkomst die u bedoelt.",
  refusedNotCustomer:
    "We konden uw verklaring niet uitvoeren, omdat we niet konden bevestigen dat die afkomstig is van de klant van de overeenkomst.",
  refusedDeclaredBefore:
    "We hadden voor deze overeenkomst al een eerdere verklaring uitgevoerd, dus er hoefde verder niets te veranderen.",
  refusedEndedBefore:
    "De overeenkomst was al beëindigd toen uw verklaring binnenkwam, dus er hoefde niets te veranderen.",
  refusedPeriodOver:
    "We konden uw herroeping niet volledig uitvoeren, omdat de bedenktijd voorbij was toen die binnenkwam.",
  refusedLaterDay:
    "De overeenkomst kan niet doorlopen tot de dag die u hebt gevraagd. Ze wordt niet verlengd en eindigt met de termijn die u hebt betaald.",
  refusedNoGoodCause:
    "We kunnen de opgegeven reden niet als gewichtige reden aanvaarden, dus de overeenkomst eindigt niet eerder. Ze wordt niet verlengd en eindigt met de termijn die u hebt betaald.",
  goodCauseNext:
    "Deze e-mail bevestigt dat uw verklaring is binnengekomen, met inhoud, datum en tijd. Zodra we de overeenkomst hebben gevonden, stoppen we de verlenging. Een medewerker leest uw reden en laat u weten of de overeenkomst eindigt voordat de betaalde termijn voorbij is. Bewaar deze e-mail.",
};
