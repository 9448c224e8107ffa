/** What becomes public about a member, wherever that is promised. */
export const listedPublicly =
  'Listed publicly: name, graduation year, program and professional profile. Picture, company and state only if the member says so.';
