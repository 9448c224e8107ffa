/** Sentence that lists the public data of a member. Used wherever the site promises it. */
export const listedPublicly =
  'Listed publicly: name, graduation year, program and professional profile. Picture, company and state only if the member says so.';
