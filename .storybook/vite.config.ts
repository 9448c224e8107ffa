import { browsers } from '@banyan/ui/browsers';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { usedIcons } from './usedIcons.ts';

/** For Storybook and the story tests only; the site has its own. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), usedIcons()],
  build: { target: browsers, cssTarget: browsers },
  optimizeDeps: {
    /* Loaded lazily; if Vite found them late, it would reload the page in the middle of a test. */
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@banyan/ui > @radix-ui/react-dialog',
      '@banyan/ui > @radix-ui/react-tabs',
      '@banyan/ui > lucide',
      '@banyan/ui > sonner',
      '@banyan/forms > @hcaptcha/react-hcaptcha',
      '@banyan/forms > @paypal/react-paypal-js',
      '@banyan/forms > altcha-lib',
      '@banyan/forms > altcha-lib/algorithms/web/pbkdf2',
      '@banyan/forms > lucide',
      '@banyan/forms > valibot',
      '@banyan/office > lucide',
      '@banyan/office > qr',
    ],
    force: true,
  },
});
