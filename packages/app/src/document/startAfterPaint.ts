/**
 * The inline script that asks for a page's module script and what that needs once something is on the screen and loaded, so
 * that styles, fonts and pictures have the connection to themselves: the largest paint comes as early as on a page without
 * any script (`bench` compares). It takes itself out of the document, which React then finds as it was rendered.
 *
 * @param entry Address of the module script.
 * @param needed Addresses of the modules that it will ask for.
 * @param integrity Of the module script: another file than this one does not run. @default not looked at
 */
export const startScript = (entry: string, needed: readonly string[], integrity?: string): string =>
  'document.currentScript.remove();(()=>{let begun;const begin=()=>{if(begun)return;begun=true;' +
  `for(const h of ${JSON.stringify(needed.filter((address) => address !== entry))}){` +
  'const l=document.createElement("link");l.rel="modulepreload";l.href=h;document.head.append(l)}' +
  'const s=document.createElement("script");s.type="module";s.async=true;' +
  `${integrity === undefined ? '' : `s.integrity=${JSON.stringify(integrity)};`}s.src=${JSON.stringify(entry)};document.head.append(s)};` +
  // On a fast connection everything is loaded before anything is painted: after the first paint, and then one frame, because the last picture may have come with the load.
  'addEventListener("load",()=>new PerformanceObserver((_,o)=>{o.disconnect();requestAnimationFrame(()=>setTimeout(begin))})' +
  '.observe({type:"paint",buffered:true}));' +
  // A picture that hangs must not keep the page from coming to life, nor a tab in the background that paints nothing, and whoever is already busy with it cannot wait.
  'setTimeout(begin,4000);' +
  'for(const e of ["pointerdown","keydown"])addEventListener(e,begin,{once:true})})()';
