import { chapter } from '@banyan/create-chapter/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// What the site says and looks like stands in chapter.json.
export default defineConfig({ plugins: [react(), chapter()] });
