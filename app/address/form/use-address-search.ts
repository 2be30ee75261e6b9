import { useEffect, useRef, useState } from "react";
import { useHref } from "react-router";
import { useShopHref } from "../../site/shop-context.tsx";
import {
  type AddressSuggestion,
  FEWEST_CHARACTERS,
  type FindAnswer,
  type FoundAddress,
  type RetrieveAnswer,
} from "../lookup/lookup-answer.ts";

/** Somebody who types fast is asked about once. */
const PAUSE_MS = 250;

type Found = { suggestions: readonly AddressSuggestion[]; trouble?: "none" | "unavailable" };
const nothing: Found = { suggestions: [] };

/** Asks the shop for addresses; an answer that was overtaken by another question is not heard. */
export function useAddressSearch(country: string, onFound: (address: FoundAddress) => void) {
  const href = useShopHref();
  const findAt = useHref(href("/service-call-address-find"));
  const retrieveAt = useHref(href("/service-call-address-retrieve"));
  const [found, setFound] = useState(nothing);
  const asking = useRef<AbortController>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef("");

  const stop = () => {
    clearTimeout(pause.current);
    asking.current?.abort();
  };
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      asking.current?.abort();
    },
    [],
  );

  const ask = async <Answer extends { kind: string }>(address: string, fields: Record<string, string>) => {
    stop();
    const { signal } = (asking.current = new AbortController());
    const answer = await post<Answer>(address, fields, signal);
    return signal.aborted ? undefined : answer;
  };

  const find = async (text: string, container?: string) => {
    const fields = { Text: text, Countries: country, ...(container && { Container: container }) };
    const answer = await ask<FindAnswer>(findAt, fields);
    if (answer) setFound(shown(answer));
  };

  const retrieve = async (id: string) => {
    const answer = await ask<RetrieveAnswer>(retrieveAt, { Id: id });
    if (answer?.kind === "address") onFound(answer.address);
    else if (answer) setFound({ suggestions: [], trouble: answer.kind });
  };

  return {
    ...found,
    type(text: string) {
      stop();
      typed.current = text.trim();
      if (typed.current.length < FEWEST_CHARACTERS) setFound(nothing);
      else pause.current = setTimeout(() => void find(typed.current), PAUSE_MS);
    },
    choose({ id, isContainer }: AddressSuggestion) {
      void (isContainer ? find(typed.current, id) : retrieve(id));
    },
    close() {
      stop();
      setFound(nothing);
    },
  };
}

function shown(answer: FindAnswer): Found {
  if (answer.kind === "unavailable") return { suggestions: [], trouble: "unavailable" };
  return answer.suggestions.length > 0 ? answer : { suggestions: [], trouble: "none" };
}

/** Whatever keeps an answer from coming, to whoever types the lookup is unavailable. */
async function post<Answer extends { kind: string }>(
  address: string,
  fields: Record<string, string>,
  signal: AbortSignal,
): Promise<Answer | { kind: "unavailable" }> {
  try {
    const response = await fetch(address, { method: "POST", body: new URLSearchParams(fields), signal });
    return response.ok ? ((await response.json()) as Answer) : { kind: "unavailable" };
  } catch {
    return { kind: "unavailable" };
  }
}
