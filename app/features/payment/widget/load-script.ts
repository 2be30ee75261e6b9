const loaded = new Map<string, Promise<void>>();

/** Loads a provider's script once per page. A failed one may be loaded again. */
export function loadScript(src: string): Promise<void> {
  const existing = loaded.get(src);
  if (existing) return existing;
  const loading = new Promise<void>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      loaded.delete(src);
      script.remove();
      reject(new Error("A script of the payment provider did not load."));
    });
    document.head.append(script);
  });
  loaded.set(src, loading);
  return loading;
}
