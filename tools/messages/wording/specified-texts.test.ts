import { describe, expect, it } from "vitest";
import { readTexts } from "../message-files.ts";

/** English texts that were agreed word for word; apostrophes are those of print. */
const AGREED = `
Skip to content
You’re currently browsing in offline mode
You are currently offline
We couldn’t load the next page on this connection. Please try again.
Retry Connection
Unable to Load Page
An error has occurred. Please try again shortly.
Retry
Explore ownership
Page currently unavailable. Try again!
Loading...
Checkout
Basket is empty
Log out
Overview
Services
Orders
Payment details
Help & Support
Home
Your account
Renewals
View or manage my order
No expiring services
Your services are up to date and you have no expiring plans
You have already purchased all services that are compatible with your vehicle
No subscriptions
All active subscriptions purchased on this platform will appear here
All expired subscriptions purchased on this website will appear here
Resubscribe
Renew All ({count})
Load more
Showing {shown} of {total} orders
No orders
All orders placed on this website will appear here
Order Cancelled
No payment method
Add payment method
Edit Payment
Edit address
Delete Payment Method
Edit payment method
Edit billing address
Thank you
Your subscriptions are up to date for this vehicle:
View Account
Order {orderNumber}
View the order details of your recent purchase.
Order details
More Information
View more Services
Find out more about {productName} and the features it has to offer.
Your subscription expired on {date}.
This service has expired
This service expires soon
Sign in to view the expiry date
Selected plan: {plan}
All prices include VAT
All prices exclude applicable taxes. Final price will be calculated at checkout.
Subtotal excl. VAT
VAT
Subtotal excl. tax
To ensure you enjoy this service without interruption, auto-renewal will be turned on for your chosen plan.
We will automatically renew this plan when it expires.
We are currently processing your order. Please check again later.
Apologies, but a full refund is not an active option on your plan at this time.
You have turned off auto-renewal for {service}.
You have turned on auto-renewal for {service}.
You have cancelled your subscription and we are processing your refund.
Apologies, we couldn’t process your payment, so we had to cancel your order. Check your payment details and try again.
We’ve received a refund request of {amount} for this item and are currently processing it. We’ll keep you updated on the progress.
Your refund is on the way. We have initiated your refund of {amount} to {cardType} **** {last4}.
Order placed
Renewed
Activation error
Ready to install
Activated
Cancellation requested
Ready to uninstall
Cancellation completed
Refund issued
Refund requested
Refund error
Payment failed
Installation failed
In progress
State not mapped yet
Please enter a first name.
Please enter a last name.
Please enter an email address.
Please enter a valid email address.
Please select a country.
Please enter an address.
Please enter a town or city.
Please select a state
Please enter a postcode.
Please select a billing address.
We are unable to complete transactions for the region of your billing address.
Your credit/debit card has expired. Please update your card details.
Expired on
Expires on
Enter full address or postcode.
Address cannot be found. Please try a different address or add your address manually.
Address lookup service is unavailable. Please enter your address manually.
Add address manually
Back to address lookup
The entered text is too long
Please select a value
Please select a value or type something
To access your invoice, please contact us at the Client Relationship Centre.
Payment method can’t be removed, it is linked to one or more active subscriptions
View my services
We’re sorry. There was a problem when trying to process your payment.
Your selected payment method hasn’t been charged.
If the problem persists, wait a few minutes before trying again.
Sorry, but we are unable to process this order due to an issue with the chosen payment method. Please check your payment details to ensure they are correct, up to date, and that sufficient funds are available.
Payment method can’t be added
We’re sorry but it isn’t possible to add a payment method at this time. You will be able to add a payment method when you place an order.
Payment method added.
Payment Method updated.
Payment method deleted.
Billing address added.
Billing address updated.
An unexpected error occurred during checkout.
E001: The VIN is connected to another user
Invoice Unavailable
There was a problem retrieving your invoice document. Please try again shortly.
Credit Note Unavailable
There was a problem retrieving your credit note document. Please try again shortly.
Your invoice will be ready to view shortly
Your credit note will be ready to view shortly
Service did not meet expectations
Service is too expensive
Not using the service enough
Technical issues with the service
Dissatisfied with customer support
Service is no longer needed
Purchased by mistake
Other
Planning to assess benefits of service before renewal
More control over the renewal process
Planning to sell vehicle before renewal
A full refund will be sent to the original payment method used for your purchase. The refund should show on your account within 5-10 business days.
No product variations available
Open all
Close all
{price} / one-time fee`;

describe("the source language", () => {
  const texts = new Set(Object.values(readTexts("en-GB")));

  it.each(AGREED.trim().split("\n"))("has the text %j", (text) => {
    expect(texts).toContain(text);
  });
});
