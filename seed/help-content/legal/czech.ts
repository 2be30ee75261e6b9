import type { LegalTexts } from "./legal-texts.ts";

export const csCZ: LegalTexts = {
  privacy: {
    title: "Ochrana osobních údajů",
    body: `<p>Tento obchod je ukázka. Společnost a kontaktní údaje jsou smyšlené. Nezadávejte prosím údaje skutečných osob.</p>
<h2>1. Kdo je správcem</h2><p>Správcem ve smyslu nařízení (EU) 2016/679 (GDPR) je společnost uvedená v údajích o společnosti.</p>
<h2>2. Které údaje používáme a proč</h2><ul><li>Číslo VIN, model a běžící služby: abychom ukázali, které služby se hodí pro vaše vozidlo, a aktivovali je.</li><li>Jméno, e-mailová adresa a fakturační adresa: k uzavření a plnění smlouvy a k zaslání potvrzení a faktury.</li><li>Platební údaje: čísla karet jdou přímo poskytovateli plateb; my dostaneme jen druh karty, poslední čtyři číslice a identifikátor.</li><li>Účet a objednávky: abyste viděli, spravovali a mohli ukončit, co jste si koupili.</li><li>Vaše zprávy: abychom na ně odpověděli.</li><li>IP adresa a technické záznamy: k ochraně obchodu a k zobrazení správné země.</li></ul>
<h2>3. Právní základy</h2><p>Smlouva s vámi (čl. 6 odst. 1 písm. b) GDPR: vozidlo, jméno, adresa, platba), zákonné povinnosti (písm. c): faktury, daně), náš oprávněný zájem na bezpečném obchodě (písm. f): technické záznamy) a váš souhlas (písm. a): statistika, automatické prodloužení). Souhlas můžete kdykoli odvolat; co se stalo dříve, zůstává v souladu s právem.</p>
<h2>4. Kdo údaje dostává</h2><p>Poskytovatelé, kteří pro nás pracují, a jen v nutném rozsahu: Stripe pro platby, platforma vozidel, která služby aktivuje, provozovatel správy objednávek, vyhledávání adres při objednávce a hostitel obchodu. Vaše údaje neprodáváme. Úřady je dostanou jen tehdy, ukládá-li nám to zákon. U poskytovatelů mimo Evropskou unii platí standardní smluvní doložky Evropské komise nebo rozhodnutí o odpovídající ochraně.</p>
<h2>5. Jak dlouho je uchováváme</h2><p>Faktury uchováváme deset let, jak vyžaduje zákon o dani z přidané hodnoty. Zvolené vozidlo zůstává ve vašem prohlížeči 10 dní, přihlášení nejdéle 90 dní. Technické záznamy neobsahují VIN ani e-mailové adresy.</p>
<h2>6. Údaje z vašeho vozidla</h2><p>Připojené služby používají údaje, které vozidlo vytváří: navigace polohu za jízdy, Remote stav dveří, oken a baterie, Secure Tracker polohu po nahlášené krádeži. Podle nařízení EU o datech (EU) 2023/2854 máte k těmto údajům přístup a můžete žádat jejich předání třetí osobě podle své volby. Povaha, rozsah a četnost jsou uvedeny na stránce každé služby. Přenos údajů můžete ve vozidle kdykoli ukončit; služba pak nefunguje.</p>
<h2>7. Soubory cookie a statistika</h2><p>Nezbytné soubory cookie udržují vaše přihlášení a pamatují si vozidlo, košík a vaši volbu. Statistika začíná jen s vaším souhlasem, nikdy neobsahuje jméno, e-mailovou adresu ani VIN a při placení neběží. Po šesti měsících se zeptáme znovu. Volbu můžete změnit dole na každé stránce v části „Nastavení souborů cookie“.</p>
<h2>8. Děti</h2><p>Obchod je určen dospělým. Údaje dětí mladších 15 let vědomě neshromažďujeme.</p>
<h2>9. Vaše práva</h2><p>Máte právo na přístup, opravu, výmaz, omezení a přenositelnost údajů (čl. 15 až 20 GDPR) a můžete vznést námitku proti zpracování na základě našeho oprávněného zájmu (čl. 21 GDPR). Odpovíme do jednoho měsíce a bezplatně. Žádné rozhodnutí nečiní pouze stroje.</p>
<h2>10. Pověřenec pro ochranu osobních údajů</h2><p>Zastihnete ho přes náš kontaktní formulář nebo na adrese soukromi@connected-services.example. Adresa je příklad; nikdo neodpoví.</p>`,
  },
  imprint: {
    title: "Údaje o společnosti",
    body: `<p>Tento obchod předvádí připojené služby pro vozidla. Nic neprodává a nepatří žádnému výrobci vozidel.</p>
<h2>1. Jak nás zastihnete</h2><p>Nejrychleji přes náš kontaktní formulář, e-mailem na {careEmail}. Telefon a provozní doba jsou v otázkách a odpovědích. Všechny údaje jsou příklady.</p>
<h2>2. Mimosoudní řešení sporů</h2><p>K mimosoudnímu řešení spotřebitelských sporů je příslušná Česká obchodní inspekce; odkaz je uveden níže.</p>
<h2>3. Ceny</h2><p>Ceny zahrnují DPH.</p>
<h2>4. Kresby</h2><p>Kresby vozidel vznikly pro tuto ukázku. Názvy značek patří jejich vlastníkům.</p>`,
  },
  accessibility: {
    title: "Prohlášení o přístupnosti",
    body: `<p>Tento obchod má být použitelný pro všechny. Prohlášení platí pro všechny jeho stránky, pro obě značky.</p>
<h2>1. Čím se řídíme</h2><p>Na tento obchod se vztahuje zákon č. 424/2023 Sb., o požadavcích na přístupnost některých výrobků a služeb. Stavíme podle normy EN 301 549 a Web Content Accessibility Guidelines 2.2, úroveň AA. Obchod je v souladu částečně; bod 3 uvádí, co chybí.</p>
<h2>2. Jak se obchod používá</h2><ul><li>Vše funguje jen s klávesnicí a zaměření je vždy vidět.</li><li>Nadpisy, pole a zprávy mají názvy pro odečítače obrazovky.</li><li>Text lze zvětšit na 400 % bez posouvání ve dvou směrech.</li><li>Pohyb se zastaví, pokud o to vaše zařízení žádá.</li><li>Zprávy, které samy mizí, počkají, dokud je čtete; chyby zůstávají.</li><li>Kromě platebních polí funguje obchod bez skriptů.</li></ul>
<h2>3. Co zatím v souladu není</h2><ul><li>Faktury a dobropisy jsou soubory PDF bez značek; odečítač je může číst ve špatném pořadí. Na požádání vám jejich obsah sdělíme.</li><li>Pole pro údaje o kartě patří poskytovateli plateb. Nemůžeme je měnit a nezkontrolovali jsme všechna.</li><li>Stránky kontrolujeme automatickými testy a ručně; testy s lidmi, kteří denně používají asistivní technologie, teprve přijdou.</li></ul>
<h2>4. Dejte nám vědět</h2><p>Pokud vám něco brání, použijte prosím náš kontaktní formulář nebo zavolejte. Uveďte stránku a co jste chtěli udělat. Tímto způsobem můžete také objednat nebo odstoupit od smlouvy.</p>`,
  },
};
