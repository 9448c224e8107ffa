/** Files that one volunteer may start to upload, or drop, in ten minutes. */
export const manyFiles = 2_000;

/** What goes up in ten minutes on a very fast line, each piece sent twice. */
export const manyPieces = 6_000;

/** Bytes of a gallery's words, each as long as it may be, in letters of three bytes. */
export const wholeGallery = 1_048_576;
