import type { Results } from "../text-ids.ts";

export const results: Results = {
  settledWithdrawalSubject: "Výsledek vašeho odstoupení {number}",
  settledWithdrawalTitle: "Výsledek vašeho odstoupení",
  settledWithdrawalOpening: "vaše odstoupení jsme přijali {moment}. Toto je výsledek.",
  settledCancellationSubject: "Výsledek vaší výpovědi {number}",
  settledCancellationTitle: "Výsledek vaší výpovědi",
  settledCancellationOpening: "vaši výpověď jsme přijali {moment}. Toto je výsledek.",
  resultCarriedOut: "Vaše prohlášení jsme provedli.",
  resultInOtherLetter: "Podrobnosti jsou v našem e-mailu na adresu uvedenou ve smlouvě.",
  resultWithdrawn: "Od této služby jste odstoupili. Vracíme celou částku.",
  resultStillRuns: "Vaše dřívější období je nadále zaplacené: služba funguje do {date}.",
  resultCancelled: "Tato služba je vypovězena. Funguje do {date}.",
  resultCancelledEarly: "Tato služba je vypovězena. Končí {date}. Platbu za následující dny vracíme.",
  resultCancelledEnded: "Tato služba je vypovězena. Skončila {date}. Platbu za následující dny vracíme.",
  resultRenewalOff: "Automatické prodlužování je vypnuté. Nic dalšího vám neúčtujeme.",
  resultEndsAnyway:
    "Automatické prodlužování už bylo vypnuté, takže nebylo co měnit. Služba končí {date} a nic dalšího vám neúčtujeme.",
  resultReturnedBefore: "Tato služba už byla vrácena, takže nebylo co měnit.",
  resultEndedBefore: "Tato služba už skončila, takže nebylo co měnit. Nic dalšího vám neúčtujeme.",
  resultOneTime: "Šlo o jednorázový nákup. Neprodlužuje se, takže nebylo co měnit.",
  resultUnchanged: "U této služby se nic nezměnilo.",
  refundToMethod: "Vracíme {amount} na {method}, nejpozději {date}.",
  refundToOriginal: "Vracíme {amount} způsobem platby, který jste použili, nejpozději {date}.",
  refusedNoContract:
    "Vaše prohlášení jsme nemohli provést, protože jsme podle vašich údajů nenašli žádnou smlouvu. Pošlete ho prosím znovu s číslem objednávky přesně tak, jak je uvedeno v našem potvrzení objednávky.",
  refusedSeveralContracts:
    "Vaše prohlášení jsme nemohli provést, protože vaše údaje odpovídají více smlouvám. Pošlete ho prosím znovu s číslem objednávky smlouvy, kterou máte na mysli.",
  refusedNotCustomer:
    "Vaše prohlášení jsme nemohli provést, protože se nám nepodařilo ověřit, že pochází od zákazníka, který smlouvu uzavřel.",
  refusedDeclaredBefore: "K této smlouvě jsme už dříve provedli jiné prohlášení, takže nebylo co dalšího měnit.",
  refusedEndedBefore: "Smlouva už byla ukončena, když vaše prohlášení dorazilo, takže nebylo co měnit.",
  refusedPeriodOver:
    "Vaše odstoupení jsme nemohli provést v plném rozsahu, protože lhůta pro odstoupení v době jeho doručení už uplynula.",
  refusedLaterDay:
    "Smlouva nemůže trvat do dne, který jste si přáli. Neprodlužuje se a končí s obdobím, které jste zaplatili.",
  refusedNoGoodCause:
    "Uvedený důvod nemůžeme uznat jako závažný, smlouva proto nekončí předčasně. Neprodlužuje se a končí s obdobím, které jste zaplatili.",
  goodCauseNext:
    "Tento e-mail potvrzuje, že vaše prohlášení dorazilo, s obsahem, datem a časem. Jakmile smlouvu najdeme, zastavíme její prodlužování. Váš důvod si přečte člověk z našeho týmu a napíše vám, zda smlouva skončí před koncem zaplaceného období. Tento e-mail si prosím uschovejte.",
};
