/** First steps of an admin. */
export const firstSteps = ['lost', 'passkey', 'admin', 'mail', 'digest', 'address', 'samples'] as const;
