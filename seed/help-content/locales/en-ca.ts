import type { HelpTexts } from "../help-texts.ts";
import { englishPages, englishQuestions, englishTerms } from "../languages/english.ts";

export const enCA: HelpTexts = {
  ...englishPages,
  questions: {
    ...englishQuestions,
    "find-vin": [
      "Where do I find my VIN?",
      "<p>The vehicle identification number has 17 letters and digits. You find it</p><ul><li>at the bottom of the windshield on the driver's side, seen from outside,</li><li>on the label in the driver's door jamb,</li><li>on your vehicle permit or registration and on your proof of insurance.</li></ul><p>The letters I, O and Q never appear in a VIN.</p>",
    ],
    lapse: [
      "What stops working when a service lapses? What about the SOS call?",
      "<p>Only the functions of that service stop: with connected navigation, for example, live traffic, online search and map updates. Maps stored in the vehicle keep working. Emergency call is a service of its own; letting a service from this shop lapse does not end it. Your vehicle's handbook says how long it is included.</p>",
    ],
    countries: [
      "In which countries do the services work?",
      "<p>Connected navigation works in Canada and the United States, and with some limits in Mexico. The page of the service shows the list. Roaming inside this area costs you nothing extra.</p>",
    ],
    methods: [
      "Which payment methods are accepted?",
      "<p>Visa, Mastercard, American Express, Apple Pay and Google Pay.</p>",
    ],
    "region-not-billed": [
      "Why can my region not be billed?",
      "<p>We bill addresses in all provinces and territories of Canada. If your card was issued in another country, please order in the shop of that country or use a Canadian card.</p>",
    ],
    "auto-renewal-charge": [
      "When is auto-renewal charged, and how much?",
      "<p>On the day your present term ends. We write to you about two months, about five weeks and one week before, each time with the date, the exact amount including taxes, the card to be charged and the last day to stop it. In Québec and British Columbia you may also end a renewed subscription later and receive the unused part back. Nothing is charged if you turn auto-renewal off before the day.</p>",
    ],
    invoice: [
      "Where is my invoice, and does it show taxes?",
      "<p>Open the order in your account and choose the invoice; it is a PDF and shows subtotal, GST, HST, PST or QST on lines of their own, and the total. It is usually ready within a day of the order. Prices in the shop do not include taxes; they depend on your province and are shown before you pay.</p>",
    ],
    "bank-confirmation": [
      "Why was I asked to confirm the payment with my bank?",
      "<p>Some card issuers check that it is really you, usually in their app or by a code. We never see your password. If the check fails or takes too long, nothing is charged and your basket is kept.</p>",
    ],
    withdrawal: [
      "Can I cancel within 14 days and get my money back?",
      "<p>Yes. Within 14 days of your order we refund the full amount without asking why, even if the service has already been activated. Open the order and choose Request refund, or use the cancellation form linked at the foot of every page. Rights your province gives you beyond this are not affected.</p>",
    ],
    "cancel-without-account": [
      "How do I cancel without an account?",
      "<p>Use the cancellation form linked at the foot of every page; you need no account and no password. Or open your order with the order number and the email address you gave, and request the refund there.</p>",
    ],
    "phone-hours": [
      "How and when can I reach you by phone?",
      '<p>Call <a href="tel:+14165550123">416-555-0123</a>, Monday to Friday 8 a.m. to 8 p.m. Eastern Time, in English and French. This number is reserved for demonstrations; nobody will answer.</p>',
    ],
    complaints: [
      "How do I make a complaint, and who can help if we do not agree?",
      "<p>Please write to us first; we answer within 15 days. If we do not agree, you may turn to the consumer protection office of your province, for example Consumer Protection Ontario, Consumer Protection BC or the Office de la protection du consommateur in Québec. Your rights in court are not affected.</p>",
    ],
    "data-privacy": [
      "Which data do connected services use?",
      "<p>Only what a service needs: navigation uses the position while you drive, Secure Tracker the position when a theft is reported, Remote the state of doors, windows and battery. You can stop data sharing in the vehicle at any time. Under PIPEDA, and in Québec under Law 25, you may ask for access and correction and withdraw your consent.</p>",
    ],
    accessibility: [
      "How accessible is this shop?",
      "<p>We build to the Web Content Accessibility Guidelines 2.2, level AA: everything works with a keyboard, a screen reader and enlarged text. If something is in your way, tell us by phone or email; you can also place your order that way.</p>",
    ],
  },
  terms: englishTerms({
    price:
      "<p>Prices are in Canadian dollars, without taxes. GST, HST, PST or QST for your province are added and shown before you place the order. There are no other fees. Payment is due when you order.</p>",
    renewal:
      "<p>A subscription ends with its term. It renews only if you have expressly agreed to auto-renewal, at the price we announce before. You may turn auto-renewal off at any time. How a subscription goes on depends on the province or territory of your billing address.</p><ul><li>Québec: after its term it continues from month to month. You may end it at any time, also during its first term, and receive the unused part back.</li><li>British Columbia: it renews for the same term. Once renewed, you may end it at any time and receive the unused part back.</li><li>All other provinces and territories: it renews for the same term. Once renewed, it runs until the last day that is paid.</li></ul>",
    withdrawal:
      "<p>Within 14 days of your order you may cancel without giving a reason and receive a full refund to the means of payment you used. You receive a copy of the contract by email at once.</p>",
    law: "<p>The law of the province where you live applies, and you may bring proceedings there. In Québec the French version of these terms comes first.</p>",
  }),
};
