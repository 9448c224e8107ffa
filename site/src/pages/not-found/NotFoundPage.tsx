export function NotFoundPage() {
  return (
    <main id="main">
      <h1>404: This branch has not reached the ground</h1>
    </main>
  );
}
