/*
 * Checks the rules of the Design Tokens Format Module 2025.10 (designtokens.org/TR/2025.10/format) and of its Color Module for
 * the types that our files have: names, groups, references, and each type’s value.
 */

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const hasOnly = (value: Json, keys: readonly string[]) =>
  Object.keys(value).every((key) => keys.includes(key));
const within = (value: unknown, least: number, most: number) =>
  isNumber(value) && value >= least && value <= most;

const isColor = (value: unknown): boolean =>
  isObject(value) &&
  hasOnly(value, ['colorSpace', 'components', 'alpha', 'hex']) &&
  value.colorSpace === 'srgb' &&
  Array.isArray(value.components) &&
  value.components.length === 3 &&
  value.components.every((channel) => within(channel, 0, 1)) &&
  (value.alpha === undefined || within(value.alpha, 0, 1)) &&
  (value.hex === undefined || /^#[\da-f]{6}$/i.test(String(value.hex)));
const isMeasure =
  (units: readonly string[]) =>
  (value: unknown): boolean =>
    isObject(value) &&
    hasOnly(value, ['value', 'unit']) &&
    isNumber(value.value) &&
    units.includes(String(value.unit));
const isDimension = isMeasure(['px', 'rem']);
const lengths = ['offsetX', 'offsetY', 'blur', 'spread'];
const isShadow = (value: unknown): boolean =>
  isObject(value) &&
  hasOnly(value, ['color', 'inset', ...lengths]) &&
  isColor(value.color) &&
  lengths.every((key) => isDimension(value[key]));

const values: Readonly<Record<string, (value: unknown) => boolean>> = {
  color: isColor,
  dimension: isDimension,
  duration: isMeasure(['ms', 's']),
  number: isNumber,
  fontWeight: (value) => within(value, 1, 1000),
  fontFamily: (value) =>
    typeof value === 'string' ||
    (Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string')),
  cubicBezier: (value) =>
    Array.isArray(value) &&
    value.length === 4 &&
    value.every(isNumber) &&
    within(value[0], 0, 1) &&
    within(value[2], 0, 1),
  shadow: (value) => isShadow(value) || (Array.isArray(value) && value.length > 0 && value.every(isShadow)),
};

const properties = ['$value', '$type', '$description', '$extensions', '$deprecated'];

/** Violations of the format in a file of tokens, as `path: problem`. */
export function problemsOf(file: object): string[] {
  const types = new Map<string, unknown>();
  const references: { at: string; to: string; type: unknown }[] = [];
  const look = (group: Json, path: string): string[] =>
    Object.entries(group).flatMap(([name, inside]) => {
      const at = path === '' ? name : `${path}.${name}`;
      if (name.startsWith('$'))
        return ['$description', '$type', '$extensions', '$deprecated'].includes(name)
          ? []
          : [`${at}: no such property`];
      if (/[{}.]/.test(name)) return [`${at}: a name has no dot and no brace`];
      if (!isObject(inside)) return [`${at}: neither a token nor a group`];
      return '$value' in inside ? token(inside, at) : look(inside, at);
    });
  const token = (inside: Json, at: string): string[] => {
    if (!hasOnly(inside, properties)) return [`${at}: a token holds nothing else`];
    const { $type, $value } = inside;
    types.set(at, $type);
    const to = typeof $value === 'string' ? /^\{([^{}]+)\}$/.exec($value)?.[1] : undefined;
    if (to !== undefined) {
      references.push({ at, to, type: $type });
      return [];
    }
    return values[String($type)]?.($value) ? [] : [`${at}: no value of type ${String($type)}`];
  };
  const problems = look({ ...file }, '');
  const lost = references.filter(({ to, type }) => types.get(to) !== type);
  return [...problems, ...lost.map(({ at, to }) => `${at}: ${to} is no token of its type`)];
}
