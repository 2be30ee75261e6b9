import type { Content } from "../../contracts/help-content/read-content.ts";
import type { Question as WireQuestion } from "../../contracts/help-content/search-questions.ts";
import type { CountryCode } from "../site/markets.ts";
import type { CoveredCountry, Question } from "./catalogue.ts";
import { safeHtml } from "./safe-html.server.ts";

/** Navigation data covers the continent a vehicle was sold on. */
const NORTH_AMERICA: readonly CountryCode[] = ["US", "CA"];

export function coverageFromWire(content: Content, country: CountryCode): CoveredCountry[] {
  const region = NORTH_AMERICA.includes(country) ? "north-america" : "europe";
  const countries = content.c_countries?.find((covered) => covered.region === region)?.countries ?? [];
  return countries.map(({ code, name, isLimited }) => ({ code, name, isLimited }));
}

export function questionFromWire({ id, name, c_body }: WireQuestion): Question {
  return { id, question: name, answerHtml: safeHtml(c_body) };
}
