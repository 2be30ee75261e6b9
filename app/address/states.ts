type State = readonly [code: string, name: string];

const parseStates = (list: string): State[] =>
  list.split(", ").map((entry) => [entry.slice(0, 2), entry.slice(3)] as const);

const US_STATES = parseStates(
  "AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, " +
    "DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, " +
    "KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, " +
    "MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, " +
    "NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, " +
    "PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, " +
    "VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming",
);

const PROVINCES = {
  en: parseStates(
    "AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, " +
      "NT Northwest Territories, NS Nova Scotia, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, " +
      "SK Saskatchewan, YT Yukon",
  ),
  fr: parseStates(
    "AB Alberta, BC Colombie-Britannique, PE Île-du-Prince-Édouard, MB Manitoba, NB Nouveau-Brunswick, " +
      "NS Nouvelle-Écosse, NU Nunavut, ON Ontario, QC Québec, SK Saskatchewan, NL Terre-Neuve-et-Labrador, " +
      "NT Territoires du Nord-Ouest, YT Yukon",
  ),
};

/** The states or provinces of a country in the given language; none where addresses have none. */
export function statesOf(countryCode: string, localeId: string): readonly State[] {
  if (countryCode === "US") return US_STATES;
  if (countryCode === "CA") return localeId.startsWith("fr") ? PROVINCES.fr : PROVINCES.en;
  return [];
}

export function isState(countryCode: string, stateCode: string): boolean {
  return statesOf(countryCode, "en").some(([code]) => code === stateCode);
}
