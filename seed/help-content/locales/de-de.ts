import type { HelpTexts } from "../help-texts.ts";
import { germanPages, germanQuestions, germanTerms } from "../languages/german.ts";

export const deDE: HelpTexts = {
  ...germanPages,
  questions: {
    ...germanQuestions,
    "find-vin": [
      "Wo finde ich meine FIN?",
      "<p>Die Fahrzeug-Identifizierungsnummer (FIN), früher Fahrgestellnummer genannt, hat 17 Buchstaben und Ziffern. Sie steht</p><ul><li>unten an der Windschutzscheibe, von außen lesbar,</li><li>auf dem Schild an der Türsäule der Fahrerseite,</li><li>in der Zulassungsbescheinigung Teil I (Fahrzeugschein), Feld E.</li></ul><p>Die Buchstaben I, O und Q kommen darin nie vor.</p>",
    ],
    lapse: [
      "Was funktioniert nicht mehr, wenn ein Dienst abläuft? Und der Notruf?",
      "<p>Es enden nur die Funktionen dieses Dienstes, bei der vernetzten Navigation zum Beispiel Verkehrsmeldungen, Online-Suche und Kartenaktualisierungen. Die im Fahrzeug gespeicherten Karten funktionieren weiter. Der automatische Notruf eCall (112) ist in damit ausgestatteten Fahrzeugen gesetzlich vorgeschrieben und funktioniert auch ohne Abonnement.</p>",
    ],
    countries: [
      "In welchen Ländern funktionieren die Dienste?",
      "<p>Die vernetzte Navigation funktioniert in allen Ländern der Europäischen Union, im Vereinigten Königreich und in mehreren Nachbarländern wie der Schweiz, Norwegen und Island. Die vollständige Liste steht auf der Seite des Dienstes. Roaming ist in diesem Gebiet enthalten. Warnungen vor Blitzern sind in Deutschland nicht verfügbar.</p>",
    ],
    methods: [
      "Welche Zahlungsarten gibt es?",
      "<p>Visa, Mastercard, American Express, Apple Pay, Google Pay und SEPA-Lastschrift.</p>",
    ],
    "region-not-billed": [
      "Warum kann meine Region nicht abgerechnet werden?",
      "<p>Helgoland (27498) und Büsingen am Hochrhein (78266) gehören zu Deutschland, aber nicht zu seinem Umsatzsteuergebiet. Für Rechnungsadressen dort können wir die Steuer nicht richtig berechnen. Bitte verwenden Sie eine Rechnungsadresse an einem anderen Ort, wenn Sie eine haben.</p>",
    ],
    "auto-renewal-charge": [
      "Wann und in welcher Höhe wird die automatische Verlängerung abgebucht?",
      "<p>An dem Tag, an dem die laufende Laufzeit endet. Wir schreiben Ihnen etwa zwei Monate, etwa fünf Wochen und eine Woche vorher und nennen jedes Mal den Tag, den genauen Betrag einschließlich MwSt., die Karte und den letzten Tag zum Abschalten. Nach der Erstlaufzeit verlängert sich der Vertrag auf unbestimmte Zeit; Sie können ihn dann jederzeit ohne Frist kündigen und erhalten zu viel Bezahltes zurück.</p>",
    ],
    invoice: [
      "Wo finde ich meine Rechnung, und ist die Mehrwertsteuer ausgewiesen?",
      "<p>Öffnen Sie die Bestellung in Ihrem Konto und wählen Sie die Rechnung. Das PDF zeigt Nettobetrag, 19 % MwSt. und Gesamtbetrag und liegt meist innerhalb eines Tages vor. Alle Preise im Shop enthalten die Mehrwertsteuer.</p>",
    ],
    "bank-confirmation": [
      "Warum musste ich die Zahlung bei meiner Bank bestätigen?",
      "<p>Die starke Kundenauthentifizierung ist in der Europäischen Union gesetzlich vorgeschrieben: Ihre Bank prüft, meist in ihrer App oder mit einem Code, dass wirklich Sie bezahlen. Ihr Passwort sehen wir nie. Scheitert die Prüfung oder dauert sie zu lange, wird nichts abgebucht und Ihr Warenkorb bleibt erhalten.</p>",
    ],
    withdrawal: [
      "Wie widerrufe ich innerhalb von 14 Tagen?",
      "<p>Sie können Ihre Bestellung innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Wählen Sie am Ende jeder Seite <strong>Vertrag widerrufen</strong>, geben Sie Namen, Bestellnummer und E-Mail-Adresse ein und bestätigen Sie mit <strong>Widerruf bestätigen</strong>. Sie erhalten sofort eine Eingangsbestätigung mit Datum und Uhrzeit und den vollen Betrag zurück, auch wenn der Dienst schon freigeschaltet ist.</p>",
    ],
    "cancel-without-account": [
      "Wie widerrufe oder kündige ich ohne Konto?",
      "<p>Am Ende jeder Seite finden Sie <strong>Vertrag widerrufen</strong> und <strong>Verträge hier kündigen</strong>. Für beides brauchen Sie weder Konto noch Passwort. Sie können Ihre Bestellung auch mit Bestellnummer und E-Mail-Adresse öffnen und dort die Erstattung beantragen.</p>",
    ],
    "phone-hours": [
      "Wie und wann erreiche ich Sie telefonisch?",
      '<p>Unter <a href="tel:+493023125123">030 23125-123</a>, montags bis freitags von 8 bis 18 Uhr, außer an bundesweiten Feiertagen. Die Nummer ist für Vorführungen reserviert; es meldet sich niemand.</p>',
    ],
    complaints: [
      "Wie beschwere ich mich, und wer hilft, wenn wir uns nicht einig werden?",
      '<p>Bitte schreiben Sie zuerst uns. Werden wir uns nicht einig, können Sie sich an die Universalschlichtungsstelle des Bundes in Kehl wenden: <a href="https://www.universalschlichtungsstelle.de">universalschlichtungsstelle.de</a>. Wir nehmen an dem Verfahren teil. Auch die Verbraucherzentralen beraten Sie. Der Weg zu den Gerichten steht Ihnen immer offen.</p>',
    ],
    "data-privacy": [
      "Welche Daten nutzen vernetzte Dienste?",
      "<p>Nur die, die ein Dienst braucht: die Navigation den Standort während der Fahrt, Secure Tracker den Standort nach einer Diebstahlmeldung, Remote den Zustand von Türen, Fenstern und Batterie. Sie können die Datenübertragung im Fahrzeug jederzeit beenden. Nach der DSGVO haben Sie unter anderem das Recht auf Auskunft, Berichtigung und Löschung, nach der EU-Datenverordnung Zugang zu den Daten, die Ihr Fahrzeug erzeugt. Auf der Seite jedes Dienstes steht, welche Daten er verwendet.</p>",
    ],
    accessibility: [
      "Wie barrierefrei ist dieser Shop?",
      "<p>Wir richten uns nach dem Barrierefreiheitsstärkungsgesetz und den Web Content Accessibility Guidelines 2.2, Stufe AA: Alles lässt sich mit Tastatur, Screenreader und vergrößerter Schrift bedienen. Wenn Ihnen etwas im Weg steht, sagen Sie es uns bitte telefonisch oder per E-Mail; auch bestellen können Sie auf diesem Weg.</p>",
    ],
  },
  terms: germanTerms({
    price:
      "<p>Die Preise sind in Euro angegeben und enthalten die Mehrwertsteuer. Die Zahlung ist mit der Bestellung fällig.</p>",
    renewal:
      "<p>Ein Abonnement endet mit seiner Laufzeit, die höchstens 24 Monate beträgt. Es verlängert sich nur, wenn Sie der automatischen Verlängerung zugestimmt haben, und dann auf unbestimmte Zeit; Sie können es jederzeit ohne Frist kündigen und erhalten den nicht genutzten Teil des Preises zurück. Die Schaltfläche „Verträge hier kündigen“ steht auf jeder Seite.</p>",
    withdrawal:
      "<p>Sie haben das Recht, binnen vierzehn Tagen ab Vertragsschluss ohne Angabe von Gründen zu widerrufen. Dafür genügt die Funktion „Vertrag widerrufen“, ein Brief oder eine E-Mail. Wir erstatten alle Zahlungen binnen vierzehn Tagen auf demselben Weg und verzichten auf einen Abzug für die schon genutzte Zeit.</p>",
    law: "<p>Es gilt deutsches Recht; zwingende Vorschriften des Staates, in dem Sie leben, bleiben unberührt. Wir nehmen an Verfahren der Universalschlichtungsstelle des Bundes teil.</p>",
  }),
};
