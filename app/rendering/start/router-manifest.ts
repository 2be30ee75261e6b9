/** What the router's manifest says about one route: the addresses of its scripts, and more that only the router reads. */
export type ManifestRoute = {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  index?: boolean | undefined;
  module: string;
  imports?: string[] | undefined;
  css?: string[] | undefined;
  clientActionModule?: string | undefined;
  clientLoaderModule?: string | undefined;
  clientMiddlewareModule?: string | undefined;
  hydrateFallbackModule?: string | undefined;
  hasDefaultExport?: boolean | undefined;
};

export type AssetsManifest = {
  entry: { module: string; imports?: string[] };
  routes: Record<string, ManifestRoute | undefined>;
  url?: string | undefined;
  /** Only while developing. */
  hmr?: { runtime: string } | undefined;
};
