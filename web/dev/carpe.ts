// Shows stored positions of Carpe Diem without a server: ?fixture=…&theme=dark&lang=de&pane=city&seat=0
import { mount } from 'svelte';
import '../src/styles/tokens.css';
import '../src/styles/materials.css';
import '../src/styles/base.css';
import Harness from './Harness.svelte';

document.documentElement.dataset['theme'] =
  new URLSearchParams(location.search).get('theme') ?? 'light';
mount(Harness, { target: document.getElementById('app')! });
