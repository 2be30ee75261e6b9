/** The origin a request came to: the public one, unless its host stands for a site. */
export function siteOrigin(
  { publicOrigin, urls }: { publicOrigin: string; urls: { hosts: Readonly<Record<string, string>> } },
  host: string,
): string {
  const { protocol } = new URL(publicOrigin);
  return Object.hasOwn(urls.hosts, host.toLowerCase()) ? `${protocol}//${host.toLowerCase()}` : publicOrigin;
}
