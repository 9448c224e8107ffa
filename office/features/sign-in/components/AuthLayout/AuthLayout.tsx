import { BrandMark, Steps } from '@banyan/ui/navigation';
import type { ReactNode } from 'react';
import * as styles from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  /** Title of the page, its `h1`. */
  title: ReactNode;
  /** Sentence below the title. */
  lede?: ReactNode;
  /** Current step of joining, 1 to 3. @default no steps */
  step?: 1 | 2 | 3;
  /** Content: a form, or recovery codes. */
  children: ReactNode;
}

const steps = ['You', 'Your passkey', 'Recovery codes'];

/** Layout of the pages before sign-in: joining, recovery codes, a lost passkey. Prints without its buttons. */
export function AuthLayout({ title, lede, step, children }: AuthLayoutProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <BrandMark className={styles.mark} />
          <h1 className={styles.title}>{title}</h1>
          {lede !== undefined && <p className={styles.lede}>{lede}</p>}
        </div>
        {step !== undefined && (
          <Steps steps={steps} current={step} label="Joining" className={styles.steps} />
        )}
        {children}
      </div>
    </main>
  );
}
