import type source from "./messages/en-GB.json";

export type MessageId = keyof typeof source;
