import type { HelpTexts } from "../help-texts.ts";
import { dutchPages, dutchQuestions, dutchTerms } from "../languages/dutch.ts";

export const nlBE: HelpTexts = {
  ...dutchPages,
  questions: {
    ...dutchQuestions,
    "find-vin": [
      "Waar vind ik mijn chassisnummer (VIN)?",
      "<p>Het chassisnummer heeft 17 letters en cijfers. U vindt het</p><ul><li>onderaan de voorruit, van buitenaf leesbaar,</li><li>op het plaatje op de deurstijl aan de bestuurderszijde,</li><li>op uw inschrijvingsbewijs, bij rubriek E.</li></ul><p>De letters I, O en Q komen er nooit in voor.</p>",
    ],
    lapse: [
      "Wat werkt niet meer als een dienst verloopt? En de noodoproep?",
      "<p>Alleen de functies van die dienst stoppen, bij verbonden navigatie bijvoorbeeld actuele verkeersinformatie, online zoeken en kaartupdates. De kaarten die in de wagen zijn opgeslagen, blijven werken. De noodoproep eCall (112) is in wagens die ermee zijn uitgerust wettelijk verplicht en werkt ook zonder abonnement.</p>",
    ],
    countries: [
      "In welke landen werken de diensten?",
      "<p>Verbonden navigatie werkt in alle landen van de Europese Unie, in het Verenigd Koninkrijk en in verschillende buurlanden, zoals Zwitserland, Noorwegen en IJsland. De volledige lijst staat op de pagina van de dienst. Roaming is in dit gebied inbegrepen.</p>",
    ],
    methods: [
      "Welke betaalmiddelen aanvaardt u?",
      "<p>Bancontact, Visa, Mastercard, American Express, Apple Pay, Google Pay en SEPA-domiciliëring.</p>",
    ],
    "region-not-billed": [
      "Waarom kan mijn regio niet gefactureerd worden?",
      "<p>Wij factureren aan adressen in heel België en in de landen die u bij het afrekenen kunt kiezen. Enkele gebieden van andere landen, zoals de Canarische Eilanden of Livigno, vallen buiten het btw-gebied van hun land; daar kunnen wij de belasting niet juist berekenen. Gebruik in dat geval een ander factuuradres als u er een hebt.</p>",
    ],
    "auto-renewal-charge": [
      "Wanneer wordt automatische verlenging aangerekend, en hoeveel?",
      "<p>Op de dag waarop de huidige looptijd eindigt. Wij schrijven u ongeveer twee maanden, ongeveer vijf weken en een week vooraf, telkens met de datum, het exacte bedrag inclusief btw, de kaart en, in een kader, de laatste dag waarop u kunt weigeren. Na een stilzwijgende verlenging kunt u op elk moment kosteloos opzeggen, met een opzegtermijn van hoogstens twee maanden.</p>",
    ],
    invoice: [
      "Waar vind ik mijn factuur, en staat de btw erop?",
      "<p>Open de bestelling in uw account en kies de factuur. De pdf vermeldt het bedrag exclusief btw, 21% btw en het totaal, en is meestal binnen een dag klaar. Alle prijzen in de winkel zijn inclusief btw.</p>",
    ],
    "bank-confirmation": [
      "Waarom moest ik de betaling bij mijn bank bevestigen?",
      "<p>Sterke klantauthenticatie is in de Europese Unie wettelijk verplicht: uw bank controleert, meestal in de app, met itsme of met een kaartlezer, of u het echt bent. Wij zien uw code nooit. Mislukt de controle of duurt ze te lang, dan wordt er niets aangerekend en blijft uw winkelmandje bewaard.</p>",
    ],
    withdrawal: [
      "Hoe herroep ik mijn bestelling binnen 14 dagen?",
      "<p>U kunt uw bestelling binnen 14 dagen zonder opgave van redenen herroepen. Kies onderaan elke pagina <strong>Hier de overeenkomst herroepen</strong>, vul uw naam, bestelnummer en e-mailadres in en druk op <strong>Herroeping bevestigen</strong>. U krijgt meteen een ontvangstbevestiging met datum en uur, en het volledige bedrag terug, ook als de dienst al geactiveerd is.</p>",
    ],
    "cancel-without-account": [
      "Hoe annuleer ik zonder account?",
      "<p>Kies onderaan elke pagina <strong>Hier de overeenkomst herroepen</strong>; u hebt daarvoor geen account en geen wachtwoord nodig. U kunt uw bestelling ook openen met het bestelnummer en uw e-mailadres en daar de terugbetaling aanvragen.</p>",
    ],
    "phone-hours": [
      "Hoe en wanneer kan ik u telefonisch bereiken?",
      '<p>Op <a href="tel:+3220000000">+32 2 000 00 00</a>, van maandag tot vrijdag van 8 tot 18 uur, in het Nederlands en het Frans, behalve op feestdagen. Dit nummer is voor de demonstratie verzonnen; er neemt niemand op.</p>',
    ],
    complaints: [
      "Hoe dien ik een klacht in, en wie helpt als we er samen niet uitkomen?",
      '<p>Schrijf eerst naar ons. Komen we er samen niet uit, dan kunt u zich wenden tot de Consumentenombudsdienst: <a href="https://www.consumentenombudsdienst.be">consumentenombudsdienst.be</a>. U kunt het probleem ook via ConsumerConnect aan de FOD Economie melden. U kunt altijd naar de rechter.</p>',
    ],
    "data-privacy": [
      "Welke gegevens gebruiken verbonden diensten?",
      "<p>Alleen wat een dienst nodig heeft: navigatie gebruikt de positie tijdens het rijden, Secure Tracker de positie na een aangifte van diefstal, Remote de toestand van deuren, ramen en batterij. U kunt het delen van gegevens in de wagen op elk moment stoppen. Volgens de AVG hebt u onder meer recht op inzage, verbetering en wissing en kunt u een klacht indienen bij de Gegevensbeschermingsautoriteit; de Europese dataverordening geeft u toegang tot de gegevens die uw wagen voortbrengt. Op de pagina van elke dienst staat welke gegevens hij gebruikt.</p>",
    ],
    accessibility: [
      "Hoe toegankelijk is deze winkel?",
      "<p>Wij volgen de Europese toegankelijkheidsrichtlijn en de WCAG 2.2 op niveau AA: alles werkt met een toetsenbord, een schermlezer en vergrote tekst. Staat iets u in de weg, laat het ons dan telefonisch of per e-mail weten; u kunt ook op die manier bestellen.</p>",
    ],
  },
  terms: dutchTerms({
    price: "<p>De prijzen zijn in euro en inclusief btw. U betaalt bij de bestelling.</p>",
    renewal:
      "<p>Een abonnement eindigt met zijn looptijd. <strong>Het wordt alleen stilzwijgend verlengd als u met automatische verlenging hebt ingestemd, en dan voor dezelfde looptijd. Na de verlenging kunt u op elk moment zonder vergoeding opzeggen, met een opzegtermijn van hoogstens twee maanden</strong> (artikel VI.91 van het Wetboek van economisch recht). U krijgt het ongebruikte deel van de prijs terug.</p>",
    withdrawal:
      "<p>U kunt de overeenkomst binnen veertien dagen na het sluiten ervan zonder opgave van redenen herroepen (artikel VI.47 van het Wetboek van economisch recht). De functie 'Hier de overeenkomst herroepen', een brief of een e-mail volstaat. Wij betalen alles binnen veertien dagen terug met hetzelfde betaalmiddel en houden niets in voor de tijd die al gebruikt is.</p>",
    law: "<p>Het Belgische recht is van toepassing; dwingende regels van het land waar u woont, blijven gelden. De Consumentenombudsdienst ontvangt uw verzoeken tot buitengerechtelijke regeling.</p>",
  }),
};
