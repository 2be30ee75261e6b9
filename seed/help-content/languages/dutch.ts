import type { PageText, PageTexts, QuestionTexts, SharedQuestionId, TermsClauses } from "../help-texts.ts";

export const dutchQuestions: QuestionTexts<SharedQuestionId> = {
  "expiry-date": [
    "Wanneer verloopt mijn dienst?",
    "<p>Vul op de startpagina uw VIN in: bij elke dienst staat tot wanneer hij loopt. Bij beveiligingsdiensten zoals Secure Tracker ziet u de datum pas nadat u zich hebt aangemeld. Als wij uw e-mailadres hebben, herinneren wij u ook op tijd aan de einddatum.</p>",
  ],
  "renew-early": [
    "Verlies ik dagen als ik eerder verleng?",
    "<p>Nee. De nieuwe looptijd sluit aan op het einde van de huidige. Loopt uw dienst nog 30 dagen en verlengt u vandaag met 12 maanden, dan loopt hij deze 30 dagen en daarna nog 12 maanden.</p>",
  ],
  "activation-time": [
    "Hoe lang duurt het voordat de dienst in de auto werkt? Wat moet ik doen?",
    "<p>Meestal enkele minuten.</p><ol><li>Parkeer buiten, op een plaats met goed mobiel bereik.</li><li>Zet het contact aan en laat het ongeveer tien minuten aan.</li><li>Wacht tot het scherm de dienst bevestigt.</li></ol><p>Is er na 24 uur niets veranderd, neem dan contact met ons op.</p>",
  ],
  "paid-but-expired": [
    "Ik heb betaald, maar de dienst staat nog steeds als verlopen. Wat nu?",
    "<p>De auto krijgt de verlenging pas door als hij bereik heeft. Parkeer buiten, zet het contact aan, wacht tien minuten en start het scherm opnieuw door de aan-uitknop ingedrukt te houden. Staat de dienst 24 uur na uw bestelling nog altijd als verlopen, neem dan met uw bestelnummer contact met ons op. U hoeft niet nog eens te betalen.</p>",
  ],
  "not-offered": [
    "Waarom wordt een dienst niet aangeboden voor mijn auto?",
    "<p>Welke diensten mogelijk zijn, hangt af van het model, de uitrusting en het land waarin de auto is geleverd. De laadplanner is bijvoorbeeld alleen voor plug-inhybrides en elektrische auto's, en de wifi-hotspot wordt niet in elk land verkocht. Wij tonen alleen wat in uw auto werkt.</p>",
  ],
  "ownership-change": [
    "Ik heb deze auto verkocht of gekocht. Wat gebeurt er met de diensten?",
    "<p>Verkocht: verwijder de auto uit uw account en wis uw persoonlijke gegevens in de instellingen van de auto. Staat automatische verlenging aan, zet die dan uit.</p><p>Gekocht: maak een account aan en voeg de auto toe. Zolang de vorige eigenaar hem niet heeft verwijderd, kan de melding verschijnen dat het VIN aan een andere gebruiker is gekoppeld. Neem in dat geval contact met ons op; wij vragen u om een eigendomsbewijs.</p>",
  ],
  "someone-else-pays": [
    "Mag iemand anders voor mijn auto betalen?",
    "<p>Ja. Wie het VIN heeft, kan een dienst als gast verlengen, bijvoorbeeld een familielid of een werkgever. Wie betaalt, ontvangt de bevestiging en de factuur; de auto krijgt de dienst.</p>",
  ],
  "several-cars": [
    "Ik heb meerdere auto's. Kan ik ze in één account beheren?",
    "<p>Ja. Elke auto die aan uw account is gekoppeld, staat daar met zijn eigen diensten. Een bestelling geldt altijd voor één auto; plaats daarom per auto een bestelling.</p>",
  ],
  "network-switch-off": [
    "Wordt mijn dienst nog ondersteund als 2G- en 3G-netwerken worden uitgezet?",
    "<p>De diensten hebben een mobiel netwerk nodig dat de modem van uw auto kan gebruiken. Wordt een netwerk waarvan uw auto afhankelijk is vóór het einde van een looptijd uitgezet, dan verkopen wij die looptijd niet. Gebeurt het tijdens een betaalde looptijd, dan krijgt u de ongebruikte tijd terug.</p>",
  ],
  "billing-country": [
    "Waarom moet het land van mijn factuuradres bij mijn kaart passen?",
    "<p>Het land van het factuuradres bepaalt de belasting en moet hetzelfde zijn als het land waar uw kaart of bankrekening is uitgegeven. Verschillen ze, gebruik dan een andere betaalmethode of verbeter het adres.</p>",
  ],
  "auto-renewal-off": [
    "Hoe zet ik automatische verlenging uit?",
    "<p>Open in uw account uw diensten, kies de dienst om hem te beheren en zet daar automatische verlenging uit. Dat geldt meteen. De dienst loopt door tot het einde van de betaalde looptijd. Op dezelfde plaats kunt u automatische verlenging weer aanzetten.</p>",
  ],
  "card-changed": [
    "Mijn kaart is verlopen of vervangen. Wat moet ik doen?",
    "<p>Open in uw account uw betaalgegevens en wijzig daar de betaalmethode. Vanaf de volgende verlenging gebruiken wij de nieuwe kaart. Zolang een abonnement met automatische verlenging van een betaalmethode afhangt, kunt u die wijzigen maar niet verwijderen.</p>",
  ],
  "refund-time": [
    "Hoe lang duurt een terugbetaling?",
    "<p>Wij betalen binnen 14 dagen na uw herroeping terug via de betaalmethode die u hebt gebruikt. Het bedrag zou binnen 5 tot 10 werkdagen op uw rekening moeten staan; bij sommige banken duurt het iets langer voordat u het ziet.</p>",
  ],
  "refund-status": [
    "Waar zie ik de status van mijn terugbetaling?",
    "<p>Open de bestelling: in uw account of, zonder account, met uw bestelnummer en e-mailadres. Het overzicht laat zien of de terugbetaling is aangevraagd of al is uitgevoerd. Zodra de creditnota klaar is, kunt u die daar downloaden.</p>",
  ],
  "remaining-time": [
    "Wat gebeurt er met de resterende tijd als ik de auto verkoop?",
    "<p>Betaalde tijd blijft bij de auto en gaat over op de volgende eigenaar; veel verkopers vermelden dat in hun advertentie. U kunt de tijd niet op een andere auto overzetten. Binnen 14 dagen na uw bestelling kunt u in plaats daarvan uw geld terugvragen.</p>",
  ],
};

export const dutchPages: PageTexts = {
  renewals: {
    title: "Vragen over verlengen",
    body: "<p>Wat eigenaren het vaakst vragen voordat ze verlengen.</p>",
  },
  countries: {
    title: "Inbegrepen landen",
    body: "<p>In deze landen werkt de verbonden navigatie met actuele gegevens. Kaarten die in de auto zijn opgeslagen, werken overal waar ze geïnstalleerd zijn.</p>",
  },
  needAnyHelp: {
    title: "Hulp nodig?",
    body: "<p>Onze vragen en antwoorden gaan over verlengen, betalen en terugbetalen. Staat uw vraag er niet bij, dan helpen wij u graag persoonlijk.</p>",
  },
  needHelp: {
    title: "Hulp nodig bij een bestelling?",
    body: "<p>Houd uw bestelnummer en de laatste vier tekens van uw VIN bij de hand wanneer u contact met ons opneemt.</p>",
  },
  splash: {
    landRover: {
      title: "Verbonden, ook waar de weg ophoudt",
      body: "<p>Navigatie die het verkeer voor u kent, een auto die u altijd terugvindt en een interieur dat al warm is als u instapt. Bekijk wat er in uw auto actief is en verleng het in enkele minuten.</p>",
      action: "Vind uw auto",
    },
    jaguar: {
      title: "Elke rit beter geïnformeerd",
      body: "<p>Actueel verkeer, laadstops die voor u gepland zijn en uw auto altijd in beeld. Bekijk wat er in uw auto actief is en verleng het in enkele minuten.</p>",
      action: "Vind uw auto",
    },
  },
  vehicle: (model) => `Tekening van een ${model}, van opzij gezien`,
};

export function dutchTerms({ price, renewal, withdrawal, law }: TermsClauses): PageText {
  return {
    title: "Algemene voorwaarden",
    body: `<p>Deze winkel is een demonstratie. Het bedrijf, de prijzen en de contactgegevens zijn verzonnen.</p>
<h2>1. Wie wij zijn</h2><p>Deze voorwaarden gelden voor overeenkomsten tussen u en Connected Services Demonstration over verbonden diensten van een auto.</p>
<h2>2. De overeenkomst</h2><p>De diensten in de winkel zijn een uitnodiging om te bestellen. Met de bestelknop plaatst u een bindende bestelling; de overeenkomst komt tot stand zodra wij die per e-mail bevestigen. De bevestiging bevat deze voorwaarden.</p>
<h2>3. De dienst</h2><p>Een dienst wordt geleverd voor de auto waarvan u het VIN opgeeft en voor de looptijd die u kiest. De dienst heeft mobiel bereik, een werkende modem en actuele software in de auto nodig. Op de pagina van elke dienst staat wat hij doet en waar hij werkt.</p>
<h2>4. Prijs en betaling</h2>${price}
<h2>5. Looptijd en verlenging</h2>${renewal}
<h2>6. Veertien dagen bedenktijd</h2>${withdrawal}
<h2>7. Als iets niet werkt</h2><p>Laat het ons weten. U hebt de rechten die de wet u geeft als een digitale dienst niet aan de overeenkomst beantwoordt. Voor opzet, grove schuld en schade aan leven of gezondheid zijn wij onbeperkt aansprakelijk.</p>
<h2>8. Gegevens</h2><p>Wij verwerken het VIN, uw contactgegevens en de gegevens die een dienst nodig heeft. In de privacyverklaring staat welke dat zijn, hoe lang wij ze bewaren en wie ze ontvangt.</p>
<h2>9. Recht en geschillen</h2>${law}`,
  };
}
