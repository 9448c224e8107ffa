let is = false;

/** Whether the browser draws from now on: what came as HTML has been taken over. */
export const isTakenOver = (): boolean => is;

export function takeOver(): void {
  is = true;
}
