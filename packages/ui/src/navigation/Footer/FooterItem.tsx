export interface FooterItem {
  label: string;
  /** Address of the page. Omit it while the page does not exist: the label is then text, never a dead link. */
  href?: string;
}

export function Item({ label, href, className }: FooterItem & { className: string | undefined }) {
  if (!href) return <span className={className}>{label}</span>;
  const elsewhere = /^https?:/.test(href) ? { rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...elsewhere} className={className}>
      {label}
    </a>
  );
}
