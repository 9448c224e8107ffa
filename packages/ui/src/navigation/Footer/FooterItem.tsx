export interface FooterItem {
  label: string;
  /** Leave it out as long as there is no such page: the label is then text, never a dead link. */
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
