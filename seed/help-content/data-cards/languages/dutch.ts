import type { DataCardTexts } from "../data-card-texts.ts";

export const dutch: DataCardTexts = {
  title: (service) => `${service}: welke gegevens worden gebruikt`,
  intro:
    "Vóór uw aankoop: welke gegevens deze dienst maakt en ontvangt, waar ze worden bewaard en wat u ermee kunt doen.",
  overview: {
    title: "De gegevens van elke dienst",
    text: "Elke dienst heeft een pagina over zijn gegevens: welke, hoeveel, waar ze worden bewaard en hoe u erbij komt.",
  },
  dataHeading: "Welke gegevens, hoeveel en hoe vaak",
  kinds: {
    contract: "Voertuigidentificatienummer en de stand van uw abonnement",
    position: "Positie, richting en snelheid van het voertuig",
    destinations: "Bestemmingen, bewaarde plaatsen en routes",
    status: "Toestand van het voertuig: deuren, ramen, brandstof of lading, kilometerstand, waarschuwingen",
    commands: "Opdrachten van uw telefoon en hun resultaat",
    trips: "Ritten: tijd, afstand en verbruik",
    theft: "Alarmen en de positie van het voertuig na een alarm",
    driverCard: "Of de bestuurderskaart in het voertuig is",
    media: "Gebruik van media, agenda en contacten in het voertuig",
    dataUse: "Verbruikte hoeveelheid data en aantal verbonden apparaten",
    charging: "Laadniveau, laadstops en verbruik",
    assistance: "Welke assistentiefuncties aanstaan en storingen daarvan",
    alerts: "Tijden, plaatsen en snelheden die u hebt ingesteld, en de meldingen daarover",
  },
  frequencies: {
    driving: (volume) => `Om de tien seconden tijdens het rijden, ongeveer ${volume} per maand.`,
    change: (volume) => `Bij elke wijziging, ongeveer ${volume} per maand.`,
    request: (volume) => `Bij elk gebruik, ongeveer ${volume} per maand.`,
    alarm: (volume) => `Alleen na een alarm, om de tien seconden tot het eindigt, ongeveer ${volume} per alarm.`,
    hourly: (volume) => `Eén keer per uur zolang de dienst wordt gebruikt, ongeveer ${volume} per maand.`,
  },
  retentions: {
    days30: "Wordt 30 dagen bewaard.",
    months12: "Wordt 12 maanden bewaard.",
    untilDeleted: "Wordt bewaard tot u het verwijdert, uiterlijk tot 30 dagen na het einde van de dienst.",
    contractEnd: "Wordt bewaard zolang de dienst loopt, en daarna zolang de wet dat vraagt.",
  },
  storage: [
    "Waar ze worden bewaard",
    "In het voertuig en op servers van de gegevenshouder. Gegevens van voertuigen in Europa worden in de Europese Economische Ruimte of het Verenigd Koninkrijk bewaard, gegevens van voertuigen in Noord-Amerika in de Verenigde Staten of Canada.",
  ],
  access: [
    "Hoe u erbij komt",
    "In het voertuig, in de app van uw voertuig en op verzoek als bestand in een gangbaar formaat, gratis en in de kwaliteit waarin de gegevenshouder ze heeft. Schrijf ons via de contactpagina, of log in en open ‘Uw gegevens’.",
  ],
  use: [
    "Waarvoor de gegevenshouder ze gebruikt",
    "Om de dienst te leveren, veilig te houden en storingen te verhelpen. Om de dienst te verbeteren worden alleen samengevoegde cijfers gebruikt die geen persoon en geen voertuig noemen. De gegevens worden niet verkocht.",
  ],
  thirdParties: [
    "Wie ze nog meer ontvangt",
    "Bedrijven die in opdracht van de gegevenshouder servers en mobiele netwerken beheren; na een diefstal de meldkamer en, met uw toestemming, de politie. Verder niemand, tenzij u erom vraagt.",
  ],
  sharing: [
    "Delen, en het delen beëindigen",
    "U kunt de gegevenshouder vragen de gegevens aan een bedrijf van uw keuze te geven, zoals een garage of een verzekeraar, en dat op elk moment op dezelfde manier intrekken. Gegevens die bedrijfsgeheimen tonen, worden alleen doorgegeven als het geheim beschermd blijft.",
  ],
  end: [
    "Hoe lang, en hoe u het beëindigt",
    "De gegevens ontstaan zolang uw abonnement loopt. U kunt de verbinding in het voertuig op elk moment uitschakelen; de dienst werkt dan niet meer. Als het abonnement eindigt of u het opzegt, ontstaan er geen nieuwe gegevens.",
  ],
  complaint: [
    "Als er iets niet klopt",
    "U kunt een klacht indienen bij de autoriteit die in uw land bevoegd is voor de dataverordening (Verordening (EU) 2023/2854).",
  ],
  holder: [
    "Wie de gegevenshouder is",
    "De gegevenshouder is het bedrijf dat hier staat. U bereikt het via de contactpagina.",
  ],
};
