// Shows stored positions of Discordia without a server: ?fixture=…&theme=dark&lang=de&pane=city&seat=0
import { mount } from 'svelte';
import '../src/styles/tokens.css';
import '../src/styles/materials.css';
import '../src/styles/base.css';
import Discordia from './Discordia.svelte';

document.documentElement.dataset['theme'] =
  new URLSearchParams(location.search).get('theme') ?? 'light';
mount(Discordia, { target: document.getElementById('app')! });
