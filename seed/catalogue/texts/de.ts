import type { LanguageTexts } from "../language-texts.ts";

export const de: LanguageTexts = {
  services: {
    CONNAV: {
      name: "Vernetzte Navigation",
      short: "Karten, Verkehrsinformationen und Ziele bleiben über die Mobilfunkverbindung aktuell.",
      more: "Tempolimits und Straßensperrungen sind stets auf dem neuesten Stand.",
      benefits: [
        [
          "Verkehrsinformationen in Echtzeit",
          "Verzögerungen und Sperrungen erreichen Ihr Fahrzeug innerhalb einer Minute.",
        ],
        ["Automatische Kartenaktualisierung", "Neue Straßen und Tempolimits kommen über die Mobilfunkverbindung."],
        ["Ihre Ziele auf allen Geräten", "Senden Sie ein Ziel vom Smartphone, bevor Sie losfahren."],
      ],
    },
    "CONNAV-PRO": {
      name: "Vernetzte Navigation Pro",
      short:
        "Alles aus der Vernetzten Navigation, dazu Satellitenbilder, Städte in 3D und Parkplätze entlang der Strecke.",
      more: "Die Route passt sich an, bevor Sie die Verzögerung bemerken.",
      benefits: [
        ["Satelliten- und 3D-Ansicht", "Sehen Sie eine Kreuzung, wie sie wirklich ist, bevor Sie dort sind."],
        ["Parken und Tanken", "Freie Plätze und Preise rund um Ihr Ziel."],
        ["Vorausschauende Routenplanung", "Lernt Ihre regelmäßigen Strecken und warnt Sie schon vor der Abfahrt."],
      ],
    },
    LIVE: {
      name: "Live-Verkehr & Informationen",
      short: "Verkehr, Wetter und Kraftstoffpreise in Echtzeit auf dem Hauptbildschirm.",
      more: "Sie sehen, was vor Ihnen liegt, solange Sie noch abbiegen können.",
      benefits: [
        ["Verkehr voraus", "Staus und Baustellen auf Ihrer Route, laufend aktualisiert."],
        ["Wetter auf der Strecke", "Regen, Glätte und Wind dort, wo Sie sein werden."],
        ["Kraftstoffpreise", "Die Tankstellen in Ihrer Nähe, nach Preis sortiert."],
      ],
    },
    REMOTE: {
      name: "Remote",
      short: "Erreichen Sie Ihr Fahrzeug mit dem Smartphone.",
      more: "Prüfen Sie Tank- oder Ladestand, verriegeln Sie die Türen und stellen Sie die Innentemperatur ein, wo immer Sie sind.",
      benefits: [
        ["Ver- und entriegeln", "Prüfen Sie von überall, ob alle Türen verriegelt sind."],
        ["Klima vor der Abfahrt", "Steigen Sie in einen Innenraum, der schon warm oder schon kühl ist."],
        ["Fahrtenbuch", "Strecke, Zeit und Verbrauch jeder Fahrt, bereit zum Export."],
      ],
    },
    SECURE: {
      name: "Secure Tracker",
      short: "Wird Ihr Fahrzeug gestohlen, ortet es eine Leitstelle und unterstützt die Polizei bei der Rückführung.",
      more: "Der Sender ist bereits eingebaut, ein weiteres Gerät ist nicht nötig.",
      benefits: [
        ["Tag und Nacht überwacht", "Eine Leitstelle, die rund um die Uhr besetzt ist."],
        ["In Abstimmung mit der Polizei", "Der Standort geht direkt an die Stellen, die handeln können."],
        ["Alarm auf Ihrem Smartphone", "Sie erfahren sofort, wenn Ihr Fahrzeug ohne Schlüssel bewegt wird."],
      ],
    },
    "SECURE-PRO": {
      name: "Secure Tracker Pro",
      short: "Secure Tracker mit automatischer Fahrererkennung.",
      more: "Ihr Fahrzeug bemerkt sofort, wenn es ohne seinen Besitzer bewegt wird, selbst mit dem richtigen Schlüssel.",
      benefits: [
        ["Fahrererkennung", "Eine kleine Karte in Ihrer Tasche sagt dem Fahrzeug, dass Sie es sind."],
        ["Abschlepp- und Neigungsalarm", "Anheben oder Abschleppen löst den Alarm aus, bevor sich die Räder drehen."],
        ["Hilfe bei der Rückführung", "Ein Ansprechpartner vom ersten Anruf bis zur Rückkehr Ihres Fahrzeugs."],
      ],
    },
    ONLINE: {
      name: "Online-Paket mit Daten",
      short: "Musik, Podcasts, Kalender und Aktualisierungen, das Datenvolumen inbegriffen.",
      more: "Weder Smartphone noch Hotspot sind nötig.",
      benefits: [
        ["Daten inbegriffen", "Ein Tarif für das Fahrzeug, ohne zweite Rechnung."],
        ["Ihre Medien an Bord", "Hören Sie Musik und Podcasts aus Ihren bestehenden Konten."],
        ["Kalender und Kontakte", "Der nächste Termin wird mit einer Berührung zum Ziel."],
      ],
    },
    WIFI: {
      name: "WLAN-Hotspot",
      short: "Ein Hotspot für bis zu acht Geräte.",
      more: "Alle an Bord sind online, auf der Autobahn ebenso wie auf dem Campingplatz.",
      benefits: [
        ["Bis zu acht Geräte", "Smartphones, Tablets und Laptops zur gleichen Zeit."],
        ["Stärkeres Signal", "Die Dachantenne reicht weiter als jedes Smartphone."],
        ["Kein zweiter Vertrag", "Das Datenvolumen ist Teil des Tarifs."],
      ],
    },
    EVPLAN: {
      name: "EV-Routen- und Ladeplaner",
      short: "Plant Ladestopps entlang der Strecke und zeigt, welche Ladepunkte frei sind.",
      more: "Die Reichweitenprognose berücksichtigt Steigungen, Wetter und Ihre Fahrweise.",
      benefits: [
        ["Geplante Ladestopps", "Die schnellste Fahrt, Ladezeit eingerechnet."],
        ["Freie Ladepunkte im Blick", "Verfügbarkeit und Leistung, bevor Sie abfahren."],
        ["Verlässliche Reichweite", "Berechnet aus der Strecke vor Ihnen, nicht aus der von gestern."],
      ],
    },
    ADAS: {
      name: "Fahrerassistenz-Paket",
      short: "Hält die Assistenzfunktionen Ihres Fahrzeugs aktiv.",
      more: "Adaptive Geschwindigkeitsregelung, Spurhalteassistent und Verkehrszeichenerkennung arbeiten weiter wie gewohnt.",
      benefits: [
        ["Adaptive Geschwindigkeitsregelung", "Hält den gewählten Abstand bis zum Stillstand."],
        ["Spurhalteassistent", "Lenkt sanft zurück, wenn die Spur unbeabsichtigt verlassen wird."],
        ["Verkehrszeichenerkennung", "Zeigt das geltende Limit und das folgende."],
      ],
    },
    GUARD: {
      name: "Guardian Alerts",
      short: "Meldet sich, wenn mit Ihrem geparkten Fahrzeug etwas geschieht.",
      more: "Sie legen Zeiten und Orte fest, die Nachricht erreicht Sie sofort.",
      benefits: [
        ["Ihre Zeiten, Ihre Orte", "Eine Meldung, wenn sich das Fahrzeug außerhalb davon bewegt."],
        ["Geschwindigkeitsmeldung", "Sie erfahren, wenn ein von Ihnen gesetztes Limit überschritten wird."],
        ["Sofortige Nachricht", "Auf Ihrem Smartphone, wo immer Sie sind."],
      ],
    },
    BUNDLE: {
      name: "Connected Complete",
      short: "Vernetzte Navigation Pro, Remote und Secure Tracker in einem Tarif.",
      more: "Ein Preis und ein Datum, günstiger als die drei Dienste einzeln.",
      benefits: [
        ["Drei Dienste, ein Tarif", "Alles beginnt und endet gemeinsam."],
        ["Nur ein Datum", "Eine Verlängerung statt drei."],
        ["Preisvorteil", "Kostet weniger als die drei Dienste einzeln."],
      ],
    },
  },
  categories: {
    root: ["Dienste", "Vernetzte Dienste für Ihr Fahrzeug."],
    navigation: ["Navigation", "Den Weg finden und wissen, was unterwegs wartet."],
    security: ["Sicherheit", "Ihr Fahrzeug in guten Händen."],
    comfort: ["Komfort und Konnektivität", "Ihr Fahrzeug, wo immer Sie sind."],
    bundles: ["Pakete", "Mehrere Dienste in einem Tarif."],
  },
  oneTime: "einmalig",
  delivery: {
    name: "Über die Mobilfunkverbindung",
    description: "Ihre Dienste werden im Fahrzeug freigeschaltet; es wird nichts per Post versandt.",
    arrival: "In der Regel innerhalb weniger Minuten",
  },
  promotions: {
    welcome: {
      name: "Willkommen: 10 % Rabatt",
      callout: "10 % Rabatt auf Ihre Bestellung",
      details: "Einmal je Kunde für alle Dienste gültig.",
    },
    navigation: {
      name: "Navigation: 20 % Rabatt",
      callout: "20 % Rabatt auf Navigation",
      details: "Gültig für Vernetzte Navigation und Vernetzte Navigation Pro.",
    },
    thanks: {
      name: "Mit unserem Dank",
      callout: "Ein fester Betrag Rabatt auf Ihre Bestellung",
      details: "Gültig, solange der Vorrat an Gutscheinen reicht.",
    },
  },
  assets: {
    renewalQuestions: ["Fragen zur Verlängerung", "Die Antworten, die am häufigsten gesucht werden."],
    countries: ["Enthaltene Länder", "Die Vernetzte Navigation funktioniert in diesen Ländern."],
    anyHelp: [
      "Benötigen Sie Hilfe?",
      "Unsere Fragen und Antworten decken die meisten Themen ab. Für alles Weitere kontaktieren Sie uns bitte.",
    ],
    help: [
      "Wir helfen Ihnen gern",
      "Wenn etwas an Ihrer Bestellung nicht stimmt, kontaktieren Sie uns bitte und halten Sie Ihre Bestellnummer bereit.",
    ],
    splash: [
      "Willkommen",
      "Geben Sie Ihre Fahrzeug-Identifizierungsnummer ein, um zu sehen, welche Dienste Sie verlängern können.",
    ],
    vehicleImage: "Fahrzeug",
  },
};
