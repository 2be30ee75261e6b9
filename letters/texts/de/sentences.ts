import type { Sentences } from "../text-ids.ts";

export const sentences: Sentences = {
  orderReceivedSubject: "Wir haben Ihre Bestellung {orderNumber} erhalten",
  orderReceivedTitle: "Vielen Dank für Ihre Bestellung",
  orderReceivedOpening: "wir haben Ihre Bestellung erhalten. Das haben Sie bestellt:",
  autoRenewalTurnedOn:
    "Damit Sie diesen Dienst ohne Unterbrechung nutzen können, wird die automatische Verlängerung für den gewählten Tarif eingeschaltet.",
  autoRenewalNotice: "Wir verlängern diesen Tarif automatisch, wenn er abläuft.",
  autoRenewalTurnedOnForSeveral:
    "Damit Sie diese Dienste ohne Unterbrechung nutzen können, wird die automatische Verlängerung für die gewählten Tarife eingeschaltet.",
  autoRenewalNoticeOfSeveral: "Wir verlängern diese Tarife automatisch, wenn sie ablaufen.",
  nothingRenews: "Nichts verlängert sich von selbst.",
  withdrawalTitle: "Wenn Sie es sich anders überlegen",
  withdrawalUntil:
    "Sie können diesen Vertrag bis zum {date} ohne Angabe von Gründen widerrufen und erhalten den vollen Betrag zurück.",
  attachments:
    "Im Anhang: die Zusammenfassung Ihres Vertrags mit dem Widerrufsformular sowie die Geschäftsbedingungen, die dafür gelten.",
  endingTitle: "Wenn Sie ein Abonnement beenden möchten",
  endingText: "Das geht jederzeit online. Ein Konto ist nicht nötig.",

  paymentFailedSubject: "Ihre Zahlung für Bestellung {orderNumber} ist fehlgeschlagen",
  paymentFailedTitle: "Ihre Zahlung ist fehlgeschlagen",
  paymentFailedOpening: "Ihre Bestellung {orderNumber} konnte nicht abgeschlossen werden.",
  paymentFailedText:
    "Leider konnten wir Ihre Zahlung nicht verarbeiten und mussten Ihre Bestellung stornieren. Prüfen Sie bitte Ihre Zahlungsdaten und versuchen Sie es erneut.",
  notCharged: "Die gewählte Zahlungsart wurde nicht belastet.",

  servicesActiveSubject: "Jetzt aktiv: Ihre Bestellung {orderNumber}",
  servicesActiveTitle: "Jetzt aktiv",
  servicesActiveOpening: "in Ihrem Fahrzeug ist jetzt aktiv:",
  servicesRenewedSubject: "Verlängert: Ihre Bestellung {orderNumber}",
  servicesRenewedTitle: "Verlängert",
  servicesRenewedOpening: "für Ihr Fahrzeug ist verlängert:",
  servicesActiveHint:
    "Falls das Fahrzeug es noch nicht anzeigt: Parken Sie im Freien mit gutem Empfang und schalten Sie die Zündung ein.",

  refundRequestedSubject: "Ihr Erstattungsantrag zur Bestellung {orderNumber}",
  refundRequestedTitle: "Wir haben Ihren Erstattungsantrag erhalten",
  refundRequestedOpening: "Ihr Erstattungsantrag {number} ist eingegangen.",
  refundRequestedText:
    "Wir haben für diesen Artikel einen Erstattungsantrag über {amount} erhalten und bearbeiten ihn gerade. Wir halten Sie auf dem Laufenden.",
  refundRequestedForSeveral:
    "Wir haben für diese Artikel einen Erstattungsantrag über {amount} erhalten und bearbeiten ihn gerade. Wir halten Sie auf dem Laufenden.",
  fullRefund:
    "Der volle Betrag wird auf die Zahlungsart erstattet, mit der Sie bezahlt haben. Die Erstattung sollte innerhalb von 5–10 Werktagen auf Ihrem Konto erscheinen.",

  refundIssuedSubject: "Ihre Erstattung zur Bestellung {orderNumber}",
  refundIssuedTitle: "Ihre Erstattung ist unterwegs",
  refundIssuedOpening: "es gibt gute Nachrichten zu Ihrer Bestellung {orderNumber}:",
  refundIssuedToCard:
    "Ihre Erstattung ist unterwegs. Wir haben die Erstattung von {amount} auf {cardType} **** {last4} veranlasst.",
  refundIssuedTo: "Ihre Erstattung ist unterwegs. Wir haben die Erstattung von {amount} über {method} veranlasst.",
  refundIssuedBack:
    "Ihre Erstattung ist unterwegs. Wir haben die Erstattung von {amount} auf die ursprüngliche Zahlungsart veranlasst.",
  creditNote: "Die Gutschrift finden Sie bei Ihrer Bestellung.",

  renewsSubject: "{service} verlängert sich am {date}",
  renewsTitle: "Ihre nächste Verlängerung",
  renewsOpening: "die automatische Verlängerung ist an: {service} verlängert sich am {date}.",
  silentRenewalSubject: "Hinweis auf stillschweigende Verlängerung: {service}, Frist {date}",
  silentRenewalTitle: "Hinweis auf die stillschweigende Verlängerung",
  priceChanges: "Der Preis hat sich geändert",
  priceChangesText: "Bisher: {previous}\nAb dem {date}: {amount}",
  lastDayTitle: "Letzter Tag, um die Verlängerung zu verhindern: {date}",
  stopText:
    "Wenn Sie das nicht möchten, schalten Sie die automatische Verlängerung bis zum {date} aus. Das geht ohne Anmeldung und ist kostenlos.",
  silenceText:
    "Sie können bis spätestens zum {date} widersprechen. Wenn Sie bis dahin nichts tun, gilt Ihr Schweigen als Zustimmung, und der Vertrag verlängert sich wie hier beschrieben.",
  stopsWorkingIfStopped:
    "Wenn Sie die automatische Verlängerung ausschalten, funktioniert der Dienst im Fahrzeug ab dem {date} nicht mehr.",
  whatEnds: "Das leistet der Dienst, und das endet mit ihm: {functions}",
  endsSubject: "{service} endet am {date}",
  endsTitle: "Ihr Dienst endet bald",
  endsOpening: "die automatische Verlängerung ist aus: {service} endet am {date}.",
  endsTodaySubject: "{service} endet heute",
  endsTodayTitle: "Ihr Dienst endet heute",
  endsTodayOpening: "die automatische Verlängerung ist aus: {service} endet heute, am {date}.",
  endedSubject: "{service} ist abgelaufen",
  endedTitle: "Ihr Dienst ist abgelaufen",
  endedOpening: "{service} ist am {date} abgelaufen.",
  stopsWorking: "Der Dienst funktioniert im Fahrzeug ab dem {date} nicht mehr. Es wird nichts mehr abgebucht.",
  stoppedWorking: "Der Dienst funktioniert im Fahrzeug seit dem {date} nicht mehr. Es wird nichts mehr abgebucht.",
  renewToday: "Sie können mit Ihrem bisherigen Tarif verlängern:",
  renewEarly:
    "Ihre neue Laufzeit beginnt am {date}, wenn die bisherige endet. Wer früher verlängert, verliert keinen Tag.",

  renewedSubject: "{service} ist verlängert",
  renewedTitle: "Ihr Abonnement ist verlängert",
  renewedOpening: "wir haben {service} verlängert und den unten genannten Betrag abgebucht.",
  freeExit:
    "Wir haben Sie nicht rechtzeitig an diese Verlängerung erinnert. Sie können das Abonnement deshalb jederzeit mit sofortiger Wirkung beenden, und wir erstatten die nicht genutzte Zeit.",
  invoiceAttached: "Die Rechnung finden Sie im Anhang.",

  renewalFailedSubject: "Wir konnten {service} nicht verlängern",
  renewalFailedTitle: "Die Zahlung ist fehlgeschlagen",
  renewalFailedOpening:
    "die Zahlung für die Verlängerung des Dienstes {service} ist fehlgeschlagen. Es wurde nichts abgebucht.",
  nextTry: "Wir versuchen es am {date} noch einmal. Bitte prüfen Sie bis dahin Ihre Zahlungsart.",
  endsUnlessPaid: "Gelingt keine Zahlung, funktioniert der Dienst im Fahrzeug ab dem {date} nicht mehr.",
  notRenewedSubject: "{service} wurde nicht verlängert",
  notRenewedTitle: "Ihr Abonnement wurde nicht verlängert",
  notRenewedOpening:
    "auch der letzte Versuch, die Verlängerung des Dienstes {service} abzubuchen, ist fehlgeschlagen. Es wurde nichts abgebucht.",
  notRenewedText:
    "Die automatische Verlängerung ist beendet, und der Dienst funktioniert im Fahrzeug ab dem {date} nicht mehr.",
  notRenewedNext:
    "Wenn Sie den Dienst behalten möchten, aktualisieren Sie bitte Ihre Zahlungsart und verlängern Sie ihn.",

  turnedOffSubject: "Automatische Verlängerung ist aus: {service}",
  turnedOffTitle: "Automatische Verlängerung ist aus",
  turnedOff: "Sie haben die automatische Verlängerung für {service} ausgeschaltet.",
  turnedOffWithoutNotice:
    "wir haben Sie nicht rechtzeitig an die Verlängerung von {service} erinnert. Deshalb haben wir die automatische Verlängerung ausgeschaltet, und der Dienst endet.",
  turnedOnSubject: "Automatische Verlängerung ist an: {service}",
  turnedOnTitle: "Automatische Verlängerung ist an",
  turnedOn: "Sie haben die automatische Verlängerung für {service} eingeschaltet.",
  notYourChange: "Wenn Sie das nicht waren, wenden Sie sich bitte an uns.",

  cardExpiresSubject: "Ihre Karte läuft vor der Verlängerung ab: {service}",
  cardExpiresTitle: "Ihre Karte läuft bald ab",
  cardExpiresOpening: "{card} läuft ab, bevor sich {service} am {date} verlängert.",
  cardExpiresText: "Bitte hinterlegen Sie eine Karte, die länger gültig ist, damit der Dienst nicht unterbrochen wird.",

  withdrawalSubject: "Eingangsbestätigung: Ihr Widerruf {number}",
  withdrawalReceivedTitle: "Wir haben Ihren Widerruf erhalten",
  withdrawalOpening: "wir haben Ihren Widerruf am {moment} erhalten.",
  withdrawalStatement: "Hiermit widerrufe ich den hier genannten Vertrag.",
  cancellationSubject: "Eingangsbestätigung: Ihre Kündigung {number}",
  cancellationTitle: "Wir haben Ihre Kündigung erhalten",
  cancellationOpening: "wir haben Ihre Kündigung am {moment} erhalten.",
  cancellationStatement: "Hiermit kündige ich den hier genannten Vertrag.",
  declarationTitle: "Das haben Sie erklärt",
  declarationNext:
    "Diese E-Mail bestätigt, dass Ihre Erklärung eingegangen ist, mit Inhalt, Datum und Uhrzeit. Wir gleichen sie nun mit unseren Unterlagen ab und teilen Ihnen das Ergebnis mit. Bitte bewahren Sie diese E-Mail auf.",

  methodSavedSubject: "Eine Zahlungsart wurde gespeichert",
  methodSavedOpening: "in Ihrem Konto wurde eine Zahlungsart gespeichert.",
  methodRemovedSubject: "Eine Zahlungsart wurde entfernt",
  methodRemovedOpening: "aus Ihrem Konto wurde eine Zahlungsart entfernt.",
  notYouPayment: "Wenn Sie das nicht waren, wählen Sie bitte sofort ein neues Passwort und wenden Sie sich an uns.",

  newSignInSubject: "Neue Anmeldung in Ihrem Konto",
  newSignInOpening: "Ihr Konto wurde auf einem Gerät geöffnet, das wir noch nicht kennen.",
  newSignInYou: "Wenn Sie es waren, brauchen Sie nichts zu tun.",
  newSignInNotYou:
    "Wenn Sie es nicht waren, wählen Sie bitte ein neues Passwort. Sie werden dann auf allen Geräten abgemeldet.",

  passwordChangedSubject: "Ihr Passwort wurde geändert",
  passwordChangedOpening: "das Passwort Ihres Kontos wurde geändert. Sie wurden auf allen Geräten abgemeldet.",

  caseSubject: "Ihre Nachricht {number} ist bei uns",
  caseTitle: "Vielen Dank. Ihre Nachricht ist bei uns.",
  caseOpening: "Ihre Nachricht ist angekommen.",
  caseNext:
    "Wir antworten innerhalb von zwei Werktagen an die angegebene E-Mail-Adresse. Bitte halten Sie die Vorgangsnummer bereit, wenn Sie uns anrufen.",
  caseMessage: "Ihre Nachricht",

  passwordResetSubject: "Neues Passwort wählen",
  passwordResetOpening: "mit diesem Link wählen Sie ein neues Passwort. Er gilt eine Stunde.",
  passwordResetIgnore:
    "Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt unverändert.",
  invitationSubject: "Willkommen bei den vernetzten Diensten von {brand}",
  invitationOpening: "mit diesem Link bestätigen Sie Ihre E-Mail-Adresse und wählen ein Passwort. Er gilt 24 Stunden.",
  invitationIgnore: "Wenn Sie kein Konto angefordert haben, können Sie diese E-Mail ignorieren.",
  accountExistsSubject: "Sie haben bereits ein Konto",
  accountExistsOpening:
    "jemand wollte mit dieser E-Mail-Adresse ein Konto anlegen, aber Sie haben bereits eines. Wenn Sie Ihr Passwort nicht mehr wissen, wählen Sie mit diesem Link ein neues. Er gilt eine Stunde.",
  accountExistsIgnore: "Wenn Sie es nicht waren, können Sie diese E-Mail ignorieren.",

  dataDeletedSubject: "Ihre Daten wurden gelöscht",
  dataDeletedOpening: "wie gewünscht haben wir Ihr Konto und die zugehörigen Daten gelöscht.",
  dataKeptTitle: "Was wir von Gesetzes wegen aufbewahren müssen",
  dataKeptText: "Wir verwenden es für nichts anderes und löschen es, sobald das Gesetz es erlaubt.",
  dataNothingKept: "Wir bewahren nichts auf.",
};
