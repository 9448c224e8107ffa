interface Payload {
  [key: string]: unknown;
}

const isPayload = (value: unknown): value is Payload => typeof value === 'object' && value !== null;

function put(payload: Payload, name: string, value: unknown): void {
  const [key = '', ...inner] = name.split('.');
  if (inner.length === 0) payload[key] = value;
  else {
    const begun = payload[key];
    const group = isPayload(begun) ? begun : {};
    put(group, inner.join('.'), value);
    payload[key] = group;
  }
}

/** Builds a payload from the named values: `{'address.zip': '1'}` becomes `{address: {zip: '1'}}`. @default all names */
export function payloadOf(values: object, names: readonly string[] = Object.keys(values)): Payload {
  const payload: Payload = {};
  const given = new Map<string, unknown>(Object.entries(values));
  for (const name of names) put(payload, name, given.get(name));
  return payload;
}
