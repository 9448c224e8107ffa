import type { RuntimeConfig } from '@banyan/api/contract';

/** Third parties that a page may load something of. */
export type Guest = 'hcaptcha' | 'paypal';

/** The pages that use them: those with a form that may ask for human verification, and where money is given. */
const hosts: Readonly<Record<Guest, RegExp>> = {
  hcaptcha: /^\/(?:contact|donate|membership\/register|submit-job|submit-story|events\/register\/[^/]+)\/?$/,
  paypal: /^\/donate\/?$/,
};

/** The third parties of a deployment. */
export const guestsOf = ({ verification, payments }: RuntimeConfig): Guest[] => [
  ...(verification.provider === 'hcaptcha' ? (['hcaptcha'] as const) : []),
  ...(payments.provider === 'paypal' ? (['paypal'] as const) : []),
];

/** Name of the `<meta>` that tells a document of its deployment's third parties; missing where there are none. */
export const guestsMeta = 'guests';

const isGuest = (name: string): name is Guest => name in hosts;

/** The third parties that the document says. */
export const guestsIn = (page: Document): Guest[] =>
  (page.querySelector<HTMLMetaElement>(`meta[name="${guestsMeta}"]`)?.content ?? '')
    .split(' ')
    .filter(isGuest);

/** Which of them one page lets in. @param guests Those of the deployment. */
export const guestsAt = (pathname: string, guests: readonly Guest[]): Guest[] =>
  guests.filter((guest) => hosts[guest].test(pathname));
