/** The query parameter of a visitor who comes from the list of services. */
export const FROM_LIST = "fromMSR";
