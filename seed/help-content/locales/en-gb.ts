import type { HelpTexts } from "../help-texts.ts";
import { englishPages, englishQuestions, englishTerms } from "../languages/english.ts";

export const enGB: HelpTexts = {
  ...englishPages,
  questions: {
    ...englishQuestions,
    "find-vin": [
      "Where do I find my VIN?",
      "<p>The vehicle identification number has 17 letters and digits. You find it</p><ul><li>at the bottom of the windscreen on the passenger side, seen from outside,</li><li>on the plate on the driver's door post,</li><li>in field E of your V5C registration certificate.</li></ul><p>The letters I, O and Q never appear in a VIN.</p>",
    ],
    lapse: [
      "What stops working when a service lapses? What about the emergency call?",
      "<p>Only the functions of that service stop: with connected navigation, for example, live traffic, online search and map updates. Maps stored in the vehicle keep working. In vehicles with eCall the emergency call to 112 or 999 is required by law and keeps working, whether or not you subscribe to anything.</p>",
    ],
    countries: [
      "In which countries do the services work?",
      "<p>Connected navigation works in the United Kingdom, all countries of the European Union and several neighbours, including Switzerland, Norway and Iceland. The page of the service lists every country. Roaming inside this area costs you nothing extra.</p>",
    ],
    methods: [
      "Which payment methods are accepted?",
      "<p>Visa, Mastercard, American Express, Apple Pay and Google Pay.</p>",
    ],
    "region-not-billed": [
      "Why can my region not be billed?",
      "<p>We can invoice addresses in the United Kingdom, Jersey, Guernsey and the Isle of Man, and in the other countries the checkout offers. Some territories belong to a country but not to its tax area, so we cannot work out the right tax there. Please use a billing address elsewhere if you have one.</p>",
    ],
    "auto-renewal-charge": [
      "When is auto-renewal charged, and how much?",
      "<p>On the day your present term ends. We write to you about two months, about five weeks and one week before, each time with the date, the exact amount including VAT, the card to be charged and the last day to stop it. Nothing is charged if you turn auto-renewal off before that day.</p>",
    ],
    invoice: [
      "Where is my invoice, and does it show VAT?",
      "<p>Open the order in your account and choose the invoice; it is a PDF and shows net amount, VAT at 20% and total. It is usually ready within a day of the order. All prices in the shop include VAT.</p>",
    ],
    "bank-confirmation": [
      "Why was I asked to confirm the payment with my bank?",
      "<p>Strong customer authentication is required by law in the United Kingdom: your bank checks that it is really you, usually in its app or by a code. We never see your password. If the check fails or takes too long, nothing is charged and your basket is kept.</p>",
    ],
    withdrawal: [
      "How do I cancel within 14 days?",
      "<p>You may withdraw within 14 days of your order without giving a reason. Choose <strong>Withdraw from contract here</strong> at the foot of any page, enter your name, order number and email address and press <strong>Confirm withdrawal</strong>. You receive an acknowledgement with date and time at once, and a full refund, even if the service has already been activated.</p>",
    ],
    "cancel-without-account": [
      "How do I cancel without an account?",
      "<p>Use <strong>Withdraw from contract here</strong> at the foot of any page; you need no account and no password. Or open your order with the order number and the email address you gave, and request the refund there.</p>",
    ],
    "phone-hours": [
      "How and when can I reach you by phone?",
      '<p>Call <a href="tel:+442079460123">020 7946 0123</a>, Monday to Friday 8:00 to 18:00, Saturday 9:00 to 13:00, except on bank holidays in England. This number is reserved for demonstrations; nobody will answer.</p>',
    ],
    complaints: [
      "How do I make a complaint, and who can help if we do not agree?",
      '<p>Please write to us first; we answer within eight weeks at the latest, usually much sooner. If you are not satisfied with our final answer, you may turn to The Motor Ombudsman, a certified body for alternative dispute resolution, at <a href="https://www.themotorombudsman.org">themotorombudsman.org</a>. Citizens Advice gives free advice. Your right to go to court is not affected.</p>',
    ],
    "data-privacy": [
      "Which data do connected services use?",
      "<p>Only what a service needs: navigation uses the position while you drive, Secure Tracker the position when a theft is reported, Remote the state of doors, windows and battery. You can stop data sharing in the vehicle at any time. Under UK GDPR you may ask for access, correction and deletion, and complain to the Information Commissioner's Office.</p>",
    ],
    accessibility: [
      "How accessible is this shop?",
      "<p>We build to the Web Content Accessibility Guidelines 2.2, level AA: everything works with a keyboard, a screen reader and enlarged text. If something is in your way, tell us by phone or email; you can also place your order that way.</p>",
    ],
  },
  terms: englishTerms({
    price: "<p>Prices are in pounds sterling and include VAT. Payment is due when you order.</p>",
    renewal:
      "<p>A subscription ends with its term. It renews only if you have agreed to auto-renewal; then it renews for the same term at the price we announce before. You may turn auto-renewal off at any time.</p>",
    withdrawal:
      "<p>You may withdraw from the contract within 14 days of its conclusion without giving a reason (Consumer Contracts Regulations 2013). The withdrawal function at the foot of every page, a letter or an email will do. If you asked us to begin at once and then withdraw, we still refund the full amount, within 14 days and to the means of payment you used.</p>",
    law: "<p>The law of England and Wales applies; if you live in Scotland or Northern Ireland, so do the mandatory rules there, and you may bring proceedings where you live. We take part in the procedure of The Motor Ombudsman.</p>",
  }),
};
