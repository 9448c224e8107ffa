interface Pressed {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** Pressed with one of these, a link opens elsewhere, and a key is the browser's. */
export const hasModifier = (event: Pressed): boolean =>
  event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Whether a key leads from tab to tab. */
export const isMove = (event: Pressed & { readonly key: string }): boolean =>
  /^(Arrow[LR]|Home|End)/.test(event.key) && !hasModifier(event);
