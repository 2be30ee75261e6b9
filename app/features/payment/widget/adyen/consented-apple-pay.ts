import { ApplePay } from "@adyen/adyen-web";

type Props = ReturnType<ApplePay["formatProps"]> & { readRecurring?: () => unknown };

/** Adyen builds a wallet's request when the page opens. This one reads the consent to renewal each time a sheet opens. */
export class ConsentedApplePay extends ApplePay {
  override formatProps(props: Props): Props {
    const { readRecurring } = props;
    if (!readRecurring) return super.formatProps(props);
    return Object.defineProperty(super.formatProps(props), "recurringPaymentRequest", {
      enumerable: true,
      get: readRecurring,
    });
  }
}
