import type { LegalClauses, LegalTexts } from "./legal-texts.ts";

function englishLegal(clauses: LegalClauses): LegalTexts {
  return {
    privacy: {
      title: "Privacy policy",
      body: `<p>This shop is a demonstration. The company and its contact details are invented. Please do not enter data of real people.</p>
<h2>1. Who is responsible</h2><p>The company named in our company information decides why and how your personal data are used in this shop.</p>
<h2>2. What we use and why</h2><ul><li>Vehicle identification number, model and running services: to show which services fit your vehicle and to activate them.</li><li>Name, email address and billing address: to conclude and perform the contract, to send the confirmation and the invoice.</li><li>Payment data: card numbers go straight to the payment provider; we receive only the type of card, its last four digits and a token.</li><li>Account and orders: so that you can see, manage and cancel what you have bought.</li><li>Your messages to us: to answer them.</li><li>IP address and technical records: to keep the shop secure and to show the right country.</li></ul>
<h2>3. Legal bases</h2>${clauses.bases}
<h2>4. Who receives data</h2><p>Service providers that work for us and only as far as they need it: ${clauses.provider} for payments, the vehicle platform that activates the services, the operator of our order management, the address search at the checkout and the host of the shop. We do not sell your data. Authorities receive data only where the law obliges us.</p>
<h2>5. How long we keep them</h2>${clauses.retention}<p>The vehicle you chose stays in your browser for 10 days, a sign-in for at most 90 days. Technical records hold no VIN and no email address.</p>
<h2>6. Data from your vehicle</h2>${clauses.vehicleData}
<h2>7. Cookies and statistics</h2>${clauses.cookies}
<h2>8. Children</h2>${clauses.children}
<h2>9. Your rights</h2>${clauses.rights}
<h2>10. Contact for questions about data</h2><p>You reach the person responsible for data protection through our contact form or at privacy@connected-services.example. The address is an example; nobody will answer.</p>`,
    },
    imprint: {
      title: "Company information",
      body: `<p>This shop is a demonstration of connected services for vehicles. It sells nothing, and it does not belong to a vehicle maker.</p>
<h2>1. How to reach us</h2><p>Fastest by our contact form; by email at {careEmail}. Phone number and hours are in our questions and answers. All of them are examples.</p>
${clauses.imprint}`,
    },
    accessibility: {
      title: "Accessibility statement",
      body: `<p>We want everybody to be able to use this shop. This statement holds for all its pages, for both makes.</p>
<h2>1. The standard we follow</h2>${clauses.accessibilityLaw}
<h2>2. How the shop can be used</h2><ul><li>Everything works with the keyboard alone, and the focus is always visible.</li><li>Headings, fields and messages are named for screen readers.</li><li>Text can be enlarged to 400% without scrolling in two directions.</li><li>Movements stop when your device asks for less motion.</li><li>Messages that disappear by themselves wait while you read them; errors stay.</li><li>Apart from the payment fields, the shop works without scripts.</li></ul>
<h2>3. What does not conform yet</h2><ul><li>Invoices and credit notes are PDF files without tags; a screen reader may read them in the wrong order. We will tell you their content on request.</li><li>The fields for card data belong to the payment provider. We cannot change them and have not checked each of them.</li><li>We check pages with automatic tests and by hand; tests with people who use assistive technology every day are still to come.</li></ul>
<h2>4. Tell us</h2><p>If something is in your way, please use our contact form or call us. Say which page it was and what you wanted to do. You can also place an order or withdraw from one in this way.</p>`,
    },
  };
}

const performance =
  "The contract with you (vehicle, name, address, payment), legal duties (invoices, tax), our legitimate interest in a secure shop (technical records), and your consent (statistics, auto-renewal). You may withdraw consent at any time; what happened before stays lawful.";

export const enGB = englishLegal({
  bases: `<p>We follow the UK GDPR and the Data Protection Act 2018. ${performance}</p>`,
  provider: "Stripe",
  retention:
    "<p>We keep orders and invoices for six years after the end of the financial year, as tax law requires.</p>",
  vehicleData:
    "<p>Connected services use data that the vehicle creates: the position while you drive for navigation, the state of doors, windows and battery for Remote, the position after a reported theft for Secure Tracker. The page of each service says which data it uses. You can stop data sharing in the vehicle at any time; the service then no longer works.</p>",
  cookies:
    "<p>Essential cookies keep you signed in and remember your vehicle, your basket and your choice. Statistics start only if you agree, never include your name, email address or VIN, and never run at the checkout. We ask again after six months. You can change your choice under Cookie preferences at the foot of every page.</p>",
  children: "<p>The shop is for adults. We do not knowingly collect data of children under 13.</p>",
  rights:
    "<p>You may ask for access, correction, deletion, restriction and a copy of your data in a common format, and you may object to processing that rests on our legitimate interest. We answer within one month and free of charge. There are no decisions by machines alone.</p>",
  imprint:
    "<h2>2. Prices and tax</h2><p>Prices include VAT.</p>\n<h2>3. Drawings</h2><p>The drawings of vehicles were made for this demonstration. Names of makes belong to their owners.</p>",
  accessibilityLaw:
    "<p>We build to the Web Content Accessibility Guidelines 2.2, level AA, and to EN 301 549. The Equality Act 2010 obliges us to make reasonable adjustments. The shop conforms in large part; section 3 says what is missing.</p>",
});

export const enUS = englishLegal({
  bases:
    "<p>We use personal information for the purposes above and for nothing else. Where a state law asks for consent, for example for precise location, the service asks you first. Auto-renewal rests on your express consent, of which we keep a record.</p>",
  provider: "Stripe",
  retention:
    "<p>We keep orders and invoices as long as tax and accounting rules require, and the record of your consent to auto-renewal for at least three years, or one year after the contract ends, whichever is longer.</p>",
  vehicleData:
    "<p>Connected services use data that the vehicle creates: the position while you drive for navigation, the state of doors, windows and battery for Remote, the position after a reported theft for Secure Tracker. We do not pass driving data to insurers or data brokers. You can stop data sharing in the vehicle at any time; the service then no longer works.</p>",
  cookies:
    "<p>Essential cookies keep you signed in and remember your vehicle, your cart and your choice. Statistics never include your name, email address or VIN and never run at checkout. You can opt out under Cookie preferences at the foot of every page. We honor the Global Privacy Control signal of your browser and say so on that page.</p>",
  children: "<p>The shop is for adults. We do not knowingly collect information from children under 13.</p>",
  rights:
    "<p>Depending on your state you may ask to know, correct, delete and receive your personal information. We do not sell or share it for advertising, so there is nothing to opt out of. We treat nobody differently for using these rights. An agent you name may ask for you. If we refuse a request, you may appeal by our contact form.</p>",
  imprint:
    "<h2>2. Prices and tax</h2><p>Prices do not include sales tax. It is shown before you place the order.</p>\n<h2>3. Drawings</h2><p>The drawings of vehicles were made for this demonstration. Names of makes belong to their owners.</p>",
  accessibilityLaw:
    "<p>We build to the Web Content Accessibility Guidelines 2.2, level AA, the measure that courts use for the Americans with Disabilities Act. The shop conforms in large part; section 3 says what is missing.</p>",
});

export const enCA = englishLegal({
  bases:
    "<p>We follow the Personal Information Protection and Electronic Documents Act and, for people in Québec, the Act respecting the protection of personal information in the private sector. Data that the contract does not need are used only with your consent, which you may withdraw at any time.</p>",
  provider: "Stripe",
  retention: "<p>We keep orders and invoices for six years after the end of the tax year, as tax law requires.</p>",
  vehicleData:
    "<p>Connected services use data that the vehicle creates: the position while you drive for navigation, the state of doors, windows and battery for Remote, the position after a reported theft for Secure Tracker. You can stop data sharing in the vehicle at any time; the service then no longer works.</p>",
  cookies:
    "<p>Essential cookies keep you signed in and remember your vehicle, your cart and your choice. Statistics start only if you agree, never include your name, email address or VIN, and never run at the checkout. You can change your choice under Cookie preferences at the foot of every page.</p>",
  children: "<p>The shop is for adults. We do not knowingly collect data of children under 14.</p>",
  rights:
    "<p>You may ask for access, correction and, in Québec, a copy in a common format and an end to the spread of your data. We answer within 30 days and free of charge. Some providers work outside your province; they are bound by contract to the same protection.</p>",
  imprint:
    "<h2>2. Prices and tax</h2><p>Prices do not include GST, HST, PST or QST. Each tax is shown by itself before you place the order.</p>\n<h2>3. Drawings</h2><p>The drawings of vehicles were made for this demonstration. Names of makes belong to their owners.</p>",
  accessibilityLaw:
    "<p>We build to the Web Content Accessibility Guidelines 2.2, level AA, which goes beyond what the Accessibility for Ontarians with Disabilities Act asks for. The shop conforms in large part; section 3 says what is missing.</p>",
});
