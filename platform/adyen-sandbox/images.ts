/** Our own images in place of brand logos: a coloured label with a word. */
const labels: Readonly<Record<string, { word: string; fill: string; ink: string }>> = {
  visa: { word: "Visa", fill: "#e8ecf7", ink: "#1a2a6c" },
  mc: { word: "MC", fill: "#fbeee6", ink: "#7a2c00" },
  amex: { word: "Amex", fill: "#e6f2fa", ink: "#00486e" },
  maestro: { word: "Maestro", fill: "#eef0f8", ink: "#22306b" },
  bcmc: { word: "Banc.", fill: "#e7eef9", ink: "#0a3a7d" },
  ideal: { word: "iDEAL", fill: "#fbe8f2", ink: "#7d0047" },
  sepadirectdebit: { word: "SEPA", fill: "#e9effb", ink: "#10298e" },
  applepay: { word: "A Pay", fill: "#ececec", ink: "#111111" },
  googlepay: { word: "G Pay", fill: "#f1f3f4", ink: "#3c4043" },
  card: { word: "Card", fill: "#eef0f2", ink: "#3a4148" },
};

/** Small icons, as SVG paths. */
const icons: Readonly<Record<string, string>> = {
  bento_lock: "M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z",
  bento_checkmark_black: "M5 12l5 5L19 7",
  bento_field_error: "M12 4l9 16H3zM12 10v4M12 17v.5",
  success: "M5 12l5 5L19 7",
  error: "M6 6l12 12M18 6L6 18",
  expiry_date_hint: "M3 6h18v12H3zM3 10h18",
  cvc_hint: "M3 6h18v12H3zM14 14h4",
};

export function drawImage(name: string): string {
  const icon = icons[name];
  if (icon) {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path d="${icon}" fill="none" stroke="#3a4148" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
  }
  const { word, fill, ink } = labels[name] ?? { word: "", fill: "#eef0f2", ink: "#3a4148" };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="26" viewBox="0 0 40 26"><rect x=".5" y=".5" width="39" height="25" rx="3" fill="${fill}" stroke="${ink}" stroke-opacity=".25"/><text x="20" y="17" text-anchor="middle" font-family="sans-serif" font-size="10" font-weight="700" fill="${ink}">${word}</text></svg>`;
}
