// Installing reads this file too, with whatever Node there is; the module below needs the repository's own.
const publishedManifest = async (manifest, folder) => {
  const { publishedExports, readManifest } = await import('./scripts/pack/publishedExports.ts');
  const { unpublished: _, ...publishConfig } = manifest.publishConfig;
  return { ...manifest, exports: publishedExports(readManifest(folder), folder), publishConfig };
};

/** What pnpm does to a manifest besides applying `publishConfig`, whenever it packs or publishes. */
export const hooks = { beforePacking: publishedManifest };
