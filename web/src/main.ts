// The page begins here.
import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya/latin-800.css';
import '@fontsource/alegreya-sans/latin-400.css';
import '@fontsource/alegreya-sans/latin-500.css';
import '@fontsource/alegreya-sans/latin-700.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/frame.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followFrame } from './store/frame';

followFrame();
const target = document.getElementById('app');
if (target) mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');
