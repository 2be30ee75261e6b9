// Tells the page around this frame what was said at the bank, the way Adyen's Drop-in listens for it.
const { status, origin } = document.querySelector("[data-status]").dataset;
parent.postMessage(JSON.stringify({ type: "challengeResult", result: { transStatus: status } }), origin);
