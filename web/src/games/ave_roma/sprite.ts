// The symbols of the pieces are put into the document once and used by reference.
import pieces from './pieces.svg?raw';
import './ave_roma.css';

export function ensure_sprite(): void {
  if (typeof document === 'undefined' || document.getElementById('ar-sprite')) return;
  const holder = document.createElement('div');
  holder.id = 'ar-sprite';
  holder.className = 'ar-sprite';
  holder.innerHTML = pieces;
  document.body.append(holder);
}
