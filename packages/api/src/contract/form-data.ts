/**
 * A body as `multipart/form-data`: texts, numbers and yes or no become texts, a file stays one, and what is empty or
 * absent and no text is left out.
 */
export function formDataOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value instanceof Blob) form.append(name, value, value instanceof File ? value.name : name);
    else if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}
