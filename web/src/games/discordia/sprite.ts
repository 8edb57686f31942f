// The symbols of the pieces are put into the document once and used by reference.
import pieces from './pieces.svg?raw';
import './discordia.css';

export function ensure_sprite(): void {
  if (typeof document === 'undefined' || document.getElementById('di-sprite')) return;
  const holder = document.createElement('div');
  holder.id = 'di-sprite';
  holder.className = 'di-sprite';
  holder.innerHTML = pieces;
  document.body.append(holder);
}
