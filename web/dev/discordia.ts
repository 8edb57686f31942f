// Shows stored positions and scenes of Discordia without a server:
// ?fixture=…&theme=dark&lang=de&pane=city&seat=0, or ?scene=raid|shortage|year|legend&progress=0.5
import { mount } from 'svelte';
import '../src/styles/tokens.css';
import '../src/styles/materials.css';
import '../src/styles/base.css';
import '../src/styles/play.css';
import Discordia from './Discordia.svelte';

document.documentElement.dataset['theme'] =
  new URLSearchParams(location.search).get('theme') ?? 'light';
mount(Discordia, { target: document.getElementById('app')! });
