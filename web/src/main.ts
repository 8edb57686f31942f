import '@fontsource/cinzel/latin-600.css';
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import './styles/tokens.css';
import './styles/materials.css';
import './styles/base.css';
import './styles/pictures.css';
import { mount } from 'svelte';
import App from './App.svelte';
import './games/shared/pointer';
import { useLanguage } from './i18n/words.svelte';
import { settings } from './lib/settings.svelte';
import { keepPage } from './offline/update.svelte';

// A newer page stands at the server: this one's parts are gone. Whoever has just tried that gives up.
addEventListener('vite:preloadError', () => {
  const last = Number(sessionStorage['renewed'] ?? 0);
  sessionStorage['renewed'] = Date.now();
  if (Date.now() - last > 60_000) location.reload();
});

// What is only beautiful comes after what is needed.
addEventListener('load', () => setTimeout(() => (document.documentElement.dataset['fine'] = '')));

// Words first: nothing is shown with keys in place of texts.
useLanguage(settings.language).then(() => {
  const target = document.getElementById('app')!;
  target.replaceChildren();
  mount(App, { target });
});
// The page is kept for days without a network once nothing else is to do.
if (import.meta.env.PROD) addEventListener('load', () => setTimeout(() => void keepPage(), 2000));
