import { reportMissingCode } from './missingCode.ts';

/** Code that comes when it is needed, for `useLazyModule`. */
export interface LazyModule<Value> {
  /** Undefined until it has come. */
  loaded: () => Value | undefined;
  /**
   * Rejects when it does not come; the next call fetches it again. When that one fails too, it is reported as missing
   * (`missingCodeEvent`).
   *
   * @param ahead Nobody waits for it: a failure is not reported. @default false
   */
  load: (ahead?: boolean) => Promise<Value>;
}

/**
 * Code that a page does without at first, remembered once it has come. Stands outside components.
 *
 * @param load Imports it.
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

/** Fetches it before anybody waits for it: when what will need it is pointed at or focused. A failure is met then. */
export const preload = (module: LazyModule<unknown>): void => {
  module.load(true).catch(() => undefined);
};
