import type { DataCardTexts } from "../data-card-texts.ts";

export const german: DataCardTexts = {
  title: (service) => `${service}: welche Daten entstehen`,
  intro:
    "Vor dem Kauf: welche Daten dieser Dienst erzeugt und erhält, wo sie gespeichert werden und was Sie damit tun können.",
  overview: {
    title: "Die Daten der einzelnen Dienste",
    text: "Zu jedem Dienst gibt es eine Seite über seine Daten: welche, wie viele, wo sie gespeichert werden und wie Sie darauf zugreifen.",
  },
  dataHeading: "Welche Daten, wie viele und wie oft",
  kinds: {
    contract: "Fahrzeug-Identifizierungsnummer und Stand Ihres Abonnements",
    position: "Position, Richtung und Geschwindigkeit des Fahrzeugs",
    destinations: "Ziele, gespeicherte Orte und Routen",
    status: "Zustand des Fahrzeugs: Türen, Fenster, Tank oder Ladestand, Kilometerstand, Warnungen",
    commands: "Befehle von Ihrem Telefon und deren Ergebnis",
    trips: "Fahrten: Zeit, Strecke und Verbrauch",
    theft: "Alarme und die Position des Fahrzeugs nach einem Alarm",
    driverCard: "Ob die Fahrerkarte im Fahrzeug ist",
    media: "Nutzung von Medien, Kalender und Kontakten im Fahrzeug",
    dataUse: "Übertragene Datenmenge und Zahl der verbundenen Geräte",
    charging: "Ladestand, Ladestopps und Verbrauch",
    assistance: "Welche Assistenzfunktionen eingeschaltet sind und deren Störungen",
    alerts: "Von Ihnen festgelegte Zeiten, Orte und Geschwindigkeiten sowie die Meldungen dazu",
  },
  frequencies: {
    driving: (volume) => `Alle zehn Sekunden während der Fahrt, etwa ${volume} im Monat.`,
    change: (volume) => `Bei jeder Änderung, etwa ${volume} im Monat.`,
    request: (volume) => `Bei jeder Nutzung, etwa ${volume} im Monat.`,
    alarm: (volume) => `Nur nach einem Alarm, alle zehn Sekunden bis zu dessen Ende, etwa ${volume} je Alarm.`,
    hourly: (volume) => `Einmal in der Stunde, solange der Dienst genutzt wird, etwa ${volume} im Monat.`,
  },
  retentions: {
    days30: "Gespeichert für 30 Tage.",
    months12: "Gespeichert für 12 Monate.",
    untilDeleted: "Gespeichert, bis Sie sie löschen, höchstens bis 30 Tage nach dem Ende des Dienstes.",
    contractEnd: "Gespeichert, solange der Dienst läuft, danach so lange, wie das Gesetz es verlangt.",
  },
  storage: [
    "Wo sie gespeichert werden",
    "Im Fahrzeug und auf Servern des Dateninhabers. Daten von Fahrzeugen in Europa werden im Europäischen Wirtschaftsraum oder im Vereinigten Königreich gespeichert, Daten von Fahrzeugen in Nordamerika in den USA oder in Kanada.",
  ],
  access: [
    "Wie Sie darauf zugreifen",
    "Im Fahrzeug, in der App Ihres Fahrzeugs und auf Verlangen als Datei in einem gängigen Format, kostenlos und in der Qualität, in der der Dateninhaber sie hat. Schreiben Sie uns über den Kontakt, oder melden Sie sich an und öffnen Sie „Ihre Daten“.",
  ],
  use: [
    "Wofür der Dateninhaber sie nutzt",
    "Um den Dienst zu erbringen, ihn sicher zu halten und Störungen zu beheben. Zur Verbesserung des Dienstes werden nur zusammengefasste Zahlen genutzt, die weder Person noch Fahrzeug nennen. Die Daten werden nicht verkauft.",
  ],
  thirdParties: [
    "Wer sie außerdem erhält",
    "Unternehmen, die im Auftrag des Dateninhabers Server und Mobilfunknetze betreiben; nach einem Diebstahl die Leitstelle und mit Ihrer Zustimmung die Polizei. Sonst niemand, es sei denn, Sie verlangen es.",
  ],
  sharing: [
    "Weitergeben und die Weitergabe beenden",
    "Sie können verlangen, dass der Dateninhaber die Daten einem Unternehmen Ihrer Wahl gibt, etwa einer Werkstatt oder einer Versicherung, und dies jederzeit auf demselben Weg widerrufen. Daten, die Geschäftsgeheimnisse zeigen, werden nur weitergegeben, wenn das Geheimnis geschützt bleibt.",
  ],
  end: [
    "Wie lange, und wie Sie es beenden",
    "Die Daten entstehen, solange Ihr Plan läuft. Sie können die Verbindung im Fahrzeug jederzeit ausschalten; der Dienst arbeitet dann nicht mehr. Endet der Plan oder kündigen Sie ihn, entstehen keine neuen Daten.",
  ],
  complaint: [
    "Wenn etwas nicht stimmt",
    "Sie können sich bei der Behörde beschweren, die in Ihrem Land für die Datenverordnung (Verordnung (EU) 2023/2854) zuständig ist.",
  ],
  holder: [
    "Wer Dateninhaber ist",
    "Dateninhaber ist das hier genannte Unternehmen. Sie erreichen es über den Kontakt.",
  ],
};
