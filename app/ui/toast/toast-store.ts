export interface Toast {
  id: number;
  kind: "ok" | "info" | "error";
  text: string;
}

const NONE: readonly Toast[] = [];

let toasts = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** For the browser only; a message after a redirect is sent with the page's data. */
export function showToast(kind: Toast["kind"], text: string): number {
  lastId += 1;
  publish([...toasts, { id: lastId, kind, text }]);
  return lastId;
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

/** Always empty: the server's process is shared by many visitors. */
export function serverToasts(): readonly Toast[] {
  return NONE;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
