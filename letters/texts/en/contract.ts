/** What letters and the contract summary say about the course of a contract. Braces mark placeholders. */
export const contract = {
  termFromActivation: "{plan} from activation, at least until {date}",
  termAfterPresent: "{plan} from {start}, the day the present term ends, until {date}",
  termOfHiddenDate: "{plan} from activation or, if the service is still running, from the end of its present term",
  remindersOfTerms:
    "We write to you {first}, {second} and {third} days before every renewal, with the date, the amount and a link to turn auto-renewal off.",
  remindersOfMonths:
    "We write to you {first}, {second} and {third} days before the first renewal and {third} days before every later month, with the date, the amount and a link to turn auto-renewal off.",
  renewsOnDay: "{service}: on {date}, for {term}, {price}",
  monthlyFrom: "{service}: from {date} month by month, {price} per month",
  exitPaidEnd: "You can turn auto-renewal off at any time. Each service then ends on the last day that is paid.",
  exitAtOnce:
    "You can turn auto-renewal off at any time. Once a service has been renewed, you can also end it at once, and we pay back the time that is left.",
  exitTwoMonths:
    "You can turn auto-renewal off at any time. Once a service has been renewed, you can also end it with two months’ notice, and we pay back the time that is left.",
  startAndEnd: "Start and end",
} as const;
