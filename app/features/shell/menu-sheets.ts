import { stylesOfView } from "virtual:view-styles";

/** What the header of a registered customer needs besides; its scripts come later or never. */
export const menuSheets = stylesOfView["app/features/shell/profile-menu.tsx"] ?? [];
