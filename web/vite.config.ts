import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { ahead } from './plugins/ahead';
import { offline } from './plugins/offline';
import { rules } from './plugins/rules';

export default defineConfig({
  plugins: [svelte(), rules(), ahead(), offline()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});
