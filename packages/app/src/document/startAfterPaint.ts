/** What a document asks for once it is painted. */
export interface Start {
  /** Address of the module script. */
  entry: string;
  /** Addresses of the modules that it will ask for. */
  needed: readonly string[];
  /** Addresses of the style sheets whose text stands in the document: the bundler's code does not ask for them again. @default none */
  inlined?: readonly string[];
  /** Of the module script: another file than this one does not run. @default not looked at */
  integrity?: string | undefined;
}

/**
 * The inline script that asks for a page's module script once something is on the screen and loaded, so that styles, fonts
 * and pictures have the connection to themselves: the largest paint comes as early as on a page without any script (`bench`
 * compares). It takes itself out of the document, which React then finds as it was rendered.
 */
export const startScript = ({ entry, needed, inlined = [], integrity }: Start): string =>
  'document.currentScript.remove();(()=>{let begun;' +
  'const add=(name,its)=>document.head.append(Object.assign(document.createElement(name),its));' +
  'const begin=()=>{if(begun)return;begun=true;' +
  // A disabled sheet is not fetched, and code that needs it finds it.
  `for(const href of ${JSON.stringify(inlined)})add("link",{rel:"stylesheet",disabled:true,href});` +
  `for(const href of ${JSON.stringify(needed.filter((address) => address !== entry))})add("link",{rel:"modulepreload",href});` +
  `add("script",${JSON.stringify({ type: 'module', async: true, integrity, src: entry })})};` +
  // On a fast connection everything is loaded before anything is painted: after the first paint, and then one frame, because the last picture may have come with the load.
  'addEventListener("load",()=>new PerformanceObserver((_,o)=>{o.disconnect();requestAnimationFrame(()=>setTimeout(begin))})' +
  '.observe({type:"paint",buffered:true}));' +
  // A picture that hangs must not keep the page from coming to life, nor a tab in the background that paints nothing, and whoever is already busy with it cannot wait.
  'setTimeout(begin,4000);' +
  'for(const e of ["pointerdown","keydown"])addEventListener(e,begin,{once:true})})()';
