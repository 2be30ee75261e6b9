import type { AttachmentTexts } from "./text-list.ts";

export const czech: AttachmentTexts = {
  summary: "Shrnutí smlouvy",
  summaryFile: "shrnuti-smlouvy",
  orderNumber: "Číslo objednávky",
  orderedAt: "Objednáno",
  customer: "Zákazník",
  vehicle: "Vozidlo",
  vin: "VIN",
  service: "Služba",
  plan: "Předplatné",
  autoRenewal: "Automatické prodlužování",
  on: "Zapnuto",
  off: "Vypnuto",
  amount: "Cena",
  total: "Celkem včetně {tax}",
  tax: "Z toho {tax}",
  payment: "Způsob platby",
  trader: "Smluvní strana",
  renewal: "Doba trvání a prodloužení",
  renewalOn:
    "Je-li automatické prodlužování zapnuto, předplatné po jeho skončení prodloužíme a částku strhneme výše uvedeným způsobem platby. Datum a přesnou částku vám sdělíme předem. Automatické prodlužování můžete kdykoli zastavit: ve svém účtu, odkazem v našich zprávách nebo na naší stránce pro vypovězení.",
  renewalOff:
    "Je-li automatické prodlužování vypnuto, služba skončí sama s uplynutím předplatného. Nemusíte ji vypovídat.",
  withdrawal: "Právo odstoupit od smlouvy",
  withdrawalText:
    "Od této smlouvy můžete odstoupit do 14 dnů bez udání důvodu, a to do konce dne {until}. Stačí jednoznačné prohlášení, například formulář na poslední straně, nebo online bez přihlášení: {address}. Do 14 dnů vám pak vrátíme vše, co jste zaplatili, stejným způsobem platby.",
  terms: "Obchodní podmínky",
  termsFile: "obchodni-podminky",
  termsText: "Platí obchodní podmínky ve znění ze dne {version}. Jsou přiloženy jako samostatný soubor.",
  termsVersion: "Znění ze dne {version}",
  invoiceFile: "faktura",
  form: {
    title: "Vzorový formulář pro odstoupení od smlouvy",
    hint: "(vyplňte tento formulář a pošlete jej zpět pouze v případě, že chcete odstoupit od smlouvy)",
    to: "Adresát",
    statement:
      "Oznamuji/oznamujeme (*), že tímto odstupuji/odstupujeme (*) od smlouvy o nákupu tohoto zboží (*)/o poskytnutí těchto služeb (*)",
    orderedOn: "Datum objednání (*)/datum obdržení (*)",
    name: "Jméno a příjmení spotřebitele/spotřebitelů",
    address: "Adresa spotřebitele/spotřebitelů",
    signature: "Podpis spotřebitele/spotřebitelů (pouze pokud je tento formulář zasílán v listinné podobě)",
    date: "Datum",
    deleteAsAppropriate: "(*) Nehodící se škrtněte nebo údaje doplňte.",
  },
  page: "Strana {page} z {pages}",
};
