import { type RefObject, useEffect, useRef, useState } from "react";
import { type AddressFields, typedAddress } from "../address-fields.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { AddressEntry } from "../check-address.ts";

const STORAGE_NAME = "address-draft";

type Draft = {
  /** The customer's e-mail address, so that the next customer in the same tab does not see the draft. */
  owner: string;
  entry: AddressEntry;
  address: AddressFields;
  /** Sent to the server, which may fail to save it. */
  isSent: boolean;
};

/**
 * Stores an unsaved address for a reload and for a visit to another page, in this tab only, until it is saved. `answer`
 * is the server's answer to an address that it refuses.
 */
export function useAddressDraft(form: RefObject<HTMLFormElement | null>, owner: string, answer: object | undefined) {
  const isHydrated = useHydrated();
  const [read, setRead] = useState<{ draft: Draft | undefined }>();
  const isUnsaved = useRef(false);
  // Once, and not with the first render: the page that was sent has no draft.
  if (isHydrated && !read) setRead({ draft: readDraft(owner) });
  useEffect(() => {
    isUnsaved.current = answer !== undefined;
  }, [answer]);
  useEffect(() => {
    const element = form.current;
    if (readDraft(owner)) isUnsaved.current = true;
    else sessionStorage.removeItem(STORAGE_NAME);
    const saveDraft = () => {
      if (element && isUnsaved.current) writeDraft(element, { owner, isSent: false });
    };
    addEventListener("pagehide", saveDraft);
    return () => {
      removeEventListener("pagehide", saveDraft);
      saveDraft();
    };
  }, [form, owner]);
  return {
    draft: read?.draft,
    onTyped: () => {
      isUnsaved.current = true;
    },
    onSent: () => {
      isUnsaved.current = false;
      if (form.current) writeDraft(form.current, { owner, isSent: true });
    },
  };
}

/** Removes a sent draft once an address is saved. */
export function useDropSentDraft(isSaved: boolean): void {
  useEffect(() => {
    if (isSaved && parseDraft()?.isSent) sessionStorage.removeItem(STORAGE_NAME);
  }, [isSaved]);
}

function parseDraft(): Draft | undefined {
  const stored = sessionStorage.getItem(STORAGE_NAME);
  return stored === null ? undefined : (JSON.parse(stored) as Draft);
}

function readDraft(owner: string): Draft | undefined {
  const draft = parseDraft();
  return draft?.owner === owner ? draft : undefined;
}

function writeDraft(element: HTMLFormElement, status: Pick<Draft, "owner" | "isSent">): void {
  const form = new FormData(element);
  const entry = form.get("entry") === "lookup" ? "lookup" : "manual";
  const draft: Draft = { ...status, entry, address: typedAddress(form) };
  sessionStorage.setItem(STORAGE_NAME, JSON.stringify(draft));
}
