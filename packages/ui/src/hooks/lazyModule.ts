import { reportMissingCode } from './missingCode.ts';

/** Lazily loaded module, for `useLazyModule`. */
export interface LazyModule<Value> {
  /** Returns the module, or undefined until it is loaded. */
  loaded: () => Value | undefined;
  /**
   * Loads the module. Rejects if loading fails; the next call tries again. If that fails too, the code is reported as missing
   * (`missingCodeEvent`).
   *
   * @param ahead Preloads without reporting a failure. @default false
   */
  load: (ahead?: boolean) => Promise<Value>;
}

/**
 * Creates a module that is loaded on demand and kept once loaded. Call it outside components.
 *
 * @param load Imports the module.
 */
export function lazyModule<Value>(load: () => Promise<Value>): LazyModule<Value> {
  let value: Value | undefined;
  let hasFailed = false;
  return {
    loaded: () => value,
    async load(ahead = false) {
      try {
        value = await load();
        return value;
      } catch (error) {
        if (hasFailed && !ahead) reportMissingCode();
        hasFailed = true;
        throw error;
      }
    },
  };
}

/** Loads the module before it is needed: on hover or focus of the control that needs it. A failure is ignored. */
export const preload = (module: LazyModule<unknown>): void => {
  module.load(true).catch(() => undefined);
};
