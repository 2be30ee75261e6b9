import type { DataCardTexts } from "../data-card-texts.ts";

export const czech: DataCardTexts = {
  title: (service) => `${service}: jaké údaje používá`,
  intro: "Před nákupem: jaké údaje tato služba vytváří a přijímá, kde jsou uloženy a co s nimi můžete dělat.",
  overview: {
    title: "Údaje jednotlivých služeb",
    text: "Každá služba má stránku o svých údajích: jaké, kolik, kde jsou uloženy a jak se k nim dostanete.",
  },
  dataHeading: "Jaké údaje, kolik a jak často",
  kinds: {
    contract: "Identifikační číslo vozidla a stav vašeho předplatného",
    position: "Poloha, směr a rychlost vozidla",
    destinations: "Cíle, uložená místa a trasy",
    status: "Stav vozidla: dveře, okna, palivo nebo nabití, stav tachometru, výstrahy",
    commands: "Příkazy z vašeho telefonu a jejich výsledek",
    trips: "Jízdy: čas, vzdálenost a spotřeba",
    theft: "Poplachy a poloha vozidla po poplachu",
    driverCard: "Zda je ve vozidle karta řidiče",
    media: "Používání médií, kalendáře a kontaktů ve vozidle",
    dataUse: "Objem přenesených dat a počet připojených zařízení",
    charging: "Stav nabití, zastávky na nabíjení a spotřeba",
    assistance: "Které asistenční funkce jsou zapnuté a jejich závady",
    alerts: "Časy, místa a rychlosti, které jste nastavili, a upozornění na ně",
  },
  frequencies: {
    driving: (volume) => `Každých deset sekund během jízdy, přibližně ${volume} za měsíc.`,
    change: (volume) => `Při každé změně, přibližně ${volume} za měsíc.`,
    request: (volume) => `Při každém použití, přibližně ${volume} za měsíc.`,
    alarm: (volume) => `Jen po poplachu, každých deset sekund až do jeho konce, přibližně ${volume} na jeden poplach.`,
    hourly: (volume) => `Jednou za hodinu, když se služba používá, přibližně ${volume} za měsíc.`,
  },
  retentions: {
    days30: "Uchovává se 30 dní.",
    months12: "Uchovává se 12 měsíců.",
    untilDeleted: "Uchovává se, dokud údaje nesmažete, nejdéle 30 dní po skončení služby.",
    contractEnd: "Uchovává se po dobu trvání služby a poté tak dlouho, jak vyžaduje zákon.",
  },
  storage: [
    "Kde jsou uloženy",
    "Ve vozidle a na serverech držitele dat. Údaje vozidel v Evropě se uchovávají v Evropském hospodářském prostoru nebo ve Spojeném království, údaje vozidel v Severní Americe ve Spojených státech nebo v Kanadě.",
  ],
  access: [
    "Jak se k nim dostanete",
    "Ve vozidle, v aplikaci vašeho vozidla a na vyžádání jako soubor v běžném formátu, bezplatně a v kvalitě, v jaké je má držitel dat. Napište nám přes stránku s kontakty, nebo se přihlaste a otevřete „Vaše údaje“.",
  ],
  use: [
    "K čemu je držitel dat používá",
    "K poskytování služby, k jejímu zabezpečení a k odstraňování závad. Ke zlepšování služby se používají jen souhrnná čísla, která neuvádějí žádnou osobu ani vozidlo. Údaje se neprodávají.",
  ],
  thirdParties: [
    "Kdo další je dostává",
    "Společnosti, které pro držitele dat provozují servery a mobilní sítě; po odcizení dohledové centrum a s vaším souhlasem policie. Nikdo jiný, pokud o to sami nepožádáte.",
  ],
  sharing: [
    "Jak je sdílet a sdílení ukončit",
    "Můžete držitele dat požádat, aby údaje předal společnosti podle vašeho výběru, například servisu nebo pojišťovně, a kdykoli to stejným způsobem odvolat. Údaje, které prozrazují obchodní tajemství, se předávají jen tehdy, zůstane-li tajemství chráněno.",
  ],
  end: [
    "Jak dlouho a jak to ukončit",
    "Údaje vznikají, dokud běží váš tarif. Připojení můžete ve vozidle kdykoli vypnout; služba pak přestane fungovat. Když tarif skončí nebo jej zrušíte, žádné nové údaje nevznikají.",
  ],
  complaint: [
    "Když něco není v pořádku",
    "Můžete podat stížnost u orgánu, který je ve vaší zemi příslušný pro nařízení o datech (nařízení (EU) 2023/2854).",
  ],
  holder: ["Kdo je držitelem dat", "Držitelem dat je zde uvedená společnost. Zastihnete ji přes stránku s kontakty."],
};
