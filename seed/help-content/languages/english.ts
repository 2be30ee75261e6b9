import type { PageText, PageTexts, QuestionTexts, SharedQuestionId, TermsClauses } from "../help-texts.ts";

export const englishQuestions: QuestionTexts<SharedQuestionId> = {
  "expiry-date": [
    "When does my service expire?",
    "<p>Enter your VIN on the start page: each service shows the day it runs until. For security services such as Secure Tracker the date is shown only after you sign in. We also write to you before a service ends if we have your email address.</p>",
  ],
  "renew-early": [
    "If I renew early, do I lose days?",
    "<p>No. The new term is added to the end of the present one. If 30 days are left and you renew today for 12 months, it runs for these 30 days and then for 12 months more.</p>",
  ],
  "activation-time": [
    "How long until it works in the car? What must I do?",
    "<p>Usually a few minutes.</p><ol><li>Park outside, where there is good mobile reception.</li><li>Switch the ignition on and leave it on for about ten minutes.</li><li>Wait until the screen confirms the service.</li></ol><p>If nothing has changed after 24 hours, please contact us.</p>",
  ],
  "paid-but-expired": [
    "I have paid, but the service still shows as expired. What now?",
    "<p>The vehicle learns of the renewal only when it has reception. Park outside, switch the ignition on, wait ten minutes and then restart the screen by holding the power button. If the service still shows as expired 24 hours after your order, please contact us with your order number. You do not need to pay again.</p>",
  ],
  "not-offered": [
    "Why is a service not offered for my car?",
    "<p>Services depend on the model, the equipment fitted and the country the vehicle was delivered to. The charging planner, for example, is for plug-in hybrid and electric vehicles only, and the Wi-Fi hotspot is not sold in every country. We show only what will work in your vehicle.</p>",
  ],
  "ownership-change": [
    "I have sold or bought this car. What happens to the services?",
    "<p>If you sold it: remove the vehicle from your account and delete your personal data in the vehicle's settings. If auto-renewal is on, turn it off.</p><p>If you bought it: create an account and add the vehicle. Until the previous owner has removed it you may see a message that the VIN is connected to another user. In that case please contact us; we will need proof of ownership.</p>",
  ],
  "someone-else-pays": [
    "May someone else pay for my car?",
    "<p>Yes. Anyone with the VIN can renew a service as a guest, for instance a family member or an employer. The payer receives the confirmation and the invoice; the vehicle receives the service.</p>",
  ],
  "several-cars": [
    "I have several cars. Can I keep them in one account?",
    "<p>Yes. Every vehicle linked to your account appears there with its own services. An order is always for one vehicle, so please place one order per vehicle.</p>",
  ],
  "network-switch-off": [
    "Will my service still be supported when 2G and 3G networks are switched off?",
    "<p>Services need a mobile network that the vehicle's modem can use. If a network your vehicle depends on is to be switched off before the end of a term, we do not sell that term. If it happens during a term you have paid for, you get the unused time back.</p>",
  ],
  "billing-country": [
    "Why must the billing country match my card?",
    "<p>The country of the billing address decides the tax and must agree with the country where your card or bank account was issued. If they differ, please use another payment method or correct the address.</p>",
  ],
  "auto-renewal-off": [
    "How do I turn auto-renewal off?",
    "<p>In your account open Services, choose Manage and then Turn off auto-renewal. It takes effect at once. The service keeps running until the end of the term you have paid for. You can turn auto-renewal on again in the same place.</p>",
  ],
  "card-changed": [
    "My card has expired or changed. What do I do?",
    "<p>In your account open Payment details and choose Edit Payment. The new card is used from the next renewal. As long as a subscription with auto-renewal depends on a payment method, it can be changed but not deleted.</p>",
  ],
  "refund-time": [
    "How long does a refund take?",
    "<p>We refund to the payment method you used, within 14 days of your withdrawal. The amount should show on your account within 5-10 business days; some banks take a little longer to display it.</p>",
  ],
  "refund-status": [
    "How can I see the status of my refund?",
    "<p>Open the order: in your account, or without an account through the order view with your order number and email address. The timeline shows whether the refund was requested or has been issued, and you can download the credit note as soon as it is ready.</p>",
  ],
  "remaining-time": [
    "What happens to the remaining time if I sell the car?",
    "<p>Paid time stays with the vehicle and passes to the next owner, which many sellers mention in their advertisement. It cannot be moved to another vehicle. Within 14 days of your order you can have it refunded instead.</p>",
  ],
};

export const englishPages: PageTexts = {
  renewals: {
    title: "Questions about renewals",
    body: "<p>What owners ask most often before they renew.</p>",
  },
  countries: {
    title: "Countries included",
    body: "<p>Connected navigation works with live data in these countries. Maps stored in the vehicle work everywhere they are installed.</p>",
  },
  needAnyHelp: {
    title: "Need any help?",
    body: "<p>Our questions and answers cover renewals, payment and refunds. If yours is not among them, we are happy to help in person.</p>",
  },
  needHelp: {
    title: "Need help with an order?",
    body: "<p>Please have your order number and the last four characters of your VIN at hand when you contact us.</p>",
  },
  splash: {
    landRover: {
      title: "Stay connected, wherever the road ends",
      body: "<p>Navigation that knows the traffic ahead, a vehicle you can find again and a cabin that is warm before you are. See what is active in your vehicle and renew it in a few minutes.</p>",
      action: "Find your vehicle",
    },
    jaguar: {
      title: "Every drive, better informed",
      body: "<p>Live traffic, charging stops planned for you and your vehicle in view at all times. See what is active in your vehicle and renew it in a few minutes.</p>",
      action: "Find your vehicle",
    },
  },
  vehicle: (model) => `Drawing of a ${model}, seen from the side`,
};

export function englishTerms({ price, renewal, withdrawal, law }: TermsClauses): PageText {
  return {
    title: "Terms and conditions",
    body: `<p>This shop is a demonstration. Company, prices and contact details are invented.</p>
<h2>1. Who we are</h2><p>These terms apply to contracts between you and Connected Services Demonstration Ltd for connected services of a vehicle.</p>
<h2>2. The contract</h2><p>Showing services in the shop is an invitation to order. By pressing the order button you make a binding order; the contract is concluded when we confirm it by email. The confirmation contains these terms.</p>
<h2>3. The service</h2><p>A service is provided for the vehicle whose VIN you enter, for the term you choose. It needs mobile reception, a working modem and up-to-date software in the vehicle. The page of each service says what it does and where it works.</p>
<h2>4. Price and payment</h2>${price}
<h2>5. Term and renewal</h2>${renewal}
<h2>6. Cancelling within 14 days</h2>${withdrawal}
<h2>7. If something does not work</h2><p>Please tell us. You have the rights the law gives you if a digital service is not as agreed. We are liable without limit for intent, gross negligence and injury to life or health.</p>
<h2>8. Data</h2><p>We process the VIN, your contact details and the data a service needs. The privacy notice says which data these are, for how long they are kept and who receives them.</p>
<h2>9. Law and disputes</h2>${law}`,
  };
}
