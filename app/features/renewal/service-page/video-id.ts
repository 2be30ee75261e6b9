const HOSTS = /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com)$/;
const SHORT_HOST = "youtu.be";
const ID = /^[\w-]{11}$/;

/** The id of a YouTube video, eleven characters; undefined for every other link. */
export function videoId(link: string | undefined): string | undefined {
  if (!link || !URL.canParse(link)) return undefined;
  const { hostname, pathname, searchParams } = new URL(link);
  const [first = "", second = ""] = pathname.split("/").slice(1);
  const found = hostname === SHORT_HOST ? first : HOSTS.test(hostname) ? (searchParams.get("v") ?? second) : "";
  return ID.test(found) ? found : undefined;
}
