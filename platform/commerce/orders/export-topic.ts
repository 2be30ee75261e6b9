/** The job that hands a paid order to order management. */
export const exportTopic = "commerce.export-order";
