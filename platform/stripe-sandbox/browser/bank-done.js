// Posts to the parent page that the customer has completed the bank's challenge.
parent.postMessage({ kind: "bank-done" }, document.querySelector("[data-origin]").dataset.origin);
