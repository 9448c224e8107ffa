/** Limit of uploads that a volunteer may start or cancel in ten minutes. */
export const manyFiles = 2_000;

/** Number of chunks a very fast connection uploads in ten minutes, each sent twice. */
export const manyPieces = 6_000;

/** Largest body of a gallery, in bytes: all descriptions at their maximum length, in characters of three bytes. */
export const wholeGallery = 1_048_576;
