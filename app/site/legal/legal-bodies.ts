import type { CountryCode } from "../country-codes.ts";

/** An authority, or a body that settles disputes. With a language it is shown in that language only. */
export type LegalBody = { name: string; href: string; language?: "en" | "fr" | "nl" };

type LegalBodies = {
  /** Who helps when shop and customer do not agree, as the market's law wants it named. */
  disputes: readonly LegalBody[];
  privacy: readonly LegalBody[];
  accessibility: readonly LegalBody[];
};

/** The public bodies that legal texts of a market name, as of November 2026. */
export const LEGAL_BODIES: Readonly<Record<CountryCode, LegalBodies>> = {
  GB: {
    disputes: [
      { name: "The Motor Ombudsman", href: "https://www.themotorombudsman.org/" },
      { name: "Citizens Advice", href: "https://www.citizensadvice.org.uk/" },
    ],
    privacy: [{ name: "Information Commissioner’s Office", href: "https://ico.org.uk/" }],
    accessibility: [
      { name: "Equality Advisory and Support Service", href: "https://www.equalityadvisoryservice.com/" },
    ],
  },
  DE: {
    disputes: [
      { name: "Universalschlichtungsstelle des Bundes", href: "https://www.universalschlichtungsstelle.de/" },
      { name: "Verbraucherzentralen", href: "https://www.verbraucherzentrale.de/" },
    ],
    privacy: [
      {
        name: "Berliner Beauftragte für Datenschutz und Informationsfreiheit",
        href: "https://www.datenschutz-berlin.de/",
      },
    ],
    accessibility: [
      {
        name: "Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF)",
        href: "https://mlbf-barrierefrei.de/",
      },
    ],
  },
  FR: {
    disputes: [
      { name: "Médiateur de Mobilians", href: "https://www.mediateur-mobilians.fr/" },
      { name: "SignalConso (DGCCRF)", href: "https://signal.conso.gouv.fr/" },
    ],
    privacy: [{ name: "Commission nationale de l’informatique et des libertés (CNIL)", href: "https://www.cnil.fr/" }],
    accessibility: [
      { name: "Défenseur des droits", href: "https://www.defenseurdesdroits.fr/" },
      { name: "DGCCRF", href: "https://www.economie.gouv.fr/dgccrf" },
    ],
  },
  IT: {
    disputes: [
      { name: "Camera Arbitrale di Milano", href: "https://www.camera-arbitrale.it/" },
      { name: "Ministero delle Imprese e del Made in Italy (elenco ADR)", href: "https://www.mimit.gov.it/" },
    ],
    privacy: [{ name: "Garante per la protezione dei dati personali", href: "https://www.garanteprivacy.it/" }],
    accessibility: [{ name: "Agenzia per l’Italia digitale (AgID)", href: "https://www.agid.gov.it/" }],
  },
  ES: {
    disputes: [
      { name: "Juntas Arbitrales de Consumo", href: "https://www.dsca.gob.es/" },
      { name: "Centro Europeo del Consumidor en España", href: "https://cec.consumo.gob.es/" },
    ],
    privacy: [{ name: "Agencia Española de Protección de Datos", href: "https://www.aepd.es/" }],
    accessibility: [
      {
        name: "Ministerio de Derechos Sociales, Consumo y Agenda 2030",
        href: "https://www.mdsocialesa2030.gob.es/",
      },
    ],
  },
  PT: {
    disputes: [
      { name: "Livro de Reclamações", href: "https://www.livroreclamacoes.pt/" },
      { name: "CASA, Centro de Arbitragem do Setor Automóvel", href: "https://www.arbitragemauto.pt/" },
      { name: "Portal do Consumidor (entidades RAL)", href: "https://www.consumidor.gov.pt/" },
    ],
    privacy: [{ name: "Comissão Nacional de Proteção de Dados", href: "https://www.cnpd.pt/" }],
    accessibility: [{ name: "Instituto Nacional para a Reabilitação", href: "https://www.inr.pt/" }],
  },
  NL: {
    disputes: [
      { name: "De Geschillencommissie", href: "https://www.degeschillencommissie.nl/" },
      { name: "ACM ConsuWijzer", href: "https://www.consuwijzer.nl/" },
    ],
    privacy: [{ name: "Autoriteit Persoonsgegevens", href: "https://www.autoriteitpersoonsgegevens.nl/" }],
    accessibility: [{ name: "Autoriteit Consument & Markt (ACM)", href: "https://www.acm.nl/" }],
  },
  BE: {
    disputes: [
      {
        name: "Service de Médiation pour le Consommateur",
        href: "https://www.mediationconsommateur.be/",
        language: "fr",
      },
      { name: "Consumentenombudsdienst", href: "https://www.consumentenombudsdienst.be/", language: "nl" },
      { name: "ConsumerConnect", href: "https://consumerconnect.be/" },
    ],
    privacy: [
      {
        name: "Autorité de protection des données",
        href: "https://www.autoriteprotectiondonnees.be/",
        language: "fr",
      },
      {
        name: "Gegevensbeschermingsautoriteit",
        href: "https://www.gegevensbeschermingsautoriteit.be/",
        language: "nl",
      },
    ],
    accessibility: [
      { name: "SPF Économie", href: "https://economie.fgov.be/fr", language: "fr" },
      { name: "FOD Economie", href: "https://economie.fgov.be/nl", language: "nl" },
    ],
  },
  AT: {
    disputes: [
      { name: "Internet Ombudsstelle", href: "https://www.ombudsstelle.at/" },
      { name: "Verein für Konsumenteninformation", href: "https://vki.at/" },
    ],
    privacy: [{ name: "Österreichische Datenschutzbehörde", href: "https://www.dsb.gv.at/" }],
    accessibility: [{ name: "Sozialministeriumservice", href: "https://www.sozialministeriumservice.gv.at/" }],
  },
  CZ: {
    disputes: [{ name: "Česká obchodní inspekce (ČOI)", href: "https://adr.coi.cz/" }],
    privacy: [{ name: "Úřad pro ochranu osobních údajů", href: "https://uoou.gov.cz/" }],
    accessibility: [{ name: "Česká obchodní inspekce", href: "https://coi.gov.cz/" }],
  },
  US: {
    disputes: [
      { name: "State consumer protection offices", href: "https://www.usa.gov/state-consumer" },
      { name: "Better Business Bureau", href: "https://www.bbb.org/" },
    ],
    privacy: [{ name: "Federal Trade Commission", href: "https://www.ftc.gov/" }],
    accessibility: [{ name: "U.S. Department of Justice, ADA", href: "https://www.ada.gov/" }],
  },
  CA: {
    disputes: [
      {
        name: "Consumer Protection Ontario",
        href: "https://www.ontario.ca/page/consumer-protection-ontario",
        language: "en",
      },
      { name: "Consumer Protection BC", href: "https://www.consumerprotectionbc.ca/", language: "en" },
      { name: "Office de la protection du consommateur (Québec)", href: "https://www.opc.gouv.qc.ca/" },
    ],
    privacy: [
      { name: "Office of the Privacy Commissioner of Canada", href: "https://www.priv.gc.ca/en/", language: "en" },
      {
        name: "Commissariat à la protection de la vie privée du Canada",
        href: "https://www.priv.gc.ca/fr/",
        language: "fr",
      },
      { name: "Commission d’accès à l’information (Québec)", href: "https://www.cai.gouv.qc.ca/" },
    ],
    accessibility: [
      { name: "Canadian Association of Statutory Human Rights Agencies", href: "https://cashra.ca/", language: "en" },
      {
        name: "Association canadienne des commissions et conseil des droits de la personne",
        href: "https://cashra.ca/fr/",
        language: "fr",
      },
    ],
  },
};
