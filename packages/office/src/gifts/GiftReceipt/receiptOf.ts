/** A receipt, as a sheet shows it. */
interface Sheet {
  /** What it says, without the amount. */
  items: readonly { label: string; value: string; half?: boolean }[];
  amount: string;
  /** What the law asks to be said. */
  note: string;
}

const line = /^([^:]+):\s+(\S.*)$/;

/** Facts that are short enough to share a row. */
const short = ['Date', 'EIN'];

/** The lines of a receipt, "Label:  value" before an empty one and sentences after it, as a sheet. */
export function receiptOf(lines: readonly string[]): Sheet {
  const end = lines.indexOf('');
  const facts = (end < 0 ? lines : lines.slice(0, end)).flatMap((text) => {
    const [, label, value] = line.exec(text) ?? [];
    return label === undefined || value === undefined ? [] : [{ label, value }];
  });
  const halves = facts.filter(({ label }) => short.includes(label));
  const isPair = halves.length === short.length;
  const others = facts.filter(({ label }) => label !== 'Amount' && !short.includes(label));
  return {
    items: [...others, ...halves.map((half) => ({ ...half, half: isPair }))],
    amount: facts.find(({ label }) => label === 'Amount')?.value ?? '',
    note:
      end < 0
        ? ''
        : lines
            .slice(end + 1)
            .filter(Boolean)
            .join(' '),
  };
}
