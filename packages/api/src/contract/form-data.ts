/**
 * Converts a body to `multipart/form-data`. Texts, numbers and booleans become texts, files stay files. `undefined` and `null` are
 * left out.
 */
export function formDataOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : name);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}
