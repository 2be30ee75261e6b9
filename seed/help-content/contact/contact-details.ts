import type { WrittenLocale } from "../../../contracts/locales.ts";

type ContactDetails = {
  title: string;
  /** In HTML. */
  intro: string;
  phone: { number: string; label: string; notes: readonly string[] };
  email: string;
  post: readonly string[];
  links?: readonly { text: string; href: string }[];
};

const german = {
  title: "So erreichen Sie uns",
  intro:
    "<p>Rufen Sie an, schreiben Sie uns oder nutzen Sie das Formular. Nachrichten beantworten wir innerhalb von zwei Werktagen.</p>",
};
const french = {
  title: "Comment nous joindre",
  intro:
    "<p>Appelez-nous, écrivez-nous ou utilisez le formulaire. Nous répondons aux messages sous deux jours ouvrables.</p>",
};
const english = {
  title: "How to reach us",
  intro: "<p>Call us, write to us or use the form. We answer messages within two working days.</p>",
};
const dutch = {
  title: "Zo bereikt u ons",
  intro: "<p>Bel ons, schrijf ons of gebruik het formulier. Berichten beantwoorden wij binnen twee werkdagen.</p>",
};

const inventedGerman = "E-Mail-Adresse und Anschrift sind für die Vorführung erfunden.";
const inventedFrench = "L'adresse e-mail et l'adresse postale sont inventées pour la démonstration.";
const inventedEnglish = "The email and postal addresses are invented for the demonstration.";
const inventedDutch = "Het e-mailadres en het postadres zijn voor de demonstratie verzonnen.";

/** Numbers, addresses and names are reserved for demonstrations or invented, and each page says so. */
export const contactDetails: Readonly<Record<WrittenLocale, ContactDetails>> = {
  "cs-CZ": {
    title: "Jak nás můžete kontaktovat",
    intro: "<p>Zavolejte nám, napište nám nebo použijte formulář. Na zprávy odpovídáme do dvou pracovních dnů.</p>",
    phone: {
      number: "+420200000000",
      label: "+420 200 000 000",
      notes: [
        "Mimo státní svátky.",
        "Číslo je pro ukázku smyšlené, nikdo se neozve. E-mailová i poštovní adresa jsou rovněž smyšlené.",
      ],
    },
    email: "pece.cz@example.com",
    post: ["Péče o zákazníky – připojené služby", "Ukázková 1", "110 00 Praha 1"],
    links: [{ text: "Mimosoudní řešení spotřebitelských sporů (Česká obchodní inspekce)", href: "https://adr.coi.cz" }],
  },
  "de-AT": {
    ...german,
    phone: {
      number: "+4310000000",
      label: "+43 1 000 00 00",
      notes: [
        "Außer an Feiertagen.",
        `Die Nummer ist für diese Vorführung erfunden; es meldet sich niemand. ${inventedGerman}`,
      ],
    },
    email: "service.at@example.com",
    post: ["Kundendienst für vernetzte Dienste", "Beispielgasse 1", "1010 Wien"],
    links: [{ text: "Internet Ombudsstelle", href: "https://www.ombudsstelle.at" }],
  },
  "de-DE": {
    ...german,
    phone: {
      number: "+493023125123",
      label: "030 23125-123",
      notes: [
        "Außer an bundesweiten Feiertagen.",
        `Die Nummer ist für Vorführungen reserviert; es meldet sich niemand. ${inventedGerman}`,
      ],
    },
    email: "service.de@example.com",
    post: ["Kundendienst für vernetzte Dienste", "Musterstraße 1", "10115 Berlin"],
    links: [{ text: "Universalschlichtungsstelle des Bundes", href: "https://www.universalschlichtungsstelle.de" }],
  },
  "en-CA": {
    ...english,
    phone: {
      number: "+14165550123",
      label: "416-555-0123",
      notes: [
        "Eastern Time, in English and French.",
        `This number is reserved for demonstrations; calls are not answered. ${inventedEnglish}`,
      ],
    },
    email: "care.ca@example.com",
    post: ["Connected Services, Customer Care", "1 Example Street", "Toronto ON  M5H 2N2"],
  },
  "en-GB": {
    ...english,
    phone: {
      number: "+442079460123",
      label: "020 7946 0123",
      notes: [
        "Except on bank holidays in England.",
        `This number is reserved for demonstrations; calls are not answered. ${inventedEnglish}`,
      ],
    },
    email: "care.uk@example.com",
    post: ["Connected Services, Customer Care", "1 Example Way", "Coventry CV1 1AA"],
    links: [{ text: "The Motor Ombudsman", href: "https://www.themotorombudsman.org" }],
  },
  "en-US": {
    ...english,
    phone: {
      number: "+12125550123",
      label: "(212) 555-0123",
      notes: [
        "Eastern Time.",
        `This number is reserved for demonstrations; calls are not answered. ${inventedEnglish}`,
      ],
    },
    email: "care.us@example.com",
    post: ["Connected Services, Customer Care", "1 Example Avenue", "New York, NY 10001"],
    links: [{ text: "State consumer protection offices", href: "https://www.usa.gov/state-consumer" }],
  },
  "es-ES": {
    title: "Cómo contactar con nosotros",
    intro:
      "<p>Llámenos, escríbanos o use el formulario. Respondemos a los mensajes en un plazo de dos días laborables.</p><p>Si llama, puede pedir en cualquier momento que le atienda una persona.</p>",
    phone: {
      number: "+34910000000",
      label: "+34 910 000 000",
      notes: [
        "Salvo festivos nacionales. Con atención por una persona si lo pide.",
        "El número es inventado para la demostración; no contestará nadie. Las direcciones de correo también son inventadas.",
      ],
    },
    email: "atencion.es@example.com",
    post: ["Atención al cliente, Servicios conectados", "Calle del Ejemplo, 1", "28001 Madrid"],
  },
  "fr-BE": {
    ...french,
    phone: {
      number: "+3220000000",
      label: "+32 2 000 00 00",
      notes: [
        "En français et en néerlandais, sauf les jours fériés.",
        `Ce numéro est inventé pour la démonstration ; personne ne répondra. ${inventedFrench}`,
      ],
    },
    email: "service.be@example.com",
    post: ["Service clients, Services connectés", "Rue de l'Exemple 1", "1000 Bruxelles"],
    links: [{ text: "Service de médiation pour le consommateur", href: "https://www.mediationconsommateur.be" }],
  },
  "fr-CA": {
    ...french,
    phone: {
      number: "+15145550123",
      label: "514 555-0123",
      notes: [
        "Heure de l'Est, en français et en anglais.",
        `Ce numéro est réservé aux démonstrations ; personne ne répondra. ${inventedFrench}`,
      ],
    },
    email: "care.ca@example.com",
    post: ["Service à la clientèle, Services connectés", "1, rue de l'Exemple", "Montréal (Québec)  H2Y 1C6"],
    links: [{ text: "Office de la protection du consommateur", href: "https://www.opc.gouv.qc.ca" }],
  },
  "fr-FR": {
    ...french,
    phone: {
      number: "+33199001234",
      label: "01 99 00 12 34",
      notes: [
        "Hors jours fériés.",
        `Ce numéro est réservé à la fiction et aux démonstrations ; personne ne répondra. ${inventedFrench}`,
      ],
    },
    email: "service.fr@example.com",
    post: ["Service clients, Services connectés", "1 rue de l'Exemple", "75001 Paris"],
    links: [{ text: "Médiateur de Mobilians", href: "https://www.mediateur-mobilians.fr" }],
  },
  "it-IT": {
    title: "Come contattarci",
    intro: "<p>Ci chiami, ci scriva oppure usi il modulo. Rispondiamo ai messaggi entro due giorni lavorativi.</p>",
    phone: {
      number: "+390200000000",
      label: "+39 02 0000 0000",
      notes: [
        "Esclusi i festivi.",
        "Il numero è inventato per la dimostrazione; non risponderà nessuno. Anche l'indirizzo e-mail e quello postale sono inventati.",
      ],
    },
    email: "assistenza.it@example.com",
    post: ["Assistenza clienti, Servizi connessi", "Via dell'Esempio 1", "20121 Milano MI"],
    links: [{ text: "Camera Arbitrale di Milano", href: "https://www.camera-arbitrale.it" }],
  },
  "nl-BE": {
    ...dutch,
    phone: {
      number: "+3220000000",
      label: "+32 2 000 00 00",
      notes: [
        "In het Nederlands en het Frans, behalve op feestdagen.",
        `Dit nummer is voor de demonstratie verzonnen; er neemt niemand op. ${inventedDutch}`,
      ],
    },
    email: "service.be@example.com",
    post: ["Klantendienst verbonden diensten", "Voorbeeldstraat 1", "1000 Brussel"],
    links: [{ text: "Consumentenombudsdienst", href: "https://www.consumentenombudsdienst.be" }],
  },
  "nl-NL": {
    ...dutch,
    phone: {
      number: "+31200000000",
      label: "020 000 0000",
      notes: [
        "Behalve op feestdagen.",
        `Dit nummer is voor de demonstratie verzonnen; er neemt niemand op. ${inventedDutch}`,
      ],
    },
    email: "service.nl@example.com",
    post: ["Klantenservice verbonden diensten", "Voorbeeldstraat 1", "1011 AA Amsterdam"],
    links: [{ text: "De Geschillencommissie", href: "https://www.degeschillencommissie.nl" }],
  },
  "pt-PT": {
    title: "Como contactar-nos",
    intro:
      "<p>Telefone-nos, escreva-nos ou utilize o formulário. Respondemos às mensagens no prazo de dois dias úteis.</p>",
    phone: {
      number: "+351210000000",
      label: "+351 210 000 000",
      notes: [
        "Chamada para a rede fixa nacional. Exceto feriados.",
        "O número é inventado para a demonstração; ninguém atenderá. O endereço de e-mail e a morada também são inventados.",
      ],
    },
    email: "apoio.pt@example.com",
    post: ["Apoio ao Cliente, Serviços Conectados", "Rua do Exemplo, 1", "1000-001 Lisboa"],
    links: [
      { text: "Livro de Reclamações", href: "https://www.livroreclamacoes.pt" },
      { text: "Centro de Arbitragem do Setor Automóvel", href: "https://www.arbitragemauto.pt" },
    ],
  },
};
