import type { PageText, PageTexts, QuestionTexts, SharedQuestionId, TermsClauses } from "../help-texts.ts";

export const germanQuestions: QuestionTexts<SharedQuestionId> = {
  "expiry-date": [
    "Wann läuft mein Dienst ab?",
    "<p>Geben Sie auf der Startseite Ihre FIN ein: Bei jedem Dienst steht, bis wann er läuft. Bei Sicherheitsdiensten wie Secure Tracker sehen Sie das Datum erst nach der Anmeldung. Wenn uns Ihre E-Mail-Adresse vorliegt, erinnern wir Sie außerdem rechtzeitig vor dem Ablauf.</p>",
  ],
  "renew-early": [
    "Verliere ich Tage, wenn ich früher verlängere?",
    "<p>Nein. Die neue Laufzeit schließt an das Ende der bisherigen an. Läuft Ihr Dienst noch 30 Tage und verlängern Sie heute um 12 Monate, so läuft er diese 30 Tage und danach weitere 12 Monate.</p>",
  ],
  "activation-time": [
    "Wie lange dauert es, bis der Dienst im Fahrzeug funktioniert? Was muss ich tun?",
    "<p>In der Regel wenige Minuten.</p><ol><li>Parken Sie im Freien an einem Ort mit gutem Mobilfunkempfang.</li><li>Schalten Sie die Zündung ein und lassen Sie sie etwa zehn Minuten eingeschaltet.</li><li>Warten Sie, bis der Bildschirm den Dienst bestätigt.</li></ol><p>Hat sich nach 24 Stunden nichts geändert, melden Sie sich bitte bei uns.</p>",
  ],
  "paid-but-expired": [
    "Ich habe bezahlt, der Dienst wird aber weiterhin als abgelaufen angezeigt. Was nun?",
    "<p>Das Fahrzeug erfährt von der Verlängerung erst, wenn es Empfang hat. Parken Sie im Freien, schalten Sie die Zündung ein, warten Sie zehn Minuten und starten Sie dann den Bildschirm neu, indem Sie die Ein/Aus-Taste gedrückt halten. Wird der Dienst 24 Stunden nach der Bestellung noch immer als abgelaufen angezeigt, wenden Sie sich bitte mit Ihrer Bestellnummer an uns. Sie müssen nicht noch einmal bezahlen.</p>",
  ],
  "not-offered": [
    "Warum wird ein Dienst für mein Fahrzeug nicht angeboten?",
    "<p>Welche Dienste möglich sind, hängt vom Modell, von der Ausstattung und von dem Land ab, in das das Fahrzeug ausgeliefert wurde. Der Ladeplaner ist zum Beispiel nur für Plug-in-Hybride und Elektrofahrzeuge bestimmt, und der WLAN-Hotspot wird nicht in allen Ländern verkauft. Wir zeigen Ihnen nur, was in Ihrem Fahrzeug funktioniert.</p>",
  ],
  "ownership-change": [
    "Ich habe das Fahrzeug verkauft oder gekauft. Was wird aus den Diensten?",
    "<p>Verkauft: Entfernen Sie das Fahrzeug aus Ihrem Konto und löschen Sie Ihre persönlichen Daten in den Einstellungen des Fahrzeugs. Ist die automatische Verlängerung eingeschaltet, schalten Sie sie bitte aus.</p><p>Gekauft: Legen Sie ein Konto an und fügen Sie das Fahrzeug hinzu. Solange die Vorbesitzerin oder der Vorbesitzer es nicht entfernt hat, kann die Meldung erscheinen, dass die FIN mit einer anderen Person verknüpft ist. Melden Sie sich dann bitte bei uns; wir benötigen einen Eigentumsnachweis.</p>",
  ],
  "someone-else-pays": [
    "Darf jemand anderes für mein Fahrzeug bezahlen?",
    "<p>Ja. Wer die FIN kennt, kann einen Dienst als Gast verlängern, etwa Angehörige oder der Arbeitgeber. Bestätigung und Rechnung erhält, wer bezahlt; den Dienst erhält das Fahrzeug.</p>",
  ],
  "several-cars": [
    "Ich habe mehrere Fahrzeuge. Kann ich sie in einem Konto verwalten?",
    "<p>Ja. Jedes Fahrzeug, das mit Ihrem Konto verknüpft ist, erscheint dort mit seinen eigenen Diensten. Eine Bestellung gilt immer für ein Fahrzeug; bestellen Sie deshalb bitte für jedes Fahrzeug einzeln.</p>",
  ],
  "network-switch-off": [
    "Wird mein Dienst noch unterstützt, wenn 2G- und 3G-Netze abgeschaltet werden?",
    "<p>Die Dienste brauchen ein Mobilfunknetz, das das Modem Ihres Fahrzeugs nutzen kann. Soll ein Netz, auf das Ihr Fahrzeug angewiesen ist, vor dem Ende einer Laufzeit abgeschaltet werden, verkaufen wir diese Laufzeit nicht. Geschieht es während einer bezahlten Laufzeit, erstatten wir Ihnen die ungenutzte Zeit.</p>",
  ],
  "billing-country": [
    "Warum muss das Land der Rechnungsadresse zu meiner Karte passen?",
    "<p>Das Land der Rechnungsadresse bestimmt die Steuer und muss mit dem Land übereinstimmen, in dem Ihre Karte oder Ihr Konto ausgegeben wurde. Weichen beide voneinander ab, verwenden Sie bitte eine andere Zahlungsart oder berichtigen Sie die Adresse.</p>",
  ],
  "auto-renewal-off": [
    "Wie schalte ich die automatische Verlängerung aus?",
    "<p>Öffnen Sie in Ihrem Konto die Dienste, wählen Sie „Verwalten“ und dann „Automatische Verlängerung ausschalten“. Das gilt sofort. Der Dienst läuft bis zum Ende der bezahlten Laufzeit weiter. An derselben Stelle können Sie die automatische Verlängerung wieder einschalten.</p>",
  ],
  "card-changed": [
    "Meine Karte ist abgelaufen oder wurde ersetzt. Was muss ich tun?",
    "<p>Öffnen Sie in Ihrem Konto die Zahlungsdaten und bearbeiten Sie dort die Zahlungsart. Ab der nächsten Verlängerung wird die neue Karte belastet. Solange ein Abonnement mit automatischer Verlängerung von einer Zahlungsart abhängt, lässt sie sich ändern, aber nicht löschen.</p>",
  ],
  "refund-time": [
    "Wie lange dauert eine Erstattung?",
    "<p>Wir erstatten innerhalb von 14 Tagen nach Ihrem Widerruf auf das Zahlungsmittel, mit dem Sie bezahlt haben. Der Betrag sollte innerhalb von 5 bis 10 Werktagen auf Ihrem Konto erscheinen; manche Banken brauchen für die Anzeige etwas länger.</p>",
  ],
  "refund-status": [
    "Wo sehe ich den Stand meiner Erstattung?",
    "<p>Öffnen Sie die Bestellung: in Ihrem Konto oder, ohne Konto, mit Bestellnummer und E-Mail-Adresse über die Bestellansicht. Der Verlauf zeigt, ob die Erstattung beantragt oder bereits ausgeführt ist. Sobald die Gutschrift vorliegt, können Sie sie dort herunterladen.</p>",
  ],
  "remaining-time": [
    "Was geschieht mit der Restlaufzeit, wenn ich das Fahrzeug verkaufe?",
    "<p>Bezahlte Laufzeit bleibt beim Fahrzeug und geht auf die neue Besitzerin oder den neuen Besitzer über; viele erwähnen das in der Verkaufsanzeige. Auf ein anderes Fahrzeug lässt sie sich nicht übertragen. Innerhalb von 14 Tagen nach der Bestellung können Sie sie sich stattdessen erstatten lassen.</p>",
  ],
};

export const germanPages: PageTexts = {
  renewals: {
    title: "Fragen zur Verlängerung",
    body: "<p>Was vor einer Verlängerung am häufigsten gefragt wird.</p>",
  },
  countries: {
    title: "Enthaltene Länder",
    body: "<p>In diesen Ländern arbeitet die vernetzte Navigation mit aktuellen Daten. Im Fahrzeug gespeicherte Karten funktionieren überall, wo sie installiert sind.</p>",
  },
  needAnyHelp: {
    title: "Brauchen Sie Hilfe?",
    body: "<p>Unsere Fragen und Antworten behandeln Verlängerung, Zahlung und Erstattung. Ist Ihre Frage nicht dabei, helfen wir Ihnen gern persönlich.</p>",
  },
  needHelp: {
    title: "Hilfe zu einer Bestellung",
    body: "<p>Bitte halten Sie Ihre Bestellnummer und die letzten vier Zeichen Ihrer FIN bereit, wenn Sie sich an uns wenden.</p>",
  },
  splash: {
    landRover: {
      title: "Verbunden bleiben, auch wo die Straße endet",
      body: "<p>Navigation, die den Verkehr voraus kennt, ein Fahrzeug, das Sie wiederfinden, und ein Innenraum, der schon warm ist, wenn Sie einsteigen. Sehen Sie, was in Ihrem Fahrzeug aktiv ist, und verlängern Sie in wenigen Minuten.</p>",
      action: "Fahrzeug finden",
    },
    jaguar: {
      title: "Jede Fahrt besser informiert",
      body: "<p>Aktueller Verkehr, vorausgeplante Ladestopps und Ihr Fahrzeug jederzeit im Blick. Sehen Sie, was in Ihrem Fahrzeug aktiv ist, und verlängern Sie in wenigen Minuten.</p>",
      action: "Fahrzeug finden",
    },
  },
  vehicle: (model) => `Zeichnung eines ${model} in der Seitenansicht`,
};

export function germanTerms({ price, renewal, withdrawal, law }: TermsClauses): PageText {
  return {
    title: "Allgemeine Geschäftsbedingungen",
    body: `<p>Dieser Shop ist eine Vorführung. Unternehmen, Preise und Kontaktdaten sind erfunden.</p>
<h2>1. Wer wir sind</h2><p>Diese Bedingungen gelten für Verträge zwischen Ihnen und der Connected Services Demonstration GmbH über vernetzte Dienste eines Fahrzeugs.</p>
<h2>2. Der Vertrag</h2><p>Die Darstellung der Dienste im Shop ist kein bindendes Angebot. Mit der Schaltfläche „Zahlungspflichtig bestellen“ geben Sie eine verbindliche Bestellung ab; der Vertrag kommt zustande, wenn wir sie per E-Mail bestätigen. Die Bestätigung enthält diese Bedingungen.</p>
<h2>3. Der Dienst</h2><p>Ein Dienst wird für das Fahrzeug erbracht, dessen Fahrzeug-Identifizierungsnummer (FIN) Sie angeben, und für die Laufzeit, die Sie wählen. Er setzt Mobilfunkempfang, ein funktionierendes Modem und aktuelle Software im Fahrzeug voraus. Was ein Dienst leistet und wo er funktioniert, steht auf seiner Seite.</p>
<h2>4. Preis und Zahlung</h2>${price}
<h2>5. Laufzeit und Verlängerung</h2>${renewal}
<h2>6. Vierzehn Tage Bedenkzeit</h2>${withdrawal}
<h2>7. Wenn etwas nicht funktioniert</h2><p>Bitte sagen Sie es uns. Ihnen stehen die gesetzlichen Rechte bei Mängeln digitaler Dienstleistungen zu. Für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben, Körper und Gesundheit haften wir unbeschränkt.</p>
<h2>8. Daten</h2><p>Wir verarbeiten die FIN, Ihre Kontaktdaten und die Daten, die ein Dienst benötigt. Welche das sind, wie lange sie gespeichert werden und wer sie erhält, steht in der Datenschutzerklärung.</p>
<h2>9. Recht und Streitigkeiten</h2>${law}`,
  };
}
