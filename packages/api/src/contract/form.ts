import type { CallBody } from './call.ts';
import type { CallName, Calls } from './calls.ts';

/** Keys of a body that nobody types: the human verification and the signs of a program. */
type Unasked = 'captchaToken' | 'homepage' | 'fillMs';

type Kind<Value> =
  NonNullable<Value> extends Blob
    ? 'file'
    : NonNullable<Value> extends string | number | boolean
      ? 'plain'
      : 'group';

/** Names of a body's typed fields. Nested keys are joined with a dot: `address.zip`. */
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
 * Fields of a form that fills a body, each with its initial value: `''` or another text, or `false` for a checkbox. Does not
 * compile if a key of the body is missing or one is added. Contains no validation rules, because a page is shown without them.
 */
export type FieldsOf<Body, Text extends string = ''> = {
  readonly [Field in FieldName<Body>]: boolean extends Typed<Body, Field> ? false : Text;
};

/** Definition of a form: the only list of its fields. Its values, its drafts and the order of its summary come from it. */
export interface FormDefinition<Body, Text extends string = ''> {
  /** Prefix of the ids of its fields and key of its drafts. */
  name: string;
  /** Fields in the order of the form. */
  fields: FieldsOf<Body, Text>;
  /** Fields of each step, if the form has several; `fields` is all of them together. */
  steps?: Readonly<Record<number, AnyFields>>;
}

/** Form that also works without JavaScript. The server reads and echoes a post from this definition. */
export interface Form<Name extends CallName = CallName, Body = CallBody<Calls[Name]>>
  extends FormDefinition<Body> {
  /** Name of the call that takes the form. */
  call: Name;
  /** Path of the form's page, which also takes its post without JavaScript. A `{name}` is a parameter of the call. */
  path: `/${string}`;
  /** Name of the file field. */
  file?: FileName<Body>;
  /** Messages for an error answer without a message, and for no answer. */
  wording: { readonly failed: string; readonly errorOccurred: string };
}

/** Fields of any form, or of one of its steps. */
export type AnyFields = Readonly<Record<string, string | false>>;

/** Any posted form, for code that works the same for all of them. */
export type AnyForm = Pick<Form, 'name' | 'call' | 'path' | 'wording'> & {
  fields: Readonly<Record<string, '' | false>>;
};

/** Values of a form. */
export type ValuesOf<One extends { fields: AnyFields }> = {
  readonly [Field in keyof One['fields']]: One['fields'][Field] extends string ? string : boolean;
};

/** Returns the names of a form's or a step's fields, in their order. */
export const fieldNames = <Fields extends AnyFields>(fields: Fields) =>
  Object.keys(fields).filter((name): name is Extract<keyof Fields, string> => name in fields);
