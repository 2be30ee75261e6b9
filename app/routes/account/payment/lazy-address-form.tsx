import { hydrateOnInteraction, stylesOfLazyViews } from "../../../rendering/hydrate-on-interaction.tsx";

/** A form that works as it is sent; its checks are loaded when the customer begins to use it. */
export const BillingAddressForm = hydrateOnInteraction(
  async () => (await import("../../../features/payment/details/address/billing-address-form.tsx")).BillingAddressForm,
  { isPart: true },
);

export const addressFormStyles = stylesOfLazyViews("app/features/payment/details/address/billing-address-form.tsx");
