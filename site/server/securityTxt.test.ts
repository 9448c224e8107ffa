import { expect, test } from 'vitest';
import { securityTxt } from './securityTxt.ts';

const now = Date.parse('2027-01-01T00:00:00Z');

test.each([
  ['security@alumni.example.org', 'mailto:security@alumni.example.org'],
  ['https://alumni.example.org/contact', 'https://alumni.example.org/contact'],
])('publishes the security contact %s for half a year', (contact, uri) => {
  expect(securityTxt(contact, 'https://alumni.example.org', now)).toBe(
    `Contact: ${uri}\nExpires: 2027-06-30T00:00:00.000Z\nPreferred-Languages: en\nCanonical: https://alumni.example.org/.well-known/security.txt\n`,
  );
});
