export function NotFoundPage() {
  return (
    <div>
      <h1>404: This branch has not reached the ground</h1>
    </div>
  );
}
