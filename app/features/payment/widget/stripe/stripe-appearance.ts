import type { Appearance } from "@stripe/stripe-js";

/** Stripe's fields are in a frame of Stripe, so the shop's colours and shapes are passed to it. */
export function stripeAppearance(): Appearance {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: `--${string}`) => styles.getPropertyValue(name).trim();
  return {
    theme: "flat",
    variables: {
      colorPrimary: token("--accent"),
      colorBackground: token("--card"),
      colorText: token("--ink"),
      colorTextSecondary: token("--ink-2"),
      colorTextPlaceholder: token("--ink-3"),
      colorDanger: token("--err"),
      borderRadius: "0px",
      fontSizeBase: "16px",
    },
    rules: { ".Input": { border: `1px solid ${token("--control")}` } },
  };
}
