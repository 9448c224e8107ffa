/**
 * `nonce` of everything the renderer writes, so that the CSP can tell its scripts from injected ones. `finishDocument` removes it
 * before a page is sent. Each process has its own; undefined in the browser.
 */
export const cspNonce = import.meta.env.SSR ? crypto.randomUUID() : undefined;
