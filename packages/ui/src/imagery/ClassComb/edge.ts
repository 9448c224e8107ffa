/** Distance of the first and last tooth from the edges of a `ClassComb`, in pixels. */
export const edge = 8;
