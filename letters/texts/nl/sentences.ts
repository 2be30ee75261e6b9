import type { Sentences } from "../text-ids.ts";

export const sentences: Sentences = {
  orderReceivedSubject: "We hebben uw bestelling {orderNumber} ontvangen",
  orderReceivedTitle: "Bedankt voor uw bestelling",
  orderReceivedOpening: "We hebben uw bestelling ontvangen. Dit hebt u besteld:",
  autoRenewalTurnedOn:
    "Zodat u deze dienst zonder onderbreking kunt gebruiken, wordt automatische verlenging ingeschakeld voor het gekozen abonnement.",
  autoRenewalNotice: "We verlengen dit abonnement automatisch wanneer het verloopt.",
  autoRenewalTurnedOnForSeveral:
    "Zodat u deze diensten zonder onderbreking kunt gebruiken, wordt automatische verlenging ingeschakeld voor de gekozen abonnementen.",
  autoRenewalNoticeOfSeveral: "We verlengen deze abonnementen automatisch wanneer ze verlopen.",
  nothingRenews: "Niets wordt vanzelf verlengd.",
  withdrawalTitle: "Als u zich bedenkt",
  withdrawalUntil:
    "U kunt deze overeenkomst tot en met {date} zonder opgave van redenen herroepen en krijgt dan het volledige bedrag terug.",
  attachments:
    "Bijgevoegd: de samenvatting van uw overeenkomst met het herroepingsformulier, en de voorwaarden die ervoor gelden.",
  endingTitle: "Als u een abonnement wilt beëindigen",
  endingText: "Dat kan op elk moment online. Een account is niet nodig.",

  paymentFailedSubject: "Uw betaling voor bestelling {orderNumber} is mislukt",
  paymentFailedTitle: "Uw betaling is mislukt",
  paymentFailedOpening: "Uw bestelling {orderNumber} kon niet worden afgerond.",
  paymentFailedText:
    "Onze excuses, we konden uw betaling niet verwerken en moesten uw bestelling annuleren. Controleer uw betaalgegevens en probeer het opnieuw.",
  notCharged: "Er is niets afgeschreven via de gekozen betaalmethode.",

  servicesActiveSubject: "Nu actief: uw bestelling {orderNumber}",
  servicesActiveTitle: "Nu actief",
  servicesActiveOpening: "Dit is nu actief in uw voertuig:",
  servicesRenewedSubject: "Verlengd: uw bestelling {orderNumber}",
  servicesRenewedTitle: "Verlengd",
  servicesRenewedOpening: "Dit is verlengd voor uw voertuig:",
  servicesActiveHint:
    "Laat het voertuig dit nog niet zien? Parkeer dan buiten met goede ontvangst en zet het contact aan.",

  refundRequestedSubject: "Uw verzoek tot terugbetaling voor bestelling {orderNumber}",
  refundRequestedTitle: "We hebben uw verzoek tot terugbetaling ontvangen",
  refundRequestedOpening: "Uw verzoek tot terugbetaling {number} is binnengekomen.",
  refundRequestedText:
    "We hebben een verzoek tot terugbetaling van {amount} voor dit artikel ontvangen en verwerken dit momenteel. We houden u op de hoogte.",
  refundRequestedForSeveral:
    "We hebben een verzoek tot terugbetaling van {amount} voor deze artikelen ontvangen en verwerken dit momenteel. We houden u op de hoogte.",
  fullRefund:
    "Het volledige bedrag wordt teruggestort via de betaalmethode waarmee u hebt betaald. De terugbetaling is normaal gesproken binnen 5-10 werkdagen zichtbaar op uw rekening.",

  refundIssuedSubject: "Uw terugbetaling voor bestelling {orderNumber}",
  refundIssuedTitle: "Uw terugbetaling is onderweg",
  refundIssuedOpening: "Goed nieuws over uw bestelling {orderNumber}:",
  refundIssuedToCard:
    "Uw terugbetaling is onderweg. We hebben de terugbetaling van {amount} naar {cardType} **** {last4} in gang gezet.",
  refundIssuedTo: "Uw terugbetaling is onderweg. We hebben de terugbetaling van {amount} via {method} in gang gezet.",
  refundIssuedBack:
    "Uw terugbetaling is onderweg. We hebben de terugbetaling van {amount} naar de oorspronkelijke betaalmethode in gang gezet.",
  creditNote: "U vindt de creditnota bij uw bestelling.",

  renewsSubject: "{service} wordt verlengd op {date}",
  renewsTitle: "Uw volgende verlenging",
  renewsOpening: "Automatische verlenging staat aan: {service} wordt verlengd op {date}.",
  silentRenewalSubject: "Bericht over stilzwijgende verlenging: {service}, uiterlijk {date}",
  silentRenewalTitle: "Bericht over stilzwijgende verlenging",
  priceChanges: "De prijs is gewijzigd",
  priceChangesText: "Tot nu toe: {previous}\nVanaf {date}: {amount}",
  lastDayTitle: "Laatste dag om de verlenging te stoppen: {date}",
  stopText:
    "Wilt u dit niet? Schakel automatische verlenging dan uiterlijk op {date} uit. Dat kan zonder in te loggen en zonder kosten.",
  silenceText:
    "U kunt tot uiterlijk {date} bezwaar maken. Als u tot die tijd niets doet, geldt uw stilzwijgen als instemming en wordt de overeenkomst verlengd zoals hier beschreven.",
  stopsWorkingIfStopped:
    "Als u automatische verlenging uitschakelt, werkt de dienst vanaf {date} niet meer in het voertuig.",
  whatEnds: "Wat de dienst doet, en wat ermee eindigt: {functions}",
  endsSubject: "{service} eindigt op {date}",
  endsTitle: "Uw dienst eindigt binnenkort",
  endsOpening: "Automatische verlenging staat uit: {service} eindigt op {date}.",
  endsTodaySubject: "{service} eindigt vandaag",
  endsTodayTitle: "Uw dienst eindigt vandaag",
  endsTodayOpening: "Automatische verlenging staat uit: {service} eindigt vandaag, {date}.",
  endedSubject: "{service} is verlopen",
  endedTitle: "Uw dienst is verlopen",
  endedOpening: "{service} is op {date} verlopen.",
  stopsWorking: "De dienst werkt vanaf {date} niet meer in het voertuig. Er wordt niets meer afgeschreven.",
  stoppedWorking: "De dienst werkt sinds {date} niet meer in het voertuig. Er wordt niets meer afgeschreven.",
  renewToday: "U kunt verlengen met het abonnement dat u had gekozen:",
  renewEarly:
    "Uw nieuwe looptijd begint op {date}, de dag waarop de huidige eindigt. Door eerder te verlengen verliest u geen dagen.",

  renewedSubject: "{service} is verlengd",
  renewedTitle: "Uw abonnement is verlengd",
  renewedOpening: "We hebben {service} verlengd en het onderstaande bedrag afgeschreven.",
  freeExit:
    "We hebben u niet op tijd aan deze verlenging herinnerd. U kunt het abonnement daarom op elk moment per direct beëindigen, en we betalen de niet-gebruikte tijd terug.",
  invoiceAttached: "De factuur is bijgevoegd.",

  renewalFailedSubject: "We konden {service} niet verlengen",
  renewalFailedTitle: "De betaling is mislukt",
  renewalFailedOpening: "De betaling voor de verlenging van {service} is mislukt. Er is niets afgeschreven.",
  nextTry: "We proberen het opnieuw op {date}. Controleer uw betaalmethode voor die tijd.",
  endsUnlessPaid: "Als geen enkele betaling lukt, werkt de dienst vanaf {date} niet meer in het voertuig.",
  notRenewedSubject: "{service} is niet verlengd",
  notRenewedTitle: "Uw abonnement is niet verlengd",
  notRenewedOpening:
    "Ook onze laatste poging om de verlenging van {service} af te schrijven is mislukt. Er is niets afgeschreven.",
  notRenewedText: "De automatische verlenging is beëindigd en de dienst werkt vanaf {date} niet meer in het voertuig.",
  notRenewedNext: "Wilt u de dienst behouden? Werk dan uw betaalmethode bij en verleng de dienst.",

  turnedOffSubject: "Automatische verlenging staat uit: {service}",
  turnedOffTitle: "Automatische verlenging staat uit",
  turnedOff: "U hebt de automatische verlenging voor {service} uitgeschakeld.",
  turnedOffWithoutNotice:
    "We hebben u niet op tijd aan de verlenging van {service} herinnerd. Daarom hebben we de automatische verlenging uitgeschakeld en eindigt de dienst.",
  turnedOnSubject: "Automatische verlenging staat aan: {service}",
  turnedOnTitle: "Automatische verlenging staat aan",
  turnedOn: "U hebt de automatische verlenging voor {service} ingeschakeld.",
  notYourChange: "Was u dit niet? Neem dan contact met ons op.",

  cardExpiresSubject: "Uw kaart verloopt vóór de verlenging: {service}",
  cardExpiresTitle: "Uw kaart verloopt binnenkort",
  cardExpiresOpening: "{card} verloopt voordat {service} op {date} wordt verlengd.",
  cardExpiresText: "Sla een kaart op die langer geldig is, zodat de dienst zonder onderbreking doorloopt.",

  withdrawalSubject: "Ontvangstbevestiging van uw herroeping {number}",
  withdrawalReceivedTitle: "We hebben uw herroeping ontvangen",
  withdrawalOpening: "We hebben uw herroeping ontvangen op {moment}.",
  withdrawalStatement: "Hierbij herroep ik de hier genoemde overeenkomst.",
  cancellationSubject: "Ontvangstbevestiging van uw opzegging {number}",
  cancellationTitle: "We hebben uw opzegging ontvangen",
  cancellationOpening: "We hebben uw opzegging ontvangen op {moment}.",
  cancellationStatement: "Hierbij zeg ik de hier genoemde overeenkomst op.",
  declarationTitle: "Uw verklaring",
  declarationNext:
    "Deze e-mail bevestigt dat uw verklaring is binnengekomen, met inhoud, datum en tijd. We vergelijken die nu met onze gegevens en laten u het resultaat weten. Bewaar deze e-mail.",

  methodSavedSubject: "Er is een betaalmethode opgeslagen",
  methodSavedOpening: "Er is een betaalmethode opgeslagen in uw account.",
  methodRemovedSubject: "Er is een betaalmethode verwijderd",
  methodRemovedOpening: "Er is een betaalmethode uit uw account verwijderd.",
  notYouPayment: "Was u dit niet? Kies dan meteen een nieuw wachtwoord en neem contact met ons op.",

  newSignInSubject: "Nieuwe aanmelding bij uw account",
  newSignInOpening: "Uw account is geopend op een apparaat dat we nog niet kennen.",
  newSignInYou: "Was u dit zelf? Dan hoeft u niets te doen.",
  newSignInNotYou: "Was u dit niet? Kies dan een nieuw wachtwoord. U wordt dan op alle apparaten afgemeld.",

  passwordChangedSubject: "Uw wachtwoord is gewijzigd",
  passwordChangedOpening: "Het wachtwoord van uw account is gewijzigd. U bent op alle apparaten afgemeld.",

  caseSubject: "We hebben uw bericht {number} ontvangen",
  caseTitle: "Dank u. We hebben uw bericht ontvangen.",
  caseOpening: "Uw bericht is aangekomen.",
  caseNext:
    "We antwoorden binnen twee werkdagen op het opgegeven e-mailadres. Houd het dossiernummer bij de hand als u ons belt.",
  caseMessage: "Uw bericht",

  passwordResetSubject: "Kies een nieuw wachtwoord",
  passwordResetOpening: "Met deze link kiest u een nieuw wachtwoord. De link werkt één uur.",
  passwordResetIgnore: "Hebt u hier niet om gevraagd? Dan kunt u deze e-mail negeren. Uw wachtwoord blijft hetzelfde.",
  invitationSubject: "Welkom bij de verbonden diensten van {brand}",
  invitationOpening: "Met deze link bevestigt u uw e-mailadres en kiest u een wachtwoord. De link werkt 24 uur.",
  invitationIgnore: "Hebt u geen account aangevraagd? Dan kunt u deze e-mail negeren.",
  accountExistsSubject: "U hebt al een account",
  accountExistsOpening:
    "Iemand wilde met dit e-mailadres een account aanmaken, maar u hebt er al een. Weet u uw wachtwoord niet meer? Dan kiest u met deze link een nieuw wachtwoord. De link werkt één uur.",
  accountExistsIgnore: "Was u dit niet? Dan kunt u deze e-mail negeren.",

  dataDeletedSubject: "Uw gegevens zijn verwijderd",
  dataDeletedOpening: "Zoals u hebt gevraagd, hebben we uw account en de bijbehorende gegevens verwijderd.",
  dataKeptTitle: "Wat we volgens de wet moeten bewaren",
  dataKeptText: "We gebruiken dit nergens anders voor en verwijderen het zodra de wet dat toestaat.",
  dataNothingKept: "We bewaren niets.",
};
