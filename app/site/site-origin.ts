/** The origin of a request: the public one, unless its host is mapped to a site. */
export function siteOrigin(
  { publicOrigin, urls }: { publicOrigin: string; urls: { hosts: Readonly<Record<string, string>> } },
  host: string,
): string {
  const { protocol } = new URL(publicOrigin);
  return Object.hasOwn(urls.hosts, host.toLowerCase()) ? `${protocol}//${host.toLowerCase()}` : publicOrigin;
}
