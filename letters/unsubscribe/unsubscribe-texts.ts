import type { ShopLocale } from "../../contracts/locales.ts";

export type UnsubscribeTexts = {
  /** The link in the letter. */
  link: string;
  title: string;
  question: string;
  button: string;
  doneTitle: string;
  done: string;
  unknownTitle: string;
  unknown: string;
  /** Too many requests. */
  later: string;
};

const languages = {
  en: {
    link: "Stop reminders about services that end",
    title: "No more reminders?",
    question:
      "We then no longer remind you by email when a service ends whose auto-renewal is off. Letters about your orders, payments and renewals still come.",
    button: "Stop these reminders",
    doneTitle: "Reminders stopped",
    done: "We no longer send you reminders about services that end. In your account you always see when each service ends.",
    unknownTitle: "This link is not valid",
    unknown: "Please use the link in our latest letter, or contact us.",
    later: "Please try again in a few minutes.",
  },
  de: {
    link: "Keine Erinnerungen an endende Dienste mehr",
    title: "Keine Erinnerungen mehr?",
    question:
      "Wir erinnern Sie dann nicht mehr per E-Mail, wenn ein Dienst endet, dessen automatische Verlängerung ausgeschaltet ist. Nachrichten zu Bestellungen, Zahlungen und Verlängerungen kommen weiterhin.",
    button: "Erinnerungen abbestellen",
    doneTitle: "Erinnerungen abbestellt",
    done: "Wir senden Ihnen keine Erinnerungen an endende Dienste mehr. In Ihrem Konto sehen Sie jederzeit, wann welcher Dienst endet.",
    unknownTitle: "Dieser Link ist nicht gültig",
    unknown: "Bitte nutzen Sie den Link in unserer letzten Nachricht oder schreiben Sie uns.",
    later: "Bitte versuchen Sie es in einigen Minuten erneut.",
  },
  fr: {
    link: "Ne plus recevoir de rappels sur les services qui prennent fin",
    title: "Ne plus recevoir de rappels ?",
    question:
      "Nous ne vous rappellerons plus par e-mail la fin d’un service dont le renouvellement automatique est désactivé. Les messages sur vos commandes, paiements et renouvellements continueront.",
    button: "Arrêter ces rappels",
    doneTitle: "Rappels arrêtés",
    done: "Nous ne vous envoyons plus de rappels sur les services qui prennent fin. Votre compte indique à tout moment la fin de chaque service.",
    unknownTitle: "Ce lien n’est pas valable",
    unknown: "Veuillez utiliser le lien de notre dernier message ou nous contacter.",
    later: "Veuillez réessayer dans quelques minutes.",
  },
  nl: {
    link: "Geen herinneringen meer aan diensten die aflopen",
    title: "Geen herinneringen meer?",
    question:
      "Wij herinneren u dan niet meer per e-mail aan het einde van een dienst waarvan de automatische verlenging uitstaat. Berichten over bestellingen, betalingen en verlengingen blijven komen.",
    button: "Herinneringen stopzetten",
    doneTitle: "Herinneringen stopgezet",
    done: "Wij sturen u geen herinneringen meer aan diensten die aflopen. In uw account ziet u altijd wanneer elke dienst eindigt.",
    unknownTitle: "Deze link is niet geldig",
    unknown: "Gebruik de link in ons laatste bericht of neem contact met ons op.",
    later: "Probeer het over enkele minuten opnieuw.",
  },
  it: {
    link: "Non ricevere più promemoria sui servizi in scadenza",
    title: "Non ricevere più promemoria?",
    question:
      "Non Le ricorderemo più per e-mail la fine di un servizio il cui rinnovo automatico non è attivo. I messaggi su ordini, pagamenti e rinnovi continueranno ad arrivare.",
    button: "Interrompi i promemoria",
    doneTitle: "Promemoria interrotti",
    done: "Non Le inviamo più promemoria sui servizi in scadenza. Nel Suo account vede sempre quando termina ogni servizio.",
    unknownTitle: "Questo link non è valido",
    unknown: "Utilizzi il link del nostro ultimo messaggio oppure ci contatti.",
    later: "Riprovi tra qualche minuto.",
  },
  es: {
    link: "No recibir más recordatorios de servicios que terminan",
    title: "¿No recibir más recordatorios?",
    question:
      "Ya no le recordaremos por correo electrónico el fin de un servicio cuya renovación automática está desactivada. Los mensajes sobre pedidos, pagos y renovaciones seguirán llegando.",
    button: "Detener estos recordatorios",
    doneTitle: "Recordatorios detenidos",
    done: "Ya no le enviamos recordatorios de servicios que terminan. En su cuenta ve siempre cuándo termina cada servicio.",
    unknownTitle: "Este enlace no es válido",
    unknown: "Utilice el enlace de nuestro último mensaje o póngase en contacto con nosotros.",
    later: "Inténtelo de nuevo en unos minutos.",
  },
  pt: {
    link: "Não receber mais lembretes de serviços que terminam",
    title: "Não receber mais lembretes?",
    question:
      "Deixamos de lhe lembrar por e-mail o fim de um serviço cuja renovação automática está desativada. As mensagens sobre encomendas, pagamentos e renovações continuam.",
    button: "Parar estes lembretes",
    doneTitle: "Lembretes parados",
    done: "Já não lhe enviamos lembretes de serviços que terminam. Na sua conta vê sempre quando termina cada serviço.",
    unknownTitle: "Esta ligação não é válida",
    unknown: "Utilize a ligação da nossa última mensagem ou contacte-nos.",
    later: "Tente novamente dentro de alguns minutos.",
  },
  cs: {
    link: "Neposílat připomenutí končících služeb",
    title: "Neposílat připomenutí?",
    question:
      "Nebudeme vám e-mailem připomínat konec služby, u které je automatické prodloužení vypnuto. Zprávy o objednávkách, platbách a prodlouženích budou chodit dál.",
    button: "Zastavit připomenutí",
    doneTitle: "Připomenutí zastavena",
    done: "Připomenutí končících služeb vám už neposíláme. Ve svém účtu vždy vidíte, kdy která služba končí.",
    unknownTitle: "Tento odkaz není platný",
    unknown: "Použijte prosím odkaz v naší poslední zprávě, nebo nás kontaktujte.",
    later: "Zkuste to prosím znovu za několik minut.",
  },
} as const satisfies Record<string, UnsubscribeTexts>;

const canadianFrench: UnsubscribeTexts = {
  ...languages.fr,
  title: "Ne plus recevoir de rappels?",
  question: languages.fr.question.replace("par e-mail", "par courriel"),
};

export const unsubscribeTexts = (localeId: ShopLocale): UnsubscribeTexts =>
  localeId === "fr-CA" ? canadianFrench : languages[localeId.slice(0, 2) as keyof typeof languages];
