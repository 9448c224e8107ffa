import type { OfficeCall } from '@banyan/api/office/call';
import { bodyOf, NoBody } from '@banyan/api/office/fields';
import { officeMessages } from '@banyan/api/office/messages';
import * as v from 'valibot';

type Schema = v.GenericSchema<unknown, unknown>;

/** Names in braces of a path: `'reference' | 'refund'` of `/gifts/{reference}/refunds/{refund}`. */
type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** Schema of an id in a path, for calls without a schema of their own. */
const PathId = /* @__PURE__ */ v.pipe(
  v.string(officeMessages.notUnderstood),
  v.regex(/^[\w-]{1,100}$/, officeMessages.notUnderstood),
);

/** Schemas for path parameters that are not plain ids. */
type Params = Readonly<Record<string, Schema>>;

type ParamsOf<Path extends string, Own extends Params> = [ParamName<Path>] extends [never]
  ? unknown
  : {
      params: v.ObjectSchema<
        { [Name in ParamName<Path>]: Name extends keyof Own ? Own[Name] : typeof PathId },
        undefined
      >;
    };

/** Definition shared by reads and writes. */
interface Definition {
  permission: OfficeCall['permission'];
  /** Schemas for path parameters that are not plain ids. */
  params?: Params;
  /** Entries of the query string, or its schema. @default none */
  query?: v.ObjectEntries | Schema;
  /** Entries of the answer, or its schema. */
  answer: v.ObjectEntries | Schema;
}

type Extra = 'stepUp' | 'quiet' | 'file' | 'raw' | 'multipart' | 'timeoutMs';

interface ReadDefinition extends Definition, Pick<OfficeCall, Extra> {}

interface WriteDefinition extends Definition, Pick<OfficeCall, Extra> {
  /** Entries of the body, which allows no others, or its schema. @default an empty object */
  body?: v.ObjectEntries | Schema;
}

type SchemaOf<Given> = Given extends Schema
  ? Given
  : Given extends v.ObjectEntries
    ? v.ObjectSchema<Given, undefined>
    : never;
type BodyOf<Given> = Given extends Schema
  ? Given
  : Given extends v.ObjectEntries
    ? ReturnType<typeof bodyOf<Given>>
    : typeof NoBody;

type RowOf<Path extends `/${string}`, D extends Definition> = ParamsOf<
  Path,
  D['params'] extends Params ? D['params'] : Record<never, never>
> &
  (D['query'] extends object ? { query: SchemaOf<D['query']> } : unknown) &
  Pick<D, Extract<keyof D, Extra | 'permission'>> & { path: Path; answer: SchemaOf<D['answer']> };

type ReadCall<Path extends `/${string}`, D extends ReadDefinition> = RowOf<Path, D> & {
  method: 'GET';
  reads: true;
};
type WriteCall<Path extends `/${string}`, D extends WriteDefinition> = RowOf<Path, D> & {
  method: 'POST';
  reads: false;
  body: BodyOf<D['body']>;
};

const isSchema = (given: v.ObjectEntries | Schema): given is Schema =>
  'kind' in given && given.kind === 'schema';

/* @__NO_SIDE_EFFECTS__ */
const schemaOf = (given: v.ObjectEntries | Schema) => (isSchema(given) ? given : v.object(given));

/* @__NO_SIDE_EFFECTS__ */
const strictSchemaOf = (given: v.ObjectEntries | Schema) => (isSchema(given) ? given : bodyOf(given));

/** Schema of the path parameters: an id for each name in braces, unless the call has its own schema. */
/* @__NO_SIDE_EFFECTS__ */
function paramsOf(path: string, own: Params = {}) {
  const names = path
    .split('{')
    .slice(1)
    .map((part) => part.slice(0, part.indexOf('}')));
  return names.length === 0
    ? {}
    : { params: v.object(Object.fromEntries(names.map((name) => [name, own[name] ?? PathId]))) };
}

/* @__NO_SIDE_EFFECTS__ */
const rowOf = (path: `/${string}`, { params, query, answer, ...rest }: Definition) => ({
  ...rest,
  path,
  answer: schemaOf(answer),
  ...paramsOf(path, params),
  ...(query && { query: schemaOf(query) }),
});

/**
 * Defines a call of the Office that reads: `GET` below `/office` of the API. Params follow from the path: `{reference}` in it is an id
 * that the handler gets as `params.reference`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function read<const Path extends `/${string}`, const D extends ReadDefinition>(
  path: Path,
  definition: D,
): ReadCall<Path, D>;
// The keys of the result depend on the definition’s type, so TypeScript cannot check an implementation against the overload.
export function read(path: `/${string}`, definition: ReadDefinition): object {
  return { ...rowOf(path, definition), method: 'GET', reads: true };
}

/** Defines a call of the Office that writes: `POST`, with a body that takes no other entries than these. */
/* @__NO_SIDE_EFFECTS__ */
export function write<const Path extends `/${string}`, const D extends WriteDefinition>(
  path: Path,
  definition: D,
): WriteCall<Path, D>;
export function write(path: `/${string}`, { body, ...definition }: WriteDefinition): object {
  return {
    ...rowOf(path, definition),
    method: 'POST',
    reads: false,
    body: body ? strictSchemaOf(body) : NoBody,
  };
}
