import type { Sentences } from "../text-ids.ts";

export const sentences: Sentences = {
  orderReceivedSubject: "Přijali jsme vaši objednávku {orderNumber}",
  orderReceivedTitle: "Děkujeme za objednávku",
  orderReceivedOpening: "přijali jsme vaši objednávku. Objednali jste si:",
  autoRenewalTurnedOn:
    "Abyste mohli tuto službu využívat bez přerušení, bude u vybraného předplatného zapnuto automatické prodlužování.",
  autoRenewalNotice: "Až platnost tohoto předplatného skončí, automaticky ho prodloužíme.",
  autoRenewalTurnedOnForSeveral:
    "Abyste mohli tyto služby využívat bez přerušení, bude u vybraných předplatných zapnuto automatické prodlužování.",
  autoRenewalNoticeOfSeveral: "Až platnost těchto předplatných skončí, automaticky je prodloužíme.",
  nothingRenews: "Nic se neprodlouží samo.",
  withdrawalTitle: "Pokud si to rozmyslíte",
  withdrawalUntil: "Od této smlouvy můžete odstoupit do {date} bez udání důvodu a celou částku vám vrátíme.",
  attachments: "V příloze: shrnutí vaší smlouvy s formulářem pro odstoupení a obchodní podmínky, které pro ni platí.",
  endingTitle: "Pokud chcete předplatné ukončit",
  endingText: "Můžete to udělat kdykoli online. Účet není potřeba.",

  paymentFailedSubject: "Platba za objednávku {orderNumber} se nezdařila",
  paymentFailedTitle: "Platba se nezdařila",
  paymentFailedOpening: "vaši objednávku {orderNumber} se nepodařilo dokončit.",
  paymentFailedText:
    "Omlouváme se, vaši platbu se nepodařilo zpracovat, a proto jsme museli objednávku zrušit. Zkontrolujte své platební údaje a zkuste to znovu.",
  notCharged: "Vybraným způsobem platby nebylo nic účtováno.",

  servicesActiveSubject: "Nyní aktivní: vaše objednávka {orderNumber}",
  servicesActiveTitle: "Nyní aktivní",
  servicesActiveOpening: "ve vašem vozidle je nyní aktivní:",
  servicesRenewedSubject: "Prodlouženo: vaše objednávka {orderNumber}",
  servicesRenewedTitle: "Prodlouženo",
  servicesRenewedOpening: "pro vaše vozidlo jsme prodloužili:",
  servicesActiveHint: "Pokud to vozidlo ještě nezobrazuje, zaparkujte venku s dobrým signálem a zapněte zapalování.",

  refundRequestedSubject: "Vaše žádost o vrácení peněz k objednávce {orderNumber}",
  refundRequestedTitle: "Přijali jsme vaši žádost o vrácení peněz",
  refundRequestedOpening: "vaše žádost o vrácení peněz {number} k nám dorazila.",
  refundRequestedText:
    "Přijali jsme žádost o vrácení {amount} za tuto položku a právě ji zpracováváme. O dalším postupu vás budeme informovat.",
  refundRequestedForSeveral:
    "Přijali jsme žádost o vrácení {amount} za tyto položky a právě ji zpracováváme. O dalším postupu vás budeme informovat.",
  fullRefund:
    "Celou částku vrátíme původním způsobem platby. Na vašem účtu by se měla objevit během 5–10 pracovních dnů.",

  refundIssuedSubject: "Vrácení peněz k objednávce {orderNumber}",
  refundIssuedTitle: "Vaše peníze jsou na cestě",
  refundIssuedOpening: "máme dobrou zprávu k vaší objednávce {orderNumber}:",
  refundIssuedToCard: "Vaše peníze jsou na cestě. Zahájili jsme vrácení {amount} na {cardType} **** {last4}.",
  refundIssuedTo: "Vaše peníze jsou na cestě. Zahájili jsme vrácení {amount} prostřednictvím {method}.",
  refundIssuedBack: "Vaše peníze jsou na cestě. Zahájili jsme vrácení {amount} na původní platební metodu.",
  creditNote: "Dobropis najdete u své objednávky.",

  renewsSubject: "Služba {service} se prodlouží {date}",
  renewsTitle: "Vaše příští prodloužení",
  renewsOpening: "automatické prodlužování je zapnuté: služba {service} se prodlouží {date}.",
  silentRenewalSubject: "Oznámení o automatickém prodloužení: {service}, lhůta {date}",
  silentRenewalTitle: "Oznámení o automatickém prodloužení",
  priceChanges: "Cena se změnila",
  priceChangesText: "Dosud: {previous}\nOd {date}: {amount}",
  lastDayTitle: "Poslední den, kdy lze prodloužení zabránit: {date}",
  stopText: "Pokud ho nechcete, vypněte automatické prodlužování nejpozději {date}. Jde to bez přihlášení a zdarma.",
  silenceText:
    "Vyjádřit nesouhlas můžete nejpozději {date}. Pokud do té doby nic neuděláte, považujeme to za souhlas a smlouva se prodlouží tak, jak je zde popsáno.",
  stopsWorkingIfStopped: "Pokud automatické prodlužování vypnete, služba přestane ve vozidle fungovat {date}.",
  whatEnds: "Co služba umí a co s ní skončí: {functions}",
  endsSubject: "Služba {service} končí {date}",
  endsTitle: "Vaše služba brzy skončí",
  endsOpening: "automatické prodlužování je vypnuté: služba {service} končí {date}.",
  endsTodaySubject: "Služba {service} dnes končí",
  endsTodayTitle: "Vaše služba dnes končí",
  endsTodayOpening: "automatické prodlužování je vypnuté: služba {service} končí dnes, {date}.",
  endedSubject: "Služba {service} skončila",
  endedTitle: "Vaše služba skončila",
  endedOpening: "služba {service} skončila {date}.",
  stopsWorking: "Služba přestane ve vozidle fungovat {date}. Nic dalšího vám neúčtujeme.",
  stoppedWorking: "Služba přestala ve vozidle fungovat {date}. Nic dalšího vám neúčtujeme.",
  renewToday: "Prodloužit můžete se svým dosavadním předplatným:",
  renewEarly: "Nové období začne {date}, v den, kdy skončí to současné. Dřívějším prodloužením nepřijdete o žádný den.",

  renewedSubject: "Služba {service} je prodloužena",
  renewedTitle: "Vaše předplatné je prodlouženo",
  renewedOpening: "prodloužili jsme službu {service} a účtovali níže uvedenou částku.",
  freeExit:
    "Na toto prodloužení jsme vás včas neupozornili. Předplatné proto můžete kdykoli s okamžitou platností ukončit a nevyužitou dobu vám vrátíme.",
  invoiceAttached: "Faktura je v příloze.",

  renewalFailedSubject: "Službu {service} se nepodařilo prodloužit",
  renewalFailedTitle: "Platba se nezdařila",
  renewalFailedOpening: "platba za prodloužení služby {service} se nezdařila. Nic nebylo účtováno.",
  nextTry: "Znovu to zkusíme {date}. Do té doby prosím zkontrolujte svůj způsob platby.",
  endsUnlessPaid: "Pokud žádná platba neproběhne, služba přestane ve vozidle fungovat {date}.",
  notRenewedSubject: "Služba {service} nebyla prodloužena",
  notRenewedTitle: "Vaše předplatné nebylo prodlouženo",
  notRenewedOpening: "ani poslední pokus o platbu za prodloužení služby {service} se nezdařil. Nic nebylo účtováno.",
  notRenewedText: "Automatické prodlužování skončilo a služba přestane ve vozidle fungovat {date}.",
  notRenewedNext: "Pokud si chcete službu ponechat, aktualizujte způsob platby a službu prodlužte.",

  turnedOffSubject: "Automatické prodlužování je vypnuté: {service}",
  turnedOffTitle: "Automatické prodlužování je vypnuté",
  turnedOff: "Vypnuli jste automatické prodlužování služby {service}.",
  turnedOffWithoutNotice:
    "na prodloužení služby {service} jsme vás včas neupozornili. Automatické prodlužování jsme proto vypnuli a služba končí.",
  turnedOnSubject: "Automatické prodlužování je zapnuté: {service}",
  turnedOnTitle: "Automatické prodlužování je zapnuté",
  turnedOn: "Zapnuli jste automatické prodlužování služby {service}.",
  notYourChange: "Pokud jste to nebyli vy, kontaktujte nás.",

  cardExpiresSubject: "Platnost karty skončí před prodloužením: {service}",
  cardExpiresTitle: "Platnost vaší karty brzy skončí",
  cardExpiresOpening: "platnost karty {card} skončí dříve, než se služba {service} {date} prodlouží.",
  cardExpiresText: "Uložte prosím kartu s delší platností, aby služba pokračovala bez přerušení.",

  withdrawalSubject: "Potvrzení o přijetí vašeho odstoupení {number}",
  withdrawalReceivedTitle: "Přijali jsme vaše odstoupení",
  withdrawalOpening: "vaše odstoupení jsme přijali {moment}.",
  withdrawalStatement: "Tímto odstupuji od zde uvedené smlouvy.",
  cancellationSubject: "Potvrzení o přijetí vaší výpovědi {number}",
  cancellationTitle: "Přijali jsme vaši výpověď",
  cancellationOpening: "vaši výpověď jsme přijali {moment}.",
  cancellationStatement: "Tímto vypovídám zde uvedenou smlouvu.",
  declarationTitle: "Vaše prohlášení",
  declarationNext:
    "Tento e-mail potvrzuje, že vaše prohlášení dorazilo, s obsahem, datem a časem. Nyní ho porovnáme s našimi záznamy a sdělíme vám výsledek. Tento e-mail si prosím uschovejte.",

  methodSavedSubject: "Byl uložen způsob platby",
  methodSavedOpening: "ve vašem účtu byl uložen způsob platby.",
  methodRemovedSubject: "Byl odstraněn způsob platby",
  methodRemovedOpening: "z vašeho účtu byl odstraněn způsob platby.",
  notYouPayment: "Pokud jste to nebyli vy, zvolte si ihned nové heslo a kontaktujte nás.",

  newSignInSubject: "Nové přihlášení k vašemu účtu",
  newSignInOpening: "váš účet byl otevřen na zařízení, které ještě neznáme.",
  newSignInYou: "Pokud jste to byli vy, nemusíte nic dělat.",
  newSignInNotYou: "Pokud jste to nebyli vy, zvolte si nové heslo. Poté vás odhlásíme na všech zařízeních.",

  passwordChangedSubject: "Vaše heslo bylo změněno",
  passwordChangedOpening: "heslo k vašemu účtu bylo změněno. Odhlásili jsme vás na všech zařízeních.",

  caseSubject: "Vaši zprávu {number} jsme přijali",
  caseTitle: "Děkujeme. Vaši zprávu jsme přijali.",
  caseOpening: "vaše zpráva dorazila.",
  caseNext:
    "Odpovíme do dvou pracovních dnů na uvedenou e-mailovou adresu. Pokud nám zavoláte, připravte si číslo případu.",
  caseMessage: "Vaše zpráva",

  passwordResetSubject: "Zvolte si nové heslo",
  passwordResetOpening: "tímto odkazem si zvolíte nové heslo. Odkaz platí jednu hodinu.",
  passwordResetIgnore: "Pokud jste o něj nežádali, můžete tento e-mail ignorovat. Vaše heslo se nezmění.",
  invitationSubject: "Vítejte v připojených službách {brand}",
  invitationOpening: "tímto odkazem potvrdíte svou e-mailovou adresu a zvolíte si heslo. Odkaz platí 24 hodin.",
  invitationIgnore: "Pokud jste o účet nežádali, můžete tento e-mail ignorovat.",
  accountExistsSubject: "Účet již máte",
  accountExistsOpening:
    "někdo chtěl s touto e-mailovou adresou vytvořit účet, ale vy jej již máte. Pokud si na heslo nevzpomínáte, zvolte si tímto odkazem nové. Odkaz platí jednu hodinu.",
  accountExistsIgnore: "Pokud jste to nebyli vy, můžete tento e-mail ignorovat.",

  dataDeletedSubject: "Vaše údaje byly smazány",
  dataDeletedOpening: "jak jste si přáli, smazali jsme váš účet a údaje, které k němu patří.",
  dataKeptTitle: "Co musíme podle zákona uchovat",
  dataKeptText: "K ničemu jinému to nepoužíváme a smažeme to, jakmile to zákon dovolí.",
  dataNothingKept: "Nic neuchováváme.",
};
