/** What the browser tells nothing of took less, and counts as this, ms. */
export const shortest = 16;

/** What one press felt like, ms since the finger came down. */
export interface Felt {
  /** Interaction to Next Paint, as browsers define it: the longest of the events that the press consists of. */
  next: number;
  /** Until its effect was painted. */
  effect: number;
}

/** Waits for a press, and says what it felt like once its effect is there. Runs in the page. */
export function feltOf({ effect, shortest: least }: { effect: string; shortest: number }): Promise<Felt> {
  const count = () => document.querySelectorAll(effect).length;
  const before = count();
  const began = performance.now();
  let pressed = 0;
  let next = least;
  const press = ({ timeStamp }: Event) => {
    pressed = timeStamp;
  };
  addEventListener('pointerdown', press, { capture: true, once: true });
  const events = { type: 'event', durationThreshold: least, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0 && entry.startTime > began)
        next = Math.max(next, entry.duration);
  }).observe(events);
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error(`Nothing came of the press: ${effect}.`)), 10_000);
    const watcher = new MutationObserver(() => {
      if (count() === before) return;
      watcher.disconnect();
      clearTimeout(patience);
      const finish = () => {
        const painted = performance.now() - pressed;
        // The browser tells of an event some moments after its paint.
        setTimeout(() => resolve({ next, effect: painted }), 500);
      };
      requestAnimationFrame(() => setTimeout(finish));
    });
    watcher.observe(document, { subtree: true, childList: true });
  });
}
