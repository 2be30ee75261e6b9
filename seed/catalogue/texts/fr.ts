import type { LanguageTexts } from "../language-texts.ts";

export const fr: LanguageTexts = {
  services: {
    CONNAV: {
      name: "Navigation connectée",
      short: "Cartes, circulation et destinations restent à jour grâce à la connexion mobile.",
      more: "Les limitations de vitesse et les fermetures de routes sont toujours les plus récentes.",
      benefits: [
        ["Trafic en temps réel", "Retards et fermetures parviennent à votre véhicule en moins d’une minute."],
        ["Mise à jour automatique des cartes", "Nouvelles routes et limitations arrivent par la connexion mobile."],
        ["Vos lieux sur tous vos appareils", "Envoyez une destination depuis votre téléphone avant de partir."],
      ],
    },
    "CONNAV-PRO": {
      name: "Navigation connectée Pro",
      short: "Toute la Navigation connectée, avec images satellite, villes en 3D et stationnement sur le trajet.",
      more: "L’itinéraire s’adapte avant que vous ne remarquiez le retard.",
      benefits: [
        ["Vues satellite et 3D", "Découvrez un carrefour tel qu’il est avant d’y arriver."],
        ["Stationnement et carburant", "Places libres et prix autour de votre destination."],
        ["Itinéraire prédictif", "Apprend vos trajets habituels et vous prévient avant le départ."],
      ],
    },
    LIVE: {
      name: "Trafic et informations en direct",
      short: "Trafic, météo et prix des carburants en temps réel sur l’écran principal.",
      more: "Vous voyez ce qui vous attend tant qu’il est encore temps de bifurquer.",
      benefits: [
        ["Le trafic devant vous", "Bouchons et travaux sur votre itinéraire, actualisés en continu."],
        ["La météo du trajet", "Pluie, verglas et vent là où vous serez."],
        ["Prix des carburants", "Les stations proches de vous, classées par prix."],
      ],
    },
    REMOTE: {
      name: "Remote",
      short: "Restez en contact avec votre véhicule depuis votre téléphone.",
      more: "Consultez le niveau de carburant ou de charge, verrouillez les portes et réglez la température, où que vous soyez.",
      benefits: [
        ["Verrouillage à distance", "Vérifiez de partout que toutes les portes sont verrouillées."],
        ["Climat avant le départ", "Montez dans un habitacle déjà chauffé ou déjà rafraîchi."],
        ["Journal de bord", "Distance, durée et consommation de chaque trajet, prêtes à exporter."],
      ],
    },
    SECURE: {
      name: "Secure Tracker",
      short: "En cas de vol, un centre de surveillance localise votre véhicule et aide la police à le retrouver.",
      more: "La balise est déjà installée, aucun autre appareil n’est nécessaire.",
      benefits: [
        ["Surveillé jour et nuit", "Un centre de surveillance ouvert à toute heure."],
        ["En lien avec la police", "La position est transmise directement à ceux qui peuvent agir."],
        ["Alerte sur votre téléphone", "Vous êtes prévenu dès que votre véhicule est déplacé sans sa clé."],
      ],
    },
    "SECURE-PRO": {
      name: "Secure Tracker Pro",
      short: "Secure Tracker avec reconnaissance automatique du conducteur.",
      more: "Votre véhicule remarque aussitôt qu’il est déplacé sans son propriétaire, même avec la bonne clé.",
      benefits: [
        ["Reconnaissance du conducteur", "Une petite carte dans votre poche indique au véhicule que c’est vous."],
        [
          "Alarme de remorquage et d’inclinaison",
          "Le levage ou le remorquage déclenche l’alarme avant que les roues ne tournent.",
        ],
        ["Aide à la récupération", "Un seul interlocuteur, du premier appel au retour de votre véhicule."],
      ],
    },
    ONLINE: {
      name: "Pack en ligne avec données",
      short: "Musique, podcasts, agenda et mises à jour, données comprises.",
      more: "Ni téléphone ni point d’accès ne sont nécessaires.",
      benefits: [
        ["Données comprises", "Un seul forfait pour le véhicule, sans seconde facture."],
        ["Vos médias à bord", "Écoutez musique et podcasts avec vos comptes existants."],
        ["Agenda et contacts", "Le prochain rendez-vous devient une destination d’un simple geste."],
      ],
    },
    WIFI: {
      name: "Point d’accès Wi-Fi",
      short: "Un point d’accès pour huit appareils au maximum.",
      more: "Tous les passagers sont en ligne, sur l’autoroute comme au camping.",
      benefits: [
        ["Jusqu’à huit appareils", "Téléphones, tablettes et ordinateurs en même temps."],
        ["Un signal plus puissant", "L’antenne de toit porte plus loin que n’importe quel téléphone."],
        ["Pas de second contrat", "Les données font partie du forfait."],
      ],
    },
    EVPLAN: {
      name: "Planificateur de trajets et de recharge",
      short: "Planifie les arrêts de recharge sur le trajet et indique les bornes libres.",
      more: "La prévision d’autonomie tient compte du relief, de la météo et de votre conduite.",
      benefits: [
        ["Arrêts de recharge planifiés", "Le trajet le plus rapide, temps de recharge compris."],
        ["Bornes libres en vue", "Disponibilité et puissance avant de quitter la route."],
        ["Une autonomie fiable", "Calculée d’après la route à venir, non d’après celle d’hier."],
      ],
    },
    ADAS: {
      name: "Pack d’aide à la conduite",
      short: "Maintient actives les fonctions d’assistance de votre véhicule.",
      more: "Régulateur adaptatif, maintien dans la voie et reconnaissance des panneaux continuent comme avant.",
      benefits: [
        ["Régulateur de vitesse adaptatif", "Maintient la distance choisie jusqu’à l’arrêt complet."],
        ["Maintien dans la voie", "Corrige en douceur lorsque la voie est quittée par inadvertance."],
        ["Reconnaissance des panneaux", "Affiche la limitation en vigueur et la suivante."],
      ],
    },
    GUARD: {
      name: "Guardian Alerts",
      short: "Vous prévient lorsqu’il arrive quelque chose à votre véhicule stationné.",
      more: "Vous fixez les heures et les lieux, le message vous parvient aussitôt.",
      benefits: [
        ["Vos heures, vos lieux", "Une alerte si le véhicule se déplace en dehors."],
        ["Alerte de vitesse", "Sachez quand une limite fixée par vous est dépassée."],
        ["Un message immédiat", "Sur votre téléphone, où que vous soyez."],
      ],
    },
    BUNDLE: {
      name: "Connected Complete",
      short: "Navigation connectée Pro, Remote et Secure Tracker en un seul forfait.",
      more: "Un prix et une date, pour moins cher que les trois services séparés.",
      benefits: [
        ["Trois services, un forfait", "Tout commence et se termine en même temps."],
        ["Une seule date à retenir", "Un renouvellement au lieu de trois."],
        ["Plus avantageux", "Moins cher que les trois services pris séparément."],
      ],
    },
  },
  categories: {
    root: ["Services", "Les services connectés de votre véhicule."],
    navigation: ["Navigation", "Trouver la route et savoir ce qui s’y passe."],
    security: ["Sécurité", "Savoir votre véhicule en sûreté."],
    comfort: ["Confort et connectivité", "Votre véhicule, où que vous soyez."],
    bundles: ["Offres groupées", "Plusieurs services en un seul forfait."],
  },
  oneTime: "paiement unique",
  delivery: {
    name: "Par la connexion mobile",
    description: "Vos services sont activés dans le véhicule. Rien n’est envoyé par la poste.",
    arrival: "En général en quelques minutes",
  },
  promotions: {
    welcome: {
      name: "Bienvenue, 10 % de remise",
      callout: "10 % de remise sur votre commande",
      details: "Valable une fois par client pour tous les services.",
    },
    navigation: {
      name: "Navigation, 20 % de remise",
      callout: "20 % de remise sur la navigation",
      details: "Valable pour Navigation connectée et Navigation connectée Pro.",
    },
    thanks: {
      name: "Avec nos remerciements",
      callout: "Un montant fixe déduit de votre commande",
      details: "Valable dans la limite des bons disponibles.",
    },
  },
  assets: {
    renewalQuestions: ["Questions sur le renouvellement", "Les réponses les plus recherchées."],
    countries: ["Pays compris", "La Navigation connectée fonctionne dans ces pays."],
    anyHelp: [
      "Besoin d’aide\u202f?",
      "Nos questions et réponses couvrent la plupart des sujets. Pour tout le reste, veuillez nous contacter.",
    ],
    help: [
      "Nous sommes là pour vous aider",
      "Si quelque chose ne va pas avec votre commande, veuillez nous contacter en indiquant votre numéro de commande.",
    ],
    splash: ["Bienvenue", "Saisissez votre numéro VIN pour voir les services que vous pouvez renouveler."],
    vehicleImage: "Véhicule",
  },
};
