/** The words around the film of the membership page, which alone of that page have code in the browser. */
export const membershipFilm = {
  /** Its letters stand on the ground: no descenders. */
  title: 'Join Us',
  description: 'Two banyan trees grow towards each other and a plumb line drops between them',
  captions: 'English',
};
