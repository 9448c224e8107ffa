/** What begins: done, or to do and where. */
export const firstSteps = ['lost', 'passkey', 'admin', 'mail', 'digest', 'address', 'samples'] as const;
