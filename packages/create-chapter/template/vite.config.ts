import { chapter } from '@banyan/create-chapter/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Content and look of the site are set in chapter.json.
export default defineConfig({ plugins: [react(), chapter()] });
