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
 * The fields of a form that fills a body: one for each key that somebody is asked for, with what stands in it before anybody
 * has begun: `''` or another text, or `false` for a tick. It does not compile while a key of the body is missing, or one too
 * many is here. No rules stand here: a page is shown without them.
 */
export type FieldsOf<Body, Text extends string = ''> = {
  readonly [Field in FieldName<Body>]: boolean extends Typed<Body, Field> ? false : Text;
};

/** What every form is made of: the only list of its fields. Its values, its drafts and the summary's order come from it. */
export interface FormDefinition<Body, Text extends string = ''> {
  /** In front of the ids of its fields, and where drafts of it are kept. */
  name: string;
  /** In their order. */
  fields: FieldsOf<Body, Text>;
  /** The fields that each of its steps asks, where it has several; `fields` is all of them together. */
  steps?: Readonly<Record<number, AnyFields>>;
}

/** A form that its page takes without JavaScript too: what a post is read as and what it echoes are made of this as well. */
export interface Form<Name extends CallName = CallName, Body = CallBody<Calls[Name]>>
  extends FormDefinition<Body> {
  /** The call that takes it. */
  call: Name;
  /** The page it stands on, which it is posted to without JavaScript. A `{name}` is a parameter of the call. */
  path: `/${string}`;
  /** The field that takes a file. */
  file?: FileName<Body>;
  /** For a refusal without words, and for no answer. */
  wording: { readonly failed: string; readonly errorOccurred: string };
}

/** Fields of any form, or of one of its steps. */
export type AnyFields = Readonly<Record<string, string | false>>;

/** Any form that is posted, for what works alike for all. */
export type AnyForm = Pick<Form, 'name' | 'call' | 'path' | 'wording'> & {
  fields: Readonly<Record<string, '' | false>>;
};

/** What stands in a form. */
export type ValuesOf<One extends { fields: AnyFields }> = {
  readonly [Field in keyof One['fields']]: One['fields'][Field] extends string ? string : boolean;
};

/** The names of a form's fields, or of a step's, in their order. */
export const fieldNames = <Fields extends AnyFields>(fields: Fields) =>
  Object.keys(fields).filter((name): name is Extract<keyof Fields, string> => name in fields);
