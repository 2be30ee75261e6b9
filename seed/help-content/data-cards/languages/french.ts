import type { DataCardTexts } from "../data-card-texts.ts";

export const french: DataCardTexts = {
  title: (service) => `${service} : quelles données sont utilisées`,
  intro:
    "Avant l'achat : quelles données ce service produit et reçoit, où elles sont conservées et ce que vous pouvez en faire.",
  overview: {
    title: "Les données de chaque service",
    text: "Chaque service a une page sur ses données : lesquelles, en quelle quantité, où elles sont conservées et comment y accéder.",
  },
  dataHeading: "Quelles données, combien et à quelle fréquence",
  kinds: {
    contract: "Numéro d'identification du véhicule et état de votre abonnement",
    position: "Position, direction et vitesse du véhicule",
    destinations: "Destinations, lieux enregistrés et itinéraires",
    status: "État du véhicule : portes, vitres, carburant ou charge, kilométrage, alertes",
    commands: "Commandes envoyées de votre téléphone et leur résultat",
    trips: "Trajets : heure, distance et consommation",
    theft: "Alarmes et position du véhicule après une alarme",
    driverCard: "Présence de la carte du conducteur dans le véhicule",
    media: "Utilisation des médias, de l'agenda et des contacts dans le véhicule",
    dataUse: "Volume de données transféré et nombre d'appareils connectés",
    charging: "Niveau de charge, arrêts de recharge et consommation",
    assistance: "Fonctions d'assistance activées et leurs défauts",
    alerts: "Horaires, lieux et vitesses que vous avez fixés, et les alertes correspondantes",
  },
  frequencies: {
    driving: (volume) => `Toutes les dix secondes pendant la conduite, environ ${volume} par mois.`,
    change: (volume) => `À chaque changement, environ ${volume} par mois.`,
    request: (volume) => `À chaque utilisation, environ ${volume} par mois.`,
    alarm: (volume) =>
      `Seulement après une alarme, toutes les dix secondes jusqu'à sa fin, environ ${volume} par alarme.`,
    hourly: (volume) => `Une fois par heure pendant l'utilisation du service, environ ${volume} par mois.`,
  },
  retentions: {
    days30: "Conservation : 30 jours.",
    months12: "Conservation : 12 mois.",
    untilDeleted: "Conservation jusqu'à ce que vous les supprimiez, au plus 30 jours après la fin du service.",
    contractEnd: "Conservation pendant la durée du service, puis aussi longtemps que la loi l'exige.",
  },
  storage: [
    "Où elles sont conservées",
    "Dans le véhicule et sur des serveurs du détenteur de données. Les données des véhicules en Europe sont conservées dans l'Espace économique européen ou au Royaume-Uni, celles des véhicules en Amérique du Nord aux États-Unis ou au Canada.",
  ],
  access: [
    "Comment y accéder",
    "Dans le véhicule, dans l'application de votre véhicule et, sur demande, sous forme de fichier dans un format courant, gratuitement et dans la qualité dont dispose le détenteur de données. Écrivez-nous par la page de contact, ou connectez-vous et ouvrez « Vos données ».",
  ],
  use: [
    "À quoi elles servent au détenteur de données",
    "À fournir le service, à le protéger et à corriger les défauts. Pour améliorer le service, seuls des chiffres regroupés sont utilisés, qui ne désignent ni personne ni véhicule. Les données ne sont pas vendues.",
  ],
  thirdParties: [
    "Qui d'autre les reçoit",
    "Des entreprises qui exploitent des serveurs et des réseaux mobiles pour le détenteur de données ; après un vol, le centre de surveillance et, avec votre accord, la police. Personne d'autre sans votre demande.",
  ],
  sharing: [
    "Les partager, et cesser de les partager",
    "Vous pouvez demander au détenteur de données de les transmettre à une entreprise de votre choix, par exemple un garage ou un assureur, et y mettre fin à tout moment de la même manière. Les données qui révèlent des secrets d'affaires ne sont transmises que si le secret reste protégé.",
  ],
  end: [
    "Combien de temps, et comment y mettre fin",
    "Les données sont produites tant que votre forfait est en cours. Vous pouvez couper la connexion dans le véhicule à tout moment ; le service cesse alors de fonctionner. Quand le forfait prend fin ou que vous le résiliez, aucune nouvelle donnée n'est produite.",
  ],
  complaint: [
    "En cas de problème",
    "Vous pouvez introduire une réclamation auprès de l'autorité compétente de votre pays pour le règlement sur les données (règlement (UE) 2023/2854).",
  ],
  holder: [
    "Qui détient les données",
    "Le détenteur de données est l'entreprise nommée ici. Vous pouvez la joindre par la page de contact.",
  ],
};
