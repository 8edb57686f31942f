// The symbols of the pieces are put into the document once and used by reference.
import pieces from './pieces.svg?raw';
import './carpe.css';

export function ensure_sprite(): void {
  if (typeof document === 'undefined' || document.getElementById('cd-sprite')) return;
  const holder = document.createElement('div');
  holder.id = 'cd-sprite';
  holder.className = 'cd-sprite';
  holder.innerHTML = pieces;
  document.body.append(holder);
}
