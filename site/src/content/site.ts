/** The invisible `\u2060` keeps a line from ending between two brackets. */
const taxStatus = '501(c)\u2060(3)';

/** Facts about the association that appear all over the site. */
export const site = {
  name: 'Engineering Alumni',
  place: 'Pune — United States',
  /** The legal line: whose words these are, since when. */
  rights: '© 2026 the association',
  /** Employer identification number, printed on receipts. Two digits, a dash, seven digits. */
  ein: '00-0000000',
  /** Under which section of the tax code it is a nonprofit. */
  taxStatus,
  founded: 2003,
  /** Where it is at home: the zone that its dates are written in. */
  timeZone: 'America/Los_Angeles',
  email: 'secretary@example.org',
  note: `A ${taxStatus} nonprofit, founded in 2003 by graduates living in the United States. Joining is free.`,
  shareImageAlt:
    'The word “Connect.” standing on the ground, under the roots of a banyan drawn like a blueprint',
} as const;
