import { contactForm } from './contact/form.ts';
import { eventRegistrationForm } from './events/registration-form.ts';
import type { AnyForm, ValuesOf } from './form.ts';
import { jobForm } from './jobs/form.ts';
import { storyForm } from './stories/form.ts';

/**
 * Forms that work without JavaScript. Only for the servers: a page imports just its own form, so that it does not load the others.
 */
export const forms = {
  contact: contactForm,
  eventRegistration: eventRegistrationForm,
  story: storyForm,
  job: jobForm,
} as const;

export type FormName = keyof typeof forms;
export type FormValues<Name extends FormName> = ValuesOf<(typeof forms)[Name]>;

const isFormName = (name: string): name is FormName => Object.hasOwn(forms, name);
const names = Object.keys(forms).filter(isFormName);

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Finds the form that is posted to a path, with the values of its `{name}` parameters. Returns `undefined` if there is none. */
export function formAt(pathname: string): { name: FormName; params: Record<string, string> } | undefined {
  const typed = pathname.split('/');
  for (const name of names) {
    const parts = forms[name].path.split('/');
    if (parts.length !== typed.length) continue;
    const params: Record<string, string> = {};
    const fits = parts.every((part, index) => {
      const there = typed[index] ?? '';
      if (!part.startsWith('{')) return part === there;
      const value = decoded(there);
      if (value) params[part.slice(1, -1)] = value;
      return Boolean(value);
    });
    if (fits) return { name, params };
  }
  return undefined;
}

function areValues<One extends AnyForm>({ fields }: One, values: object): values is ValuesOf<One> {
  return Object.entries(fields).every(([name, empty]) => typeof Object(values)[name] === typeof empty);
}

/** Reads the values of a posted form. @param read Returns the text of a field; `''` for one that was not sent. */
export function readValues<One extends AnyForm>(form: One, read: (name: string) => string): ValuesOf<One> {
  const values = Object.fromEntries(
    Object.entries(form.fields).map(([name, empty]) => [name, empty === '' ? read(name) : read(name) !== '']),
  );
  if (!areValues(form, values)) throw new Error(`The form ${form.name} was not read as it is defined.`);
  return values;
}
