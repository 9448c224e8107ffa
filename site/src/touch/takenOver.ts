let takenOver = false;

/** Whether the browser draws from now on: what came as HTML has been taken over. */
export const isTakenOver = (): boolean => takenOver;

export function takeOver(): void {
  takenOver = true;
}
