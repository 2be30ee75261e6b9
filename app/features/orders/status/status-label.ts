import type { MessageId } from "../../../i18n/message-id.ts";

/** The text of a status. */
export type StatusLabel = Extract<MessageId, `status.${string}`>;
