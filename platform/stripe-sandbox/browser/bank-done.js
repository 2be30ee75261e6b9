// Tells the page around this frame that the bank has been answered.
parent.postMessage({ kind: "bank-done" }, document.querySelector("[data-origin]").dataset.origin);
