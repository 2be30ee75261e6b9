/** The parameter that asks for the calendar as a file. */
export const DOWNLOAD_PARAMETER = "download";

/** The calendar of an account's end dates. It opens without a sign-in, because calendar programs have none. */
export const calendarPath = (token: string): string => `/calendar/${encodeURIComponent(token)}`;

/** The same address for calendar programs, which subscribe to this scheme. */
export const feedAddress = (address: string): string => address.replace(/^https?:/, "webcal:");

export const downloadAddress = (address: string): string => {
  const url = new URL(address);
  url.searchParams.set(DOWNLOAD_PARAMETER, "");
  return url.href;
};
