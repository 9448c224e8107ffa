/**
 * Version of the contract, which `GET /health` returns. Published packages stay in use for years, so within one version the
 * contract only grows: new calls, new optional keys in bodies and queries, new keys and values in answers. Clients ignore unknown
 * keys and accept unknown values. Renaming, removing or retyping anything, or requiring an optional key, needs the next version and
 * a new path beside the old one. A new provider of verification or payment needs the next version too: a site that does not know
 * the provider could not show it.
 */
export const contractVersion = 1;
