import type { LegalClauses, LegalTexts } from "./legal-texts.ts";

function frenchLegal(clauses: LegalClauses): LegalTexts {
  return {
    privacy: {
      title: "Politique de confidentialité",
      body: `<p>Cette boutique est une démonstration. L'entreprise et ses coordonnées sont inventées. Veuillez ne pas saisir de données de personnes réelles.</p>
<h2>1. Qui est responsable</h2><p>L'entreprise désignée dans les mentions légales décide pourquoi et comment vos données personnelles sont utilisées dans cette boutique.</p>
<h2>2. Quelles données, dans quel but</h2><ul><li>Numéro de châssis, modèle et services en cours : pour montrer les services qui conviennent à votre véhicule et pour les activer.</li><li>Nom, adresse e-mail et adresse de facturation : pour conclure et exécuter le contrat, envoyer la confirmation et la facture.</li><li>Données de paiement : les numéros de carte vont directement au prestataire de paiement ; nous ne recevons que le type de carte, ses quatre derniers chiffres et un identifiant.</li><li>Compte et commandes : pour que vous puissiez voir, gérer et résilier ce que vous avez acheté.</li><li>Vos messages : pour y répondre.</li><li>Adresse IP et journaux techniques : pour protéger la boutique et afficher le bon pays.</li></ul>
<h2>3. Bases juridiques</h2>${clauses.bases}
<h2>4. Qui reçoit les données</h2><p>Des prestataires qui travaillent pour nous, et seulement dans la mesure nécessaire : ${clauses.provider} pour les paiements, la plateforme des véhicules qui active les services, l'exploitant de notre gestion des commandes, la recherche d'adresses lors de la commande et l'hébergeur de la boutique. Nous ne vendons pas vos données. Les autorités n'en reçoivent que si la loi nous y oblige.</p>
<h2>5. Combien de temps nous les conservons</h2>${clauses.retention}<p>Le véhicule choisi reste 10 jours dans votre navigateur, une connexion 90 jours au plus. Les journaux techniques ne contiennent ni numéro de châssis ni adresse e-mail.</p>
<h2>6. Données de votre véhicule</h2>${clauses.vehicleData}
<h2>7. Cookies et statistiques</h2>${clauses.cookies}
<h2>8. Enfants</h2>${clauses.children}
<h2>9. Vos droits</h2>${clauses.rights}
<h2>10. Protection des données : contact</h2><p>Vous pouvez joindre la personne déléguée à la protection des données par notre formulaire de contact ou à l'adresse donnees@connected-services.example. Cette adresse est un exemple ; personne ne répondra.</p>`,
    },
    imprint: {
      title: "Mentions légales",
      body: `<p>Cette boutique est une démonstration de services connectés pour véhicules. Elle ne vend rien et n'appartient à aucun constructeur.</p>
<h2>1. Nous joindre</h2><p>Le plus rapide est notre formulaire de contact ; sinon, l'adresse {careEmail}. Le numéro de téléphone et les horaires figurent dans les questions et réponses. Toutes ces coordonnées sont des exemples.</p>
${clauses.imprint}`,
    },
    accessibility: {
      title: "Déclaration d'accessibilité",
      body: `<p>Tout le monde doit pouvoir utiliser cette boutique. La présente déclaration vaut pour toutes ses pages, pour les deux marques.</p>
<h2>1. Les règles que nous suivons</h2>${clauses.accessibilityLaw}
<h2>2. Comment utiliser la boutique</h2><ul><li>Tout fonctionne au clavier seul, et le focus est toujours visible.</li><li>Les titres, les champs et les messages sont nommés pour les lecteurs d'écran.</li><li>Le texte peut être agrandi à 400 % sans défilement dans deux directions.</li><li>Les animations s'arrêtent si votre appareil le demande.</li><li>Les messages qui disparaissent d'eux-mêmes attendent tant que vous les lisez ; les erreurs restent affichées.</li><li>À part les champs de paiement, la boutique fonctionne sans scripts.</li></ul>
<h2>3. Ce qui n'est pas encore conforme</h2><ul><li>Les factures et les avoirs sont des fichiers PDF sans balises ; un lecteur d'écran peut les lire dans le désordre. Sur demande, nous vous en indiquons le contenu.</li><li>Les champs des données de carte appartiennent au prestataire de paiement. Nous ne pouvons pas les modifier et ne les avons pas tous vérifiés.</li><li>Nous vérifions les pages par des tests automatiques et à la main ; les tests avec des personnes qui utilisent chaque jour une technologie d'assistance restent à faire.</li></ul>
<h2>4. Dites-le-nous</h2><p>Si quelque chose vous gêne, utilisez notre formulaire de contact ou appelez-nous. Indiquez la page et ce que vous vouliez faire. Vous pouvez aussi commander ou annuler de cette façon.</p>`,
    },
  };
}

const europeanVehicleData =
  "<p>Les services connectés utilisent des données produites par le véhicule : la position pendant la conduite pour la navigation, l'état des portes, des vitres et de la batterie pour Remote, la position après un vol déclaré pour Secure Tracker. Le règlement européen sur les données (UE) 2023/2854 vous donne accès à ces données et le droit de les faire transmettre à un tiers de votre choix. Leur nature, leur volume et leur fréquence sont indiqués sur la page de chaque service. Vous pouvez arrêter la transmission dans le véhicule à tout moment ; le service cesse alors de fonctionner.</p>";
const europeanBases =
  "<p>Le contrat conclu avec vous (article 6, paragraphe 1, point b du RGPD : véhicule, nom, adresse, paiement), les obligations légales (point c : factures, impôts), notre intérêt légitime à une boutique sûre (point f : journaux techniques) et votre consentement (point a : statistiques, renouvellement automatique). Vous pouvez retirer votre consentement à tout moment ; ce qui a eu lieu avant reste licite.</p>";
const europeanCookies =
  "<p>Les cookies nécessaires vous maintiennent connecté et retiennent votre véhicule, votre panier et votre choix. Les statistiques ne commencent qu'avec votre accord, ne comportent jamais votre nom, votre adresse e-mail ni votre numéro de châssis, et ne sont pas actives lors du paiement. Nous vous reposons la question après six mois. Vous pouvez changer d'avis en bas de chaque page, sous « Préférences relatives aux cookies ».</p>";
const europeanRights =
  "<p>Vous avez le droit d'accéder à vos données, de les faire rectifier, effacer ou limiter et d'en recevoir une copie (articles 15 à 20 du RGPD). Vous pouvez vous opposer à un traitement fondé sur notre intérêt légitime (article 21). Nous répondons en un mois, gratuitement. Aucune décision n'est prise par des machines seules.</p>";
const drawings =
  "<p>Les dessins des véhicules ont été réalisés pour cette démonstration. Les noms de marques appartiennent à leurs titulaires.</p>";

export const frFR = frenchLegal({
  bases: europeanBases,
  provider: "Adyen",
  retention: "<p>Nous conservons les factures dix ans, comme l'exige l'article L123-22 du code de commerce.</p>",
  vehicleData: europeanVehicleData,
  cookies: europeanCookies,
  children:
    "<p>La boutique s'adresse aux adultes. Nous ne recueillons pas sciemment de données d'enfants de moins de 15 ans.</p>",
  rights: `${europeanRights}<p>Vous pouvez aussi donner des directives sur le sort de vos données après votre décès.</p>`,
  imprint: `<h2>2. Médiation de la consommation</h2><p>Après une réclamation écrite restée sans solution, vous pouvez saisir gratuitement le médiateur indiqué ci-dessous (article L612-1 du code de la consommation).</p>
<h2>3. Dessins</h2>${drawings}`,
  accessibilityLaw:
    "<p>Cette boutique relève de la directive européenne (UE) 2019/882, transposée en France par le décret n° 2023-931. Elle est conçue selon la norme EN 301 549 et les Web Content Accessibility Guidelines 2.2, niveau AA. Elle est partiellement conforme ; le point 3 dit ce qui manque.</p>",
});

export const frBE = frenchLegal({
  bases: europeanBases,
  provider: "Adyen",
  retention: "<p>Nous conservons les factures dix ans, comme l'exige le Code de la TVA.</p>",
  vehicleData: europeanVehicleData,
  cookies: europeanCookies,
  children:
    "<p>La boutique s'adresse aux adultes. Nous ne recueillons pas sciemment de données d'enfants de moins de 13 ans.</p>",
  rights: europeanRights,
  imprint: `<h2>2. Règlement des litiges</h2><p>Le Service de Médiation pour le Consommateur reçoit les demandes de règlement extrajudiciaire ; son adresse figure ci-dessous.</p>
<h2>3. Dessins</h2>${drawings}`,
  accessibilityLaw:
    "<p>Cette boutique relève du livre VI du Code de droit économique, qui transpose la directive (UE) 2019/882. Elle est conçue selon la norme EN 301 549 et les Web Content Accessibility Guidelines 2.2, niveau AA. Elle est partiellement conforme ; le point 3 dit ce qui manque.</p>",
});

export const frCA = frenchLegal({
  bases:
    "<p>Nous suivons la Loi sur la protection des renseignements personnels dans le secteur privé du Québec et la loi fédérale sur la protection des renseignements personnels et les documents électroniques. Les renseignements dont le contrat n'a pas besoin ne sont utilisés qu'avec votre consentement, que vous pouvez retirer à tout moment.</p>",
  provider: "Stripe",
  retention:
    "<p>Nous conservons les commandes et les factures six ans après la fin de l'année d'imposition, comme l'exige la loi fiscale.</p>",
  vehicleData:
    "<p>Les services connectés utilisent des données produites par le véhicule : la position pendant la conduite pour la navigation, l'état des portières, des glaces et de la batterie pour Remote, la position après un vol déclaré pour Secure Tracker. Vous pouvez arrêter la transmission dans le véhicule à tout moment ; le service cesse alors de fonctionner.</p>",
  cookies:
    "<p>Les témoins nécessaires vous maintiennent connecté et retiennent votre véhicule, votre panier et votre choix. Les statistiques ne commencent qu'avec votre accord, ne comportent jamais votre nom, votre adresse e-mail ni votre numéro d'identification du véhicule, et ne sont pas actives lors du paiement. Vous pouvez changer d'avis au bas de chaque page, sous « Préférences relatives aux témoins ».</p>",
  children:
    "<p>La boutique s'adresse aux adultes. Nous ne recueillons pas sciemment de renseignements sur des enfants de moins de 14 ans.</p>",
  rights:
    "<p>Vous pouvez demander l'accès à vos renseignements, leur rectification, une copie dans un format courant et la cessation de leur diffusion. Nous répondons dans les 30 jours, sans frais. Certains fournisseurs travaillent hors du Québec ; un contrat les oblige à la même protection.</p>",
  imprint: `<h2>2. Prix et taxes</h2><p>Les prix n'incluent pas la TPS, la TVQ ni la TVH. Chaque taxe est indiquée séparément avant la commande.</p>
<h2>3. Dessins</h2>${drawings}`,
  accessibilityLaw:
    "<p>La boutique est conçue selon les Web Content Accessibility Guidelines 2.2, niveau AA. Elle est partiellement conforme ; le point 3 dit ce qui manque.</p>",
});
