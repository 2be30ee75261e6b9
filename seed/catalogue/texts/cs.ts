import type { LanguageTexts } from "../language-texts.ts";

export const cs: LanguageTexts = {
  services: {
    CONNAV: {
      name: "Připojená navigace",
      short: "Mapy, doprava a cíle zůstávají aktuální díky mobilnímu připojení.",
      more: "Rychlostní limity a uzavírky jsou vždy ty nejnovější.",
      benefits: [
        ["Doprava v reálném čase", "Zdržení a uzavírky se do vašeho vozidla dostanou do minuty."],
        ["Automatická aktualizace map", "Nové silnice a rychlostní limity přicházejí přes mobilní připojení."],
        ["Vaše místa na všech zařízeních", "Pošlete cíl z telefonu ještě před odjezdem."],
      ],
    },
    "CONNAV-PRO": {
      name: "Připojená navigace Pro",
      short: "Vše z Připojené navigace a k tomu satelitní snímky, města ve 3D a parkování na trase.",
      more: "Trasa se přizpůsobí dříve, než si zdržení všimnete.",
      benefits: [
        ["Satelitní a 3D zobrazení", "Uvidíte křižovatku takovou, jaká je, ještě než k ní dojedete."],
        ["Parkování a palivo", "Volná místa a ceny v okolí vašeho cíle."],
        ["Předvídání trasy", "Naučí se vaše pravidelné cesty a upozorní vás před odjezdem."],
      ],
    },
    LIVE: {
      name: "Dopravní informace v reálném čase",
      short: "Doprava, počasí a ceny paliv v reálném čase na hlavní obrazovce.",
      more: "Vidíte, co je před vámi, dokud ještě můžete odbočit.",
      benefits: [
        ["Doprava před vámi", "Kolony a práce na silnici na vaší trase, průběžně aktualizované."],
        ["Počasí na cestě", "Déšť, náledí a vítr tam, kde teprve budete."],
        ["Ceny paliv", "Čerpací stanice ve vašem okolí seřazené podle ceny."],
      ],
    },
    REMOTE: {
      name: "Dálkové ovládání",
      short: "Buďte se svým vozidlem ve spojení přes telefon.",
      more: "Zkontrolujte palivo nebo nabití, zamkněte dveře a nastavte teplotu v kabině, ať jste kdekoli.",
      benefits: [
        ["Zamykání na dálku", "Odkudkoli ověříte, zda jsou všechny dveře zamčené."],
        ["Klimatizace před odjezdem", "Nasednete do kabiny, která je už vyhřátá, nebo už vychlazená."],
        ["Kniha jízd", "Vzdálenost, doba a spotřeba každé jízdy, připravené k exportu."],
      ],
    },
    SECURE: {
      name: "Zabezpečené sledování vozidla",
      short: "Při krádeži dohledové centrum vaše vozidlo vyhledá a pomůže policii získat je zpět.",
      more: "Sledovací jednotka je už ve voze, žádné další zařízení není potřeba.",
      benefits: [
        ["Dohled ve dne v noci", "Dohledové centrum s nepřetržitou službou."],
        ["Ve spojení s policií", "Poloha jde přímo k těm, kdo mohou zasáhnout."],
        ["Upozornění do telefonu", "Hned se dozvíte, že se vozidlo pohnulo bez klíče."],
      ],
    },
    "SECURE-PRO": {
      name: "Zabezpečené sledování vozidla Pro",
      short: "Zabezpečené sledování s automatickým rozpoznáním řidiče.",
      more: "Vozidlo ihned pozná, že s ním jede někdo jiný než majitel, i když má správný klíč.",
      benefits: [
        ["Rozpoznání řidiče", "Malá karta v kapse řekne vozidlu, že jste to vy."],
        ["Alarm při odtahu a náklonu", "Zvednutí nebo odtah spustí alarm dříve, než se kola otočí."],
        ["Pomoc při získání vozidla zpět", "Jeden kontakt od prvního hovoru až do návratu vozidla."],
      ],
    },
    ONLINE: {
      name: "Online balíček s daty",
      short: "Hudba, podcasty, kalendář a aktualizace, data jsou v ceně.",
      more: "Nepotřebujete telefon ani hotspot.",
      benefits: [
        ["Data v ceně", "Jeden tarif pro vozidlo, bez druhého vyúčtování."],
        ["Vaše média na palubě", "Poslouchejte hudbu a podcasty ze svých stávajících účtů."],
        ["Kalendář a kontakty", "Z další schůzky se jediným dotykem stane cíl cesty."],
      ],
    },
    WIFI: {
      name: "Wi-Fi hotspot",
      short: "Hotspot až pro osm zařízení.",
      more: "Všichni na palubě jsou online, na dálnici i v kempu.",
      benefits: [
        ["Až osm zařízení", "Telefony, tablety a notebooky současně."],
        ["Silnější signál", "Střešní anténa dosáhne dál než kterýkoli telefon."],
        ["Žádná druhá smlouva", "Data jsou součástí tarifu."],
      ],
    },
    EVPLAN: {
      name: "Plánovač tras a nabíjení",
      short: "Naplánuje nabíjení na trase a ukáže, které stanice jsou volné.",
      more: "Odhad dojezdu zohledňuje stoupání, počasí i váš styl jízdy.",
      benefits: [
        ["Naplánované nabíjení", "Nejrychlejší cesta včetně doby nabíjení."],
        ["Přehled volných stanic", "Dostupnost a výkon dříve, než odbočíte."],
        ["Spolehlivý dojezd", "Vypočtený z cesty před vámi, ne z té včerejší."],
      ],
    },
    ADAS: {
      name: "Balíček asistenčních systémů",
      short: "Zachová asistenční funkce vašeho vozidla aktivní.",
      more: "Adaptivní tempomat, udržování v jízdním pruhu a rozpoznávání značek fungují dál jako dosud.",
      benefits: [
        ["Adaptivní tempomat", "Udržuje zvolený odstup až do zastavení."],
        ["Udržování v jízdním pruhu", "Jemně vrátí vůz, když pruh neúmyslně opouští."],
        ["Rozpoznávání značek", "Ukáže platný limit i ten následující."],
      ],
    },
    GUARD: {
      name: "Guardian Alerts",
      short: "Dá vám vědět, když se něco děje se zaparkovaným vozidlem.",
      more: "Určíte hodiny a místa, zpráva vám přijde okamžitě.",
      benefits: [
        ["Vaše hodiny, vaše místa", "Upozornění, když se vozidlo pohne mimo ně."],
        ["Upozornění na rychlost", "Dozvíte se o překročení limitu, který jste nastavili."],
        ["Okamžitá zpráva", "Do telefonu, ať jste kdekoli."],
      ],
    },
    BUNDLE: {
      name: "Connected Complete",
      short: "Připojená navigace Pro, Dálkové ovládání a Zabezpečené sledování v jednom tarifu.",
      more: "Jedna cena a jedno datum, levněji než tři služby zvlášť.",
      benefits: [
        ["Tři služby, jeden tarif", "Vše začíná a končí společně."],
        ["Jediné datum k zapamatování", "Jedno prodloužení místo tří."],
        ["Výhodnější cena", "Stojí méně než tři služby samostatně."],
      ],
    },
  },
  categories: {
    root: ["Služby", "Připojené služby pro vaše vozidlo."],
    navigation: ["Navigace", "Najít cestu a vědět, co na ní čeká."],
    security: ["Zabezpečení", "Vaše vozidlo v bezpečí."],
    comfort: ["Pohodlí a připojení", "Vaše vozidlo, ať jste kdekoli."],
    bundles: ["Balíčky", "Několik služeb v jednom tarifu."],
  },
  oneTime: "jednorázově",
  delivery: {
    name: "Přes mobilní připojení",
    description: "Služby se aktivují přímo ve vozidle, poštou se nic neposílá.",
    arrival: "Obvykle během několika minut",
  },
  promotions: {
    welcome: {
      name: "Na uvítanou: sleva 10 %",
      callout: "Sleva 10 % na vaši objednávku",
      details: "Platí jednou pro každého zákazníka na všechny služby.",
    },
    navigation: {
      name: "Navigace: sleva 20 %",
      callout: "Sleva 20 % na navigaci",
      details: "Platí pro Připojenou navigaci a Připojenou navigaci Pro.",
    },
    thanks: {
      name: "S naším poděkováním",
      callout: "Pevná sleva na vaši objednávku",
      details: "Platí do vyčerpání kuponů.",
    },
  },
  assets: {
    renewalQuestions: ["Otázky k prodloužení", "Odpovědi, které se hledají nejčastěji."],
    countries: ["Zahrnuté země", "Připojená navigace funguje v těchto zemích."],
    anyHelp: [
      "Potřebujete pomoc?",
      "Většinu témat najdete v našich otázkách a odpovědích. Se vším ostatním se na nás prosím obraťte.",
    ],
    help: [
      "Rádi vám pomůžeme",
      "Pokud s vaší objednávkou není něco v pořádku, obraťte se na nás a připravte si číslo objednávky.",
    ],
    splash: ["Vítejte", "Zadejte VIN a uvidíte, které služby můžete prodloužit."],
    vehicleImage: "Vozidlo",
  },
};
