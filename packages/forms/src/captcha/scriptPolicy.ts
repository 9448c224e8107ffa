/** As much of Trusted Types as is needed here; TypeScript's own library has none of it. */
interface TrustedTypes {
  defaultPolicy: object | null;
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string | null; createHTML?: (html: string) => string },
  ) => object;
}

declare global {
  interface Window {
    /** Missing in browsers that do not know Trusted Types. */
    trustedTypes?: TrustedTypes;
  }
}

const hcaptchaHosts = /(?:^|\.)hcaptcha\.com$/;

/** Whether a script may come from there: from this site, from hCaptcha, or where a test has its double. */
function isKnown(address: string, script: string | undefined): boolean {
  const url = new URL(address, location.href);
  if (url.origin === location.origin) return true;
  const isHcaptchas = url.protocol === 'https:' && hcaptchaHosts.test(url.hostname);
  return isHcaptchas || (script !== undefined && url.origin === new URL(script, location.href).origin);
}

/**
 * On a page that requires Trusted Types, lets addresses of scripts through when they are this site's or the verification's, and
 * no others; text never becomes code. Does nothing where there is such a policy already, or the browser knows of none.
 *
 * @param hcaptcha Of hCaptcha: `script` is where a double of it comes from. Its script writes markup, too, which the page's
 * Content-Security-Policy keeps from running anything. Without it, only this site's scripts are known.
 */
export function allowVerificationScripts(hcaptcha?: { script: string | undefined }): void {
  const { trustedTypes } = window;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  try {
    trustedTypes.createPolicy('default', {
      createScriptURL: (url) => (isKnown(url, hcaptcha?.script) ? url : null),
      ...(hcaptcha && { createHTML: (html) => html }),
    });
  } catch {
    // A site with other rules of its own does not let us; then they apply.
  }
}
