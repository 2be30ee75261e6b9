import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void): () => void {
  const stopping = new AbortController();
  for (const event of ["online", "offline"]) window.addEventListener(event, onChange, { signal: stopping.signal });
  return () => stopping.abort();
}

/** Whether the browser has a connection; on the server everybody has. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
