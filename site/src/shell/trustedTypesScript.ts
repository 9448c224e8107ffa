/*
 * Pages require Trusted Types: text becomes the address of a script, or markup, by way of this policy only, and never becomes
 * code. Scripts come from this site; React names the page's own. hCaptcha's, where it is used, come from hCaptcha, and write
 * markup once they are there. Which pages let hCaptcha in says their Content-Security-Policy. Source of the directives:
 * w3c.github.io/trusted-types.
 */
const policy =
  '{createScriptURL:u=>{const{origin:o}=new URL(u,location);' +
  'return o===location.origin||/^https:\\/\\/([\\w-]+\\.)*hcaptcha\\.com$/.test(o)?u:null},' +
  'createHTML:h=>typeof window.hcaptcha?.render=="function"?h:null}';

/** Runs before any other script of a page, and does nothing in a browser that does not know Trusted Types. */
export const trustedTypesScript = `try{trustedTypes.createPolicy("default",${policy})}catch(e){}`;
