/** The job that exports a paid order to order management. */
export const exportTopic = "commerce.export-order";
