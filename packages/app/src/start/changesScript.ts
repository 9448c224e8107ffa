import { translatorTags } from '@banyan/ui/hooks';

/**
 * Inline script for the head. It records the path of a document, and what others change in it before its own code runs, such as a
 * browser's translation or an extension. While the document is parsed, only changes that the parser does not make count: removed
 * nodes, and nodes that translators add. `hydratePage` reads the records.
 */
export const changesScript =
  `window.banyanPath=location.pathname;(()=>{let parsed;const changes=[],names=${JSON.stringify(translatorTags)},` +
  'note=all=>{for(const one of all)(parsed||one.removedNodes[0]||names.includes(one.addedNodes[0]?.nodeName))&&changes.push(one)},' +
  'observer=new MutationObserver(note);observer.observe(document,{childList:true,subtree:true,characterData:true,characterDataOldValue:true});' +
  'addEventListener("DOMContentLoaded",()=>{note(observer.takeRecords());parsed=1});' +
  'window.banyanChanges=()=>{note(observer.takeRecords());observer.disconnect();return changes}})()';

declare global {
  interface Window {
    /** Returns the records of {@link changesScript} and stops it. */
    banyanChanges?: () => MutationRecord[];
    /** Path for which the document was loaded. */
    banyanPath?: string;
  }
}
