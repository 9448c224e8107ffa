/** The invisible `\u2060` prevents a line break between the two brackets. */
const taxStatus = '501(c)\u2060(3)';

/** Facts about the association that are used all over the site. */
export const site = {
  name: 'Engineering Alumni',
  place: 'Pune — United States',
  /** Copyright notice of the legal line. */
  rights: '© 2026 the association',
  /** Employer identification number, printed on receipts. Two digits, a dash, seven digits. */
  ein: '00-0000000',
  /** Section of the tax code that makes it a nonprofit. */
  taxStatus,
  founded: 2003,
  /** Home time zone of the association: dates are shown in it. */
  timeZone: 'America/Los_Angeles',
  email: 'secretary@example.org',
  note: `A ${taxStatus} nonprofit, founded in 2003 by graduates living in the United States. Joining is free.`,
  shareImageAlt:
    'The word “Connect.” standing on the ground, under the roots of a banyan drawn like a blueprint',
} as const;
