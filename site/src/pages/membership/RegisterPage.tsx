export function RegisterPage() {
  return (
    <main id="main">
      <h1>Membership registration</h1>
    </main>
  );
}
