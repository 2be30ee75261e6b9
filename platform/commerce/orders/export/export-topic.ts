/** The job that exports a paid order to order management. */
export const exportTopic = "commerce.export-order";

/** The job that hands its consents over to the consent records. */
export const exportConsentsTopic = "commerce.export-consents";
