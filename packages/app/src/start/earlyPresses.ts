import { hydrateAt } from './hydrateAsWritten.ts';

/** How long a form that was sent early waits for the page's code before the browser posts it, in milliseconds. */
const patienceMs = 10_000;

/**
 * Inline script for the head: keeps presses of buttons and forms that are sent before React is hydrated. `hydratePage` repeats
 * them then. A form with an `action` whose page's code is late is posted by the browser alone, as without JavaScript. Links
 * stay the browser's.
 */
export const earlyPressesScript =
  '(()=>{let kept=[];const given=new WeakSet,' +
  'keep=event=>{const{target,type,submitter}=event;if(!(target instanceof Element)||given.has(target))return;' +
  'const submits=type==="submit",button=submits?target:target.closest("button");' +
  'if(!button||!submits&&button.form&&button.type==="submit")return;' +
  'event.preventDefault();event.stopPropagation();' +
  // The last press of the same form or button counts once.
  'kept=kept.filter(one=>one[0]!==button);kept.push([button,submitter]);' +
  'if(submits&&button.hasAttribute("action"))' +
  `setTimeout(()=>{if(kept.some(one=>one[0]===button)){given.add(button);button.requestSubmit(submitter)}},${patienceMs})};` +
  'for(const type of["click","submit"])addEventListener(type,keep,true);' +
  'window.banyanPresses=()=>{for(const type of["click","submit"])removeEventListener(type,keep,true);const all=kept;kept=[];return all}})()';

declare global {
  interface Window {
    /** Ends {@link earlyPressesScript}. @returns the buttons that were pressed, and the forms that were sent with their button. */
    banyanPresses?: () => readonly (readonly [HTMLElement, HTMLElement | null])[];
  }
}

/** Repeats what was pressed and sent before the page was hydrated. */
export function repeatEarlyPresses(): void {
  for (const [pressed, submitter] of window.banyanPresses?.() ?? []) {
    if (!pressed.isConnected) continue;
    hydrateAt(pressed);
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit(submitter);
    else pressed.click();
  }
}
