/** Media types by file extension. Nothing else is served: no pages, no scripts, and no drawings that can contain scripts. */
const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogg: 'video/ogg',
  ogv: 'video/ogg',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  mkv: 'video/x-matroska',
  vtt: 'text/vtt; charset=utf-8',
};

/** Returns a file name's extension in lower case and without the dot; `''` if it has none. */
export const extensionOf = (name: string) => /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Returns the media type of a file by its name, in any letter case; `undefined` if it is not served. */
export function mediaTypeOf(name: string): string | undefined {
  const extension = extensionOf(name);
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}
