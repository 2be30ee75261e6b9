import type { LegalClauses, LegalTexts } from "./legal-texts.ts";

function germanLegal(clauses: LegalClauses): LegalTexts {
  return {
    privacy: {
      title: "Datenschutzerklärung",
      body: `<p>Dieser Shop ist eine Vorführung. Unternehmen und Kontaktdaten sind erfunden. Bitte geben Sie keine Daten wirklicher Personen ein.</p>
<h2>1. Wer verantwortlich ist</h2><p>Verantwortlich im Sinne der Datenschutz-Grundverordnung (DSGVO) ist das im Impressum genannte Unternehmen.</p>
<h2>2. Welche Daten wir wofür verwenden</h2><ul><li>Fahrzeug-Identifizierungsnummer (FIN), Modell und laufende Dienste: um zu zeigen, welche Dienste zu Ihrem Fahrzeug passen, und um sie freizuschalten.</li><li>Name, E-Mail-Adresse und Rechnungsadresse: um den Vertrag zu schließen und zu erfüllen und Bestätigung und Rechnung zu senden.</li><li>Zahlungsdaten: Kartennummern gehen unmittelbar an den Zahlungsdienstleister; wir erhalten nur die Art der Karte, die letzten vier Ziffern und eine Kennung.</li><li>Konto und Bestellungen: damit Sie sehen, verwalten und beenden können, was Sie gekauft haben.</li><li>Ihre Nachrichten an uns: um sie zu beantworten.</li><li>IP-Adresse und technische Protokolle: um den Shop zu schützen und das richtige Land zu zeigen.</li></ul>
<h2>3. Rechtsgrundlagen</h2>${clauses.bases}
<h2>4. Wer Daten erhält</h2><p>Dienstleister, die für uns arbeiten, und nur, soweit sie die Daten brauchen: ${clauses.provider} für Zahlungen, die Fahrzeugplattform, die Dienste freischaltet, der Betreiber unserer Auftragsverwaltung, die Adresssuche beim Bestellen und der Hoster des Shops. Wir verkaufen Ihre Daten nicht. Behörden erhalten Daten nur, wenn uns ein Gesetz dazu verpflichtet. Bekommt ein Dienstleister Daten außerhalb der Europäischen Union, gelten dafür die Standardvertragsklauseln der Europäischen Kommission oder ein Angemessenheitsbeschluss.</p>
<h2>5. Wie lange wir Daten aufbewahren</h2>${clauses.retention}<p>Das gewählte Fahrzeug bleibt 10 Tage in Ihrem Browser gespeichert, eine Anmeldung höchstens 90 Tage. Technische Protokolle enthalten weder FINn noch E-Mail-Adressen.</p>
<h2>6. Daten aus Ihrem Fahrzeug</h2>${clauses.vehicleData}
<h2>7. Cookies und Statistik</h2>${clauses.cookies}
<h2>8. Kinder</h2>${clauses.children}
<h2>9. Ihre Rechte</h2>${clauses.rights}
<h2>10. Datenschutzbeauftragte Person</h2><p>Sie erreichen sie über unser Kontaktformular oder unter datenschutz@connected-services.example. Die Adresse ist ein Beispiel; es antwortet niemand.</p>`,
    },
    imprint: {
      title: "Impressum",
      body: `<p>Dieser Shop führt vernetzte Dienste für Fahrzeuge vor. Er verkauft nichts und gehört keinem Fahrzeughersteller.</p>
<h2>1. So erreichen Sie uns</h2><p>Am schnellsten über unser Kontaktformular, per E-Mail unter {careEmail}. Telefonnummer und Zeiten stehen in den Fragen und Antworten. Alle Angaben sind Beispiele.</p>
${clauses.imprint}`,
    },
    accessibility: {
      title: "Erklärung zur Barrierefreiheit",
      body: `<p>Alle sollen diesen Shop nutzen können. Diese Erklärung gilt für alle seine Seiten, für beide Marken.</p>
<h2>1. Woran wir uns halten</h2>${clauses.accessibilityLaw}
<h2>2. Wie sich der Shop bedienen lässt</h2><ul><li>Alles geht mit der Tastatur allein, und der Fokus ist immer sichtbar.</li><li>Überschriften, Felder und Meldungen sind für Screenreader benannt.</li><li>Text lässt sich auf 400 % vergrößern, ohne dass Sie in zwei Richtungen blättern müssen.</li><li>Bewegungen ruhen, wenn Ihr Gerät weniger Bewegung verlangt.</li><li>Meldungen, die von selbst verschwinden, warten, solange Sie sie lesen; Fehler bleiben stehen.</li><li>Außer den Zahlungsfeldern funktioniert der Shop ohne Skripte.</li></ul>
<h2>3. Was noch nicht barrierefrei ist</h2><ul><li>Rechnungen und Gutschriften sind PDF-Dateien ohne Tags; ein Screenreader liest sie womöglich in falscher Reihenfolge vor. Auf Wunsch nennen wir Ihnen den Inhalt.</li><li>Die Felder für Kartendaten gehören dem Zahlungsdienstleister. Wir können sie nicht ändern und haben nicht jedes geprüft.</li><li>Wir prüfen die Seiten mit automatischen Tests und von Hand; Tests mit Menschen, die täglich assistive Technik nutzen, stehen noch aus.</li></ul>
<h2>4. Sagen Sie es uns</h2><p>Wenn Ihnen etwas im Weg steht, nutzen Sie bitte unser Kontaktformular oder rufen Sie an. Nennen Sie die Seite und was Sie tun wollten. Auch bestellen oder widerrufen können Sie auf diesem Weg.</p>`,
    },
  };
}

const vehicleData =
  "<p>Vernetzte Dienste nutzen Daten, die das Fahrzeug erzeugt: die Navigation den Standort während der Fahrt, Remote den Zustand von Türen, Fenstern und Batterie, Secure Tracker den Standort nach einer Diebstahlmeldung. Nach der EU-Datenverordnung (EU) 2023/2854 haben Sie Zugang zu diesen Daten und können verlangen, dass wir sie einem Dritten Ihrer Wahl bereitstellen. Art, Umfang und Häufigkeit stehen auf der Seite jedes Dienstes. Sie können die Datenübertragung im Fahrzeug jederzeit beenden; der Dienst funktioniert dann nicht mehr.</p>";

export const deDE = germanLegal({
  bases:
    "<p>Der Vertrag mit Ihnen (Art. 6 Abs. 1 Buchst. b DSGVO: Fahrzeug, Name, Adresse, Zahlung), gesetzliche Pflichten (Buchst. c: Rechnungen, Steuern), unser berechtigtes Interesse an einem sicheren Shop (Buchst. f: technische Protokolle) und Ihre Einwilligung (Buchst. a: Statistik, automatische Verlängerung). Eine Einwilligung können Sie jederzeit widerrufen; was vorher geschah, bleibt rechtmäßig.</p>",
  provider: "Adyen",
  retention:
    "<p>Rechnungen bewahren wir acht Jahre auf, wie es § 147 der Abgabenordnung verlangt, andere Geschäftsbriefe sechs Jahre.</p>",
  vehicleData,
  cookies:
    "<p>Notwendige Cookies halten Sie angemeldet und merken sich Fahrzeug, Warenkorb und Ihre Auswahl (§ 25 Abs. 2 TDDDG). Statistik beginnt nur mit Ihrer Einwilligung (§ 25 Abs. 1 TDDDG), enthält nie Namen, E-Mail-Adresse oder FIN und läuft nicht an der Kasse. Nach sechs Monaten fragen wir erneut. Ändern können Sie Ihre Auswahl unten auf jeder Seite unter „Cookie-Einstellungen“.</p>",
  children:
    "<p>Der Shop richtet sich an Erwachsene. Wir erheben nicht wissentlich Daten von Kindern unter 16 Jahren.</p>",
  rights:
    "<p>Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung und Datenübertragbarkeit (Art. 15 bis 20 DSGVO) und können einer Verarbeitung widersprechen, die auf unserem berechtigten Interesse beruht (Art. 21 DSGVO). Wir antworten innerhalb eines Monats und kostenlos. Entscheidungen allein durch Maschinen gibt es nicht.</p>",
  imprint:
    "<h2>2. Verbraucherschlichtung</h2><p>Wir nehmen an Streitbeilegungsverfahren vor der Universalschlichtungsstelle des Bundes teil (§ 36 VSBG). Ihre Adresse steht unten.</p>\n<h2>3. Bilder</h2><p>Die Zeichnungen der Fahrzeuge entstanden für diese Vorführung. Markennamen gehören ihren Inhabern.</p>",
  accessibilityLaw:
    "<p>Für diesen Shop gelten das Barrierefreiheitsstärkungsgesetz (BFSG) und die Verordnung dazu (BFSGV). Wir bauen nach EN 301 549 und den Web Content Accessibility Guidelines 2.2, Stufe AA. Der Shop erfüllt sie zum größten Teil; Abschnitt 3 sagt, was fehlt.</p>",
});

export const deAT = germanLegal({
  bases:
    "<p>Der Vertrag mit Ihnen (Art. 6 Abs. 1 lit. b DSGVO: Fahrzeug, Name, Adresse, Zahlung), gesetzliche Pflichten (lit. c: Rechnungen, Steuern), unser berechtigtes Interesse an einem sicheren Shop (lit. f: technische Protokolle) und Ihre Einwilligung (lit. a: Statistik, automatische Verlängerung). Eine Einwilligung können Sie jederzeit widerrufen; was vorher geschah, bleibt rechtmäßig.</p>",
  provider: "Adyen",
  retention: "<p>Rechnungen bewahren wir sieben Jahre auf, wie es § 132 der Bundesabgabenordnung verlangt.</p>",
  vehicleData,
  cookies:
    "<p>Notwendige Cookies halten Sie angemeldet und merken sich Fahrzeug, Warenkorb und Ihre Auswahl. Statistik beginnt nur mit Ihrer Einwilligung (§ 165 Abs. 3 TKG 2021), enthält nie Namen, E-Mail-Adresse oder FIN und läuft nicht an der Kassa. Nach sechs Monaten fragen wir erneut. Ändern können Sie Ihre Auswahl unten auf jeder Seite unter „Cookie-Einstellungen“.</p>",
  children:
    "<p>Der Shop richtet sich an Erwachsene. Wir erheben nicht wissentlich Daten von Kindern unter 14 Jahren.</p>",
  rights:
    "<p>Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung und Datenübertragbarkeit (Art. 15 bis 20 DSGVO) und können einer Verarbeitung widersprechen, die auf unserem berechtigten Interesse beruht (Art. 21 DSGVO). Wir antworten innerhalb eines Monats und kostenlos. Entscheidungen allein durch Maschinen gibt es nicht.</p>",
  imprint:
    "<h2>2. Berufsrecht und Aufsicht</h2><p>Anwendbar ist die Gewerbeordnung (ris.bka.gv.at). Aufsichtsbehörde wäre die Bezirksverwaltungsbehörde des Firmensitzes.</p>\n<h2>3. Schlichtung</h2><p>Wir nehmen an Verfahren der Internet Ombudsstelle teil. Ihre Adresse steht unten.</p>\n<h2>4. Bilder</h2><p>Die Zeichnungen der Fahrzeuge entstanden für diese Vorführung. Markennamen gehören ihren Inhabern.</p>",
  accessibilityLaw:
    "<p>Für diesen Shop gilt das Barrierefreiheitsgesetz (BaFG). Wir bauen nach EN 301 549 und den Web Content Accessibility Guidelines 2.2, Stufe AA. Der Shop erfüllt sie zum größten Teil; Abschnitt 3 sagt, was fehlt.</p>",
});
