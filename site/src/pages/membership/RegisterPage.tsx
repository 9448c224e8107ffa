export function RegisterPage() {
  return (
    <div>
      <h1>Membership registration</h1>
    </div>
  );
}
