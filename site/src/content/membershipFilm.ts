/** Texts around the animation of the membership page. Only these load in the browser. */
export const membershipFilm = {
  /** Use letters without descenders: the title is drawn on the ground line. */
  title: 'Join Us',
  description: 'Two banyan trees grow towards each other and a plumb line drops between them',
  captions: 'English',
};
