import { hydrateAt } from './hydrateAsWritten.ts';

/** Time that a form sent early waits for the page's code before the browser posts it, in milliseconds. */
const patienceMs = 10_000;

/**
 * Inline script for the head: records presses of buttons and submits of forms before hydration. `hydratePage` then repeats them. If
 * the page's code is late, the browser posts a form with an `action`, as without JavaScript. Links are left to the browser.
 */
export const earlyPressesScript =
  '(()=>{let kept=[];const given=new WeakSet,' +
  'keep=event=>{const{target,type,submitter}=event;if(!(target instanceof Element)||given.has(target))return;' +
  'const submits=type==="submit",button=submits?target:target.closest("button");' +
  'if(!button||!submits&&button.form&&button.type==="submit")return;' +
  'event.preventDefault();event.stopPropagation();' +
  // Several presses of the same form or button count once.
  'kept=kept.filter(one=>one[0]!==button);kept.push([button,submitter]);' +
  'if(submits&&button.hasAttribute("action"))' +
  `setTimeout(()=>{if(kept.some(one=>one[0]===button)){given.add(button);button.requestSubmit(submitter)}},${patienceMs})};` +
  'for(const type of["click","submit"])addEventListener(type,keep,true);' +
  'window.banyanPresses=()=>{for(const type of["click","submit"])removeEventListener(type,keep,true);const all=kept;kept=[];return all}})()';

declare global {
  interface Window {
    /** Ends {@link earlyPressesScript}. @returns the pressed buttons, and the submitted forms with their button. */
    banyanPresses?: () => readonly (readonly [HTMLElement, HTMLElement | null])[];
  }
}

/** Repeats the presses and submits from before hydration. */
export function repeatEarlyPresses(): void {
  for (const [pressed, submitter] of window.banyanPresses?.() ?? []) {
    if (!pressed.isConnected) continue;
    hydrateAt(pressed);
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit(submitter);
    else pressed.click();
  }
}
