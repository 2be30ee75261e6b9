export const PERSONAL_DATA_PATH = "/account/my-data";
export const ALL_DATA_PATH = `${PERSONAL_DATA_PATH}/all`;
export const DATA_FILE_PATH = `${PERSONAL_DATA_PATH}/file`;
export const DELETE_DATA_PATH = `${PERSONAL_DATA_PATH}/delete`;
export const deletionReceiptPath = (requestKey: string): string => `/data-deletion/${requestKey}`;
