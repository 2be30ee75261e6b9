import type { HelpTexts } from "../help-texts.ts";
import { germanPages, germanQuestions, germanTerms } from "../languages/german.ts";

export const deAT: HelpTexts = {
  ...germanPages,
  questions: {
    ...germanQuestions,
    "find-vin": [
      "Wo finde ich meine FIN?",
      "<p>Die Fahrzeug-Identifizierungsnummer (FIN), früher Fahrgestellnummer genannt, hat 17 Buchstaben und Ziffern. Sie steht</p><ul><li>unten an der Windschutzscheibe, von außen lesbar,</li><li>auf dem Schild an der Türsäule der Fahrerseite,</li><li>im Zulassungsschein (Zulassungsbescheinigung Teil I), Feld E.</li></ul><p>Die Buchstaben I, O und Q kommen darin nie vor.</p>",
    ],
    lapse: [
      "Was funktioniert nicht mehr, wenn ein Dienst abläuft? Und der Notruf?",
      "<p>Es enden nur die Funktionen dieses Dienstes, bei der vernetzten Navigation zum Beispiel Verkehrsmeldungen, Online-Suche und Kartenaktualisierungen. Die im Fahrzeug gespeicherten Karten funktionieren weiter. Der automatische Notruf eCall (112) ist in damit ausgestatteten Fahrzeugen gesetzlich vorgeschrieben und funktioniert auch ohne Abonnement.</p>",
    ],
    countries: [
      "In welchen Ländern funktionieren die Dienste?",
      "<p>Die vernetzte Navigation funktioniert in allen Ländern der Europäischen Union, im Vereinigten Königreich und in mehreren Nachbarländern wie der Schweiz, Norwegen und Island. Die vollständige Liste steht auf der Seite des Dienstes. Roaming ist in diesem Gebiet enthalten. Warnungen vor Radarkontrollen sind in Österreich nicht verfügbar.</p>",
    ],
    methods: [
      "Welche Zahlungsarten gibt es?",
      "<p>Visa, Mastercard, American Express, Apple Pay, Google Pay und SEPA-Lastschrift.</p>",
    ],
    "region-not-billed": [
      "Warum kann meine Region nicht verrechnet werden?",
      "<p>Wir verrechnen an Adressen in ganz Österreich und in den Ländern, die an der Kassa zur Auswahl stehen. Einzelne Gebiete anderer Länder, etwa Helgoland oder Livigno, gehören nicht zum Umsatzsteuergebiet ihres Landes; dort können wir die Steuer nicht richtig berechnen. Bitte verwenden Sie in diesem Fall eine andere Rechnungsadresse, wenn Sie eine haben.</p>",
    ],
    "auto-renewal-charge": [
      "Wann und in welcher Höhe wird die automatische Verlängerung abgebucht?",
      "<p>An dem Tag, an dem die laufende Laufzeit endet. Wir schreiben Ihnen etwa zwei Monate, etwa fünf Wochen und eine Woche vorher und nennen jedes Mal den Tag, den genauen Betrag inklusive USt., die Karte und den letzten Tag, an dem Sie widersprechen können. Ohne diesen Hinweis verlängert sich nichts.</p>",
    ],
    invoice: [
      "Wo finde ich meine Rechnung, und ist die Umsatzsteuer ausgewiesen?",
      "<p>Öffnen Sie die Bestellung in Ihrem Konto und wählen Sie die Rechnung. Das PDF zeigt Nettobetrag, 20 % USt. und Gesamtbetrag und liegt meist innerhalb eines Tages vor. Alle Preise im Shop enthalten die Umsatzsteuer.</p>",
    ],
    "bank-confirmation": [
      "Warum musste ich die Zahlung bei meiner Bank bestätigen?",
      "<p>Die starke Kundenauthentifizierung ist in der Europäischen Union gesetzlich vorgeschrieben: Ihre Bank prüft, meist in ihrer App oder mit einem Code, dass wirklich Sie bezahlen. Ihr Passwort sehen wir nie. Scheitert die Prüfung oder dauert sie zu lange, wird nichts abgebucht und Ihr Warenkorb bleibt erhalten.</p>",
    ],
    withdrawal: [
      "Wie trete ich innerhalb von 14 Tagen zurück?",
      "<p>Sie können innerhalb von 14 Tagen ab der Bestellung ohne Angabe von Gründen vom Vertrag zurücktreten. Wählen Sie am Ende jeder Seite <strong>Vertrag widerrufen</strong>, geben Sie Namen, Bestellnummer und E-Mail-Adresse ein und bestätigen Sie mit <strong>Widerruf bestätigen</strong>. Sie erhalten sofort eine Eingangsbestätigung mit Datum und Uhrzeit und den vollen Betrag zurück, auch wenn der Dienst schon freigeschaltet ist.</p>",
    ],
    "cancel-without-account": [
      "Wie trete ich ohne Konto zurück?",
      "<p>Wählen Sie am Ende jeder Seite <strong>Vertrag widerrufen</strong>; Sie brauchen dafür weder Konto noch Passwort. Sie können Ihre Bestellung auch mit Bestellnummer und E-Mail-Adresse öffnen und dort die Erstattung beantragen.</p>",
    ],
    "phone-hours": [
      "Wie und wann erreiche ich Sie telefonisch?",
      '<p>Unter <a href="tel:+4310000000">+43 1 000 00 00</a>, Montag bis Freitag von 8 bis 18 Uhr, außer an Feiertagen. Die Nummer ist für diese Vorführung erfunden; es meldet sich niemand.</p>',
    ],
    complaints: [
      "Wie beschwere ich mich, und wer hilft, wenn wir uns nicht einig werden?",
      '<p>Bitte schreiben Sie zuerst uns. Werden wir uns nicht einig, können Sie sich an die Internet Ombudsstelle wenden, eine staatlich anerkannte Schlichtungsstelle: <a href="https://www.ombudsstelle.at">ombudsstelle.at</a>. Auch der Verein für Konsumenteninformation berät Sie. Der Weg zu den Gerichten steht Ihnen immer offen.</p>',
    ],
    "data-privacy": [
      "Welche Daten nutzen vernetzte Dienste?",
      "<p>Nur die, die ein Dienst braucht: die Navigation den Standort während der Fahrt, Secure Tracker den Standort nach einer Diebstahlsmeldung, Remote den Zustand von Türen, Fenstern und Batterie. Sie können die Datenübertragung im Fahrzeug jederzeit beenden. Nach der DSGVO haben Sie unter anderem das Recht auf Auskunft, Berichtigung und Löschung und können sich bei der Datenschutzbehörde beschweren; nach der EU-Datenverordnung haben Sie Zugang zu den Daten, die Ihr Fahrzeug erzeugt. Auf der Seite jedes Dienstes steht, welche Daten er verwendet.</p>",
    ],
    accessibility: [
      "Wie barrierefrei ist dieser Shop?",
      "<p>Wir richten uns nach dem Barrierefreiheitsgesetz und den Web Content Accessibility Guidelines 2.2, Stufe AA: Alles lässt sich mit Tastatur, Screenreader und vergrößerter Schrift bedienen. Wenn Ihnen etwas im Weg steht, sagen Sie es uns bitte telefonisch oder per E-Mail; auch bestellen können Sie auf diesem Weg.</p>",
    ],
  },
  terms: germanTerms({
    price:
      "<p>Die Preise sind in Euro angegeben und enthalten die Umsatzsteuer. Die Zahlung ist mit der Bestellung fällig.</p>",
    renewal:
      "<p>Ein Abonnement endet mit seiner Laufzeit. Es verlängert sich nur, wenn Sie der automatischen Verlängerung zugestimmt haben, und dann um dieselbe Laufzeit. Wir verpflichten uns, Sie spätestens fünf Wochen vor dem Ende gesondert und deutlich darauf hinzuweisen, dass Ihr Schweigen als Zustimmung gilt und bis wann Sie widersprechen können.</p>",
    withdrawal:
      "<p>Sie können binnen vierzehn Tagen ab Vertragsabschluss ohne Angabe von Gründen zurücktreten (§ 11 FAGG). Dafür genügt die Funktion „Vertrag widerrufen“, ein Brief oder eine E-Mail. Wir erstatten alle Zahlungen binnen vierzehn Tagen auf demselben Weg und verzichten auf einen Abzug für die schon genutzte Zeit.</p>",
    law: "<p>Es gilt österreichisches Recht; zwingende Vorschriften des Staates, in dem Sie leben, bleiben unberührt. Wir nehmen an Verfahren der Internet Ombudsstelle teil.</p>",
  }),
};
