const loaded = new Map<string, Promise<void>>();

/** A script from elsewhere, once for a page. One that failed may be asked for again. */
export function loadScript(src: string): Promise<void> {
  const known = loaded.get(src);
  if (known) return known;
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
