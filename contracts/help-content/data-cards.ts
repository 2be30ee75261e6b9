/** The id of the content that says which data a service makes; the service is named by its product id. */
export const dataCardId = (productId: string): string => `Data_Card_${productId}`;
