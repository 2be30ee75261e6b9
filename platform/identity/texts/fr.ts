import type { Texts } from "./texts.ts";

export const french: Texts = {
  shopName: "Services connectés",
  skip: "Aller au contenu",
  back: "Retour à la boutique",
  continue: "Continuer",
  errorTitle: "Veuillez vérifier vos informations",
  errorPrefix: "Erreur",
  legal: "© {year} {brand}, services connectés. À titre d’illustration uniquement.",

  email: "Adresse e-mail",
  emailMissing: "Veuillez saisir une adresse e-mail.",
  emailInvalid: "Veuillez saisir une adresse e-mail valide.",
  password: "Mot de passe",
  passwordMissing: "Veuillez saisir votre mot de passe.",
  firstName: "Prénom",
  firstNameMissing: "Veuillez saisir un prénom.",
  lastName: "Nom",
  lastNameMissing: "Veuillez saisir un nom.",
  tooLong: "Veuillez utiliser au maximum {max} caractères.",
  formExpired: "Cette page est restée ouverte longtemps. Veuillez renvoyer le formulaire.",
  tooManyTries: "Trop de tentatives. Veuillez réessayer dans {minutes} min.",

  signInTitle: "Se connecter",
  signInLead: "Consultez les services de votre véhicule, vos commandes et vos moyens de paiement.",
  signInSubmit: "Se connecter",
  signInWrong: "L’adresse e-mail ou le mot de passe est incorrect.",
  signInSaved: "Votre mot de passe est enregistré. Vous pouvez maintenant vous connecter.",
  forgottenLink: "Mot de passe oublié ?",
  registerPrompt: "Vous n’avez pas encore de compte ?",
  registerLink: "Créer un compte",

  registerTitle: "Créer un compte",
  registerLead: "Un seul compte pour tous vos véhicules. Vous choisirez votre mot de passe à l’étape suivante.",
  registerSubmit: "Continuer",
  registerSentTitle: "Consultez votre boîte de réception",
  registerSent: "Nous avons envoyé un e-mail à {email}. Ouvrez le lien qu’il contient pour choisir votre mot de passe.",
  knownPrompt: "Vous avez déjà un compte ?",

  forgottenTitle: "Mot de passe oublié ?",
  forgottenLead: "Saisissez votre adresse e-mail. Nous vous enverrons un lien pour choisir un nouveau mot de passe.",
  forgottenSubmit: "Envoyer le lien",
  forgottenSentTitle: "Consultez votre boîte de réception",
  forgottenSent:
    "S’il existe un compte pour {email}, un e-mail contenant un lien est en route. Le lien est valable une heure.",
  backToSignIn: "Retour à la connexion",

  chooseTitle: "Choisir un mot de passe",
  chooseLead: "Vous serez ensuite déconnecté de tous vos autres appareils.",
  chooseLabel: "Nouveau mot de passe",
  chooseHint: "Au moins {min} caractères. Plusieurs mots à la suite sont faciles à retenir.",
  chooseShort: "Veuillez utiliser au moins {min} caractères.",
  chooseGuessable:
    "Ce mot de passe est facile à deviner. Veuillez en choisir un moins courant, qui ne contient ni votre nom ni votre adresse e-mail.",
  chooseSubmit: "Enregistrer le mot de passe",
  chosenTitle: "Votre mot de passe est enregistré",
  chosen: "Retournez à la boutique et connectez-vous.",
  linkGoneTitle: "Ce lien n’est plus valable",
  linkGone: "Il a déjà été utilisé ou a expiré. Veuillez en demander un nouveau sur la page de connexion.",

  logOutTitle: "Se déconnecter ?",
  logOutLead: "Vous serez déconnecté des boutiques des deux marques sur cet appareil.",
  logOutSubmit: "Se déconnecter",
  logOutStay: "Rester connecté",
  loggedOutTitle: "Vous êtes déconnecté",
  loggedOut: "Fermez cette fenêtre si d’autres personnes utilisent cet appareil.",
  switchTitle: "Changement de compte",
  switchLead: "Le compte précédent sera d’abord déconnecté.",

  failedTitle: "Un problème est survenu",
  failed: "Nous n’avons pas pu terminer cette étape. Veuillez recommencer depuis la boutique.",
  endedTitle: "Cette connexion est terminée",
  ended:
    "Elle a duré trop longtemps ou a été terminée dans une autre fenêtre. Veuillez recommencer depuis la boutique.",

  samplesTitle: "Comptes d’exemple",
  samplesNote: "Démonstration uniquement. Choisissez-en un pour remplir le formulaire.",
  samplesElsewhere: "Autres marchés",
  sampleOwner: "Propriétaire",
  sampleSeveral: "Propriétaire de plusieurs véhicules",
  sampleProviderId: "Propriétaire connu par son identifiant de connexion",
  sampleOther: "Propriétaire d’un autre véhicule",
  sampleNobody: "Aucun véhicule",
  sampleNoCrm: "Sans identifiant CRM",
  sampleNoCdc: "Sans identifiant CDC",
  sampleMailbox: "Ouvrir la boîte de démonstration",

  mailResetSubject: "Choisissez un nouveau mot de passe",
  mailReset:
    "Bonjour {name},\n\nCe lien vous permet de choisir un nouveau mot de passe. Il est valable une heure.\n\nSi vous ne l’avez pas demandé, vous pouvez ignorer cet e-mail. Votre mot de passe reste inchangé.",
  mailWelcomeSubject: "Bienvenue dans les services connectés {brand}",
  mailWelcome:
    "Bonjour {name},\n\nCe lien vous permet de confirmer votre adresse e-mail et de choisir un mot de passe. Il est valable 24 heures.\n\nSi vous n’avez pas demandé de compte, vous pouvez ignorer cet e-mail.",
  mailKnownSubject: "Vous avez déjà un compte",
  mailKnown:
    "Bonjour {name},\n\nQuelqu’un a voulu créer un compte avec cette adresse e-mail, mais vous en avez déjà un. Si vous ne connaissez plus votre mot de passe, ce lien vous permet d’en choisir un nouveau. Il est valable une heure.\n\nSi ce n’était pas vous, vous pouvez ignorer cet e-mail.",
};

/** What is said differently in Canada. */
export const canadianFrench: Texts = {
  ...french,
  email: "Adresse courriel",
  emailMissing: "Veuillez saisir une adresse courriel.",
  emailInvalid: "Veuillez saisir une adresse courriel valide.",
  signInTitle: "Ouvrir une session",
  signInSubmit: "Ouvrir une session",
  signInWrong: "L’adresse courriel ou le mot de passe est incorrect.",
  signInSaved: "Votre mot de passe est enregistré. Vous pouvez maintenant ouvrir une session.",
  forgottenLink: "Mot de passe oublié?",
  registerPrompt: "Vous n’avez pas encore de compte?",
  registerSent:
    "Nous avons envoyé un courriel à {email}. Ouvrez le lien qu’il contient pour choisir votre mot de passe.",
  knownPrompt: "Vous avez déjà un compte?",
  forgottenTitle: "Mot de passe oublié?",
  forgottenLead: "Saisissez votre adresse courriel. Nous vous enverrons un lien pour choisir un nouveau mot de passe.",
  forgottenSent:
    "S’il existe un compte pour {email}, un courriel contenant un lien est en route. Le lien est valable une heure.",
  backToSignIn: "Retour à l’ouverture de session",
  chooseLead: "Votre session sera ensuite fermée sur tous vos autres appareils.",
  chooseGuessable:
    "Ce mot de passe est facile à deviner. Veuillez en choisir un moins courant, qui ne contient ni votre nom ni votre adresse courriel.",
  chosen: "Retournez à la boutique et ouvrez une session.",
  linkGone: "Il a déjà été utilisé ou a expiré. Veuillez en demander un nouveau sur la page d’ouverture de session.",
  logOutTitle: "Fermer la session?",
  logOutLead: "Votre session sera fermée dans les boutiques des deux marques sur cet appareil.",
  logOutSubmit: "Fermer la session",
  logOutStay: "Garder la session ouverte",
  loggedOutTitle: "Votre session est fermée",
  switchLead: "La session du compte précédent sera d’abord fermée.",
  endedTitle: "Cette ouverture de session est terminée",
  mailReset:
    "Bonjour {name},\n\nCe lien vous permet de choisir un nouveau mot de passe. Il est valable une heure.\n\nSi vous ne l’avez pas demandé, vous pouvez ignorer ce courriel. Votre mot de passe reste inchangé.",
  mailWelcome:
    "Bonjour {name},\n\nCe lien vous permet de confirmer votre adresse courriel et de choisir un mot de passe. Il est valable 24 heures.\n\nSi vous n’avez pas demandé de compte, vous pouvez ignorer ce courriel.",
  mailKnown:
    "Bonjour {name},\n\nQuelqu’un a voulu créer un compte avec cette adresse courriel, mais vous en avez déjà un. Si vous ne connaissez plus votre mot de passe, ce lien vous permet d’en choisir un nouveau. Il est valable une heure.\n\nSi ce n’était pas vous, vous pouvez ignorer ce courriel.",
};
