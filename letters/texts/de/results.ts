import type { Results } from "../text-ids.ts";

export const results: Results = {
  settledWithdrawalSubject: "Ergebnis Ihres Widerrufs {number}",
  settledWithdrawalTitle: "Das Ergebnis Ihres Widerrufs",
  settledWithdrawalOpening: "wir haben Ihren Widerruf am {moment} erhalten. Das ist das Ergebnis.",
  settledCancellationSubject: "Ergebnis Ihrer Kündigung {number}",
  settledCancellationTitle: "Das Ergebnis Ihrer Kündigung",
  settledCancellationOpening: "wir haben Ihre Kündigung am {moment} erhalten. Das ist das Ergebnis.",
  resultCarriedOut: "Wir haben Ihre Erklärung umgesetzt.",
  resultInOtherLetter: "Die Einzelheiten stehen in unserer E-Mail an die Adresse, die zum Vertrag gehört.",
  resultWithdrawn: "Sie haben diesen Dienst widerrufen. Wir erstatten den vollen Betrag.",
  resultStillRuns: "Ihre frühere Laufzeit ist weiterhin bezahlt: Der Dienst funktioniert bis zum {date}.",
  resultCancelled: "Dieser Dienst ist gekündigt. Er funktioniert bis zum {date}.",
  resultCancelledEarly: "Dieser Dienst ist gekündigt. Er endet am {date}. Die Tage danach erstatten wir.",
  resultCancelledEnded: "Dieser Dienst ist gekündigt. Er hat am {date} geendet. Die Tage danach erstatten wir.",
  resultRenewalOff: "Die automatische Verlängerung ist aus. Es wird nichts mehr abgebucht.",
  resultEndsAnyway:
    "Die automatische Verlängerung war bereits aus, es war daher nichts zu ändern. Der Dienst endet am {date}, und es wird nichts mehr abgebucht.",
  resultReturnedBefore: "Dieser Dienst war bereits zurückgegeben, es war daher nichts zu ändern.",
  resultEndedBefore: "Dieser Dienst war bereits beendet, es war daher nichts zu ändern. Es wird nichts mehr abgebucht.",
  resultOneTime: "Das war ein einmaliger Kauf. Er verlängert sich nicht, es war daher nichts zu ändern.",
  resultUnchanged: "An diesem Dienst wurde nichts geändert.",
  refundToMethod: "Wir erstatten {amount} auf {method}, spätestens bis zum {date}.",
  refundToOriginal: "Wir erstatten {amount} auf die Zahlungsart, mit der Sie bezahlt haben, spätestens bis zum {date}.",
  refusedNoContract:
    "Wir konnten Ihre Erklärung nicht umsetzen, weil wir mit Ihren Angaben keinen Vertrag gefunden haben. Bitte senden Sie sie noch einmal, mit der Bestellnummer genau so, wie sie in unserer Bestellbestätigung steht.",
  refusedSeveralContracts:
    "Wir konnten Ihre Erklärung nicht umsetzen, weil Ihre Angaben zu mehreren Verträgen passen. Bitte senden Sie sie noch einmal mit der Bestellnummer des Vertrags, den Sie meinen.",
  refusedNotCustomer:
    "Wir konnten Ihre Erklärung nicht umsetzen, weil wir nicht bestätigen konnten, dass sie von der Kundin oder dem Kunden des Vertrags stammt.",
  refusedDeclaredBefore:
    "Wir hatten für diesen Vertrag bereits eine frühere Erklärung umgesetzt, es war daher nichts weiter zu ändern.",
  refusedEndedBefore: "Der Vertrag war bereits beendet, als Ihre Erklärung eintraf. Es war daher nichts zu ändern.",
  refusedPeriodOver:
    "Wir konnten Ihren Widerruf nicht vollständig umsetzen, weil die Widerrufsfrist bei seinem Eingang abgelaufen war.",
  refusedLaterDay:
    "Der Vertrag kann nicht bis zu dem Tag laufen, den Sie gewünscht haben. Er wird nicht verlängert und endet mit der bezahlten Laufzeit.",
  refusedNoGoodCause:
    "Wir können den angegebenen Grund nicht als wichtigen Grund anerkennen, der Vertrag endet daher nicht vorzeitig. Er wird nicht verlängert und endet mit der bezahlten Laufzeit.",
  goodCauseNext:
    "Diese E-Mail bestätigt, dass Ihre Erklärung eingegangen ist, mit Inhalt, Datum und Uhrzeit. Sobald wir den Vertrag gefunden haben, stoppen wir seine Verlängerung. Ihren Grund liest eine Person aus unserem Team und schreibt Ihnen, ob der Vertrag vor dem Ende der bezahlten Laufzeit endet. Bitte bewahren Sie diese E-Mail auf.",
};
