/** The parameters with which a provider or its bank sends the customer back to the payment details. */
const RETURN_PARAMETERS = ["setup_intent", "redirectResult", "methodId"];

export const isReturnFromBank = (query: URLSearchParams): boolean => RETURN_PARAMETERS.some((name) => query.has(name));
