// Posts the result of the bank's challenge to the parent page, in the format of Adyen's Drop-in.
const { status, origin } = document.querySelector("[data-status]").dataset;
parent.postMessage(JSON.stringify({ type: "challengeResult", result: { transStatus: status } }), origin);
