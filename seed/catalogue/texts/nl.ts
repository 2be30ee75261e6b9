import type { LanguageTexts } from "../language-texts.ts";

export const nl: LanguageTexts = {
  services: {
    CONNAV: {
      name: "Connected navigatie",
      short: "Kaarten, verkeer en bestemmingen blijven actueel via het mobiele netwerk.",
      more: "Snelheidslimieten en wegafsluitingen zijn altijd de nieuwste.",
      benefits: [
        ["Actueel verkeer", "Vertragingen en afsluitingen bereiken uw auto binnen een minuut."],
        ["Automatische kaartupdates", "Nieuwe wegen en snelheidslimieten komen via het mobiele netwerk."],
        ["Uw locaties op elk apparaat", "Stuur een bestemming vanaf uw telefoon voordat u vertrekt."],
      ],
    },
    "CONNAV-PRO": {
      name: "Connected navigatie Pro",
      short: "Alles van Connected navigatie, met satellietbeelden, steden in 3D en parkeren onderweg.",
      more: "De route past zich aan voordat u de vertraging merkt.",
      benefits: [
        ["Satelliet- en 3D-weergave", "Zie een kruispunt zoals het is voordat u er bent."],
        ["Parkeren en tanken", "Vrije plaatsen en prijzen rond uw bestemming."],
        ["Voorspellende routes", "Leert uw vaste ritten kennen en waarschuwt u voor vertrek."],
      ],
    },
    LIVE: {
      name: "Live verkeer en informatie",
      short: "Verkeer, weer en brandstofprijzen in realtime op het hoofdscherm.",
      more: "U ziet wat u te wachten staat zolang u nog kunt afslaan.",
      benefits: [
        ["Verkeer vooruit", "Files en werkzaamheden op uw route, steeds bijgewerkt."],
        ["Weer onderweg", "Regen, gladheid en wind waar u straks bent."],
        ["Brandstofprijzen", "De tankstations in uw buurt, gesorteerd op prijs."],
      ],
    },
    REMOTE: {
      name: "Remote",
      short: "Bereik uw auto met uw telefoon.",
      more: "Controleer brandstof of lading, vergrendel de portieren en stel de temperatuur in, waar u ook bent.",
      benefits: [
        ["Vergrendelen op afstand", "Controleer overal of alle portieren op slot zijn."],
        ["Klimaat voor vertrek", "Stap in een interieur dat al warm of al koel is."],
        ["Rittenregistratie", "Afstand, tijd en verbruik van elke rit, klaar om te exporteren."],
      ],
    },
    SECURE: {
      name: "Secure Tracker",
      short: "Wordt uw auto gestolen, dan lokaliseert een meldkamer hem en helpt zij de politie hem terug te halen.",
      more: "De zender is al ingebouwd; een extra apparaat is niet nodig.",
      benefits: [
        ["Dag en nacht bewaakt", "Een meldkamer die altijd bemand is."],
        ["Samen met de politie", "De locatie gaat direct naar wie kan ingrijpen."],
        ["Alarm op uw telefoon", "U hoort het meteen als uw auto zonder sleutel wordt verplaatst."],
      ],
    },
    "SECURE-PRO": {
      name: "Secure Tracker Pro",
      short: "Secure Tracker met automatische herkenning van de bestuurder.",
      more: "Uw auto merkt het meteen als hij zonder zijn eigenaar wordt verplaatst, zelfs met de juiste sleutel.",
      benefits: [
        ["Herkenning van de bestuurder", "Een kleine kaart op zak vertelt de auto dat u het bent."],
        ["Sleep- en hellingalarm", "Optillen of slepen activeert het alarm voordat de wielen draaien."],
        ["Hulp bij het terugvinden", "Eén aanspreekpunt, van het eerste telefoontje tot uw auto terug is."],
      ],
    },
    ONLINE: {
      name: "Onlinepakket met data",
      short: "Muziek, podcasts, agenda en updates, met data inbegrepen.",
      more: "Geen telefoon en geen hotspot nodig.",
      benefits: [
        ["Data inbegrepen", "Eén abonnement voor de auto, zonder tweede rekening."],
        ["Uw media aan boord", "Stream muziek en podcasts met de accounts die u al hebt."],
        ["Agenda en contacten", "De volgende afspraak wordt met één aanraking een bestemming."],
      ],
    },
    WIFI: {
      name: "Wifi-hotspot",
      short: "Een hotspot voor maximaal acht apparaten.",
      more: "Iedereen aan boord is online, op de snelweg en op de camping.",
      benefits: [
        ["Tot acht apparaten", "Telefoons, tablets en laptops tegelijk."],
        ["Een sterker signaal", "De dakantenne reikt verder dan elke telefoon."],
        ["Geen tweede contract", "De data hoort bij het abonnement."],
      ],
    },
    EVPLAN: {
      name: "EV-route- en laadplanner",
      short: "Plant laadstops onderweg en laat zien welke laadpunten vrij zijn.",
      more: "De actieradius wordt berekend met hellingen, weer en uw rijstijl.",
      benefits: [
        ["Geplande laadstops", "De snelste reis, laadtijd inbegrepen."],
        ["Vrije laadpunten in beeld", "Beschikbaarheid en vermogen voordat u afslaat."],
        ["Een betrouwbare actieradius", "Berekend met de weg die komt, niet met die van gisteren."],
      ],
    },
    ADAS: {
      name: "Rijhulppakket",
      short: "Houdt de rijhulpsystemen van uw auto actief.",
      more: "Adaptieve cruisecontrol, rijstrookassistentie en verkeersbordherkenning werken door zoals u gewend bent.",
      benefits: [
        ["Adaptieve cruisecontrol", "Houdt de gekozen afstand aan tot stilstand."],
        ["Rijstrookassistentie", "Stuurt rustig terug als de rijstrook onbedoeld wordt verlaten."],
        ["Verkeersbordherkenning", "Toont de geldende limiet en de volgende."],
      ],
    },
    GUARD: {
      name: "Guardian Alerts",
      short: "Laat u weten wanneer er iets gebeurt met uw geparkeerde auto.",
      more: "U bepaalt de tijden en plaatsen, het bericht bereikt u meteen.",
      benefits: [
        ["Uw tijden, uw plaatsen", "Een melding als de auto daarbuiten beweegt."],
        ["Snelheidsmelding", "Weet wanneer een door u ingestelde limiet wordt overschreden."],
        ["Meteen een bericht", "Op uw telefoon, waar u ook bent."],
      ],
    },
    BUNDLE: {
      name: "Connected Complete",
      short: "Connected navigatie Pro, Remote en Secure Tracker in één abonnement.",
      more: "Eén prijs en één datum, voor minder dan de drie diensten apart.",
      benefits: [
        ["Drie diensten, één abonnement", "Alles begint en eindigt tegelijk."],
        ["Eén datum om te onthouden", "Eén verlenging in plaats van drie."],
        ["Voordeliger", "Kost minder dan de drie diensten apart."],
      ],
    },
  },
  categories: {
    root: ["Diensten", "Connected diensten voor uw auto."],
    navigation: ["Navigatie", "De weg vinden en weten wat er onderweg gebeurt."],
    security: ["Beveiliging", "Uw auto in veilige handen."],
    comfort: ["Comfort en connectiviteit", "Uw auto, waar u ook bent."],
    bundles: ["Pakketten", "Meerdere diensten in één abonnement."],
  },
  oneTime: "eenmalig",
  delivery: {
    name: "Via het mobiele netwerk",
    description: "Uw diensten worden in de auto geactiveerd; er wordt niets per post verzonden.",
    arrival: "Meestal binnen enkele minuten",
  },
  promotions: {
    welcome: {
      name: "Welkom: 10% korting",
      callout: "10% korting op uw bestelling",
      details: "Eén keer per klant geldig voor alle diensten.",
    },
    navigation: {
      name: "Navigatie: 20% korting",
      callout: "20% korting op navigatie",
      details: "Geldig voor Connected navigatie en Connected navigatie Pro.",
    },
    thanks: {
      name: "Met dank van ons",
      callout: "Een vast bedrag korting op uw bestelling",
      details: "Geldig zolang er kortingscodes beschikbaar zijn.",
    },
  },
  assets: {
    renewalQuestions: ["Vragen over verlengen", "De antwoorden die het vaakst worden gezocht."],
    countries: ["Landen die zijn inbegrepen", "Connected navigatie werkt in deze landen."],
    anyHelp: [
      "Hulp nodig?",
      "Onze vragen en antwoorden behandelen de meeste onderwerpen. Neem voor al het andere contact met ons op.",
    ],
    help: [
      "Wij helpen u graag",
      "Klopt er iets niet aan uw bestelling, neem dan contact met ons op en houd uw bestelnummer bij de hand.",
    ],
    splash: ["Welkom", "Voer uw chassisnummer in om te zien welke diensten u kunt verlengen."],
    vehicleImage: "Auto",
  },
};
