import type { LegalClauses, LegalTexts } from "./legal-texts.ts";

function dutchLegal(clauses: LegalClauses): LegalTexts {
  return {
    privacy: {
      title: "Privacyverklaring",
      body: `<p>Deze winkel is een demonstratie. De onderneming en de contactgegevens zijn verzonnen. Vul geen gegevens van echte personen in.</p>
<h2>1. Wie verantwoordelijk is</h2><p>De onderneming die in de bedrijfsgegevens staat, is verwerkingsverantwoordelijke in de zin van de Algemene verordening gegevensbescherming (AVG).</p>
<h2>2. Welke gegevens we waarvoor gebruiken</h2><ul><li>Chassisnummer, model en lopende diensten: om te tonen welke diensten bij uw auto passen en om ze te activeren.</li><li>Naam, e-mailadres en factuuradres: om de overeenkomst te sluiten en uit te voeren en om bevestiging en factuur te sturen.</li><li>Betaalgegevens: kaartnummers gaan rechtstreeks naar de betaaldienstverlener; wij krijgen alleen het soort kaart, de laatste vier cijfers en een kenmerk.</li><li>Account en bestellingen: zodat u kunt zien, beheren en beëindigen wat u hebt gekocht.</li><li>Uw berichten aan ons: om ze te beantwoorden.</li><li>IP-adres en technische logbestanden: om de winkel te beveiligen en het juiste land te tonen.</li></ul>
<h2>3. Grondslagen</h2>${clauses.bases}
<h2>4. Wie gegevens ontvangt</h2><p>Dienstverleners die voor ons werken, en alleen voor zover nodig: ${clauses.provider} voor betalingen, het voertuigplatform dat de diensten activeert, de beheerder van onze orderadministratie, de adreszoeker bij het bestellen en de hostingpartij van de winkel. Wij verkopen uw gegevens niet. Overheden krijgen alleen gegevens als de wet ons daartoe verplicht. Ontvangt een dienstverlener gegevens buiten de Europese Unie, dan gelden de modelcontractbepalingen van de Europese Commissie of een adequaatheidsbesluit.</p>
<h2>5. Hoelang we ze bewaren</h2>${clauses.retention}<p>De gekozen auto blijft 10 dagen in uw browser bewaard, een aanmelding hoogstens 90 dagen. Technische logbestanden bevatten geen chassisnummer en geen e-mailadres.</p>
<h2>6. Gegevens uit uw auto</h2>${clauses.vehicleData}
<h2>7. Cookies en statistieken</h2>${clauses.cookies}
<h2>8. Kinderen</h2>${clauses.children}
<h2>9. Uw rechten</h2>${clauses.rights}
<h2>10. Functionaris voor gegevensbescherming</h2><p>U bereikt deze persoon via ons contactformulier of op privacy@connected-services.example. Dit adres is een voorbeeld; er komt geen antwoord.</p>`,
    },
    imprint: {
      title: "Bedrijfsgegevens",
      body: `<p>Deze winkel demonstreert verbonden diensten voor auto's. Hij verkoopt niets en hoort niet bij een autofabrikant.</p>
<h2>1. Zo bereikt u ons</h2><p>Het snelst via ons contactformulier, of per e-mail op {careEmail}. Telefoonnummer en openingstijden staan bij de vragen en antwoorden. Alle gegevens zijn voorbeelden.</p>
${clauses.imprint}`,
    },
    accessibility: {
      title: "Toegankelijkheidsverklaring",
      body: `<p>Iedereen moet deze winkel kunnen gebruiken. Deze verklaring geldt voor alle pagina's, voor beide merken.</p>
<h2>1. Waaraan we ons houden</h2>${clauses.accessibilityLaw}
<h2>2. Hoe u de winkel kunt gebruiken</h2><ul><li>Alles werkt met alleen het toetsenbord, en de focus is altijd zichtbaar.</li><li>Koppen, velden en meldingen hebben een naam voor schermlezers.</li><li>Tekst kan tot 400% worden vergroot zonder dat u in twee richtingen hoeft te scrollen.</li><li>Bewegingen staan stil als uw apparaat om minder beweging vraagt.</li><li>Meldingen die vanzelf verdwijnen, wachten zolang u ze leest; fouten blijven staan.</li><li>Behalve de betaalvelden werkt de winkel zonder scripts.</li></ul>
<h2>3. Wat nog niet voldoet</h2><ul><li>Facturen en creditnota's zijn pdf-bestanden zonder tags; een schermlezer leest ze misschien in de verkeerde volgorde voor. Op verzoek vertellen we u de inhoud.</li><li>De velden voor kaartgegevens zijn van de betaaldienstverlener. We kunnen ze niet wijzigen en hebben ze niet allemaal gecontroleerd.</li><li>We controleren de pagina's met automatische tests en met de hand; tests met mensen die dagelijks hulpmiddelen gebruiken, moeten nog volgen.</li></ul>
<h2>4. Laat het ons weten</h2><p>Loopt u ergens tegenaan, gebruik dan ons contactformulier of bel ons. Vertel om welke pagina het gaat en wat u wilde doen. U kunt op deze manier ook bestellen of herroepen.</p>`,
    },
  };
}

const shared = {
  bases:
    "<p>De overeenkomst met u (artikel 6, lid 1, onder b, AVG: auto, naam, adres, betaling), wettelijke plichten (onder c: facturen, belastingen), ons gerechtvaardigd belang bij een veilige winkel (onder f: technische logbestanden) en uw toestemming (onder a: statistieken, automatische verlenging). Toestemming kunt u altijd intrekken; wat daarvoor gebeurde, blijft rechtmatig.</p>",
  provider: "Adyen",
  vehicleData:
    "<p>Verbonden diensten gebruiken gegevens die de auto maakt: de navigatie de positie tijdens het rijden, Remote de toestand van deuren, ruiten en accu, Secure Tracker de positie na een gemelde diefstal. Op grond van de Europese dataverordening (EU) 2023/2854 hebt u toegang tot deze gegevens en kunt u ze aan een derde van uw keuze laten geven. Aard, omvang en frequentie staan op de pagina van elke dienst. U kunt de gegevensoverdracht in de auto altijd stoppen; de dienst werkt dan niet meer.</p>",
  cookies:
    "<p>Noodzakelijke cookies houden u aangemeld en onthouden uw auto, uw winkelmand en uw keuze. Statistieken beginnen alleen met uw toestemming, bevatten nooit uw naam, e-mailadres of chassisnummer en draaien niet bij het afrekenen. Na zes maanden vragen we het opnieuw. U kunt uw keuze wijzigen onder 'Cookievoorkeuren' onderaan elke pagina.</p>",
  rights:
    "<p>U hebt recht op inzage, rectificatie, wissing, beperking en overdraagbaarheid (artikelen 15 tot en met 20 AVG) en kunt bezwaar maken tegen verwerking op grond van ons gerechtvaardigd belang (artikel 21 AVG). We antwoorden binnen een maand en kosteloos. Er zijn geen beslissingen door alleen machines.</p>",
};
const drawings =
  "<p>De tekeningen van de auto's zijn voor deze demonstratie gemaakt. Merknamen zijn van hun eigenaars.</p>";

export const nlNL = dutchLegal({
  ...shared,
  retention:
    "<p>Facturen bewaren we zeven jaar, zoals artikel 52 van de Algemene wet inzake rijksbelastingen voorschrijft.</p>",
  children:
    "<p>De winkel is bedoeld voor volwassenen. We verzamelen niet bewust gegevens van kinderen onder de 16 jaar.</p>",
  imprint: `<h2>2. Geschillen</h2><p>Komen we er samen niet uit, dan kunt u het geschil voorleggen aan De Geschillencommissie; het adres staat hieronder.</p>
<h2>3. Tekeningen</h2>${drawings}`,
  accessibilityLaw:
    "<p>Voor deze winkel gelden de Europese toegankelijkheidsrichtlijn (EU) 2019/882 en de Nederlandse implementatiewet daarvan. We bouwen volgens EN 301 549 en de Web Content Accessibility Guidelines 2.2, niveau AA. De winkel voldoet grotendeels; onderdeel 3 zegt wat ontbreekt.</p>",
});

export const nlBE = dutchLegal({
  ...shared,
  retention: "<p>Facturen bewaren we tien jaar, zoals het Btw-wetboek voorschrijft.</p>",
  children:
    "<p>De winkel is bedoeld voor volwassenen. We verzamelen niet bewust gegevens van kinderen jonger dan 13 jaar.</p>",
  imprint: `<h2>2. Geschillen</h2><p>De Consumentenombudsdienst ontvangt aanvragen voor buitengerechtelijke regeling; het adres staat hieronder.</p>
<h2>3. Tekeningen</h2>${drawings}`,
  accessibilityLaw:
    "<p>Voor deze winkel geldt boek VI van het Wetboek van economisch recht, dat richtlijn (EU) 2019/882 omzet. We bouwen volgens EN 301 549 en de Web Content Accessibility Guidelines 2.2, niveau AA. De winkel voldoet grotendeels; onderdeel 3 zegt wat ontbreekt.</p>",
});
