import type { HelpTexts } from "../help-texts.ts";
import { englishPages, englishQuestions, englishTerms } from "../languages/english.ts";

export const enUS: HelpTexts = {
  ...englishPages,
  questions: {
    ...englishQuestions,
    "find-vin": [
      "Where do I find my VIN?",
      "<p>The vehicle identification number has 17 letters and digits. You find it</p><ul><li>at the bottom of the windshield on the driver's side, seen from outside,</li><li>on the label in the driver's door jamb,</li><li>on your title, registration card and insurance card.</li></ul><p>The letters I, O and Q never appear in a VIN.</p>",
    ],
    lapse: [
      "What stops working when a service lapses? What about the SOS call?",
      "<p>Only the functions of that service stop: with connected navigation, for example, live traffic, online search and map updates. Maps stored in the vehicle keep working. Emergency call is a service of its own; letting a service from this shop lapse does not end it. Your vehicle's handbook says how long it is included.</p>",
    ],
    countries: [
      "In which countries do the services work?",
      "<p>Connected navigation works in the United States and Canada, and with some limits in Mexico. The page of the service shows the list. Roaming inside this area costs you nothing extra.</p>",
    ],
    methods: [
      "Which payment methods are accepted?",
      "<p>Visa, Mastercard, American Express, Discover, Apple Pay and Google Pay.</p>",
    ],
    "region-not-billed": [
      "Why can my region not be billed?",
      "<p>We bill addresses in the 50 states and the District of Columbia. Sales tax in Puerto Rico and the other territories follows rules of its own that we cannot apply yet. Please use a billing address in a state if you have one.</p>",
    ],
    "auto-renewal-charge": [
      "When is auto-renewal charged, and how much?",
      "<p>On the day your present term ends. We write to you about two months, about five weeks and one week before, each time with the date, the exact amount including sales tax, the card to be charged, the last day to stop it and a link that stops it with one click. Nothing is charged if you turn auto-renewal off before that day.</p>",
    ],
    invoice: [
      "Where is my invoice, and does it show sales tax?",
      "<p>Open the order in your account and choose the invoice; it is a PDF and shows subtotal, sales tax and total. It is usually ready within a day of the order. Prices in the shop do not include tax; it depends on your billing address and is shown before you pay.</p>",
    ],
    "bank-confirmation": [
      "Why was I asked to confirm the payment with my bank?",
      "<p>Some card issuers check that it is really you, usually in their app or by a code. We never see your password. If the check fails or takes too long, nothing is charged and your cart is kept.</p>",
    ],
    withdrawal: [
      "Can I cancel within 14 days and get my money back?",
      "<p>Yes. No law asks for it, but within 14 days of your order we refund the full amount without asking why, even if the service has already been activated. Open the order and choose Request refund, or use the cancellation form linked at the foot of every page.</p>",
    ],
    "cancel-without-account": [
      "How do I cancel without an account?",
      "<p>Use the cancellation form linked at the foot of every page; you need no account and no password. Or open your order with the order number and the email address you gave. Canceling online is always possible; you never have to call.</p>",
    ],
    "phone-hours": [
      "How and when can I reach you by phone?",
      '<p>Call <a href="tel:+12125550123">(212) 555-0123</a>, Monday to Friday 8 a.m. to 8 p.m., Saturday 9 a.m. to 5 p.m. Eastern Time. This number is reserved for demonstrations; nobody will answer.</p>',
    ],
    complaints: [
      "How do I make a complaint, and who can help if we do not agree?",
      '<p>Please write to us first; we answer within 15 days. If we do not agree, you may turn to the consumer protection office or the attorney general of your state, which you find at <a href="https://www.usa.gov/state-consumer">usa.gov/state-consumer</a>, or to the Better Business Bureau. Your rights in court are not affected.</p>',
    ],
    "data-privacy": [
      "Which data do connected services use?",
      "<p>Only what a service needs: navigation uses the position while you drive, Secure Tracker the position when a theft is reported, Remote the state of doors, windows and battery. You can stop data sharing in the vehicle at any time. We do not sell personal information. Depending on your state you may ask for access, correction and deletion; we honor the Global Privacy Control signal of your browser.</p>",
    ],
    accessibility: [
      "How accessible is this shop?",
      "<p>We build to the Web Content Accessibility Guidelines 2.2, level AA: everything works with a keyboard, a screen reader and enlarged text. If something is in your way, tell us by phone or email; you can also place your order that way.</p>",
    ],
  },
  terms: englishTerms({
    price:
      "<p>Prices are in U.S. dollars, without tax. Sales tax for your billing address is added and shown before you place the order. There are no other fees. Payment is due when you order.</p>",
    renewal:
      "<p>A subscription ends with its term. <strong>It renews automatically only if you have expressly agreed to it</strong>; then it renews for the same term at the price we announce before and is charged to the card you gave. You may turn auto-renewal off online at any time, as easily as you turned it on. We keep a record of your consent.</p>",
    withdrawal:
      "<p>Within 14 days of your order you may cancel without giving a reason and receive a full refund to the means of payment you used.</p>",
    law: "<p>The law of the state where you live applies. We first try to settle a dispute with you directly; you may always go to a small claims court.</p>",
  }),
};
