// The symbols of a game's pieces are put into the document once and used by reference.
import './pieces.css';

export function putSprite(prefix: string, pieces: string): void {
  const id = `${prefix}-sprite`;
  if (typeof document === 'undefined' || document.getElementById(id)) return;
  const holder = document.createElement('div');
  holder.id = id;
  holder.className = 'piece-sprite';
  holder.innerHTML = pieces;
  document.body.append(holder);
}
