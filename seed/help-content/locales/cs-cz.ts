import type { HelpTexts } from "../help-texts.ts";

export const csCZ: HelpTexts = {
  questions: {
    "find-vin": [
      "Kde najdu VIN svého vozu?",
      "<p>Identifikační číslo vozidla (VIN) má 17 písmen a číslic. Najdete ho</p><ul><li>dole na čelním skle, čitelné zvenku,</li><li>na štítku na sloupku dveří řidiče,</li><li>v osvědčení o registraci vozidla (technickém průkazu), pole E.</li></ul><p>Písmena I, O a Q se v něm nikdy nevyskytují.</p>",
    ],
    "expiry-date": [
      "Kdy moje služba skončí?",
      "<p>Zadejte na úvodní stránce VIN: u každé služby je uvedeno, do kdy platí. U bezpečnostních služeb, jako je Secure Tracker, se datum zobrazí až po přihlášení. Máme-li vaši e-mailovou adresu, na konec platnosti vás také včas upozorníme.</p>",
    ],
    "renew-early": [
      "Přijdu o dny, když prodloužím dříve?",
      "<p>Ne. Nové období navazuje na konec toho současného. Pokud zbývá 30 dní a dnes službu prodloužíte o 12 měsíců, poběží těchto 30 dní a potom dalších 12 měsíců.</p>",
    ],
    "activation-time": [
      "Za jak dlouho začne služba ve voze fungovat? Co mám udělat?",
      "<p>Obvykle za několik minut.</p><ol><li>Zaparkujte venku na místě s dobrým mobilním signálem.</li><li>Zapněte zapalování a nechte ho zapnuté asi deset minut.</li><li>Vyčkejte, až obrazovka službu potvrdí.</li></ol><p>Pokud se ani po 24 hodinách nic nezmění, obraťte se na nás.</p>",
    ],
    "paid-but-expired": [
      "Mám zaplaceno, ale služba se stále zobrazuje jako ukončená. Co teď?",
      "<p>Vůz se o prodloužení dozví, až když má signál. Zaparkujte venku, zapněte zapalování, počkejte deset minut a poté restartujte obrazovku podržením tlačítka napájení. Pokud se služba i 24 hodin po objednávce zobrazuje jako ukončená, napište nám a uveďte číslo objednávky. Znovu platit nemusíte.</p>",
    ],
    lapse: [
      "Co přestane fungovat, když služba skončí? A co tísňové volání?",
      "<p>Skončí jen funkce této služby, u připojené navigace například aktuální dopravní informace, vyhledávání online a aktualizace map. Mapy uložené ve voze fungují dál. Tísňové volání eCall (112) je ve vozech, které jsou jím vybaveny, povinné ze zákona a funguje i bez předplatného.</p>",
    ],
    countries: [
      "Ve kterých zemích služby fungují?",
      "<p>Připojená navigace funguje ve všech zemích Evropské unie, ve Spojeném království a v několika sousedních zemích, například ve Švýcarsku, Norsku a na Islandu. Úplný seznam najdete na stránce služby. Roaming je v této oblasti zahrnut v ceně.</p>",
    ],
    "not-offered": [
      "Proč se některá služba pro můj vůz nenabízí?",
      "<p>Nabídka závisí na modelu, výbavě a zemi, do které byl vůz dodán. Plánovač nabíjení je například jen pro plug-in hybridy a elektromobily a Wi-Fi hotspot se neprodává ve všech zemích. Zobrazujeme jen to, co bude ve vašem voze fungovat.</p>",
    ],
    "ownership-change": [
      "Co bude se službami, když vůz prodám nebo koupím?",
      "<p>Po prodeji: odeberte vůz ze svého účtu a v jeho nastavení vymažte své osobní údaje. Je-li zapnuté automatické prodlužování, vypněte ho.</p><p>Po koupi: vytvořte si účet a vůz do něj přidejte. Dokud ho předchozí majitel neodebere, může se zobrazit hlášení, že VIN je spojen s jiným uživatelem. V takovém případě se na nás obraťte; požádáme vás o doklad o vlastnictví.</p>",
    ],
    "someone-else-pays": [
      "Může za můj vůz zaplatit někdo jiný?",
      "<p>Ano. Kdo zná VIN, může službu prodloužit jako host, například člen rodiny nebo zaměstnavatel. Potvrzení a fakturu obdrží ten, kdo platí; službu dostane vůz.</p>",
    ],
    "several-cars": [
      "Mám více vozů. Mohu je spravovat v jednom účtu?",
      "<p>Ano. Každý vůz spojený s vaším účtem je v něm uveden se svými službami. Objednávka se vždy týká jednoho vozu, proto prosím objednávejte pro každý vůz zvlášť.</p>",
    ],
    "network-switch-off": [
      "Bude služba fungovat i po vypnutí sítí 2G a 3G?",
      "<p>Služby potřebují mobilní síť, kterou umí modem vozu používat. Má-li být síť, na které váš vůz závisí, vypnuta před koncem některého období, takové období neprodáváme. Stane-li se to během období, které jste již zaplatili, vrátíme vám peníze za nevyužitý čas.</p>",
    ],
    methods: ["Jaké způsoby platby přijímáte?", "<p>Visa, Mastercard, American Express, Apple Pay a Google Pay.</p>"],
    "billing-country": [
      "Proč musí země fakturační adresy odpovídat mé kartě?",
      "<p>Podle země fakturační adresy se určuje daň a tato země se musí shodovat se zemí, ve které byla vydána vaše karta nebo veden účet. Pokud se liší, použijte jiný způsob platby nebo adresu opravte.</p>",
    ],
    "region-not-billed": [
      "Proč nelze fakturovat do mé oblasti?",
      "<p>Fakturujeme na adresy v celé České republice a v zemích, které si můžete zvolit při placení. Některá území jiných států, například Kanárské ostrovy nebo Livigno, nepatří do oblasti DPH svého státu a daň tam neumíme správně vypočítat. V takovém případě prosím použijte jinou fakturační adresu, pokud ji máte.</p>",
    ],
    "auto-renewal-charge": [
      "Kdy a kolik se strhne za automatické prodloužení?",
      "<p>V den, kdy končí současné období. Napíšeme vám přibližně dva měsíce, pět týdnů a jeden týden předem a pokaždé uvedeme datum, přesnou částku včetně DPH, kartu a poslední den, kdy můžete prodloužení zrušit. Pokud ho do té doby vypnete, nic se nestrhne.</p>",
    ],
    "auto-renewal-off": [
      "Jak vypnu automatické prodlužování?",
      "<p>Ve svém účtu otevřete služby, zvolte správu dané služby a automatické prodlužování vypněte. Platí to okamžitě. Služba běží dál do konce zaplaceného období. Na stejném místě můžete automatické prodlužování opět zapnout.</p>",
    ],
    "card-changed": [
      "Moje karta skončila nebo byla vyměněna. Co mám udělat?",
      "<p>Ve svém účtu otevřete platební údaje a způsob platby upravte. Nová karta se použije od příštího prodloužení. Dokud na způsobu platby závisí předplatné s automatickým prodlužováním, lze ho změnit, ale ne smazat.</p>",
    ],
    invoice: [
      "Kde najdu fakturu a je na ní DPH?",
      "<p>Otevřete objednávku ve svém účtu a zvolte fakturu. Dokument PDF uvádí základ daně, DPH 21 % a celkovou částku a bývá připraven do jednoho dne. Všechny ceny v obchodě jsou včetně DPH.</p>",
    ],
    "bank-confirmation": [
      "Proč bylo nutné potvrdit platbu u banky?",
      "<p>Silné ověření uživatele je v Evropské unii povinné ze zákona: banka, obvykle ve své aplikaci nebo kódem, ověřuje, že platíte skutečně vy. Vaše heslo nikdy nevidíme. Pokud se ověření nezdaří nebo trvá příliš dlouho, nic se nestrhne a košík zůstane uložen.</p>",
    ],
    withdrawal: [
      "Jak mohu do 14 dnů odstoupit od smlouvy?",
      "<p>Do 14 dnů od objednávky můžete od smlouvy odstoupit bez udání důvodu. Dole na každé stránce zvolte <strong>Zde odstoupit od smlouvy</strong>, vyplňte jméno, číslo objednávky a e-mail a stiskněte <strong>Potvrdit odstoupení od smlouvy</strong>. Okamžitě obdržíte potvrzení s datem a časem a vrátíme vám celou částku, i když už je služba aktivní.</p>",
    ],
    "refund-time": [
      "Jak dlouho trvá vrácení peněz?",
      "<p>Peníze vracíme do 14 dnů od odstoupení stejným způsobem, jakým jste zaplatili. Částka by se na vašem účtu měla objevit do 5 až 10 pracovních dnů; některým bankám trvá zobrazení o něco déle.</p>",
    ],
    "cancel-without-account": [
      "Jak zruším objednávku bez účtu?",
      "<p>Dole na každé stránce zvolte <strong>Zde odstoupit od smlouvy</strong>; nepotřebujete k tomu účet ani heslo. Objednávku můžete také otevřít pomocí jejího čísla a e-mailové adresy a o vrácení peněz požádat tam.</p>",
    ],
    "refund-status": [
      "Kde zjistím stav vrácení peněz?",
      "<p>Otevřete objednávku: ve svém účtu, nebo bez účtu pomocí čísla objednávky a e-mailové adresy. Průběh ukazuje, zda bylo o vrácení požádáno, nebo už bylo provedeno, a dobropis si tam můžete stáhnout, jakmile bude připraven.</p>",
    ],
    "remaining-time": [
      "Co se stane se zbývající dobou, když vůz prodám?",
      "<p>Zaplacená doba zůstává u vozu a přechází na dalšího majitele; mnozí prodejci to uvádějí v inzerátu. Na jiný vůz ji převést nelze. Do 14 dnů od objednávky můžete místo toho požádat o vrácení peněz.</p>",
    ],
    "phone-hours": [
      "Jak a kdy se vám dovolám?",
      '<p>Na čísle <a href="tel:+420200000000">+420 200 000 000</a> od pondělí do pátku od 8.00 do 18.00 hodin, mimo státní svátky. Číslo je pro ukázku smyšlené, nikdo se neozve.</p>',
    ],
    complaints: [
      "Jak podám stížnost a kdo pomůže, když se neshodneme?",
      '<p>Napište nejprve nám; reklamaci vyřídíme nejpozději do 30 dnů. Pokud se neshodneme, můžete se obrátit na Českou obchodní inspekci, která spory spotřebitelů řeší mimosoudně: <a href="https://adr.coi.cz">adr.coi.cz</a>. Vždy se můžete obrátit i na soud.</p>',
    ],
    "data-privacy": [
      "Jaké údaje připojené služby používají?",
      "<p>Jen ty, které služba potřebuje: navigace polohu během jízdy, Secure Tracker polohu po nahlášení krádeže, Remote stav dveří, oken a baterie. Sdílení údajů můžete ve voze kdykoli ukončit. Podle GDPR máte mimo jiné právo na přístup, opravu a výmaz a můžete podat stížnost Úřadu pro ochranu osobních údajů; evropské nařízení o datech vám dává přístup k údajům, které váš vůz vytváří. Na stránce každé služby je uvedeno, které údaje používá.</p>",
    ],
    accessibility: [
      "Jak je tento obchod přístupný?",
      "<p>Řídíme se zákonem č. 424/2023 Sb. a pravidly WCAG 2.2 na úrovni AA: vše lze ovládat klávesnicí, s odečítačem obrazovky i se zvětšeným písmem. Pokud vám něco překáží, dejte nám vědět telefonicky nebo e-mailem; stejnou cestou můžete i objednat.</p>",
    ],
  },
  renewals: {
    title: "Otázky k prodloužení",
    body: "<p>Na co se majitelé před prodloužením ptají nejčastěji.</p>",
  },
  countries: {
    title: "Zahrnuté země",
    body: "<p>V těchto zemích pracuje připojená navigace s aktuálními údaji. Mapy uložené ve voze fungují všude, kde jsou nainstalovány.</p>",
  },
  needAnyHelp: {
    title: "Potřebujete pomoc?",
    body: "<p>Naše otázky a odpovědi se týkají prodloužení, plateb a vracení peněz. Pokud mezi nimi ta vaše není, rádi vám pomůžeme osobně.</p>",
  },
  needHelp: {
    title: "Potřebujete pomoc s objednávkou?",
    body: "<p>Než se na nás obrátíte, připravte si prosím číslo objednávky a poslední čtyři znaky VIN.</p>",
  },
  splash: {
    landRover: {
      title: "Ve spojení i tam, kde silnice končí",
      body: "<p>Navigace, která zná dopravu před vámi, vůz, který vždy najdete, a interiér vyhřátý dřív, než nastoupíte. Podívejte se, co je ve vašem voze aktivní, a prodlužte to během několika minut.</p>",
      action: "Najít svůj vůz",
    },
    jaguar: {
      title: "Každá jízda lépe informovaná",
      body: "<p>Aktuální doprava, naplánované zastávky k nabíjení a váš vůz stále na očích. Podívejte se, co je ve vašem voze aktivní, a prodlužte to během několika minut.</p>",
      action: "Najít svůj vůz",
    },
  },
  vehicle: (model) => `Kresba z boku: ${model}`,
  terms: {
    title: "Obchodní podmínky",
    body: `<p>Tento obchod je ukázka. Společnost, ceny i kontaktní údaje jsou smyšlené.</p>
<h2>1. Kdo jsme</h2><p>Tyto podmínky platí pro smlouvy mezi vámi a společností Connected Services Demonstration s.r.o. o připojených službách vozidla.</p>
<h2>2. Smlouva</h2><p>Zobrazení služeb v obchodě je výzvou k objednávce. Tlačítkem „Objednávka zavazující k platbě“ činíte závaznou objednávku; smlouva je uzavřena, jakmile ji potvrdíme e-mailem. Potvrzení obsahuje tyto podmínky.</p>
<h2>3. Služba</h2><p>Služba se poskytuje pro vozidlo, jehož VIN uvedete, a na období, které si zvolíte. Vyžaduje mobilní signál, funkční modem a aktuální software ve voze. Na stránce každé služby je uvedeno, co umí a kde funguje.</p>
<h2>4. Cena a platba</h2><p>Ceny jsou v českých korunách včetně DPH. Platba je splatná při objednávce.</p>
<h2>5. Doba trvání a prodloužení</h2><p>Předplatné končí uplynutím svého období. Prodlužuje se jen tehdy, pokud jste souhlasili s automatickým prodlužováním, a to o stejnou dobu. Před každým prodloužením vás upozorníme a až do dne platby ho můžete zrušit.</p>
<h2>6. Čtrnáct dní na rozmyšlenou</h2><p>Od smlouvy můžete do čtrnácti dnů od jejího uzavření odstoupit bez udání důvodu (§ 1829 občanského zákoníku). Stačí funkce „Zde odstoupit od smlouvy“, dopis nebo e-mail. Celou částku vrátíme do čtrnácti dnů stejným způsobem platby a za již využitou dobu si nic nestrhneme.</p>
<h2>7. Když něco nefunguje</h2><p>Dejte nám vědět. Náleží vám práva z vadného plnění, která zákon u digitálních služeb stanoví. Za úmysl, hrubou nedbalost a újmu na životě či zdraví odpovídáme bez omezení.</p>
<h2>8. Údaje</h2><p>Zpracováváme VIN, vaše kontaktní údaje a údaje, které služba potřebuje. V informacích o ochraně soukromí je uvedeno, které to jsou, jak dlouho je uchováváme a komu je předáváme.</p>
<h2>9. Právo a spory</h2><p>Platí české právo; kogentní předpisy státu, ve kterém žijete, tím nejsou dotčeny. K mimosoudnímu řešení sporů je příslušná Česká obchodní inspekce (adr.coi.cz).</p>`,
  },
};
