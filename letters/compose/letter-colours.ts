import type { Letter } from "../../contracts/letters/letters.ts";

/** What a letter is drawn with, by scheme. */
export type Scheme = {
  paper: string;
  card: string;
  ink: string;
  quiet: string;
  hair: string;
  accent: string;
  action: string;
  onAction: string;
  box: string;
  boxLine: string;
};

type Make = { name: string; band: string; onBand: string; bandLine: string; light: Scheme; dark: Scheme };

/**
 * Mail programs know no custom properties, so the values of the design's tokens are written out here; a test compares
 * them with app/ui/tokens.css.
 */
export const makes: Readonly<Record<Letter["siteId"], Make>> = {
  VCS: {
    name: "Land Rover",
    band: "#10201a",
    onBand: "#f8f5ee",
    bandLine: "#d2bc8f",
    light: {
      paper: "#f6f3ec",
      card: "#fffdf9",
      ink: "#161a18",
      quiet: "#474e49",
      hair: "#ddd8cb",
      accent: "#0c3b2e",
      action: "#0c3b2e",
      onAction: "#fffdf9",
      box: "#fbf0d3",
      boxLine: "#b98a1e",
    },
    dark: {
      paper: "#10201a",
      card: "#182c24",
      ink: "#f8f5ee",
      quiet: "#b4beb7",
      hair: "#33473d",
      accent: "#d2bc8f",
      action: "#f8f5ee",
      onAction: "#10201a",
      box: "#10201a",
      boxLine: "#e9c46a",
    },
  },
  VCSJ: {
    name: "Jaguar",
    band: "#111214",
    onBand: "#f7f6f3",
    bandLine: "#d8455f",
    light: {
      paper: "#f5f4f1",
      card: "#ffffff",
      ink: "#111214",
      quiet: "#4b4d52",
      hair: "#dcdad6",
      accent: "#9e1b32",
      action: "#111214",
      onAction: "#ffffff",
      box: "#fbf0d3",
      boxLine: "#b98a1e",
    },
    dark: {
      paper: "#111214",
      card: "#1c1d20",
      ink: "#f7f6f3",
      quiet: "#b2b4ba",
      hair: "#37393e",
      accent: "#f7f6f3",
      action: "#f7f6f3",
      onAction: "#111214",
      box: "#111214",
      boxLine: "#e9c46a",
    },
  },
};
