const dots = "…";

/** The first letter of each word: "A… B…". */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/u)
    .filter((word) => word !== "")
    .map(firstLetter)
    .join(" ");

/** The first letters of the mailbox and of the domain: "a…@e…". */
export const maskedEmail = (email: string): string => email.split("@").map(firstLetter).join("@");

const firstLetter = (word: string): string => (/^./su.exec(word)?.[0] ?? "") + dots;
