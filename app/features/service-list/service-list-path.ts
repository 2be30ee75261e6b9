export const SERVICE_LIST_PATH = "/account/my-services";
