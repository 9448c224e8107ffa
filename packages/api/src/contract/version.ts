/**
 * Which contract an API keeps; `GET /health` answers it. Published packages stay in use for years, so within one number
 * the contract only grows: a new call, a new optional key in a body or a query, a new key in an answer, a new value of a
 * word. Readers leave unknown keys unread and take unknown words as they come. To rename, remove or retype anything, or to
 * ask for a key that was optional, is the next number, and a new path beside the old one. So is a provider of verification or
 * payment that is new: a site that does not know it could not show it.
 */
export const contractVersion = 1;
