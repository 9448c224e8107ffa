/** What a media file is, by its extension. Nothing else is served: no page, no script and no drawing that can hold one. */
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

/** The last part of a file's name, lower case and without its dot; `''` when it has none. */
export const extensionOf = (name: string) => /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The media type of a file by its name, whatever the case; `undefined` for what is not served. */
export function mediaTypeOf(name: string): string | undefined {
  const extension = extensionOf(name);
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
}
