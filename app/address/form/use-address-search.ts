import { useEffect, useRef, useState } from "react";
import { useHref } from "react-router";
import { useRouterTarget } from "../../site/shop-context.tsx";
import {
  type AddressSuggestion,
  MIN_CHARACTERS,
  type FindAnswer,
  type FoundAddress,
  type RetrieveAnswer,
} from "../lookup/lookup-answer.ts";

/** How long typing has to pause before a search, in milliseconds. */
const PAUSE_MS = 250;

type SearchState = { suggestions: readonly AddressSuggestion[]; trouble?: "none" | "unavailable" };
const noSuggestions: SearchState = { suggestions: [] };

/** Searches the shop for addresses; the answer to an outdated search is ignored. */
export function useAddressSearch(country: string, onFound: (address: FoundAddress) => void) {
  const href = useRouterTarget();
  const findAt = useHref(href("/service-call-address-find"));
  const retrieveAt = useHref(href("/service-call-address-retrieve"));
  const [found, setFound] = useState(noSuggestions);
  const request = useRef<AbortController>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typed = useRef("");

  const stop = () => {
    clearTimeout(pause.current);
    request.current?.abort();
  };
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      request.current?.abort();
    },
    [],
  );

  const call = async <Answer extends { kind: string }>(address: string, fields: Record<string, string>) => {
    stop();
    const { signal } = (request.current = new AbortController());
    const answer = await post<Answer>(address, fields, signal);
    return signal.aborted ? undefined : answer;
  };

  const find = async (text: string, container?: string) => {
    const fields = { Text: text, Countries: country, ...(container && { Container: container }) };
    const answer = await call<FindAnswer>(findAt, fields);
    if (answer) setFound(stateOf(answer));
  };

  const retrieve = async (id: string) => {
    const answer = await call<RetrieveAnswer>(retrieveAt, { Id: id });
    if (answer?.kind === "address") onFound(answer.address);
    else if (answer) setFound({ suggestions: [], trouble: answer.kind });
  };

  return {
    ...found,
    type(text: string) {
      stop();
      typed.current = text.trim();
      if (typed.current.length < MIN_CHARACTERS) setFound(noSuggestions);
      else pause.current = setTimeout(() => void find(typed.current), PAUSE_MS);
    },
    choose({ id, isContainer }: AddressSuggestion) {
      void (isContainer ? find(typed.current, id) : retrieve(id));
    },
    close() {
      stop();
      setFound(noSuggestions);
    },
  };
}

function stateOf(answer: FindAnswer): SearchState {
  if (answer.kind === "unavailable") return { suggestions: [], trouble: "unavailable" };
  return answer.suggestions.length > 0 ? answer : { suggestions: [], trouble: "none" };
}

/** Whatever the failure, the customer sees that the lookup is unavailable. */
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
