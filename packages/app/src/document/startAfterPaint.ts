/** Files that a document requests once it is painted. */
export interface Start {
  /** Address of the module script. */
  entry: string;
  /** Addresses of the modules that the script will import. */
  needed: readonly string[];
  /**
   * Addresses of the style sheets whose text is inlined in the document, so that the bundler's code does not request them again.
   * @default none
   */
  inlined?: readonly string[];
  /** Integrity hash of the module script: a changed file does not run. @default not checked */
  integrity?: string | undefined;
}

/**
 * Inline script that loads a page's module script once the page is painted and loaded. Until then styles, fonts and pictures have
 * the connection to themselves, so the largest paint is as early as on a page without scripts (`bench` compares). It removes its
 * own element, so that React finds the document as it was rendered.
 */
export const startScript = ({ entry, needed, inlined = [], integrity }: Start): string =>
  'document.currentScript.remove();(()=>{let begun;' +
  'const add=(name,its)=>document.head.append(Object.assign(document.createElement(name),its));' +
  'const begin=()=>{if(begun)return;begun=true;' +
  // A disabled sheet is not fetched, and code that needs it finds it.
  `for(const href of ${JSON.stringify(inlined)})add("link",{rel:"stylesheet",disabled:true,href});` +
  `for(const href of ${JSON.stringify(needed.filter((address) => address !== entry))})add("link",{rel:"modulepreload",href});` +
  `add("script",${JSON.stringify({ type: 'module', async: true, integrity, src: entry })})};` +
  // On a fast connection everything is loaded before the first paint. So it waits for that paint, and then one frame, because the
  // last picture may have arrived with the load.
  'addEventListener("load",()=>new PerformanceObserver((_,o)=>{o.disconnect();requestAnimationFrame(()=>setTimeout(begin))})' +
  '.observe({type:"paint",buffered:true}));' +
  // Three cases must not delay hydration: a picture that hangs, a background tab that paints nothing, and a visitor who already
  // uses the page.
  'setTimeout(begin,4000);' +
  'for(const e of ["pointerdown","keydown"])addEventListener(e,begin,{once:true})})()';
