import type { HelpTexts } from "../help-texts.ts";
import { dutchPages, dutchQuestions, dutchTerms } from "../languages/dutch.ts";

export const nlNL: HelpTexts = {
  ...dutchPages,
  questions: {
    ...dutchQuestions,
    "find-vin": [
      "Waar vind ik mijn VIN?",
      "<p>Het voertuigidentificatienummer (VIN, ook chassisnummer) heeft 17 letters en cijfers. U vindt het</p><ul><li>onder aan de voorruit, van buitenaf leesbaar,</li><li>op het plaatje op de deurstijl aan de bestuurderskant,</li><li>op uw kentekencard, bij code E.</li></ul><p>De letters I, O en Q komen er nooit in voor.</p>",
    ],
    lapse: [
      "Wat werkt niet meer als een dienst verloopt? En de noodoproep?",
      "<p>Alleen de functies van die dienst stoppen, bij verbonden navigatie bijvoorbeeld actuele verkeersinformatie, online zoeken en kaartupdates. De kaarten die in de auto zijn opgeslagen, blijven werken. De noodoproep eCall (112) is in auto's die ermee zijn uitgerust wettelijk verplicht en werkt ook zonder abonnement.</p>",
    ],
    countries: [
      "In welke landen werken de diensten?",
      "<p>Verbonden navigatie werkt in alle landen van de Europese Unie, in het Verenigd Koninkrijk en in verschillende buurlanden, zoals Zwitserland, Noorwegen en IJsland. De volledige lijst staat op de pagina van de dienst. Roaming is in dit gebied inbegrepen.</p>",
    ],
    methods: [
      "Welke betaalmethoden accepteert u?",
      "<p>iDEAL, Visa, Mastercard, American Express, Apple Pay, Google Pay en SEPA-incasso.</p>",
    ],
    "region-not-billed": [
      "Waarom kan mijn regio niet worden gefactureerd?",
      "<p>Wij factureren aan adressen in heel Europees Nederland en in de landen die u bij het afrekenen kunt kiezen. Bonaire, Sint Eustatius en Saba, en enkele gebieden van andere landen zoals de Canarische Eilanden, vallen buiten het btw-gebied; daar kunnen wij de belasting niet juist berekenen. Gebruik in dat geval een ander factuuradres als u dat hebt.</p>",
    ],
    "auto-renewal-charge": [
      "Wanneer wordt automatische verlenging afgeschreven, en hoeveel?",
      "<p>Op de dag waarop de huidige looptijd eindigt. Wij schrijven u ongeveer twee maanden, ongeveer vijf weken en een week van tevoren, telkens met de datum, het precieze bedrag inclusief btw, de kaart en de laatste dag waarop u kunt stoppen. Na een stilzwijgende verlenging loopt het abonnement per maand door; u kunt dan op elk moment opzeggen met een termijn van hoogstens een maand.</p>",
    ],
    invoice: [
      "Waar vind ik mijn factuur, en staat de btw erop?",
      "<p>Open de bestelling in uw account en kies de factuur. De pdf vermeldt het bedrag exclusief btw, 21% btw en het totaal, en is meestal binnen een dag klaar. Alle prijzen in de winkel zijn inclusief btw.</p>",
    ],
    "bank-confirmation": [
      "Waarom moest ik de betaling bij mijn bank bevestigen?",
      "<p>Sterke klantauthenticatie is in de Europese Unie wettelijk verplicht: uw bank controleert, meestal in de app of met een code, of u het echt bent. Wij zien uw wachtwoord nooit. Mislukt de controle of duurt die te lang, dan wordt er niets afgeschreven en blijft uw winkelmand bewaard.</p>",
    ],
    withdrawal: [
      "Hoe herroep ik mijn bestelling binnen 14 dagen?",
      "<p>U kunt uw bestelling binnen 14 dagen zonder opgave van redenen herroepen. Kies onder aan elke pagina <strong>Hier de overeenkomst herroepen</strong>, vul uw naam, bestelnummer en e-mailadres in en druk op <strong>Herroeping bevestigen</strong>. U krijgt meteen een ontvangstbevestiging met datum en tijd, en het volledige bedrag terug, ook als de dienst al is geactiveerd.</p>",
    ],
    "cancel-without-account": [
      "Hoe annuleer ik zonder account?",
      "<p>Kies onder aan elke pagina <strong>Hier de overeenkomst herroepen</strong>; u hebt daarvoor geen account en geen wachtwoord nodig. U kunt uw bestelling ook openen met het bestelnummer en uw e-mailadres en daar de terugbetaling aanvragen.</p>",
    ],
    "phone-hours": [
      "Hoe en wanneer kan ik u telefonisch bereiken?",
      '<p>Op <a href="tel:+31200000000">020 000 0000</a>, van maandag tot en met vrijdag van 8.00 tot 18.00 uur, behalve op feestdagen. Dit nummer is voor de demonstratie verzonnen; er neemt niemand op.</p>',
    ],
    complaints: [
      "Hoe dien ik een klacht in, en wie helpt als we er samen niet uitkomen?",
      '<p>Schrijf eerst naar ons. Komen we er samen niet uit, dan kunt u het geschil voorleggen aan De Geschillencommissie: <a href="https://www.degeschillencommissie.nl">degeschillencommissie.nl</a>. ConsuWijzer van de ACM geeft gratis advies. U kunt altijd naar de rechter.</p>',
    ],
    "data-privacy": [
      "Welke gegevens gebruiken verbonden diensten?",
      "<p>Alleen wat een dienst nodig heeft: navigatie gebruikt de positie tijdens het rijden, Secure Tracker de positie na een aangifte van diefstal, Remote de toestand van deuren, ramen en accu. U kunt het delen van gegevens in de auto op elk moment stoppen. Volgens de AVG hebt u onder meer recht op inzage, correctie en verwijdering en kunt u een klacht indienen bij de Autoriteit Persoonsgegevens; de Europese dataverordening geeft u toegang tot de gegevens die uw auto voortbrengt. Op de pagina van elke dienst staat welke gegevens hij gebruikt.</p>",
    ],
    accessibility: [
      "Hoe toegankelijk is deze winkel?",
      "<p>Wij volgen de Europese toegankelijkheidsrichtlijn en de WCAG 2.2 op niveau AA: alles werkt met een toetsenbord, een schermlezer en vergrote tekst. Staat iets u in de weg, laat het ons dan telefonisch of per e-mail weten; u kunt ook op die manier bestellen.</p>",
    ],
  },
  terms: dutchTerms({
    price: "<p>De prijzen zijn in euro en inclusief btw. U betaalt bij de bestelling.</p>",
    renewal:
      "<p>Een abonnement eindigt met zijn looptijd. Het wordt alleen verlengd als u met automatische verlenging hebt ingestemd; het loopt dan per maand door en u kunt op elk moment zonder opzegtermijn opzeggen en krijgt het ongebruikte deel van de prijs terug. Een looptijd van meer dan een jaar kunt u na een jaar op elk moment opzeggen.</p>",
    withdrawal:
      "<p>U kunt de overeenkomst binnen veertien dagen na het sluiten ervan zonder opgave van redenen ontbinden (artikel 6:230o BW). De functie 'Hier de overeenkomst herroepen', een brief of een e-mail is genoeg. Wij betalen alles binnen veertien dagen terug via dezelfde betaalmethode en houden niets in voor de tijd die al is gebruikt.</p>",
    law: "<p>Nederlands recht is van toepassing; dwingende regels van het land waar u woont, blijven gelden. U kunt een geschil voorleggen aan De Geschillencommissie.</p>",
  }),
};
