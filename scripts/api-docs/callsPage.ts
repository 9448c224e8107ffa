import type { Call } from '../../packages/api/src/contract/index.ts';
import type { Policy } from '../../packages/server/src/http/policies.ts';

/** As much of a valibot schema as its shape needs. */
interface Shape {
  type: string;
  entries?: Record<string, Shape>;
  item?: Shape;
  wrapped?: Shape;
  options?: readonly (Shape | string | number)[];
  literal?: unknown;
  class?: { name: string };
}

const isOptional = ({ type }: Shape): boolean => ['optional', 'nullish', 'exact_optional'].includes(type);

const objectOf = (entries: Record<string, Shape>, indent: string): string => {
  const inner = `${indent}  `;
  const lines = Object.entries(entries).map(
    ([name, entry]) => `${inner}${name}${isOptional(entry) ? '?' : ''}: ${shapeOf(entry, inner)};`,
  );
  return `{\n${lines.join('\n')}\n${indent}}`;
};

/** What crosses the wire, written as a TypeScript type. */
const shapeOf = (schema: Shape, indent = ''): string => {
  const { type, entries, item, wrapped, options, literal } = schema;
  if (schema.class) return schema.class.name;
  if (entries) return objectOf(entries, indent);
  if (item) {
    const one = shapeOf(item, indent);
    return / \| [^}]*$/.test(one) ? `(${one})[]` : `${one}[]`;
  }
  if (wrapped) {
    const inside = shapeOf(wrapped, indent);
    return type.startsWith('null') && !inside.endsWith('null') ? `${inside} | null` : inside;
  }
  if (options)
    return options
      .map((one) => (typeof one === 'object' ? shapeOf(one, indent) : JSON.stringify(one)))
      .join(' | ');
  return type === 'literal' ? JSON.stringify(literal) : type;
};

const block = (title: string, schema: unknown): string =>
  schema === undefined ? '' : `\n${title}\n\n\`\`\`ts\n${shapeOf(schema as Shape)}\n\`\`\`\n`;

const captchaWords = {
  always: ', with human verification',
  suspicious: ', with human verification when it is asked for',
  never: '',
};

/** The table of calls as a page: what each is for, where it is, what it takes and answers. */
export const callsPage = (calls: Record<string, Call>, policies: Record<string, Policy>): string =>
  `---\ntitle: The calls\n---\n\n# The calls\n\nEach is a function of the client, \`client.name(body, options)\`, and an address below the API's base.\n` +
  Object.entries(calls)
    .map(([name, { method, path, params, body, answer }]) => {
      const { summary = '', query, captcha = 'never' } = policies[name] ?? {};
      return (
        `\n## ${name}\n\n${summary}\n\n\`${method} ${path}\`${captchaWords[captcha]}\n` +
        block('In the address:', params) +
        block('In the query:', query) +
        block('Takes:', body) +
        block('Answers:', answer)
      );
    })
    .join('');
