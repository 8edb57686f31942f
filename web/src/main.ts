import '@fontsource/cinzel/latin-600.css';
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import './styles/tokens.css';
import './styles/materials.css';
import './styles/base.css';
import './styles/pictures.css';
import './styles/play.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { useLanguage } from './i18n/words.svelte';
import { settings } from './lib/settings.svelte';

// What is only beautiful comes after what is needed.
addEventListener('load', () => setTimeout(() => (document.documentElement.dataset['fine'] = '')));

// Words first: nothing is shown with keys in place of texts.
useLanguage(settings.language).then(() => mount(App, { target: document.getElementById('app')! }));
