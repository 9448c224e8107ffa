/** Code that comes when it is needed, for `useLazyModule`. */
export interface LazyModule<Value> {
  /** Undefined until it has come. */
  loaded: () => Value | undefined;
  /** Rejects when it does not come; the next call fetches it again. */
  load: () => Promise<Value>;
}

/**
 * Code that a page does without at first, remembered once it has come. Stands outside components.
 *
 * @param load Imports it.
 */
export function lazyModule<Value>(load: () => Promise<Value>): LazyModule<Value> {
  let value: Value | undefined;
  return {
    loaded: () => value,
    async load() {
      value = await load();
      return value;
    },
  };
}

/** Fetches it before anybody waits for it: when what will need it is pointed at or focused. A failure is met then. */
export const preload = (module: LazyModule<unknown>): void => {
  module.load().catch(() => undefined);
};
