/**
 * The `nonce` of everything that the renderer itself writes, so that the policy of a page names its scripts and no other that
 * got into it. It is taken out before a page leaves (`finishDocument`), and another process has another one. None in a browser.
 */
export const scriptMark = import.meta.env.SSR ? crypto.randomUUID() : undefined;
