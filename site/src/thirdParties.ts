import type { RuntimeConfig } from '@banyan/api/contract';

/** Third party that a page may load scripts from. */
export type Guest = 'hcaptcha' | 'paypal';

/** Pages that use each third party: forms that may ask for human verification, and the donation page. */
const hosts: Readonly<Record<Guest, RegExp>> = {
  hcaptcha: /^\/(?:contact|donate|membership\/register|submit-job|submit-story|events\/register\/[^/]+)\/?$/,
  paypal: /^\/donate\/?$/,
};

/** Returns the third parties of a deployment. */
export const guestsOf = ({ verification, payments }: RuntimeConfig): Guest[] => [
  ...(verification.provider === 'hcaptcha' ? (['hcaptcha'] as const) : []),
  ...(payments.provider === 'paypal' ? (['paypal'] as const) : []),
];

/** Name of the `<meta>` element that lists the deployment’s third parties; the element is missing if there are none. */
export const guestsMeta = 'guests';

const isGuest = (name: string): name is Guest => name in hosts;

/** Reads the third parties from the document. */
export const guestsIn = (page: Document): Guest[] =>
  (page.querySelector<HTMLMetaElement>(`meta[name="${guestsMeta}"]`)?.content ?? '')
    .split(' ')
    .filter(isGuest);

/** Returns the third parties that a page allows. @param guests Third parties of the deployment. */
export const guestsAt = (pathname: string, guests: readonly Guest[]): Guest[] =>
  guests.filter((guest) => hosts[guest].test(pathname));
