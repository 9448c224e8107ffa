import Widget from '@hcaptcha/react-hcaptcha';
import { useEffect, useRef } from 'react';
import type { WidgetProps } from '../provider.tsx';

/** Current color mode. The widget lives in a frame of its own, so the mode is passed to it. */
function modeInForce(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset.mode;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export interface HCaptchaProps extends WidgetProps {
  /** Public key of the site. */
  siteKey: string;
  /** URL of a script that replaces hCaptcha's: a fake in tests. */
  script: string | undefined;
}

/** hCaptcha, a third party. Needs a site key and a Content-Security-Policy that allows it. */
export function HCaptcha({
  siteKey,
  script,
  attach,
  onReady,
  onWorking,
  onVerified,
  onExpired,
  onClosed,
  onBroken,
}: HCaptchaProps) {
  const widget = useRef<Widget>(null);

  useEffect(() => {
    attach({ reset: () => widget.current?.resetCaptcha() });
    return () => attach(null);
  }, [attach]);

  return (
    <Widget
      ref={widget}
      sitekey={siteKey}
      theme={modeInForce()}
      sentry={false}
      reCaptchaCompat={false}
      {...(script ? { scriptSource: script } : {})}
      onLoad={onReady}
      onOpen={onWorking}
      onClose={onClosed}
      onVerify={(token) => onVerified(token)}
      onExpire={onExpired}
      onError={(reason) => {
        // Closing a puzzle is no connection error; the widget then waits for the next try.
        if (reason === 'challenge-closed' || reason === 'challenge-expired') onClosed();
        else onBroken();
      }}
    />
  );
}
