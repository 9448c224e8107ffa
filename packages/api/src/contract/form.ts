import type { CallBody } from './call.ts';
import type { CallName, Calls } from './calls.ts';

/** Keys of a body that nobody types: the proof of a person, and how a program gives itself away. */
type Unasked = 'captchaToken' | 'homepage' | 'fillMs';

type Kind<Value> =
  NonNullable<Value> extends Blob
    ? 'file'
    : NonNullable<Value> extends string | number | boolean
      ? 'plain'
      : 'group';

/** What is typed into a body, a key inside a key with a dot between: `address.zip`. */
type FieldName<Body> = {
  [Key in keyof Body & string]-?: Key extends Unasked
    ? never
    : {
        file: never;
        plain: Key;
        group: `${Key}.${FieldName<NonNullable<Body[Key]>>}`;
      }[Kind<Body[Key]>];
}[keyof Body & string];

type Typed<Body, Name> = Name extends keyof Body
  ? NonNullable<Body[Name]>
  : Name extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Body
      ? Typed<NonNullable<Body[Key]>, Rest>
      : never
    : never;

type FileName<Body> = {
  [Key in keyof Body & string]-?: Kind<Body[Key]> extends 'file' ? Key : never;
}[keyof Body & string];

/**
 * One form of the site: the only list of its fields. Its values, the drafts, the summary's order, what a post without
 * JavaScript is read as and what it echoes are made of this. It does not compile while a key of the call's body is missing
 * from it, or one too many is here. No rules stand here: a page is shown without them.
 */
export interface Form<Name extends CallName = CallName, Body = CallBody<Calls[Name]>> {
  /** In front of the ids of its fields, and where drafts of it are kept. */
  name: string;
  /** The call that takes it. */
  call: Name;
  /** The page it stands on, which it is posted to without JavaScript. A `{name}` is a parameter of the call. */
  path: `/${string}`;
  /** Its fields in their order, each as nobody has begun it: a text is `''`, a tick `false`. */
  fields: { readonly [Field in FieldName<Body>]: boolean extends Typed<Body, Field> ? false : '' };
  /** The field that takes a file. */
  file?: FileName<Body>;
  /** For a refusal without words, and for no answer. */
  wording: { readonly failed: string; readonly errorOccurred: string };
}

/** Any form, for what works alike for all. */
export type AnyForm = Pick<Form, 'name' | 'call' | 'path' | 'wording'> & {
  fields: Readonly<Record<string, '' | false>>;
};

/** What stands in a form. */
export type ValuesOf<One extends AnyForm> = {
  readonly [Field in keyof One['fields']]: One['fields'][Field] extends string ? string : boolean;
};

/** The fields of a form, in their order. */
export const fieldNames = <Fields extends AnyForm['fields']>({ fields }: { fields: Fields }) =>
  Object.keys(fields).filter((name): name is Extract<keyof Fields, string> => name in fields);
