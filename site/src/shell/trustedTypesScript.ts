/*
 * Default Trusted Types policy. Pages require Trusted Types, so text becomes a script URL or markup only through this policy, and
 * never code. Scripts come from this site (React uses the page’s own) or from hCaptcha, which also writes markup once it has
 * loaded. The Content-Security-Policy says which pages allow hCaptcha. Source of the directives: w3c.github.io/trusted-types.
 */
const policy =
  '{createScriptURL:u=>{const{origin:o}=new URL(u,location);' +
  'return o===location.origin||/^https:\\/\\/([\\w-]+\\.)*hcaptcha\\.com$/.test(o)?u:null},' +
  'createHTML:h=>typeof window.hcaptcha?.render=="function"?h:null}';

/** Creates the policy before any other script of the page runs; does nothing in a browser without Trusted Types. */
export const trustedTypesScript = `try{trustedTypes.createPolicy("default",${policy})}catch(e){}`;
