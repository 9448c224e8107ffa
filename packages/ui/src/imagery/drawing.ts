/** Rounds to one decimal: finer than a pixel on every screen, and short markup. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Path with its line weight, in the drawing’s own units. */
export interface Line {
  d: string;
  width: number;
}

/** Parts of a large drawing: flat shapes one step apart, and the lines above them. */
export interface Drawing {
  bands: readonly string[];
  lines: readonly Line[];
}

/** Round-headed arch on `ground`, its crown at `top`. */
export const roundArch = (x: number, width: number, top: number, ground: number): string => {
  const radius = width / 2;
  return `M${round(x)} ${ground}V${round(top + radius)}a${round(radius)} ${round(radius)} 0 0 1 ${round(width)} 0V${ground}`;
};

/** Path up the trunk at `trunk`, across at `y`, and down at `x` to `end`. */
export const limb = (
  trunk: number,
  ground: number,
  y: number,
  x: number,
  end: number,
  radius: number,
): string => {
  const direction = x < trunk ? -1 : 1;
  const sweep = direction < 0 ? 0 : 1;
  const r = round(radius);
  const turn = `a${r} ${r} 0 0 ${sweep} ${direction * r}`;
  return `M${round(trunk)} ${ground}V${round(y + radius)}${turn} ${-r}H${round(x - direction * radius)}${turn} ${r}V${round(end)}`;
};

/** Number from a text, by FNV-1a: the seed of its pseudorandom numbers. */
export const numberFrom = (text: string): number => {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return hash;
};

/** Pseudorandom numbers between 0 and 1, the same for the same seed on every machine. */
export const randomFrom = (seed: number): (() => number) => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** Caches the result per argument: drawings are requested on every render and never change. */
export const remembered = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new Map<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
};

export const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
