import type { LocaleId } from "../../platform/commerce/markets.ts";
import type { LanguageTexts, ServiceId, ServiceText } from "./language-texts.ts";
import { cs } from "./texts/cs.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";
import { fr } from "./texts/fr.ts";
import { it } from "./texts/it.ts";
import { nl } from "./texts/nl.ts";
import { pt } from "./texts/pt.ts";

type Changes = Partial<Record<ServiceId, Partial<ServiceText>>>;

/** The texts of a country: those of its language, with the country's own changes. */
function withChanges(
  texts: LanguageTexts,
  changes: Changes,
  assets: Partial<LanguageTexts["assets"]> = {},
): LanguageTexts {
  const services = { ...texts.services };
  for (const [id, change] of Object.entries(changes) as [ServiceId, Partial<ServiceText>][]) {
    services[id] = { ...services[id], ...change };
  }
  return { ...texts, services, assets: { ...texts.assets, ...assets } };
}

const northAmerican: Changes = {
  LIVE: {
    short: "Traffic, weather and gas prices in real time on the main screen.",
    benefits: [
      ["Traffic ahead", "Backups and road work on your route, updated all the time."],
      ["Weather on the way", "Rain, ice and wind where you will be, not where you are."],
      ["Gas prices", "The gas stations near you, sorted by price."],
    ],
  },
  "CONNAV-PRO": {
    benefits: [
      ["Satellite and 3D views", "See an intersection as it really is before you reach it."],
      ["Parking and gas", "Free spaces and prices around your destination."],
      ["Predictive routing", "Learns your regular trips and warns you before you leave."],
    ],
  },
  REMOTE: {
    more: "Check the fuel or the charge, lock the doors and set the cabin temperature from wherever you are.",
    benefits: [
      ["Lock and unlock", "Check from anywhere that every door is locked."],
      ["Climate before you leave", "Get into a cabin that is already warm, or already cool."],
      ["Trip log", "Distance, time and fuel economy of every trip, ready to export."],
    ],
  },
  WIFI: {
    more: "Everyone on board is online, on the highway or at the campground.",
    benefits: [
      ["Up to eight devices", "Phones, tablets and laptops at the same time."],
      ["A stronger signal", "The roof antenna reaches further than any phone."],
      ["No second contract", "The data is part of the plan."],
    ],
  },
  EVPLAN: {
    benefits: [
      ["Charging stops planned", "The fastest trip, charging time included."],
      ["Free chargers in view", "See availability and power before you exit."],
      ["A range you can trust", "Calculated from the road ahead, not from yesterday."],
    ],
  },
};

const american: Changes = {
  ...northAmerican,
  SECURE: {
    short: "If your vehicle is stolen, a monitoring center locates it and helps the police bring it home.",
    more: "The tracker is already installed; no extra device is needed.",
    benefits: [
      ["Watched day and night", "A monitoring center that is staffed around the clock."],
      ["Works with the police", "The location goes straight to those who can act on it."],
      ["Alarm on your phone", "You hear at once when your vehicle is moved without its key."],
    ],
  },
};

const quebec: Changes = {
  CONNAV: {
    short: "Cartes, circulation et destinations demeurent à jour grâce au réseau cellulaire.",
    more: "Les limites de vitesse et les fermetures de routes sont toujours les plus récentes.",
    benefits: [
      ["Circulation en temps réel", "Retards et fermetures parviennent à votre véhicule en moins d’une minute."],
      ["Mise à jour automatique des cartes", "Nouvelles routes et limites arrivent par le réseau cellulaire."],
      ["Vos lieux sur tous vos appareils", "Envoyez une destination depuis votre cellulaire avant de partir."],
    ],
  },
  LIVE: {
    name: "Circulation et informations en direct",
    short: "Circulation, météo et prix de l’essence en temps réel à l’écran principal.",
    benefits: [
      ["La circulation devant vous", "Bouchons et travaux sur votre itinéraire, actualisés en continu."],
      ["La météo du trajet", "Pluie, glace et vent là où vous serez."],
      ["Prix de l’essence", "Les stations-service proches de vous, classées par prix."],
    ],
  },
  REMOTE: {
    short: "Restez en contact avec votre véhicule depuis votre cellulaire.",
    more: "Consultez le niveau d’essence ou de charge, verrouillez les portières et réglez la température, où que vous soyez.",
  },
  SECURE: {
    benefits: [
      ["Surveillé jour et nuit", "Un centre de surveillance ouvert à toute heure."],
      ["En lien avec la police", "La position est transmise directement à ceux qui peuvent agir."],
      ["Alerte sur votre cellulaire", "Vous êtes prévenu dès que votre véhicule est déplacé sans sa clé."],
    ],
  },
  ONLINE: {
    short: "Musique, balados, agenda et mises à jour, données comprises.",
    more: "Ni cellulaire ni point d’accès ne sont nécessaires.",
    benefits: [
      ["Données comprises", "Un seul forfait pour le véhicule, sans seconde facture."],
      ["Vos médias à bord", "Écoutez musique et balados avec vos comptes existants."],
      ["Agenda et contacts", "Le prochain rendez-vous devient une destination d’un simple geste."],
    ],
  },
  GUARD: {
    benefits: [
      ["Vos heures, vos lieux", "Une alerte si le véhicule se déplace en dehors."],
      ["Alerte de vitesse", "Sachez quand une limite fixée par vous est dépassée."],
      ["Un message immédiat", "Sur votre cellulaire, où que vous soyez."],
    ],
  },
};

const flemish: Changes = {
  EVPLAN: { more: "Het rijbereik wordt berekend met hellingen, weer en uw rijstijl." },
  REMOTE: {
    short: "Bereik uw wagen met uw smartphone.",
    more: "Controleer brandstof of lading, vergrendel de portieren en stel de temperatuur in, waar u ook bent.",
  },
};

export const textsOfLocale: Record<LocaleId, LanguageTexts> = {
  "en-GB": en,
  "en-US": withChanges(en, american),
  "en-CA": withChanges(en, northAmerican),
  "de-DE": de,
  "de-AT": withChanges(de, {}, { anyHelp: ["Brauchen Sie Hilfe?", de.assets.anyHelp[1]] }),
  "fr-FR": fr,
  "fr-BE": withChanges(
    fr,
    {},
    { splash: ["Bienvenue", "Saisissez votre numéro de châssis pour voir les services que vous pouvez renouveler."] },
  ),
  "fr-CA": withChanges(fr, quebec, {
    // Canadian French writes no space before a question mark.
    anyHelp: ["Besoin d’aide?", fr.assets.anyHelp[1]],
    splash: ["Bienvenue", "Saisissez votre NIV pour voir les services que vous pouvez renouveler."],
  }),
  "it-IT": it,
  "es-ES": es,
  "pt-PT": pt,
  "nl-NL": nl,
  "nl-BE": withChanges(nl, flemish),
  "cs-CZ": cs,
};
