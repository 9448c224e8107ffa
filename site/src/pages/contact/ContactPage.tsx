import { getRouteApi } from '@tanstack/react-router';
import { contact } from '../../content/contact.ts';

const route = getRouteApi('/contact');

export function ContactPage() {
  const { posted } = route.useLoaderData();
  return (
    <div>
      <h1>{contact.heading}</h1>
      <pre>{JSON.stringify(posted)}</pre>
      <form method="post">
        <input name="firstName" defaultValue={posted?.values.firstName} />
        <button type="submit">SUBMIT</button>
      </form>
    </div>
  );
}
